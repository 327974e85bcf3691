/* Mytikas: choosing the card that takes a Lock. */
#include "games/mytikas/mytikas.h"

static enum outcome lock(struct hearing *h, struct myt_notes *notes)
{
    int card = value_or(h->move, 0, 0), seat;
    if (!(myt_lock_choice(h->match, h->state, &seat) >> card & 1))
        return refuse(h, RULE_CARD_GONE, "%s locks %s, which is not one of the cards that match the Lock", myt_actor(h),
                      myt_card_titles[card]);
    myt_announce(h, notes);
    if (myt_lock_chosen(h, card))
        myt_announce_order(h);
    return STANDS;
}

static void offer_lock(const struct myt_offer *to)
{
    int seat;
    for (int card = 0; card < CARDS; card++)
        if (myt_lock_choice(to->match, to->s, &seat) >> card & 1)
            suggest_entry(to->to, to->seat, VERB_LOCK, {0, card});
}

const struct myt_act myt_act_lock = {AT_LOCK, NULL, lock, offer_lock};
