/* Mytikas: Locks, which cards take by themselves, one after the other. */
#include "games/mytikas/mytikas.h"

static bool matches(const struct match *match, const struct myt_state *s, int card)
{
    int lock = myt_lowest_lock(match, s);
    bool held = s->holder[card] >= 0 && s->holder[card] < match->seats;
    if (!held || s->locked[card] || lock == 0)
        return false;
    return s->tokens[card] == lock || (match->house[HOUSE_LOCK_MATCH] == MATCH_AT_LEAST && s->tokens[card] > lock);
}

/* The cards of the first player, the active one before the others, that match the lowest Lock. */
static unsigned matching(const struct match *match, const struct myt_state *s, int *seat)
{
    for (int i = 0; i < match->seats; i++) {
        unsigned cards = 0;
        *seat = (s->turn + i) % match->seats;
        for (int card = 0; card < CARDS; card++)
            if (s->holder[card] == *seat && matches(match, s, card))
                cards |= 1u << card;
        if (cards)
            return cards;
    }
    return 0;
}

static int locks_alike(const struct match *match, const struct myt_state *s)
{
    const struct myt_box *box = myt_box_of(match);
    int alike = 0;
    for (int i = myt_locks_taken(s); i < box->locks; i++)
        alike += box->lock[i] == myt_lowest_lock(match, s);
    return alike;
}

static int count_bits(unsigned bits)
{
    int count = 0;
    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

unsigned myt_lock_choice(const struct match *match, const struct myt_state *s, int *seat)
{
    if (match->house[HOUSE_LOCK_CHAIN] == CHAIN_NEVER)
        return 0;
    unsigned cards = matching(match, s, seat);
    return count_bits(cards) > locks_alike(match, s) ? cards : 0;
}

static void lock_card(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    s->locked[card] = true;
    s->locked_at[card] = here(h, 0);
    s->tokens[card] = 0;
    if (myt_locks_left(h->match, s) > 0)
        s->owed++;
    else
        s->ending = true;
}

static void lock_chain(struct hearing *h)
{
    struct myt_state *s = h->state;
    int seat;
    for (unsigned cards; (cards = matching(h->match, s, &seat));) {
        if (count_bits(cards) > locks_alike(h->match, s)) {
            s->phase = LOCKING;
            return;
        }
        int card = 0;
        while (!(cards >> card & 1))
            card++;
        lock_card(h, card);
    }
}

void myt_lock_all(struct hearing *h, int offered)
{
    if (h->match->house[HOUSE_LOCK_CHAIN] == CHAIN_AT_ONCE)
        lock_chain(h);
    else if (matches(h->match, h->state, offered))
        lock_card(h, offered);
}

void myt_lock_chosen(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    lock_card(h, card);
    s->phase = s->who == s->turn ? ACTING : FOLLOWING;
    lock_chain(h);
}
