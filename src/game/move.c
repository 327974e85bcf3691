/* Moves: one entry of a log, read into numbers and printed again. */
#include "game/move.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/game.h"

static const char *const aside[] = {"note", "illegal", "ruled", NULL};   /* keys every entry may carry */

struct move move_of(int actor, int verb)
{
    return (struct move){.actor = actor, .verb = verb};
}

void move_give(struct move *move, int field)
{
    move->field[field].given = true;
    move->field[field].from = (unsigned char)move->used;
}

void move_put(struct move *move, int field, int value)
{
    if (!given(move, field))
        move_give(move, field);
    if (move->used < MOVE_ITEMS) {
        move->item[move->used++] = value;
        move->field[field].count++;
    }
}

void move_put_list(struct move *move, int field, int count, const int *values)
{
    move_give(move, field);
    move->field[field].listed = true;
    for (int i = 0; i < count; i++)
        move_put(move, field, values[i]);
}

bool move_same(const struct move *a, const struct move *b)
{
    if (a->actor != b->actor || a->verb != b->verb)
        return false;
    for (int f = 0; f < MOVE_FIELDS; f++) {
        if (given(a, f) != given(b, f) || items(a, f) != items(b, f))
            return false;
        for (int i = 0; i < items(a, f); i++)
            if (item(a, f, i) != item(b, f, i))
                return false;
    }
    return true;
}

static bool complain(struct fault *fault, struct place at, const char *format, ...) __attribute__((format(printf, 3, 4)));

static bool complain(struct fault *fault, struct place at, const char *format, ...)
{
    char sentence[400];
    va_list args;
    va_start(args, format);
    vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    fault->faults++;
    if (fault->complain)
        fault->complain(fault->whom, at, sentence);
    return false;
}

static bool is_aside(const char *key)
{
    for (const char *const *word = aside; *word; word++)
        if (same(*word, key))
            return true;
    return false;
}

static bool unknown_verb(const struct match *match, const struct node *node, struct fault *fault)
{
    struct nearest nearest = {.written = node->text};
    struct text known = {0};
    for (const struct verb *verb = match->game->verbs; verb->name; verb++) {
        nearest_try(&nearest, verb->name);
        text_format(&known, "%s%s", known.length ? ", " : "", verb->name);
    }
    const char *written = printable(fault->scratch, node->text);
    if (nearest.best)
        complain(fault, node->at, "%.60s is nothing one can do in this game; did you mean %s?", written, nearest.best);
    else
        complain(fault, node->at, "%.60s is nothing one can do in this game; known are %.250s", written, text_string(&known));
    text_free(&known);
    return false;
}

/* ---- the short form -------------------------------------------------------------------------------------------- */

/* The next word of a short form; its place is exact where the scalar stands on one line without quotes. */
static struct node *next_word(struct arena *scratch, const struct node *entry, const char **at)
{
    while (**at == ' ' || **at == '\n')
        ++*at;
    if (!**at)
        return NULL;
    const char *start = *at;
    while (**at && **at != ' ' && **at != '\n')
        ++*at;
    struct place place = entry->at;
    if (entry->plain && place.line == place.end_line) {
        place.column += code_points(entry->text, (size_t)(start - entry->text));
        place.end_column = place.column + code_points(start, (size_t)(*at - start));
    }
    return node_word(scratch, arena_copy(scratch, start, (size_t)(*at - start)), place);
}

static bool starts_pair(const struct verb *verb, const char *word)
{
    return field_named(verb, word) > 0 || same(word, "illegal") || same(word, "ruled");
}

static bool wants_list(const struct verb *verb, const char *key)
{
    int field = field_named(verb, key);
    const struct shape *shape = field >= 0 ? verb->fields[field].shape : NULL;
    return shape && (shape->form == FORM_LIST || shape->form == FORM_BAG) && !shape->one;
}

/* No word, name or number is written as `true`. */
static bool needs_word(const struct shape *shape)
{
    bool needed = true;
    for (const struct field *field = shape->fields; shape->form == FORM_EITHER && field->shape; field++)
        needed = needed && (field->shape->form == FORM_LIST || needs_word(field->shape));
    return shape->form == FORM_EITHER ? needed : shape->form == FORM_WORD || shape->form == FORM_NAME || shape->form == FORM_NUMBER;
}

/* A bare key says `true` where that can be meant. */
static const char *bare_value(const struct verb *verb, const char *key)
{
    int field = field_named(verb, key);
    return field >= 0 && needs_word(verb->fields[field].shape) ? "" : "true";
}

static void add_pair(struct arena *scratch, const struct verb *verb, struct node *map, struct node *key, struct node *words)
{
    struct node *value = words;
    if (words->count == 0 && !wants_list(verb, key->text))
        value = node_word(scratch, bare_value(verb, key->text), key->at);
    else if (words->count == 1 && !wants_list(verb, key->text))
        value = words->first;
    else if (words->first)
        words->at = (struct place){words->first->at.line, words->first->at.column, words->last->at.end_line, words->last->at.end_column};
    node_append(map, key, value);
}

const struct node *entry_long(const struct match *match, struct arena *scratch, const struct node *node, struct fault *fault)
{
    if (node->kind == NODE_MAP)
        return node;
    if (node->kind != NODE_WORD) {
        complain(fault, node->at, "an entry is a word or a map, such as `%s`, not a list", match->game->verbs[0].name);
        return NULL;
    }
    const char *at = node->text;
    struct node *key = next_word(scratch, node, &at);
    if (!key) {
        complain(fault, node->at, "this entry says nothing");
        return NULL;
    }
    int verb_row = verb_named(match->game, key->text);
    if (verb_row < 0) {
        unknown_verb(match, key, fault);
        return NULL;
    }
    const struct verb *verb = &match->game->verbs[verb_row];
    struct node *map = node_new(scratch, NODE_MAP, node->at);
    struct node *words = node_new(scratch, NODE_LIST, key->at);
    for (struct node *word; (word = next_word(scratch, node, &at));) {
        if (!starts_pair(verb, word->text)) {
            node_append(words, NULL, word);
            continue;
        }
        add_pair(scratch, verb, map, key, words);
        if (node_get(map, word->text)) {
            complain(fault, word->at, "%s stands twice", word->text);
            return NULL;
        }
        key = word;
        words = node_new(scratch, NODE_LIST, key->at);
    }
    add_pair(scratch, verb, map, key, words);
    return map;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

static bool fields_cover(const struct verb *verb, const struct node *map)
{
    for (const struct node *child = map->first; child; child = child->next)
        if (!is_aside(child->key->text) && field_named(verb, child->key->text) < 0)
            return false;
    return true;
}

/* The key that is the verb. The order of keys does not matter, and a field may be called like another verb:
   the verb is the one whose fields the other keys are. */
static int find_verb(const struct match *match, const struct node *map, struct fault *fault)
{
    int first = -1;
    for (const struct node *child = map->first; child; child = child->next) {
        int verb = verb_named(match->game, child->key->text);
        if (verb >= 0 && fields_cover(&match->game->verbs[verb], map))
            return verb;
        if (verb >= 0 && first < 0)
            first = verb;
    }
    if (first >= 0)
        return first;
    const struct node *key = map->first;
    while (key && is_aside(key->key->text))
        key = key->next;
    if (key)
        unknown_verb(match, key->key, fault);
    else
        complain(fault, map->at, "this entry says nothing");
    return -1;
}

static bool unknown_field(const struct verb *verb, const struct node *key, struct fault *fault)
{
    struct nearest nearest = {.written = key->text};
    struct text known = {0};
    for (const struct field *field = verb->fields + 1; verb->fields->shape && field->shape; field++) {
        nearest_try(&nearest, field->name);
        text_format(&known, ", %s", field->name);
    }
    for (const char *const *word = aside; *word; word++) {
        nearest_try(&nearest, *word);
        text_format(&known, ", %s", *word);
    }
    const char *written = printable(fault->scratch, key->text);
    if (nearest.best)
        complain(fault, key->at, "%s has no key %.60s; did you mean %s?", verb->name, written, nearest.best);
    else
        complain(fault, key->at, "%s has no key %.60s; known are %s", verb->name, written, text_string(&known) + 2);
    text_free(&known);
    return false;
}

static bool take_field(struct move *move, int field, struct node *node, const struct shape *shape, struct fault *fault)
{
    if (!shape_fits(shape, node, fault))
        return false;
    move_give(move, field);
    move->node[field] = node;
    move->field[field].listed = node->kind == NODE_LIST;
    if (shape->form == FORM_NONE)
        return true;
    int count = node->kind == NODE_LIST ? node->count : 1;
    if (move->used + count > MOVE_ITEMS)
        return complain(fault, node->at, "more than %d things in one entry", MOVE_ITEMS);
    if (node->kind == NODE_WORD)
        move_put(move, field, node->value);
    else
        for (const struct node *each = node->first; each; each = each->next)
            move_put(move, field, each->value);
    return true;
}

static bool right_speaker(const struct verb *verb, int actor, struct place at, struct fault *fault)
{
    if (verb->by == BY_ANYONE || (verb->by == BY_TABLE) == (actor == CHANCE))
        return true;
    return verb->by == BY_TABLE ? complain(fault, at, "%s is written with the actor table, not a player", verb->name)
                                : complain(fault, at, "%s is what a player does, not the table", verb->name);
}

bool move_read(const struct match *match, struct arena *scratch, int actor, const struct node *node, struct fault *fault,
               struct move *move)
{
    const struct node *map = entry_long(match, scratch, node, fault);
    int verb_row = map ? find_verb(match, map, fault) : -1;
    if (verb_row < 0)
        return false;
    const struct verb *verb = &match->game->verbs[verb_row];
    *move = move_of(actor, verb_row);
    bool sound = right_speaker(verb, actor, node->at, fault);
    for (struct node *child = map->first; child; child = child->next) {
        int field = field_named(verb, child->key->text);
        if (field >= 0)
            sound = take_field(move, field, child, verb->fields[field].shape, fault) && sound;
        else if (!is_aside(child->key->text))
            sound = unknown_field(verb, child->key, fault) && sound;
    }
    for (int field = 1; sound && verb->fields[field].shape; field++)
        if (verb->fields[field].required && !given(move, field))
            sound = complain(fault, node->at, "%s also needs %s", verb->name, verb->fields[field].name);
    return sound;
}

/* ---- printing -------------------------------------------------------------------------------------------------- */

static void print_value(const struct match *match, const struct shape *shape, int value, struct text *out)
{
    struct text word = {0};
    shape_print(shape, match, value, &word);
    text_add(out, text_string(&word));
    text_free(&word);
}

static bool fits_short(const struct match *match, const struct verb *verb, const struct move *move, int field)
{
    const struct shape *shape = verb->fields[field].shape;
    if (!given(move, field) || shape->form == FORM_NONE)
        return true;
    if (items(move, field) == 0 || (shape->form == FORM_EITHER && move->field[field].listed && items(move, field) == 1))
        return false;
    bool fits = true;
    for (int i = 0; i < items(move, field) && fits; i++) {
        struct text word = {0}, quoted = {0};
        print_value(match, shape, item(move, field, i), &word);
        print_word(text_string(&word), &quoted);
        fits = same(text_string(&word), text_string(&quoted)) && !strchr(text_string(&word), ' ') && !starts_pair(verb, text_string(&word));
        text_free(&word);
        text_free(&quoted);
    }
    return fits;
}

static void print_short(const struct match *match, const struct verb *verb, const struct move *move, struct text *out)
{
    text_add(out, verb->name);
    for (int field = 0; verb->fields[field].shape; field++) {
        if (!given(move, field))
            continue;
        if (field > 0)
            text_format(out, " %s", verb->fields[field].name);
        for (int i = 0; i < items(move, field); i++) {
            text_char(out, ' ');
            print_value(match, verb->fields[field].shape, item(move, field, i), out);
        }
    }
}

static void print_long_value(const struct match *match, const struct shape *shape, const struct move *move, int field, struct text *out)
{
    bool list = items(move, field) != 1 || move->field[field].listed || wants_list(&match->game->verbs[move->verb], match->game->verbs[move->verb].fields[field].name);
    text_add(out, list ? "[" : "");
    for (int i = 0; i < items(move, field); i++) {
        struct text word = {0};
        print_value(match, shape, item(move, field, i), &word);
        text_add(out, i ? ", " : "");
        print_word(text_string(&word), out);
        text_free(&word);
    }
    text_add(out, list ? "]" : "");
}

static void print_long(const struct match *match, const struct verb *verb, const struct move *move, struct text *out)
{
    text_format(out, "{%s: ", verb->name);
    if (verb->fields[0].shape->form == FORM_NONE)
        text_add(out, "true");
    else
        print_long_value(match, verb->fields[0].shape, move, 0, out);
    for (int field = 1; verb->fields[field].shape; field++)
        if (given(move, field)) {
            text_format(out, ", %s: ", verb->fields[field].name);
            print_long_value(match, verb->fields[field].shape, move, field, out);
        }
    text_char(out, '}');
}

void move_print_value(const struct match *match, const struct move *move, struct text *out)
{
    const struct verb *verb = &match->game->verbs[move->verb];
    bool is_short = true;
    for (int field = 0; verb->fields[field].shape && is_short; field++)
        is_short = fits_short(match, verb, move, field);
    if (is_short)
        print_short(match, verb, move, out);
    else
        print_long(match, verb, move, out);
}

void move_print(const struct match *match, const struct move *move, struct text *out)
{
    print_word(actor_name(match, move->actor), out);
    text_add(out, ": ");
    move_print_value(match, move, out);
}
