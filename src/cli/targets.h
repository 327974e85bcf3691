/* Targets: the files reports are written to. Each is written beside its place and moved there when it is whole,
   so nobody ever finds half a report; what exists already but is not a plain file (a pipe, /dev/null) is written as it comes. */
#ifndef CLI_TARGETS_H
#define CLI_TARGETS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

enum { MOST_TARGETS = 20 };

struct target {
    FILE *file;             /* stdout for standard output */
    char *path, *temporary; /* temporary NULL: written as it comes */
    bool other_names;       /* what was there is known by other names too, which do not follow */
};

/* Zero-initialise. */
struct targets {
    bool lasting; /* what is moved to its place is on the disk by then */
    struct target target[MOST_TARGETS];
    int count;
    bool guarded; /* a guard waits for signals, to clean up before the program ends */
    pthread_t guard;
    pthread_mutex_t lock;
};

/* The file's one true name: links followed, those of its folder where it does not exist yet. NULL with errno set; free() it. */
char *true_path(const char *path);

/* The next target; NULL is standard output. Returns STATUS_FINE, or STATUS_USAGE after a complaint: it cannot be written,
   or it was opened before under any name. */
int target_open(struct targets *targets, const char *path);

/* Is this file one of the targets? */
bool target_is(const struct targets *targets, const char *path);

/* From now on an interrupt removes what is unfinished. Call before any thread is made. */
void targets_guard(struct targets *targets);

/* Moves what was written to it; an error is remembered by its stream. */
void target_put(struct target *target, struct text *text);

/* Puts all in place. Returns the status, or STATUS_FAULT after a complaint about what could not be written. */
int targets_close(struct targets *targets, int status);

/* Removes what is unfinished. */
void targets_drop(struct targets *targets);

#endif
