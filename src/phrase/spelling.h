/* Spelling: a misspelt word is never corrected silently, but the entry it probably stands for is proposed. */
#ifndef PHRASE_SPELLING_H
#define PHRASE_SPELLING_H

#include "phrase/sentence.h"

/* Is one word the other with one letter wrong, missing, extra or swapped? Long words may have two of these. */
bool is_misspelt(const char *written, const char *word);

enum { CHOICES_MAX = 4 };

/* Sets `right` to the sentence with its unknown words corrected; `choice` is the row among the words equally near to
   the first. False: there is no unknown word, not so many choices, or another word is not clear. Sets `*unknown` to the
   first. */
bool spelt_rightly(const struct sentence *sentence, int choice, struct sentence *right, const char **unknown);

#endif
