/* Mytikas: Offering tokens: taking them, and offering them to the gods. */

#include "base/words.h"
#include "games/mytikas/mytikas.h"

enum { OFFERS_LISTED = 99 };

/* How many of so many tokens taken with Ares are his own gift. */
static int gift_of_ares(const struct match *match, const struct move *move)
{
    int tokens = value_or(move, 0, 0), most = myt_box_of(match)->deity[ARES_CARD].amount;
    return !given(move, TAKE_WITH) ? 0 : tokens < most ? tokens : most;
}

/* "2 of 2 and 1 by ares: reserve 0 + 3 = 3" */
static void sum_up_take(struct hearing *h, enum myt_list list, int gift)
{
    const struct myt_state *s = h->state;
    int tokens = value_or(h->move, 0, 0), reserve = s->seat[h->move->actor].offerings, of = 0;
    char shown[SAYING] = "", given_by[SAYING] = "";
    if (!h->sums)
        return;
    if (tokens > gift) {
        int done = myt_count_steps(h->match, s, list, VERB_TAKE, &of);
        bool filler = assumed(h->match, "%s.amount", myt_action(h->match, s, list)->path);
        put_string(shown, sizeof shown, "%d of %d%s", done, of, filler ? "?" : "");
    }
    if (gift > 0)
        put_string(given_by, sizeof given_by, "%s%d by ares", tokens > gift ? " and " : "", gift);
    sum_up(h, "%s%s%s%s: reserve %d + %d = %d", shown, given_by, gift > 0 ? "" : " token", gift > 0 ? "" : plural(of),
           reserve - tokens, tokens, reserve);
}

static void take(struct hearing *h)
{
    int tokens = value_or(h->move, 0, 0), gift = gift_of_ares(h->match, h->move), objections = h->broken;
    struct myt_deed deed = myt_deed_of(h->move);
    enum myt_list list = IN_MAIN;
    deed.number = (short)(tokens - gift);
    if (given(h->move, TAKE_WITH))
        myt_use_card(h, ARES_CARD, (struct myt_use){.field = TAKE_WITH});
    if (deed.number > 0)
        list = myt_count_deed(h, &deed);
    if (given(h->move, TAKE_WITH))
        myt_note_try(h, objections);

    myt_reserve(h, h->move->actor, tokens, RULE_GETS_TOKENS);
    sum_up_take(h, list, gift);
}

enum outcome myt_play_take(struct hearing *h)
{
    static const struct myt_act act = {AT_STEP, NULL, NULL, take};
    return myt_play(h, &act);
}

void myt_suggest_take(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    struct myt_offer own = myt_offer_steps(match, s, to);
    if (own.seat == NONE)
        return;
    for (int tokens = 1; tokens <= DEEDS_IN_ACTION && myt_shows(match, s, TAKE_OFFERING); tokens++)
        myt_say(&own, verb, tokens);
    int gives = myt_usable(s, own.seat, ARES_CARD) ? myt_box_of(match)->deity[ARES_CARD].amount : 0;
    for (int tokens = 1; tokens <= gives; tokens++)
        myt_say_with(&own, verb, tokens, TAKE_WITH, ARES_CARD);
}

/* Of Ares only his own gift is listed; more is that and a step of the action in one. */
bool myt_spell_take(const struct match *match, const void *state, struct move *move)
{
    bool both = given(move, TAKE_WITH) && value_or(move, 0, 0) > gift_of_ares(match, move);
    return !both && myt_spell_plain(match, state, move);
}

static enum outcome test_offer(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0),
        have = s->seat[h->move->actor].offerings;
    if (tokens > have) {
        refuse(h, RULE_TOKENS, "%s offers %d token%s and has %d in the reserve", myt_actor(h), tokens, plural(tokens),
               have);
        point_at(h, OFFER_TOKENS, -1);
        return REFUSED;
    }
    if (s->holder[card] != IN_LINE && (s->holder[card] < 0 || s->holder[card] >= h->match->seats))
        return refuse(h, RULE_CARD_GONE, "%s offers to %s, which does not lie face up", myt_actor(h),
                      myt_card_titles[card]);
    return STANDS;
}

static void test_locked(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (s->holder[card] == h->move->actor)
        illegal(h, RULE_FEED_LOCKED, "%s offers to %s, which is locked and holds no tokens", myt_actor(h),
                myt_card_titles[card]);
    else
        illegal(h, RULE_SECURED, "%s steals %s, which %s has locked", myt_actor(h), myt_card_titles[card],
                myt_name_of(h, s->holder[card]));
    because(h, s->locked_at[card], "here it was locked");
}

static void test_card(struct hearing *h, int card, int tokens)
{
    const struct myt_state *s = h->state;
    int holder = s->holder[card], there = s->tokens[card];
    if (tokens == 0) {
        illegal(h, RULE_OFFER_NONE, "%s offers nothing to %s; at least 1 token is needed", myt_actor(h),
                myt_card_titles[card]);
        point_at(h, OFFER_TOKENS, -1);
    }
    if (s->locked[card])
        test_locked(h, card);
    else if (holder >= 0 && holder != h->move->actor && tokens <= there) {
        illegal(h, RULE_STEAL, "%s steals %s with %d against %s's %d: at least %d", myt_actor(h), myt_card_titles[card],
                tokens, myt_name_of(h, holder), there, there + 1);
        point_at(h, OFFER_TOKENS, -1);
        because(h, s->received_at[card], "here %s took that card", myt_name_of(h, holder));
    }
}

/* A locked card holds no tokens: they are gone, and so is the card where it was another's. */
static void sum_up_waste(struct hearing *h, int card, int tokens, const struct myt_state *before)
{
    int seat = h->move->actor, owner = before->holder[card], reserve = before->seat[seat].offerings;
    if (owner != seat)
        sum_up(h, "takes %s from %s", myt_card_names[card], myt_name_of(h, owner));
    sum_up(h, "%s is locked: the %d go%s to the supply; reserve %d - %d = %d", myt_card_names[card], tokens,
           tokens == 1 ? "es" : "", reserve, tokens, reserve - tokens);
}

/* What the offering does with the card; said before the Locks are looked at. */
static void sum_up_offer(struct hearing *h, int card, int tokens, const struct myt_state *before)
{
    const struct myt_state *s = h->state;
    int seat = h->move->actor, owner = before->holder[card], there = before->tokens[card],
        reserve = before->seat[seat].offerings;
    const char *name = myt_card_names[card];
    char least[SAYING] = "";
    if (tokens <= there)
        put_string(least, sizeof least, ": at least %d", there + 1);
    if (owner == IN_LINE)
        sum_up(h, "takes %s from the line with %d; reserve %d - %d = %d", name, tokens, reserve, tokens,
               reserve - tokens);
    else if (owner == seat)
        sum_up(h, "protects %s: %d + %d = %d; reserve %d - %d = %d", name, there, tokens, s->tokens[card], reserve,
               tokens, reserve - tokens);
    else
        sum_up(h,
               "steals %s with %d against %s's %d%s; %s takes back %d: reserve %d + %d = %d; %s's reserve %d - %d = %d",
               name, tokens, myt_name_of(h, owner), there, least, myt_name_of(h, owner), there,
               before->seat[owner].offerings, there, s->seat[owner].offerings, myt_name_of(h, seat), reserve, tokens,
               reserve - tokens);
}

static void offer(struct hearing *h)
{
    struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0), seat = h->move->actor;
    struct myt_deed deed = myt_deed_of(h->move);
    struct myt_state before;
    bool told = h->sums;
    if (told)
        before = *s;
    myt_count_deed(h, &deed);
    test_card(h, card, tokens);

    myt_reserve(h, seat, -tokens, RULE_PLACES_TOKENS);
    if (s->holder[card] != seat) {
        myt_hand_over(h, card, seat);
        s->fresh[card] = true;
        s->received_at[card] = here(h, 0);
    }
    if (!s->locked[card])
        myt_tokens(h, card, tokens, RULE_PLACES_TOKENS);
    if (told && s->locked[card])
        sum_up_waste(h, card, tokens, &before);
    else if (told)
        sum_up_offer(h, card, tokens, &before);
    myt_lock_all(h, card);
    myt_advise(h, FILLER_LOCKS, "locks.values", "the Locks have the values of the box");
}

enum outcome myt_play_offer(struct hearing *h)
{
    static const struct myt_act act = {AT_STEP, NULL, test_offer, offer};
    return myt_play(h, &act);
}

void myt_suggest_offer(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    struct myt_offer own = myt_offer_steps(match, s, to);
    if (own.seat == NONE || !myt_shows(match, s, MAKE_OFFERING))
        return;
    int most = s->seat[own.seat].offerings < OFFERS_LISTED ? s->seat[own.seat].offerings : OFFERS_LISTED;
    for (int card = 0; card < CARDS; card++) {
        int holder = s->holder[card];
        bool open = holder == IN_LINE || (holder >= 0 && holder < match->seats && !s->locked[card]);
        int least = open && holder >= 0 && holder != own.seat ? s->tokens[card] + 1 : 1;
        for (int tokens = least; open && tokens <= most; tokens++)
            myt_say_with(&own, verb, card, OFFER_TOKENS, tokens);
    }
}

bool myt_spell_offer(const struct match *match, const void *state, struct move *move)
{
    return value_or(move, OFFER_TOKENS, 0) <= OFFERS_LISTED && myt_spell_plain(match, state, move);
}
