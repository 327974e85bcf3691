/* Mytikas: choosing the card that takes a Lock. */
#include "games/mytikas/mytikas.h"

static enum outcome test_lock(struct hearing *h)
{
    int card = value_or(h->move, 0, 0), seat;
    return myt_lock_choice(h->match, h->state, &seat) >> card & 1
               ? STANDS
               : refuse(h, RULE_CARD_GONE, "%s locks %s, which is not one of the cards that match the Lock",
                        myt_actor(h), myt_card_titles[card]);
}

static void lock(struct hearing *h)
{
    if (myt_lock_chosen(h, value_or(h->move, 0, 0)))
        myt_announce_order(h);
}

const struct myt_act myt_act_lock = {AT_LOCK, NULL, test_lock, lock};

void myt_suggest_lock(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    int seat = 0;
    unsigned cards = s->phase == LOCKING ? myt_lock_choice(match, s, &seat) : 0;
    for (int card = 0; card < CARDS; card++)
        if (cards >> card & 1)
            suggest_entry(to, seat, verb, {0, card});
}
