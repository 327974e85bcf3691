/* Mykerinos: `start` and `extend`. */
#include "games/mykerinos/mykerinos.h"

enum outcome myk_play_excavate(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor, before = s->stock[actor];
    bool start = h->move->verb == VERB_START;
    if (myk_in_excavation(h) == REFUSED || myk_spaces_free(h, 0) == REFUSED || myk_cubes_reach(h, 0, before) == REFUSED)
        return REFUSED;
    if (before == UNKNOWN)
        myk_ask(h, RULE_STOCK);
    myk_ask_pyramids(h);
    myk_test_turn(h);
    myk_test_size(h, 0, start);
    if (!start)
        myk_test_chain(h, 0, actor);
    myk_test_pyramid(h, 0);

    myk_put_cubes(h, 0, actor, start ? RULE_START_ONE : RULE_EXTEND_TWO);
    myk_after_action(h);
    myk_sum_cubes(h, "", "stock", before);
    return STANDS;
}

void myk_suggest_excavate(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int count = verb == VERB_START ? 1 : 2;
    for (int seat = 0; seat < match->seats && !s->last_action; seat++) {
        const struct myk_way way = {seat, verb, NOBODY, 0, seat, count, false, verb == VERB_EXTEND};
        if (myk_may_be_in_turn(match, s, seat) && myk_at_least(s->stock[seat], count))
            myk_suggest_cubes(s, &way, out);
    }
}
