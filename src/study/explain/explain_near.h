/* A word that has no page: which pages are near. */
#ifndef STUDY_EXPLAIN_EXPLAIN_NEAR_H
#define STUDY_EXPLAIN_EXPLAIN_NEAR_H

#include "game/game.h"

/* One sentence that says so, with the nearest pages or where the lists are. `only`: the game that was asked; NULL: any. */
void print_unknown(const struct game *only, const char *word, struct text *out);

#endif
