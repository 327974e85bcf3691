/* Myst: the picture of a position, and what its parts share. */
#include "games/myst/draw.h"

int myst_visible(const struct myst_drawing *d, int position)
{
    int landmark = d->box->landmark_at[position];
    bool covered = landmark >= 0 && d->s->cover[landmark] >= 0;
    return covered ? d->s->cover[landmark] : myst_owner(d->s, position);
}

enum ink myst_ink(const struct myst_drawing *d, int team)
{
    if (team < 0)
        return INK_PAPER;
    return myst_colour(d->s, team)[0] == 'b' ? INK_BLUE : INK_YELLOW;
}

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

char myst_letter(const struct myst_drawing *d, int team)
{
    if (team < 0)
        return '?';
    const char *name = d->match->names[team], *other = d->match->names[myst_other(team)];
    for (size_t i = 0; name[i] && other[i]; i++) {
        char mine = lower(name[i]), theirs = lower(other[i]);
        if (mine != theirs && mine >= 'a' && mine <= 'z' && theirs >= 'a' && theirs <= 'z')
            return mine;
    }
    return myst_colour(d->s, team)[0];
}

char myst_capital(const struct myst_drawing *d, int team)
{
    return (char)(myst_letter(d, team) - 'a' + 'A');
}

bool myst_astray(const struct myst_drawing *d, int position)
{
    return !myst_is_open(d->s, position) && myst_piece_on(d->s, position) != position;
}

struct myst_drawing myst_drawing_of(const struct match *match, const void *state, struct canvas *c)
{
    struct myst_drawing d = {.match = match, .s = state, .box = myst_box_of(match), .canvas = c};
    /* Boards drawn by coordinates may begin anywhere. */
    d.row = d.box->rows;
    d.col = d.box->cols;
    for (int position = 0; position < d.box->positions; position++) {
        d.row = d.box->row[position] < d.row ? d.box->row[position] : d.row;
        d.col = d.box->col[position] < d.col ? d.box->col[position] : d.col;
    }
    return d;
}

static void find_choices(struct myst_drawing *d, int team)
{
    if (d->s->phase == PHASE_EXPLORE && myst_next(d->match, d->s) >> team & 1)
        myst_walk_ends(d->match, d->s, team, d->may[team]);
    for (int position = 0; position < d->box->positions; position++) {
        if (d->s->phase == PHASE_PUZZLE)
            d->may[team][position] = myst_may_place(d->match, myst_touch(d->match), d->s, team, position);
        d->choices[team] += d->may[team][position];
    }
}

void myst_draw(const struct match *match, const void *state, struct canvas *c)
{
    struct myst_drawing d = myst_drawing_of(match, state, c);
    for (int team = 0; team < TEAMS; team++)
        find_choices(&d, team);
    myst_draw_cells(&d);
    myst_draw_glyphs(&d);
    myst_draw_teams(&d);
    myst_draw_landmarks(&d);
    myst_say_legend(&d);
    myst_say_panel(&d);
}
