/* Hints: what a sentence that cannot be read may have meant. */
#ifndef PHRASE_HINTS_H
#define PHRASE_HINTS_H

#include "phrase/reader.h"

/* What the sentence is read for. */
enum reading_for {
    TO_READ,
    TO_HINT, /* weak heads count at any moment */
    TO_KEEP, /* like TO_HINT, for the rest of a sentence: needs a verb */
};

void read_words(struct attempt *attempt, const struct sentence *sentence, enum reading_for aim,
                struct phrase_reading *reading);

/* Do the entries mean the same, perhaps in other words with the same effect? */
bool means_the_same(const struct match *match, const struct phrase_meaning *a, const struct phrase_entry *entry,
                    int count);

/* Looks for what the sentence would mean with its spelling corrected, without some words, at another moment or with a
   player's name; and for what is missing. */
void look_for_fix(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading);

#endif
