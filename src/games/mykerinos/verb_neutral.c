/* Mykerinos: two players: `neutral-start` and `neutral-extend`, the optional second half of a turn. */
#include "games/mykerinos/mykerinos.h"

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

enum outcome myk_play_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor, count = items(h->move, 0), held = s->held[actor];
    char owned[WORD_ROOM] = "none";
    if (myk_enter(h, PHASE_EXCAVATION, NULL) == REFUSED)
        return REFUSED;
    if (h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "a game with %d players has no neutral cubes", h->match->seats);
    if (myk_spaces_free(h, 0) == REFUSED
        || (held == UNKNOWN && myk_box_reaches(h, NEUTRAL, count, RULE_NEUTRAL_STOCK) == REFUSED))
        return REFUSED;
    if (held > 0)
        put_string(owned, sizeof owned, "only %d", held);
    if (!myk_at_least(held, count))
        return refuse(h, RULE_NEUTRAL_STOCK, "%s places %d neutral cube%s but holds %s", myk_actor(h), count,
                      plural(count), owned);
    if (held == UNKNOWN)
        myk_ask(h, RULE_NEUTRAL_STOCK);
    myk_ask_pyramids(h);
    test_turn(h);
    myk_test_placing(h, NEUTRAL);

    myk_put_cubes(h, 0, NEUTRAL, RULE_NEUTRAL_STOCK);
    myk_sum_cubes(h, "neutral ", "holds", held);
    if (s->neutral_play == actor && h->match->house[HOUSE_NEUTRAL_PLAYS] != NEUTRAL_ANY) {
        s->neutral_play = NOBODY;
        s->just_neutral = actor;
        s->neutral_at = here(h, 0);
    }
    return STANDS;
}

void myk_suggest_neutral(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    int actor = s->neutral_play;
    (void)match;
    if (s->phase == PHASE_EXCAVATION && actor != NOBODY)
        myk_suggest_placing(s, actor, verb, NEUTRAL, s->held[actor], out);
}
