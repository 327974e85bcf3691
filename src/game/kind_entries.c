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
    again.readings = 0;
    if (kind->phrase.count == 0 || kind->phrase.count > MOST_WITHOUT_VERB)
        return;
    for (const struct verb *verb = kind->match->game->verbs; verb->name; verb++) {
        struct phrase phrase = phrase_copy(&kind->phrase);
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

static const char *part_by(const struct kind *kind, int actor, const struct phrase *part, int instead, const char *verb)
{
    struct kind alone = *kind;
    alone.readings = 0;
    alone.actor = actor;
    alone.phrase = phrase_copy(part);
    alone.phrase.actor = actor;
    phrase_replace(&alone.phrase, 0, instead, verb);
    read_with_verb(&alone);
    const char *said = only_reading(&alone);
    return said && may_say(&kind->match->game->verbs[alone.reading[0].move.verb], actor) ? said : NULL;
}

/* Of a march and its dice in one line the dice are the table's. */
static const char *part_with(const struct kind *kind, const struct phrase *part, int instead, const char *verb)
{
    const char *said = part_by(kind, kind->actor, part, instead, verb);
    return said ? said : part_by(kind, CHANCE, part, instead, verb);
}

/* The one reading of a part of the line, begun with `*verb` if it has none of its own; NULL: there is none. */
static const char *part_reading(const struct kind *kind, const struct node *value, const char *part, size_t length,
                                const char **verb)
{
    struct phrase phrase = {.arena = kind->arena, .actor = kind->actor};
    if (!phrase_cut(&phrase, node_word(kind->arena, arena_copy(kind->arena, part, length), value->at), PART_ANY)
        || !phrase.count)
        return NULL;
    struct forms forms = list_forms(kind->arena, phrase.word[0].text);
    for (int i = 0; i < forms.count; i++) {
        const char *said = part_with(kind, &phrase, 1, forms.form[i]);
        if (said && *verb)
            *verb = forms.form[i];
        if (said)
            return said;
    }
    return *verb && **verb ? part_with(kind, &phrase, 0, *verb) : NULL;
}

static struct place place_of(const struct node *value, const char *part)
{
    struct place at = value->at;
    if (value->plain && at.line == at.end_line)
        at.column += code_points(value->text, (size_t)(part - value->text));
    return at;
}

bool several_entries(struct kind *kind, const struct node *value, bool each, struct kind_reading *reading)
{
    if (value->kind != NODE_WORD || strlen(value->text) > LONGEST_LINE || strpbrk(value->text, "[]"))
        return false;
    struct text all = {0}, lines = {0};
    const char *verb = each ? NULL : "", *next, *said = "";
    int count = 0;
    for (const char *part = value->text + strspn(value->text, " "); *part && said && count < MOST_ENTRIES;
         part = next) {
        size_t length;
        next = next_part(part, &length);
        next += strspn(next, " ");
        if (length == 0)
            continue;
        said = part_reading(kind, value, part, length, &verb);
        text_format(&all, "%s`%s`", count++ ? ", then " : "these are several entries: write ", said ? said : "");
        text_format(&lines, "%s%s", lines.length ? "\n" : "", said ? said : "");
        if (count == 2)
            reading->wrong.at = place_of(value, part);
    }
    bool several = said && count > 1 && count < MOST_ENTRIES;
    if (several)
        reading->wrong.sentence = arena_copy(kind->arena, text_string(&all), all.length);
    if (several)
        reading->entries = arena_copy(kind->arena, text_string(&lines), lines.length);
    text_free(&all);
    text_free(&lines);
    return several;
}
