/* Shapes: words and values, there and back. */
#include "base/text.h"
#include "base/words.h"
#include "game/game.h"

bool words_read(const struct words *words, const struct match *match, const char *word, int *value)
{
    for (int i = 0; words->list && words->list[i]; i++)
        if (same(words->list[i], word)) {
            *value = words->base + i;
            return true;
        }
    return words->read && words->read(match, word, value);
}

const char *words_name(const struct words *words, const struct match *match, int value, char room[WORD_ROOM])
{
    for (int i = 0; words->list && words->list[i]; i++)
        if (value == words->base + i)
            return words->list[i];
    return words->name ? words->name(match, value, room) : NULL;
}

static bool print_if_named(const struct words *words, const struct match *match, int value, struct text *out)
{
    char room[WORD_ROOM];
    const char *name = words ? words_name(words, match, value, room) : NULL;
    if (name)
        text_add(out, name);
    return name != NULL;
}

static bool try_print(const struct shape *shape, const struct match *match, int value, struct text *out)
{
    char room[16];
    if (shape->unknown && value == UNKNOWN_NUMBER) {
        text_add(out, "unknown");
        return true;
    }
    switch (shape->form) {
    case FORM_WORD:
        return print_if_named(shape->words, match, value, out);
    case FORM_NAME:
        if (value < 0 || value >= match->seats)
            return print_if_named(shape->words, match, value, out);
        text_add(out, match->names[value]);
        return true;
    case FORM_FLAG:
        text_add(out, value ? "true" : "false");
        return true;
    case FORM_HALVES:
        text_add(out, halves_string(room, value));
        return true;
    case FORM_NUMBER:
        if ((shape->low || shape->high) && (value < shape->low || value > shape->high))
            return false;
        text_format(out, "%d", value);
        return true;
    case FORM_LIST:
    case FORM_BAG:
        return try_print(shape->of, match, value, out);
    case FORM_EITHER:
        for (const struct field *field = shape->fields; field->shape; field++)
            if (try_print(field->shape, match, value, out))
                return true;
        return false;
    default:
        return false;
    }
}

void shape_print(const struct shape *shape, const struct match *match, int value, struct text *out)
{
    if (!try_print(shape, match, value, out))
        text_format(out, "%d", value);
}
