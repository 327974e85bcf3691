/* A record that was judged and can be judged again in another way. */
#ifndef STUDY_LOADED_RECORD_H
#define STUDY_LOADED_RECORD_H

#include "replay/record.h"

/* Zero-initialise; loaded_free when done, whatever became of it. */
struct loaded_record {
    struct box_cache cache;
    struct source source; /* opened by the caller, who sets have_source */
    struct verdict verdict;
    bool have_source, have_verdict;
};

/* Judges the first record of the source, with the cache of its own. False: there is none. */
bool loaded_judge(struct loaded_record *loaded, struct judging *how);

/* The same record once more, in another way: the verdict is the caller's to free. */
void judge_again(struct loaded_record *loaded, const struct judging *how, struct verdict *verdict);

void loaded_free(struct loaded_record *loaded);

#endif
