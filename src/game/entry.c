/* Entries: reads the short and the long form as one; finds the verb, and the field of each key. */
#include "game/entry.h"

#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/game.h"

const char *const entry_asides[] = {"note", "illegal", "ruled", NULL};

bool entry_aside(const char *key)
{
    return among(entry_asides, key);
}

const char *aside_meant(const char *key)
{
    const char *const *aside = entry_asides;
    while (*aside && !(key && names_alike(*aside, key)))
        aside++;
    return *aside;
}

static bool unknown_verb(const struct match *match, const struct node *node, struct fault *fault)
{
    struct nearest nearest = {.written = node->text};
    if (!fault->complain)
        return false;
    /* A suggestion for the whole entry comes from the sentences, if there are any. */
    for (const struct verb *verb = match->game->verbs; verb->name && !match->game->says; verb++)
        if (verb_matters(verb, match->seats))
            nearest_try(&nearest, verb->name);
    if (nearest.best && 2 * nearest.distance >= (int)strlen(node->text))
        nearest.best = NULL;
    return tell_unknown(fault, node->at, nearest_hint(&nearest), "unknown verb `%.60s`",
                        printable(fault->scratch, node->text));
}

/* ---- the short form -------------------------------------------------------------------------------------------- */

/* What is left of a short form: a copy from which words are cut one by one. */
struct cutting {
    struct arena *scratch;
    const struct node *entry;
    char *rest;
    int column;
};

/* The place of the word is exact if the entry is on one line without quotes. */
static struct node *next_word(struct cutting *cutting)
{
    char *start = cutting->rest;
    while (*start == ' ' || *start == '\n')
        start++;
    if (!*start)
        return NULL;
    int column = cutting->column + (int)(start - cutting->rest), end_column = column;
    char *end = start;
    for (; *end && *end != ' ' && *end != '\n'; end++)
        end_column += ((unsigned char)*end & 0xc0) != 0x80;
    cutting->rest = *end ? end + 1 : end;
    cutting->column = end_column + 1;
    *end = '\0';
    struct place place = cutting->entry->at;
    if (cutting->entry->plain && place.line == place.end_line)
        place = (struct place){place.line, column, place.line, end_column};
    return node_word(cutting->scratch, start, place);
}

int entry_begins(const struct verb *verb, const char *word)
{
    int field = field_named(verb, word);
    if (field > 0)
        return field;
    return same(word, "illegal") || same(word, "ruled") ? NO_FIELD : 0;
}

bool field_wants_list(const struct verb *verb, int field)
{
    const struct shape *shape = field >= 0 ? verb->fields[field].shape : NULL;
    return shape && is_list(shape) && !shape->one;
}

/* Can the shape not be written as `true`? Words, names and numbers cannot. */
static bool needs_word(const struct shape *shape)
{
    bool needed = true;
    if (is_list(shape) && shape->one)
        return needs_word(shape->of);
    for (const struct field *field = shape->fields; shape->form == FORM_EITHER && field->shape; field++)
        needed =
            needed && (field->shape->form == FORM_LIST || field->shape->form == FORM_EACH || needs_word(field->shape));
    return shape->form == FORM_EITHER
               ? needed
               : shape->form == FORM_WORD || shape->form == FORM_NAME || shape->form == FORM_NUMBER;
}

static struct place span(const struct node *words)
{
    return (struct place){words->first->at.line, words->first->at.column, words->last->at.end_line,
                          words->last->at.end_column};
}

/* `take lemon 2`: several words that are one word of the vocabulary; else NULL. */
static struct node *joined(const struct match *match, struct arena *scratch, const struct shape *shape,
                           const struct node *words)
{
    int value;
    const char *text = "";
    if (shape->form != FORM_WORD || words->count < 2)
        return NULL;
    for (const struct node *word = words->first; word; word = word->next)
        text = arena_format(scratch, "%s%s%s", text, *text ? " " : "", word->text);
    return words_read(shape->words, match, text, &value) ? node_word(scratch, text, span(words)) : NULL;
}

/* The words that values of the shape are, in a list if it may be one; NULL: none. */
static const struct words *words_of(const struct shape *shape)
{
    const struct field *way = shape->form == FORM_EITHER ? shape->fields : NULL;
    while (way && way[1].shape)
        way++;
    return way                        ? words_of(way->shape)
           : is_list(shape)           ? words_of(shape->of)
           : shape->form == FORM_WORD ? shape->words
                                      : NULL;
}

bool entry_joins(const struct match *match, const struct shape *shape, const char *text)
{
    const struct words *words = words_of(shape);
    int value;
    char first[WORD_ROOM];
    if (!words || !words->pattern || !strchr(words->pattern, ' ') || !strchr(text, ' ') || strlen(text) >= WORD_ROOM)
        return false;
    put_string(first, sizeof first, "%.*s", (int)strcspn(text, " "), text);
    return !words_read(words, match, first, &value) && words_read(words, match, text, &value);
}

/* `place row b column 6`: two words that belong together become one. */
static void join_pairs(const struct match *match, struct arena *scratch, const struct shape *shape, struct node *words)
{
    for (struct node *word = words->first; word && word->next; word = word->next) {
        const char *text = arena_format(scratch, "%s %s", word->text, word->next->text);
        if (!entry_joins(match, shape, text))
            continue;
        word->text = text;
        word->at.end_column = word->next->at.end_column;
        words->last = words->last == word->next ? word : words->last;
        word->next = word->next->next;
        words->count--;
    }
}

static void add_pair(const struct match *match, struct arena *scratch, const struct verb *verb, struct node *map,
                     struct node *key, struct node *words)
{
    if (key->value >= 0 && words->count > 1)
        join_pairs(match, scratch, verb->fields[key->value].shape, words);
    struct node *value = words->first,
                *one = key->value >= 0 ? joined(match, scratch, verb->fields[key->value].shape, words) : NULL;
    if (one)
        value = one;
    else if (field_wants_list(verb, key->value) || words->count > 1) {
        value = node_new(scratch, NODE_LIST, key->at);
        *value = *words;
        value->plain = true;
        if (words->first)
            value->at = span(words);
    } else if (!value)
        value = node_word(scratch, key->value != NO_FIELD && needs_word(verb->fields[key->value].shape) ? "" : "true",
                          key->at);
    node_append(map, key, value);
}

static const struct node *split(const struct match *match, const struct verb *verb, struct cutting *cutting,
                                struct node *key, struct fault *fault)
{
    struct node *map = node_new(cutting->scratch, NODE_MAP, cutting->entry->at);
    struct node words = {.kind = NODE_LIST, .at = key->at};
    for (struct node *word; (word = next_word(cutting));) {
        int field = entry_begins(verb, word->text);
        if (!field) {
            node_append(&words, NULL, word);
            continue;
        }
        add_pair(match, cutting->scratch, verb, map, key, &words);
        if (node_get(map, word->text)) {
            tell_fault(fault, word->at, "`%s` is given twice", word->text);
            return NULL;
        }
        key = word;
        key->value = field;
        words = (struct node){.kind = NODE_LIST, .at = key->at};
    }
    add_pair(match, cutting->scratch, verb, map, key, &words);
    return map;
}

static const struct node *split_short(const struct match *match, struct arena *scratch, const struct node *node,
                                      struct fault *fault, int *verb)
{
    struct cutting cutting = {
        .scratch = scratch, .entry = node, .rest = arena_string(scratch, node->text), .column = node->at.column};
    struct node *key = next_word(&cutting);
    if (!key) {
        tell_fault(fault, node->at, "this entry is empty");
        return NULL;
    }
    *verb = verb_named(match->game, key->text);
    if (*verb >= 0)
        return split(match, &match->game->verbs[*verb], &cutting, key, fault);
    unknown_verb(match, key, fault);
    return NULL;
}

/* ---- the long form --------------------------------------------------------------------------------------------- */

/* Sets the `value` of every key to its field. True if all keys belong to the verb. */
static bool find_fields(const struct verb *verb, const struct node *map)
{
    bool all = true;
    for (const struct node *child = map->first; child; child = child->next) {
        int field = field_named(verb, child->key->text);
        child->key->value = field >= 0 ? field : NO_FIELD;
        all = all && (field >= 0 || entry_aside(child->key->text));
    }
    return all;
}

/* Finds the key that is the verb. Keys may be in any order, and a field may have the name of another verb: the verb is
   the key to whose fields the others belong. */
static int find_verb(const struct match *match, const struct node *map, struct fault *fault)
{
    int first = -1;
    const struct node *unknown = NULL;
    for (const struct node *child = map->first; child; child = child->next) {
        int verb = verb_named(match->game, child->key->text);
        if (verb >= 0 && find_fields(&match->game->verbs[verb], map))
            return verb;
        first = first < 0 ? verb : first;
        unknown = unknown || entry_aside(child->key->text) ? unknown : child->key;
    }
    if (first >= 0)
        find_fields(&match->game->verbs[first], map);
    else if (unknown)
        unknown_verb(match, unknown, fault);
    else
        tell_fault(fault, map->at, "this entry is empty");
    return first;
}

const struct node *entry_long(const struct match *match, struct arena *scratch, const struct node *node,
                              struct fault *fault, int *verb)
{
    *verb = -1;
    if (node->kind == NODE_WORD)
        return split_short(match, scratch, node, fault, verb);
    if (node->kind == NODE_MAP)
        *verb = find_verb(match, node, fault);
    else
        tell_fault(fault, node->at, "an entry must be words or a map, not a list");
    return *verb >= 0 ? node : NULL;
}
