/* Mytikas: the table at the start of the log. */
#include "games/mytikas/mytikas.h"

static bool put_card(struct hearing *h, const struct node *at, int card, int where)
{
    struct state *s = h->state;
    if (s->holder[card] != IN_DECK) {
        refuse(h, RULE_CARD_TWICE, "%s lies in two places; there is one copy of each card", myt_card_names[card]);
        point_to(h, at);
        return false;
    }
    s->holder[card] = where;
    return true;
}

static bool put_cards(struct hearing *h, const struct node *list, int where)
{
    for (const struct node *card = list ? list->first : NULL; card; card = card->next)
        if (!put_card(h, card, card->value, where))
            return false;
    return true;
}

static void read_goods(const struct node *goods, struct seat *seat)
{
    for (int kind = 0; kind < KINDS; kind++) {
        const struct node *levels = node_get(goods, myt_kind_names[kind]);
        for (int level = 0; level < LEVELS; level++)
            seat->goods[kind][level] = levels ? node_item(levels, level)->value : 0;
    }
}

static void read_built(const struct node *built, struct seat *seat)
{
    for (int piece = 0; piece < PIECES; piece++) {
        const struct node *levels = node_get(built, myt_piece_names[piece]);
        for (int slot = 0; levels && slot < slots_of(piece); slot++)
            seat->built[piece][slot] = levels->kind == NODE_WORD ? levels->value : node_item(levels, slot)->value;
    }
}

static bool read_cards(struct hearing *h, const struct node *node, int seat)
{
    struct state *s = h->state;
    const struct node *cards = node_get(node, "cards"), *dealt = node_get(node, "dealt");
    for (const struct node *card = cards ? cards->first : NULL; card; card = card->next) {
        if (!put_card(h, card->key, card->key->value, seat))
            return false;
        s->locked[card->key->value] = card->value == NONE;
        s->tokens[card->key->value] = card->value == NONE ? 0 : card->value;
    }
    if (dealt && dealt->count == 1) {
        misread(h, "two cards are dealt to choose from, not one");
        point_to(h, dealt);
        return false;
    }
    return put_cards(h, dealt, DEALT_TO + seat);
}

static bool read_seat(struct hearing *h, const struct node *node, int seat)
{
    struct state *s = h->state;
    struct seat *to = &s->seat[seat];
    const struct node *builder = node_get(node, "builder"), *goods = node_get(node, "goods"),
                      *favors = node_get(node, "favors");
    const struct node *offerings = node_get(node, "offerings");
    if (builder)
        to->builder = builder->value < AREAS ? builder->value : NONE;
    if (goods)
        read_goods(goods, to);
    read_built(node_get(node, "built"), to);
    for (const struct node *god = favors ? favors->first : NULL; god; god = god->next)
        to->favors[god->value]++;
    to->offerings = offerings ? offerings->value : 0;
    return read_cards(h, node, seat);
}

static void lay_start(const struct match *match, struct state *s)
{
    for (int card = 0; card < CARDS; card++)
        s->holder[card] = IN_DECK;
    for (int seat = 0; seat < match->seats; seat++) {
        const int *goods = box_of(match)->start_goods[seats_from(match, s->first, seat)];
        s->seat[seat].builder = NONE;
        for (int kind = 0; kind < KINDS; kind++)
            s->seat[seat].goods[kind][0] = goods[kind];
    }
    myt_clear_now(s);
}

static bool read_places(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    const struct node *seats = node_get(table, "seats"), *fresh = node_get(table, "fresh");
    for (const struct node *seat = seats ? seats->first : NULL; seat; seat = seat->next)
        if (!read_seat(h, seat, seat->key->value))
            return false;
    for (const struct node *card = fresh ? fresh->first : NULL; card; card = card->next)
        s->fresh[card->value] = true;
    return put_cards(h, node_get(table, "line"), IN_LINE) && put_cards(h, node_get(table, "under"), UNDER_DECK);
}

bool myt_setup(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    const struct node *first = node_get(table, "first"), *turn = node_get(table, "turn"),
                      *phase = node_get(table, "phase");
    const struct node *owed = node_get(table, "owed"), *ending = node_get(table, "ending");
    s->first = first ? first->value : 0;
    s->turn = turn ? turn->value : s->first;
    s->owed = owed ? owed->value : 0;
    s->ending = ending && ending->value;
    lay_start(h->match, s);
    if (!read_places(h, table))
        return false;
    if (phase)
        s->phase = phase->value;
    else if (turn)
        s->phase = STARTING;
    else
        myt_set_up_phase(h->match, s);
    if (!myt_read_now(h, node_get(table, "now")) || !myt_check_table(h, table))
        return false;

    myt_settle(h->match, s);
    return true;
}
