/* Mytikas: following the active player, and passing. */
#include <string.h>

#include "games/mytikas/mytikas.h"

/* The area of a follow-up: as written, or that of the turn; NONE with two players, who must name it. */
static int area_of(const struct match *match, const struct myt_state *s, const struct move *move)
{
    return value_or(move, 0, match->seats > 2 ? s->area : NONE);
}

/* A player who has passed cannot follow, nor after a player who sits later. */
static void test_follower(struct hearing *h, int area)
{
    const struct myt_state *s = h->state;
    int seat = h->move->actor, later = myt_next_seat(h->match, seat);
    while (later != s->turn && !(s->followed >> later & 1))
        later = myt_next_seat(h->match, later);
    if (!myt_follows_in(h->match, s, area)) {
        illegal(h, RULE_FOLLOW_AREA, "%s follows at %s, but %s went to %s", myt_actor(h), myt_area_titles[area],
                myt_name_of(h, s->turn), myt_area_titles[s->area]);
        because(h, s->seat[s->turn].moved_at, "%s went there here", myt_name_of(h, s->turn));
    }
    if (s->followed >> seat & 1) {
        illegal(h, RULE_FOLLOW_TWICE, "%s follows a second time in this turn", myt_actor(h));
        because(h, s->seat[seat].followed_at, "the first follow-up is here");
    } else if (s->passed >> seat & 1) {
        illegal(h, RULE_FOLLOW_ORDER,
                later == s->turn ? "%s follows after passing" : "%s follows after %s, who is later in player order",
                myt_actor(h), myt_name_of(h, later));
        if (later != s->turn)
            because(h, s->seat[later].followed_at, "%s followed here", myt_name_of(h, later));
        because(h, s->passed_at[seat], "%s passed here", myt_actor(h));
    }
    if (h->match->house[HOUSE_FOLLOW_SKIPPED] == SKIPPED_FORBID && s->skipped) {
        illegal(h, RULE_FOLLOW_SKIPPED, "%s follows a main action that %s skipped", myt_actor(h),
                myt_name_of(h, s->turn));
        because(h, s->seat[s->turn].moved_at, "%s went there here", myt_name_of(h, s->turn));
        hangs_on(h, HOUSE_FOLLOW_SKIPPED, SKIPPED_ALLOW);
    }
}

/* The follow-up shows that the latest card was turned up too early. */
static void test_reveal(struct hearing *h)
{
    struct myt_state *s = h->state;
    if (!s->revealed)
        return;
    const char *card = "a card";
    for (int c = 0; c < CARDS && s->revealed_at.line > 0; c++)
        if (memcmp(&s->received_at[c], &s->revealed_at, sizeof s->revealed_at) == 0)
            card = myt_card_names[c];
    illegal(h, RULE_REVEAL, "%s was turned up before %s followed", card, myt_actor(h));
    because(h, s->revealed_at, "turned up here");
    s->revealed = false;
}

void myt_pass_over(const struct match *match, struct myt_state *s, int follower)
{
    for (int seat = myt_next_seat(match, s->turn); seat != follower; seat = myt_next_seat(match, seat))
        if (!(s->followed >> seat & 1))
            s->passed |= 1u << seat;
}

/* "pays a zeus Favor: 1 - 1 = 0, pile 2 + 1 = 3". Call after it is paid. */
static void sum_up_payment(struct hearing *h, int area, int pay)
{
    const struct myt_state *s = h->state;
    const struct myt_seat *seat = &s->seat[h->move->actor];
    char own[SUM], pile[SUM];
    if (pay == PAY_OFFERING)
        sum_up(h, "pays 1 token (zeus): reserve %s", myt_say_reserve(h, h->move->actor, -1, own));
    else
        sum_up(h, "pays a %s Favor%s: %s, pile %s", myt_god_names[pay], pay == myt_god_of(area) ? "" : " (poseidon)",
               myt_say_sum(own, seat->unknown & NO_FAVORS, seat->favors[pay], -1),
               myt_say_sum(pile, myt_lacking(h->match, s, NO_FAVORS), myt_pile(h->match, s, pay), 1));
}

static enum outcome follow(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int area = area_of(h->match, s, h->move), god = myt_god_of(s->area), seat = h->move->actor;
    if (area == NONE)
        return misread(h, "with two players, `follow` needs an area: %s or %s", myt_area_names[2 * god],
                       myt_area_names[2 * god + 1]);
    int pay = value_or(h->move, FOLLOW_PAY, myt_god_of(area));
    char help[SAYING];
    bool token = pay == PAY_OFFERING, untold = myt_unknown(s, seat, token ? NO_RESERVE : NO_FAVORS);
    if (token && s->seat[seat].offerings == 0 && !untold)
        return refuse_at(h, FOLLOW_PAY, -1, RULE_TOKENS, "%s pays an Offering token but has none in the reserve%s",
                         myt_actor(h), myt_would_help(h, help));
    if (!token && s->seat[seat].favors[pay] == 0 && !untold)
        return refuse_at(h, FOLLOW_PAY, -1, RULE_FAVOR_NONE, "%s pays a Favor of %s but has none%s", myt_actor(h),
                         myt_god_titles[pay], myt_would_help(h, help));
    myt_announce(h, notes);
    test_follower(h, area);
    test_reveal(h);
    if (untold)
        myt_need(h, token ? RULE_TOKENS : RULE_FAVOR_NONE, token ? FACT_RESERVE : FACT_FAVORS, seat);
    if (pay != myt_god_of(area))
        myt_pay_by_card(h, token ? ZEUS_CARD : POSEIDON_CARD);

    if (token)
        myt_reserve(h, seat, -1, RULE_PAYS_FOLLOW);
    else
        myt_favor_of_pile(h, seat, pay, -1, RULE_PAYS_FOLLOW);
    sum_up_payment(h, area, pay);
    myt_pass_over(h->match, s, seat);
    s->seat[seat].followed_at = here(h, 0);
    myt_begin_performing(s, seat, area);
    myt_test_dead_end(h, seat);
    s->dead_at = s->dead_end ? h->entry : 0;
    return STANDS;
}

static void offer_follow(const struct myt_offer *to)
{
    for (int area = 0; area < AREAS; area++)
        for (int pay = 0; myt_follows_in(to->match, to->s, area) && pay <= PAY_OFFERING; pay++) {
            bool own = pay == myt_god_of(area);
            if (!own || to->s->seat[to->seat].favors[pay] > 0 || myt_unknown(to->s, to->seat, NO_FAVORS))
                suggest_entry(to->to, to->seat, VERB_FOLLOW, {0, area}, {FOLLOW_PAY, own ? NO_VALUE : pay});
        }
}

static bool spell_follow(const struct match *match, const struct myt_state *s, struct move *move)
{
    int area = area_of(match, s, move), pay = value_or(move, FOLLOW_PAY, NONE);
    if (area == NONE)
        return false;
    bool written = pay != NONE && pay != myt_god_of(area);
    *move = MOVE_WITH(move->actor, move->verb, {0, area}, {FOLLOW_PAY, written ? pay : NO_VALUE});
    return true;
}

const struct myt_act myt_act_follow = {AT_FOLLOW, NULL, follow, offer_follow, spell_follow};

static enum outcome pass(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    myt_announce(h, notes);
    if (s->phase == FOLLOWING && !((s->followed | s->passed) >> h->move->actor & 1)) {
        s->passed |= 1u << h->move->actor;
        s->passed_at[h->move->actor] = here(h, 0);
    }
    return STANDS;
}

/* A pass of a player who cannot follow now is accepted, but not listed. */
static bool spell_pass(const struct match *match, const struct myt_state *s, struct move *move)
{
    return s->phase == FOLLOWING && s->who == NONE && myt_may_follow(match, s) >> move->actor & 1;
}

const struct myt_act myt_act_pass = {AT_PASS, NULL, pass, myt_offer_word, spell_pass};
