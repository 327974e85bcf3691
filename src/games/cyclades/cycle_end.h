/* The end of a cycle: victory, elimination, the creature track. */
#ifndef CYCLADES_CYCLE_END_H
#define CYCLADES_CYCLE_END_H

#include "games/cyclades/state.h"

/* Nobody has a marker left on a god: the game is over, or the next cycle begins. */
void cyc_end_cycle(struct hearing *h);

/* Does somebody reach the target, or has at most one player an isle? */
bool cyc_decided(const struct match *match, const struct state *s);

#endif
