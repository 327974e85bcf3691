/* Queue: several workers judge the inputs of a batch, job by job; the records come out in the order of the input. */
#ifndef CLI_BATCH_QUEUE_H
#define CLI_BATCH_QUEUE_H

#include "cli/batch/batch.h"

/* What batch_run promises, with as many workers as the options have jobs. */
void queue_run(const struct batch *batch, bool (*take)(void *context, struct judged *judged), void *context);

#endif
