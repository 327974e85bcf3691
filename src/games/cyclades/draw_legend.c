/* Cyclades: what the signs of the picture mean; only those that occur in it. */
#include "games/cyclades/draw.h"

static const struct point middle = {SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2};

/* Is there an isle without a metropolis? */
static bool any_site(const struct cyc_drawing *d)
{
    int isle = 0;
    while (isle < d->b->isles && d->s->isle[isle].metropolis)
        isle++;
    return isle < d->b->isles;
}

static bool any_free(const struct cyc_drawing *d)
{
    int isle = 0;
    while (isle < d->b->isles && cyc_free_squares(d->b, d->s, isle) <= 0)
        isle++;
    return isle < d->b->isles;
}

static void explain_pieces(struct cyc_drawing *d)
{
    enum ink own = cyc_seat_ink(0);
    const struct {
        const char *sign, *piece, *words;
        enum ink ink;
    } pieces[] = {{NULL, "cyc-troop", "troops", own},
                  {NULL, "cyc-fleet", "fleets", own},
                  {NULL, "cyc-territory", "held without troops", own},
                  {"P", "cyc-port", "port", INK_STONE},
                  {"F", "cyc-fortress", "fortress", INK_STONE},
                  {"T", "cyc-temple", "temple", INK_STONE},
                  {"U", "cyc-university", "university", INK_STONE},
                  {"M", "cyc-metropolis", "metropolis", own},
                  {NULL, "cyc-horn", "horn: income", INK_YELLOW},
                  {NULL, "cyc-gold", "gold", INK_YELLOW},
                  {NULL, "cyc-priest", "priests", own},
                  {NULL, "cyc-philosopher", "philosophers", own}};
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++)
        canvas_explain(d->canvas, pieces[i].sign, pieces[i].piece, pieces[i].ink, pieces[i].words);
    if (any_site(d)) {
        canvas_legend(d->canvas, NULL, "place for a metropolis");
        canvas_box(d->canvas, 4, 2, SAMPLE_WIDTH - 8, SAMPLE_HEIGHT - 4,
                   (struct paint){.fill = INK_PAPER, .line = INK_BLACK, .width = 2, .dashed = true});
    }
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
    /* A sign for each player in the text picture; in the drawn one the players' cards show their discs. */
    for (int seat = 0; seat < d->match->seats; seat++) {
        char sign[2] = {d->mark[seat], '\0'};
        canvas_sign(d->canvas, sign, "%s", d->match->names[seat]);
    }
    /* Signs of the text picture only. */
    char fleet[] = {d->mark[0], '1', '\0'}, isle[] = {'#', d->mark[0], '#', '\0'};
    canvas_sign(d->canvas, fleet, "fleets of %c", d->mark[0]);
    canvas_sign(d->canvas, isle, "isle of %c", d->mark[0]);
    canvas_sign(d->canvas, ".", "sea");
    canvas_sign(d->canvas, "$", "sea with a horn");
    if (any_free(d))
        canvas_sign(d->canvas, "_", "free square");
    explain_pieces(d);
    for (int figure = 0; figure < FIGURES; figure++)
        if (d->s->figure[figure].at != NOWHERE)
            canvas_explain(d->canvas, cyc_figure_sign(figure),
                           canvas_id(d->canvas, "cyc-%s", cyc_creature_names[cyc_figure_card[figure]]), INK_STONE,
                           cyc_creature_titles[cyc_figure_card[figure]]);
    if (polyphemus)
        canvas_sign(d->canvas, "x", "closed sea");
    if (polyphemus || d->s->figure[FIGURE_KRAKEN].at != NOWHERE)
        explain_closed(d);
}
