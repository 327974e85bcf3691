/* From filled fields to entries: what is shared with the part before, what is seen on the board, one entry or
   several. */
#include <ctype.h>
#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "phrase/reader.h"

#define CAPITALS "ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/* ---- what was written -------------------------------------------------------------------------------------------- */

static int field_row(const struct book_line *line, const char *name, size_t length)
{
    for (int field = 0; field < line->field_count; field++)
        if (strncmp(line->says->fields[field].name, name, length) == 0 && !line->says->fields[field].name[length])
            return field;
    return -1;
}

static const struct told_value *value_of(const struct filling *filling, int field, int index)
{
    for (int i = 0; i < filling->count; i++)
        if (filling->value[i].field == field && index-- == 0)
            return &filling->value[i];
    return NULL;
}

static int row_named(const struct telling *t, const char *name)
{
    const struct says_field *fields = t->filling ? t->filling->line->says->fields : NULL;
    for (int row = 0; fields && fields[row].name; row++)
        if (fields[row].name == name || same(fields[row].name, name))
            return row;
    return -1;
}

const struct told_value *told_value(const struct telling *t, const char *field, int index)
{
    static const struct told_value untold = {.field = -1, .kind = -1, .value = NOT_TOLD, .at = -1};
    int row = row_named(t, field);
    const struct told_value *value = row < 0 ? NULL : value_of(t->filling, row, index);
    return value ? value : &untold;
}

static int count_of(const struct filling *filling, int field)
{
    int count = 0;
    while (field >= 0 && value_of(filling, field, count))
        count++;
    return count;
}

int told_count(const struct telling *t, const char *field)
{
    return count_of(t->filling, row_named(t, field));
}

bool told_is(const struct telling *t, const char *field, int index, const char *kind)
{
    int row = told_value(t, field, index)->kind;
    return row >= 0 && same(t->filling->reader->book->kinds[row].name, kind);
}

static bool has_value_at(const struct filling *filling, int at)
{
    for (int i = 0; i < filling->count; i++)
        if (filling->value[i].at == at)
            return true;
    return false;
}

bool told_again(const struct telling *t, const struct told_value *value)
{
    const struct word *word = t->filling->reader->sentence->word;
    int at = value->at - 1;
    while (at >= 0 && !word[at].joiner && !has_value_at(t->filling, at))
        at--;
    for (; at >= 0 && word[at].joiner; at--)
        if (!one_of(", ( )", word[at].text))
            return true;
    return false;
}

bool told_apart(const struct telling *t, const struct told_value *first, const struct told_value *second)
{
    for (int at = first->at; at < second->at; at++)
        if (t->filling->reader->sentence->word[at].joiner)
            return true;
    return false;
}

int told_rank(const struct telling *t, const struct told_value *value)
{
    const struct sentence *sentence = t->filling->reader->sentence;
    int at = value->at < 0 ? sentence->count : past_articles(sentence, value->at);
    int rank = at < sentence->count ? sentence->word[at].ordinal : 0;
    return rank > 0 && one_of("my your his her our their its", text_at(sentence, at - 1)) ? -rank : rank;
}

int told_in_order(const struct telling *t, const char *const *fields, struct told_value *told)
{
    int count = 0;
    for (int field = 0; fields[field]; field++)
        for (int i = 0; i < told_count(t, fields[field]) && count < MOVE_ITEMS; i++) {
            int at = count++;
            const struct told_value *next = told_value(t, fields[field], i);
            for (; at > 0 && told[at - 1].at > next->at; at--)
                told[at] = told[at - 1];
            told[at] = *next;
            told[at].field = field;
        }
    return count;
}

bool fits_actor(const struct telling *t, int *value)
{
    return *value == t->actor;
}

bool fits_other(const struct telling *t, int *value)
{
    return *value != t->actor;
}

bool or_why(const struct telling *t, bool fits, const char *format, ...)
{
    struct text why = {0};
    if (fits)
        return true;
    TEXT_ARGUMENTS(&why, format);
    *t->why = arena_keep(t->arena, &why);
    return false;
}

static void add_value(struct filling *filling, struct told_value value)
{
    if (filling->count < MOVE_ITEMS)
        filling->value[filling->count++] = value;
}

/* Fillings are kept latest first. */
static void add_filled(struct filling *filling, const struct filled *filled)
{
    if (!filled)
        return;
    add_filled(filling, filled->before);
    if (filled->hit->count == 0)
        add_value(filling, (struct told_value){filled->field, -1, 1, filled->at, false, filled->bare});
    else {
        const struct kept *kept = &filled->hit->kept[0];
        add_value(filling,
                  (struct told_value){filled->field, kept->kind, kept->value, kept->at, kept->plural, filled->bare});
    }
}

/* ---- what was not ------------------------------------------------------------------------------------------------ */

/* Is the field in what the line writes, outside of brackets? */
static bool is_written(const struct says_line *line, const char *name)
{
    const char *at = place_written(line, name), *end = at ? strpbrk(at, "[]") : NULL;
    return at && !(end && *end == ']');
}

bool writes_all(const struct part *part)
{
    const struct says_line *says = part->line->says;
    for (const struct filled *filled = part->filled; filled; filled = filled->before)
        if (!says->make && !strstr(says->writes, says->fields[filled->field].name)
            && !(says->fields[filled->field].flags & (FIELD_MUST | FIELD_ASIDE)))
            return false;
    return true;
}

static bool is_wanted(const struct book_line *line, int field)
{
    const struct says_field *says = &line->says->fields[field];
    return says->flags & FIELD_MUST || is_written(line->says, says->name);
}

static void share(struct filling *filling, const struct filling *before, int field)
{
    const char *name = filling->line->says->fields[field].name;
    for (int i = 0; before && i < before->count; i++)
        if (same(before->line->says->fields[before->value[i].field].name, name)) {
            struct told_value value = before->value[i];
            value.field = field;
            value.at = -1;
            add_value(filling, value);
        }
}

static bool see(struct filling *filling, const struct telling *telling, int field)
{
    const struct says_field *says = &filling->line->says->fields[field];
    struct telling here = *telling;
    here.row = says->value;
    int values[VALUES_MAX], count = says->seen(&here, values);
    for (int i = 1; i < count; i++)
        if (values[i] != values[0])
            return false;
    if (count < 1)
        return false;
    add_value(filling, (struct told_value){field, -1, values[0], -1, false, false});
    return true;
}

/* Fills the wanted fields that were not said: shared, seen, or missing. */
static bool complete(struct filling *filling, const struct telling *telling, const struct filling *before, int *cost)
{
    const struct book_line *line = filling->line;
    for (int field = 0; field < line->field_count; field++) {
        bool told_already = value_of(filling, field, 0);
        if (told_already || !is_wanted(line, field))
            continue;
        if (line->says->fields[field].flags & FIELD_SHARED)
            share(filling, before, field);
        if (value_of(filling, field, 0))
            continue;
        if (!line->says->fields[field].seen || !see(filling, telling, field))
            return false;
        ++*cost;
    }
    return true;
}

static bool all_fit(struct filling *filling, const struct telling *telling)
{
    for (int i = 0; i < filling->count; i++) {
        const struct says_field *says = &filling->line->says->fields[filling->value[i].field];
        struct telling here = *telling;
        here.row = says->value;
        if (says->fits && !says->fits(&here, &filling->value[i].value))
            return false;
    }
    return true;
}

/* ---- writing ----------------------------------------------------------------------------------------------------- */

/* The kind of a value; of one that was seen the first kind in the field's pattern. */
static int kind_of(const struct filling *filling, int field, const struct told_value *value)
{
    if (value && value->kind >= 0)
        return value->kind;
    const char *at = filling->line->says->fields[field].said;
    at += strcspn(at, CAPITALS);
    return *at ? book_kind(filling->reader->book, at, strspn(at, CAPITALS)) : -1;
}

/* Stands for the blank in a name of several words while a short form is cut. */
enum { BLANK_INSIDE = '\x1f' };

static char *with_blanks(struct arena *arena, const char *text, char from, char to)
{
    char *copy = arena_string(arena, text);
    for (char *at = copy; (at = strchr(at, from));)
        *at = to;
    return copy;
}

const char *in_one_word(const struct telling *t, const char *name)
{
    return with_blanks(t->arena, name, ' ', BLANK_INSIDE);
}

static const char *word_of(const struct filling *filling, const struct told_value *value)
{
    const struct reader *reader = filling->reader;
    int row = kind_of(filling, value->field, value);
    const struct says_kind *kind = row >= COMMON_KINDS ? reader->book->kinds[row].says : NULL;
    char room[WORD_ROOM];
    const char *word = row == KIND_NAME      ? actor_name(reader->match, value->value)
                       : kind && kind->words ? words_name(kind->words, reader->match, value->value, room)
                       : kind && kind->names ? kind->names[value->value].word
                                             : arena_format(reader->arena, "%d", value->value);
    return with_blanks(reader->arena, word, ' ', BLANK_INSIDE);
}

const char *value_word(const struct telling *t, const struct told_value *value)
{
    return word_of(t->filling, value);
}

struct printing {
    const struct filling *filling;
    int each, index; /* the field with an entry for each value, and the index of this one; -1: none */
    bool gaps;       /* print capitals for missing parts */
    struct text *out;
};

static bool write_field(const struct printing *printing, const char *name, size_t length)
{
    const struct filling *filling = printing->filling;
    int field = field_row(filling->line, name, length), from = field == printing->each ? printing->index : 0;
    const struct told_value *value = field < 0 ? NULL : value_of(filling, field, from);
    int kind = field < 0 ? -1 : kind_of(filling, field, value);
    const struct says_kind *says = kind >= COMMON_KINDS ? filling->reader->book->kinds[kind].says : NULL;
    bool things = says && says->flags & KIND_THINGS;
    if ((!value || things) && printing->gaps && field >= 0) {
        bool number = kind <= KIND_COUNT || (says && !says->words && !says->names && !things);
        text_add(printing->out, number   ? "N"
                                : things ? filling->line->says->fields[field].name
                                         : filling->reader->book->kinds[kind].name);
        return true;
    }
    if (!value)
        return false;
    bool many = filling->line->says->fields[field].flags & FIELD_MANY;
    for (int index = from; value; value = many ? value_of(filling, field, ++index) : NULL) {
        if (value->value < 0 && kind_of(filling, field, value) <= KIND_COUNT) { /* "all", without a known number */
            text_add(printing->out, !printing->gaps ? "" : value->value == ALL ? "all" : "N");
            return printing->gaps;
        }
        text_format(printing->out, "%s%s", index > from ? " " : "", word_of(filling, value));
    }
    return true;
}

/* Writes up to the end or the closing bracket. False: one of its fields was not written. */
static bool write_template(const struct printing *printing, const char **at)
{
    bool whole = true;
    while (**at && **at != ']') {
        size_t length = strspn(*at, CAPITALS);
        if (**at == '[') {
            size_t before = printing->out->length;
            struct printing inside = *printing;
            inside.gaps = false;
            ++*at;
            if (!write_template(&inside, at))
                text_cut(printing->out, before);
            *at += **at == ']';
        } else if (length) {
            whole &= write_field(printing, *at, length);
            *at += length;
        } else
            text_char(printing->out, *(*at)++);
    }
    return whole;
}

static void names_as_written(struct node *node, struct arena *arena)
{
    if (node->kind == NODE_WORD)
        node->text = with_blanks(arena, node->text, BLANK_INSIDE, ' ');
    for (struct node *child = node->kind == NODE_WORD ? NULL : node->first; child; child = child->next)
        names_as_written(child, arena);
}

static bool read_strictly(const struct match *match, struct arena *arena, int actor, const char *line,
                          struct move *move)
{
    struct fault silent = {.match = match, .scratch = arena};
    int verb;
    struct node *value = node_spelt(arena, line, strlen(line), (struct place){0});
    struct node *map = (struct node *)entry_long(match, arena, value, &silent, &verb);
    if (!map)
        return false;
    names_as_written(map, arena);
    return move_read_long(match, actor, verb, map, &silent, move);
}

static void take_entry(struct entries *entries, int actor, const char *line)
{
    const struct match *match = entries->reader->match;
    struct phrase_entry *made = &entries->entry[entries->count];
    bool by_table = strncmp(line, "table: ", 7) == 0;
    if (entries->count == ENTRIES_MAX
        || !read_strictly(match, entries->arena, by_table ? CHANCE : actor, line + (by_table ? 7 : 0), &made->move)) {
        entries->failed = true;
        return;
    }
    made->said = move_line(entries->arena, match, &made->move);
    entries->count++;
}

void entry(struct entries *entries, const char *format, ...)
{
    struct text line = {0};
    TEXT_ARGUMENTS(&line, format);
    take_entry(entries, entries->actor, text_string(&line));
    text_free(&line);
}

void entry_of(struct entries *entries, int actor, const char *did)
{
    take_entry(entries, actor, did);
}

/* ---- one or several ---------------------------------------------------------------------------------------------- */

static int each_field(const struct filling *filling)
{
    for (int field = 0; field < filling->line->field_count; field++)
        if (filling->line->says->fields[field].flags & FIELD_EACH)
            return field;
    return -1;
}

static bool any_plural(const struct filling *filling)
{
    for (int i = 0; i < filling->count; i++)
        if (filling->value[i].plural)
            return true;
    return false;
}

/* "a priest, and a second one": is it an amount after a joiner, without a later value that it belongs to? */
static bool is_stray(const struct filling *filling, const struct told_value *amount)
{
    const struct word *word = filling->reader->sentence->word;
    int before = -1;
    if (amount->at + 1 < filling->reader->sentence->count && same(word[amount->at + 1].text, "of"))
        return false; /* "philosophers, two of them" */
    for (int i = 0; i < filling->count; i++) {
        const struct told_value *value = &filling->value[i];
        if (value->at > amount->at && value->field != amount->field && is_wanted(filling->line, value->field))
            return false;
        bool counts = value->field == amount->field || is_wanted(filling->line, value->field);
        if (counts && value->at >= 0 && value->at < amount->at && value->at > before)
            before = value->at;
    }
    for (int at = before; before >= 0 && at < amount->at; at++)
        if (word[at].joiner)
            return true;
    return false;
}

/* How many entries there are for value `index` of the field `each`; -1: not clear. */
static int times_for(const struct filling *filling, int times, int each, int index)
{
    int places = each < 0 ? 1 : count_of(filling, each), counts = count_of(filling, times);
    int first = counts ? value_of(filling, times, 0)->value : 0;
    if (first < 0)
        first = told_number(first, 3) < 0 ? 2 : -1; /* "both philosophers" */
    for (int i = 0; i < counts; i++)
        if (is_stray(filling, value_of(filling, times, i)))
            return -1;
    if (counts == 0)
        return any_plural(filling) && places == 1 && times >= 0 ? -1 : 1;
    if (counts == places)
        return index ? value_of(filling, times, index)->value : first;
    if (counts == 1 && first == places)
        return 1; /* two troops on b1 and g6 */
    if (counts == places + 1 && first > 1) {
        int sum = 0;
        for (int i = 1; i < counts; i++)
            sum += told_number(value_of(filling, times, i)->value, first);
        return sum == first ? told_number(value_of(filling, times, index + 1)->value, first)
                            : -1; /* three: two on b1 and one on g6; three, all in d4 */
    }
    return -1;
}

static bool write_entries(const struct filling *filling, struct entries *entries, const char **why)
{
    const struct says_line *says = filling->line->says;
    int times = says->times ? field_row(filling->line, says->times, strlen(says->times)) : -1,
        each = each_field(filling);
    int values = each < 0 ? 1 : count_of(filling, each);
    if (each >= 0 && values == 0)
        values = 1;
    for (int index = 0; index < values; index++) {
        int number = times_for(filling, times, each, index);
        if (number < 1 || number > ENTRIES_MAX) {
            *why = values > 1 ? "it is not clear how many go to each; write an entry for each"
                              : "it is not clear how many; write an entry for each";
            return false;
        }
        struct text out = {0};
        const struct printing printing = {filling, each, index, false, &out};
        const char *at = says->writes;
        bool whole = write_template(&printing, &at);
        for (int i = 0; whole && i < number; i++)
            take_entry(entries, entries->actor, text_string(&out));
        text_free(&out);
        if (!whole)
            return false;
    }
    return true;
}

static int gaps_in(const char *entry)
{
    int gaps = 0;
    for (const char *at = strchr(entry, ':'); at && *at; at++)
        gaps += at[0] == ' ' && isupper((unsigned char)at[1]);
    return gaps;
}

static bool is_timely(const struct reader *reader, const struct says_line *says)
{
    return !says->at || says->at & moments_now(reader->book, reader->match, reader->now->state);
}

/* How much of the entry is known: that it is its moment counts most, then what was said, then what is missing. */
static int weight_of(const struct reader *reader, const struct part *part, const struct filling *filling,
                     const char *entry)
{
    return 100 * is_timely(reader, part->line->says) + 4 * filling->count + 2 * (part->headed == STRONG_HEAD)
           - gaps_in(entry);
}

/* Keeps the entry with missing parts in capitals, if all its words were read. */
static void tell_missing(struct reader *reader, const struct part *part, const struct filling *filling, int actor)
{
    struct text out = {0};
    const struct printing printing = {filling, -1, 0, true, &out};
    const char *at = part->line->says->writes;
    const char *last = reader->sentence->word[reader->sentence->count - 1].text;
    bool says_enough = part->headed == STRONG_HEAD || (part->headed && (part->filled || same(last, part->line->verb)));
    for (int field = 0; field < part->line->field_count; field++)
        if (part->line->says->fields[field].flags & FIELD_MUST && !value_of(filling, field, 0)
            && !is_written(part->line->says, part->line->says->fields[field].name))
            return;
    if (!strpbrk(at, CAPITALS) || part->end < reader->sentence->count || !says_enough
        || (part->headed != STRONG_HEAD && !same(last, part->line->verb) && !is_timely(reader, part->line->says)))
        return;
    text_format(&out, "%s: ", actor_name(reader->match, actor));
    write_template(&printing, &at);
    const char *missing = with_blanks(reader->arena, text_string(&out), BLANK_INSIDE, ' ');
    text_free(&out);
    int weight = weight_of(reader, part, filling, missing);
    if (!reader->missing || (weight > reader->missing_weight && !same(reader->missing_verb, part->line->verb))) {
        reader->missing = missing;
        reader->missing_weight = weight;
        reader->missing_verb = part->line->verb;
    }
}

bool part_entries(struct reader *reader, const struct part *part, const struct filling *before, int actor,
                  struct filling *filling, struct entries *entries, int *cost)
{
    const struct telling telling = {.match = reader->match,
                                    .state = reader->now->state,
                                    .before = reader->attempt->view->state,
                                    .actor = actor,
                                    .filling = filling,
                                    .why = &reader->why,
                                    .together = reader->together,
                                    .arena = reader->arena,
                                    .row = part->line->says->value};
    filling->reader = reader;
    filling->line = part->line;
    filling->count = 0;
    add_filled(filling, part->filled);
    entries->arena = reader->arena;
    entries->reader = reader;
    entries->actor = part->line->says->flags & LINE_TABLE ? CHANCE : actor;
    entries->count = 0;
    entries->failed = false;
    if (!complete(filling, &telling, before, cost)) {
        tell_missing(reader, part, filling, entries->actor);
        return false;
    }
    if (!all_fit(filling, &telling))
        return false;
    if (part->line->says->flags & LINE_SILENT)
        return true;
    bool made = part->line->says->make ? part->line->says->make(&telling, entries)
                                       : write_entries(filling, entries, telling.why);
    return made && !entries->failed && entries->count > 0;
}
