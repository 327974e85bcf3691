/* Batches: many inputs judged by several workers, their records handed over in the order of the input. */
#ifndef CLI_BATCH_H
#define CLI_BATCH_H

#include "cli/cli.h"
#include "cli/inputs.h"

struct baseline;

/* One record, judged and rendered for every report. */
struct judged {
    struct verdict verdict;
    struct text body[MOST_FORMATS];
    struct text listed;  /* its lines of the baseline being written */
    bool passed_over;    /* it is no record, and nothing else of it counts */
    const char *problem; /* why the input could not be opened, for standard error; NULL: it could */
    struct judged *next;
};

/* What every worker needs to know; nothing of it changes while they work. */
struct batch {
    const struct inputs *inputs;
    const struct options *options;
    const struct report *reports; /* in whose manner records are rendered */
    int report_count;
    const struct baseline *baseline, *new_baseline; /* NULL: none */
    bool follow, frames; /* some report wants to know the way to each finding, or the pictures */
};

/* Calls `take` with every record, in the order of the inputs and of the records in them, always from the calling thread; `done` is how
   many inputs are behind us. It is freed afterwards. `take` returns false to end the batch early. */
void batch_run(const struct batch *batch, bool (*take)(void *whom, struct judged *judged, int done), void *whom);

/* One input, record by record: judge.c. `give` owns it; false: stop. */
void judge_input(const struct batch *batch, struct box_cache *cache, const struct input *input,
                 bool (*give)(void *whom, struct judged *judged), void *whom);
void judged_free(struct judged *judged);

#endif
