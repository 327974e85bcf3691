/* Fast block: maps and lists in block style, and items of a list, as nodes. Lines belong together by indentation alone.
   A line farther to the right than those around it may continue the word before it, and is left to libyaml. */
#include "doc/fast/fast_line.h"
#include "doc/keys.h"
#include "doc/limits.h"

static struct node *block(struct fast_line *line, int depth);

bool fast_block_at_dash(const struct fast_line *line)
{
    return line->at[0] == '-' && line->at[1] == ' ';
}

static struct node *value_here(struct fast_line *line)
{
    struct node *value = fast_line_value(line);
    return value && fast_line_next(line) ? value : NULL;
}

/* Reads the value of a key in `column`: after it, or below it and farther to the right. Dashes of a list may be in the
   same column. */
static struct node *value_of_key(struct fast_line *line, int column, int depth)
{
    if (!fast_line_ends(line))
        return value_here(line);
    if (!fast_line_next(line) || line->indent < column || (line->indent == column && !fast_block_at_dash(line)))
        return NULL;
    return block(line, depth + 1);
}

/* Reads a map from after its first key on. */
static struct node *block_map(struct fast_line *line, struct node *key, int column, int depth)
{
    struct keys keys = {0};
    struct node *map = node_new(line->arena, NODE_MAP, key->at);
    for (; key; key = line->indent == column ? fast_line_key(line) : NULL) {
        if (map->count == MOST_KEYS || (map->first && keys_add(&keys, line->arena, map, key)))
            return NULL;
        struct node *value = value_of_key(line, column, depth);
        if (!value)
            return NULL;
        node_append(map, key, value);
    }
    return line->indent < column ? map : NULL;
}

/* Reads a map, or a word, or brackets. */
static struct node *map_or_value(struct fast_line *line, int depth)
{
    struct fast_line before = *line;
    int column = (int)(line->at - line->begin);
    struct node *key = fast_line_key(line);
    if (key)
        return block_map(line, key, column, depth);
    *line = before;
    return value_here(line);
}

static struct node *block_list(struct fast_line *line, int depth)
{
    int column = line->indent;
    struct node *list = NULL;
    while (line->indent == column && fast_block_at_dash(line)) {
        line->at += 2;
        struct node *item = map_or_value(line, depth + 1);
        if (!item)
            return NULL;
        list = list ? list : node_new(line->arena, NODE_LIST, item->at);
        node_append(list, NULL, item);
    }
    return line->indent <= column ? list : NULL;
}

static struct node *block(struct fast_line *line, int depth)
{
    if (depth >= DEEPEST_BLOCK)
        return NULL;
    return fast_block_at_dash(line) ? block_list(line, depth) : map_or_value(line, depth);
}

void fast_block_enter(struct fast_line *line)
{
    line->at = line->begin;
    while (*line->at == ' ')
        line->at++;
    line->indent = (int)(line->at - line->begin);
}

/* Reads the word after the key in `column`, or below it. False if that word is a key itself. */
static bool word_of_key(struct fast_line *line, int column, struct fast_word *word)
{
    if (!fast_line_ends(line))
        return fast_line_word(line, word);
    if (!fast_line_next(line) || line->indent <= column || fast_block_at_dash(line))
        return false;
    struct fast_line below = *line;
    return !fast_line_key_word(&below, word) && fast_line_word(line, word);
}

static bool take_pair(struct fast_line *line, int column, const struct fast_word *key, struct word_pair *pair)
{
    struct fast_word value;
    if (!word_of_key(line, column, &value) || !fast_line_next(line) || line->indent >= column)
        return false;
    fast_pair_keep(line->arena, key, &value, pair);
    return true;
}

bool fast_block_item(struct fast_line *line, struct list_item *item)
{
    int column = line->indent + 2;
    struct fast_word key;
    line->at += 2;
    item->node = NULL;
    if (!fast_line_key_word(line, &key))
        return false;
    struct fast_line behind = *line;
    if (take_pair(line, column, &key, &item->pair))
        return true;
    *line = behind;
    item->node = block_map(line, fast_line_spelt(line, &key), column, 1);
    return item->node;
}

struct node *fast_block_value(struct fast_line *line, int column)
{
    return value_of_key(line, column, 0);
}

struct node *fast_block_list(struct fast_line *line)
{
    return block_list(line, 1);
}
