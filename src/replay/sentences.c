/* Sentences in a log. */

#include <string.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/judge.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/remarks.h"

enum { LONGEST_SENTENCE = 4096 };

/* ---- an item as a line ------------------------------------------------------------------------------------------- */

/* Adds the words of an item in the order of the record, without its asides. */
static void add_words(const struct node *node, bool outermost, struct text *line)
{
    if (node->kind == NODE_WORD)
        text_add(line, node->text);
    for (const struct node *child = node->kind == NODE_WORD ? NULL : node->first; child; child = child->next) {
        if (child->key && !outermost && aside_meant(child->key->text))
            continue;
        if (child->key) {
            text_add(line, child->key->text ? child->key->text : "");
            text_add(line, outermost ? ": " : " ");
        }
        if (!(child->kind == NODE_WORD && same(child->text, "true")))
            add_words(child, false, line);
        text_add(line, !child->next ? "" : node->kind == NODE_LIST || outermost ? ", " : " ");
    }
}

/* ---- what the entry says of itself ------------------------------------------------------------------------------- */

/* Where `illegal CODE` or `ruled stands` begins at the end of the line; the end of the line if it has none. */
static const char *asides_of(struct arena *arena, const char *line)
{
    const char *at = line;
    while ((at = strchr(at, ' '))) {
        size_t length = strcspn(++at, " ");
        const char *word = arena_copy(arena, at, length);
        if (names_alike(word, "illegal") || names_alike(word, "ruled"))
            return at - 1;
    }
    return line + strlen(line);
}

/* Adds those words as keys of a map, as the strict reading would have them. */
static void add_asides(struct judge *judge, const char *words, struct place at, struct node *map)
{
    struct node *last = NULL;
    for (words += strspn(words, " "); *words; words += strspn(words, " ,")) {
        size_t length = strcspn(words, " ,");
        struct node *word = node_spelt(&judge->entry_arena, words, length, at);
        word->text = plain_letters(&judge->entry_arena, word->text);
        words += length;
        if (aside_meant(word->text)) {
            word->value = NO_FIELD;
            last = node_new(&judge->entry_arena, NODE_LIST, at);
            node_append(map, word, last);
        } else if (last)
            node_append(last, NULL, word);
    }
    for (struct node *list = map->first; list; list = list->next)
        if (list->count == 1) {
            struct node *next = list->next, *key = list->key;
            *list = *list->first;
            list->next = next;
            list->key = key;
        }
}

/* Complains about an aside such as `ruled` that is there twice. */
static bool says_twice(struct judge *judge, const struct node *map, struct finding *last)
{
    for (const struct node *one = map->first; one; one = one->next)
        for (const struct node *other = one->next; other && one->key->value == NO_FIELD; other = other->next)
            if (other->key->value == NO_FIELD && same(one->key->text, other->key->text)) {
                docket_retract(&judge->verdict->docket, last);
                judge_misread(judge, other->key->at, "`%s` is given twice", one->key->text);
                return true;
            }
    return false;
}

static void place_all(const struct node *node, struct place at)
{
    for (struct node *child = node->kind == NODE_WORD ? NULL : node->first; child; child = child->next) {
        child->at = at;
        if (child->key)
            child->key->at = at;
        place_all(child, at);
    }
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

/* Where an item says what was done: without the name before the colon. */
static struct place said_at(const struct node *item)
{
    return only_value(item) ? item->first->at : item->at;
}

/* The item as `fmt` would write it. */
static struct node *map_of(struct judge *judge, const struct node *item, const struct phrase_entry *entry)
{
    struct arena *arena = &judge->entry_arena;
    struct node *map = node_new(arena, NODE_MAP, item->at);
    struct text did = {0};
    move_print_value(&judge->verdict->match, &entry->move, &did);
    node_append(map, node_word(arena, actor_name(&judge->verdict->match, entry->move.actor), item->at),
                node_word(arena, arena_keep(arena, &did), said_at(item)));
    return map;
}

/* ---- strictly, but for signs and capitals ------------------------------------------------------------------------ */

/* Lower case, with spaces for characters that may be between words. */
static const char *plain_words(struct arena *arena, const char *text)
{
    char *plain = arena_string(arena, plain_letters(arena, text));
    for (char *at = plain; *at; at++) {
        bool arrow = at[0] == '-' && at[1] == '>' && at[2 + strspn(at + 2, " ")],
             ends = at[0] == '.' && (!at[1] || at[1] == ' ');
        if (strchr(",;", *at) || arrow || ends)
            *at = ' ';
        if (arrow)
            at[1] = ' ';
    }
    size_t length = strlen(plain);
    while (length && plain[length - 1] == ' ')
        plain[--length] = '\0';
    return plain;
}

/* Makes the words of an entry's value plain, in place; notes stay as they are. */
static void write_plainly(struct arena *arena, struct node *node)
{
    if (node->kind == NODE_WORD)
        node->text = plain_words(arena, node->text);
    for (struct node *child = node->kind == NODE_WORD ? NULL : node->first; child; child = child->next) {
        if (child->key)
            child->key->text = plain_letters(arena, child->key->text);
        if (!child->key || !same(child->key->text, "note"))
            write_plainly(arena, child);
    }
}

/* Joins `[bid, ares, gold, 2]` to one line of words. */
static void join_list(struct arena *arena, struct node *list)
{
    const char *line = "";
    for (const struct node *word = list->first; word; word = word->next) {
        if (word->kind != NODE_WORD)
            return;
        line = arena_format(arena, "%s%s%s", line, *line ? " " : "", word->text);
    }
    list->text = line;
    list->kind = NODE_WORD;
}

/* The value, and the actor before a colon or as the first words. NULL: there is no actor. */
static struct node *plain_value(struct judge *judge, const struct node *item, int *actor)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    struct node *value = NULL;
    if (only_value(item)) {
        *actor = position_actor(match, item->first->key->text);
        value = node_copy(arena, item->first);
    } else if (item->kind == NODE_WORD) {
        size_t end = position_line_actor(match, item->text, actor);
        const char *text = item->text + end + strspn(item->text + end, " ,;:");
        size_t verb = strcspn(text, " :"), rest = verb + (text[verb] == ':'); /* `start: f3`: without the colon */
        value = node_word(arena, arena_format(arena, "%.*s%s", (int)verb, text, text + rest), item->at);
    }
    if (!value || *actor < 0)
        return NULL;
    if (value->kind == NODE_LIST && value->first)
        join_list(arena, value);
    write_plainly(arena, value);
    return value;
}

void complain_plainly(struct judge *judge, const struct node *item, struct finding *last)
{
    const struct match *match = &judge->verdict->match;
    struct fault fault = judge_fault(judge);
    struct move unread;
    int actor;
    if (!only_value(item) || actor_named(match, item->first->key->text) >= 0)
        return;
    struct node *value = plain_value(judge, item, &actor);
    if (!value)
        return;
    docket_retract(&judge->verdict->docket, last);
    move_read(match, &judge->entry_arena, actor, value, &fault, &unread);
}

/* What the item means if it is read so, and its value in the long form; NULL: it cannot be read so. */
static const struct node *plain_meaning(struct judge *judge, const struct node *item, struct phrase_meaning *meaning)
{
    const struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = &judge->entry_arena};
    int actor;
    struct node *value = plain_value(judge, item, &actor);
    struct phrase_entry *entry = value ? arena_take(&judge->entry_arena, sizeof *entry) : NULL;
    if (!entry || !move_read(match, &judge->entry_arena, actor, value, &silent, &entry->move))
        return NULL;
    entry->said = move_line(&judge->entry_arena, match, &entry->move);
    *meaning = (struct phrase_meaning){.count = 1, .entry = entry};
    return entry->move.map;
}

/* ---- as a sentence ----------------------------------------------------------------------------------------------- */

static bool has_asides(const struct node *value)
{
    const struct node *child = value->kind == NODE_MAP ? value->first : NULL;
    while (child && !aside_meant(child->key->text))
        child = child->next;
    return child;
}

/* `{anna: pass, ben: {pass: true, note: a}}`: would an aside of one of several entries be lost? */
static bool would_lose(const struct node *item)
{
    bool several = item->kind == NODE_MAP && item->count > 1;
    for (const struct node *value = several ? item->first : NULL; value; value = value->next) {
        if ((value != item->first && aside_meant(value->key->text)) || has_asides(value))
            return true;
    }
    return false;
}

/* Reads the sentence without its asides, which begin at `asides`. */
static void read_line(struct judge *judge, const struct node *item, const char **asides, struct phrase_reading *reading)
{
    struct arena *arena = &judge->entry_arena;
    struct text said = {0};
    add_words(item, true, &said);
    const char *line = arena_keep(arena, &said);
    *asides = asides_of(arena, line);
    *reading = (struct phrase_reading){.line = line};
    if (strlen(line) <= LONGEST_SENTENCE && !would_lose(item))
        phrase_read(&judge->verdict->match, arena, arena_copy(arena, line, (size_t)(*asides - line)), reading);
}

/* What a sentence says of itself: keys of its value, and words at its end. */
static struct node *map_of_asides(struct judge *judge, const struct node *item, const char *asides)
{
    struct node *map = node_new(&judge->entry_arena, NODE_MAP, item->at);
    const struct node *value = item->kind == NODE_MAP ? item->first : NULL;
    for (const struct node *child = value && value->kind == NODE_MAP ? value->first : NULL; child; child = child->next)
        if (aside_meant(child->key->text)) {
            struct node *copy = node_copy(&judge->entry_arena, child);
            copy->key->text = plain_letters(&judge->entry_arena, copy->key->text);
            copy->key->value = NO_FIELD;
            node_append(map, copy->key, copy);
        }
    add_asides(judge, asides, item->at, map);
    return map;
}

enum how_read read_otherwise(struct judge *judge, const struct node *item, struct finding *last,
                             struct phrase_meaning *meaning, struct remarks *remarks)
{
    struct phrase_reading reading;
    const char *asides;
    const struct node *map = plain_meaning(judge, item, meaning);
    enum how_read how = map ? READ_PLAINLY : READ_AS_SENTENCE;
    if (!map) {
        read_line(judge, item, &asides, &reading);
        if (reading.meanings != 1) {
            bool lost = would_lose(item) || (only_value(item) && has_asides(only_value(item)));
            tell_refusal(judge, item, last, &reading, lost ? NULL : asides);
            return NOT_READ;
        }
        *meaning = reading.meaning;
        map = map_of_asides(judge, item, asides);
    }
    if (says_twice(judge, map, last))
        return NOT_READ;
    docket_retract(&judge->verdict->docket, last);
    read_remarks(judge, map, remarks);
    return how;
}

/* Reads the entry as if the first player made it. */
bool item_meant(struct judge *judge, const struct node *entry, struct move *move)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    struct phrase_reading reading;
    if (strlen(entry->text) > LONGEST_SENTENCE)
        return false;
    phrase_read(match, arena, arena_format(arena, "%s: %s", match->names[0], entry->text), &reading);
    if (reading.meanings != 1 || reading.meaning.count != 1 || reading.meaning.remark)
        return false;
    *move = reading.meaning.entry[0].move;
    return true;
}

const struct node *note_reading(struct judge *judge, const struct node *item, const struct phrase_entry *entry,
                                enum how_read how)
{
    bool kept = how == READ_PLAINLY && item->kind == NODE_MAP;
    if (how == READ_AS_SENTENCE && entry->move.map)
        place_all(entry->move.map, said_at(item));
    judge->step.reworded = true;
    set_moments(judge, judge_note(judge, LOG_SPELLING, said_at(item), "read as `%s`", entry->said), judge->before);
    return kept ? item : map_of(judge, item, entry);
}
