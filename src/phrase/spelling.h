/* Spelling: a misspelt word is never corrected silently, but the entry it probably stands for is proposed. */
#ifndef PHRASE_SPELLING_H
#define PHRASE_SPELLING_H

#include "phrase/sentence.h"

/* Is one word the other with one letter wrong, missing, extra or swapped? Long words may have two of these. */
bool is_misspelt(const char *written, const char *word);

/* Is the word not known, but near to one that is? */
bool is_near_known(const struct setting *in, const struct word *word);

enum { CHOICES_MAX = 6 };

struct correction {
    const char *unknown; /* the first unknown word; NULL: there is none */
    int distance;        /* of the right words from what is written */
    struct sentence right;
};

/* Corrects the unknown words of the sentence; `choice` is the row among the words near to the first, nearest first.
   False: there is no unknown word, not so many choices, or another word is not clear. */
bool spelt_rightly(const struct sentence *sentence, int choice, struct correction *correction);

#endif
