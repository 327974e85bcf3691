/* Myst: what chance may bring. */
#include "games/myst/myst.h"

/* Deals known cards mostly, and now and then unknown ones. */
bool myst_chance(const struct match *match, const void *state, struct random *random, struct move *move)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    int deck[CARDS_MAX * 4], cards = 0, team = 0;
    if (s->phase != PHASE_START || !myst_bare(s))
        return false;
    while (team < TEAMS && s->team[team].has_cards)
        team++;
    if (team == TEAMS || random_below(random, 4) == 0)
        return false;
    for (int card = CARD_BOOK; card < CARD_FIRST + box->kinds; card++)
        for (int left = myst_left(match, s, card); left > 0 && cards < CARDS_MAX * 4; left--)
            deck[cards++] = card;
    if (cards < HAND)
        return false;
    random_shuffle(random, deck, cards);
    *move = MOVE_WITH(CHANCE, VERB_DEAL, {0, team});
    move_put_list(move, FIELD_CARDS, HAND, deck);
    return true;
}
