/* Built-in boxes: what src/games/pack_box.c makes of a box.yaml when the program is built, so that nobody reads it at every start. */
#ifndef GAME_BUILT_IN_H
#define GAME_BUILT_IN_H

#include "doc/node.h"

/* A node without pointers, which the loader would have to set. What belongs to it follows it: `count` items of a list; `count` times
   a key and its value of a map. */
struct packed_node {
    unsigned char kind; /* enum node_kind */
    unsigned char plain;
    unsigned short count;
    unsigned short text; /* of a word: where it begins in `words` */
};

struct built_in_box {
    const char *text;                            /* the YAML itself, with its comments */
    const struct packed_node *tree, *provenance; /* one without the other */
    const char *words;
};

/* The tree that begins there as nodes of the arena, which have no place in any record; words are not copied. */
struct node *unpack_nodes(struct arena *arena, const struct packed_node *packed, const char *words);

#endif
