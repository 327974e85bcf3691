/* Cyclades: draw, new creature cards for the track, at the start of a cycle or after Zeus changed one. */
#include "games/cyclades/cyclades.h"

int cyc_cards_needed(const struct cyc_state *s)
{
    int spaces = s->cycle < SPACES_ON_TRACK ? s->cycle : SPACES_ON_TRACK;
    int needed = s->redraw ? 1 : cyc_empty_spaces(s, spaces);
    int available = __builtin_popcount(cyc_draw_pile(s)) + __builtin_popcount(s->discard);
    return needed < available ? needed : available;
}

/* Cards come from the draw pile, and from the discard pile only once it is used up, in any order of the entry. */
static enum outcome test_cards(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    const struct move *m = h->move;
    unsigned pile = cyc_draw_pile(s), drawn = 0;
    bool beyond = items(m, 0) > __builtin_popcount(pile);
    for (int i = 0; i < items(m, 0); i++) {
        unsigned card = 1u << item(m, 0, i);
        const char *name = cyc_creature_titles[item(m, 0, i)];
        if (drawn & card)
            return cyc_cannot_at(h, 0, i, RULE_DRAW_PILE, "the draw names %s twice", name);
        if (!(pile & card) && !(beyond && (s->discard & card)))
            return cyc_cannot_at(h, 0, i, RULE_DRAW_PILE, "the card %s %s, not in the draw pile", name,
                                 cyc_card_space(s, item(m, 0, i)) != NOWHERE ? "is on the track"
                                 : s->discard & card                         ? "is in the discard pile"
                                                                             : "is with its figure");
        drawn |= card;
    }
    if (beyond && (pile & ~drawn))
        return cyc_cannot(h, RULE_DRAW_PILE,
                          "the draw takes cards from the discard pile, but the draw pile still has some");
    return STANDS;
}

enum outcome cyc_play_draw(struct hearing *h)
{
    struct cyc_state *s = h->state;
    struct cyc_guard g;
    struct cyc_line line = {0};
    bool redraw = s->phase == PHASE_ACTIONS && s->redraw, unordered = s->phase == PHASE_ORDER && may_be_taken(h);
    if (cyc_admit_table(h, &g, s->phase == PHASE_CREATURES || redraw || unordered) == REFUSED)
        return REFUSED;
    int cards = items(h->move, 0), room = redraw ? 1 : cyc_empty_spaces(s, SPACES_ON_TRACK),
        pile = __builtin_popcount(cyc_draw_pile(s));
    if (cards > room)
        return cyc_cannot(h, RULE_DRAW_PILE, "%d card%s drawn for %d empty space%s", cards,
                          cards == 1 ? " is" : "s are", room, plural(room));
    if (test_cards(h) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    if (cards != cyc_cards_needed(s))
        cyc_breaks(h, RULE_DRAW_COUNT, "%d card%s drawn, but %d must be drawn now", cards, cards == 1 ? " is" : "s are",
                   cyc_cards_needed(s));

    for (int i = 0, space = s->redraw ? s->redraw - 1 : 0; i < cards; space++) {
        if (s->creature[space] != NO_CARD)
            continue;
        s->creature[space] = item(h->move, 0, i++);
        if (h->sums)
            cyc_say(&line, ", ", "%s on %d", cyc_creature_titles[s->creature[space]],
                    cyc_box_of(h->match)->creature_price[space]);
    }
    if (cards > pile || (cards == pile && h->match->house[Q_RESHUFFLE] == RESHUFFLE_AT_ONCE))
        s->discard = 0;
    s->redraw = 0;
    pile = __builtin_popcount(cyc_draw_pile(s));
    sum_up(h, "%s; %d card%s left in the pile", cards ? line.text : "no card", pile, plural(pile));
    for (int i = 0; unordered && i < s->track_length; i++)
        s->track[i] = SOMEBODY;
    if (redraw)
        cyc_look_for_sets(h);
    else {
        s->phase = PHASE_GODS;
        s->assumed &= ~(unsigned)(ON_PHASE | ON_OFFERS); /* about the previous cycle, it no longer matters */
    }
    return STANDS;
}

void cyc_suggest_draw(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    (void)match;
    const struct cyc_state *s = state;
    int needed = cyc_cards_needed(s), left[CREATURES];
    unsigned pile = cyc_draw_pile(s), allowed = pile | (needed > __builtin_popcount(pile) ? s->discard : 0);
    for (int card = 0; card < CREATURES; card++)
        left[card] = allowed >> card & 1;
    if (s->phase == PHASE_CREATURES || (s->phase == PHASE_ACTIONS && s->redraw))
        suggest_orders(out, CHANCE, verb, CREATURES, left, needed);
}

/* Before the turn order is settled a draw is never listed. If one is written, the record leaves out the order. */
bool cyc_spell_draw(const struct match *match, const void *state, struct move *move)
{
    (void)match, (void)move;
    return ((const struct cyc_state *)state)->phase != PHASE_ORDER;
}
