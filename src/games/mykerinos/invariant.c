/* Mykerinos: invariants of the state. What is false here is a bug, never a player's mistake. */
#include "games/mykerinos/mykerinos.h"

static void add(int cubes, int *sum, bool *known)
{
    *known = *known && cubes != UNKNOWN;
    *sum += cubes == UNKNOWN ? 0 : cubes;
}

/* Do the cubes of a colour sum to those of the box, as far as they are known? */
static bool colour_whole(const struct match *match, const struct myk_state *s, int colour)
{
    int cubes = 0, whole = myk_box_of(match)->colour;
    bool known = true;
    add(s->reserve[colour], &cubes, &known);
    for (int space = 0; space < SPACES; space++)
        cubes += s->cube[space] == colour;
    for (int room = 0; room < ROOMS; room++)
        cubes += s->room[room] == colour;
    for (int seat = 0; seat < match->seats; seat++)
        add(colour == NEUTRAL ? s->held[seat] : seat == colour ? s->stock[seat] : 0, &cubes, &known);
    return s->reserve[colour] >= UNKNOWN && (known ? cubes == whole : cubes <= whole);
}

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

static bool early_sound(const struct myk_state *s)
{
    for (int area = 1; area <= AREAS; area++)
        if (s->early[area] && (s->phase != PHASE_SURVEY || area <= s->area))
            return false;
    return true;
}

bool myk_invariant(const struct match *match, const void *state)
{
    const struct myk_state *s = state;
    for (int colour = 0; colour < COLOURS; colour++)
        if ((colour < match->seats || (colour == NEUTRAL && match->seats == 2)) && !colour_whole(match, s, colour))
            return false;
    for (int seat = 0; seat < match->seats; seat++) {
        if (s->stock[seat] < UNKNOWN || s->held[seat] < UNKNOWN || s->points[seat] < UNKNOWN)
            return false;
        for (int kind = 0; kind < KINDS; kind++)
            if (s->tilted[seat][kind] > s->owned[seat][kind])
                return false;
    }
    return turn_sound(match, s) && early_sound(s);
}
