/* Mykerinos: `start` and `extend`; with two players `neutral-start` and `neutral-extend`, the optional second half of a
   turn. */
#include "games/mykerinos/mykerinos.h"

static bool is_neutral(int verb)
{
    return verb == VERB_NEUTRAL_START || verb == VERB_NEUTRAL_EXTEND;
}

static void test_neutral_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = myk_actor(h);
    if (s->neutral_play == actor)
        return;
    if (myk_is_assumed(s, ASSUMED_NEUTRAL_PLAY) && !s->acted && s->just_passed == NOBODY) {
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

static void after_neutral(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor;
    if (s->neutral_play != actor || h->match->house[HOUSE_NEUTRAL_PLAYS] == NEUTRAL_ANY)
        return;
    s->neutral_play = NOBODY;
    s->just_neutral = actor;
    s->neutral_at = here(h, 0);
}

static void sum_cubes(struct hearing *h, const char *kind, const char *from, int before)
{
    int count = items(h->move, 0);
    if (!h->sums)
        return;
    sum_up(h, "%s puts %d %scube%s on ", myk_actor(h), count, kind, plural(count));
    myk_sum_placed(h, 0, from, before, 0);
}

enum outcome myk_play_excavate(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int verb = h->move->verb, actor = h->move->actor;
    bool neutral = is_neutral(verb), start = verb == VERB_START || verb == VERB_NEUTRAL_START;
    int colour = neutral ? NEUTRAL : actor, before = neutral ? s->held[actor] : s->stock[actor];
    if (myk_enter(h, PHASE_EXCAVATION, NULL) == REFUSED)
        return REFUSED;
    if (neutral && h->match->seats > 2)
        return refuse(h, RULE_NEUTRAL_NONE, "a game with %d players has no neutral cubes", h->match->seats);
    if (myk_spaces_free(h, 0) == REFUSED || myk_cubes_reach(h, 0, colour, before) == REFUSED)
        return REFUSED;
    if (before == UNKNOWN)
        myk_ask(h, neutral ? RULE_NEUTRAL_STOCK : RULE_STOCK);
    myk_ask_pyramids(h);
    (neutral ? test_neutral_turn : myk_test_turn)(h);
    myk_test_size(h, 0, start);
    if (!start)
        myk_test_chain(h, EXTEND_SPACES, EXTEND_FROM, colour);
    myk_test_pyramid(h, 0);

    myk_put_cubes(h, 0, colour, neutral ? RULE_NEUTRAL_STOCK : start ? RULE_START_ONE : RULE_EXTEND_TWO);
    (neutral ? after_neutral : myk_after_action)(h);
    sum_cubes(h, neutral ? "neutral " : "", neutral ? "holds" : "stock", before);
    return STANDS;
}

bool myk_spell_extend(const struct match *match, const void *state, struct move *move)
{
    (void)match, (void)state;
    myk_leave_out(move, EXTEND_FROM);
    return true;
}

void myk_suggest_excavate(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myk_state *s = state;
    bool neutral = is_neutral(verb), start = verb == VERB_START || verb == VERB_NEUTRAL_START;
    for (int seat = 0; seat < match->seats; seat++) {
        const struct myk_way way = {seat, verb, NOBODY, 0, neutral ? NEUTRAL : seat, start ? 1 : 2, false, !start};
        bool may = neutral ? s->phase == PHASE_EXCAVATION && s->neutral_play == seat
                           : !s->last_action && myk_may_be_in_turn(s, seat);
        if (may && myk_at_least(neutral ? s->held[seat] : s->stock[seat], way.count))
            myk_suggest_cubes(s, &way, out);
    }
}
