/* Wording: what every renderer says alike about a finding and a verdict. */
#ifndef STUDY_WORDING_H
#define STUDY_WORDING_H

#include <stdbool.h>

#include "base/text.h"
#include "replay/record.h"

/* "error", "warning" or "note": how loud a finding is. `strict` as in verdict_status. */
const char *loudness(enum ruling ruling, bool strict);

/* Is the finding one that people are not shown one by one: a note, or what only follows from another? */
bool is_folded(const struct finding *finding);

/* "`a`, then `b`" of the entries on these lines. */
void print_entries(const char *lines, struct text *out);

/* What the notes of a record, or of several, come to; right at any size. */
struct noted {
    int entries, words; /* read in other words; outside the log */
    int assumed;        /* optional entries */
    int dates;          /* that are not a day */
};
struct noted notes_of(const struct verdict *verdict);

/* "37 entries read in other words, 83 optional entries assumed"; nothing where there are no notes. How many it is in all. */
int print_noted(struct noted noted, struct text *out);
int print_notes(const struct verdict *verdict, struct text *out);

/* The name of a file at the beginning of a line: what is printed of it cannot act, nor be taken for a command of a workflow. */
const char *shown_file(struct arena *arena, const char *file);

/* "entry 3, cycle 2, offerings" */
void print_whereabouts(const struct finding *finding, struct text *out);

/* "1 mistake (illegal). 14 entries, cycle 3, offerings. ben leads." */
void print_summary(const struct verdict *verdict, struct text *out);

/* Is something not reported: a record not judged to its end, or findings beyond the limit only counted? */
bool is_partial(const struct verdict *verdict);

/* "judged only up to entry 7", "3 more findings are not listed": what a partial verdict does not cover. */
void print_partial(const struct verdict *verdict, struct text *out);

/* "a.yaml", "a.yaml #2": the record's name, fit for a terminal. */
void print_file(const struct verdict *verdict, struct text *out);

#endif
