/* Keys: the keys that a map already has. */
#include "doc/keys.h"

#include "base/arena.h"
#include "base/words.h"

enum { FEW = 16 };

/* The slot with `text`, or the free slot for it. */
static const struct node **find(const struct keys *keys, const char *text)
{
    unsigned sum = 2166136261u;
    for (const char *c = text; *c; c++)
        sum = (sum ^ (unsigned char)*c) * 16777619u;
    unsigned slot = (sum ^ sum >> 15) & (keys->room - 1);
    while (keys->slots[slot] && !same(keys->slots[slot]->text, text))
        slot = (slot + 1) & (keys->room - 1);
    return &keys->slots[slot];
}

static void grow(struct keys *keys, struct arena *arena, const struct node *map)
{
    keys->room = keys->room ? 2 * keys->room : 4 * FEW;
    keys->slots = arena_take(arena, keys->room * sizeof *keys->slots);
    keys->count = 0;
    for (const struct node *child = map->first; child; child = child->next, keys->count++) {
        const struct node **slot = find(keys, child->key->text);
        *slot = *slot ? *slot : child->key;
    }
}

const struct node *keys_add(struct keys *keys, struct arena *arena, const struct node *map, const struct node *key)
{
    if (map->count < FEW) {
        const struct node *child = node_get(map, key->text);
        return child ? child->key : NULL;
    }
    if (2 * keys->count >= keys->room)
        grow(keys, arena, map);
    const struct node **slot = find(keys, key->text), *earlier = *slot;
    if (!earlier) {
        *slot = key;
        keys->count++;
    }
    return earlier;
}
