/* Whereabouts: which part of a record a place of its text belongs to, also while the text is not YAML yet. */
#ifndef SERVE_LSP_WHEREABOUTS_H
#define SERVE_LSP_WHEREABOUTS_H

#include "serve/lsp/reading.h"

enum { DEEPEST_KEY = 12, KEY_ROOM = 64 };

struct whereabouts {
    char key[DEEPEST_KEY][KEY_ROOM]; /* outermost first: table, seats, anna */
    int depth;
    bool value;      /* after the last key, not writing another one below it */
    bool remark;     /* after a # */
    bool braces;     /* inside { or [ on its line */
    int line;        /* as the referee counts */
    size_t from, to; /* the word there, in bytes of the text */
    size_t begin;    /* where its line says something: after spaces and dashes */
    size_t item;     /* of a log in brackets: where the entry there begins */
    bool log_in_brackets;
    int dash; /* bytes before the first dash of the line; -1: it has none */
};

struct whereabouts whereabouts(const struct reading *reading, const struct record_part *part, size_t offset);

/* Those of the nearest line above that says something. */
struct whereabouts whereabouts_above(const struct reading *reading, const struct record_part *part, int line);

/* Is that the outermost key? */
bool is_under(const struct whereabouts *where, const char *key);

/* Claims in the log: what may be said there is what closing claims may say. */
bool in_checkpoint(const struct whereabouts *where);

/* The entry of the log around that place, up to it, on one line, in `out`: braces, commas and colons after the actor's are spaces, and
   every byte is where it is in the text after the returned offset. */
size_t entry_so_far(const struct reading *reading, const struct record_part *part, const struct whereabouts *where,
                    size_t offset, struct text *out);

#endif
