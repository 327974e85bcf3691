/* Myst: what lies where, and what that allows. */
#include "games/myst/state.h"

bool myst_in_supply(const struct match *match, const struct state *s, int team, int piece)
{
    int landmark = box_of(match)->landmark_at[piece];
    bool elsewhere = landmark >= 0 && (s->cover[landmark] == team || is_aside(s, team, landmark));
    return !is_used(s, team, piece) && !elsewhere;
}

void myst_lay_down(struct state *s, int team, int piece, int position)
{
    s->spot[position].lies = (short)(TEAMS * piece + team);
    s->spot[piece].used |= (unsigned char)(1u << team);
    s->team[team].placed++;
    s->open--;
}

bool myst_beside_own(const struct graph *graph, const struct state *s, int team, int position)
{
    for (int i = graph->from[position]; i < graph->from[position + 1]; i++)
        if (owner(s, graph->near[i]) == team)
            return true;
    return false;
}

bool myst_able(const struct match *match, const struct graph *graph, const struct state *s, int team)
{
    for (int position = 0; position < box_of(match)->positions; position++)
        if (is_open(s, position) && myst_in_supply(match, s, team, position)
            && myst_beside_own(graph, s, team, position))
            return true;
    return false;
}

int myst_controls(const struct match *match, const struct state *s, int landmark)
{
    int key = box_of(match)->key[landmark];
    if (s->cover[landmark] != NOBODY)
        return s->cover[landmark];
    for (int team = 0; team < TEAMS; team++)
        if (lies_right(s, key, team))
            return team;
    return NOBODY;
}

const char *myst_colour(const struct state *s, int team)
{
    return (team == 0) == s->first_is_yellow ? "yellow" : "blue";
}
