/* Transcripts: a record's log as it was understood, kept aside on the disk, to be laid beside another. */
#ifndef STUDY_DIFF_TRANSCRIPT_H
#define STUDY_DIFF_TRANSCRIPT_H

#include <stdio.h>

#include "replay/record.h"

/* One entry that is not a claim. */
struct line {
    int entry;
    struct place at;
    bool understood, stands; /* stands: it changed something */
    bool against;            /* there is a finding */
    bool quiet;              /* it could be left out */
    bool set;                /* it sets parts of the position; not `understood`, for it is not a move */
    bool whole;              /* `says` is all of it */
    int assumed;             /* assumed entries before it */
    unsigned to_act;         /* after it */
    struct move move;        /* as the game itself would spell it; says nothing unless understood */
    const char *says;        /* for people */
    const char *finding;     /* "illegal CODE: sentence"; "" unless `against` */
    const char *sums;        /* its account line, or "" */
};

/* Zero-initialise; transcript_free when done. Memory does not grow with the log: the lines lie in files without a name. */
struct transcript {
    const struct verdict *verdict; /* the caller's */
    struct arena arena;
    FILE *file, *index;
    int lines;
    bool failed; /* they could not be kept; `why` is the errno */
    int why;
    const char *opening; /* the table before the log, as YAML */
};

/* To be given to judging as `watch`, with the transcript as `whom`. */
void transcript_watch(void *context, const struct step *step);

/* The record was judged, and this came of it. False: its lines could not be kept. */
bool transcript_end(struct transcript *transcript, const struct verdict *verdict);

void transcript_free(struct transcript *transcript);

/* Line `row`, from 0; its words live in the arena. False: there is none. */
bool transcript_line(const struct transcript *transcript, int row, struct arena *arena, struct line *line);

/* Do the two lines say the same, whatever became of it? The players must be the same in both. */
bool same_line(const struct match *match, const struct line *a, const struct line *b);

#endif
