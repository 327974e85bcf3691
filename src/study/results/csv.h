/* CSV as `results` writes it: RFC 4180, with an apostrophe before cells that a spreadsheet would compute. */
#ifndef STUDY_RESULTS_CSV_H
#define STUDY_RESULTS_CSV_H

#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

/* Zero-initialise; csv_free when done. */
struct csv_line {
    struct text text; /* the cells, each ended by NUL */
    int cells, lines; /* number of cells; lines of the file that they took */
};

/* Reads the next line that is not empty; false: there is none. NULs are dropped. */
bool csv_read(FILE *file, struct csv_line *line);

void csv_free(struct csv_line *line);

/* Would a spreadsheet compute the cell, now or with one apostrophe less? */
bool begins_formula(const char *cell);

#endif
