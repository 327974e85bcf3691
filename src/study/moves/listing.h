/* Listings: the legal entries of a position as lines of a log, narrowed down by words, folded for people. */
#ifndef STUDY_MOVES_LISTING_H
#define STUDY_MOVES_LISTING_H

#include <stdbool.h>

#include "base/text.h"
#include "game/game.h"

/* Every legal entry in which all `words` (NULL-terminated) occur, as a line that can stand in a log as `new` writes it, with what it
   earns after it; what may be entered and is not listed as comments. `folded`: entries that differ in one place alone are one comment.
   A position without any says so. */
void print_listing(const struct match *match, const void *state, char *const *words, bool folded, struct text *out);

#endif
