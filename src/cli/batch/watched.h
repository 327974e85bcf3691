/* Watched: work that is done in a child process, so that a crash does not end it. */
#ifndef CLI_BATCH_WATCHED_H
#define CLI_BATCH_WATCHED_H

#include <stdbool.h>
#include <sys/types.h>

/* What the child and its parent both see. */
struct watch {
    bool
        careful; /* the work is done a second time, since it crashed: each record is first judged by a child of its own */
    bool finished; /* a crash is no longer expected */
    off_t written; /* bytes on standard output, flushed */
    int failed;    /* records that crashed */
};

/* Does the work in a child process, and if that crashes once more with care. Returns its status, or STATUS_FAULT if
   anything crashed. A signal to this process goes to the child. Built with sanitizers it does the work itself, so that
   they report. */
int run_watched(int (*work)(void *context, struct watch *watch), void *context);

/* Does `work` in a child process, whose changes are lost. Returns 0, or why it crashed: a signal, or -1. */
int try_apart(void (*work)(void *context), void *context);

#endif
