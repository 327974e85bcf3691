/* Prose for a terminal. */
#ifndef STUDY_PROSE_H
#define STUDY_PROSE_H

#include "base/text.h"

/* The lines, those that are too long broken between words; the lines of a record as they are. */
void print_prose(const char *lines, int width, struct text *out);

/* Columns that so many bytes take on a terminal; sequences that only colour have no width. */
int coloured_width(const char *bytes, size_t length);

#endif
