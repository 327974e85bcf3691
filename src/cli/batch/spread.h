/* Spread: starts workers on different processors. */
#ifndef CLI_BATCH_SPREAD_H
#define CLI_BATCH_SPREAD_H

#include <pthread.h>
#include <stdbool.h>

/* Starts a thread on the processor that is `number` after this one, if there are several; afterwards the system may
   move it. Otherwise Linux may keep a new thread on its creator's processor for ten milliseconds or more, half of a
   short batch. */
bool spread_start(pthread_t *thread, int number, void *(*run)(void *context), void *context);

#endif
