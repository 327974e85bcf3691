/* Weighing: does it matter? Tries each illegal move as played and void, and each house rule with its other answers. */
#ifndef STUDY_WEIGH_H
#define STUDY_WEIGH_H

#include "replay/record.h"
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

/* How many findings the second judging lost and gained, and in words: "lifts CODE at entry 3; raises CODE at entry 7".
   A rule broken twice on one line counts once. Long lists end with "and N more". */
struct changes {
    int lost, gained;
    int against;       /* of the gained ones: against entries, so that the log could not have been played so */
    struct text words; /* text_free when done */
};
struct changes find_changes(const struct verdict *first, const struct verdict *second);

#endif
