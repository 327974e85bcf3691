/* History: the last few entries before each finding of a record, collected while it is judged. */
#ifndef STUDY_HISTORY_H
#define STUDY_HISTORY_H

#include "replay/record.h"

enum { HISTORY_LENGTH = 12 };

/* One entry before a finding, oldest first. */
struct stop {
    int entry;
    struct place at;
    const char *said;
    const struct stop *next;
};

/* A finding and the entries before it. */
struct path {
    const struct finding *finding;
    const struct stop *first;
    struct path *next;
};

/* Zero-initialise; history_free when done. */
struct history {
    struct arena arena;
    struct {
        int entry;
        struct place at;
        struct move move;
    } latest[HISTORY_LENGTH]; /* a ring; entry 0: unused */
    int next;
    struct path *first, *last;
    int paths;
};

/* Give it to judging as `watch`, with the history as `context`. */
void history_watch(void *context, const struct step *step);

void history_free(struct history *history);

#endif
