/* Kind reading: what an entry means that the strict reading does not understand.
   It uses the shapes of the strict reading and nothing else: words are respelt and given to fields, and then it must read strictly. */
#ifndef GAME_KIND_H
#define GAME_KIND_H

#include <stdbool.h>

#include "doc/node.h"
#include "game/move.h"
#include "game/shape.h"

struct match;

struct kind_reading {
    const struct node *map; /* in the long form, as entry_long gives it; NULL: there is no reading, or more than one */
    struct move move;
    const char *instead;    /* no reading: a sentence that says all; or NULL */
    struct complaint wrong; /* no reading: in the game's own words; without a sentence: as the strict reading says */
    const char *entries;    /* no reading, and what is to be written is known: entries, a line each; or NULL */
    const char *meant;      /* no reading, and words are misspelt: the entry as it should be written; or NULL */
    const char *write;      /* no reading, and something is missing: what to write, with capitals for it; or NULL */
};

/* Reads the value of an entry. `state` is for reword() and may be NULL: then nothing is asked that needs the position. Without `hints`
   what has no reading is left at that, which is much quicker. Everything in the reading is the arena's. */
void kind_read(const struct match *match, const void *state, struct arena *arena, int actor, const struct node *value,
               bool hints, struct kind_reading *reading);

#endif
