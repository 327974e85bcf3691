/* Mytikas: the ribbon, and the end of an action. */
#include "games/mytikas/mytikas.h"

static void object_to_bonus(struct hearing *h)
{
    const struct myt_state *s = h->state;
    const char *area = myt_area_titles[s->doing], *god = myt_god_titles[myt_god_of(s->doing)];
    int card = myt_bonus_card(h->match, s, s->who, s->doing);
    if (card == NONE)
        illegal(h, RULE_BONUS_FAVOR, "takes the bonus of %s without a Favor of %s", area, god);
    else {
        illegal(h, RULE_BONUS_FAVOR, "takes the bonus of %s with %s, but not the main action", area,
                myt_card_titles[card]);
        hangs_on(h, HOUSE_CARD_BONUS, BONUS_ALONE);
    }
}

static void test_bonus(struct hearing *h)
{
    struct myt_state *s = h->state;
    bool main_done = s->main_deeds.count > 0;
    int broken = h->broken, effect = myt_effect_used(s);
    if (s->ribbon) {
        illegal(h, RULE_BONUS_TWICE, "begins a second bonus in this turn");
        because(h, s->bonus_at, "here the first one began");
    }
    if (!myt_bonus_usable(h->match, s, s->who, s->doing, main_done))
        object_to_bonus(h);
    if (!myt_main_performed(s) && effect != NONE) {
        illegal(h, RULE_CARD_WHEN, "the main action was left out, to which %s belongs", myt_card_titles[effect]);
        because(h, s->used_at[effect], "here that card was used");
    }
    if (h->broken > broken)
        return;
    s->ribbon = true;
    if (!main_done)
        myt_test_dead_end(h, s->who);
}

static void bonus(struct hearing *h)
{
    struct myt_state *s = h->state;
    if (s->who == s->turn)
        test_bonus(h);
    else {
        illegal(h, RULE_BONUS_FOLLOW, "takes the bonus while following %s", myt_name_of(h, s->turn));
        because(h, s->seat[s->who].followed_at, "here the follow-up began");
    }

    s->slot = 0;
    s->ribbon = true;
    s->bonus_at = here(h, 0);
}

enum outcome myt_play_bonus(struct hearing *h)
{
    static const struct myt_act act = {AT_STEP, NULL, NULL, bonus};
    return myt_play(h, &act);
}

void myt_suggest_bonus(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    struct myt_offer offer = myt_offer_steps(match, state, to);
    if (offer.seat != NONE)
        myt_say_word(&offer, verb);
}

static void end(struct hearing *h)
{
    struct myt_state *s = h->state;
    if (!myt_step_done(s) && !s->dead_end && s->tried == TRIED_NOTHING) {
        illegal(h, RULE_NOTHING, "ends without having done anything at %s", myt_area_titles[s->doing]);
        because(h, s->who == s->turn ? s->seat[s->who].moved_at : s->seat[s->who].followed_at, "here the action began");
    }

    myt_end_part(s);
    s->unsaid_end = given(h->move, 0) ? 0 : h->entry + 1;
}

enum outcome myt_play_end(struct hearing *h)
{
    static const struct myt_act act = {AT_STEP, NULL, NULL, end};
    return myt_play(h, &act);
}

void myt_suggest_end(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    struct myt_offer offer = myt_offer_steps(match, state, to);
    if (offer.seat != NONE)
        myt_say_word(&offer, verb);
}
