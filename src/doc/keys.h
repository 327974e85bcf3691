/* Keys: those that a map has already, found in a time that does not grow with their number. */
#ifndef DOC_KEYS_H
#define DOC_KEYS_H

#include "doc/node.h"

struct arena;

/* Of a map while it is read. Zero-initialise. */
struct keys {
    const struct node **slots; /* NULL while there are few */
    unsigned room, count;
};

/* The earlier key with the same text, or NULL; then this one is added. To be asked before the key's child is appended to the map. */
const struct node *keys_add(struct keys *keys, struct arena *arena, const struct node *map, const struct node *key);

#endif
