/* CSV as results writes it: RFC 4180, and an apostrophe before what a spreadsheet would compute. */
#ifndef STUDY_RESULTS_CSV_H
#define STUDY_RESULTS_CSV_H

#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

/* Zero-initialise; csv_free when done. */
struct csv_line {
    struct text text; /* the cells, each ended by NUL */
    int cells, lines; /* how many; lines of the file it took */
};

/* Reads the next line that is not empty; false: there is none. NULs are left out. */
bool csv_read(FILE *file, struct csv_line *line);

void csv_free(struct csv_line *line);

/* Does a spreadsheet compute it, or would it after one apostrophe less? */
bool begins_formula(const char *cell);

#endif
