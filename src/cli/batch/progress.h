/* Progress: a bar on standard error while a long batch runs, if a person is there to see it. */
#ifndef CLI_BATCH_PROGRESS_H
#define CLI_BATCH_PROGRESS_H

#include <stdbool.h>

struct progress {
    int total, shown; /* shown: per cent on the bar; -1: not drawn */
    bool visible;     /* standard error is a terminal that can erase, and the batch is long */
};

struct progress progress_start(int total);

/* `done` inputs are finished. Draws only if the bar moves. */
void progress_step(struct progress *progress, int done);

/* Removes the bar, so that something else can be printed. The next step draws it again. */
void progress_hide(struct progress *progress);

#endif
