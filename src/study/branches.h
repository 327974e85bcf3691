/* Branches: other ways through the log of a course, and where each of them stood now and then. One that comes to stand where an earlier
   one stood ends as that one did. */
#ifndef STUDY_BRANCHES_H
#define STUDY_BRANCHES_H

#include "study/mend/repair.h"

enum { MOST_BRANCHES = 16 };

struct branch {
    int fits;     /* from this entry on it is known, and every entry fits */
    char *states; /* before every `step`-th entry, and after the last one */
};

/* branches_free when done. */
struct branches {
    struct branch branch[MOST_BRANCHES + 1]; /* the one after the last is that being followed */
    int count, step, entries;
    size_t size; /* of a state */
};
void branches_open(struct branches *branches, const struct course *course);
void branches_free(struct branches *branches);

/* A new one, of which nothing is known before that entry. */
void branch_begin(struct branches *branches, int index);

/* It stands so before that entry. If an earlier one stood so too, and everything fitted from there on: how that one ended; else NULL. */
const void *branch_meets(struct branches *branches, int index, const void *state);

/* That entry does not fit. */
void branch_misfits(struct branches *branches, int index);

/* It was followed to the end of the log. */
void branch_end(struct branches *branches, const void *state);

#endif
