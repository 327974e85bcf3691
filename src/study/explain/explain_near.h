/* Words without a page: which pages are near. */
#ifndef STUDY_EXPLAIN_EXPLAIN_NEAR_H
#define STUDY_EXPLAIN_EXPLAIN_NEAR_H

#include "game/game.h"

/* One sentence: there is no such page; the nearest pages, or where the lists are. `only`: the game that was named;
   NULL: any. */
void print_unknown(const struct game *only, const char *word, struct text *out);

#endif
