/* What a text of records says: to be compared with what it says once something was written to it. */
#ifndef TESTS_RECORD_TEXT_H
#define TESTS_RECORD_TEXT_H

#include "support.h"

enum { MOST_READ = 4000, MOST_REMARKS = 20000, MOST_WRITTEN = 8 };

/* written_free when done. */
struct reading {
    int documents, entries;
    int until[MOST_WRITTEN]; /* entries up to the end of each document */
    bool judged;             /* every document was */
    bool readable;           /* every document was judged, and nothing in it is unreadable */
    bool several;            /* some line has several entries */
    bool gave_up;            /* a choice was assumed, which nobody writes out */
    int against;             /* findings that count */
    struct text *entry;      /* each as fmt writes it, with its note; as it stands there if it was not read */
    int *line;               /* on which each begins */
    struct text account;     /* what was found but for spelling, the scores, the table */
    struct text findings;    /* what was found but for notes, without the numbers of entries */
    struct text head;        /* every key but the log */
    bool head_spelt;         /* as fmt writes it: no note is about it */
    bool claims_spelt;       /* the same of the claims in the log */
};

/* With `required` no decision is assumed. */
void written_read(struct reading *written, const struct text *text, bool required);
void written_free(struct reading *written);

/* The same entries, so many of them, from these on? */
bool same_entries(const struct reading *a, int from_a, const struct reading *b, int from_b, int count);

/* Has each text the remarks of the other, in or before the same entry, or not farther from it than so many entries? */
bool same_remarks(const struct text *a, const struct reading *read_a, const struct text *b,
                  const struct reading *read_b, int moved);

#endif
