/* Myst: what the signs of the picture mean; only those that occur in it. */
#include "games/myst/draw.h"

static bool any_position(const struct myst_drawing *d, bool (*is)(const struct myst_drawing *, int))
{
    for (int position = 0; position < d->box->positions; position++)
        if (is(d, position))
            return true;
    return false;
}

static bool is_open(const struct myst_drawing *d, int position)
{
    return myst_is_open(d->s, position);
}

static bool is_covered(const struct myst_drawing *d, int position)
{
    int landmark = d->box->landmark_at[position];
    return landmark >= 0 && d->s->cover[landmark] >= 0;
}

static bool is_unknown(const struct myst_drawing *d, int position)
{
    return myst_visible(d, position) == UNKNOWN;
}

static bool has_switch(const struct myst_drawing *d, int position)
{
    return d->box->switches[myst_is_open(d->s, position) ? position : myst_piece_on(d->s, position)] > 0;
}

static bool may_place(const struct myst_drawing *d, int position)
{
    return d->s->phase == PHASE_PUZZLE && (d->may[0][position] || d->may[1][position]);
}

/* ---- samples ---------------------------------------------------------------------------------------------------- */

static void sample_cell(struct myst_drawing *d, struct paint paint)
{
    canvas_box(d->canvas, 5, 1, SAMPLE_WIDTH - 10, SAMPLE_HEIGHT - 2, paint);
}

static void sample_open(struct myst_drawing *d)
{
    if (myst_has_island(d))
        sample_cell(d, (struct paint){.fill = INK_LAND});
    sample_cell(d,
                (struct paint){.fill = myst_has_island(d) ? INK_VEIL : INK_PAPER, .line = INK_FAINT, .dashed = true});
}

static void sample_choice(struct myst_drawing *d)
{
    sample_open(d);
    for (int team = 0; team < TEAMS; team++)
        canvas_circle(d->canvas, 12 + 13 * team, 12, 5,
                      (struct paint){.fill = myst_ink(d, team), .line = INK_PLAIN, .texture = team});
}

static void sample_cover(struct myst_drawing *d)
{
    canvas_piece(d->canvas, 13, 11, 22, myst_ink(d, 1), "myst-key-piece");
    canvas_piece(d->canvas, 20, 14, 20, myst_ink(d, 0), "myst-key-piece");
}

static void sample_key(struct myst_drawing *d)
{
    canvas_circle(d->canvas, SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2, 11,
                  (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
}

static void say_team(struct myst_drawing *d, int team)
{
    char sign[] = {myst_letter(d, team), '\0'};
    canvas_legend(d->canvas, sign, "%s", d->match->names[team]);
    sample_cell(d, (struct paint){.fill = myst_pale(d, team), .line = INK_PLAIN, .texture = team});
    if (d->s->team[team].pawn < 0)
        return;
    char pawn[] = {'(', myst_capital(d, team), ')', '\0'};
    canvas_sign(d->canvas, pawn, "pawn of %s", d->match->names[team]);
}

static bool is_key(const struct myst_drawing *d, int position)
{
    return d->box->landmark_at[position] >= 0;
}

/* Signs that may occur on the board, and their explanations. The sample is a cell, or drawn by a function. */
static const struct sign {
    bool (*is)(const struct myst_drawing *, int);
    const char *sign, *says;
    void (*sample)(struct myst_drawing *);
    struct paint cell;
} signs[] = {
    {is_open, ".", "open", sample_open},
    {is_unknown, "?", "a piece; the record does not say whose", .cell = {.fill = INK_PAPER, .line = INK_PLAIN}},
    {may_place, ".x", "x may place a piece there", sample_choice},
    {is_key, NULL, "key position", sample_key},
    {is_covered, "x/y", "key piece of x on top of one of y", sample_cover},
    {myst_astray, "!", "a piece that belongs there", .cell = {.fill = INK_WHITE, .line = INK_RED, .width = 2}},
    {myst_may_walk, "+", "within reach", .cell = {.line = INK_PLAIN, .width = 3, .dashed = true}},
};
enum { SIGNS = sizeof signs / sizeof *signs };

void myst_say_legend(struct myst_drawing *d)
{
    for (int team = 0; team < TEAMS; team++)
        say_team(d, team);
    canvas_explain(d->canvas, NULL, "myst-pawn", myst_ink(d, 0), "pawn");
    canvas_explain(d->canvas, NULL, "myst-key-piece", myst_ink(d, 0), "key piece");
    canvas_explain(d->canvas, "*", "myst-first-key", INK_YELLOW, "first key piece");
    canvas_explain(d->canvas, any_position(d, has_switch) ? "'" : NULL, "myst-switch", INK_STONE, "marker switch");
    canvas_explain(d->canvas, NULL, "myst-card-back", INK_STONE, "card, not known");
    for (int i = 0; i < SIGNS; i++)
        if (any_position(d, signs[i].is)) {
            canvas_legend(d->canvas, signs[i].sign, "%s", signs[i].says);
            if (signs[i].sample)
                signs[i].sample(d);
            else
                sample_cell(d, signs[i].cell);
        }
    if (d->box->landmarks > 0) {
        canvas_legend(d->canvas, NULL, "points of a landmark, %s : %s", d->match->names[0], d->match->names[1]);
        canvas_label(d->canvas, SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2, LEAST_WRITING, INK_PLAIN, "5:0");
    }
}
