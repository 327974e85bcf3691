/* Kind reading: what its files share. */
#ifndef GAME_KIND_INTERNAL_H
#define GAME_KIND_INTERNAL_H

#include "game/game.h"
#include "game/kind.h"
#include "game/phrase.h"

/* A map with more keys means nothing, and is not tried with each of them as its verb. */
enum { MOST_READINGS = 4, MOST_KEYS = 24 };

/* One entry while it is read. */
struct kind {
    const struct match *match;
    const void *state;
    struct arena *arena;
    int actor;
    struct phrase phrase; /* as written */
    struct node asides;   /* note, illegal and ruled, as a map */
    struct candidate {
        struct node *map;
        struct move move;
    } reading[MOST_READINGS];
    int readings;
    const char *advice; /* of the game */
    const struct verb *verb;
    struct phrase
        understood; /* the last one whose verb was known, in the game's own words as far as they are; no words: none */
};

/* Reads a phrase that begins with a verb, or with a word that the game can turn into one. */
void read_phrase(struct kind *kind, struct phrase phrase);

/* There is no reading: how it should be written, as far as that is clear. */
void kind_hint(struct kind *kind, struct kind_reading *reading);

#endif
