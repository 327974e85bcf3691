/* Moves: one entry of a log, read into numbers and printed again. */
#include "game/move.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"

struct move move_of(int actor, int verb)
{
    return (struct move){.actor = actor, .verb = verb};
}

struct move move_more(struct move base, const struct move_value *values)
{
    for (; values->field >= 0; values++)
        if (values->value != NO_VALUE)
            move_put(&base, values->field, values->value);
    return base;
}

void move_put_list(struct move *move, int field, int count, const int *values)
{
    move_give(move, field);
    move->field[field].listed = true;
    for (int i = 0; i < count; i++)
        move_put(move, field, values[i]);
}

void suggest_list(struct suggestions *s, int actor, int verb, int count, const int *values)
{
    struct move move = move_of(actor, verb);
    move_put_list(&move, 0, count, values);
    suggest_move(s, &move);
}

void suggest_word(struct suggestions *s, int actor, int verb)
{
    struct move move = move_of(actor, verb);
    move_give(&move, 0);
    suggest_move(s, &move);
}

static void order_more(struct suggestions *s, struct move *move, int kinds, int *left, int count)
{
    if (count == 0)
        suggest_move(s, move);
    for (int value = 0; count > 0 && value < kinds; value++)
        if (left[value] > 0) {
            struct move longer = *move;
            move_put(&longer, 0, value);
            left[value]--;
            order_more(s, &longer, kinds, left, count - 1);
            left[value]++;
        }
}

void suggest_orders(struct suggestions *s, int actor, int verb, int kinds, int *left, int count)
{
    struct move move = move_of(actor, verb);
    move_put_list(&move, 0, 0, NULL);
    order_more(s, &move, kinds, left, count);
}

/* The values below `kind` are chosen. */
static void fill_bag(struct suggestions *s, struct move move, int field, int kind, int kinds, const int *least,
                     const int *most, int count)
{
    if (kind == kinds || (count == 0 && !least)) {
        if (count == 0)
            suggest_move(s, &move);
        return;
    }
    for (int n = 0; n <= most[kind] && n <= count; n++) {
        if (!least || n >= least[kind])
            fill_bag(s, move, field, kind + 1, kinds, least, most, count - n);
        move_put(&move, field, kind);
    }
}

void suggest_bags(struct suggestions *s, const struct move *base, int field, int kinds, const int *least,
                  const int *most, int count)
{
    struct move move = *base;
    move_put_list(&move, field, 0, NULL);
    fill_bag(s, move, field, 0, kinds, least, most, count);
}

const struct node *move_node(const struct move *move, int field)
{
    const struct node *node = NULL;
    for (const struct node *child = move->map && given(move, field) ? move->map->first : NULL; child;
         child = child->next)
        if (child->key->value == field)
            node = child;
    return node;
}

bool shape_may_be(const struct shape *shape, enum form form)
{
    bool may = shape->form == form;
    for (const struct field *way = shape->form == FORM_EITHER ? shape->fields : NULL; way && way->shape && !may; way++)
        may = shape_may_be(way->shape, form);
    return may;
}

bool move_same_field(const struct move *a, const struct move *b, int field)
{
    bool alike = given(a, field) == given(b, field) && items(a, field) == items(b, field)
                 && a->field[field].paired == b->field[field].paired;
    for (int i = 0; i < items(a, field) && alike; i++)
        alike = item(a, field, i) == item(b, field, i);
    return alike;
}

static bool same_bag(const struct move *a, const struct move *b, int field)
{
    bool alike = given(a, field) == given(b, field) && items(a, field) == items(b, field);
    for (int i = 0; i < items(a, field) && alike; i++) {
        int more = 0;
        for (int j = 0; j < items(a, field); j++)
            more += (item(a, field, j) == item(a, field, i)) - (item(b, field, j) == item(a, field, i));
        alike = more == 0;
    }
    return alike;
}

/* Where a number or a list may stand, a list of one is something else: `fleets: [1]` is one step. */
static bool same_form(const struct shape *shape, const struct move *a, const struct move *b, int field)
{
    return shape->form != FORM_EITHER || items(a, field) != 1 || a->field[field].listed == b->field[field].listed;
}

bool move_same(const struct match *match, const struct move *a, const struct move *b)
{
    if (a->actor != b->actor || a->verb != b->verb)
        return false;
    const struct field *fields = match->game->verbs[a->verb].fields;
    for (int f = 0; fields[f].shape; f++) {
        bool alike = move_same_field(a, b, f) || (shape_may_be(fields[f].shape, FORM_BAG) && same_bag(a, b, f));
        if (!alike || !same_form(fields[f].shape, a, b, f))
            return false;
    }
    return true;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

static bool unknown_field(const struct verb *verb, const struct node *key, struct fault *fault)
{
    struct nearest nearest = {.written = key->text};
    if (same(key->text, "note"))
        return tell_fault(fault, key->at, "write a note in the long form: `{%s: ..., note: ...}`", verb->name);
    for (const struct field *field = verb->fields + 1; verb->fields->shape && field->shape; field++)
        nearest_try(&nearest, field->name);
    for (const char *const *word = entry_asides; *word; word++)
        nearest_try(&nearest, *word);
    return tell_unknown(fault, key->at, nearest_hint(&nearest), "`%s` takes no `%.60s`", verb->name,
                        printable(fault->scratch, key->text));
}

/* Complains about several words where one is allowed: they are a player's name with spaces, the first is wrong, or a
   later one is a misspelt field or should not be there. */
static bool refuse_words(const struct verb *verb, const struct shape *shape, const struct node *words,
                         struct fault *fault)
{
    const char *name = "";
    if (!fault->complain)
        return false;
    for (const struct node *word = words->first; word; word = word->next)
        name = arena_format(fault->scratch, "%s%s%s", name, *name ? " " : "", word->text);
    if (shape->form == FORM_NAME && seat_named(fault->match, name) >= 0)
        return tell_fault(fault, words->at, "`%.60s` has several words; write the entry in the long form", name);
    if (!shape_fits(shape, words->first, fault))
        return false;
    for (const struct node *word = words->first->next; word; word = word->next) {
        struct nearest nearest = {.written = word->text};
        for (const struct field *field = verb->fields + 1; field->shape; field++)
            nearest_try(&nearest, field->name);
        if (nearest.best || same(word->text, "note"))
            return unknown_field(verb, word, fault);
    }
    return unknown_field(verb, words->first->next, fault);
}

static bool take_field(const struct verb *verb, struct move *move, int field, struct node *node, struct fault *fault)
{
    const struct shape *shape = verb->fields[field].shape;
    if (node->kind == NODE_LIST && node->plain && node->count > 1 && !shape_may_be(shape, FORM_LIST)
        && !shape_may_be(shape, FORM_BAG))
        return refuse_words(verb, shape, node, fault);
    if (shape->form == FORM_FLAG && node->kind == NODE_WORD && !*node->text)
        node->text = "true";
    if (!shape_fits(shape, node, fault))
        return false;
    move_give(move, field);
    move->field[field].listed = node->kind == NODE_LIST;
    if (shape_may_be(shape, FORM_NONE) && node->kind == NODE_WORD && same(node->text, "true"))
        return true;
    move->field[field].paired = node->kind == NODE_MAP;
    int count = node->kind == NODE_WORD ? 1 : node->kind == NODE_LIST ? node->count : 2 * node->count;
    if (move->used + count > MOVE_ITEMS)
        return tell_fault(fault, node->at, "an entry can have at most %d values", MOVE_ITEMS);
    if (node->kind == NODE_WORD)
        move_put(move, field, node->value);
    else
        for (const struct node *each = node->first; each; each = each->next) {
            if (move->field[field].paired)
                move_put(move, field, each->key->value);
            move_put(move, field, each->value);
        }
    return true;
}

bool move_read_long(const struct match *match, int actor, int verb_row, const struct node *map, struct fault *fault,
                    struct move *move)
{
    const struct verb *verb = &match->game->verbs[verb_row];
    memset(move, 0, offsetof(struct move, item));
    move->actor = actor;
    move->verb = verb_row;
    move->map = map;
    bool sound = may_speak(verb, actor)
                 || tell_fault(fault, map->at,
                               verb->by == BY_TABLE ? "`%s` is done by `table`, not by a player"
                                                    : "`%s` is done by a player, not by `table`",
                               verb->name);
    for (struct node *child = map->first; child; child = child->next) {
        int field = child->key->value;
        if (field != NO_FIELD)
            sound = take_field(verb, move, field, child, fault) && sound;
        else if (!entry_aside(child->key->text))
            sound = unknown_field(verb, child->key, fault) && sound;
    }
    for (int field = 1; sound && verb->fields[field].shape; field++)
        if (verb->fields[field].required && !given(move, field))
            sound = tell_fault(fault, map->at, "`%s` also needs `%s`", verb->name, verb->fields[field].name);
    return sound;
}

bool move_read(const struct match *match, struct arena *scratch, int actor, const struct node *node,
               struct fault *fault, struct move *move)
{
    int verb;
    const struct node *map = entry_long(match, scratch, node, fault, &verb);
    return map && move_read_long(match, actor, verb, map, fault, move);
}

/* ---- printing -------------------------------------------------------------------------------------------------- */

/* Several items may be printed with another alternative than one alone. */
static const struct shape *printed_as(const struct shape *shape, const struct move *move, int field)
{
    bool several = items(move, field) > 1 || move->field[field].listed;
    for (const struct field *way = shape->fields; shape->form == FORM_EITHER && way->shape; way++)
        if (several && way->shape->form == FORM_LIST)
            return way->shape;
    return shape;
}

static bool print_short_field(const struct match *match, const struct verb *verb, const struct move *move, int field,
                              struct text *out)
{
    const struct shape *shape = verb->fields[field].shape;
    bool bare = shape_may_be(shape, FORM_NONE) && items(move, field) == 0;
    if ((!bare && items(move, field) == 0) || move->field[field].paired)
        return false;
    if (shape->form == FORM_EITHER && move->field[field].listed && items(move, field) == 1)
        return false;
    if (field > 0) {
        text_char(out, ' ');
        text_add(out, verb->fields[field].name);
    }
    for (int i = 0; i < items(move, field); i++) {
        text_char(out, ' ');
        size_t begin = out->length;
        shape_print(printed_as(shape, move, field), match, item(move, field, i), out);
        const char *word = text_string(out) + begin;
        if (!is_one_word(word) || (strchr(word, ' ') && !entry_joins(match, shape, word)) || entry_begins(verb, word))
            return false;
    }
    return true;
}

/* False if the short form cannot express it; `out` is then unchanged. */
static bool print_short(const struct match *match, const struct verb *verb, const struct move *move, struct text *out)
{
    size_t begin = out->length;
    bool fits = true;
    text_add(out, verb->name);
    for (int field = 0; verb->fields[field].shape && fits; field++)
        fits = !given(move, field) || print_short_field(match, verb, move, field, out);
    if (!fits)
        text_cut(out, begin);
    return fits;
}

/* Players and their numbers: "{ben: 1, anna: 2}". */
static void print_pairs(const struct match *match, const struct shape *shape, const struct move *move, int field,
                        struct text *out)
{
    for (const struct field *way = shape->fields; shape->form == FORM_EITHER && way->shape; way++)
        shape = way->shape->form == FORM_EACH ? way->shape : shape;
    for (int i = 0; i + 1 < items(move, field); i += 2) {
        text_add(out, i ? ", " : "{");
        print_word(match->names[item(move, field, i)], out);
        text_add(out, ": ");
        shape_print(shape->of, match, item(move, field, i + 1), out);
    }
    text_add(out, "}");
}

static void print_long_value(const struct match *match, const struct shape *shape, const struct move *move, int field,
                             struct text *out)
{
    if (move->field[field].paired) {
        print_pairs(match, shape, move, field, out);
        return;
    }
    bool list = items(move, field) != 1 || move->field[field].listed
                || field_wants_list(&match->game->verbs[move->verb], field);
    text_add(out, list ? "[" : "");
    for (int i = 0; i < items(move, field); i++) {
        struct text word = {0};
        shape_print(printed_as(shape, move, field), match, item(move, field, i), &word);
        text_add(out, i ? ", " : "");
        print_word(text_string(&word), out);
        text_free(&word);
    }
    text_add(out, list ? "]" : "");
}

void move_print_long(const struct match *match, const struct move *move, struct text *out)
{
    const struct verb *verb = &match->game->verbs[move->verb];
    text_format(out, "{%s: ", verb->name);
    if (shape_may_be(verb->fields[0].shape, FORM_NONE) && items(move, 0) == 0)
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
    if (!print_short(match, &match->game->verbs[move->verb], move, out))
        move_print_long(match, move, out);
}

void move_print(const struct match *match, const struct move *move, struct text *out)
{
    print_word(actor_name(match, move->actor), out);
    text_add(out, ": ");
    move_print_value(match, move, out);
}

const char *move_line(struct arena *arena, const struct match *match, const struct move *move)
{
    struct text line = {0};
    move_print(match, move, &line);
    return arena_keep(arena, &line);
}
