/* Spread: workers that begin on processors of their own. */
#ifndef CLI_BATCH_SPREAD_H
#define CLI_BATCH_SPREAD_H

#include <pthread.h>
#include <stdbool.h>

/* Starts a thread on the processor that is so many after this one, if there are several; from then on the system moves it as it likes.
   Left to itself, Linux may keep a new thread for ten milliseconds and more where its maker runs, which is half of a short batch. */
bool spread_start(pthread_t *thread, int number, void *(*run)(void *context), void *context);

#endif
