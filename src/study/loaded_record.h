/* A loaded record: one that was judged and can be judged again in another way. */
#ifndef STUDY_LOADED_RECORD_H
#define STUDY_LOADED_RECORD_H

#include "replay/record.h"

/* Zero-initialise; loaded_free when done, in any case. */
struct loaded_record {
    struct box_cache cache;
    struct source source; /* opened by the caller, who sets have_source */
    struct verdict verdict;
    bool have_source, have_verdict;
};

/* Judges the first record of the source with its own cache. False: there is none. */
bool loaded_judge(struct loaded_record *loaded, struct judging *how);

void loaded_free(struct loaded_record *loaded);

#endif
