/* Differences: compares two people's records of one game. */
#ifndef STUDY_DIFF_DIFF_H
#define STUDY_DIFF_DIFF_H

#include "study/diff/transcript.h"

/* Prints where heads, logs and results differ, and which version is legal there. Both records must be of the same game.
   Returns whether heads and logs agree. */
bool print_differences(const struct transcript *a, const struct transcript *b, struct text *out);

#endif
