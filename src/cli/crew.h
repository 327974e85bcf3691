/* A crew: several workers judge the inputs of a batch; their records are handed over in the order of the input. */
#ifndef CLI_CREW_H
#define CLI_CREW_H

#include "cli/batch.h"

/* What batch_run promises, with as many workers as there are to be jobs. */
void crew_run(const struct batch *batch, bool (*take)(void *whom, struct judged *judged, int done), void *whom);

#endif
