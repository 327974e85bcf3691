/* Fast pair: a word under a word, as most items of a log are. */
#ifndef DOC_FAST_FAST_PAIR_H
#define DOC_FAST_FAST_PAIR_H

#include "doc/fast/fast_line.h"

/* Copies everything from the key to the end of the value into the arena, with eight NULs at the end, and sets
   `pair`. */
void fast_pair_keep(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                    struct word_pair *pair);

/* Reads a key in `column` (from 0) of the line `number`, and a word after it, or on the next line and farther to the
   right. Both are ASCII, plain or in quotes. Returns the beginning of the next line, which must not be farther to the
   right; NULL if the line is anything else. */
const unsigned char *fast_pair_read(const unsigned char *line, int column, int number, struct arena *arena,
                                    struct word_pair *pair);

/* The same for a key with text below or after it that may be a map: see map_text.h. */
const unsigned char *fast_pair_read_map(const unsigned char *line, int column, int number, struct arena *arena,
                                        struct word_pair *pair);

#endif
