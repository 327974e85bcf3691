/* Transcripts: a record's log as it was understood, to be laid beside another. */
#ifndef STUDY_TRANSCRIPT_H
#define STUDY_TRANSCRIPT_H

#include "replay/record.h"

/* One entry that is not a claim. */
struct line {
    int entry;
    struct place at;
    bool understood, stands; /* stands: it changed something */
    struct move move;        /* as the game itself would spell it; says nothing unless understood */
    const char *says;        /* for people */
    const char *objection;   /* "illegal CODE: sentence"; NULL: legal */
};

/* Zero-initialise; transcript_free when done. Everything but the verdict lives in the arena. */
struct transcript {
    const struct verdict *verdict; /* the caller's */
    struct arena arena;
    struct line *line;
    int lines, room;
    const char *opening; /* the table before the log, as YAML */
};

/* To be given to judging as `watch`, with the transcript as `whom`. */
void transcript_watch(void *whom, const struct step *step);

/* The record was judged, and this came of it. */
void transcript_end(struct transcript *transcript, const struct verdict *verdict);

void transcript_free(struct transcript *transcript);

/* Do the two lines mean the same? The players must be the same in both. */
bool same_line(const struct match *match, const struct line *a, const struct line *b);

#endif
