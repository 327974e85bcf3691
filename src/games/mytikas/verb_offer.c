/* Mytikas: Offering tokens: taking them, and offering them to the gods. */
#include "games/mytikas/mytikas.h"

enum { OFFERS_LISTED = 99 };

/* How many of the tokens taken come from Ares. */
static int gift_of_ares(const struct match *match, const struct move *move)
{
    int tokens = value_or(move, 0, 0), most = myt_box_of(match)->deity[ARES_CARD].amount;
    return !given(move, TAKE_WITH) ? 0 : tokens < most ? tokens : most;
}

/* "2 of 2 and 1 by ares: reserve 0 + 3 = 3" */
static enum outcome take(struct hearing *h, struct myt_notes *notes)
{
    int tokens = value_or(h->move, 0, 0), gift = gift_of_ares(h->match, h->move), of = 0;
    struct myt_deed deed = myt_deed_of(h->move);
    enum myt_list list = IN_MAIN;
    deed.number = (short)(tokens - gift);
    myt_announce(h, notes);
    if (given(h->move, TAKE_WITH))
        myt_use_card(h, ARES_CARD, (struct myt_use){.field = TAKE_WITH});
    if (deed.number > 0)
        list = myt_count_deed(h, &deed);

    myt_reserve(h, h->move->actor, tokens, RULE_GETS_TOKENS);
    if (!h->sums)
        return STANDS;
    char shown[SAYING] = "", given_by[SAYING] = "", reserve[SUM];
    if (tokens > gift) {
        int done = myt_count_steps(h->match, h->state, list, VERB_TAKE, &of);
        bool doubt = assumed(h->match, "%s.amount", myt_action(h->match, h->state, list)->path);
        put_string(shown, sizeof shown, "%d of %d%s", done, of, doubt ? "?" : "");
    }
    if (gift > 0)
        put_string(given_by, sizeof given_by, "%s%d by ares", tokens > gift ? " and " : "", gift);
    sum_up(h, "%s%s%s%s: reserve %s", shown, given_by, gift > 0 ? "" : " token", gift > 0 ? "" : plural(of),
           myt_say_reserve(h, h->move->actor, tokens, reserve));
    return STANDS;
}

static void offer_take(const struct myt_offer *to)
{
    for (int tokens = 1; tokens <= DEEDS_IN_ACTION; tokens++) {
        struct move take = MOVE_WITH(to->seat, VERB_TAKE, {0, tokens});
        if (myt_fits(to->match, to->s, &take))
            suggest_move(to->to, &take);
    }
    int gives = myt_usable(to->s, to->seat, ARES_CARD) ? myt_box_of(to->match)->deity[ARES_CARD].amount : 0;
    for (int tokens = 1; tokens <= gives; tokens++)
        suggest_entry(to->to, to->seat, VERB_TAKE, {0, tokens}, {TAKE_WITH, ARES_CARD});
}

/* With Ares only his own gift is listed. More tokens combine his gift with a step of the action. */
static bool spell_take(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)s;
    return !given(move, TAKE_WITH) || value_or(move, 0, 0) <= gift_of_ares(match, move);
}

const struct myt_act myt_act_take = {AT_STEP, NULL, take, offer_take, spell_take};

/* Refuses a card that is not face up. One of unknown place may be in the line, or with a player whose cards are
   unknown. */
static enum outcome test_place(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    bool open =
        s->holder[card] == IN_LINE || myt_is_held(s, card) || (s->holder[card] == IN_DECK && s->open & LINE_OPEN);
    for (int seat = 0; seat < h->match->seats; seat++)
        open = open || myt_may_hold(s, seat, card);
    return open ? STANDS
                : refuse(h, RULE_CARD_GONE, "%s offers to %s, which is not face up", myt_actor(h),
                         myt_card_titles[card]);
}

/* Asks for unknown facts that the offering needs: the reserve, the place of the card, its tokens. */
static void need_offer(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (myt_unknown(s, h->move->actor, NO_RESERVE))
        myt_need(h, RULE_TOKENS, FACT_RESERVE, h->move->actor);
    if (s->holder[card] == IN_DECK && s->open & LINE_OPEN)
        myt_need(h, RULE_CARD_GONE, FACT_LINE, NONE);
    for (int seat = 0; seat < h->match->seats; seat++)
        if (myt_may_hold(s, seat, card))
            myt_need(h, RULE_CARD_GONE, FACT_CARDS, seat);
    if (s->tokens[card] == TOKENS_UNKNOWN)
        myt_need(h, s->holder[card] == h->move->actor ? RULE_FEED_LOCKED : RULE_STEAL, FACT_TOKENS, card);
}

static void test_card(struct hearing *h, int card, int tokens)
{
    const struct myt_state *s = h->state;
    int holder = s->holder[card], there = s->tokens[card];
    const char *title = myt_card_titles[card];
    if (tokens == 0 && !(holder == IN_LINE && h->match->house[HOUSE_OFFER_ZERO] == ZERO_ALLOW)) {
        illegal_at(h, OFFER_TOKENS, -1, RULE_OFFER_NONE, "%s offers nothing to %s; at least 1 token is needed",
                   myt_actor(h), title);
        if (holder == IN_LINE)
            hangs_on(h, HOUSE_OFFER_ZERO, ZERO_ALLOW);
    }
    if (s->locked[card] && holder == h->move->actor)
        illegal(h, RULE_FEED_LOCKED, "%s offers to %s, which is locked", myt_actor(h), title);
    else if (s->locked[card])
        illegal(h, RULE_SECURED, "%s steals %s, which %s has locked", myt_actor(h), title, myt_name_of(h, holder));
    else if (holder >= 0 && holder != h->move->actor && tokens <= there) {
        illegal_at(h, OFFER_TOKENS, -1, RULE_STEAL, "%s steals %s with %d against %s's %d; at least %d are needed",
                   myt_actor(h), title, tokens, myt_name_of(h, holder), there, there + 1);
        because(h, s->received_at[card], "%s took that card here", myt_name_of(h, holder));
    }
    if (s->locked[card])
        because(h, s->locked_at[card], "locked here");
}

/* Sums up what the offering does with the card of `owner`, on which tokens were `there`. Call before cards are
   locked. */
static void sum_up_offer(struct hearing *h, int card, int tokens, int owner, int there)
{
    const struct myt_state *s = h->state;
    int seat = h->move->actor;
    const char *name = myt_card_names[card], *theirs = owner >= 0 ? myt_name_of(h, owner) : "";
    char least[SAYING] = "", own[SUM], back[SUM], on[SUM];
    if (!h->sums)
        return;
    if (tokens <= there)
        put_string(least, sizeof least, ", but needs at least %d", there + 1);
    myt_say_reserve(h, seat, -tokens, own);
    if (s->locked[card] && owner != seat)
        sum_up(h, "takes %s from %s", name, theirs);
    if (s->locked[card])
        sum_up(h, "%s is locked: the %d token%s go%s to the supply; reserve %s", name, tokens, plural(tokens),
               tokens == 1 ? "es" : "", own);
    else if (owner == IN_LINE)
        sum_up(h, "takes %s from the line with %d; reserve %s", name, tokens, own);
    else if (owner == seat)
        sum_up(h, "protects %s: %s; reserve %s", name,
               myt_say_sum(on, there == TOKENS_UNKNOWN, s->tokens[card], tokens), own);
    else if (there == TOKENS_UNKNOWN)
        sum_up(h, "steals %s with %d against %s's ?; %s takes back ?, and %s's reserve is %s", name, tokens, theirs,
               theirs, myt_name_of(h, seat), own);
    else
        sum_up(h, "steals %s with %d against %s's %d%s; %s takes back %d: reserve %s, and %s's reserve is %s", name,
               tokens, theirs, there, least, theirs, there, myt_say_reserve(h, owner, there, back),
               myt_name_of(h, seat), own);
}

static enum outcome offer(struct hearing *h, struct myt_notes *notes)
{
    struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0), seat = h->move->actor;
    struct myt_deed deed = myt_deed_of(h->move);
    if (tokens > s->seat[seat].offerings && !myt_unknown(s, seat, NO_RESERVE))
        return refuse_at(h, OFFER_TOKENS, -1, RULE_TOKENS, "%s offers %d token%s but has %d in the reserve",
                         myt_actor(h), tokens, plural(tokens), s->seat[seat].offerings);
    if (test_place(h, card) == REFUSED)
        return REFUSED;
    myt_announce(h, notes);
    need_offer(h, card);
    /* Players who may have had the card may have got tokens back, so their reserves become unknown. */
    for (int other = 0; other < h->match->seats; other++)
        if (other != seat && myt_may_hold(s, other, card))
            myt_forget_reserve(s, other);
    if (s->holder[card] == IN_DECK)
        s->holder[card] = IN_LINE; /* its place is not known */
    int owner = s->holder[card], there = s->tokens[card];
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
    sum_up_offer(h, card, tokens, owner, there);
    myt_lock_all(h, card);
    myt_advise(h, ASSUMED_LOCKS, "the values of the Locks");
    return STANDS;
}

static void offer_offer(const struct myt_offer *to)
{
    const struct myt_state *s = to->s;
    int most = s->seat[to->seat].offerings < OFFERS_LISTED ? s->seat[to->seat].offerings : OFFERS_LISTED;
    for (int card = 0; card < CARDS && myt_shows(to->match, s, MAKE_OFFERING); card++) {
        int holder = s->holder[card];
        bool open = holder == IN_LINE || (myt_is_held(s, card) && !s->locked[card]);
        bool zero = holder == IN_LINE && to->match->house[HOUSE_OFFER_ZERO] == ZERO_ALLOW;
        int least = open && holder >= 0 && holder != to->seat ? s->tokens[card] + 1 : zero ? 0 : 1;
        for (int tokens = least; open && tokens <= most; tokens++)
            suggest_entry(to->to, to->seat, VERB_OFFER, {0, card}, {OFFER_TOKENS, tokens});
    }
}

static bool spell_offer(const struct match *match, const struct myt_state *s, struct move *move)
{
    (void)match, (void)s;
    return value_or(move, OFFER_TOKENS, 0) <= OFFERS_LISTED;
}

const struct myt_act myt_act_offer = {AT_STEP, NULL, offer, offer_offer, spell_offer};
