/* Mykerinos: invariants of the state. What is false here is a bug, never a player's mistake. */
#include "games/mykerinos/mykerinos.h"

static bool turn_sound(const struct match *match, const struct myk_state *s)
{
    switch ((enum myk_phase)s->phase) {
    case PHASE_EXCAVATION:
        return (s->turn == NOBODY || (s->turn < match->seats && !myk_has_passed(s, s->turn)))
               && (!s->last_action || myk_unpassed(match, s) == 1);
    case PHASE_SURVEY:
        return myk_unpassed(match, s) == 0 && s->area >= 1 && s->area <= myk_areas_in(s->season)
               && myk_next_decision(match, s).owner < match->seats;
    default:
        return s->passes == 0 && s->area == 0 && s->done == 0 && s->turn == NOBODY;
    }
}

bool myk_invariant(const struct match *match, const void *state)
{
    const struct myk_state *s = state;
    bool sound = turn_sound(match, s);
    for (int colour = 0; colour < COLOURS; colour++) {
        struct myk_cubes cubes = myk_cubes_of(s, colour);
        int left = myk_box_of(match)->colour - cubes.sum;
        if (myk_plays(match, colour))
            sound &= s->reserve[colour] >= UNKNOWN && (cubes.unknown ? left >= 0 : left == 0);
    }
    for (int seat = 0; seat < match->seats; seat++) {
        sound &= s->stock[seat] >= UNKNOWN && s->held[seat] >= UNKNOWN && s->points[seat] >= UNKNOWN;
        for (int kind = 0; kind < KINDS; kind++)
            sound &= s->tilted[seat][kind] <= s->owned[seat][kind];
    }
    return sound;
}
