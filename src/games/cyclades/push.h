/* Polyphemus pushing the fleets around his isle away. */
#ifndef CYCLADES_PUSH_H
#define CYCLADES_PUSH_H

#include "games/cyclades/state.h"

/* Polyphemus appears on the isle; ends at once if no fleet is there to be pushed. */
void cyc_begin_push(struct hearing *h, int isle);

#endif
