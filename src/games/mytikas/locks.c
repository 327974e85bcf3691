/* Mytikas: Locks, which cards take by themselves, one after the other. */
#include "games/mytikas/mytikas.h"

static bool matches(const struct match *match, const struct myt_state *s, int card)
{
    int lock = myt_lowest_lock(match, s);
    bool enough = s->tokens[card] > lock && match->house[HOUSE_LOCK_MATCH] == MATCH_AT_LEAST;
    return myt_is_held(s, card) && !s->locked[card] && lock > 0 && (s->tokens[card] == lock || enough);
}

/* The cards that match the lowest Lock. */
struct contested {
    unsigned cards; /* bits: of the first player who has such cards, `seat` */
    int seat;
    bool choice;        /* there are more of these than equal Locks */
    bool order_matters; /* several players have such cards, more than there are equal Locks */
};

static struct contested contest_of(const struct match *match, const struct myt_state *s)
{
    const struct myt_box *box = myt_box_of(match);
    struct contested c = {0};
    bool performer = match->house[HOUSE_LOCK_ORDER] == ORDER_PERFORMER_FIRST && s->who != NONE;
    int first = performer ? s->who : s->turn, alike = 0, cards = 0, seats = 0;
    for (int i = myt_locks_taken(s); i < box->locks; i++)
        alike += box->lock[i] == myt_lowest_lock(match, s);
    for (int i = 0; i < match->seats; i++) {
        int seat = (first + i) % match->seats;
        unsigned own = 0;
        for (int card = 0; card < CARDS; card++)
            if (s->holder[card] == seat && matches(match, s, card))
                own |= 1u << card;
        c.seat = seats == 0 ? seat : c.seat;
        c.cards = seats == 0 ? own : c.cards;
        seats += own != 0;
        cards += __builtin_popcount(own);
    }
    c.choice = __builtin_popcount(c.cards) > alike;
    c.order_matters = match->house[HOUSE_LOCK_ORDER] == ORDER_UNSAID && seats > 1 && cards > alike;
    return c;
}

unsigned myt_lock_choice(const struct match *match, const struct myt_state *s, int *seat)
{
    if (match->house[HOUSE_LOCK_CHAIN] == CHAIN_NEVER)
        return 0;
    struct contested c = contest_of(match, s);
    *seat = c.seat;
    return c.choice ? c.cards : 0;
}

void myt_announce_order(struct hearing *h)
{
    unsettled(h, RULE_LOCK_ORDER,
              "cards of several players match too few Locks; it is assumed that the active player comes first, then "
              "clockwise");
    hangs_on(h, HOUSE_LOCK_ORDER, ORDER_ACTIVE_FIRST);
    hangs_on(h, HOUSE_LOCK_ORDER, ORDER_PERFORMER_FIRST);
}

static void lock_card(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    const char *doubt = h->sums && assumed(h->match, "locks.values") ? "?" : "";
    int lock = myt_lowest_lock(h->match, s), tokens = s->tokens[card];
    myt_take_lock(h, card);
    s->locked_at[card] = here(h, 0);
    if (h->move->verb == VERB_LOCK && value_or(h->move, 0, NONE) == card)
        sum_up(h, "%s takes the Lock %d%s", myt_card_names[card], lock, doubt);
    else
        sum_up(h, "%d token%s %s lowest Lock %d%s: %s is locked, the %d token%s go%s to the supply", tokens,
               plural(tokens), tokens == lock ? "=" : "are at least the", lock, doubt, myt_card_names[card], tokens,
               plural(tokens), tokens == 1 ? "es" : "");
    if (myt_locks_left(h->match, s) == 0) {
        char what[SAYING];
        put_string(what, sizeof what, s->who == s->turn ? "last Lock" : "last Lock, taken by %s",
                   myt_name_of(h, s->holder[card]));
        myt_make_last(h, what);
        return;
    }
    myt_owe(h, 1, RULE_GETS_LOCK);
    sum_up(h, "next Lock %d%s", myt_lowest_lock(h->match, s), doubt);
    sum_up(h, "%d card%s to turn up", s->owed, plural(s->owed));
}

/* Locks cards until none matches or a player must choose. True if the order of players mattered. */
static bool lock_chain(struct hearing *h)
{
    struct myt_state *s = h->state;
    bool mattered = false;
    for (struct contested c; (c = contest_of(h->match, s)).cards;) {
        mattered = mattered || c.order_matters;
        if (c.choice) {
            s->phase = LOCKING;
            return mattered;
        }
        lock_card(h, __builtin_ctz(c.cards));
    }
    return mattered;
}

/* How many cards may have taken a Lock without the record showing it. */
static int locks_missed(const struct match *match, const struct myt_state *s)
{
    int cards = 0;
    for (int card = 0; card < CARDS && match->house[HOUSE_LOCK_CHAIN] == CHAIN_AT_ONCE; card++)
        cards += s->tokens[card] == TOKENS_UNKNOWN;
    return s->open & LOCKS_OPEN ? CARDS : cards;
}

bool myt_may_have_locked(const struct match *match, const struct myt_state *s)
{
    return locks_missed(match, s) > 0 && (s->open & LOCKS_OPEN || myt_lowest_lock(match, s) > 0);
}

bool myt_may_have_locked_last(const struct match *match, const struct myt_state *s)
{
    return myt_may_have_locked(match, s) && locks_missed(match, s) >= myt_locks_left(match, s);
}

/* Cards with unknown tokens take no Lock. */
void myt_need_locks(struct hearing *h)
{
    const struct myt_state *s = h->state;
    bool chain = h->match->house[HOUSE_LOCK_CHAIN] == CHAIN_AT_ONCE && myt_lowest_lock(h->match, s) > 0;
    if (s->open & LOCKS_OPEN)
        myt_need(h, RULE_LOCKS, FACT_LOCKS, NONE);
    for (int card = 0; card < CARDS && chain && !(s->open & LOCKS_OPEN); card++)
        if (s->tokens[card] == TOKENS_UNKNOWN)
            myt_need(h, RULE_LOCKS, FACT_TOKENS, card);
}

void myt_lock_all(struct hearing *h, int offered)
{
    const struct myt_state *s = h->state;
    int lock = myt_lowest_lock(h->match, s), tokens = s->tokens[offered];
    myt_need_locks(h);
    if (s->open & LOCKS_OPEN)
        return;
    if (h->sums && !s->locked[offered] && tokens != TOKENS_UNKNOWN && lock > 0 && !matches(h->match, s, offered))
        sum_up(h, "%d token%s, lowest Lock %d%s: not the same", tokens, plural(tokens), lock,
               assumed(h->match, "locks.values") ? "?" : "");
    if (h->match->house[HOUSE_LOCK_CHAIN] == CHAIN_NEVER) {
        if (matches(h->match, s, offered))
            lock_card(h, offered);
    } else if (lock_chain(h))
        myt_announce_order(h);
}

bool myt_lock_chosen(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    lock_card(h, card);
    s->phase = s->who == s->turn ? ACTING : FOLLOWING;
    return lock_chain(h);
}
