/* Kind reading: words without a verb, and several entries in one. What they were meant for is told, never read. */
#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "game/fill.h"
#include "game/kind_internal.h"

enum { MOST_ENTRIES = 8, LONGEST_LINE = 400, MOST_WITHOUT_VERB = 8 };

/* ---- no verb --------------------------------------------------------------------------------------------------- */

static bool may_say(const struct verb *verb, int actor)
{
    bool by_table = verb->by == BY_TABLE || verb->by == USUALLY_TABLE;
    return by_table == (actor == CHANCE);
}

static bool fits_now(const struct kind *kind, const struct move *move)
{
    size_t size = kind->match->game->state_size;
    struct hearing silent = {.match = kind->match, .state = arena_take(kind->arena, size), .move = move};
    memcpy(silent.state, kind->state, size);
    return kind->match->game->verbs[move->verb].play(&silent) != REFUSED && !silent.broken && !silent.untimely;
}

/* Keeps only what nothing speaks against now, if there is any such. */
static void keep_fitting(struct kind *kind)
{
    int kept = 0;
    for (int i = 0; i < kind->readings && kind->state; i++)
        if (fits_now(kind, &kind->reading[i].move))
            kind->reading[kept++] = kind->reading[i];
    kind->readings = kept ? kept : kind->readings;
}

static void tell_verbs(const struct kind *kind, struct kind_reading *reading)
{
    struct text all = {0};
    text_add(&all, "what was done is missing: write ");
    for (int i = 0; i < kind->readings; i++) {
        text_add(&all, i == 0 ? "`" : i < kind->readings - 1 ? "`, `" : "` or `");
        move_print(kind->match, &kind->reading[i].move, &all);
    }
    text_add(&all, "`");
    reading->wrong = (struct complaint){.at = kind->phrase.word[0].at, .sentence = arena_keep(kind->arena, &all)};
}

void find_verb(struct kind *kind, struct kind_reading *reading)
{
    struct kind again = *kind;
    struct phrase words = trimmed_phrase(&kind->phrase);
    again.readings = 0;
    if (kind->phrase.count == 0 || kind->phrase.count > MOST_WITHOUT_VERB)
        return;
    for (const struct verb *verb = kind->match->game->verbs; verb->name; verb++) {
        struct phrase phrase = phrase_copy(&words);
        phrase_replace(&phrase, 0, 0, verb->name);
        int before = again.readings;
        if (may_say(verb, kind->actor))
            read_phrase(&again, phrase);
        if (again.readings > before && !all_known(&again))
            again.readings = before;
    }
    keep_fitting(&again);
    reading->meant = only_reading(&again);
    if (again.readings > 1 && again.readings < MOST_READINGS)
        tell_verbs(&again, reading);
}

/* ---- several entries in one ------------------------------------------------------------------------------------ */

/* Of a comma or a word between two entries, with the blanks around it but for the last one; 0: there is none. */
static size_t joint_length(const char *text)
{
    static const char *const joints[] = {",", ";", " ,", " ;", " and", " then", " &", " +", NULL};
    for (const char *const *joint = joints; *joint; joint++) {
        size_t length = strlen(*joint);
        bool sign = strpbrk(*joint, ",;");
        if (strncmp(text, *joint, length) == 0 && (sign || text[length] == ' '))
            return length;
    }
    return 0;
}

/* Where the next part of the line begins: behind a comma, a semicolon, `and`, `then`, a plus. `*length` is that of the part before. */
static const char *next_part(const char *text, size_t *length)
{
    *length = 0;
    while (text[*length] && !joint_length(text + *length))
        ++*length;
    const char *next = text + *length;
    while (joint_length(next))
        next += joint_length(next);
    return next;
}

/* What is found in the line, one entry after the other. */
struct parts {
    struct kind *kind;
    const struct node *value;
    bool each;          /* each begins with a verb of its own */
    const char *verb;   /* else it may be the one before */
    struct phrase last; /* or all but the last word is as before */
    struct text all, lines;
    int count;
    struct place second; /* where the second begins */
};

static const char *part_by(const struct kind *kind, int actor, const struct phrase *part, int instead, const char *verb)
{
    struct kind alone = *kind;
    alone.readings = 0;
    alone.actor = actor;
    alone.phrase = phrase_copy(part);
    alone.phrase.actor = actor;
    phrase_replace(&alone.phrase, 0, instead, verb);
    read_with_verb(&alone);
    for (int i = alone.phrase.count - 1; i > 0 && !alone.readings; i--)
        if (is_small_word(alone.phrase.word[i].text))
            phrase_replace(&alone.phrase, i, 1, "");
    if (!alone.readings)
        read_with_verb(&alone);
    const char *said = only_reading(&alone);
    return said && may_say(&kind->match->game->verbs[alone.reading[0].move.verb], actor) ? said : NULL;
}

/* Of a march and its dice in one line the dice are the table's. */
static const char *part_with(const struct kind *kind, const struct phrase *part, int instead, const char *verb)
{
    const char *said = part_by(kind, part->actor, part, instead, verb);
    return said ? said : part_by(kind, CHANCE, part, instead, verb);
}

/* `b1 and g6`: as before but for the last word. */
static const char *part_like_last(const struct parts *parts, const struct phrase *part)
{
    if (part->count != 1 || parts->last.count < 2)
        return NULL;
    struct phrase phrase = phrase_copy(&parts->last);
    phrase_replace(&phrase, phrase.count - 1, 1, part->word[0].text);
    return part_with(parts->kind, &phrase, 1, phrase.word[0].text);
}

/* Somebody else may act in it: `decline, ben takes left`. */
static void name_actor(const struct match *match, struct phrase *part)
{
    for (int seat = 0; seat < match->seats && part->count > 1; seat++)
        if (names_alike(match->names[seat], part->word[0].written)) {
            part->actor = seat;
            phrase_replace(part, 0, 1, "");
            return;
        }
}

/* The one reading of a part of the line; NULL: there is none. */
static const char *part_reading(struct parts *parts, struct phrase *part)
{
    name_actor(parts->kind->match, part);
    struct forms forms = list_forms(parts->kind->arena, part->word[0].text);
    for (int i = 0; i < forms.count; i++) {
        const char *said = part_with(parts->kind, part, 1, forms.form[i]);
        if (!said)
            continue;
        phrase_replace(part, 0, 1, forms.form[i]);
        parts->verb = forms.form[i];
        parts->last = *part;
        return said;
    }
    const char *said = parts->verb && !parts->each ? part_with(parts->kind, part, 0, parts->verb) : NULL;
    return said || parts->each ? said : part_like_last(parts, part);
}

static struct place place_of(const struct node *value, const char *part)
{
    struct place at = value->at;
    if (value->plain && at.line == at.end_line)
        at.column += code_points(value->text, (size_t)(part - value->text));
    return at;
}

static bool is_bare(const struct kind *kind, const char *word)
{
    int verb = verb_named(kind->match->game, word);
    return verb >= 0 && kind->match->game->verbs[verb].fields[0].shape->form == FORM_NONE;
}

static bool add_part(struct parts *parts, const char *text, size_t length)
{
    struct kind *kind = parts->kind;
    struct phrase part = {.arena = kind->arena, .actor = kind->actor};
    const struct node *words = node_word(kind->arena, arena_copy(kind->arena, text, length), parts->value->at);
    if (parts->count == MOST_ENTRIES || !phrase_cut(&part, words, PART_ANY) || !part.count)
        return false;
    const char *said = part_reading(parts, &part);
    size_t first = strcspn(text, " ");
    if (!said && first + 1 < length && is_bare(kind, part.word[0].text)) /* `bonus up stone-1` */
        return add_part(parts, text, first) && add_part(parts, text + first + 1, length - first - 1);
    if (parts->count++ == 1)
        parts->second = place_of(parts->value, text);
    text_format(&parts->all, "%s`%s`", parts->count > 1 ? ", then " : "", said ? said : "");
    text_format(&parts->lines, "%s%s", parts->lines.length ? "\n" : "", said ? said : "");
    return said;
}

bool several_entries(struct kind *kind, const struct node *value, bool each, struct kind_reading *reading)
{
    if (value->kind != NODE_WORD || strlen(value->text) > LONGEST_LINE || strpbrk(value->text, "[]"))
        return false;
    struct parts parts = {.kind = kind, .value = value, .each = each};
    bool read = true;
    const char *next;
    for (const char *part = value->text + strspn(value->text, " "); *part && read; part = next) {
        size_t length;
        next = next_part(part, &length);
        next += strspn(next, " ");
        read = length == 0 || add_part(&parts, part, length);
    }
    bool several = read && parts.count > 1;
    if (several) {
        reading->wrong.sentence =
            arena_format(kind->arena, "these are several entries: write %s", text_string(&parts.all));
        reading->wrong.at = parts.second;
        reading->entries = arena_copy(kind->arena, text_string(&parts.lines), parts.lines.length);
    }
    text_free(&parts.all);
    text_free(&parts.lines);
    return several;
}

/* ---- one entry several times ------------------------------------------------------------------------------------ */

/* `twice`, `x3`, `3x`: how often; 0: the word says something else. */
static int times_said(const char *word)
{
    long number = 0;
    char digits[8];
    size_t length = strlen(word);
    if (same(word, "twice") || same(word, "thrice"))
        return same(word, "twice") ? 2 : 3;
    if (length < 2 || length > 4 || (word[0] != 'x' && word[length - 1] != 'x'))
        return 0;
    put_string(digits, sizeof digits, "%.*s", (int)length - 1, word[0] == 'x' ? word + 1 : word);
    return read_number(digits, 2, MOST_ENTRIES, &number) ? (int)number : 0;
}

bool several_times(struct kind *kind, struct kind_reading *reading)
{
    int at = 1, times = 0;
    while (at < kind->phrase.count && !(times = times_said(kind->phrase.word[at].text)))
        at++;
    if (!times)
        return false;
    struct phrase once = phrase_copy(&kind->phrase);
    struct parts parts = {.kind = kind, .each = true};
    phrase_replace(&once, at, 1, "");
    bool goods = kind->verb && is_list(kind->verb->fields[0].shape); /* `produce stone x3` */
    for (int i = 1; i < times && goods && at > 1; i++)
        phrase_replace(&once, at, 0, once.word[at - 1].text);
    const char *said = part_reading(&parts, &once);
    if (goods)
        reading->meant = said;
    if (!said || goods)
        return said;
    reading->wrong.sentence = arena_format(kind->arena, "each time is an entry: write `%s`, %d times", said, times);
    reading->wrong.at = kind->phrase.word[at].at;
    reading->entries = said;
    while (--times)
        reading->entries = arena_format(kind->arena, "%s\n%s", reading->entries, said);
    return true;
}
