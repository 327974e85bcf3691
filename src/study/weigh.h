/* Weighing: does it matter? Each illegal move as played and void, each house rule with its other answers. */
#ifndef STUDY_WEIGH_H
#define STUDY_WEIGH_H

#include "study/loaded_record.h"

enum { MOST_WEIGHED = 200, MOST_IDLE = 10 };

/* The illegal moves that stand in a record. Zero-initialise; scales_free when done. */
struct scales {
    struct arena arena;
    struct suspect {
        int entry, line;
        const char *says, *codes;
        bool changed;
    } suspect[MOST_WEIGHED];
    int suspects, more; /* `more` are not weighed */
    int idle;           /* that changed nothing; the first MOST_IDLE of them are among the suspects */
};

/* To be given to judging as `watch`, with the scales as `whom`. */
void scales_watch(void *context, const struct step *step);

/* What changes and what does not if each of them is void, if all are, and with every other answer to a house rule.
   The record was judged with these scales watching. */
void print_weights(const struct scales *scales, struct loaded_record *loaded, struct text *out);

void scales_free(struct scales *scales);

#endif
