/* Answers to the final count: words and numbers in the order in which people say them, as a record writes them. */
#include "serve/count/answer.h"

#include <string.h>

#include "game/writer.h"
#include "phrase/phrase.h"

enum { MOST_ITEMS = 64, MOST_VALUES = 12, MOST_OF_ONE = 60, SINGULARS = 4 };

/* "rocket ship 4 5": a name, and the values after or before it. */
struct item {
    const char *name;
    const char *value[MOST_VALUES];
    int values;
    bool value_first; /* "4 rocket ship" */
};

struct reading {
    const struct match *match;
    const struct count_question *question;
    const char *said; /* the answer as it was given */
    struct arena arena;
    struct item item[MOST_ITEMS];
    int items;
    const char *word[MOST_ITEMS]; /* words of the name being read */
    int words;
    bool value_first, unclear; /* unclear: something was said that would be left out */
    struct item open;
};

/* In lower case, without what surrounds the words. */
static char *tidied(struct arena *arena, const char *answer)
{
    answer += strspn(answer, " \t");
    size_t length = strlen(answer);
    while (length && strchr(" \t.!", answer[length - 1]))
        length--;
    char *tidy = arena_copy(arena, answer, length);
    for (char *c = tidy; *c; c++)
        *c = (char)(*c >= 'A' && *c <= 'Z' ? *c + ('a' - 'A') : strchr("()\"", *c) ? ' ' : *c);
    return tidy;
}

bool answer_is_unknown(const char *answer)
{
    static const char *const words[] = {
        "",        "?",         "??",     "unknown", "dunno", "don't know", "dont know", "do not know",
        "no idea", "not sure",  "unsure", "idk",     "n/a",   "no clue",    "not known", "can't remember",
        "forgot",  "who knows", NULL};
    struct arena arena = {0};
    const char *tidy = tidied(&arena, answer);
    bool unknown = among(words, tidy + (strncmp(tidy, "i ", 2) == 0 ? 2 : 0));
    arena_free(&arena);
    return unknown;
}

/* ---- words ------------------------------------------------------------------------------------------------------- */

/* The number that a word says, in digits; NULL: none. */
static const char *number_in(struct arena *arena, const char *word)
{
    int number = number_said(word);
    return number < 0 ? NULL : arena_format(arena, "%d", number);
}

/* The word without its plural ending: `kind` 0 as it is, 1 without -s, 2 without -es, 3 with -y for -ies. NULL: it does
   not end so. */
static const char *singular(struct arena *arena, const char *word, int kind)
{
    static const char *const endings[] = {"", "s", "es", "ies"};
    size_t length = strlen(word), cut = strlen(endings[kind]);
    if (length < cut + 2 || !same(word + length - cut, endings[kind]))
        return NULL;
    return arena_format(arena, "%.*s%s", (int)(length - cut), word, kind == 3 ? "y" : "");
}

/* Do both words name the same, in the singular or plural? */
static bool same_noun(struct arena *arena, const char *word, const char *other)
{
    for (int i = 0; i < SINGULARS; i++)
        for (int k = 0; k < SINGULARS; k++) {
            const char *one = singular(arena, word, i), *two = singular(arena, other, k);
            if (one && two && same(one, two))
                return true;
        }
    return false;
}

/* Is the word said in `text`, whatever its case and number? */
static bool says(struct arena *arena, const char *text, const char *word)
{
    char *save, *copy = text ? tidied(arena, text) : NULL;
    for (char *of = copy ? strtok_r(copy, " -,", &save) : NULL; of; of = strtok_r(NULL, " -,", &save))
        if (same_noun(arena, of, word))
            return true;
    return false;
}

/* A noun of the question, which an answer may repeat: "5 gold", "level 2". */
static bool is_noun(struct reading *reading, const char *word)
{
    const struct count_question *question = reading->question;
    return says(&reading->arena, question->unit, word) || says(&reading->arena, question->asks, word)
           || says(&reading->arena, question->key, word);
}

/* Where levels are asked for, "two cities" has none. */
static bool is_spare(struct reading *reading, const char *word)
{
    return reading->question->form == ANSWER_NUMBERS ? says(&reading->arena, reading->question->unit, word)
                                                     : is_noun(reading, word);
}

/* A value after a name: a number, one of the question's values, or `?`. NULL: the word is part of a name. */
static const char *value_in(struct reading *reading, const char *word)
{
    /* "3", "3x", "x3" and "three" are 3. */
    size_t length = strlen(word);
    const char *digits = word + (length > 1 && *word == 'x');
    size_t count = strspn(digits, "0123456789");
    bool whole = count && (!digits[count] || (digits == word && same(digits + count, "x")));
    bool counted = reading->question->form == ANSWER_COUNTS || reading->question->form == ANSWER_WORDS;
    if (whole)
        return arena_copy(&reading->arena, digits, count);
    if (among(reading->question->values, word))
        return word;
    if (counted && (same(word, "a") || same(word, "an")))
        return "1";
    return same(word, "?") || same(word, "unknown") ? "unknown" : number_in(&reading->arena, word);
}

/* The known name that the word is; `loosely`: also in other words of the game. NULL: none. */
static const char *name_of(struct reading *reading, const char *word, bool loosely)
{
    const struct words *words = reading->question->words;
    const char *other = reading->question->other, *end = other ? strrchr(other, '-') : NULL;
    if (other && (same(word, other) || (end && same(word, end + 1))))
        return other;
    struct softening softening = {.match = reading->match, .arena = &reading->arena};
    struct shape shape = {FORM_WORD, .words = words};
    struct node *node = node_word(&reading->arena, arena_string(&reading->arena, word), (struct place){0});
    char room[WORD_ROOM];
    int value;
    bool fits = (!loosely || shape_fits_loosely(&shape, node, &softening))
                && words_read(words, reading->match, node->text, &value)
                && (!words->count || value < words->count(reading->match));
    const char *name = fits ? words_name(words, reading->match, value, room) : NULL;
    return name && same(name, node->text) ? node->text : NULL;
}

/* The same, also in the plural. */
static const char *known_as(struct reading *reading, const char *word, bool loosely)
{
    const char *name = NULL;
    for (int i = 0; i < SINGULARS && !name; i++) {
        const char *base = singular(&reading->arena, word, i);
        name = base ? name_of(reading, base, loosely) : NULL;
    }
    return name;
}

static const char *joined(struct reading *reading, int from, int count)
{
    struct text name = {0};
    for (int i = from; i < from + count; i++)
        text_format(&name, "%s%s", i > from ? "-" : "", reading->word[i]);
    return arena_keep(&reading->arena, &name);
}

static void add_item(struct reading *reading, const char *name, bool with_values)
{
    if (reading->items == MOST_ITEMS)
        return;
    struct item *item = &reading->item[reading->items++];
    *item = with_values ? reading->open : (struct item){0};
    item->name = name;
    item->value_first = reading->value_first;
}

/* The words are several names without commas: the longest known ones. Other words are left to the game, but not
   beside a known name: there they would be taken for something that was not said. */
static void split_into_names(struct reading *reading)
{
    int known = 0, names = 0;
    bool taken = false;
    for (int at = 0, length; at < reading->words; at += length, names++) {
        const char *name = NULL, *word = reading->word[at];
        for (length = reading->words - at; length > 0 && !name; length--)
            name = known_as(reading, joined(reading, at, length), length == reading->words);
        length = name ? length + 1 : 1;
        known += name != NULL;
        taken |= !name;
        bool last = at + length == reading->words;
        add_item(reading, name ? name : word, reading->value_first ? at == 0 : last);
    }
    reading->unclear |= known && taken;
    if (!known) {
        reading->items -= names;
        add_item(reading, joined(reading, 0, reading->words), true);
    }
}

static void close_item(struct reading *reading)
{
    if (reading->words)
        split_into_names(reading);
    reading->words = 0;
    reading->open = (struct item){0};
}

/* Values without a name at the end of a part: more cards of the name before ("rocket ship 4, 5"), or those of which it
   had the number ("two rocket ship 4 5"). Otherwise it is not clear what they are. */
static void take_left_over(struct reading *reading, bool alone)
{
    const struct item *rest = &reading->open;
    struct item *before = reading->items ? &reading->item[reading->items - 1] : NULL;
    long number = 0;
    bool counted = before && before->value_first && before->values == 1
                   && read_number(before->value[0], 0, MOST_VALUES, &number) && number == rest->values;
    bool more = before && alone && !before->value_first && before->values + rest->values <= MOST_VALUES;
    if (reading->question->form != ANSWER_CARDS || (!counted && !more)) {
        reading->unclear = true;
        return;
    }
    before->values = counted ? 0 : before->values;
    before->value_first = false;
    for (int i = 0; i < rest->values; i++)
        before->value[before->values++] = rest->value[i];
}

static bool is_small(struct reading *reading, const char *word)
{
    const char *other = reading->question->other;
    return one_of("and of worth with", word) || english_small(word)
           || (is_spare(reading, word) && !known_as(reading, word, true) && !(other && strstr(other, word)));
}

/* A value belongs to the name before it, or to the name after it if the part begins with a value. */
static void read_part(struct reading *reading, char *part)
{
    char *save, *word = strtok_r(part, " \t:=", &save);
    struct item *open = &reading->open;
    int items = reading->items;
    bool begun = false;
    for (; word; word = strtok_r(NULL, " \t:=", &save)) {
        char *of = strstr(word, "'s");
        if (of && !of[2])
            *of = '\0';
        const char *value = value_in(reading, word);
        if (!value && is_small(reading, word))
            continue;
        reading->value_first = begun ? reading->value_first : value != NULL;
        begun = true;
        if (reading->words && (value ? reading->value_first : open->values && !reading->value_first))
            close_item(reading);
        if (value && open->values < MOST_VALUES)
            open->value[open->values++] = value;
        else if (!value && reading->words < MOST_ITEMS)
            reading->word[reading->words++] = word;
    }
    if (!reading->words && open->values)
        take_left_over(reading, reading->items == items);
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

/* Words, each as often as it was said, or cards: "rocket ship 4 5" is two, "2 linking books" are two without a
   Value. */
static void print_list(struct reading *reading, struct text *out)
{
    struct text list = {0};
    bool cards = reading->question->form == ANSWER_CARDS;
    for (const struct item *item = reading->item; item < reading->item + reading->items; item++) {
        bool counted = !cards || same(item->name, reading->question->other);
        int times = counted ? count_in(item) : item->values ? item->values : 1;
        for (int one = 0; one < times; one++) {
            const char *value = counted || !item->values ? "" : item->value[one], *card = item->name;
            if (*value)
                card = same(value, "unknown") ? value : arena_format(&reading->arena, "%s-%s", item->name, value);
            text_join(&list, printed_word(&reading->arena, card));
        }
    }
    text_format(out, "[%s]", text_string(&list));
    text_free(&list);
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

static void print_map(struct reading *reading, struct text *out)
{
    struct text sum = {0}, map = {0};
    for (int i = 0; i < reading->items; i++) {
        const char *name = reading->item[i].name;
        bool before = false;
        for (int k = 0; k < i && reading->question->form == ANSWER_COUNTS; k++)
            before |= same(reading->item[k].name, name);
        if (before)
            continue;
        text_join(&map, printed_word(&reading->arena, name));
        text_format(&map, ": %s", value_of(reading, i, &sum));
    }
    text_format(out, "{%s}", text_string(&map));
    text_free(&sum);
    text_free(&map);
}

/* "2 and 3", "level 2, level 3", "L2 L3". */
static void print_numbers(struct reading *reading, char *answer, struct text *out)
{
    char *save;
    struct text list = {0};
    for (char *word = strtok_r(answer, " \t,;+&", &save); word; word = strtok_r(NULL, " \t,;+&", &save)) {
        if (same(word, "and") || is_spare(reading, word))
            continue;
        bool level = *word == 'l' && word[1] && !word[1 + strspn(word + 1, "0123456789")];
        const char *number = number_in(&reading->arena, word + level);
        text_join(&list, printed_word(&reading->arena, same(word, "?") ? "unknown" : number ? number : word));
    }
    text_format(out, "[%s]", text_string(&list));
    text_free(&list);
}

static void print_read(struct reading *reading, char *answer, struct text *out)
{
    enum answer_form form = reading->question->form;
    if (form == ANSWER_NUMBERS) {
        print_numbers(reading, answer, out);
        return;
    }
    char *save;
    for (char *part = strtok_r(answer, ",;+&", &save); part; part = strtok_r(NULL, ",;+&", &save))
        read_part(reading, part);
    for (int i = 0; i < reading->items && form != ANSWER_CARDS; i++)
        reading->unclear |= reading->item[i].values > 1;
    if (!reading->items || reading->unclear)
        print_word(reading->said, out);
    else if (form == ANSWER_WORDS || form == ANSWER_CARDS)
        print_list(reading, out);
    else
        print_map(reading, out);
}

/* "no gold": nothing but nouns of the question after `no`. */
static bool denies(struct reading *reading, const char *tidy)
{
    char *save, *copy = arena_string(&reading->arena, tidy), *word = strtok_r(copy, " \t", &save);
    bool denied = word && same(word, "no");
    while (denied && (word = strtok_r(NULL, " \t", &save)))
        denied = is_noun(reading, word);
    return denied;
}

/* The answer without the nouns of the question: "5" for "5 gold". */
static const char *bare(struct reading *reading, const char *tidy)
{
    struct text rest = {0};
    char *save, *copy = arena_string(&reading->arena, tidy);
    for (char *word = strtok_r(copy, " \t", &save); word; word = strtok_r(NULL, " \t", &save))
        if (!same(word, "total") && ((same(word, "half") && reading->question->halves) || !is_spare(reading, word)))
            text_format(&rest, "%s%s", rest.length ? " " : "", word);
    return arena_keep(&reading->arena, &rest);
}

/* Twice the number, also in words: "twelve and a half", "12 and a half". */
static bool read_said(const char *said, long *halves)
{
    char whole[WORD_ROOM];
    const char *half = strstr(said, " and a half");
    bool and_half = half && same(half, " and a half");
    put_string(whole, sizeof whole, "%.*s", (int)(and_half ? half - said : (long)strlen(said)), said);
    int number = number_said(whole);
    *halves = 2L * number + and_half;
    return number >= 0 || (!and_half && read_halves_loosely(said, halves) && *halves >= 0 && *halves < 1000000);
}

void print_answer(const struct match *match, const struct count_question *question, const char *answer,
                  struct text *out)
{
    struct reading reading = {.match = match, .question = question, .said = answer + strspn(answer, " \t")};
    char *tidy = tidied(&reading.arena, answer), room[16];
    bool number = question->form == ANSWER_NUMBER;
    long halves;
    if (answer_is_unknown(answer))
        text_add(out, "unknown");
    else if (question->form == ANSWER_WHO)
        text_add(out, answer);
    else if (one_of("none no nothing nil 0 - []", tidy) || denies(&reading, tidy))
        text_add(out, number ? "0" : "none");
    else if (!number)
        print_read(&reading, tidy, out);
    else if (read_said(bare(&reading, tidy), &halves) || read_said(tidy, &halves))
        print_word(halves_string(room, (int)halves), out);
    else
        print_word(reading.said, out);
    arena_free(&reading.arena);
}
