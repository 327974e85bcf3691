/* Map text: reads a map of words and lists of words from its text, without nodes. */
#include "doc/map_text.h"

#include "doc/fast/letters.h"

static const char *pass_spaces(const char *at)
{
    while (*at == ' ')
        at++;
    return at;
}

/* Reads a word of ASCII without spaces. */
static bool take_word(struct map_text *map, int kind, struct map_word *word)
{
    const unsigned char *at = (const unsigned char *)map->at;
    word->first = map->at;
    if (!(letter_kinds[*at] & FIRST))
        return false;
    while ((letter_kinds[*at] & kind) && *at != ' ')
        at++;
    word->end = map->at = (const char *)at;
    return true;
}

struct map_text map_text_of(const char *text)
{
    bool in_braces = *text == '{';
    return (struct map_text){.at = in_braces ? pass_spaces(text + 1) : text, .in_braces = in_braces};
}

bool map_text_key(struct map_text *map, struct map_word *key)
{
    if (map->ended || !take_word(map, IN_KEY, key) || map->at[0] != ':' || map->at[1] != ' ')
        return false;
    map->at = pass_spaces(map->at + 1);
    return true;
}

static bool take_item(struct map_text *map, struct map_value *value)
{
    if (value->count == MAP_TEXT_WORDS || !take_word(map, IN_FLOW, &value->word[value->count++]))
        return false;
    map->at = pass_spaces(map->at);
    return *map->at == ']' || *map->at == ',';
}

static bool take_list(struct map_text *map, struct map_value *value)
{
    do {
        map->at = pass_spaces(map->at + 1);
        if (!take_item(map, value))
            return false;
    } while (*map->at == ',');
    map->at++;
    return true;
}

bool map_text_value(struct map_text *map, struct map_value *value)
{
    value->first = map->at;
    value->list = *map->at == '[';
    value->count = 0;
    if (value->list ? !take_list(map, value) : !take_word(map, IN_FLOW, &value->word[value->count++]))
        return false;
    value->end = map->at;
    /* What follows must be the next key or the end. */
    const char *at = pass_spaces(map->at);
    if (map->in_braces) {
        map->ended = at[0] == '}' && !at[1];
        map->at = pass_spaces(at + (*at != '\0'));
        return map->ended || *at == ',';
    }
    map->ended = !*at;
    at += at[0] == '\r' && at[1] == '\n';
    map->at = pass_spaces(at + (*at == '\n'));
    return map->ended || *at == '\n';
}
