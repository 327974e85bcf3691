/* Fast line: the words, lists and maps on one line. */
#include "doc/fast/fast_line.h"

#include <assert.h>
#include <string.h>

#include "doc/fast/letters.h"
#include "doc/fast/line_buffer.h"
#include "doc/keys.h"
#include "doc/limits.h"

enum { DEEPEST_FLOW = 8 };

/* With these, only the limit of keys can be reached here. A value and what follows it take at least two bytes. */
static_assert(LINE_BUFFER_BYTES <= LONGEST_WORD && LINE_BUFFER_BYTES / 2 <= MOST_NODES, "a line is within the limits");
static_assert(2 + DEEPEST_BLOCK + DEEPEST_FLOW <= DEEPEST, "record, log, what is in lines, and then the brackets");

static int column(const struct fast_line *line)
{
    return (int)(line->at - line->begin) - line->wide + 1;
}

/* Passes over bytes of `kind`. False at a character that cannot be there. */
static bool pass(struct fast_line *line, unsigned char kind)
{
    const unsigned char *at = line->at;
    for (;; at++) {
        while (letter_kinds[*at] & kind)
            at++;
        int more = (letter_kinds[*at] & LONGER) / MORE_BYTES;
        if (more == 0)
            break;
        for (; more > 0; more--, line->wide++)
            if ((*++at & 0xc0) != 0x80)
                return false;
    }
    line->at = at;
    return true;
}

static void pass_spaces(struct fast_line *line)
{
    while (*line->at == ' ')
        line->at++;
}

static bool bare_word(struct fast_line *line, unsigned char kind, struct fast_word *word)
{
    const unsigned char *first = line->at;
    word->column = column(line);
    if (!(letter_kinds[*first] & (FIRST | LONGER)) || !pass(line, kind) || line->at == first)
        return false;
    const unsigned char *end = line->at;
    while (end[-1] == ' ')
        end--;
    word->first = first;
    word->end = end;
    word->end_column = column(line) - (int)(line->at - end);
    word->plain = true;
    return true;
}

/* Fails at a backslash and at a quote written twice: these stand for something else. */
static bool quoted_word(struct fast_line *line, struct fast_word *word)
{
    unsigned char quote = *line->at, other = quote == '"' ? '\'' : '"';
    word->column = column(line);
    word->first = ++line->at;
    while (pass(line, IN_QUOTES) && *line->at == other)
        line->at++;
    word->end = line->at;
    if (*word->end != quote || word->end[1] == quote)
        return false;
    line->at++;
    word->end_column = column(line);
    word->plain = false;
    return true;
}

static bool take_word(struct fast_line *line, unsigned char kind, struct fast_word *word)
{
    word->line = line->number;
    return *line->at == '"' || *line->at == '\'' ? quoted_word(line, word) : bare_word(line, kind, word);
}

struct node *fast_line_spelt(struct fast_line *line, const struct fast_word *word)
{
    struct node *node =
        node_spelt(line->arena, (const char *)word->first, (size_t)(word->end - word->first), fast_word_place(word));
    node->plain = word->plain;
    return node;
}

static struct node *take_spelt(struct fast_line *line, unsigned char kind)
{
    struct fast_word word;
    return take_word(line, kind, &word) ? fast_line_spelt(line, &word) : NULL;
}

bool fast_line_key_word(struct fast_line *line, struct fast_word *key)
{
    const unsigned char *first = line->at;
    if (!take_word(line, IN_KEY, key) || line->at - first > LONGEST_KEY || line->at[0] != ':'
        || (line->at[1] != ' ' && !at_break(line->at + 1)))
        return false;
    line->at++;
    pass_spaces(line);
    return true;
}

struct node *fast_line_key(struct fast_line *line)
{
    struct fast_word key;
    return fast_line_key_word(line, &key) ? fast_line_spelt(line, &key) : NULL;
}

bool fast_line_word(struct fast_line *line, struct fast_word *word)
{
    return take_word(line, IN_TAIL, word);
}

static struct node *flow_value(struct fast_line *line, int depth);

static bool flow_item(struct fast_line *line, struct node *into, struct keys *keys, int depth)
{
    struct node *name = NULL;
    if (into->kind == NODE_MAP
        && (into->count == MOST_KEYS || !(name = fast_line_key(line)) || keys_add(keys, line->arena, into, name)))
        return false;
    struct node *value = flow_value(line, depth);
    if (value)
        node_append(into, name, value);
    pass_spaces(line);
    return value;
}

static struct node *collection(struct fast_line *line, int depth)
{
    bool map = *line->at == '{';
    unsigned char close = map ? '}' : ']';
    struct keys keys = {0};
    struct node *node =
        node_new(line->arena, map ? NODE_MAP : NODE_LIST, (struct place){line->number, column(line), line->number, 0});
    line->at++;
    pass_spaces(line);
    while (*line->at != close) {
        if (!flow_item(line, node, &keys, depth))
            return NULL;
        if (*line->at == close)
            break;
        if (*line->at++ != ',')
            return NULL;
        pass_spaces(line);
        if (*line->at == close)
            return NULL;
    }
    line->at++;
    node->at.end_column = column(line);
    return node;
}

static struct node *flow_value(struct fast_line *line, int depth)
{
    if (*line->at != '{' && *line->at != '[')
        return take_spelt(line, IN_FLOW);
    return depth < DEEPEST_FLOW ? collection(line, depth + 1) : NULL;
}

struct node *fast_line_value(struct fast_line *line)
{
    return *line->at == '{' || *line->at == '[' ? flow_value(line, 0) : take_spelt(line, IN_TAIL);
}

bool fast_line_ends(const struct fast_line *line)
{
    return at_break(line->at) || (*line->at == '#' && (line->at == line->begin || line->at[-1] == ' '));
}

/* Moves to the beginning of the next line. False if there is more than a comment before it. */
static bool pass_end(struct fast_line *line)
{
    pass_spaces(line);
    if (!fast_line_ends(line) || (*line->at == '#' && !pass(line, IN_COMMENT)) || !at_break(line->at))
        return false;
    line->begin = line->at += 1 + (*line->at == '\r');
    line->number++;
    line->wide = 0;
    return true;
}

bool fast_line_next(struct fast_line *line)
{
    do {
        if (!pass_end(line))
            return false;
        pass_spaces(line);
    } while (fast_line_ends(line));
    line->indent = (int)(line->at - line->begin);
    return true;
}
