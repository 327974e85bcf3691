/* Differences: compares two people's records of one game. */
#ifndef STUDY_DIFF_DIFF_H
#define STUDY_DIFF_DIFF_H

#include <stdio.h>

#include "replay/record.h"

enum line_text { LINE_SAYS, LINE_FINDING, LINE_SUMS, LINE_TEXTS };

/* One entry that is not a claim. */
struct line {
    int entry;
    struct place at;
    bool understood, stands; /* stands: it changed something */
    bool against;            /* it has a finding */
    bool quiet;              /* it may be left out */
    bool set;                /* a set; not `understood`, since it is not a move */
    bool whole;              /* its words are the complete entry */
    int assumed;             /* entries assumed before it */
    unsigned to_act;         /* who may act after it */
    struct move move;        /* as the game would list it; only if understood */
    /* The entry in words; "illegal CODE: sentence", "" unless `against`; its account line, or "". */
    const char *text[LINE_TEXTS];
    int length[LINE_TEXTS];
    off_t texts; /* where they are kept */
};

/* Zero-initialise; transcript_free when done. The lines are in unnamed files, so that memory does not grow with the
   log. */
struct transcript {
    const struct verdict *verdict; /* owned by the caller */
    struct arena arena, read;      /* `read`: the texts of the line read last */
    FILE *rows, *texts;
    int lines;
    int failed;          /* why the files could not be written (errno); 0: they were */
    const char *opening; /* the position before the log, as YAML */
};

/* Give it to judging as `watch`, with the transcript as `context`. */
void transcript_watch(void *context, const struct step *step);

/* Call it with the verdict when the record was judged. False: the lines could not be kept. */
bool transcript_end(struct transcript *transcript, const struct verdict *verdict);

void transcript_free(struct transcript *transcript);

/* Reads line `row`, from 0; its texts are valid until the next one is read. False: there is none. */
bool transcript_line(struct transcript *transcript, int row, struct line *line);

/* Prints where heads, logs and results differ, and which version is legal there. Both records must be of the same game.
   Returns whether heads and logs agree. */
bool print_differences(struct transcript *a, struct transcript *b, struct text *out);

/* ---- a pair of records to compare; shared by the files of this folder ---- */

struct pair {
    struct transcript *a, *b;
    bool same_head, same_players, same_box;
    struct text *out;
};

static inline const char *name_of(const struct transcript *transcript)
{
    return transcript->verdict->file;
}

static inline const struct match *match_of(const struct transcript *transcript)
{
    return &transcript->verdict->match;
}

/* "anna or table"; "nobody". */
void print_to_act(const struct match *match, unsigned actors, struct text *out);

/* Prints how far the logs agree, where they differ and how much agrees afterwards. `same_end`: the final positions are
   equal. Returns whether they are the same game. Entries of different players may be in another order, if each player's
   entries are in one order, all are legal either way, and the end is the same. */
bool compare_logs(struct pair *pair, bool same_end);

#endif
