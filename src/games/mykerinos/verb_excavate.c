/* Mykerinos: `start` and `extend`. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_play_excavate(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor, before = s->stock[actor];
    if (myk_enter(h, PHASE_EXCAVATION, NULL) == REFUSED || myk_spaces_free(h, 0) == REFUSED
        || myk_cubes_reach(h, 0, before) == REFUSED)
        return REFUSED;
    if (before == UNKNOWN)
        myk_ask(h, RULE_STOCK);
    myk_ask_pyramids(h);
    myk_test_turn(h);
    myk_test_placing(h, actor);

    myk_put_cubes(h, 0, actor, h->move->verb == VERB_START ? RULE_START_ONE : RULE_EXTEND_TWO);
    myk_after_action(h);
    myk_sum_cubes(h, "", "stock", before);
    return STANDS;
}

void myk_suggest_excavate(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    for (int seat = 0; seat < match->seats && !s->last_action; seat++)
        if (myk_may_be_in_turn(s, seat))
            myk_suggest_placing(s, seat, verb, seat, s->stock[seat], out);
}
