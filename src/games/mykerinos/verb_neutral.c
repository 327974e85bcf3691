/* Mykerinos: two players: `neutral-start` and `neutral-extend`, the optional second half of a turn. */
#include "games/mykerinos/mykerinos.h"

static enum outcome neutral_possible(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int count = items(h->move, 0), held = s->held[h->move->actor];
    if (myk_in_excavation(h) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "a game with %d players has no neutral cubes", h->match->seats);
    if (myk_spaces_free(h, 0) == REFUSED)
        return REFUSED;
    if (!myk_at_least(held, count))
        return refuse(h, RULE_NEUTRAL_STOCK, "%s places %d neutral cube%s but holds only %d",
                      h->match->names[h->move->actor], count, plural(count), held);
    if (held == UNKNOWN && myk_box_reaches(h, NEUTRAL, count, RULE_NEUTRAL_STOCK) == REFUSED)
        return REFUSED;
    if (held == UNKNOWN)
        myk_ask(h, RULE_NEUTRAL_STOCK);
    myk_ask_pyramids(h);
    return STANDS;
}

static void test_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = h->match->names[actor];
    if (s->neutral_play == actor)
        return;
    if (myk_is_assumed(s, ASSUMED_NEUTRAL_PLAY) && !s->acted_any) {
        doubtful(h, RULE_NEUTRAL_TURN, "%s has not just acted; neutral cubes may only follow an action", name);
        rests_on_table(h, "neutral-play");
    } else if (s->just_neutral == actor) {
        illegal(h, RULE_NEUTRAL_TURN, "%s has already placed neutral cubes in this turn", name);
        hangs_on(h, HOUSE_NEUTRAL_PLAYS, NEUTRAL_ANY);
        because(h, s->neutral_at, "placed here");
    } else if (s->just_passed == actor) {
        illegal(h, RULE_NEUTRAL_TURN, "%s has just passed; neutral cubes may only follow an action", name);
        hangs_on(h, HOUSE_NEUTRAL_WITH_PASS, ANSWER_ALLOW);
        because(h, s->passed_at[actor], "passed here");
    } else
        illegal(h, RULE_NEUTRAL_TURN, "%s has not just acted; neutral cubes may only follow an action", name);
    point_at_actor(h);
}

static void place_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, before = s->held[actor];
    myk_put_cubes(h, 0, NEUTRAL, RULE_NEUTRAL_STOCK);
    myk_sum_cubes(h, "neutral ", "holds", before);
    if (s->neutral_play != actor || h->match->house[HOUSE_NEUTRAL_PLAYS] == NEUTRAL_ANY)
        return;
    s->neutral_play = NOBODY;
    s->just_neutral = actor;
    s->neutral_at = here(h, 0);
}

enum outcome myk_play_neutral(struct hearing *h)
{
    bool start = h->move->verb == VERB_NEUTRAL_START;
    if (neutral_possible(h) == REFUSED)
        return REFUSED;
    test_turn(h);
    myk_test_size(h, 0, start);
    if (!start)
        myk_test_chain(h, 0, NEUTRAL);
    myk_test_pyramid(h, 0);

    place_neutral(h);
    return STANDS;
}

void myk_suggest_neutral(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int count = verb == VERB_NEUTRAL_START ? 1 : 2;
    const struct myk_way way = {s->neutral_play, verb, NOBODY, 0, NEUTRAL, count, false, verb == VERB_NEUTRAL_EXTEND};
    (void)match;
    if (s->phase == PHASE_EXCAVATION && s->neutral_play != NOBODY && myk_at_least(s->held[s->neutral_play], count))
        myk_suggest_cubes(s, &way, out);
}
