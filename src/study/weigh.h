/* Weighing: does it matter? Tries each illegal move as played and void, and each house rule with its other answers. */
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
    int idle;           /* moves that changed nothing; the first MOST_IDLE of them are among the suspects */
};

/* Give it to judging as `watch`, with the scales as `context`. */
void scales_watch(void *context, const struct step *step);

/* Prints what changes if each move is void, if all are, and under every other answer to a house rule. The record must
   have been judged with these scales watching. */
void print_weights(const struct scales *scales, struct loaded_record *loaded, struct text *out);

void scales_free(struct scales *scales);

#endif
