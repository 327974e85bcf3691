/* Hints: what a sentence that is not read may have meant. */
#ifndef PHRASE_HINTS_H
#define PHRASE_HINTS_H

#include "phrase/reader.h"

/* What reading one sentence works with, however often it is tried. */
struct attempt {
    const struct book *book;
    const struct phrase_view *view;
    struct arena *arena;
    int steps;
};

/* What it is read for. */
enum reading_for {
    TO_READ,
    TO_HINT, /* weak heads count at any moment */
    TO_KEEP, /* the same of what is left of a sentence: not without a verb */
};

void read_words(struct attempt *attempt, const struct sentence *sentence, enum reading_for aim,
                struct phrase_reading *reading);

/* Also in other words, if they mean the same on the table. */
bool means_the_same(const struct match *match, const struct phrase_meaning *a, const struct phrase_entry *entry,
                    int count);

/* What it would mean without its misspellings, without a word, at another moment, or of a player; what is missing. */
void look_for_fix(struct attempt *attempt, const struct sentence *sentence, struct phrase_reading *reading);

#endif
