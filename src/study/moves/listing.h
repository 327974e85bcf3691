/* Listings: the legal entries of a position as lines of a log, filtered by words, folded for people. */
#ifndef STUDY_MOVES_LISTING_H
#define STUDY_MOVES_LISTING_H

#include <stdbool.h>

#include "base/text.h"
#include "game/game.h"

/* Prints every legal entry with all `words` (NULL-terminated) as a line of a log, with what it earns after it. Legal
   entries that are not listed are described in comments. `folded`: entries that differ in one place become one comment.
   If there are no entries, it says so. */
void print_listing(const struct match *match, const void *state, char *const *asked, bool folded, struct text *out);

#endif
