/* Changes: the findings that one judging of a record has and another has not. */
#ifndef STUDY_CHANGES_H
#define STUDY_CHANGES_H

#include "replay/record.h"

/* How many findings the second judging lost and gained, and in words: "lifts CODE at entry 3; raises CODE at entry 7".
   A rule broken twice on one line counts once. Long lists end with "and N more". */
struct changes {
    int lost, gained;
    struct text words; /* text_free when done */
};

/* `claims`: also compare false claims. */
struct changes find_changes(const struct verdict *first, const struct verdict *second, bool claims);

#endif
