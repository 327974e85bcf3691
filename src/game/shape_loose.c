/* Shapes: head, table, house rules and claims in other words. Entries are read in src/phrase. */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"
#include "game/shape_words.h"

static const char *lowered(struct arena *arena, const char *text)
{
    char *copy = arena_string(arena, text);
    for (char *c = copy; *c; c++)
        *c = (char)(*c >= 'A' && *c <= 'Z' ? *c - 'A' + 'a' : *c);
    return copy;
}

static void tell(const struct softening *softening, struct place at, const char *read)
{
    if (softening->tell)
        softening->tell(softening->context, at, read);
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

/* The word of the vocabulary that differs only in case and hyphens, or that `meant` gives for it; or NULL. */
static const char *word_meant(const struct words *words, const struct softening *softening, const char *text)
{
    int value;
    const char *lower = lowered(softening->arena, text);
    if (words_read(words, softening->match, lower, &value))
        return lower;
    /* With hyphens between the words of a name: "Zeus Day", "zeus_day" for "zeus-day". */
    char *joined = arena_string(softening->arena, text);
    for (char *joint = joined; (joint = strpbrk(joint, " _")); joint++)
        *joint = '-';
    for (int i = 0; words->list && words->list[i]; i++)
        if (names_alike(words->list[i], joined))
            return words->list[i];
    int count = words->count ? words->count(softening->match) : 0;
    for (int i = 0; i < count && i < 1000; i++) {
        char room[WORD_ROOM];
        const char *name = words->name(softening->match, i, room);
        if (name && names_alike(name, joined))
            return arena_string(softening->arena, name);
    }
    char room[WORD_ROOM];
    const char *otherwise = words->meant ? words->meant(softening->match, text, room) : NULL;
    return otherwise ? arena_string(softening->arena, otherwise) : NULL;
}

static const char *halves_meant(const struct shape *shape, const struct softening *softening, const char *text)
{
    long halves;
    char room[16];
    bool any = shape->low == 0 && shape->high == 0;
    bool (*otherwise)(const char *, long *) = softening->match->game->read_points;
    const char *digits = digits_of(lowered(softening->arena, text));
    text = digits ? digits : text;
    if ((!read_halves_loosely(text, &halves) && !(otherwise && otherwise(text, &halves)))
        || (!any && (halves < shape->low || halves > shape->high)))
        return NULL;
    const char *plain = halves_string(room, (int)halves);
    return arena_string(softening->arena, plain);
}

static const char *meant(const struct shape *shape, const struct softening *softening, const char *text)
{
    const char *name = shape->form == FORM_NAME || shape->by_name ? name_meant(softening->match, text) : NULL;
    if (name)
        return name;
    switch (shape->form) {
    case FORM_FLAG:
        return names_alike("yes", text) || same(text, "1")  ? "true"
               : names_alike("no", text) || same(text, "0") ? "false"
                                                            : lowered(softening->arena, text);
    case FORM_NONE:
        return lowered(softening->arena, text);
    case FORM_HALVES:
        return halves_meant(shape, softening, text);
    case FORM_NUMBER:
        return digits_of(lowered(softening->arena, text));
    default:
        return shape->words ? word_meant(shape->words, softening, text) : NULL;
    }
}

/* "to act", "to_act" for "to-act". */
static bool differ_in_hyphens(const char *name, const char *text)
{
    for (; *name && *text; name++, text++)
        if (*name != (*text >= 'A' && *text <= 'Z' ? *text - 'A' + 'a' : *text)
            && !(*name == '-' && (*text == ' ' || *text == '_')))
            return false;
    return !*name && !*text;
}

/* The same for a text whose beginning, as long as possible, is another word of the game: "Lord Lemon 2" for
   "lemon 2". */
static const char *other_meant(const struct shape *shape, const struct softening *softening, const char *text)
{
    struct arena *arena = softening->arena;
    for (const char *rest = text + strlen(text); rest > text; rest--) {
        if (*rest && *rest != ' ')
            continue;
        const struct other_word *row = softening->match->game->other_words;
        const char *written = arena_copy(arena, text, (size_t)(rest - text));
        while (row && row->written && !(*row->read && differ_in_hyphens(row->written, written)))
            row++;
        const char *read =
            row && row->written ? meant(shape, softening, arena_format(arena, "%s%s", row->read, rest)) : NULL;
        if (read)
            return read;
    }
    return NULL;
}

static void soften_word(const struct shape *shape, struct node *node, const struct softening *softening)
{
    const char *read = meant(shape, softening, node->text);
    if (!read)
        read = other_meant(shape, softening, node->text);
    if (!read || same(read, node->text))
        return;
    node->text = read;
    tell(softening, node->at, read);
}

/* ---- keys ------------------------------------------------------------------------------------------------------ */

/* "golds" for "gold", "score" for "scores", "minor cities" for "minor-city", "metropolis" for "metropolises". */
static bool differ_in_number(const char *name, const char *text)
{
    static const struct {
        const char *one, *several;
    } ends[] = {{"", "s"}, {"", "es"}, {"y", "ies"}};
    char plural_form[WORD_ROOM];
    const char *one = strlen(name) < strlen(text) ? name : text, *several = one == name ? text : name;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        size_t length = strlen(one), end = strlen(ends[i].one);
        put_string(plural_form, sizeof plural_form, "%.*s%s", (int)(length < end ? 0 : length - end), one,
                   ends[i].several);
        bool ended = length > end && same(one + length - end, ends[i].one);
        if (ended && (one == name ? differ_in_hyphens(plural_form, several) : differ_in_hyphens(several, plural_form)))
            return true;
    }
    return false;
}

const char *shape_key_meant(const struct shape *shape, const struct match *match, const char *text, bool numbers)
{
    for (const struct field *field = shape->fields; field->shape; field++)
        if (names_alike(field->name, text) || differ_in_hyphens(field->name, text))
            return field->name;
    for (const struct field *field = shape->fields; field->shape && numbers; field++)
        if (differ_in_number(field->name, text))
            return field->name;
    for (const struct other_word *row = match->game->other_words; row && row->written; row++)
        for (const struct field *field = shape->fields; field->shape && names_alike(row->written, text); field++)
            if (same(field->name, row->read))
                return field->name;
    return NULL;
}

static bool known_key(const struct shape *shape, struct node *key, const struct match *match)
{
    int value;
    if (shape->form == FORM_MAP)
        return shape_under(shape, key->text);
    return (shape->by_name && seat_named(match, key->text) >= 0)
           || (shape->words ? words_read(shape->words, match, key->text, &value) : !shape->by_name);
}

static void soften_map(const struct shape *shape, struct node *map, const struct softening *softening)
{
    const struct match *match = softening->match;
    for (struct node *child = map->first; child; child = child->next) {
        struct node *key = child->key;
        const char *read = known_key(shape, key, match) ? NULL
                           : shape->form == FORM_MAP    ? shape_key_meant(shape, match, key->text, softening->numbers)
                                                        : meant(shape, softening, key->text);
        if (read && !same(read, key->text) && !node_get(map, read)) {
            key->text = read;
            tell(softening, key->at, read);
        }
        const struct shape *of = shape_under(shape, key->text);
        bool alone = node_empty(child) && !known_key(shape, key, match);
        if (of && !alone)
            shape_soften(of, child, softening);
    }
}

/* ---- maps in words --------------------------------------------------------------------------------------------- */

/* The number in digits that the text says; or NULL. */
static const char *number_said(const struct softening *softening, const char *text, size_t length)
{
    long count;
    const char *said = arena_copy(softening->arena, text, length);
    return read_number(said, 0, 9999, &count) ? said : digits_of(lowered(softening->arena, said));
}

/* Appends "4 gold", "four gold" or "gold 4" to the map. */
static bool add_pair(const struct shape *shape, struct node *map, const char *words, const struct softening *softening)
{
    const char *first = words + strcspn(words, " "), *last = strrchr(words, ' ');
    if (!last)
        return false;
    const char *number = number_said(softening, words, (size_t)(first - words)), *key = first + strspn(first, " ");
    if (!number) {
        number = number_said(softening, last + 1, strlen(last + 1));
        key = arena_copy(softening->arena, words, (size_t)(last - words));
    }
    if (!number)
        return false;
    const char *known =
        shape->form == FORM_MAP ? shape_key_meant(shape, softening->match, key, true) : meant(shape, softening, key);
    if (!known || node_get(map, known))
        return false;
    node_append(map, node_spelt(softening->arena, known, strlen(known), map->at),
                node_spelt(softening->arena, number, strlen(number), map->at));
    return true;
}

/* Reads "2 metropolises, 4 gold" as {metropolises: 2, gold: 4}. */
static void make_map(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct node *map = node_new(softening->arena, NODE_MAP, node->at);
    struct fault silent = {.match = softening->match, .scratch = softening->arena};
    for (const char *text = node->text; *(text += strspn(text, " ,;"));) {
        size_t length = strcspn(text, ",;"), trimmed = length;
        const char *and = strstr(text, " and ");
        if (and&&(size_t)(and-text) < length)
            trimmed = length = (size_t)(and-text);
        while (trimmed && text[trimmed - 1] == ' ')
            trimmed--;
        if (!add_pair(shape, map, arena_copy(softening->arena, text, trimmed), softening))
            return;
        text += length + (and&&text + length == and? strlen(" and") : 0);
    }
    if (!map->first || !shape_fits(shape, map, &silent))
        return;
    map->key = node->key;
    map->next = node->next;
    *node = *map;
    tell(softening, node->at, node_line(softening->arena, node));
}

/* ---- lists ----------------------------------------------------------------------------------------------------- */

/* Turns the word into a list, cut at its commas. */
static void make_list(const struct shape *shape, struct node *node, const struct softening *softening)
{
    const char *text = node->text;
    struct node list = *node, *whole = node_word(softening->arena, text, node->at);
    list.kind = NODE_LIST;
    list.text = NULL;
    list.first = list.last = NULL;
    list.count = 0;
    struct softening silent = {.match = softening->match, .arena = softening->arena};
    if (shape_fits_loosely(shape->of, whole, &silent)) {
        node_append(&list, NULL, whole);
        text += strlen(text);
    }
    while (*(text += strspn(text, " ,;[]"))) {
        size_t length = strcspn(text, ",;[]"), trimmed = length;
        while (trimmed && text[trimmed - 1] == ' ')
            trimmed--;
        node_append(&list, NULL, node_spelt(softening->arena, text, trimmed, node->at));
        text += length;
    }
    *node = list;
    struct text said = {0};
    for (const struct node *item = node->first; item; item = item->next)
        text_format(&said, "%s%s", item == node->first ? "[" : ", ", item->text);
    text_add(&said, "]");
    tell(softening, node->at, arena_keep(softening->arena, &said));
}

static void soften_list(const struct shape *shape, struct node *node, const struct softening *softening)
{
    if (node->kind == NODE_WORD && shape->one && !strpbrk(node->text, ",;")) {
        shape_soften(shape->of, node, softening);
        return;
    }
    if (node->kind == NODE_WORD && *node->text)
        make_list(shape, node, softening);
    if (shape->counted && node->kind == NODE_LIST)
        soften_counts(shape, node, softening);
    for (struct node *item = node->kind == NODE_LIST ? node->first : NULL; item; item = item->next)
        shape_soften(shape->of, item, softening);
}

/* ---- everything ------------------------------------------------------------------------------------------------ */

/* Softens for the first alternative that then fits. */
static void soften_either(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct softening silent = {.match = softening->match, .arena = softening->arena, .numbers = softening->numbers};
    for (const struct field *field = shape->fields; field->shape; field++)
        if (shape_fits_loosely(field->shape, node_copy(softening->arena, node), &silent)) {
            shape_soften(field->shape, node, softening);
            return;
        }
}

static void soften_entry(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct arena *arena = softening->arena;
    struct fault silent = {.match = softening->match, .scratch = arena};
    struct text said = {0};
    struct move move;
    if (node->kind != NODE_WORD)
        return;
    /* In lower case, with spaces for commas; or as a sentence. */
    char *plain = arena_string(arena, lowered(arena, node->text));
    for (char *at = plain; (at = strpbrk(at, ",;"));)
        *at = ' ';
    bool read = move_read(softening->match, arena, 0, node_word(arena, plain, node->at), &silent, &move)
                || (softening->hear && softening->hear(softening->context, node, &move));
    if (!read || !verb_may_stand(shape, softening->match, move.verb))
        return;
    move_print_value(softening->match, &move, &said);
    node->text = arena_keep(arena, &said);
    tell(softening, node->at, node->text);
}

void shape_soften(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct fault silent = {.match = softening->match, .scratch = softening->arena};
    bool leaf = shape->form == FORM_EITHER || shape->form == FORM_ENTRY || node->kind == NODE_WORD;
    if (leaf && shape_fits(shape, node, &silent))
        return;
    const struct field *field = shape->fields;
    switch (shape->form) {
    case FORM_LIST:
    case FORM_BAG:
        soften_list(shape, node, softening);
        return;
    case FORM_TUPLE:
        for (struct node *item = node->kind == NODE_LIST ? node->first : NULL; item && field->shape; item = item->next)
            shape_soften(field++->shape, item, softening);
        return;
    case FORM_MAP:
    case FORM_EACH:
        if (node->kind == NODE_MAP)
            soften_map(shape, node, softening);
        else if (node->kind == NODE_WORD)
            make_map(shape, node, softening);
        return;
    case FORM_EITHER:
        soften_either(shape, node, softening);
        return;
    case FORM_ENTRY:
        soften_entry(shape, node, softening);
        return;
    default:
        if (node->kind == NODE_WORD)
            soften_word(shape, node, softening);
    }
}

bool shape_fits_loosely(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct fault silent = {.match = softening->match, .scratch = softening->arena};
    if (shape_fits(shape, node, &silent))
        return true;
    shape_soften(shape, node, softening);
    return shape_fits(shape, node, &silent);
}
