/* Prose for a terminal. */
#ifndef STUDY_PROSE_H
#define STUDY_PROSE_H

#include "base/text.h"

/* Prints the lines, broken between words if too long; lines of a record stay as they are. */
void print_prose(const char *lines, int width, struct text *out);

/* Columns that these bytes take on a terminal; colour sequences have no width. */
int coloured_width(const char *bytes, size_t length);

#endif
