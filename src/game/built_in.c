/* Built-in boxes: from packed nodes to a tree. */
#include "game/built_in.h"

static struct node *unpack_many(struct arena *arena, const struct packed_node **next, const char *words);

/* Unpacks one node; most are words. */
static inline struct node *unpack(struct arena *arena, const struct packed_node **next, const char *words)
{
    const struct packed_node *packed = *next;
    if (packed->kind != NODE_WORD)
        return unpack_many(arena, next, words);
    ++*next;
    struct node *word = node_word(arena, words + packed->text, (struct place){0});
    word->plain = packed->plain;
    return word;
}

static struct node *unpack_many(struct arena *arena, const struct packed_node **next, const char *words)
{
    const struct packed_node *packed = (*next)++;
    struct node *node = node_new(arena, (enum node_kind)packed->kind, (struct place){0});
    node->plain = packed->plain;
    for (int i = 0; i < packed->count; i++) {
        struct node *key = node->kind == NODE_MAP ? unpack(arena, next, words) : NULL;
        node_append(node, key, unpack(arena, next, words));
    }
    return node;
}

struct node *unpack_nodes(struct arena *arena, const struct packed_node *packed, const char *words)
{
    return unpack(arena, &packed, words);
}
