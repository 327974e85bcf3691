/* Cyclades: invariants of the state. What is false here is a bug, never a player's mistake. */
#include "games/cyclades/battle.h"
#include "games/cyclades/table.h"

static bool counts_sound(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    for (int seat = 0; seat < match->seats; seat++)
        if (s->gold[seat] < UNKNOWN || s->priests[seat] < UNKNOWN || s->philosophers[seat] < UNKNOWN)
            return false;
    for (int sea = 0; sea < b->circles; sea++)
        if (s->sea[sea].fleets < 0 || (s->sea[sea].fleets > 0) != (s->sea[sea].owner != NOBODY))
            return false;
    for (int i = 0; i < b->isles; i++) {
        const struct cyc_isle *isle = &s->isle[i];
        if (isle->troops < 0 || isle->used < 0)
            return false;
        for (int type = PORT; type < BUILDINGS; type++)
            if (isle->dotted[type] < 0)
                return false;
    }
    return true;
}

static bool markers_sound(const struct match *match, const struct cyc_state *s)
{
    if (s->phase == PHASE_ORDER || s->phase == PHASE_OVER)
        return true;
    int wanted = 0;
    for (int seat = 0; seat < match->seats; seat++)
        wanted += s->out[seat] ? 0 : cyc_box_of(match)->markers;
    return cyc_markers_to_place(s) + cyc_main_markers(s) + cyc_apollo_markers(s) == wanted && s->track_length == wanted;
}

static bool moment_sound(const struct match *match, const struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    if (s->phase != PHASE_ACTIONS)
        return s->turn.player == NOBODY && s->battle.at == NOWHERE && s->push == NOWHERE && s->redraw == 0;
    if (s->turn.player == NOBODY)
        return false;
    if (s->battle.at == NOWHERE)
        return true;
    return s->battle.units > 0 && cyc_defender_of(b, s) != s->battle.attacker
           && (cyc_defending_units(b, s) > 0 || cyc_minotaur_defends(b, s));
}

bool cyc_invariant(const struct match *match, const void *state)
{
    const struct cyc_state *s = state;
    struct hearing silent = {.match = match, .state = (struct cyc_state *)s};
    return counts_sound(match, s) && markers_sound(match, s) && moment_sound(match, s)
           && cyc_check_pieces(&silent, NULL);
}
