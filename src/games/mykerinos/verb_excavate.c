/* Mykerinos: `start` and `extend`. */
#include "games/mykerinos/mykerinos.h"

static enum outcome placement_possible(struct hearing *h)
{
    const struct myk_state *s = h->state;

    if (myk_in_excavation(h) == REFUSED || myk_spaces_free(h, 0) == REFUSED
        || myk_cubes_reach(h, 0, s->stock[h->move->actor]) == REFUSED)
        return REFUSED;
    if (s->stock[h->move->actor] == UNKNOWN)
        myk_ask_stock(h);
    myk_ask_pyramids(h);
    return STANDS;
}

static enum outcome placed(struct hearing *h, enum myk_rule rule)
{
    const struct myk_state *s = h->state;
    int before = s->stock[h->move->actor];

    myk_put_cubes(h, 0, h->move->actor, rule);
    myk_after_action(h);
    myk_sum_cubes(h, "", "stock", before);
    return STANDS;
}

enum outcome myk_play_start(struct hearing *h)
{
    if (placement_possible(h) == REFUSED)
        return REFUSED;
    myk_test_turn(h);
    myk_test_start_one(h, 0);
    myk_test_pyramid(h, 0);

    return placed(h, RULE_START_ONE);
}

enum outcome myk_play_extend(struct hearing *h)
{
    if (placement_possible(h) == REFUSED)
        return REFUSED;
    myk_test_turn(h);
    myk_test_extend_two(h, 0);
    myk_test_chain(h, 0, h->move->actor);
    myk_test_pyramid(h, 0);

    return placed(h, RULE_EXTEND_TWO);
}

/* Suggests `count` cubes for the player in turn, unless the last action has been used. */
static void suggest_action(const struct match *match, const struct myk_state *s, int verb, int count, bool beside,
                           struct suggestions *out)
{
    for (int seat = 0; seat < match->seats && !s->last_action; seat++) {
        const struct myk_way way = {seat, verb, NOBODY, 0, seat, count, false, beside};
        if (myk_may_be_in_turn(match, s, seat) && myk_at_least(s->stock[seat], count))
            myk_suggest_cubes(s, &way, out);
    }
}

void myk_suggest_start(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    suggest_action(match, state, verb, 1, false, out);
}

void myk_suggest_extend(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    suggest_action(match, state, verb, 2, true, out);
}
