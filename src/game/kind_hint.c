/* Kind reading: how an entry that has no reading should be written, as far as that is clear. */
#include <ctype.h>
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/entry.h"
#include "game/fill.h"
#include "game/kind_internal.h"

enum { MOST_REARRANGED = 12, MOST_UNITS = 4, LONGEST_PLACEHOLDER = 24 };

/* ---- words in the wrong place ----------------------------------------------------------------------------------- */

static bool is_field(const struct verb *verb, const struct phrase *phrase, int at)
{
    for (const struct field *field = verb->fields + 1; field->shape; field++)
        if (phrase_has(phrase, at, field->name))
            return true;
    return false;
}

static bool names_field(const struct kind *kind, int at)
{
    return is_field(kind->verb, &kind->understood, at);
}

/* A word or a field's name that stands twice, a word before a field's name, one that says nothing. */
static bool may_go(const struct kind *kind, int at)
{
    const struct phrase *phrase = &kind->understood;
    if (is_negation(phrase->word[at].text))
        return false;
    if (same(phrase->word[at].text, phrase->word[at - 1].text))
        return true;
    if (!names_field(kind, at))
        return is_small_word(phrase->word[at].text) || names_field(kind, at + 1);
    int times = 0;
    for (int i = 1; i < phrase->count; i++)
        times += same(phrase->word[i].text, phrase->word[at].text);
    return times > 1;
}

/* A field's name and what follows it, or one word. */
struct unit {
    int from, count;
};

/* Small words go. Returns how many units there are; 0: too many. */
static int cut_units(const struct kind *kind, struct unit unit[MOST_UNITS])
{
    const struct phrase *phrase = &kind->phrase;
    int units = 0;
    for (int at = 1, next; at < phrase->count; at = next) {
        bool named = is_field(kind->verb, phrase, at);
        next = at + 1 + (named && at + 1 < phrase->count);
        if (!named && is_small_word(phrase->word[at].text))
            continue;
        if (units == MOST_UNITS || phrase->word[at].item || phrase->word[at].part != PART_ANY)
            return 0;
        unit[units++] = (struct unit){at, next - at};
    }
    return units;
}

/* Reads what was said already and then the units that are not `used`, in every order. */
static void read_in_orders(struct kind *kind, const struct phrase *written, const struct unit *unit, int units,
                           unsigned used)
{
    struct phrase said = phrase_copy(&kind->phrase);
    if (used + 1 == 1u << units)
        read_with_verb(kind);
    for (int i = 0; i < units; i++) {
        if (used & 1u << i)
            continue;
        kind->phrase = phrase_copy(&said);
        for (int at = unit[i].from; at < unit[i].from + unit[i].count; at++) {
            phrase_replace(&kind->phrase, kind->phrase.count, 0, ".");
            kind->phrase.word[kind->phrase.count - 1] = written->word[at];
        }
        read_in_orders(kind, written, unit, units, used | 1u << i);
    }
}

/* `attack c3 with 2 from b1`: the entry with its words in another order, if all orders have one reading. */
static const char *reordered(const struct kind *kind)
{
    struct kind again = *kind;
    struct unit unit[MOST_UNITS];
    int units = cut_units(kind, unit);
    again.phrase = phrase_copy(&kind->phrase);
    again.phrase.count = 1;
    again.readings = 0;
    if (units > 1)
        read_in_orders(&again, &kind->phrase, unit, units, 0);
    return only_reading(&again);
}

const char *rearranged(struct kind *kind)
{
    struct kind again = *kind;
    if (!kind->verb || kind->understood.count > MOST_REARRANGED)
        return NULL;
    struct phrase all = phrase_copy(&kind->understood);
    for (int at = 0; at < all.count && !kind->phrase.items; at++)
        all.word[at].item = 0; /* nobody wrote lists: the game makes them again */
    again.readings = 0;
    for (int at = 1; at < all.count; at++) {
        struct phrase shorter = phrase_copy(&all), turned = phrase_copy(&all);
        phrase_replace(&shorter, at, 1, "");
        if (may_go(kind, at))
            read_phrase(&again, shorter);
        turned.word[at] = all.word[at - 1];
        turned.word[at - 1] = all.word[at];
        if (at > 1)
            read_phrase(&again, turned);
    }
    return again.readings ? only_reading(&again) : reordered(kind);
}

/* ---- missing words --------------------------------------------------------------------------------------------- */

/* What the ways to give the words to fields have in alike, of those that miss least. */
struct likeness {
    struct filling filling;
    int ways;
};

static void compare_ways(struct filler *filler, const struct filling *filling)
{
    struct likeness *alike = filler->whom;
    if (alike->ways && filling->missing > alike->filling.missing)
        return;
    if (!alike->ways || filling->missing < alike->filling.missing) {
        *alike = (struct likeness){.filling = *filling, .ways = 1};
        return;
    }
    alike->ways++;
    bool same_form = alike->filling.fields == filling->fields;
    for (int i = 0; i < alike->filling.fields; i++) {
        struct filled *part = &alike->filling.part[i];
        part->given = part->given && same_form && filling->part[i].given && part->from == filling->part[i].from
                      && part->count == filling->part[i].count && part->field == filling->part[i].field;
    }
}

/* What a thing is called, without what goes before and behind: "god" of "a main god", "unit" of "a unit or card". */
static const char *noun_of(const char *what)
{
    static const char *const ends[] = {" or ", " of ",    " for ", " in ", " on ", " from ",
                                       " to ", " where ", " (",    ", ",   NULL};
    const char *end = what + strlen(what), *found;
    for (const char *const *at = ends; *at; at++)
        if ((found = strstr(what, *at)) && found < end)
            end = found;
    while (end > what && end[-1] != ' ')
        end--;
    return end;
}

/* GOD for "a god", N for a number; behind the verb dots where several may follow. */
static void print_placeholder(const struct shape *shape, bool first, struct text *out)
{
    bool several = first && is_list(shape);
    while (is_list(shape))
        shape = shape->of;
    bool number = shape->form == FORM_NUMBER || shape->form == FORM_HALVES;
    const char *what = number ? "n" : shape->what ? noun_of(shape->what) : "";
    text_add(out, *what ? " " : "");
    for (int i = 0; i < LONGEST_PLACEHOLDER && isalpha((unsigned char)what[i]); i++)
        text_char(out, (char)toupper((unsigned char)what[i]));
    text_add(out, several || !*what ? " ..." : "");
}

static void print_node_words(const struct node *node, struct text *out)
{
    for (const struct node *word = node->kind == NODE_LIST ? node->first : node; word;
         word = node->kind == NODE_LIST ? word->next : NULL)
        text_format(out, " %s", word->text);
}

/* The entry with a placeholder for what is missing; NULL if nothing is, or nothing was understood. */
static const char *completed(const struct kind *kind)
{
    struct likeness alike = {0};
    struct filler filler = {.match = kind->match,
                            .arena = kind->arena,
                            .verb = kind->verb,
                            .phrase = &kind->understood,
                            .lenient = true,
                            .found = compare_ways,
                            .whom = &alike};
    if (kind->verb)
        fill_fields(&filler);
    if (!alike.ways || !alike.filling.missing)
        return NULL;
    struct text out = {0};
    text_format(&out, "%s: %s", actor_name(kind->match, kind->understood.actor), kind->verb->name);
    for (int i = 0; i < alike.filling.fields; i++) {
        const struct filled *part = &alike.filling.part[i];
        if (part->field && (part->given || part->required))
            text_format(&out, " %s", kind->verb->fields[part->field].name);
        if (part->given)
            print_node_words(filled_node(&filler, part), &out);
        else if (part->required)
            print_placeholder(part->shape, part->field == 0, &out);
    }
    return arena_keep(kind->arena, &out);
}

/* ---- what is wrong ---------------------------------------------------------------------------------------------- */

struct first_fault {
    struct kind *kind;
    struct kind_reading *reading;
};

static const char *kept(const struct kind *kind, const char *string)
{
    return string ? arena_string(kind->arena, string) : NULL;
}

static void keep_first(void *whom, const struct complaint *complaint)
{
    const struct first_fault *first = whom;
    const struct kind *kind = first->kind;
    if (!first->reading->wrong.sentence)
        first->reading->wrong =
            (struct complaint){complaint->at,
                               kept(kind, complaint->sentence),
                               {kept(kind, complaint->hint.guess), kept(kind, complaint->hint.known)}};
}

/* Did the strict reading perhaps stumble over something that is understood, a capital or a word that says nothing? */
static bool respelt(const struct kind *kind)
{
    const struct phrase *phrase = &kind->phrase;
    bool understood = phrase->count != kind->understood.count;
    for (int i = 1; i < phrase->count && !understood; i++) {
        const struct phrase_word *word = &phrase->word[i];
        understood = !same(word->written, word->text) && word_has_place(kind->match, kind->arena, kind->verb, word);
    }
    return understood;
}

/* Is a word understood as another one, which nobody wrote? */
static bool reworded(const struct kind *kind)
{
    for (int i = 1; i < kind->understood.count; i++) {
        int written = 1;
        while (written < kind->phrase.count && !phrase_has(&kind->phrase, written, kind->understood.word[i].text))
            written++;
        if (written == kind->phrase.count)
            return true;
    }
    return false;
}

/* Is what stands there understood as it was written? */
static bool was_written(const struct kind *kind, struct place at)
{
    const struct phrase_word *word = kind->understood.word, *end = word + kind->understood.count;
    while (word < end && (word->at.line != at.line || word->at.column != at.column))
        word++;
    bool same_word = false;
    for (int i = 0; i < kind->phrase.count && word < end; i++)
        same_word = same_word
                    || (kind->phrase.word[i].at.column == at.column && kind->phrase.word[i].at.line == at.line
                        && same(kind->phrase.word[i].text, word->text));
    return same_word;
}

/* What is understood is not what is wrong: the strict reading looks at the rest. */
static void read_strictly(struct kind *kind, const struct node *value, struct kind_reading *reading)
{
    const struct phrase *phrase = &kind->understood;
    bool known = kind->verb && same(kind->phrase.word[0].written, kind->verb->name);
    bool punctuated = value->kind == NODE_WORD && strpbrk(value->text, ",;");
    bool other_words = known && reworded(kind);
    if (!kind->verb || (known && !other_words && !(punctuated || respelt(kind))))
        return;
    struct node words = {.kind = NODE_LIST, .at = phrase->word[0].at};
    for (int i = 0; i < phrase->count; i++) {
        if (phrase->word[i].item || phrase->word[i].part == PART_KEY)
            return;
        const struct phrase_word *word = &phrase->word[i];
        bool as_written = i
                          && (seat_named(kind->match, word->written) >= 0
                              || !word_has_place(kind->match, kind->arena, kind->verb, word));
        node_append(&words, NULL, node_word(kind->arena, as_written ? word->written : word->text, word->at));
    }
    struct first_fault first = {kind, reading};
    struct fault fault = {.match = kind->match, .complain = keep_first, .whom = &first, .scratch = kind->arena};
    struct move move;
    int verb;
    const struct node *map = entry_of_words(kind->match, kind->arena, &words, &fault, &verb);
    bool read = map && move_read_long(kind->match, phrase->actor, verb, map, &fault, &move);
    if (read && !known && !reading->meant && !reading->write) {
        reading->map = map; /* and the game says what is wrong */
        reading->move = move;
    }
    if ((other_words || (reading->meant && reworded(kind))) && !was_written(kind, reading->wrong.at))
        reading->wrong.sentence = NULL;
}

void kind_hint(struct kind *kind, const struct node *value, struct kind_reading *reading)
{
    if (several_entries(kind, value, true, reading) || several_times(kind, reading))
        return;
    reading->meant = corrected(kind, value);
    if (!reading->meant && kind->advice) {
        take_advice(kind, reading);
        return;
    }
    if (!reading->meant)
        reading->write = completed(kind);
    if (!reading->meant && !reading->write)
        reading->meant = rearranged(kind);
    if (!reading->meant && several_entries(kind, value, false, reading))
        return;
    if (!reading->meant && !kind->verb)
        find_verb(kind, reading);
    if (!reading->wrong.sentence)
        read_strictly(kind, value, reading);
}
