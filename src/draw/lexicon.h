/* A lexicon: strings by number, each kept once. */
#ifndef DRAW_LEXICON_H
#define DRAW_LEXICON_H

#include "base/arena.h"

/* Zero-initialise but for `arena`, which keeps the strings; lexicon_free when done. */
struct lexicon {
    struct arena *arena;
    const char **string; /* by number, from 0 */
    int count;
    int *slot; /* hash table: number + 1, or 0 */
    int slots; /* a power of two, or 0 */
};

/* The string's number, a new one if it was not known. */
int lexicon_number(struct lexicon *lexicon, const char *string);

void lexicon_free(struct lexicon *lexicon);

#endif
