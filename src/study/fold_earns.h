/* What folded entries earn together: "ada 0.5, ben 1 to 2". */
#ifndef STUDY_FOLD_EARNS_H
#define STUDY_FOLD_EARNS_H

#include "base/arena.h"

/* What each earns is a list of parts as games say them ("ben 1.5", "ada -2 gold"), "" for nothing. Where all say the same that is
   the answer; else each part from its least to its most, where one that does not have it earns 0. Kept in the arena. */
const char *earn_together(const char *const *earns, int count, struct arena *arena);

#endif
