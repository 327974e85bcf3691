/* Footnotes: the lines below a finding, the same in every format: the rule, the fix, legal entries, where to read
   more. */
#ifndef STUDY_EXPLAIN_FOOTNOTES_H
#define STUDY_EXPLAIN_FOOTNOTES_H

#include "replay/record.h"

/* The label is "" for what needs none. */
struct footnote {
    const char *label, *sentence;
    const struct footnote *next;
};

/* The footnotes of the finding, in the arena. `all`: also which finding it follows from. */
const struct footnote *footnotes_of(const struct verdict *verdict, const struct finding *finding, bool all,
                                    struct arena *arena);

/* "ada: bid ares 2; all: referee moves a.yaml --at 3"; nothing if it is not known. */
void print_legal(const struct finding *finding, struct text *out);

/* "with `house: {tie: metropolises}` this is allowed": what another answer would change. */
void print_house(const struct finding *finding, const char *answer, struct text *out);

/* Is it of the same entry, or claims, and mistake as the first of them? A word that is unknown in several places is
   reported at each. */
bool is_reported_with(const struct finding *first, const struct finding *finding);

/* The next finding that is reported with the first: what else is wrong; NULL: nothing. */
const struct finding *next_fault(const struct finding *first, const struct finding *finding);

/* "fixing this also clears 24 later findings", if there are any, after what is written `before` it. */
void print_followers(const struct finding *finding, const char *before, struct text *out);

#endif
