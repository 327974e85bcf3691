/* Mytikas: what chance does (deal, reveal) and choosing between two dealt cards. */
#include "games/mytikas/mytikas.h"

bool myt_still_to_do(const struct match *match, const struct state *s, int phase)
{
    bool undealt = false, unkept = false, line = false, unfavored = false;
    for (int card = 0; card < CARDS; card++) {
        unkept = unkept || s->holder[card] >= DEALT_TO;
        line = line || s->holder[card] == IN_LINE;
    }
    for (int seat = 0; seat < match->seats; seat++) {
        undealt = undealt || !myt_has_card(s, seat);
        unfavored = unfavored || myt_favors_held(s, seat) == 0;
    }
    return phase == DEALING   ? undealt
           : phase == KEEPING ? unkept
           : phase == LINING  ? !line
                              : phase != FAVORING || unfavored;
}

void myt_set_up_phase(const struct match *match, struct state *s)
{
    s->phase = DEALING;
    while (!myt_still_to_do(match, s, s->phase))
        s->phase++;
}

enum outcome myt_reads_deal(struct hearing *h)
{
    int wanted = h->match->house[HOUSE_DEAL] == DEAL_TWO ? 2 : 1;
    if (items(h->move, 0) == wanted)
        return STANDS;
    return misread(h, "each player is dealt %s here, not %d", wanted == 2 ? "two cards" : "one card",
                   items(h->move, 0));
}

static enum outcome seen_before(struct hearing *h, int card, const char *verb)
{
    enum outcome refused = refuse(h, RULE_DECK, "%s %s, which is not in the deck any more", verb, myt_card_names[card]);
    const struct state *s = h->state;
    because(h, s->received_at[card], "here it was seen");
    return refused;
}

enum outcome myt_can_deal(struct hearing *h)
{
    const struct state *s = h->state;
    int to = value_or(h->move, DEAL_TO, 0);
    for (int i = 0; i < items(h->move, 0); i++)
        if (s->holder[item(h->move, 0, i)] != IN_DECK)
            return seen_before(h, item(h->move, 0, i), "deals");
    if (items(h->move, 0) == 2 && item(h->move, 0, 0) == item(h->move, 0, 1))
        return refuse(h, RULE_DECK, "deals %s twice; there is one copy", myt_card_names[item(h->move, 0, 0)]);
    if (myt_has_card(s, to))
        return refuse(h, RULE_DECK, "deals to %s, who has been dealt already", name_of(h, to));
    return STANDS;
}

void myt_do_deal(struct hearing *h)
{
    struct state *s = h->state;
    int to = value_or(h->move, DEAL_TO, 0);
    for (int i = 0; i < items(h->move, 0); i++) {
        int card = item(h->move, 0, i);
        bool chooses = h->match->house[HOUSE_DEAL] == DEAL_TWO;
        s->holder[card] = chooses ? DEALT_TO + to : to;
        s->tokens[card] = chooses ? 0 : box_of(h->match)->start_tokens;
        s->received_at[card] = here(h, 0);
    }
    myt_set_up_phase(h->match, s);
}

enum outcome myt_can_keep(struct hearing *h)
{
    const struct state *s = h->state;
    int card = value_or(h->move, 0, 0);
    if (s->holder[card] == DEALT_TO + h->move->actor)
        return STANDS;
    return refuse(h, RULE_CARD_GONE, "keeps %s, which was not dealt to %s", myt_card_names[card],
                  name_of(h, h->move->actor));
}

void myt_do_keep(struct hearing *h)
{
    struct state *s = h->state;
    int kept = value_or(h->move, 0, 0);
    s->holder[kept] = h->move->actor;
    s->tokens[kept] = box_of(h->match)->start_tokens;
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == DEALT_TO + h->move->actor)
            s->holder[card] = UNDER_DECK;
    myt_set_up_phase(h->match, s);
}

enum outcome myt_can_reveal(struct hearing *h)
{
    const struct state *s = h->state;
    int card = value_or(h->move, 0, 0);
    return s->holder[card] == IN_DECK ? STANDS : seen_before(h, card, "turns up");
}

void myt_do_reveal(struct hearing *h)
{
    struct state *s = h->state;
    int card = value_or(h->move, 0, 0);
    s->holder[card] = IN_LINE;
    s->received_at[card] = here(h, 0);
    if (s->phase == LINING) {
        myt_set_up_phase(h->match, s);
        return;
    }
    s->owed--;
    if (s->phase == STARTING)
        return;
    s->phase = REVEALING;
    if (s->owed == 0)
        myt_begin_turn(h->match, s, next_seat(h->match, s->turn));
}
