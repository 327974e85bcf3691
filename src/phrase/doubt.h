/* What a sentence leaves open, whatever its words would mean: a question, a plan, what was taken back. */
#ifndef PHRASE_DOUBT_H
#define PHRASE_DOUBT_H

#include "phrase/sentence.h"

/* The word that shows it; NULL: it says what was done. */
const char *doubt_of(const struct book *book, const struct match *match, const struct sentence *sentence);

/* "taken back", "takes it back": from this word on. */
bool takes_back(const struct sentence *sentence, int at);

#endif
