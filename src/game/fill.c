/* Filling: which words of a phrase belong to which field of its verb. */
#include "game/fill.h"

#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"

enum { MOST_UNITS = 200, MOST_FOUND = 32 };

/* A word, or a whole list in brackets. */
struct unit {
    int from, count;
    bool listed;
};

enum { AS_VALUE = 1, AS_ITEM = 2, LOOKED_AT = 4 };

/* One form of the verb while its fields are filled. `loose` are the units that belong to no named field. */
struct attempt {
    struct filler *filler;
    struct unit unit[MOST_UNITS];
    int units;
    struct filling filling;
    int value[MOVE_FIELDS]; /* that the row must have, or ANY_VALUE */
    int loose[MOST_UNITS], run[MOST_UNITS], loosened;
    unsigned char fit[MOVE_FIELDS][MOST_UNITS];
    bool dead[MOVE_FIELDS + 1][MOST_UNITS + 1];
    int found;
};

/* ---- words as nodes -------------------------------------------------------------------------------------------- */

static const struct shape *list_shape(const struct shape *shape)
{
    if (is_list(shape))
        return shape;
    const struct shape *list = NULL;
    for (const struct field *field = shape->fields; shape->form == FORM_EITHER && field->shape && !list; field++)
        list = list_shape(field->shape);
    return list;
}

static struct place span(const struct phrase *phrase, int from, int count)
{
    struct place first = phrase->word[from].at, last = phrase->word[from + count - 1].at;
    return (struct place){first.line, first.column, last.end_line, last.end_column};
}

static struct node *joined(const struct filler *filler, int from, int count)
{
    struct text text = {0};
    for (int i = from; i < from + count; i++)
        text_format(&text, "%s%s", i > from ? " " : "", filler->phrase->word[i].written);
    struct node *node = node_spelt(filler->arena, text_string(&text), text.length, span(filler->phrase, from, count));
    text_free(&text);
    return node;
}

/* The item of a bracketed list that begins at this word: how many words it has. */
static int item_length(const struct phrase *phrase, int from, int end)
{
    int length = 1;
    while (from + length < end && phrase->word[from + length].item == phrase->word[from].item)
        length++;
    return length;
}

static struct node *list_of(const struct filler *filler, int from, int count)
{
    const struct phrase *phrase = filler->phrase;
    struct node *list = node_new(filler->arena, NODE_LIST, span(phrase, from, count));
    for (int i = from, length; i < from + count; i += length) {
        length = phrase->word[i].item ? item_length(phrase, i, from + count) : 1;
        if (*phrase->word[i].text)
            node_append(list, NULL, joined(filler, i, length));
    }
    return list;
}

/* A name of several words, which a long form can have. */
static bool is_name(const struct filler *filler, const struct shape *shape, int from, int count)
{
    struct softening silent = {.match = filler->match, .arena = filler->arena, .own_words = true};
    return count > 1 && shape->form == FORM_NAME && filler->phrase->word[from].part == PART_VALUE
           && shape_fits_kindly(shape, joined(filler, from, count), &silent);
}

struct node *filled_node(const struct filler *filler, const struct filled *part)
{
    const struct shape *shape = filler->verb->fields[part->field].shape;
    const struct phrase *phrase = filler->phrase;
    if (part->count == 0)
        return node_word(filler->arena, "true", phrase->word[part->key].at);
    bool listed = phrase->word[part->from].item || field_wants_list(filler->verb, part->field);
    struct node *node = listed || (part->count > 1 && !is_name(filler, shape, part->from, part->count))
                            ? list_of(filler, part->from, part->count)
                            : joined(filler, part->from, part->count);
    if (node->kind == NODE_LIST && node->count == 1 && !list_shape(shape))
        node = node->first;
    struct softening silent = {.match = filler->match, .arena = filler->arena, .own_words = true};
    shape_fits_kindly(shape, node, &silent);
    return node;
}

/* ---- what fits ------------------------------------------------------------------------------------------------- */

static bool has_value(const struct attempt *attempt, int row, const struct node *node)
{
    return attempt->value[row] == ANY_VALUE || (node->kind == NODE_WORD && node->value == attempt->value[row]);
}

static unsigned look(struct attempt *attempt, int row, int at)
{
    const struct filler *filler = attempt->filler;
    const struct shape *shape = attempt->filling.part[row].shape, *list = list_shape(shape);
    const struct unit *unit = &attempt->unit[at];
    struct softening silent = {.match = filler->match, .arena = filler->arena, .own_words = true};
    struct node *alone =
        unit->listed ? list_of(filler, unit->from, unit->count) : joined(filler, unit->from, unit->count);
    if (unit->listed ? alone->count == 1 && !list : list == shape && !shape->one) {
        struct node *only = unit->listed ? alone->first : NULL;
        alone = only ? only : list_of(filler, unit->from, unit->count);
    }
    bool fits = shape_fits_kindly(shape, alone, &silent) && has_value(attempt, row, alone);
    bool item = list && !unit->listed && shape_fits_kindly(list->of, joined(filler, unit->from, unit->count), &silent);
    return (fits ? AS_VALUE : 0u) | (item ? AS_ITEM : 0u) | LOOKED_AT;
}

static bool fits_as(struct attempt *attempt, int row, int unit, unsigned how)
{
    unsigned char *fit = &attempt->fit[row][unit];
    if (!*fit)
        *fit = (unsigned char)look(attempt, row, unit);
    return *fit & how;
}

/* How many units from `at` on, at most `most`, could be one list of this field, or one name? */
static int longest_list(struct attempt *attempt, int row, int at, int most)
{
    const struct shape *shape = attempt->filling.part[row].shape;
    int length = 0;
    while (length < most && list_shape(shape) && fits_as(attempt, row, at + length, AS_ITEM))
        length++;
    return shape->form == FORM_NAME ? most : length > 1 ? length : 1;
}

static bool counts(const struct shape *list, int count)
{
    return (list->low == 0 && list->high == 0) || (count >= list->low && count <= list->high);
}

/* Do `count` units from `at` on fit the field together? */
static bool fits(struct attempt *attempt, int row, int at, int count)
{
    const struct shape *shape = attempt->filling.part[row].shape, *list = list_shape(shape);
    if (count == 1)
        return fits_as(attempt, row, at, AS_VALUE);
    if (!list)
        return is_name(attempt->filler, shape, attempt->unit[at].from, count);
    for (int i = at; i < at + count; i++)
        if (!fits_as(attempt, row, i, AS_ITEM))
            return false;
    return counts(list, count);
}

static bool bare_is_true(const struct shape *shape)
{
    return shape->form == FORM_FLAG || shape->form == FORM_NONE;
}

static void give(struct attempt *attempt, int row, int at, int count)
{
    struct filled *part = &attempt->filling.part[row];
    part->given = true;
    part->from = count ? attempt->unit[at].from : 0;
    part->count = count ? attempt->unit[at + count - 1].from + attempt->unit[at + count - 1].count - part->from : 0;
}

/* ---- giving loose words to fields ------------------------------------------------------------------------------ */

static bool place(struct attempt *attempt, int at, int row);

static bool finish(struct attempt *attempt)
{
    struct filling *filling = &attempt->filling;
    filling->missing = 0;
    for (int i = 0; i < filling->fields; i++)
        filling->missing += filling->part[i].required && !filling->part[i].given;
    if (attempt->found++ < MOST_FOUND)
        attempt->filler->found(attempt->filler, filling);
    return true;
}

static bool place_some(struct attempt *attempt, int at, int row)
{
    bool any = false;
    int most = 1;
    while (at + most < attempt->loosened && attempt->run[at + most] == attempt->run[at])
        most++;
    if (at < attempt->loosened)
        most = longest_list(attempt, row, attempt->loose[at], most);
    const struct shape *list = list_shape(attempt->filling.part[row].shape);
    for (int count = 1; at < attempt->loosened && count <= most && attempt->found < MOST_FOUND; count++) {
        bool whole = count > 1 && list ? counts(list, count) : fits(attempt, row, attempt->loose[at], count);
        if (!whole)
            continue;
        give(attempt, row, attempt->loose[at], count);
        any = place(attempt, at + count, row + 1) || any;
        attempt->filling.part[row].given = false;
    }
    return any;
}

/* Loose units from `at` on go to fields from `row` on. A dead end is entered once. */
static bool place(struct attempt *attempt, int at, int row)
{
    if (row == attempt->filling.fields)
        return at == attempt->loosened && finish(attempt);
    if (attempt->dead[row][at])
        return false;
    const struct filled *part = &attempt->filling.part[row];
    bool any = !part->named && place_some(attempt, at, row);
    if (part->given || !part->required || attempt->filler->lenient)
        any = place(attempt, at, row + 1) || any;
    attempt->dead[row][at] = !any;
    return any;
}

/* ---- named fields ---------------------------------------------------------------------------------------------- */

static int row_of(const struct filling *filling, int field)
{
    for (int row = 0; row < filling->fields; row++)
        if (filling->part[row].field == field)
            return row;
    return -1;
}

/* The field takes as many of the units behind its name as fit. False: it is not in this form, stands twice, or none fits. */
static bool take_named(struct attempt *attempt, int field, int key, int at, int *end)
{
    int row = row_of(&attempt->filling, field);
    if (row < 0 || attempt->filling.part[row].named)
        return false;
    int count = *end - at;
    while (count > 0 && !fits(attempt, row, at, count))
        count--;
    if (count == 0 && !bare_is_true(attempt->filling.part[row].shape))
        return false;
    attempt->filling.part[row].named = true;
    attempt->filling.part[row].key = attempt->unit[key].from;
    give(attempt, row, at, count);
    *end = at + count;
    return true;
}

static int names_field(const struct filler *filler, const struct unit *unit)
{
    const struct phrase_word *word = &filler->phrase->word[unit->from];
    if (unit->listed || word->part == PART_VALUE)
        return 0;
    int field = field_named(filler->verb, word->text);
    return field > 0 ? field : 0;
}

static void loosen(struct attempt *attempt, int from, int end, int run)
{
    for (int i = from; i < end; i++) {
        attempt->loose[attempt->loosened] = i;
        attempt->run[attempt->loosened++] = run;
    }
}

static bool sort_units(struct attempt *attempt)
{
    const struct filler *filler = attempt->filler;
    int field = 0, key = 0;
    for (int at = 0, end; at <= attempt->units; at = end + 1) {
        end = at;
        while (end < attempt->units && !names_field(filler, &attempt->unit[end]))
            end++;
        int taken = field ? end : at;
        if (field && !take_named(attempt, field, key, at, &taken))
            return false;
        loosen(attempt, taken, end, at);
        if (end < attempt->units)
            field = names_field(filler, &attempt->unit[end]);
        key = end;
    }
    return true;
}

/* A key of a long form that names no field has no other meaning. */
static bool cut_units(struct attempt *attempt)
{
    const struct phrase *phrase = attempt->filler->phrase;
    for (int i = 1; i < phrase->count && attempt->units < MOST_UNITS;) {
        struct unit *unit = &attempt->unit[attempt->units++];
        *unit = (struct unit){.from = i, .count = 1, .listed = phrase->word[i].item > 0};
        while (unit->listed && i + unit->count < phrase->count && phrase->word[i + unit->count].item > 0)
            unit->count++;
        i += unit->count;
        if (phrase->word[unit->from].part == PART_KEY && !names_field(attempt->filler, unit))
            return false;
    }
    return attempt->units < MOST_UNITS;
}

/* ---- forms ----------------------------------------------------------------------------------------------------- */

static void add_row(struct attempt *attempt, const struct field *row, int value)
{
    struct filling *filling = &attempt->filling;
    int field = field_named(attempt->filler->verb, row->name);
    attempt->value[filling->fields] = value;
    filling->part[filling->fields++] = (struct filled){
        .field = field, .shape = row->shape, .required = row->required && row->shape->form != FORM_NONE, .key = -1};
}

static void try_form(struct attempt *attempt)
{
    struct filling form = attempt->filling;
    attempt->loosened = 0;
    memset(attempt->fit, 0, sizeof attempt->fit);
    memset(attempt->dead, 0, sizeof attempt->dead);
    if (sort_units(attempt))
        place(attempt, 0, 0);
    attempt->filling = form;
}

static void add_rows(struct attempt *attempt, const struct form_of_verb *form, int then)
{
    for (const struct field *row = form->fields; row->shape; row++)
        add_row(attempt, row, form->then && same(form->then, row->name) ? then : ANY_VALUE);
}

/* The verb's own value, where the first word is one; else ANY_VALUE. */
static int first_value(const struct attempt *attempt)
{
    const struct filler *filler = attempt->filler;
    const struct unit *first = attempt->unit;
    if (attempt->units == 0 || first->listed || names_field(filler, first))
        return ANY_VALUE;
    struct softening silent = {.match = filler->match, .arena = filler->arena, .own_words = true};
    struct node *node = joined(filler, first->from, 1);
    return shape_fits_kindly(filler->verb->fields->shape, node, &silent) ? node->value : ANY_VALUE;
}

static void try_forms(struct attempt *attempt)
{
    const struct verb *verb = attempt->filler->verb;
    int value = first_value(attempt);
    for (const struct form_of_verb *form = verb->forms; form->fields; form++) {
        if (value != ANY_VALUE && form->value != ANY_VALUE && form->value != value)
            continue;
        const struct form_of_verb *other = form->then ? verb->forms : form;
        for (; other->fields && (form->then || other == form); other++) {
            if (form->then && other->value == form->value)
                continue;
            attempt->filling.fields = 0;
            add_row(attempt, verb->fields, form->value);
            add_rows(attempt, form, other->value);
            if (form->then)
                add_rows(attempt, other, ANY_VALUE);
            try_form(attempt);
        }
    }
}

void fill_fields(struct filler *filler)
{
    struct attempt *attempt = arena_take(filler->arena, sizeof *attempt);
    attempt->filler = filler;
    if (!cut_units(attempt))
        return;
    if (filler->verb->forms) {
        try_forms(attempt);
        return;
    }
    for (const struct field *field = filler->verb->fields; field->shape; field++)
        add_row(attempt, field, ANY_VALUE);
    try_form(attempt);
}

bool word_has_place(const struct match *match, struct arena *arena, const struct verb *verb,
                    const struct phrase_word *word)
{
    struct softening silent = {.match = match, .arena = arena, .own_words = true};
    for (const struct field *field = verb->fields; field->shape; field++) {
        const struct shape *list = list_shape(field->shape);
        struct node *node = node_word(arena, word->written, word->at);
        bool named = field > verb->fields && same(field->name, word->text);
        if (named || shape_fits_kindly(field->shape, node, &silent)
            || (list && shape_fits_kindly(list->of, node_word(arena, word->written, word->at), &silent)))
            return true;
    }
    return false;
}
