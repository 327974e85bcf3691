/* What folded entries earn together: "ada 0.5, ben 1 to 2". */
#ifndef STUDY_MOVES_FOLD_EARNS_H
#define STUDY_MOVES_FOLD_EARNS_H

#include "base/arena.h"
#include "game/earnings.h"

/* Each amount from its least to its most; an entry without it earns 0. Kept in the arena. */
const char *earn_together(const struct earnings *const *earns, int count, struct arena *arena);

#endif
