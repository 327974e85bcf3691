/* Mytikas: who may use a Deity card, when, and how often. */
#include "games/mytikas/mytikas.h"

bool myt_usable(const struct myt_state *s, int seat, int card)
{
    return s->holder[card] == seat && !s->fresh[card];
}

/* Ares gives all his tokens at once; the discounts are for one piece. */
int myt_uses(const struct match *match, int card)
{
    bool at_once = card == ARES_CARD || card == ATHENA_CARD || card == ARTEMIS_CARD;
    return at_once ? 1 : myt_box_of(match)->deity[card].amount;
}

static void note_use(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    if (s->used[card] < TAKE_MOST)
        s->used[card]++;
    s->used_at[card] = here(h, 0);
}

static bool not_ready(struct hearing *h, int card)
{
    struct myt_state *s = h->state;
    if (!s->fresh[card])
        return false;
    bool waits = h->match->house[HOUSE_CARD_READY] == READY_OWN_TURN && s->turn != h->move->actor;
    illegal(h, RULE_CARD_READY,
            waits ? "uses %s before the first own turn after receiving it"
                  : "uses %s in the turn in which it was received",
            myt_card_names[card]);
    because(h, s->received_at[card], "here the card was received");
    if (waits)
        hangs_on(h, HOUSE_CARD_READY, READY_NEXT_TURN);
    return true;
}

static bool broken_card(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (s->holder[card] == h->move->actor)
        return not_ready(h, card);
    bool held = s->holder[card] >= 0 && s->holder[card] < h->match->seats;
    illegal(h, RULE_CARD, "uses %s, a card %s controls", myt_card_names[card],
            held ? myt_name_of(h, s->holder[card]) : "nobody");
    if (held)
        because(h, s->received_at[card], "here %s got it", myt_name_of(h, s->holder[card]));
    return true;
}

static bool out_of_place(struct hearing *h, int card, bool suits)
{
    const struct myt_state *s = h->state;
    const char *name = myt_card_names[card];
    unsigned areas = myt_box_of(h->match)->deity[card].areas;
    char where[SAYING];
    if (s->ribbon) {
        illegal(h, RULE_CARD_WHEN, "uses %s after the bonus began; the card belongs to the main action", name);
        because(h, s->bonus_at, "here the bonus began");
    } else if (!(areas >> s->doing & 1))
        illegal(h, RULE_CARD_WHEN, "uses %s at %s; it works at %s", name, myt_area_names[s->doing],
                myt_say_areas(areas, where));
    else if (!suits)
        illegal(h, RULE_CARD_WHEN, "uses %s for a piece that it does not make cheaper", name);
    return s->ribbon || !suits || !(areas >> s->doing & 1);
}

static bool used_up(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    int uses = myt_uses(h->match, card);
    if (s->used[card] < uses)
        return false;
    if (uses == 1)
        illegal(h, RULE_CARD_ONCE, "uses %s again; it works once", myt_card_names[card]);
    else
        illegal(h, RULE_CARD_ONCE, "uses %s again; it works %d times", myt_card_names[card], uses);
    because(h, s->used_at[card], "here it was used before");
    return true;
}

void myt_use_at_start(struct hearing *h, int card)
{
    if (!broken_card(h, card))
        used_up(h, card);
    note_use(h, card);
}

void myt_use_card(struct hearing *h, int card, bool suits)
{
    if (!broken_card(h, card) && !out_of_place(h, card, suits))
        used_up(h, card);
    note_use(h, card);
}

void myt_pay_by_card(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (s->holder[card] == h->move->actor) {
        not_ready(h, card);
        return;
    }
    illegal(h, RULE_FOLLOW_PAY, "follows without that god's favor and does not control %s", myt_card_names[card]);
    point_at(h, FOLLOW_PAY, -1);
}
