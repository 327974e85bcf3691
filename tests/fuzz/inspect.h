/* Inspection: a record judged, and everything the program can make of it looked at. Aborts where something is wrong. */
#ifndef TESTS_FUZZ_INSPECT_H
#define TESTS_FUZZ_INSPECT_H

#include "support.h"

/* Every record in the bytes. What else is made of it (which report, which picture, file or pipe) depends on the bytes alone. */
void inspect_bytes(const char *bytes, size_t length);

/* The table as it is printed must be read back without a finding, and be printed the same again. */
void inspect_table(const struct match *match, const void *state);

/* Sheets add up, everybody has a rank, there are winners at the end and only then. */
void inspect_score(const struct match *match, const void *state);

/* Pictures can be drawn. */
void inspect_picture(const struct match *match, const void *state);

/* Says what is wrong and aborts. */
_Noreturn void wrong(const char *what, const char *detail);

#endif
