/* Whereabouts: which part of a record a place of its text belongs to, even while the text is not YAML. */
#ifndef SERVE_LSP_WHEREABOUTS_H
#define SERVE_LSP_WHEREABOUTS_H

#include "serve/lsp/reading.h"

enum { DEEPEST_KEY = 12, KEY_ROOM = 64 };

struct whereabouts {
    char key[DEEPEST_KEY][KEY_ROOM]; /* outermost first: table, seats, anna */
    int depth;
    bool value;      /* after the last key, on its line */
    bool remark;     /* in a comment */
    bool braces;     /* inside { or [ on its line */
    int line;        /* as referee counts */
    size_t from, to; /* the word at the place, in bytes of the text */
    size_t begin;    /* where the text of its line begins, after spaces and dashes */
    size_t item;     /* in a log in brackets: where the entry begins */
    bool log_in_brackets;
    int dash; /* bytes before the first dash of the line; -1: none */
};

struct whereabouts whereabouts(const struct reading *reading, const struct record_part *part, size_t offset);

/* The whereabouts of the nearest line above that is not empty. */
struct whereabouts whereabouts_above(const struct reading *reading, const struct record_part *part, int line);

/* Is it the outermost key? */
bool is_under(const struct whereabouts *where, const char *key);

/* Is it in claims within the log, which may have the same keys as closing claims? */
bool in_checkpoint(const struct whereabouts *where);

#endif
