/* Fast line: the words, lists and maps that stand on one line. */
#include "doc/fast/fast_line.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "doc/fast/line_buffer.h"
#include "doc/keys.h"
#include "doc/limits.h"

/* What a byte can be. */
enum {
    FIRST = 1, /* the first of a word */
    IN_KEY = 2,
    IN_FLOW = 4, /* in a word between brackets */
    IN_TAIL = 8, /* in a word that goes to the end of the line */
    IN_COMMENT = 16,
    IN_QUOTES = 32,  /* of either kind, as it is */
    MORE_BYTES = 64, /* times the bytes that the letter has beyond this one; it may be anywhere */
    LONGER = 3 * MORE_BYTES,
    WITHIN = 256, /* what one line holds, and nothing that could go on behind its end */

    /* the kinds of the table below: what each may be, from little to much */
    MARK = IN_COMMENT,
    LAST = MARK | IN_TAIL,
    APOS = LAST | IN_FLOW,
    NOTE = MARK | IN_QUOTES,
    TAIL = NOTE | IN_TAIL,
    FLOW = TAIL | IN_FLOW,
    DASH = FLOW | IN_KEY | WITHIN,
    SIGN = FLOW | FIRST | WITHIN,
    CHAR = DASH | SIGN,
    ROOM = FLOW | WITHIN,
    SAYS = NOTE | WITHIN,
    NEXT = TAIL | WITHIN,
    PAIR = 1 * MORE_BYTES,
    TRIO = 2 * MORE_BYTES,
};

/* Of the longer letters those are left out among which there is a line break, a byte order mark or half a pair. */
/* clang-format off */
static const unsigned short kinds[256] = {
    /*             !     "     #     $     %     &     '     (     )     *     +     ,     -     .     /    */
    [' '] = ROOM, FLOW, APOS, NOTE, SIGN, FLOW, FLOW, APOS, SIGN, SIGN, FLOW, SIGN, NEXT, DASH, SIGN, SIGN,
    /*       0     1     2     3     4     5     6     7     8     9     :     ;     <     =     >     ?    */
    ['0'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, SAYS, SIGN, SIGN, SIGN, FLOW, TAIL,
    /*       @     A     B     C     D     E     F     G     H     I     J     K     L     M     N     O    */
    ['@'] = FLOW, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR,
    /*       P     Q     R     S     T     U     V     W     X     Y     Z     [     \     ]     ^     _    */
    ['P'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, TAIL, LAST, TAIL, SIGN, CHAR,
    /*       `     a     b     c     d     e     f     g     h     i     j     k     l     m     n     o    */
    ['`'] = FLOW, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR,
    /*       p     q     r     s     t     u     v     w     x     y     z     {     |     }     ~    */
    ['p'] = CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, CHAR, TAIL, FLOW, TAIL, SIGN,
    [0xc3] = PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR,
    [0xd0] = PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR, PAIR,
    [0xe3] = TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO, TRIO,
};
/* clang-format on */

enum { LONGEST_KEY = 200, DEEPEST_FLOW = 8 };

/* So that of the limits only that of keys can be met here. A value and what follows it are two bytes at least. */
static_assert(LINE_BUFFER_BYTES <= LONGEST_WORD && LINE_BUFFER_BYTES / 2 <= MOST_NODES, "a line is within the limits");
static_assert(2 + DEEPEST_BLOCK + DEEPEST_FLOW <= DEEPEST, "record, log, what stands in lines, and then the brackets");

static int column(const struct fast_line *line)
{
    return (int)(line->at - line->begin) - line->wide + 1;
}

/* Passes over everything of that kind. False at a letter that is none. */
static bool pass(struct fast_line *line, unsigned char kind)
{
    const unsigned char *at = line->at;
    for (;; at++) {
        while (kinds[*at] & kind)
            at++;
        int more = (kinds[*at] & LONGER) / MORE_BYTES;
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
    if (!(kinds[*first] & (FIRST | LONGER)) || !pass(line, kind) || line->at == first)
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

/* What stands for something else there is a backslash, or the quote written twice. */
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

static struct place place_of(const struct fast_word *word)
{
    return (struct place){word->line, word->column, word->line, word->end_column};
}

static struct node *spelt(struct fast_line *line, const struct fast_word *word)
{
    struct node *node =
        node_spelt(line->arena, (const char *)word->first, (size_t)(word->end - word->first), place_of(word));
    node->plain = word->plain;
    return node;
}

static struct node *take_spelt(struct fast_line *line, unsigned char kind)
{
    struct fast_word word;
    return take_word(line, kind, &word) ? spelt(line, &word) : NULL;
}

static bool at_break(const unsigned char *at)
{
    return *at == '\n' || (*at == '\r' && at[1] == '\n');
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
    return fast_line_key_word(line, &key) ? spelt(line, &key) : NULL;
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

/* To the beginning of the next line. False unless there is nothing or a comment before it. */
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

void fast_line_keep_pair(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                         struct word_pair *pair)
{
    char *text = arena_copy(arena, (const char *)key->first, (size_t)(value->end - key->first));
    text[key->end - key->first] = '\0';
    pair->key = text;
    pair->value = text + (value->first - key->first);
    pair->length = (int)(value->end - value->first);
    pair->key_plain = key->plain;
    pair->value_plain = value->plain;
    pair->key_at = place_of(key);
    pair->value_at = place_of(value);
}

/* Behind letters of one byte that are IN_TAIL: all that can be printed but colon and hash. Eight at a time: most values have more. */
static const unsigned char *pass_tail(const unsigned char *at)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t eight, colons, hashes, others = 0;
    for (; !others; at += 8) {
        memcpy(&eight, at, sizeof eight);
        colons = eight ^ each * ':';
        hashes = eight ^ each * '#';
        others =
            eight | (eight + each) | (eight - each * ' ') | ((colons - each) & ~colons) | ((hashes - each) & ~hashes);
        others &= each * 0x80;
    }
    at -= 8;
    if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
        return at + __builtin_ctzll(others) / 8;
    while (kinds[*at] & IN_TAIL)
        at++;
    return at;
}

static void place_word(const unsigned char *line, int number, struct fast_word *word)
{
    word->line = number;
    word->column = (int)(word->first - line) + 1;
    word->end_column = (int)(word->end - line) + 1;
    word->plain = true;
}

const unsigned char *fast_line_pair(const unsigned char *line, const unsigned char *at, int number, struct arena *arena,
                                    struct word_pair *pair)
{
    struct fast_word key = {.first = at}, value;
    while (kinds[*at] & IN_KEY)
        at++;
    key.end = at;
    if (!(kinds[*key.first] & FIRST) || at - key.first > LONGEST_KEY || at[0] != ':' || at[1] != ' ')
        return NULL;
    do
        at++;
    while (*at == ' ');
    value.first = at;
    if (!(kinds[*at] & FIRST))
        return NULL;
    for (value.end = at = pass_tail(at); value.end[-1] == ' ';)
        value.end--;
    if (*at == '#' && at[-1] == ' ')
        while (kinds[*at] & IN_COMMENT)
            at++;
    if (!at_break(at))
        return NULL;
    place_word(line, number, &key);
    place_word(line, number, &value);
    fast_line_keep_pair(arena, &key, &value, pair);
    return at + 1 + (*at == '\r');
}

const unsigned char *fast_line_behind(const unsigned char *line)
{
    while (kinds[line[0]] & kinds[line[1]] & kinds[line[2]] & kinds[line[3]] & WITHIN)
        line += 4;
    while (kinds[*line] & WITHIN)
        line++;
    line += line[0] == '\r' && line[1] == '\n';
    return *line == '\n' ? line + 1 : NULL;
}
