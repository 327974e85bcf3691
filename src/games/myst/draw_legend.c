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
    return landmark >= 0 && d->s->cover[landmark] != NOBODY;
}

static bool is_first(const struct myst_drawing *d, int position)
{
    return d->s->team[0].first == position || d->s->team[1].first == position;
}

static bool has_switch(const struct myst_drawing *d, int position)
{
    return d->box->switches[myst_is_open(d->s, position) ? position : myst_piece_on(d->s, position)] > 0;
}

static bool may_walk(const struct myst_drawing *d, int position)
{
    return d->s->phase == PHASE_EXPLORE && (d->may[0][position] || d->may[1][position]);
}

static bool may_place(const struct myst_drawing *d, int position)
{
    return d->s->phase == PHASE_PUZZLE && (d->may[0][position] || d->may[1][position]);
}

void myst_say_legend(struct myst_drawing *d)
{
    static const struct {
        bool (*is)(const struct myst_drawing *, int);
        const char *says;
    } signs[] = {
        {is_open, ".  open"},
        {may_place, ".x  open, and x may place there"},
        {is_first, "*  first key piece (a star)"},
        {has_switch, "'  marker switch (a dot)"},
        {is_covered, "x/y  a key piece of x on one of y (thick border)"},
        {myst_astray, "!  a piece that belongs elsewhere (in red)"},
        {may_walk, "+  within reach (hatched)"},
    };
    canvas_group(d->canvas, "legend", "what the signs mean");
    for (int team = 0; team < TEAMS; team++)
        if (d->s->team[team].pawn == NONE)
            canvas_say(d->canvas, INK_FAINT, "%c  %s", myst_letter(d, team), d->match->names[team]);
        else
            canvas_say(d->canvas, INK_FAINT, "%c  %s, pawn (%c)", myst_letter(d, team), d->match->names[team],
                       myst_capital(d, team));
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++)
        if (any_position(d, signs[i].is))
            canvas_say(d->canvas, INK_FAINT, "%s", signs[i].says);
}
