/* Remedies: what can be done about the first finding of a log. */
#ifndef STUDY_MEND_REMEDY_H
#define STUDY_MEND_REMEDY_H

#include "study/mend/repair.h"

enum remedy_kind {
    REMEDY_CHANGE,    /* a change of one entry */
    REMEDY_CLAIM,     /* none: a claim is the mistake */
    REMEDY_DEED,      /* none: an illegal move that stands; the rest is legal */
    REMEDY_IDLE,      /* none: an impossible move that changed nothing; the rest is legal */
    REMEDY_MISSING,   /* an entry of the table is missing, and which one cannot be known: a deal */
    REMEDY_UNREAD,    /* the entry is unreadable, and could only be left out */
    REMEDY_MISPLACED, /* not an entry: it belongs elsewhere in the record */
    REMEDY_NONE,      /* no change of one entry helps */
};

struct remedy {
    enum remedy_kind kind;
    struct repair repairs[MOST_REPAIRS]; /* best first */
    int count;
    int equals;          /* how many of them are as good as the first, itself included */
    bool several;        /* REMEDY_MISSING: several entries are missing */
    bool complete;       /* everything was tried */
    const char *missing; /* REMEDY_MISSING: what is missing, in the game's words; lives as long as the course */
    /* REMEDY_MISSING: index after the last entry with findings because of it; 0: all later findings may be. */
    int astray;
};

/* Finds the remedy for the findings of entry `target`; everything before it stays as it is. `all`: also for illegal and
   impossible moves after which the rest is legal. `thorough`: finds more changes besides the first, which is the same
   either way. */
void find_remedy(struct course *course, int target, bool all, bool thorough, struct remedy *remedy);

#endif
