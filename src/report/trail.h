/* A trail: the last few entries before each finding of a record, gathered while it is judged. */
#ifndef REPORT_TRAIL_H
#define REPORT_TRAIL_H

#include "replay/record.h"

enum { TRAIL_LENGTH = 12 };

/* One entry on the way to a finding, oldest first. */
struct stop {
    int entry;
    struct place at;
    const char *said;
    const struct stop *next;
};

/* A finding and the way to it. */
struct path {
    const struct finding *finding;
    const struct stop *first;
    struct path *next;
};

/* Zero-initialise; trail_free when done. */
struct trail {
    struct arena arena;
    struct {
        int entry;
        struct place at;
        struct move move;
    } latest[TRAIL_LENGTH]; /* a ring; entry 0: not yet used */
    int next;
    struct path *first, *last;
    int paths;
};

/* Forgets what was gathered, for the next record. */
void trail_begin(struct trail *trail);

/* To be given to judging as `watch`, with the trail as `whom`. */
void trail_watch(void *whom, const struct step *step);

/* The entries up to the finding's own; NULL if it belongs to none. Ask in the order of the record: `*from` begins at the
   trail's first path and moves along. */
const struct stop *trail_to(const struct path **from, const struct finding *finding);

void trail_free(struct trail *trail);

#endif
