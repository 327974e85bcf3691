/* Nodes: YAML as a read-only tree that knows its lines and columns. */
#ifndef DOC_NODE_H
#define DOC_NODE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "diag/finding.h"

enum node_kind { NODE_WORD, NODE_LIST, NODE_MAP };

/* Where box data comes from. Data that the record gives counts as printed. */
enum provenance { PRINTED, RULEBOOK, KNOWN, ASSUMED };

/* A word is any scalar, as written. The children of a list or map are linked by `next`; in a map each child has its
   `key`. Owned by the arena it was read into. */
struct node {
    enum node_kind kind : 2;
    bool hidden : 1; /* part of the position, but not printed */
    bool plain : 1;  /* a scalar without quotes; a list written as words of a short form */
    unsigned count : 28;
    int value; /* what the shape reads the word as */
    struct place at;
    const char *text; /* of a word; else NULL */
    struct node *key, *first, *last, *next;
};

/* The child of `map` under `key`, or NULL. Also NULL if `map` is NULL or not a map. */
struct node *node_get(const struct node *map, const char *key);
struct node *node_at(const struct node *map, int value); /* the child whose key has that value */

/* The `value` of the child under `key`; `missing` if there is none. */
int node_number(const struct node *map, const char *key, int missing);

/* The ways to write nothing in YAML. */
bool means_null(const char *text);

/* Like node_number, of a number that may be written as `none` or null, which is 0, or as `unknown`, which is
   `missing`. */
int node_told(const struct node *map, const char *key, int missing);

const struct node *node_item(const struct node *list, int index);

/* The first child; NULL if `parent` is NULL or has none. */
static inline const struct node *node_first(const struct node *parent)
{
    return parent ? parent->first : NULL;
}

/* `key` is NULL in lists. */
static inline void node_append(struct node *parent, struct node *key, struct node *child)
{
    child->key = key;
    if (parent->last)
        parent->last->next = child;
    else
        parent->first = child;
    parent->last = child;
    parent->count++;
}

static inline struct node *node_new(struct arena *arena, enum node_kind kind, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node);
    *node = (struct node){.kind = kind, .at = at};
    return node;
}

/* Keeps the pointer `text`. */
static inline struct node *node_word(struct arena *arena, const char *text, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node);
    *node = (struct node){.kind = NODE_WORD, .at = at, .text = text, .plain = true};
    return node;
}

/* A word with a copy of the bytes. */
static inline struct node *node_spelt(struct arena *arena, const char *bytes, size_t length, struct place at)
{
    struct node *node = arena_raw(arena, sizeof *node + length + 1);
    char *text = memcpy(node + 1, bytes, length);
    text[length] = '\0';
    *node = (struct node){.kind = NODE_WORD, .at = at, .text = text, .plain = true};
    return node;
}

/* Is it a key's missing value, or an empty string in quotes? */
static inline bool node_empty(const struct node *node)
{
    return node->kind == NODE_WORD && !*node->text;
}

/* A word under a word, as most entries of a log are: `key: value`. */
struct word_pair {
    const char *key, *value;
    int length;                  /* bytes of `value` */
    bool key_plain, value_plain; /* without quotes */
    bool map;                    /* `value` is probably the text of a map, see map_text.h */
    struct place key_at, value_at;
};

/* An item of a list. */
struct list_item {
    struct node *node; /* NULL: the item is `pair` */
    struct word_pair pair;
    bool sound;   /* false: the reader complained about it; do not use it as an entry */
    int given_up; /* last line of an item that is not YAML; 0: it is */
};

/* The item as a tree; makes nodes of a pair. */
struct node *list_item_node(struct arena *arena, const struct list_item *item);

/* A deep copy, keys included. */
struct node *node_copy(struct arena *arena, const struct node *node);

/* Takes the child under `key` out of the map, or the word out of the list, if there is one. */
void node_drop(struct node *map, const char *key);

/* The last line of the node; blank lines at the end of a block of text belong to it. */
int node_last_line(const struct node *node);

/* "a word", "a list", "a map": for messages. */
const char *node_kind_name(const struct node *node);

#endif
