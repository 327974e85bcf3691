/* Queue: several workers judge the inputs of a batch, job by job; records are returned in the order of the input. */
#ifndef CLI_BATCH_QUEUE_H
#define CLI_BATCH_QUEUE_H

#include "cli/batch/batch.h"

/* Does what batch_run does, with as many workers as the options have jobs. */
void queue_run(const struct batch *batch, bool (*take)(void *context, struct judged *judged), void *context);

#endif
