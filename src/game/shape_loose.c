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

/* With hyphens between the words of a name: "Zeus Day", "zeus_day" for "zeus-day". */
static const char *hyphened(struct arena *arena, const char *text)
{
    char *name = arena_string(arena, text);
    for (char *joint = name; (joint = strpbrk(joint, " _")); joint++)
        *joint = '-';
    return name;
}

/* The word of the vocabulary that differs only in case and hyphens, or that `meant` gives for it; or NULL. */
static const char *word_meant(const struct words *words, const struct softening *softening, const char *text)
{
    int value;
    const char *lower = lowered(softening->arena, text);
    if (words_read(words, softening->match, lower, &value))
        return lower;
    const char *joined = hyphened(softening->arena, text);
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
        return names_alike("yes", text) ? "true" : names_alike("no", text) ? "false" : lowered(softening->arena, text);
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

/* The same for a text whose beginning is another word of the game: "Lord Lemon 2" for "lemon 2". */
static const char *meant_with_rest(const struct shape *shape, const struct softening *softening, const char *text,
                                   const char *rest)
{
    const char *written = arena_copy(softening->arena, text, (size_t)(rest - text));
    for (const struct other_word *row = softening->match->game->other_words; row && row->written; row++)
        if (*row->read && names_alike(row->written, written))
            return meant(shape, softening, arena_format(softening->arena, "%s%s", row->read, rest));
    return NULL;
}

/* The same for the longest such beginning. */
static const char *other_meant(const struct shape *shape, const struct softening *softening, const char *text)
{
    const char *read = NULL;
    for (const char *rest = text + strlen(text); rest > text && !read; rest--)
        if (*rest == ' ' || !*rest)
            read = meant_with_rest(shape, softening, text, rest);
    return read;
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

/* "to act", "to_act" for "to-act". */
static bool differ_in_hyphens(const char *name, const char *text)
{
    for (; *name && *text; name++, text++)
        if (*name != (*text >= 'A' && *text <= 'Z' ? *text - 'A' + 'a' : *text)
            && !(*name == '-' && (*text == ' ' || *text == '_')))
            return false;
    return !*name && !*text;
}

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

static void soften_key(const struct shape *shape, const struct node *map, struct node *key,
                       const struct softening *softening)
{
    const char *read = shape->form == FORM_MAP ? shape_key_meant(shape, softening->match, key->text, softening->numbers)
                                               : meant(shape, softening, key->text);
    if (!read || same(read, key->text) || node_get(map, read))
        return;
    key->text = read;
    tell(softening, key->at, read);
}

static const struct shape *shape_of_key(const struct shape *shape, const char *key)
{
    const struct field *field = shape->form == FORM_MAP ? shape->fields : NULL;
    while (field && field->shape && !same(field->name, key))
        field++;
    return field ? field->shape : shape->of;
}

static bool known_key(const struct shape *shape, struct node *key, const struct match *match)
{
    if (shape->form == FORM_MAP)
        return shape_of_key(shape, key->text);
    int value;
    return (shape->by_name && seat_named(match, key->text) >= 0)
           || (shape->words ? words_read(shape->words, match, key->text, &value) : !shape->by_name);
}

static void soften_map(const struct shape *shape, struct node *map, const struct softening *softening)
{
    for (struct node *child = map->first; child; child = child->next) {
        if (!known_key(shape, child->key, softening->match))
            soften_key(shape, map, child->key, softening);
        const struct shape *of = shape_of_key(shape, child->key->text);
        bool alone = node_empty(child) && !known_key(shape, child->key, softening->match);
        if (of && !alone)
            shape_soften(of, child, softening);
    }
}

/* ---- maps in words --------------------------------------------------------------------------------------------- */

/* The key that the words mean, with `numbers`; NULL: none. */
static const char *key_said(const struct shape *shape, const struct softening *softening, const char *words)
{
    return shape->form == FORM_MAP ? shape_key_meant(shape, softening->match, words, true)
                                   : meant(shape, softening, words);
}

/* Appends "4 gold" or "gold 4" to the map. */
static bool add_pair(const struct shape *shape, struct node *map, const char *words, const struct softening *softening)
{
    const char *first = words + strcspn(words, " "), *last = strrchr(words, ' ');
    if (!last)
        return false;
    const char *number = arena_copy(softening->arena, words, (size_t)(first - words)),
               *key = first + strspn(first, " ");
    long count;
    if (!read_number(number, 0, 9999, &count)) {
        number = last + 1;
        key = arena_copy(softening->arena, words, (size_t)(last - words));
    }
    const char *known = read_number(number, 0, 9999, &count) ? key_said(shape, softening, key) : NULL;
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
    struct text said = {0};
    node_print_line(node, &said);
    tell(softening, node->at, arena_keep(softening->arena, &said));
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

static void soften_tuple(const struct shape *shape, struct node *node, const struct softening *softening)
{
    const struct field *field = shape->fields;
    for (struct node *item = node->kind == NODE_LIST ? node->first : NULL; item && field->shape; item = item->next)
        shape_soften(field++->shape, item, softening);
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

/* Reads the entry in lower case, with spaces for commas and arrows. */
static bool read_plain_entry(struct node *node, const struct softening *softening, struct move *move)
{
    struct fault silent = {.match = softening->match, .scratch = softening->arena};
    char *plain = arena_string(softening->arena, lowered(softening->arena, node->text));
    for (char *at = plain; (at = strpbrk(at, ",;"));)
        *at = ' ';
    struct node *copy = node_spelt(softening->arena, plain, strlen(plain), node->at);
    return move_read(softening->match, softening->arena, 0, copy, &silent, move);
}

static void soften_entry(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct text said = {0};
    struct move move;
    bool read = node->kind == NODE_WORD
                && (read_plain_entry(node, softening, &move)
                    || (softening->hear && softening->hear(softening->context, node, &move)));
    if (!read || !verb_may_stand(shape, softening->match, move.verb))
        return;
    move_print_value(softening->match, &move, &said);
    node->text = arena_keep(softening->arena, &said);
    tell(softening, node->at, node->text);
}

void shape_soften(const struct shape *shape, struct node *node, const struct softening *softening)
{
    struct fault silent = {.match = softening->match, .scratch = softening->arena};
    bool leaf = shape->form == FORM_EITHER || shape->form == FORM_ENTRY || node->kind == NODE_WORD;
    if (leaf && shape_fits(shape, node, &silent))
        return;
    switch (shape->form) {
    case FORM_LIST:
    case FORM_BAG:
        soften_list(shape, node, softening);
        return;
    case FORM_TUPLE:
        soften_tuple(shape, node, softening);
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
