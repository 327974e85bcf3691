/* Mytikas: what chance does (deal, reveal) and choosing between two dealt cards. */
#include "games/mytikas/mytikas.h"

static enum outcome read_deal(struct hearing *h)
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
    const struct myt_state *s = h->state;
    because(h, s->received_at[card], "here it was seen");
    return refused;
}

static enum outcome test_deal(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int to = value_or(h->move, DEAL_TO, 0);
    for (int i = 0; i < items(h->move, 0); i++)
        if (s->holder[item(h->move, 0, i)] != IN_DECK)
            return seen_before(h, item(h->move, 0, i), "deals");
    if (items(h->move, 0) == 2 && item(h->move, 0, 0) == item(h->move, 0, 1))
        return refuse(h, RULE_DECK, "deals %s twice; there is one copy", myt_card_names[item(h->move, 0, 0)]);
    if (myt_has_card(s, to))
        return refuse(h, RULE_DECK, "deals to %s, who has been dealt already", myt_name_of(h, to));
    return STANDS;
}

static void deal(struct hearing *h)
{
    struct myt_state *s = h->state;
    int to = value_or(h->move, DEAL_TO, 0);
    for (int i = 0; i < items(h->move, 0); i++) {
        int card = item(h->move, 0, i);
        bool chooses = h->match->house[HOUSE_DEAL] == DEAL_TWO;
        s->holder[card] = chooses ? DEALT_TO + to : to;
        s->tokens[card] = chooses ? 0 : myt_box_of(h->match)->start_tokens;
        s->received_at[card] = here(h, 0);
    }
    myt_set_up_phase(h->match, s);
}

enum outcome myt_play_deal(struct hearing *h)
{
    static const struct myt_act act = {AT_DEAL, read_deal, test_deal, deal};
    return myt_play(h, &act);
}

void myt_suggest_deal(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    (void)verb;
    const struct myt_state *s = state;
    bool two = match->house[HOUSE_DEAL] == DEAL_TWO;
    for (int seat = 0; s->phase == DEALING && seat < match->seats; seat++)
        for (int a = 0; a < CARDS && !myt_has_card(s, seat); a++)
            for (int b = two ? a + 1 : CARDS - 1; s->holder[a] == IN_DECK && b < CARDS; b++) {
                int cards[] = {a, b};
                if (two && s->holder[b] != IN_DECK)
                    continue;
                struct move move = move_of(CHANCE, VERB_DEAL);
                move_put_list(&move, 0, two ? 2 : 1, cards);
                move_put(&move, DEAL_TO, seat);
                suggest_move(to, &move);
            }
}

bool myt_spell_deal(const struct match *match, const void *state, struct move *move)
{
    myt_sort(move);
    return myt_spell_plain(match, state, move);
}

static enum outcome test_keep(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0);
    if (s->holder[card] == DEALT_TO + h->move->actor)
        return STANDS;
    return refuse(h, RULE_CARD_GONE, "keeps %s, which was not dealt to %s", myt_card_names[card],
                  myt_name_of(h, h->move->actor));
}

static void keep(struct hearing *h)
{
    struct myt_state *s = h->state;
    int kept = value_or(h->move, 0, 0);
    s->holder[kept] = h->move->actor;
    s->tokens[kept] = myt_box_of(h->match)->start_tokens;
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] == DEALT_TO + h->move->actor)
            s->holder[card] = UNDER_DECK;
    myt_set_up_phase(h->match, s);
}

enum outcome myt_play_keep(struct hearing *h)
{
    static const struct myt_act act = {AT_KEEP, NULL, test_keep, keep};
    return myt_play(h, &act);
}

void myt_suggest_keep(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    for (int seat = 0; s->phase == KEEPING && seat < match->seats; seat++)
        myt_say_cards_at(&(struct myt_offer){match, s, seat, to}, verb, DEALT_TO + seat);
}

static enum outcome test_reveal(struct hearing *h)
{
    const struct myt_state *s = h->state;
    int card = value_or(h->move, 0, 0);
    return s->holder[card] == IN_DECK ? STANDS : seen_before(h, card, "turns up");
}

static void reveal(struct hearing *h)
{
    struct myt_state *s = h->state;
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
        myt_begin_turn(h->match, s, myt_next_seat(h->match, s->turn));
}

enum outcome myt_play_reveal(struct hearing *h)
{
    static const struct myt_act act = {AT_REVEAL, NULL, test_reveal, reveal};
    return myt_play(h, &act);
}

void myt_suggest_reveal(const struct match *match, const void *state, int verb, struct suggestions *to)
{
    const struct myt_state *s = state;
    if (s->phase != DEALING && s->phase != KEEPING && myt_to_act(match, s) >> CHANCE & 1)
        myt_say_cards_at(&(struct myt_offer){match, s, CHANCE, to}, verb, IN_DECK);
}
