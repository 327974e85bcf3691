/* Keys: the keys that a map already has, found in constant time. */
#ifndef DOC_KEYS_H
#define DOC_KEYS_H

#include "doc/node.h"

struct arena;

/* The keys of one map while it is read. Zero-initialise. */
struct keys {
    const struct node **slots; /* NULL while there are few keys */
    unsigned room, count;
};

/* Returns the earlier key with the same text, or NULL after adding this one. Call it before the key's child is appended
   to `map`. */
const struct node *keys_add(struct keys *keys, struct arena *arena, const struct node *map, const struct node *key);

#endif
