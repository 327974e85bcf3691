/* Myst: what the signs of the picture mean; only those that occur in it. */
#include "games/myst/draw.h"

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
    canvas_piece(d->canvas, 13, 11, 22, myst_ink(d, 1), "key-piece");
    canvas_piece(d->canvas, 20, 14, 20, myst_ink(d, 0), "key-piece");
}

static void sample_key(struct myst_drawing *d)
{
    canvas_circle(d->canvas, SAMPLE_WIDTH / 2, SAMPLE_HEIGHT / 2, 11,
                  (struct paint){.fill = INK_WHITE, .line = INK_BLACK});
}

static void say_team(struct myst_drawing *d, int team)
{
    canvas_legend(d->canvas, canvas_id(d->canvas, "%c", myst_letter(d, team)), "%s", d->match->names[team]);
    sample_cell(d, (struct paint){.fill = myst_pale(d, team), .line = INK_PLAIN, .texture = team});
    if (d->s->team[team].pawn >= 0)
        canvas_sign(d->canvas, canvas_id(d->canvas, "(%c)", myst_capital(d, team)), "pawn of %s",
                    d->match->names[team]);
}

/* Signs that may occur on the board, and their explanations. The sample is a cell, or drawn by a function. */
enum { SIGN_OPEN, SIGN_UNKNOWN, SIGN_PLACE, SIGN_KEY, SIGN_COVER, SIGN_ASTRAY, SIGN_WALK, SIGN_SWITCH, SIGNS };
static const struct sign {
    const char *sign, *says;
    void (*sample)(struct myst_drawing *);
    struct paint cell;
} signs[SIGN_SWITCH] = {
    [SIGN_OPEN] = {".", "open", sample_open},
    [SIGN_UNKNOWN] = {"?", "a piece; the record does not say whose", .cell = {.fill = INK_PAPER, .line = INK_PLAIN}},
    [SIGN_PLACE] = {".x", "x may place a piece there", sample_choice},
    [SIGN_KEY] = {NULL, "key position", sample_key},
    [SIGN_COVER] = {"x/y", "key piece of x on top of one of y", sample_cover},
    [SIGN_ASTRAY] = {"!", "a piece that belongs there", .cell = {.fill = INK_WHITE, .line = INK_RED, .width = 2}},
    [SIGN_WALK] = {"+", "within reach", .cell = {.line = INK_PLAIN, .width = 3, .dashed = true}},
};

static void find_signs(const struct myst_drawing *d, bool shown[SIGNS])
{
    const struct myst_state *s = d->s;
    for (int position = 0; position < d->box->positions; position++) {
        int landmark = d->box->landmark_at[position];
        bool open = myst_is_open(s, position), may = d->may[0][position] || d->may[1][position];
        shown[SIGN_OPEN] |= open;
        shown[SIGN_UNKNOWN] |= myst_visible(d, position) == UNKNOWN;
        shown[SIGN_PLACE] |= s->phase == PHASE_PUZZLE && may;
        shown[SIGN_KEY] |= landmark >= 0;
        shown[SIGN_COVER] |= landmark >= 0 && s->cover[landmark] >= 0;
        shown[SIGN_ASTRAY] |= myst_astray(d, position);
        shown[SIGN_WALK] |= s->phase == PHASE_EXPLORE && may;
        shown[SIGN_SWITCH] |= d->box->switches[open ? position : myst_piece_on(s, position)] > 0;
    }
}

void myst_say_legend(struct myst_drawing *d)
{
    bool shown[SIGNS] = {false};
    find_signs(d, shown);
    for (int team = 0; team < TEAMS; team++)
        say_team(d, team);
    canvas_explain(d->canvas, NULL, "pawn", myst_ink(d, 0), "pawn");
    canvas_explain(d->canvas, NULL, "key-piece", myst_ink(d, 0), "key piece");
    canvas_explain(d->canvas, "*", "first-key", INK_YELLOW, "first key piece");
    canvas_explain(d->canvas, shown[SIGN_SWITCH] ? "'" : NULL, "switch", INK_STONE, "marker switch");
    canvas_explain(d->canvas, NULL, "card-back", INK_STONE, "card, not known");
    for (int i = 0; i < SIGN_SWITCH; i++)
        if (shown[i]) {
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
