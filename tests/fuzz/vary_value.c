/* Variation: values made up from their shapes. */
#include "base/words.h"
#include "vary.h"

enum { DEEPEST = 5, LONGEST = 4 };

static void make_word(struct dice *dice, const struct match *match, const struct words *words, struct text *out)
{
    char room[WORD_ROOM];
    int listed = 0, counted = words->count ? words->count(match) : 0;
    while (words->list && words->list[listed])
        listed++;
    if (listed + counted == 0 || once_in(dice, 40)) {
        text_add(out, "b3");
        return;
    }
    int chosen = roll(dice, listed + counted);
    const char *name = chosen < listed ? words->list[chosen] : words->name(match, chosen - listed, room);
    print_word(name ? name : "x", out);
}

static void make_number(struct dice *dice, const struct shape *shape, struct text *out)
{
    long low = shape->low, high = shape->high > shape->low ? shape->high : shape->low + 20;
    switch (roll(dice, 8)) {
    case 0:
        text_format(out, "%ld", low - 1 + roll(dice, 3));
        break;
    case 1:
        text_format(out, "%ld", high - 1 + roll(dice, 3));
        break;
    case 2:
        text_format(out, "%d.5", roll(dice, 9));
        break;
    default:
        text_format(out, "%ld", low + roll(dice, high - low < 250 ? (int)(high - low) + 1 : 250));
        break;
    }
}

static void make_name(struct dice *dice, const struct match *match, const struct shape *shape, struct text *out)
{
    if (shape->words && once_in(dice, 4))
        make_word(dice, match, shape->words, out);
    else
        print_word(match->names[roll(dice, match->seats)], out);
}

static void make_list(struct dice *dice, const struct match *match, const struct shape *shape, int depth,
                      struct text *out)
{
    int count = shape->low + roll(dice, LONGEST + 1);
    text_char(out, '[');
    for (int i = 0; i < count; i++) {
        text_add(out, i ? ", " : "");
        make_value(dice, match, shape->of, depth + 1, out);
    }
    text_char(out, ']');
}

static void make_map(struct dice *dice, const struct match *match, const struct shape *shape, int depth,
                     struct text *out)
{
    const char *between = "";
    bool tuple = shape->form == FORM_TUPLE;
    text_char(out, tuple ? '[' : '{');
    for (const struct field *field = shape->fields; field->shape; field++)
        if (tuple || field->required || once_in(dice, 2)) {
            text_format(out, "%s%s%s", between, tuple ? "" : field->name, tuple ? "" : ": ");
            make_value(dice, match, field->shape, depth + 1, out);
            between = ", ";
        }
    text_char(out, tuple ? ']' : '}');
}

static void make_each(struct dice *dice, const struct match *match, const struct shape *shape, int depth,
                      struct text *out)
{
    int count = roll(dice, LONGEST);
    text_char(out, '{');
    for (int i = 0; i < count; i++) {
        text_add(out, i ? ", " : "");
        if (shape->by_name)
            make_name(dice, match, shape, out);
        else
            make_word(dice, match, shape->words, out);
        text_add(out, ": ");
        make_value(dice, match, shape->of, depth + 1, out);
    }
    text_char(out, '}');
}

static void make_either(struct dice *dice, const struct match *match, const struct shape *shape, int depth,
                        struct text *out)
{
    int forms = 0;
    while (shape->fields[forms].shape)
        forms++;
    make_value(dice, match, shape->fields[roll(dice, forms)].shape, depth + 1, out);
}

static void make_any_entry(struct dice *dice, const struct match *match, struct text *out)
{
    int verbs = 0;
    while (match->game->verbs[verbs].name)
        verbs++;
    make_entry(dice, match, &match->game->verbs[roll(dice, verbs)], out);
}

void make_value(struct dice *dice, const struct match *match, const struct shape *shape, int depth, struct text *out)
{
    static const char *const oddities[] = {"{}", "[]",          "-1",  "none", "true", "[a, [b]]", "\"\\x1b[31m\"",
                                           "''", "{a: {b: c}}", "0x10"};
    if (depth > DEEPEST || once_in(dice, 50)) {
        text_add(out, oddities[roll(dice, 10)]);
        return;
    }
    switch (shape->form) {
    case FORM_NONE:
        text_add(out, "true");
        break;
    case FORM_WORD:
        make_word(dice, match, shape->words, out);
        break;
    case FORM_NUMBER:
    case FORM_HALVES:
        make_number(dice, shape, out);
        break;
    case FORM_FLAG:
        text_add(out, roll(dice, 2) ? "true" : "false");
        break;
    case FORM_NAME:
        make_name(dice, match, shape, out);
        break;
    case FORM_TEXT:
        text_add(out, "\"zo\xc3\xab: #1\"");
        break;
    case FORM_LIST:
    case FORM_BAG:
        make_list(dice, match, shape, depth, out);
        break;
    case FORM_TUPLE:
    case FORM_MAP:
        make_map(dice, match, shape, depth, out);
        break;
    case FORM_EACH:
        make_each(dice, match, shape, depth, out);
        break;
    case FORM_ENTRY:
        make_any_entry(dice, match, out);
        break;
    case FORM_EITHER:
        make_either(dice, match, shape, depth, out);
        break;
    }
}

void make_entry(struct dice *dice, const struct match *match, const struct verb *verb, struct text *out)
{
    static const char *const remarks[] = {
        "note: x", "ruled: void", "ruled: stands", "illegal: log.turn", "illegal: [log.phase, log.over]", "zzz: 1"};
    text_format(out, "{%s: ", verb->name);
    make_value(dice, match, verb->fields[0].shape, 0, out);
    for (int field = 1; verb->fields[field].shape; field++)
        if (verb->fields[field].required || once_in(dice, 3)) {
            text_format(out, ", %s: ", verb->fields[field].name);
            make_value(dice, match, verb->fields[field].shape, 0, out);
        }
    if (once_in(dice, 6))
        text_format(out, ", %s", remarks[roll(dice, 6)]);
    text_char(out, '}');
}
