/* Readings: a text with a session for each of its documents. One thread uses one. */
#ifndef SERVE_LSP_READING_H
#define SERVE_LSP_READING_H

#include "serve/lsp/lines.h"
#include "serve/session.h"

enum { MOST_PARTS = 32 };

/* One document of the text. */
struct record_part {
    struct session *session;
    int first, last; /* its lines, as the referee counts */
};

/* Zero-initialise; reading_free when done. */
struct reading {
    struct text text;
    struct lines lines;
    const char *name;        /* what findings call it; not owned */
    const struct club *club; /* not owned; NULL: none */
    struct record_part part[MOST_PARTS];
    int parts, opened;
    int beyond; /* the line from which on nothing is looked at: there are more than MOST_PARTS documents; 0: none */
    bool stale; /* the text is another than the sessions have read */
};

/* Writes something else between two offsets. */
void reading_splice(struct reading *reading, size_t from, size_t to, const char *bytes, size_t length);

/* Brings the sessions to the text, where they are not. */
void reading_judge(struct reading *reading);

/* Forgets what was judged, for another club. */
void reading_forget(struct reading *reading);

/* The document that has the line; NULL: none. */
struct record_part *reading_part(struct reading *reading, int line);

/* Does anything count against a record of the text? */
bool reading_objected(const struct reading *reading);

/* The verdict, where there is a position to ask about; else NULL. */
const struct verdict *part_judged(const struct record_part *part);

void reading_free(struct reading *reading);

#endif
