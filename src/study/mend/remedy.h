/* Remedies: what can be done about the first finding of a log. */
#ifndef STUDY_MEND_REMEDY_H
#define STUDY_MEND_REMEDY_H

#include "study/mend/repair.h"

enum remedy_kind {
    REMEDY_CHANGE,    /* a change of one entry */
    REMEDY_CLAIM,     /* none: a claim is the mistake itself */
    REMEDY_DEED,      /* none: a move that everybody saw; it was illegal, and the rest fits as it is */
    REMEDY_IDLE,      /* none: what could not be done, and so changed nothing; the rest fits as it is */
    REMEDY_MISSING,   /* an entry of the table is missing, and which one cannot be found out: a deal */
    REMEDY_UNREAD,    /* nobody can read it, and it could only be left out */
    REMEDY_MISPLACED, /* what stands there is no entry: it belongs elsewhere */
    REMEDY_NONE,      /* no change of one entry helps */
};

struct remedy {
    enum remedy_kind kind;
    struct repair repairs[MOST_REPAIRS]; /* best first */
    int count;
    int equals;          /* so many of them are as good as the first, which is one */
    bool several;        /* missing: more entries than one are */
    bool complete;       /* everything was tried */
    const char *missing; /* what is, as the game says it; lives as long as the course */
    int astray;          /* missing: after the last entry that does not fit because of it; 0: nothing after it does */
};

/* The remedy for what was found at that entry, everything before it being left as it is. `all`: also for deeds and what is idle.
   `thorough` finds more changes than the first, which is the same either way. */
void find_remedy(struct course *course, int target, bool all, bool thorough, struct remedy *remedy);

#endif
