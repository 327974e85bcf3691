/* Nodes: YAML as a read-only tree that knows its lines and columns. */
#include "doc/node.h"

#include <string.h>

#include "base/words.h"

const struct node *node_get(const struct node *map, const char *key)
{
    if (!map || map->kind != NODE_MAP)
        return NULL;
    for (const struct node *child = map->first; child; child = child->next)
        if (same(child->key->text, key))
            return child;
    return NULL;
}

const struct node *node_item(const struct node *list, int index)
{
    const struct node *item = list ? list->first : NULL;
    while (item && index-- > 0)
        item = item->next;
    return item;
}

void node_append(struct node *parent, struct node *key, struct node *child)
{
    child->key = key;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
    parent->count++;
}

struct node *node_new(struct arena *arena, enum node_kind kind, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node);
    *node = (struct node){.kind = kind, .at = at};
    return node;
}

struct node *node_word(struct arena *arena, const char *text, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node);
    *node = (struct node){.kind = NODE_WORD, .at = at, .text = text, .plain = true};
    return node;
}

struct node *node_spelt(struct arena *arena, const char *bytes, size_t length, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node + length + 1);
    char *text = memcpy(node + 1, bytes, length);
    text[length] = '\0';
    *node = (struct node){.kind = NODE_WORD, .at = at, .text = text, .plain = true};
    return node;
}

const char *node_kind_name(const struct node *node)
{
    static const char *const names[] = {[NODE_WORD] = "a word", [NODE_LIST] = "a list", [NODE_MAP] = "a map"};
    return names[node->kind];
}
