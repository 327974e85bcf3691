/* What may be entered now and is too much to list: kinds of entries, each described. */
#ifndef GAME_UNLISTED_H
#define GAME_UNLISTED_H

#include "base/arena.h"

struct match;
struct text;

struct unlisted {
    int actor, verb;
    const char *words; /* after the verb: "kraken"; "" where nothing is */
    const char *note;  /* "longer paths for 2 gold a step" */
    struct unlisted *next;
};

/* Zero-initialise but for the arena, which owns all of it. */
struct unlisted_list {
    struct arena *arena;
    struct unlisted *first, *last;
};

/* How a game describes one more kind. */
void not_listed(struct unlisted_list *list, int actor, int verb, const char *words, const char *note, ...)
    __attribute__((format(printf, 5, 6)));

/* "ada: call kraken, longer paths for 2 gold a step" */
void unlisted_print(const struct match *match, const struct unlisted *unlisted, struct text *out);

#endif
