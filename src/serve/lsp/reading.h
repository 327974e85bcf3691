/* Readings: a text with a session for each of its documents. Used by one thread at a time. */
#ifndef SERVE_LSP_READING_H
#define SERVE_LSP_READING_H

#include "serve/lsp/lines.h"
#include "serve/session.h"

enum { MOST_PARTS = 32 };

/* One document of the text. */
struct record_part {
    struct session *session;
    int first, last; /* its lines, as referee counts */
};

/* Zero-initialise; reading_free when done. */
struct reading {
    struct text text;
    struct lines lines;
    const char *name;        /* its name in findings; not owned */
    const struct club *club; /* not owned; NULL: none */
    struct record_part part[MOST_PARTS];
    int parts, opened;
    int beyond; /* lines from here on are not read: the text has more than MOST_PARTS documents; 0: none */
    bool stale; /* the text changed since the sessions read it */
};

/* Replaces the bytes between two offsets. */
void reading_splice(struct reading *reading, size_t from, size_t to, const char *bytes, size_t length);

/* The line, as referee counts, and its length without its break. */
const char *line_text(const struct reading *reading, int line, size_t *length);

/* Lets the sessions read the text, if it changed. */
void reading_judge(struct reading *reading);

/* Forgets all verdicts, because the club changed. */
void reading_forget(struct reading *reading);

/* The verdict, if there is a position; else NULL. */
const struct verdict *part_judged(const struct record_part *part);

void reading_free(struct reading *reading);

#endif
