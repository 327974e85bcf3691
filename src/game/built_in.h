/* Built-in boxes: what src/games/pack_box.c makes of a box.yaml at build time, so that YAML need not be read at
   start-up. */
#ifndef GAME_BUILT_IN_H
#define GAME_BUILT_IN_H

#include "doc/node.h"

/* A node without pointers, so that nothing must be relocated. Its children follow it: `count` items of a list, or
   `count` pairs of key and value of a map. */
struct packed_node {
    unsigned char kind; /* enum node_kind */
    unsigned char plain;
    unsigned short count;
    unsigned short text; /* of a word: where it begins in `words` */
};

struct built_in_box {
    const char *text;                            /* the YAML with its comments */
    const struct packed_node *tree, *provenance; /* the box without its provenance, and the provenance */
    const char *words;
};

/* Unpacks the tree that begins at `packed` into nodes of the arena, without places. Words are not copied. */
struct node *unpack_nodes(struct arena *arena, const struct packed_node *packed, const char *words);

#endif
