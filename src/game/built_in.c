/* Built-in boxes: from packed nodes to a tree. */
#include "game/built_in.h"

static struct node *unpack(struct arena *arena, const struct packed_node **next, const char *words)
{
    const struct packed_node *packed = (*next)++;
    struct node *node = node_new(arena, (enum node_kind)packed->kind, (struct place){0});
    node->plain = packed->plain;
    if (node->kind == NODE_WORD)
        node->text = words + packed->text;
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
