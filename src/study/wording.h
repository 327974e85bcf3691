/* Wording: how all renderers describe a finding and a verdict. */
#ifndef STUDY_WORDING_H
#define STUDY_WORDING_H

#include <stdbool.h>

#include "base/text.h"
#include "replay/record.h"

/* What a ruling is to a reader; `strict` as in verdict_status. The names are "error", "warning" and "note". */
enum loudness { LOUD_ERROR, LOUD_WARNING, LOUD_NOTE };
extern const char *const loudness_names[];
enum loudness loudness(enum ruling ruling, bool strict);

/* Is the finding not shown by itself: a note, or one that only follows from another? */
bool is_folded(const struct finding *finding);

/* The notes of one or several records, counted; right at any size. */
struct noted {
    int entries, words; /* read in other words, in the log and outside it */
    int assumed;        /* optional entries */
    int dates;          /* dates that are not a day */
};
struct noted notes_of(const struct verdict *verdict);

/* "37 entries read in other words, 83 optional entries assumed"; nothing without notes. print_noted returns the total. */
int print_noted(struct noted noted, struct text *out);
void print_notes(const struct verdict *verdict, struct text *out);

/* The name of a file at the beginning of a line, so that a terminal or workflow does not take it for a command. */
const char *shown_file(struct arena *arena, const char *file);

/* "entry 3, cycle 2, offerings"; "" if neither is known. */
const char *where_found(struct arena *arena, const struct finding *finding);

/* "1 mistake (illegal). 14 entries, cycle 3, offerings. ben leads." */
void print_summary(const struct verdict *verdict, struct text *out);

/* Is something not reported: judging ended early, or findings beyond the limit are only counted? */
bool is_partial(const struct verdict *verdict);

/* Is it about an unread line, because of which judging stopped, or one after that? */
bool is_unread(const struct verdict *verdict, const struct finding *finding);

/* "judged up to entry 11; line 24 could not be read, ...", "judged only up to entry 7", "3 more findings are not listed": what a partial verdict does not cover. */
void print_partial(const struct verdict *verdict, struct text *out);

/* "a.yaml", "a.yaml #2": the record's name, safe to print on a terminal. */
void print_file(const struct verdict *verdict, struct text *out);

#endif
