/* Mytikas: Favor and Offering tokens: taking them, and offering them to the gods. */
#include "games/mytikas/mytikas.h"

enum outcome myt_reads_favor(struct hearing *h)
{
    if (given(h->move, FAVOR_WITH) == given(h->move, FAVOR_PAY))
        return STANDS;
    return misread(h, given(h->move, FAVOR_PAY) ? "only with hephaestus is a favor paid for"
                                                : "with hephaestus also needs pay");
}

enum outcome myt_can_favor(struct hearing *h)
{
    const struct state *s = h->state;
    int god = value_or(h->move, 0, 0), from = value_or(h->move, FAVOR_FROM, NONE);
    if (s->phase == FAVORING && (given(h->move, FAVOR_FROM) || given(h->move, FAVOR_WITH)))
        return misread(h, "at the set-up a favor is just taken from its pile");
    if (from == h->move->actor)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor from themselves");
    if (from != NONE && s->seat[from].favors[god] == 0)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor of %s from %s, who has none", myt_god_names[god],
                      name_of(h, from));
    if (from == NONE && myt_pile(h->match, s, god) <= 0)
        return refuse(h, RULE_FAVOR_NONE, "takes a favor of %s, whose pile is empty", myt_god_names[god]);
    int cube = value_or(h->move, FAVOR_PAY, NONE);
    if (cube != NONE && cubes_at(s, h->move->actor, cube) == 0)
        return refuse(h, RULE_CUBE, "pays %s and has none there", myt_cube_names[cube]);
    return STANDS;
}

static void choose_first_favor(struct hearing *h, int god)
{
    struct state *s = h->state;
    for (int seat = 0; seat < h->match->seats; seat++)
        if (s->seat[seat].favors[god] > 0) {
            illegal(h, RULE_START_FAVOR, "takes %s, whose favor %s already has", myt_god_names[god], name_of(h, seat));
            because(h, s->seat[seat].chosen_at, "here %s took it", name_of(h, seat));
        }

    s->seat[h->move->actor].chosen_at = here(h, 0);
    myt_favor(h, h->move->actor, god, 1, RULE_START_FAVOR);
    myt_set_up_phase(h->match, s);
}

static void buy_with_hephaestus(struct hearing *h)
{
    int cube = value_or(h->move, FAVOR_PAY, 0), price = box_of(h->match)->deity[HEPHAESTUS_CARD].goods;
    myt_use_card(h, HEPHAESTUS_CARD, true);
    if (cube_kind(cube) != price) {
        illegal(h, RULE_COST, "pays hephaestus with %s instead of %s", myt_kind_names[cube_kind(cube)],
                myt_kind_names[price]);
        point_at(h, FAVOR_PAY, -1);
    }
    myt_cubes(h, h->move->actor, cube_kind(cube), cube_level(cube), -1, RULE_COST);
}

void myt_do_favor(struct hearing *h)
{
    const struct state *s = h->state;
    int god = value_or(h->move, 0, 0), from = value_or(h->move, FAVOR_FROM, NONE);
    struct deed deed = myt_deed_of(h->move);
    bool may_spoil = given(h->move, FAVOR_WITH) && myt_may_spoil(h->match, s, h->move->actor);
    if (s->phase == FAVORING) {
        choose_first_favor(h, god);
        return;
    }
    if (given(h->move, FAVOR_WITH))
        buy_with_hephaestus(h);
    else
        myt_count_deed(h, &deed);
    if (from != NONE && myt_pile(h->match, s, god) > 0) {
        illegal(h, RULE_FAVOR_PILE, "takes it from %s although the pile of %s has some", name_of(h, from),
                myt_god_names[god]);
        point_at(h, FAVOR_FROM, -1);
    }

    if (from != NONE)
        myt_favor(h, from, god, -1, RULE_FAVOR_PILE);
    myt_favor(h, h->move->actor, god, 1, RULE_FAVOR_PILE);
    if (may_spoil && myt_stuck(h->match, s, h->move->actor))
        myt_report_dead_end(h, h->move->actor); /* whoever buys the last token cannot do the action any more */
}

enum outcome myt_can_take(struct hearing *h)
{
    (void)h;
    return STANDS;
}

void myt_do_take(struct hearing *h)
{
    int tokens = value_or(h->move, 0, 0), most = box_of(h->match)->deity[ARES_CARD].amount;
    struct deed deed = myt_deed_of(h->move);
    if (given(h->move, TAKE_WITH)) {
        myt_use_card(h, ARES_CARD, true);
        if (tokens > most)
            illegal(h, RULE_AMOUNT, "takes %d tokens with ares, who gives %d", tokens, most);
    } else
        myt_count_deed(h, &deed);

    myt_offerings(h, h->move->actor, tokens, RULE_AMOUNT);
}

enum outcome myt_can_offer(struct hearing *h)
{
    const struct state *s = h->state;
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

static void check_offer(struct hearing *h, int card, int tokens)
{
    const struct state *s = h->state;
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
            illegal(h, RULE_SECURED, "steals %s, which %s has locked", name, name_of(h, holder));
        because(h, s->locked_at[card], "here it was locked");
    } else if (tokens <= s->tokens[card]) {
        illegal(h, RULE_STEAL, "steals %s with %d; %s has %d on it, so it takes %d", name, tokens, name_of(h, holder),
                s->tokens[card], s->tokens[card] + 1);
        point_at(h, OFFER_TOKENS, -1);
        because(h, s->received_at[card], "here that card was taken");
    }
}

void myt_do_offer(struct hearing *h)
{
    struct state *s = h->state;
    int card = value_or(h->move, 0, 0), tokens = value_or(h->move, OFFER_TOKENS, 0), seat = h->move->actor,
        holder = s->holder[card];
    struct deed deed = myt_deed_of(h->move);
    myt_count_deed(h, &deed);
    check_offer(h, card, tokens);

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
