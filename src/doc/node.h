/* Nodes: YAML as a read-only tree that knows its lines and columns. */
#ifndef DOC_NODE_H
#define DOC_NODE_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

#include "diag/finding.h"

enum node_kind { NODE_WORD, NODE_LIST, NODE_MAP };

/* Where a box datum comes from. What the record gives itself is printed. */
enum provenance { PRINTED, RULEBOOK, KNOWN, ASSUMED };

/* A word is any scalar, taken as written. Children of a list or map are linked through `next`;
   in a map each child carries its `key`. Owned by the arena it was read into. */
struct node {
    enum node_kind kind;
    bool hidden; /* true of the table, but not printed */
    bool plain;  /* a scalar without quotes; a list that is words of a short form */
    struct place at;
    const char *text; /* a word's own text, else NULL */
    int value;        /* what its shape made of the word */
    int count;
    struct node *key, *first, *last, *next;
};

/* The child under that key, or NULL. Also NULL if `map` is NULL or no map. */
const struct node *node_get(const struct node *map, const char *key);

/* The value under that key; `missing` if there is none. */
int node_number(const struct node *map, const char *key, int missing);

/* The item at that index, or NULL. */
const struct node *node_item(const struct node *list, int index);

/* Appends; `key` is NULL in lists. */
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

/* The text is kept as it is. */
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

/* A key with nothing after it, or with quotes around nothing. */
static inline bool node_empty(const struct node *node)
{
    return node->kind == NODE_WORD && !*node->text;
}

/* A word under a word, as most entries of a log are: what a map of them would say. */
struct word_pair {
    const char *key, *value;
    int length;                  /* of the value, in bytes */
    bool key_plain, value_plain; /* without quotes */
    bool map;                    /* the value is the text of a map, see map_text.h, or perhaps something else */
    struct place key_at, value_at;
};

/* An item of a list, once it was read. */
struct list_item {
    struct node *node; /* NULL: it is the pair */
    struct word_pair pair;
    bool sound; /* else it was complained about, and is to be set aside */
};

/* The item as a tree; a pair is made into one. */
struct node *list_item_node(struct arena *arena, const struct list_item *item);

/* A deep copy, keys included. */
struct node *node_copy(struct arena *arena, const struct node *node);

/* Takes the child under that key out of the map, if there is one. */
void node_drop(struct node *map, const char *key);

/* The line on which it ends; blank lines after a block of text are its own. */
int node_last_line(const struct node *node);

/* "a word", "a list", "a map": for messages. */
const char *node_kind_name(const struct node *node);

#endif
