/* Mytikas: the ribbon, and the end of an action. */

#include "games/mytikas/mytikas.h"

static void test_bonus(struct hearing *h)
{
    struct myt_state *s = h->state;
    bool main_done = s->deeds[IN_MAIN].count > 0;
    const char *at = myt_area_titles[s->doing];
    int broken = h->broken, effect = myt_effect_used(s),
        fresh = myt_bonus_card(h->match, s, s->who, s->doing, myt_fresh),
        card = myt_bonus_card(h->match, s, s->who, s->doing, myt_usable);
    if (s->ribbon) {
        illegal(h, RULE_BONUS_TWICE, "%s begins a second bonus in this turn", myt_actor(h));
        because(h, s->bonus_at, "the first one began here");
    }
    bool usable = myt_bonus_usable(h, main_done);
    if (!usable && card == NONE) {
        /* Perhaps a card will give the bonus that was received in this turn. */
        illegal(h, RULE_BONUS_FAVOR, "%s uses the bonus of %s without a Favor of %s%s%s%s", myt_actor(h), at,
                myt_god_titles[myt_god_of(s->doing)], fresh == NONE ? "" : "; ",
                fresh == NONE ? "" : myt_card_titles[fresh],
                fresh == NONE ? "" : " cannot be used in the turn in which it was received");
        if (fresh != NONE)
            because(h, s->received_at[fresh], "received here");
    } else if (!usable) {
        illegal(h, RULE_BONUS_FAVOR, "%s uses the bonus of %s with %s, but skipped the main action", myt_actor(h), at,
                myt_card_titles[card]);
        hangs_on(h, HOUSE_CARD_BONUS, BONUS_ALONE);
    }
    if (!myt_main_performed(s) && effect != NONE) {
        illegal(h, RULE_CARD_WHEN, "%s belongs to the main action, which was skipped", myt_card_titles[effect]);
        because(h, s->used_at[effect], "that card was used here");
    }
    if (h->broken > broken)
        return;
    s->ribbon = true;
    if (!main_done)
        myt_test_dead_end(h, s->who);
}

void myt_give_up_slot(struct hearing *h)
{
    struct myt_state *s = h->state;
    const char *piece = myt_piece_titles[s->slot_piece];
    bool must = h->match->house[HOUSE_BUILD_BONUS] == BUILD_BONUS_MUST;
    char left[SAYING];
    if (!h->is_assumed && *myt_tell_left(h->match, s, left)) { /* what is assumed is said with the entry */
        report_finding(h, must ? RULING_ILLEGAL : RULING_NOTED, RULE_BUILD_BONUS,
                       "%s gives up what is left of the build bonus of the %s: %s", myt_actor(h), piece, left);
        because(h, s->seat[s->who].built_at[s->slot_piece][s->slot - 1], "built here");
        if (must) {
            hangs_on(h, HOUSE_BUILD_BONUS, BUILD_BONUS_MAY);
            rests_on(h, "%s", myt_action(h->match, s, IN_SLOT)->path);
        }
        sum_up(h, "%s of the %s not taken", left, piece);
    }
    s->slot_closed = s->slot > 0;
}

static enum outcome bonus(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    myt_announce(h, notes);
    if (s->who == s->turn)
        test_bonus(h);
    else {
        illegal(h, RULE_BONUS_FOLLOW, "%s uses the bonus while following %s", myt_actor(h), myt_name_of(h, s->turn));
        because(h, s->seat[s->who].followed_at, "the follow-up began here");
    }

    myt_give_up_slot(h);
    s->ribbon = true;
    s->bonus_at = here(h, 0);
    return STANDS;
}

const struct myt_act myt_act_bonus = {AT_STEP, NULL, bonus, myt_offer_word};

static enum outcome end(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    myt_announce(h, notes);
    if (!myt_may_end(s)) {
        illegal(h, RULE_NOTHING, "%s ends without doing anything at %s", myt_actor(h), myt_area_titles[s->doing]);
        because(h, s->who == s->turn ? s->seat[s->who].moved_at : s->seat[s->who].followed_at, "the action began here");
    }

    myt_give_up_slot(h);
    myt_end_part(s);
    s->unsaid_end = given(h->move, 0) ? 0 : h->entry + 1;
    if (!h->sums || h->is_assumed)
        return STANDS;
    char names[SAYING]; /* "ben, carl may follow", or "nobody can follow, so ben is next" */
    if (*myt_say_followers(h, 0, names))
        sum_up(h, "%s may follow", names);
    else if (!s->ending)
        sum_up(h, "nobody can follow, so %s is next", myt_name_of(h, myt_next_seat(h->match, s->turn)));
    return STANDS;
}

/* An `end` that was assumed may still be written, but is not listed. */
static bool spell_end(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match;
    return s->who == move->actor;
}

const struct myt_act myt_act_end = {AT_STEP, NULL, end, myt_offer_word, spell_end};
