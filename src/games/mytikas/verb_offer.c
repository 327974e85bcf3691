/* Mytikas: Offering tokens: taking them, and offering them to the gods. */
#include "games/mytikas/mytikas.h"

enum { OFFERS_LISTED = 99 };

static void take(struct hearing *h)
{
    int tokens = value_or(h->move, 0, 0), most = myt_box_of(h->match)->deity[ARES_CARD].amount;
    struct myt_deed deed = myt_deed_of(h->move);
    if (given(h->move, TAKE_WITH)) {
        myt_use_card(h, ARES_CARD, true);
        if (tokens > most)
            illegal(h, RULE_AMOUNT, "takes %d tokens with ares, who gives %d", tokens, most);
    } else
        myt_count_deed(h, &deed);

    myt_offerings(h, h->move->actor, tokens, RULE_AMOUNT);
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

static enum outcome test_offer(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0),
        have = s->seat[h->move->actor].offerings;
    if (tokens > have) {
        refuse(h, RULE_TOKENS, "offers %d token%s and has %d in reserve", tokens, tokens == 1 ? "" : "s", have);
        point_at(h, OFFER_TOKENS, -1);
        return REFUSED;
    }
    if (s->holder[card] != IN_LINE && (s->holder[card] < 0 || s->holder[card] >= h->match->seats))
        return refuse(h, RULE_CARD_GONE, "offers to %s, which does not lie face up", myt_card_names[card]);
    return STANDS;
}

static void test_card(struct hearing *h, int card, int tokens)
{
    const struct myt_state *s = h->state;
    int holder = s->holder[card];
    const char *name = myt_card_names[card];
    if (tokens == 0) {
        illegal(h, RULE_OFFER_NONE, "offers nothing to %s; at least 1 token is needed", name);
        point_at(h, OFFER_TOKENS, -1);
    }
    if (holder == IN_LINE || (holder == h->move->actor && !s->locked[card]))
        return;
    if (s->locked[card]) {
        if (holder == h->move->actor)
            illegal(h, RULE_FEED_LOCKED, "offers to %s, which is locked and holds no tokens", name);
        else
            illegal(h, RULE_SECURED, "steals %s, which %s has locked", name, myt_name_of(h, holder));
        because(h, s->locked_at[card], "here it was locked");
    } else if (tokens <= s->tokens[card]) {
        illegal(h, RULE_STEAL, "steals %s with %d; %s has %d on it, so it takes %d", name, tokens,
                myt_name_of(h, holder), s->tokens[card], s->tokens[card] + 1);
        point_at(h, OFFER_TOKENS, -1);
        because(h, s->received_at[card], "here that card was taken");
    }
}

static void offer(struct hearing *h)
{
    struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0), seat = h->move->actor,
        holder = s->holder[card];
    struct myt_deed deed = myt_deed_of(h->move);
    myt_count_deed(h, &deed);
    test_card(h, card, tokens);

    myt_offerings(h, seat, -tokens, RULE_OFFER_NONE);
    if (holder != seat) {
        if (holder >= 0)
            myt_offerings(h, holder, s->tokens[card], RULE_STEAL);
        s->tokens[card] = 0;
        s->holder[card] = seat;
        s->fresh[card] = true;
        s->received_at[card] = here(h, 0);
    }
    if (!s->locked[card])
        s->tokens[card] += tokens;
    myt_lock_all(h, card);
    myt_advise(h, FILLER_LOCKS, "locks.values", "the locks have the values of the box");
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
