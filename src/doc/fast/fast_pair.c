/* Fast pair: a word under a word. Plain ASCII is read in one pass. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "base/arena.h"
#include "doc/fast/fast_line.h"
#include "doc/fast/letters.h"

/* Inlined so that the words stay in registers. */
#define INTO_CALLER __attribute__((always_inline)) static inline

INTO_CALLER void keep(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                      struct word_pair *pair)
{
    size_t length = (size_t)(value->end - key->first);
    char *text = memcpy(arena_raw(arena, length + 8), key->first, length);
    memset(text + length, 0, 8);
    text[key->end - key->first] = '\0';
    pair->key = text;
    pair->value = text + (value->first - key->first);
    pair->length = (int)(value->end - value->first);
    pair->key_plain = key->plain;
    pair->value_plain = value->plain;
    pair->map = false;
    pair->key_at = fast_word_place(key);
    pair->value_at = fast_word_place(value);
}

void fast_pair_keep(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                    struct word_pair *pair)
{
    keep(arena, key, value, pair);
}

/* Passes printable ASCII up to `one` or `other` or a byte of another kind, eight bytes at a time: most values are
   longer. */
static inline const unsigned char *pass_up_to(const unsigned char *at, unsigned char one, unsigned char other)
{
    const uint64_t each = UINT64_C(0x0101010101010101);
    uint64_t eight, ones, others, stops = 0;
    for (; !stops; at += 8) {
        memcpy(&eight, at, sizeof eight);
        ones = eight ^ each * one;
        others = eight ^ each * other;
        stops = eight | (eight + each) | (eight - each * ' ') | ((ones - each) & ~ones) | ((others - each) & ~others);
        stops &= each * 0x80;
    }
    at -= 8;
    if (__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__)
        return at + __builtin_ctzll(stops) / 8;
    while (*at >= ' ' && *at <= '~' && *at != one && *at != other)
        at++;
    return at;
}

static const unsigned char *pass_spaces(const unsigned char *at)
{
    while (*at == ' ')
        at++;
    return at;
}

static const unsigned char *behind_break(const unsigned char *at)
{
    return at + 1 + (*at == '\r');
}

/* The quote that closes the one at `at`, or NULL. NULL at a backslash; a quote written twice fails later, since a word
   does not end after the first of the two. */
static const unsigned char *closing_quote(const unsigned char *at)
{
    unsigned char quote = *at;
    if (quote != '"' && quote != '\'')
        return NULL;
    at = pass_up_to(at + 1, quote, '\\');
    return *at == quote ? at : NULL;
}

/* Each of these returns the byte after the word, or NULL. */

INTO_CALLER const unsigned char *take_quoted(const unsigned char *at, struct fast_word *word)
{
    const unsigned char *end = closing_quote(at);
    *word = (struct fast_word){.first = at + 1, .end = end};
    return end ? end + 1 : NULL;
}

INTO_CALLER const unsigned char *take_key(const unsigned char *at, struct fast_word *word)
{
    if (!(letter_kinds[*at] & FIRST))
        return take_quoted(at, word);
    *word = (struct fast_word){.first = at, .plain = true};
    while (letter_kinds[*at] & IN_KEY)
        at++;
    word->end = at;
    return at;
}

INTO_CALLER const unsigned char *take_value(const unsigned char *at, struct fast_word *word)
{
    if (!(letter_kinds[*at] & FIRST))
        return take_quoted(at, word);
    *word = (struct fast_word){.first = at, .plain = true};
    word->end = at = pass_up_to(at, ':', '#');
    while (word->end[-1] == ' ')
        word->end--;
    return at;
}

/* Passes spaces and a comment; the end of the line, or NULL. */
static const unsigned char *pass_rest(const unsigned char *at)
{
    at = pass_spaces(at);
    if (*at == '#' && at[-1] == ' ')
        while (letter_kinds[*at] & IN_COMMENT)
            at++;
    return at_break(at) ? at : NULL;
}

/* Reads a key in `column` and the spaces after its colon. */
INTO_CALLER const unsigned char *read_key(const unsigned char *line, int column, int number, struct fast_word *key)
{
    const unsigned char *behind = take_key(line + column, key);
    if (!behind || behind - line - column > LONGEST_KEY || behind[0] != ':'
        || (behind[1] != ' ' && !at_break(behind + 1)))
        return NULL;
    key->line = number;
    key->column = column + 1;
    key->end_column = (int)(behind - line) + 1;
    return pass_spaces(behind + 1);
}

/* ---- maps ------------------------------------------------------------------------------------------------------- */

/* Both return the line after the text. A map in braces: */
static const unsigned char *braces(const unsigned char *line, struct fast_word *map)
{
    const unsigned char *end = pass_up_to(map->first, '}', '#'), *rest = *end == '}' ? pass_rest(end + 1) : NULL;
    map->end = end + 1;
    map->end_column = (int)(map->end - line) + 1;
    return rest ? behind_break(rest) : NULL;
}

/* A map with one line for each key, all in one column: */
static const unsigned char *lines(const unsigned char *line, struct fast_word *map, int *end_line)
{
    ptrdiff_t column = map->first - line;
    const unsigned char *next = map->first;
    for (;; ++*end_line) {
        map->end = pass_up_to(next, '#', '\\');
        if (!at_break(map->end))
            return NULL;
        map->end_column = (int)(map->end - line) + 1;
        next = line = behind_break(map->end);
        while (next - line < column && *next == ' ')
            next++;
        if (next - line < column || *next == ' ')
            return line;
    }
}

/* The value is not a word, but may be a map. The key is a copy, so that it stays in registers where there is a word. */
__attribute__((noinline)) static const unsigned char *read_map(const unsigned char *line, const unsigned char *first,
                                                               bool below, struct fast_word key, struct arena *arena,
                                                               struct word_pair *pair)
{
    struct fast_word map = {.first = first, .line = key.line + below, .column = (int)(first - line) + 1};
    int end_line = map.line;
    const unsigned char *next = NULL;
    if (!below && *first == '{')
        next = braces(line, &map);
    else if (below && (letter_kinds[*first] & FIRST))
        next = lines(line, &map, &end_line);
    if (!next)
        return NULL;
    keep(arena, &key, &map, pair);
    pair->value_at.end_line = end_line;
    pair->map = true;
    return next;
}

/* ---- the pair --------------------------------------------------------------------------------------------------- */

const unsigned char *fast_pair_read(const unsigned char *line, int column, int number, struct arena *arena,
                                    struct word_pair *pair)
{
    struct fast_word key, value;
    const unsigned char *first = read_key(line, column, number, &key);
    if (!first)
        return NULL;
    bool below = at_break(first);
    if (below) {
        line = behind_break(first);
        first = pass_spaces(line);
        number++;
        if (first - line <= column)
            return NULL;
    }
    const unsigned char *behind = take_value(first, &value), *end = behind ? pass_rest(behind) : NULL;
    if (!end)
        return read_map(line, first, below, key, arena, pair);
    value.line = number;
    value.column = (int)(first - line) + 1;
    value.end_column = (int)((value.plain ? value.end : behind) - line) + 1;
    keep(arena, &key, &value, pair);
    return behind_break(end);
}
