/* Shapes: does a part of a record look as it should? */
#include "game/shape.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/game.h"
#include "game/shape_words.h"

enum { LARGEST_NUMBER = 100000000, LARGEST_TOLD = 99, LONGEST_QUOTE = 40, LONGEST_LIST = 200 };

const struct shape shape_none = {FORM_NONE, .what = "nothing"};
const struct shape shape_flag = {FORM_FLAG, .what = "true or false"};
const struct shape shape_text = {FORM_TEXT, .what = "text"};
const struct shape shape_name = {FORM_NAME, .what = "a player"};
const struct shape shape_names = {FORM_BAG, .what = "players", .of = &shape_name};

bool tell_unknown(struct fault *fault, struct place at, struct hint hint, const char *format, ...)
{
    char sentence[400];
    if (fault->complain) {
        FORMAT_ARGUMENTS(sentence, format);
        fault->complain(fault->context, &(struct complaint){at, sentence, hint});
    }
    return false;
}

/* The text for quoting: without control characters, not too long. */
static const char *quoted_text(struct fault *fault, const char *text)
{
    const char *clean = printable(fault->scratch, text);
    bool whole = strlen(clean) <= LONGEST_QUOTE;
    return arena_format(fault->scratch, whole ? "`%.*s`" : "`%.*s...`", LONGEST_QUOTE, clean);
}

/* What the shape is called: "a space". */
static const char *what_shape(const struct shape *shape)
{
    static const char *const plain[] = {
        [FORM_NONE] = "nothing",
        [FORM_WORD] = "a word",
        [FORM_NUMBER] = "a whole number",
        [FORM_HALVES] = "a whole or half number",
        [FORM_FLAG] = "true or false",
        [FORM_NAME] = "a player",
        [FORM_TEXT] = "text",
        [FORM_LIST] = "a list",
        [FORM_BAG] = "a list",
        [FORM_TUPLE] = "a list",
        [FORM_MAP] = "a map",
        [FORM_EACH] = "a map",
        [FORM_ENTRY] = "an entry",
        [FORM_EITHER] = "one of several forms",
    };
    return shape->what ? shape->what : plain[shape->form];
}

/* Is the name of the shape plural: "gold pieces", "the tiles in reading order", but not "a list", "rest or a list"? */
static bool is_plural(const char *name)
{
    if (strstr(name, " or a "))
        return false;
    if (strstr(name, " and "))
        return true;
    if (strncmp(name, "a ", 2) == 0 || strncmp(name, "an ", 3) == 0)
        return false;
    name += strncmp(name, "the ", 4) == 0 ? 4 : 0;
    size_t first = strcspn(name, " ,"), length = strlen(name);
    return length && (name[length - 1] == 's' || name[first - 1] == 's');
}

/* For an empty word: "an area is missing". */
static bool tell_missing(const struct shape *shape, const struct node *node, struct fault *fault, const char *known)
{
    return tell_unknown(fault, node->at, (struct hint){.known = known}, "%s %s missing", what_shape(shape),
                        is_plural(what_shape(shape)) ? "are" : "is");
}

/* "; write, for example, `{model: lanes}`", or "" if there is no short example. */
static const char *for_example(const struct shape *shape, struct fault *fault)
{
    struct text example = {0};
    bool shown = shape->what && strstr(shape->what, "(like "); /* the name is its own example */
    bool made = fault->complain && fault->match->seats && !shown && shape_example(shape, fault->match, 0, &example)
                && example.length < LONGEST_LIST;
    const char *phrase = made ? arena_format(fault->scratch, "; write, for example, `%s`", text_string(&example)) : "";
    text_free(&example);
    return phrase;
}

/* For something of another kind: "`lanes` cannot be read as the lattice; write, for example, ...". */
static bool tell_kind(const struct shape *shape, const struct node *node, struct fault *fault)
{
    if (node->kind == NODE_WORD && !*node->text)
        return tell_missing(shape, node, fault, NULL);
    const char *written = node->kind == NODE_WORD ? quoted_text(fault, node->text) : node_kind_name(node),
               *example = for_example(shape, fault),
               *wanted = shape->form == FORM_EACH && *example ? "a map" : what_shape(shape);
    return tell_fault(
        fault, node->at, "%s cannot be read as %s%s%s", written,
        is_list(shape) && shape->what && is_plural(wanted) && strncmp(wanted, "the ", 4) != 0 ? "a list of " : "",
        wanted, example);
}

static void nearest_of(struct nearest *nearest, const struct words *words, const struct match *match,
                       struct arena *scratch)
{
    for (int i = 0; words->list && words->list[i]; i++)
        nearest_try(nearest, words->list[i]);
    int count = words->count ? words->count(match) : 0;
    for (int i = 0; i < count && i < 1000; i++) {
        char room[WORD_ROOM];
        const char *name = words->name(match, i, room);
        if (name)
            nearest_try(nearest, arena_string(scratch, name));
    }
}

static bool unknown_word(const struct shape *shape, const struct node *node, struct fault *fault)
{
    if (!fault->complain)
        return tell_fault(fault, node->at, "%s", "");
    struct nearest nearest = {.written = node->text};
    bool by_name = shape->form == FORM_NAME || shape->by_name;
    for (int seat = 0; by_name && seat < fault->match->seats; seat++)
        nearest_try(&nearest, fault->match->names[seat]);
    if (shape->words)
        nearest_of(&nearest, shape->words, fault->match, fault->scratch);
    const char *written = quoted_text(fault, node->text), *wanted = shape->form != FORM_EACH ? what_shape(shape)
                                                                    : by_name                ? "a player"
                                                                                             : "a known key";
    const char *more = shape->words && shape->words->lacking ? shape->words->lacking(fault->match) : "";
    if (nearest.best && *node->text)
        return tell_unknown(fault, node->at, nearest_hint(&nearest), "%s is not %s%s", written, wanted, more);
    struct text all = {0};
    for (int seat = 0; by_name && seat < fault->match->seats; seat++)
        text_join(&all, printable(fault->scratch, fault->match->names[seat]));
    if (!by_name && shape->words && !shape->words->read)
        for (int i = 0; shape->words->list && shape->words->list[i]; i++)
            text_join(&all, shape->words->list[i]);
    const char *known = all.length < LONGEST_LIST ? text_string(&all) : NULL;
    if (!*node->text)
        tell_missing(shape, node, fault, known);
    else
        tell_unknown(fault, node->at, (struct hint){.known = known, .unknown = node->text}, "%s is not %s%s%s", written,
                     wanted, known && *known ? "" : for_example(shape, fault), more);
    text_free(&all);
    return false;
}

static bool number_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    bool any = shape->low == 0 && shape->high == 0;
    long low = shape->low, high = any ? LARGEST_NUMBER : shape->high, number = 0;
    size_t digits = shape->digits ? strspn(node->text, "0123456789") : 0;
    bool halves = shape->form == FORM_HALVES,
         plain = !shape->digits || (digits <= shape->digits && !node->text[digits]);
    bool read = halves ? read_halves(node->text, &number) && (any || (number >= low && number <= high))
                       : plain && read_number(node->text, low, high, &number);
    bool none = shape->none && same(node->text, "none");
    node->value = shape->unknown && same(node->text, "unknown") ? UNKNOWN_NUMBER
                  : none && !shape->zero                        ? NO_NUMBER
                                                                : (int)number;
    if (read || none || node->value == UNKNOWN_NUMBER)
        return true;
    if (!*node->text)
        return tell_missing(shape, node, fault, NULL);
    if (halves)
        return tell_fault(fault, node->at, "%s is not a whole or half number", quoted_text(fault, node->text));
    if (any || (high > LARGEST_TOLD && !strpbrk(node->text, "0123456789")))
        return tell_fault(fault, node->at, "%s is not a whole number%s", quoted_text(fault, node->text),
                          shape->unknown ? "; write a number or `unknown`" : "");
    return tell_fault(fault, node->at, "%s is not a whole number from %ld to %ld", quoted_text(fault, node->text), low,
                      high);
}

static bool flag_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    node->value = same(node->text, "true");
    if (node->value || same(node->text, "false"))
        return true;
    return *node->text ? tell_fault(fault, node->at, "%s is neither true nor false", quoted_text(fault, node->text))
                       : tell_missing(shape, node, fault, NULL);
}

static bool nothing_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    (void)shape;
    return same(node->text, "true") || !*node->text
           || tell_fault(fault, node->at, "this word takes no value; in a map, write `true` after it");
}

static bool name_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    int seat = seat_named(fault->match, node->text);
    if (seat >= 0)
        node->value = seat;
    else if (!shape->words || !words_read(shape->words, fault->match, node->text, &node->value))
        return unknown_word(shape, node, fault);
    return true;
}

static bool list_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    bool word = node->kind == NODE_WORD;
    node->value = shape->unknown && word && same(node->text, "unknown") ? UNKNOWN_NUMBER : 0;
    if (node->value == UNKNOWN_NUMBER)
        return true;
    /* A word for the whole list, such as `all`, unless it is the name of a player. */
    if (word && shape->words && (shape->of->form != FORM_NAME || seat_named(fault->match, node->text) < 0)
        && words_read(shape->words, fault->match, node->text, &node->value))
        return true;
    if (word && shape->one)
        return shape_fits(shape->of, node, fault);
    if (node->kind != NODE_LIST)
        return tell_kind(shape, node, fault);
    bool fits = true;
    for (struct node *item = node->first; item; item = item->next)
        fits = (fault->complain && tell_count(shape, item, fault) ? false : shape_fits(shape->of, item, fault)) && fits;
    bool counted = (shape->low == 0 && shape->high == 0) || (node->count >= shape->low && node->count <= shape->high);
    if (counted)
        return fits;
    if (node->count == 0)
        return tell_missing(shape, node, fault, NULL);
    if (shape->low == shape->high)
        return tell_fault(fault, node->at, "%d values are needed here (%s), not %d", shape->low, what_shape(shape),
                          node->count);
    return tell_fault(fault, node->at, "%d to %d values are needed here (%s), not %d", shape->low, shape->high,
                      what_shape(shape), node->count);
}

static bool tuple_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    int wanted = 0;
    while (shape->fields[wanted].shape)
        wanted++;
    if (node->kind != NODE_LIST || node->count != wanted)
        return tell_fault(fault, node->at, "this must be a list of %d values (%s)%s", wanted, what_shape(shape),
                          for_example(shape, fault));
    bool fits = true;
    const struct field *field = shape->fields;
    for (struct node *item = node->first; item; item = item->next)
        fits = shape_fits(field++->shape, item, fault) && fits;
    return fits;
}

/* Finds the field. Most maps have their keys in the order of the fields, so `next` is tried first. */
static const struct field *field_called(const struct shape *shape, const struct field *next, const char *name)
{
    if (next->shape && same(next->name, name))
        return next;
    const struct field *field = shape->fields;
    while (field->shape && !same(field->name, name))
        field++;
    return field;
}

static bool map_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    bool fits = true;
    unsigned long long met = 0; /* fields met, as bits: FIELDS_MAX and the row after them */
    const struct field *field, *next = shape->fields;
    for (struct node *child = node->first; child; child = child->next) {
        field = field_called(shape, next, child->key->text);
        if (field->shape)
            fits = shape_fits(field->shape, child, fault) && fits;
        else {
            struct nearest nearest = {.written = child->key->text};
            for (const struct field *known = shape->fields; known->shape; known++)
                nearest_try(&nearest, known->name);
            fits = tell_unknown(fault, child->key->at, nearest_hint(&nearest), "unknown key %s",
                                quoted_text(fault, child->key->text));
        }
        met |= 1ULL << (field - shape->fields);
        next = field + (field->shape != NULL);
    }
    for (field = shape->fields; field->shape; field++, met >>= 1)
        if (field->required && !(met & 1))
            fits = tell_fault(fault, node->at, "the key `%s` is missing", field->name);
    return fits;
}

static bool key_fits(const struct shape *shape, struct node *key, struct fault *fault)
{
    int seat = shape->by_name ? seat_named(fault->match, key->text) : -1;
    if (seat >= 0)
        key->value = seat;
    else if (shape->by_name || shape->words)
        return (shape->words && words_read(shape->words, fault->match, key->text, &key->value))
               || unknown_word(shape, key, fault);
    return true;
}

static bool each_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    enum form of = shape->of->form;
    bool fits = true;
    for (struct node *child = node->first; child; child = child->next) {
        /* `{ben: lemon, brown}`: a word of a list that lacks its brackets. A number or a map has no other word beside
           it. */
        bool alone = node_empty(child) && !key_fits(shape, child->key, &silent);
        if (alone && of != FORM_NUMBER && of != FORM_HALVES && of != FORM_MAP)
            return tell_fault(fault, child->key->at, "%s has no value; write a list in brackets, as in [a, b]",
                              quoted_text(fault, child->key->text));
        if (alone)
            return key_fits(shape, child->key, fault);
        fits = key_fits(shape, child->key, fault) && fits;
        /* A seat with several names must not be in one map twice. */
        const struct node *earlier = shape->by_name && fault->match->other_names ? node->first : child;
        while (earlier != child && earlier->key->value != child->key->value)
            earlier = earlier->next;
        if (fits && earlier != child)
            fits = tell_fault(fault, child->key->at, "%s and %s are the same player",
                              quoted_text(fault, earlier->key->text), quoted_text(fault, child->key->text));
        fits = shape_fits(shape->of, child, fault) && fits;
    }
    return fits;
}

static bool takes_kind(const struct shape *shape, const struct node *node)
{
    enum node_kind kind = node->kind;
    switch (shape->form) {
    case FORM_LIST:
    case FORM_BAG:
        return kind == NODE_LIST || (shape->one && kind == NODE_WORD);
    case FORM_TUPLE:
        return kind == NODE_LIST && (shape->fields->shape || !node->first);
    case FORM_MAP:
    case FORM_EACH:
        return kind == NODE_MAP;
    case FORM_ENTRY:
        return kind != NODE_LIST;
    default:
        return kind == NODE_WORD;
    }
}

static bool either_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    const struct shape *only = NULL;
    int takers = 0;
    for (const struct field *field = shape->fields; field->shape; field++)
        if (shape_fits(field->shape, node, &silent))
            return true;
    for (const struct field *field = shape->fields; field->shape; field++)
        if (takes_kind(field->shape, node)) {
            only = field->shape;
            takers++;
        }
    if (takers == 1 && only->form != FORM_WORD)
        return shape_fits(only, node, fault);
    bool word = node->kind == NODE_WORD && *node->text;
    struct nearest nearest = {.written = word ? node->text : ""};
    for (const struct field *field = shape->fields; word && field->shape && fault->complain; field++) {
        for (int seat = 0; field->shape->form == FORM_NAME && seat < fault->match->seats; seat++)
            nearest_try(&nearest, fault->match->names[seat]);
        if (field->shape->form == FORM_WORD)
            nearest_of(&nearest, field->shape->words, fault->match, fault->scratch);
    }
    if (nearest.best)
        return tell_unknown(fault, node->at, nearest_hint(&nearest), "%s is not %s", quoted_text(fault, node->text),
                            what_shape(shape));
    return takers == 1 && word ? unknown_word(only, node, fault) : tell_kind(shape, node, fault);
}

/* ---- things in a position, written like the entry that put them there ---- */

bool verb_may_stand(const struct shape *shape, const struct match *match, int verb)
{
    int row;
    return !shape->words || words_read(shape->words, match, match->game->verbs[verb].name, &row);
}

static bool wrong_entry(const struct shape *shape, const struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    bool word = node->kind == NODE_WORD;
    struct hint hint = {0};
    struct text verbs = {0};
    struct move move;
    int count = 0; /* verbs with which it is an entry: the one that was meant, if there are no others */
    const char *const *verb = fault->complain && shape->words ? shape->words->list : NULL;
    for (; verb && *verb; verb++) {
        const char *said = word ? arena_format(fault->scratch, "%s %s", *verb, node->text) : "";
        text_join(&verbs, *verb);
        if (word
            && move_read(fault->match, fault->scratch, 0, node_word(fault->scratch, said, node->at), &silent, &move)
            && ++count)
            hint.guess = said;
    }
    if (count != 1)
        hint = (struct hint){.known = text_string(&verbs)};
    tell_unknown(fault, node->at, hint, "%s is not %s", word ? quoted_text(fault, node->text) : "this",
                 what_shape(shape));
    text_free(&verbs);
    return false;
}

static bool entry_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    struct fault silent = {.match = fault->match, .scratch = fault->scratch};
    struct move move;
    int verb;
    entry_long(fault->match, fault->scratch, node, &silent, &verb);
    if (verb < 0 || !verb_may_stand(shape, fault->match, verb))
        return wrong_entry(shape, node, fault);
    return move_read(fault->match, fault->scratch, 0, node, fault, &move);
}

/* ---- every form ---- */

static bool word_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    return words_read(shape->words, fault->match, node->text, &node->value) || unknown_word(shape, node, fault);
}

bool says_nothing(const struct node *node)
{
    return node->kind == NODE_WORD && (means_null(node->text) || same(node->text, "none"));
}

/* Turns null into `none`, and `none` into an empty list or map. */
static void empty_nothing(const struct shape *shape, struct node *node)
{
    bool filled = is_list(shape) || shape->form == FORM_MAP || shape->form == FORM_EACH;
    bool words = (shape->form == FORM_WORD || shape->form == FORM_NAME) && shape->words;
    if (!says_nothing(node) || !(shape->none || (words && among(shape->words->list, "none"))))
        return;
    node->text = "none";
    if (filled) /* keeps its text: `none` in a `set` is not the same as `{}` */
        node->kind = is_list(shape) ? NODE_LIST : NODE_MAP;
}

bool shape_fits(const struct shape *shape, struct node *node, struct fault *fault)
{
    static bool (*const fits[])(const struct shape *, struct node *, struct fault *) = {
        [FORM_NONE] = nothing_fits,  [FORM_WORD] = word_fits, [FORM_NUMBER] = number_fits, [FORM_HALVES] = number_fits,
        [FORM_FLAG] = flag_fits,     [FORM_NAME] = name_fits, [FORM_LIST] = list_fits,     [FORM_BAG] = list_fits,
        [FORM_TUPLE] = tuple_fits,   [FORM_MAP] = map_fits,   [FORM_EACH] = each_fits,     [FORM_ENTRY] = entry_fits,
        [FORM_EITHER] = either_fits,
    };
    empty_nothing(shape, node);
    if (shape->counted || shape->places)
        spell_out(shape, node, fault->scratch);
    bool sees_itself = is_list(shape) || shape->form == FORM_TUPLE || shape->form == FORM_EITHER;
    if (!sees_itself && !takes_kind(shape, node))
        return tell_kind(shape, node, fault);
    return shape->form == FORM_TEXT || fits[shape->form](shape, node, fault);
}
