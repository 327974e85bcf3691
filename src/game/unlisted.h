/* Unlisted entries: kinds of entries that are legal now but too many to list, each described. */
#ifndef GAME_UNLISTED_H
#define GAME_UNLISTED_H

#include "base/arena.h"

struct match;
struct text;

struct unlisted {
    int actor, verb;
    const char *words; /* after the verb: "kraken"; "" if there are none */
    const char *note;  /* "longer paths for 2 gold a step" */
    struct unlisted *next;
};

/* Zero-initialise except for the arena, which owns everything. */
struct unlisted_list {
    struct arena *arena;
    struct unlisted *first, *last;
};

/* Adds a description of one kind of entry. */
void not_listed(struct unlisted_list *list, int actor, int verb, const char *words, const char *note, ...)
    __attribute__((format(printf, 5, 6)));

/* "ada: call kraken, longer paths for 2 gold a step" */
void unlisted_print(const struct match *match, const struct unlisted *unlisted, struct text *out);

#endif
