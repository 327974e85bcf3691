/* Mytikas: who may use a Deity card, when, and how often. */
#include "games/mytikas/mytikas.h"

bool myt_usable(const struct myt_state *s, int seat, int card)
{
    return s->holder[card] == seat && !s->fresh[card];
}

bool myt_fresh(const struct myt_state *s, int seat, int card)
{
    return s->holder[card] == seat && s->fresh[card];
}

/* Ares gives all his tokens at once; the discounts are for one piece. */
int myt_uses(const struct match *match, int card)
{
    bool at_once = card == ARES_CARD || card == ATHENA_CARD || card == ARTEMIS_CARD;
    return at_once ? 1 : myt_box_of(match)->deity[card].amount;
}

bool myt_works(const struct match *match, const struct myt_state *s, int card)
{
    return myt_box_of(match)->deity[card].areas >> s->doing & 1 && s->used[card] < myt_uses(match, card);
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
            waits ? "%s uses %s before the new owner's next turn" : "%s uses %s in the turn in which it was received",
            myt_actor(h), myt_card_titles[card]);
    because(h, s->received_at[card], "received here");
    if (waits)
        hangs_on(h, HOUSE_CARD_READY, READY_NEXT_TURN);
    return true;
}

static bool broken_card(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (s->holder[card] == h->move->actor)
        return not_ready(h, card);
    if (myt_may_hold(s, h->move->actor, card)) {
        myt_need(h, RULE_CARD, FACT_CARDS, h->move->actor);
        return false;
    }
    const char *holder = myt_is_held(s, card) ? myt_name_of(h, s->holder[card]) : "no player";
    illegal(h, RULE_CARD, "%s uses %s, which %s controls", myt_actor(h), myt_card_titles[card], holder);
    if (myt_is_held(s, card))
        because(h, s->received_at[card], "%s got it here", holder);
    return true;
}

static bool out_of_place(struct hearing *h, int card, struct myt_use use)
{
    const struct myt_state *s = h->state;
    unsigned areas = myt_box_of(h->match)->deity[card].areas;
    bool changes_step = card == ATHENA_CARD || card == ARTEMIS_CARD || card == HESTIA_CARD;
    bool effect = s->ribbon && !changes_step;
    char where[SAYING];
    if (!(areas >> s->doing & 1))
        illegal(h, RULE_CARD_WHEN, "%s works only at %s; this is %s", myt_card_titles[card],
                myt_say_areas(areas, where), myt_area_titles[s->doing]);
    else if (use.other_piece)
        illegal(h, RULE_CARD_WHEN, "%s makes only %s cheaper, not this piece", myt_card_titles[card],
                card == ATHENA_CARD ? "temples" : "cities");
    else if (use.in_ribbon)
        illegal(h, RULE_CARD_WHEN, "%s may change only a step of the main action, not of the ribbon",
                myt_card_titles[card]);
    else if (effect && !myt_main_performed(s))
        illegal(h, RULE_CARD_WHEN, "%s uses %s, but left out the main action", myt_actor(h), myt_card_titles[card]);
    else if (effect && h->match->house[HOUSE_CARD_AFTER_BONUS] == AFTER_BONUS_FORBID) {
        illegal(h, RULE_CARD_WHEN, "%s uses %s after the bonus has begun", myt_actor(h), myt_card_titles[card]);
        hangs_on(h, HOUSE_CARD_AFTER_BONUS, AFTER_BONUS_ALLOW);
    } else
        return false;
    if (effect)
        because(h, s->bonus_at, "the bonus began here");
    return true;
}

static bool used_up(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    int uses = myt_uses(h->match, card);
    if (s->used[card] < uses)
        return false;
    illegal(h, RULE_CARD_ONCE,
            uses == 1 ? "%s uses %s again, but the card works only once"
                      : "%s uses %s again, but the card works only %d times",
            myt_actor(h), myt_card_titles[card], uses);
    because(h, s->used_at[card], "used here before");
    return true;
}

void myt_use_at_start(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    if (!broken_card(h, card))
        used_up(h, card);
    note_use(h, card);
    if (s->phase != ACTING)
        return;
    illegal(h, RULE_START_ONLY, "%s uses %s after the Builder has moved", myt_actor(h), myt_card_titles[card]);
    because(h, s->seat[h->move->actor].moved_at, "the Builder moved here");
}

bool myt_use_card(struct hearing *h, int card, struct myt_use use)
{
    struct myt_state *s = h->state;
    bool wrong = broken_card(h, card) || out_of_place(h, card, use), legal = !wrong && !used_up(h, card);
    if (!legal)
        point_at(h, use.field, -1);
    if (wrong && s->dead_at > 0) {
        /* This misuse is the only mistake: not also that the player could do nothing without the card. */
        withdraw_finding(h, RULE_DEAD_END, s->dead_at);
        s->dead_end = false;
    }
    note_use(h, card);
    return legal;
}

void myt_pay_by_card(struct hearing *h, int card)
{
    const struct myt_state *s = h->state;
    bool controls = s->holder[card] == h->move->actor;
    if (myt_may_hold(s, h->move->actor, card))
        myt_need(h, RULE_FOLLOW_PAY, FACT_CARDS, h->move->actor);
    if (myt_may_hold(s, h->move->actor, card) || (controls && !not_ready(h, card)))
        return;
    if (!controls)
        illegal(h, RULE_FOLLOW_PAY, "%s pays with %s but does not control %s", myt_actor(h),
                card == ZEUS_CARD ? "an Offering token" : "another god's Favor", myt_card_titles[card]);
    point_at(h, FOLLOW_PAY, -1);
}
