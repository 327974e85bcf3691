/* The creature track: which cards may be drawn and how many are needed. */
#ifndef CYCLADES_CREATURES_H
#define CYCLADES_CREATURES_H

#include "games/cyclades/state.h"

/* How many cards this moment needs, after how many of them the pile is used up. */
int cyc_cards_needed(const struct state *s);

/* The cards that may come next when these have been drawn already. */
unsigned cyc_next_cards(const struct state *s, unsigned drawn);

#endif
