/* Answers to the final count: words and numbers in the order in which people say them, as a record writes them. */
#include "serve/count/answer.h"

#include <string.h>
#include <strings.h>

enum { MOST_ITEMS = 64, MOST_VALUES = 12, MOST_OF_ONE = 60 };

/* "rocket ship 4 5": a name, and the values after or before it. */
struct item {
    const char *name;
    const char *value[MOST_VALUES];
    int values;
};

struct reading {
    const struct match *match;
    const struct count_question *question;
    struct arena arena;
    struct item item[MOST_ITEMS];
    int items;
    struct text name; /* name of the item being read */
    bool value_first;
    struct item open;
};

bool answer_is_unknown(const char *answer)
{
    answer += strspn(answer, " \t");
    size_t length = strlen(answer);
    while (length && strchr(" \t.", answer[length - 1]))
        length--;
    return !length || (length == 1 && *answer == '?') || (length == 7 && strncasecmp(answer, "unknown", 7) == 0);
}

static bool is_none(const char *answer)
{
    static const char *const words[] = {"none", "no", "nothing", "0", "-", "[]", NULL};
    return among(words, answer);
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* A value after a name: a number, one of the question's values, or `?`. NULL: the word is part of a name. */
static const char *value_in(struct reading *reading, const char *word)
{
    /* "3", "3x", "x3" and "three" are 3. */
    size_t length = strlen(word);
    const char *digits = word + (length > 1 && *word == 'x');
    size_t count = strspn(digits, "0123456789");
    bool whole = count && (!digits[count] || (digits == word && same(digits + count, "x")));
    const char *number = whole ? arena_copy(&reading->arena, digits, count) : digits_of(word);
    if (number)
        return number;
    if (among(reading->question->values, word))
        return word;
    return same(word, "?") || same(word, "unknown") ? "unknown" : NULL;
}

static bool is_word(const struct reading *reading, const char *name)
{
    int value;
    return words_read(reading->question->words, reading->match, name, &value);
}

static void close_item(struct reading *reading)
{
    struct item *item = &reading->open;
    if (reading->name.length && reading->items < MOST_ITEMS) {
        /* The record writes the name in its own words, if they are known. */
        const char *written = arena_string(&reading->arena, text_string(&reading->name));
        struct shape word = {FORM_WORD, .words = reading->question->words};
        struct node *node = node_word(&reading->arena, written, (struct place){0});
        struct softening softening = {.match = reading->match, .arena = &reading->arena};
        item->name = shape_fits_loosely(&word, node, &softening) ? node->text : written;
        reading->item[reading->items++] = *item;
    }
    text_clear(&reading->name);
    *item = (struct item){0};
}

/* A value belongs to the name before it, or to the name after it if the part begins with a value. */
static void take_value(struct reading *reading, const char *value)
{
    struct item *item = &reading->open;
    if (reading->value_first && reading->name.length)
        close_item(reading);
    if (item->values < MOST_VALUES)
        item->value[item->values++] = value;
}

static void take_word(struct reading *reading, const char *word)
{
    struct item *item = &reading->open;
    bool apart = reading->question->form == ANSWER_WORDS
                 || (is_word(reading, text_string(&reading->name)) && is_word(reading, word));
    if (reading->name.length && ((item->values && !reading->value_first) || apart))
        close_item(reading);
    text_add(&reading->name, reading->name.length ? "-" : "");
    text_add(&reading->name, word);
}

static void read_part(struct reading *reading, char *part)
{
    char *save, *word = strtok_r(part, " \t:=", &save);
    reading->value_first = word && value_in(reading, word);
    for (; word; word = strtok_r(NULL, " \t:=", &save)) {
        const char *value = value_in(reading, word);
        if (value)
            take_value(reading, value);
        else if (!same(word, "and") && !same(word, "of"))
            take_word(reading, word);
    }
    close_item(reading);
}

/* ---- as the record has it ---------------------------------------------------------------------------------------- */

static int count_in(const struct item *item)
{
    long count = 1;
    if (item->values)
        read_number(item->value[0], 0, MOST_OF_ONE, &count);
    return (int)count;
}

static void print_list(const struct reading *reading, struct text *out)
{
    const char *between = "";
    text_char(out, '[');
    for (int i = 0; i < reading->items; i++)
        for (int one = 0; one < count_in(&reading->item[i]); one++) {
            text_add(out, between);
            print_word(reading->item[i].name, out);
            between = ", ";
        }
    text_char(out, ']');
}

/* The value of a name that is there twice: numbers are added, other values are listed. */
static const char *value_of(const struct reading *reading, int row, struct text *sum)
{
    const struct item *item = &reading->item[row];
    int count = 0;
    if (reading->question->form == ANSWER_PAIRS)
        return item->values ? item->value[0] : "unknown";
    for (int i = 0; i < reading->items; i++) {
        if (!same(reading->item[i].name, item->name))
            continue;
        if (reading->item[i].values && same(reading->item[i].value[0], "unknown"))
            return "unknown";
        count += count_in(&reading->item[i]);
    }
    text_clear(sum);
    text_number(sum, count);
    return text_string(sum);
}

static bool stands_before(const struct reading *reading, int row)
{
    for (int i = 0; i < row; i++)
        if (reading->question->form == ANSWER_COUNTS && same(reading->item[i].name, reading->item[row].name))
            return true;
    return false;
}

static void print_map(const struct reading *reading, struct text *out)
{
    struct text sum = {0};
    const char *between = "";
    text_char(out, '{');
    for (int i = 0; i < reading->items; i++) {
        if (stands_before(reading, i))
            continue;
        text_add(out, between);
        print_word(reading->item[i].name, out);
        text_format(out, ": %s", value_of(reading, i, &sum));
        between = ", ";
    }
    text_char(out, '}');
    text_free(&sum);
}

static void print_cards(struct reading *reading, struct text *out)
{
    const char *between = "";
    text_char(out, '[');
    for (int i = 0; i < reading->items; i++)
        for (int one = 0; one < reading->item[i].values || (one == 0 && !reading->item[i].values); one++) {
            const struct item *item = &reading->item[i];
            const char *value = item->values ? item->value[one] : "";
            text_add(out, between);
            print_word(same(value, "unknown")
                           ? value
                           : arena_format(&reading->arena, "%s%s%s", item->name, *value ? "-" : "", value),
                       out);
            between = ", ";
        }
    text_char(out, ']');
}

static void print_numbers(char *answer, struct text *out)
{
    char *save;
    const char *between = "";
    text_char(out, '[');
    for (char *word = strtok_r(answer, " \t,;+&", &save); word; word = strtok_r(NULL, " \t,;+&", &save)) {
        if (same(word, "and"))
            continue;
        text_add(out, between);
        print_word(same(word, "?") ? "unknown" : digits_of(word) ? digits_of(word) : word, out);
        between = ", ";
    }
    text_char(out, ']');
}

static void print_read(struct reading *reading, char *answer, struct text *out)
{
    enum answer_form form = reading->question->form;
    if (form == ANSWER_NUMBERS) {
        print_numbers(answer, out);
        return;
    }
    char *save;
    for (char *part = strtok_r(answer, ",;+&", &save); part; part = strtok_r(NULL, ",;+&", &save))
        read_part(reading, part);
    if (!reading->items)
        print_word(answer, out);
    else if (form == ANSWER_WORDS)
        print_list(reading, out);
    else if (form == ANSWER_CARDS)
        print_cards(reading, out);
    else
        print_map(reading, out);
}

/* In lower case, without spaces at its ends. */
static char *tidied(struct arena *arena, const char *answer)
{
    answer += strspn(answer, " \t");
    size_t length = strlen(answer);
    while (length && strchr(" \t.", answer[length - 1]))
        length--;
    char *tidy = arena_copy(arena, answer, length);
    for (char *c = tidy; *c; c++)
        *c = (char)(*c >= 'A' && *c <= 'Z' ? *c + ('a' - 'A') : *c);
    return tidy;
}

static void print_one_number(const char *answer, struct text *out)
{
    char room[16];
    long halves;
    bool number = read_halves_loosely(answer, &halves) && halves >= 0 && halves < 1000000;
    print_word(digits_of(answer) ? digits_of(answer) : number ? halves_string(room, (int)halves) : answer, out);
}

void print_answer(const struct match *match, const struct count_question *question, const char *answer,
                  struct text *out)
{
    struct reading reading = {.match = match, .question = question};
    char *tidy = tidied(&reading.arena, answer);
    bool number = question->form == ANSWER_NUMBER;
    if (answer_is_unknown(answer))
        text_add(out, "unknown");
    else if (question->form == ANSWER_WHO)
        text_add(out, answer);
    else if (is_none(tidy))
        text_add(out, number ? "0" : "none");
    else if (number)
        print_one_number(tidy, out);
    else
        print_read(&reading, tidy, out);
    text_free(&reading.name);
    arena_free(&reading.arena);
}
