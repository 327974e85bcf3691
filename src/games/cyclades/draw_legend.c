/* Cyclades: what the signs of the picture mean; only those that occur in it. */
#include "games/cyclades/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

static void explain(struct cyc_drawing *d, const char *sign, const char *piece, enum ink ink, const char *words)
{
    canvas_legend(d->canvas, sign, "%s", words);
    canvas_piece(d->canvas, middle.x, middle.y, CYC_UNIT, ink, "cyc-%s", piece);
}

/* Their cards show the discs. */
static void explain_players(struct cyc_drawing *d)
{
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {d->mark[seat], '\0'};
        canvas_sign(d->canvas, sign, "%s", d->match->names[seat]);
    }
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

static bool has_no_metropolis(const struct cyc_isle *isle)
{
    return !isle->metropolis;
}

static bool has_marker(const struct cyc_isle *isle)
{
    return isle->owner != NOBODY && isle->troops == 0;
}

static bool has_troops(const struct cyc_isle *isle)
{
    return isle->troops > 0;
}

/* Is a building of that type, or a free square (BUILDINGS), somewhere? */
static bool any_building(const struct cyc_drawing *d, int type)
{
    for (int isle = 0; isle < d->b->isles; isle++)
        if (type == BUILDINGS ? cyc_free_squares(d->b, d->s, isle) > 0 : d->s->isle[isle].building[type] > 0)
            return true;
    return false;
}

static bool any_fleet(const struct cyc_drawing *d)
{
    for (int sea = 0; sea < d->b->circles; sea++)
        if (d->s->sea[sea].fleets > 0)
            return true;
    return false;
}

static void explain_units(struct cyc_drawing *d)
{
    char fleet[] = {d->mark[0], '1', '\0'}, isle[] = {'#', d->mark[0], '#', '\0'};
    if (any_isle(d, has_troops))
        explain(d, NULL, "troop", cyc_seat_ink(0), "troops");
    if (any_fleet(d))
        explain(d, NULL, "fleet", cyc_seat_ink(0), "fleets");
    canvas_sign(d->canvas, fleet, "fleets of %c", d->mark[0]);
    canvas_sign(d->canvas, isle, "isle of %c", d->mark[0]);
    canvas_sign(d->canvas, ".", "sea");
    canvas_sign(d->canvas, "$", "sea with a horn");
    if (any_isle(d, has_marker))
        explain(d, NULL, "territory", cyc_seat_ink(0), "held without troops");
    for (int type = PORT; type < BUILDINGS; type++)
        if (any_building(d, type)) {
            char sign[] = {"PFTU"[type], '\0'};
            explain(d, sign, cyc_building_names[type], INK_STONE, cyc_building_names[type]);
        }
    if (any_isle(d, has_metropolis))
        explain(d, "M", "metropolis", cyc_seat_ink(0), "metropolis");
    if (any_building(d, BUILDINGS))
        canvas_sign(d->canvas, "_", "free square");
    if (any_isle(d, has_no_metropolis)) {
        canvas_legend(d->canvas, NULL, "place for a metropolis");
        canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
                   (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
    }
    explain(d, NULL, "horn", INK_YELLOW, "income");
    explain(d, NULL, "gold", INK_YELLOW, "gold");
    explain(d, NULL, "priest", cyc_seat_ink(0), "priests");
    explain(d, NULL, "philosopher", cyc_seat_ink(0), "philosophers");
    if (!any_building(d, TEMPLE))
        explain(d, NULL, "temple", INK_STONE, "temple");
}

static void explain_closed(struct cyc_drawing *d)
{
    canvas_legend(d->canvas, NULL, "closed sea");
    canvas_circle(d->canvas, middle.x, middle.y, 11, (struct paint){.fill = INK_SEA, .line = INK_FAINT});
    for (int side = -7; side <= 7; side += 14)
        canvas_line(d->canvas, (struct point){middle.x - 7, middle.y - side},
                    (struct point){middle.x + 7, middle.y + side}, (struct paint){.line = INK_FAINT, .width = 3});
}

void cyc_say_legend(struct cyc_drawing *d)
{
    bool polyphemus = d->s->figure[FIGURE_POLYPHEMUS].at != NOWHERE;
    explain_players(d);
    explain_units(d);
    for (int figure = 0; figure < FIGURES; figure++)
        if (d->s->figure[figure].at != NOWHERE)
            explain(d, cyc_figure_sign(figure), cyc_creature_names[cyc_figure_card[figure]], INK_STONE,
                    cyc_creature_titles[cyc_figure_card[figure]]);
    if (polyphemus)
        canvas_sign(d->canvas, "x", "closed sea");
    if (polyphemus || d->s->figure[FIGURE_KRAKEN].at != NOWHERE)
        explain_closed(d);
}
