/* Myst: what is where, and what that allows. */
#include <string.h>

#include "games/myst/myst.h"

bool myst_in_supply(const struct match *match, const struct myst_state *s, int team, int piece)
{
    int landmark = myst_box_of(match)->landmark_at[piece];
    bool elsewhere = landmark >= 0 && (s->cover[landmark] == team || myst_is_aside(s, team, landmark));
    return !myst_is_used(s, team, piece) && !elsewhere;
}

int myst_where_lies(const struct myst_state *s, int team, int piece)
{
    int position = myst_lies_right(s, piece, team) ? piece : 0;
    while (s->spot[position].lies != TEAMS * piece + team)
        position++;
    return position;
}

void myst_lay_down(struct myst_state *s, int team, int piece, int position)
{
    s->spot[position].lies = (short)(TEAMS * piece + team);
    s->spot[piece].used |= (unsigned char)(1u << team);
    s->team[team].placed++;
    s->open--;
}

static bool key_lies_on(const struct myst_box *box, const struct myst_state *s, int position)
{
    return box->landmark_at[myst_piece_on(s, position)] >= 0;
}

void myst_note_first(const struct match *match, struct myst_state *s, int team, int position)
{
    const struct myst_box *box = myst_box_of(match);
    short *first = &s->team[team].first;
    if (*first == UNKNOWN)
        return;
    if (*first == NONE || (key_lies_on(box, s, position) && !key_lies_on(box, s, *first)))
        *first = (short)position;
}

bool myst_can_step(const struct match *match, const struct myst_state *s, int team)
{
    const struct myst_graph *graph = myst_touch(match);
    int pawn = s->team[team].pawn;
    for (int i = graph->from[pawn]; i < graph->from[pawn + 1]; i++)
        if (!myst_is_open(s, graph->near[i]) && graph->near[i] != s->team[myst_other(team)].pawn)
            return true;
    return false;
}

bool myst_beside(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                 int position)
{
    bool any = myst_answer(match, HOUSE_TOUCH_COLOUR, COLOUR_ANY);
    for (int i = graph->from[position]; i < graph->from[position + 1]; i++) {
        int owner = myst_owner(s, graph->near[i]);
        if (owner == team || (any && owner >= 0))
            return true;
    }
    return false;
}

bool myst_may_place(const struct match *match, const struct myst_graph *graph, const struct myst_state *s, int team,
                    int piece)
{
    return myst_is_open(s, piece) && myst_in_supply(match, s, team, piece) && myst_beside(match, graph, s, team, piece);
}

int myst_controls(const struct match *match, const struct myst_state *s, int landmark)
{
    int key = myst_box_of(match)->key[landmark];
    if (s->cover[landmark] != NOBODY)
        return s->cover[landmark];
    if (s->whose_unknown)
        return UNKNOWN;
    for (int team = 0; team < TEAMS; team++)
        if (myst_lies_right(s, key, team))
            return team;
    return NOBODY;
}

const char *myst_colour(const struct myst_state *s, int team)
{
    return (team == 0) == s->first_is_yellow ? "yellow" : "blue";
}

const char *myst_own_board(const struct match *match, const char *part)
{
    if (!assumed(match, "%s", part))
        return "";
    return same(part, "positions") ? "; if your board is different, write `box: {positions: ...}`"
                                   : "; if your board is different, write `box: {landmarks: ...}`";
}

enum outcome myst_is_space(struct hearing *h, int index)
{
    int position = item(h->move, 0, index > 0 ? index : 0);
    if (!myst_is_open(h->state, position))
        return STANDS;
    return refuse_at(h, 0, index, RULE_NO_PIECE, "there is no piece on %s, so a pawn cannot enter it",
                     myst_id(h, position));
}
