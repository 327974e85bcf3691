/* Measuring: what damaged records and slips are both measured with. */
#ifndef TESTS_MEASURE_H
#define TESTS_MEASURE_H

#include "replay/record.h"

/* Seconds of work. */
double now(void);

/* Findings that count against the record. */
int count_against(const struct verdict *verdict);

/* Is the game among those that were asked for, or were none? */
bool is_wanted(const struct game *game, int argc, char **argv);

/* The record under that name in the folder RECORDS, if there is one. */
void keep_text(const char *name, const char *text);

#endif
