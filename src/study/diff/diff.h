/* Differences: two people's records of one game, laid side by side. */
#ifndef STUDY_DIFF_DIFF_H
#define STUDY_DIFF_DIFF_H

#include "study/diff/transcript.h"

/* Says where heads, logs and outcomes part and which version is legal there. Both records are of one game.
   Returns whether they agree in heads and logs. */
bool print_differences(const struct transcript *a, const struct transcript *b, struct text *out);

#endif
