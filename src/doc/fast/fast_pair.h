/* Fast pair: a word under a word, as most items of a log are. */
#ifndef DOC_FAST_FAST_PAIR_H
#define DOC_FAST_FAST_PAIR_H

#include "doc/fast/fast_line.h"

/* Both words in one copy of all from the one to the other, with eight NULs after them. */
void fast_pair_keep(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                    struct word_pair *pair);

/* A key in that column of the line with that number, from 0, and a word after it or on the next line, farther to the right; both in
   letters of one byte, bare or in quotes. Returns the beginning of the line after them, which must not be farther to the right; NULL if
   there is anything else. */
const unsigned char *fast_pair_read(const unsigned char *line, int column, int number, struct arena *arena,
                                    struct word_pair *pair);

/* The same with what may be the text of a map below the key: see map_text.h. */
const unsigned char *fast_pair_read_map(const unsigned char *line, int column, int number, struct arena *arena,
                                        struct word_pair *pair);

#endif
