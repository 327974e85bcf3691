/* Branches: other ways through the log of a course, with their states at intervals. A branch that reaches a state of an
   earlier branch ends as that one did. */
#ifndef STUDY_BRANCHES_H
#define STUDY_BRANCHES_H

#include "study/mend/repair.h"

enum { MOST_BRANCHES = 16 };

struct branch {
    int fits;     /* the branch is known from this entry on, and no entry from there on has a finding */
    char *states; /* before every `step`-th entry, and after the last one */
};

/* branches_free when done. */
struct branches {
    struct branch branch[MOST_BRANCHES + 1]; /* the one after the last is being followed */
    int count, step, entries;
    size_t size; /* of a state */
};
void branches_open(struct branches *branches, const struct course *course);
void branches_free(struct branches *branches);

/* Begins a new branch at entry `index`. */
void branch_begin(struct branches *branches, int index);

/* Records the state before entry `index`. If an earlier branch had the same state and no findings from there on,
   returns how that branch ended; else NULL. */
const void *branch_meets(struct branches *branches, int index, const void *state);

/* Records that entry `index` has a finding. */
void branch_misfits(struct branches *branches, int index);

/* Records the end of the branch at the end of the log. */
void branch_end(struct branches *branches, const void *state);

#endif
