/* Cyclades: what the signs of the picture mean; only those that occur in it. */
#include "games/cyclades/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain_players(struct cyc_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {d->mark[seat], '\0'};
        canvas_legend(d->canvas, sign, "%s", d->match->names[seat]);
        canvas_box(d->canvas, 2, 2, SAMPLE_WIDTH - 4, SAMPLE_HEIGHT - 4,
                   (struct paint){.fill = cyc_seat_ink(seat), .line = INK_BLACK});
        canvas_label(d->canvas, middle.x, middle.y, LEAST_WRITING, INK_BLACK, "%s", sign);
    }
}

static void explain_units(struct cyc_drawing *d)
{
    const struct paint paper = {.fill = INK_WHITE, .line = INK_BLACK};
    canvas_legend(d->canvas, NULL, "troops");
    cyc_draw_shield(d, middle, paper, 2);
    canvas_legend(d->canvas, NULL, "fleets");
    cyc_draw_hull(d, (struct point){middle.x + 3, middle.y}, (struct paint){.fill = cyc_seat_ink(0), .line = INK_PLAIN},
                  1);
    char fleet[] = {d->mark[0], '1', '\0'}, isle[] = {'#', d->mark[0], '#', '\0'};
    canvas_sign(d->canvas, fleet, "fleets of %c", d->mark[0]);
    canvas_sign(d->canvas, isle, "isle of %c", d->mark[0]);
    canvas_sign(d->canvas, ".", "sea");
    canvas_sign(d->canvas, "$", "sea with a horn");
    canvas_legend(d->canvas, "P", "port, F fortress, T temple, U university");
    cyc_draw_square(d, middle, paper, 'P');
    canvas_sign(d->canvas, "_", "free square");
    canvas_legend(d->canvas, NULL, "place for a metropolis");
    canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
               (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
    canvas_legend(d->canvas, NULL, "horns");
    canvas_circle(d->canvas, middle.x, middle.y, 9, (struct paint){.fill = INK_YELLOW, .line = INK_BLACK});
}

static bool any_isle(const struct cyc_drawing *d, bool (*is)(const struct cyc_isle *))
{
    for (int isle = 0; isle < d->b->isles; isle++)
        if (is(&d->s->isle[isle]))
            return true;
    return false;
}

static bool has_metropolis(const struct cyc_isle *isle)
{
    return isle->metropolis;
}

static bool has_marker(const struct cyc_isle *isle)
{
    return isle->owner != NOBODY && isle->troops == 0;
}

static void explain_rare(struct cyc_drawing *d)
{
    if (any_isle(d, has_metropolis)) {
        canvas_legend(d->canvas, "M", "metropolis");
        canvas_box(d->canvas, 3, 2, 24, 20, (struct paint){.fill = INK_YELLOW, .line = INK_BLACK, .width = 2});
        canvas_label(d->canvas, middle.x, middle.y, 19, INK_BLACK, "M");
    }
    if (any_isle(d, has_marker)) {
        canvas_legend(d->canvas, NULL, "held by a territory marker");
        canvas_box(d->canvas, 2, 2, SAMPLE_WIDTH - 4, SAMPLE_HEIGHT - 4,
                   (struct paint){.fill = INK_STONE, .line = INK_BLACK, .hatched = true});
    }
    for (int figure = 0; figure < FIGURES; figure++)
        if (d->s->figure[figure].at != NOWHERE) {
            canvas_legend(d->canvas, cyc_figure_sign(figure), "%s", cyc_creature_titles[cyc_figure_card[figure]]);
            cyc_draw_tag(d, (struct point){middle.x, middle.y}, INK_BLACK, cyc_figure_sign(figure));
        }
    if (d->s->figure[FIGURE_POLYPHEMUS].at != NOWHERE)
        canvas_sign(d->canvas, "x", "closed sea");
    if (d->s->figure[FIGURE_POLYPHEMUS].at != NOWHERE || d->s->figure[FIGURE_KRAKEN].at != NOWHERE) {
        canvas_legend(d->canvas, NULL, "closed sea");
        canvas_circle(d->canvas, middle.x, middle.y, 11, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
        canvas_line(d->canvas, (struct point){8, 5}, (struct point){22, 19},
                    (struct paint){.line = INK_FAINT, .width = 3});
        canvas_line(d->canvas, (struct point){8, 19}, (struct point){22, 5},
                    (struct paint){.line = INK_FAINT, .width = 3});
    }
}

void cyc_say_legend(struct cyc_drawing *d)
{
    explain_players(d);
    explain_units(d);
    explain_rare(d);
}
