/* The short form of an entry as a regular expression: verb, its value, then pairs of field and value. */
#include <string.h>

#include "schema/schema_shape.h"

#define GAP "[ \\n]+"
#define ANY_WORD "[^ \\n]+"

static void quoted(const char *word, struct text *out)
{
    for (const char *c = word; *c; c++) {
        if (strchr("\\^$.|?*+()[]{}", *c))
            text_char(out, '\\');
        text_char(out, *c);
    }
}

static void any_of(const struct words *words, struct text *out)
{
    text_add(out, "(?:");
    for (int i = 0; words->list && words->list[i]; i++) {
        text_add(out, i ? "|" : "");
        quoted(words->list[i], out);
    }
    if (words->read)
        text_format(out, "%s%s", words->list ? "|" : "", words->pattern ? words->pattern : ANY_WORD);
    text_char(out, ')');
}

/* Nothing at all after the key means true, or an empty list. */
static bool may_be_alone(const struct shape *shape)
{
    if (shape->form == FORM_EITHER)
        for (const struct field *field = shape->fields; field->shape; field++)
            if (may_be_alone(field->shape))
                return true;
    return shape->form == FORM_NONE || shape->form == FORM_FLAG || shape->form == FORM_TEXT || shape->form == FORM_NAME
           || (is_list(shape) && !shape->one);
}

static void value_words(const struct shape *shape, struct text *out);

static void list_words(const struct shape *shape, struct text *out)
{
    struct text item = {0};
    value_words(shape->of, &item);
    text_format(out, "%s(?:" GAP "%s)*", text_string(&item), text_string(&item));
    text_free(&item);
}

static void several_words(const struct shape *shape, const char *between, struct text *out)
{
    text_add(out, "(?:");
    for (const struct field *field = shape->fields; field->shape; field++) {
        text_add(out, field == shape->fields ? "" : between);
        value_words(field->shape, out);
    }
    text_char(out, ')');
}

static void value_words(const struct shape *shape, struct text *out)
{
    switch (shape->form) {
    case FORM_NONE:
        text_add(out, "true");
        break;
    case FORM_WORD:
        any_of(shape->words, out);
        break;
    case FORM_NUMBER:
        text_add(out, "[+-]?[0-9]+");
        break;
    case FORM_HALVES:
        text_add(out, "[+-]?[0-9]+(?:\\.[05])?");
        break;
    case FORM_FLAG:
        text_add(out, "(?:true|false)");
        break;
    case FORM_LIST:
    case FORM_BAG:
        list_words(shape, out);
        break;
    case FORM_TUPLE:
        several_words(shape, GAP, out);
        break;
    case FORM_EITHER:
        several_words(shape, "|", out);
        break;
    default:
        text_add(out, ANY_WORD);
        break;
    }
}

static void key_and_value(const struct field *field, struct text *out)
{
    bool bare = may_be_alone(field->shape);
    quoted(field->name, out);
    text_add(out, bare ? "(?:" GAP : GAP);
    value_words(field->shape, out);
    text_add(out, bare ? ")?" : "");
}

void schema_short_form(const struct verb *verb, struct text *out)
{
    text_char(out, '^');
    for (const struct field *field = verb->fields + 1; field->shape; field++)
        if (field->required) {
            text_add(out, "(?=(?:.|\\n)*" GAP);
            quoted(field->name, out);
            text_add(out, "(?:[ \\n]|$))");
        }
    text_add(out, "[ \\n]*");
    key_and_value(verb->fields, out);
    text_add(out, "(?:" GAP "(?:");
    for (const struct field *field = verb->fields + 1; field->shape; field++) {
        key_and_value(field, out);
        text_char(out, '|');
    }
    text_add(out,
             "illegal" GAP "[a-z]+\\.[a-z0-9-]+(?:" GAP "[a-z]+\\.[a-z0-9-]+)*|ruled" GAP "(?:stands|void)))*[ \\n]*$");
}
