/* Spelling: a misspelt word is never corrected, but the entry that it may have been meant for is shown. */
#ifndef PHRASE_SPELLING_H
#define PHRASE_SPELLING_H

#include "phrase/sentence.h"

/* Is one the other with a letter wrong, missing, too much, or two swapped? In long words two of that. */
bool is_misspelt(const char *written, const char *word);

enum { CHOICES_MAX = 4 };

/* The sentence with the words that nobody knows as they should be written; `choice` is the row of the words that are equally near to the
   first of them. False: there is none, there are not so many, or it is not clear what another one means. `*unknown` becomes the first. */
bool spelt_rightly(const struct book *book, const struct match *match, struct arena *arena,
                   const struct sentence *sentence, int choice, struct sentence *right, const char **unknown);

#endif
