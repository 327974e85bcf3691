/* Cyclades: chance: draws from the pile and throws of the dice. */
#include "games/cyclades/cyclades.h"

static int pick(unsigned cards, struct random *random)
{
    int skip = random_below(random, __builtin_popcount(cards)), card = 0;
    while (!(cards & 1u << card) || skip-- > 0)
        card++;
    return card;
}

/* Draws from the pile and throws the dice. Other entries of `table` are few and come from the list. */
bool cyc_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    if (s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) {
        int faces[2] = {b->face[random_below(random, b->faces)], b->face[random_below(random, b->faces)]};
        *move = move_of(CHANCE, VERB_DICE);
        move_put_list(move, 0, 2, faces);
        return true;
    }
    if (s->phase != PHASE_CREATURES && s->phase != PHASE_ACTIONS)
        return false;
    int cards[SPACES_ON_TRACK], needed = cyc_cards_needed(s);
    unsigned drawn = 0;
    for (int i = 0; i < needed; i++) {
        unsigned pile = cyc_draw_pile(s) & ~drawn;
        cards[i] = pick(pile ? pile : s->discard & ~drawn, random);
        drawn |= 1u << cards[i];
    }
    *move = move_of(CHANCE, VERB_DRAW);
    move_put_list(move, 0, needed, cards);
    return true;
}
