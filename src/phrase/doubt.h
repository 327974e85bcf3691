/* Doubt: sentences that do not say what was done, whatever their words mean: a question, a plan, something taken
   back. */
#ifndef PHRASE_DOUBT_H
#define PHRASE_DOUBT_H

#include "phrase/sentence.h"

/* The word that shows a doubt; NULL: the sentence says what was done. */
const char *doubt_of(const struct sentence *sentence);

/* "12 points", "three points"; not "left points". */
bool counts_points(const struct sentence *sentence, int at);

/* Do the words from `at` on say "taken back", "takes it back"? */
bool takes_back(const struct sentence *sentence, int at);

#endif
