/* Shapes: from words to values and back; examples. */
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

static bool example_word(const struct shape *shape, const struct match *match, int index, struct text *out)
{
    char room[WORD_ROOM];
    const char *const *list = shape->words ? shape->words->list : NULL, *word = NULL;
    for (; list && *list && index >= 0; list++)
        if (!same(*list, "none") && !same(*list, "unknown") && index-- >= 0)
            word = *list;
    if (!word && shape->words && shape->words->count && shape->words->name && index < shape->words->count(match))
        word = shape->words->name(match, index < 0 ? 0 : index, room);
    text_add(out, word ? word : "");
    return word != NULL;
}

/* Prints a few items, each different if there are enough words. */
static bool example_items(const struct shape *shape, const struct match *match, struct text *out)
{
    int count = shape->low < 2 ? 2 : shape->low > 4 ? 4 : shape->low;
    count = shape->high && shape->high < count ? shape->high : count;
    bool made = true;
    text_add(out, "[");
    for (int i = 0; i < count && made; i++) {
        text_add(out, i ? ", " : "");
        made = shape_example(shape->of, match, i, out);
    }
    text_add(out, "]");
    return made;
}

/* Prints the required fields; if there are none, the first two. */
static bool example_fields(const struct shape *shape, const struct match *match, struct text *out)
{
    bool tuple = shape->form == FORM_TUPLE, required = false, made = true;
    int count = 0;
    for (const struct field *field = shape->fields; field->shape; field++)
        required = required || field->required;
    if (!shape->fields->shape)
        return false;
    text_add(out, tuple ? "[" : "{");
    for (const struct field *field = shape->fields; field->shape && made; field++) {
        if (!tuple && (required ? !field->required : count == 2))
            continue;
        text_add(out, count++ ? ", " : "");
        text_format(out, "%s%s", tuple ? "" : field->name, tuple ? "" : ": ");
        made = shape_example(field->shape, match, 0, out);
    }
    text_add(out, tuple ? "]" : "}");
    return made;
}

static bool example_each(const struct shape *shape, const struct match *match, struct text *out)
{
    text_add(out, "{");
    if (shape->by_name)
        text_add(out, match->names[0]);
    else if (!example_word(shape, match, 0, out))
        return false;
    text_add(out, ": ");
    bool made = shape_example(shape->of, match, 0, out);
    text_add(out, "}");
    return made;
}

/* Prints the first alternative that is more than a word, or else the first that has an example. */
static bool example_way(const struct shape *shape, const struct match *match, struct text *out)
{
    for (int words = 0; words < 2; words++)
        for (const struct field *field = shape->fields; field->shape; field++)
            if ((words || field->shape->form >= FORM_LIST) && shape_example(field->shape, match, 0, out))
                return true;
    return false;
}

bool shape_example(const struct shape *shape, const struct match *match, int index, struct text *out)
{
    int number = shape->high && shape->high < 2 ? shape->high : shape->low > 2 ? shape->low : 2;
    switch (shape->form) {
    case FORM_WORD:
        return example_word(shape, match, index, out);
    case FORM_NAME:
        text_add(out, match->names[index % match->seats]);
        return true;
    case FORM_NUMBER:
    case FORM_HALVES:
        text_format(out, "%d", number);
        return true;
    case FORM_FLAG:
        text_add(out, "true");
        return true;
    case FORM_LIST:
    case FORM_BAG:
        return example_items(shape, match, out);
    case FORM_TUPLE:
    case FORM_MAP:
        return example_fields(shape, match, out);
    case FORM_EACH:
        return example_each(shape, match, out);
    case FORM_EITHER:
        return example_way(shape, match, out);
    default:
        return false;
    }
}
