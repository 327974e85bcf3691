/* Nodes: YAML as a read-only tree that knows its lines and columns. */
#include "doc/node.h"

#include <string.h>

#include "base/words.h"

struct node *node_at(const struct node *map, int value)
{
    for (struct node *child = map && map->kind == NODE_MAP ? map->first : NULL; child; child = child->next)
        if (child->key->value == value)
            return child;
    return NULL;
}

struct node *node_get(const struct node *map, const char *key)
{
    if (!map || map->kind != NODE_MAP)
        return NULL;
    for (struct node *child = map->first; child; child = child->next)
        if (same(child->key->text, key))
            return child;
    return NULL;
}

int node_number(const struct node *map, const char *key, int missing)
{
    const struct node *node = node_get(map, key);
    return node ? node->value : missing;
}

bool means_null(const char *text)
{
    return !*text || same(text, "null") || same(text, "~");
}

int node_told(const struct node *map, const char *key, int missing)
{
    const struct node *node = node_get(map, key);
    if (!node || same(node->text, "unknown"))
        return missing;
    return same(node->text, "none") || means_null(node->text) ? 0 : node->value;
}

const struct node *node_item(const struct node *list, int index)
{
    const struct node *item = list ? list->first : NULL;
    while (item && index-- > 0)
        item = item->next;
    return item;
}

struct node *list_item_node(struct arena *arena, const struct list_item *item)
{
    const struct word_pair *pair = &item->pair;
    if (item->node)
        return item->node;
    struct node *map = node_new(arena, NODE_MAP, pair->key_at);
    struct node *key = node_word(arena, pair->key, pair->key_at);
    struct node *value = node_word(arena, pair->value, pair->value_at);
    key->plain = pair->key_plain;
    value->plain = pair->value_plain;
    node_append(map, key, value);
    return map;
}

struct node *node_copy(struct arena *arena, const struct node *node)
{
    struct node *copy = arena_raw(arena, sizeof *copy);
    *copy = *node;
    copy->first = copy->last = copy->next = NULL;
    copy->count = 0;
    copy->key = node->key ? node_copy(arena, node->key) : NULL;
    for (const struct node *child = node->first; child; child = child->next) {
        struct node *twin = node_copy(arena, child);
        node_append(copy, twin->key, twin);
    }
    return copy;
}

void node_drop(struct node *map, const char *key)
{
    struct node *before = NULL;
    for (struct node *child = map->first; child; before = child, child = child->next) {
        if (!same((child->key ? child->key : child)->text, key))
            continue;
        *(before ? &before->next : &map->first) = child->next;
        map->last = map->last == child ? before : map->last;
        map->count--;
        return;
    }
}

const char *node_kind_name(const struct node *node)
{
    static const char *const names[] = {[NODE_WORD] = "a word", [NODE_LIST] = "a list", [NODE_MAP] = "a map"};
    return names[node->kind];
}

/* A block map's place is that of its first key only, so the children count as well. */
int node_last_line(const struct node *node)
{
    int last = node->at.end_line - (node->at.end_column == 1 && node->at.end_line > node->at.line);
    for (const struct node *child = node->first; child; child = child->next) {
        int line = node_last_line(child);
        last = line > last ? line : last;
    }
    return last;
}
