/* Targets: the files that reports are written to. Each is written beside its place and renamed when complete, so that
   no reader finds half a report. An existing target that is not a regular file (a pipe, /dev/null) is written
   directly. */
#ifndef CLI_TARGETS_H
#define CLI_TARGETS_H

#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

#include "base/text.h"

enum { MOST_TARGETS = 20 };

struct target {
    FILE *file;             /* stdout for standard output */
    char *path, *temporary; /* `temporary` NULL: written directly */
    bool other_names;       /* the old file has other hard links, which keep the old contents */
};

/* Zero-initialise. */
struct targets {
    bool lasting; /* a renamed file must be on the disk */
    struct target target[MOST_TARGETS];
    int count;
    bool guarded; /* a thread waits for signals, to clean up before the program ends */
    pthread_t guard;
    pthread_mutex_t lock;
};

/* The real path of the file: links resolved, or those of its folder if the file does not exist. NULL with errno set;
   free() it. */
char *true_path(const char *path);

/* Opens the next target; NULL is standard output. Returns STATUS_FINE, or STATUS_USAGE after a complaint: it cannot be
   written, or was already opened under any name. */
int target_open(struct targets *targets, const char *path);

/* Is this file one of the targets? */
bool target_is(const struct targets *targets, const char *path);

/* From now on a signal removes unfinished files. Call it before any thread is created. */
void targets_guard(struct targets *targets);

/* Writes the text to the target and empties it; the stream remembers an error. */
void target_put(struct target *target, struct text *text);

/* Puts all targets in place. Returns `status`, or STATUS_FAULT after a complaint about what could not be written. */
int targets_close(struct targets *targets, int status);

/* Removes unfinished files. */
void targets_drop(struct targets *targets);

#endif
