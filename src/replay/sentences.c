/* Sentences in a log. */
#include "replay/sentences.h"

#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "base/words.h"
#include "game/entry.h"
#include "replay/misplaced.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/remarks.h"

enum { LONGEST_SENTENCE = 4096, QUIET_BETWEEN = 8 };

/* ---- the position between parts ---------------------------------------------------------------------------------------- */

static bool play_on(const struct match *match, const struct move *move, void *state, void *room)
{
    memcpy(room, state, match->game->state_size);
    struct hearing silent = {.match = match, .state = room, .move = move};
    if (match->game->verbs[move->verb].play(&silent) == REFUSED || silent.untimely)
        return false;
    memcpy(state, room, match->game->state_size);
    return true;
}

/* Makes the entry on the state, after what goes without saying before it; what cannot be done changes nothing. */
static bool go_on(void *whom, void *state, const struct move *move)
{
    struct judge *judge = whom;
    const struct match *match = &judge->verdict->match;
    void *room = arena_raw(&judge->entry_arena, match->game->state_size);
    void *ahead = memcpy(arena_raw(&judge->entry_arena, match->game->state_size), state, match->game->state_size);
    struct move optional;
    for (int i = 0; i < QUIET_BETWEEN; i++) {
        if (play_on(match, move, ahead, room)) {
            memcpy(state, ahead, match->game->state_size);
            return true;
        }
        if (!position_optional(match, ahead, move, &optional) || !play_on(match, &optional, ahead, room))
            break;
    }
    memcpy(room, state, match->game->state_size);
    struct hearing silent = {.match = match, .state = room, .move = move};
    if (match->game->verbs[move->verb].play(&silent) == REFUSED)
        return false;
    memcpy(state, room, match->game->state_size);
    return true;
}

/* ---- an item as a line -------------------------------------------------------------------------------------------------- */

static const char *const other_keys[] = {"note", "illegal", "ruled", NULL};

static bool is_aside(const char *key)
{
    for (const char *const *known = other_keys; key && *known; known++)
        if (names_alike(*known, key))
            return true;
    return false;
}

/* The words of an item in the order in which they are written, but for what the entry says of itself. */
static void add_words(const struct node *node, bool outermost, struct text *line)
{
    if (node->kind == NODE_WORD)
        text_add(line, node->text);
    for (const struct node *child = node->kind == NODE_WORD ? NULL : node->first; child; child = child->next) {
        if (child->key && !outermost && is_aside(child->key->text))
            continue;
        if (child->key) {
            text_add(line, child->key->text ? child->key->text : "");
            text_add(line, outermost ? ": " : " ");
        }
        if (!(child->kind == NODE_WORD && same(child->text, "true")))
            add_words(child, false, line);
        text_add(line, !child->next ? "" : node->kind == NODE_LIST ? ", " : " ");
    }
}

static const char *line_of(struct judge *judge, const struct node *item)
{
    struct text line = {0};
    add_words(item, true, &line);
    return arena_keep(&judge->entry_arena, &line);
}

/* ---- what the entry says of itself ------------------------------------------------------------------------------------- */

/* Where `illegal CODE` or `ruled stands` begins at the end of the line; its end: nowhere. */
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

/* The same as keys of a map, as the strict reading would have them. */
static void add_asides(struct judge *judge, const char *words, struct place at, struct node *map)
{
    struct node *last = NULL;
    for (words += strspn(words, " "); *words; words += strspn(words, " ,")) {
        size_t length = strcspn(words, " ,");
        struct node *word = node_spelt(&judge->entry_arena, words, length, at);
        word->text = plain_letters(&judge->entry_arena, word->text);
        words += length;
        if (is_aside(word->text)) {
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

static void copy_asides(struct judge *judge, const struct node *item, struct node *map)
{
    const struct node *value = item->kind == NODE_MAP ? item->first : NULL;
    for (const struct node *child = value && value->kind == NODE_MAP ? value->first : NULL; child; child = child->next)
        if (is_aside(child->key->text)) {
            struct node *copy = node_copy(&judge->entry_arena, child),
                        *key = node_copy(&judge->entry_arena, child->key);
            key->text = plain_letters(&judge->entry_arena, key->text);
            key->value = NO_FIELD;
            node_append(map, key, copy);
        }
}

static void place_all(const struct node *node, struct place at)
{
    for (struct node *child = node->first; child; child = child->next) {
        child->at = at;
        if (child->key)
            child->key->at = at;
        if (child->kind != NODE_WORD)
            place_all(child, at);
    }
}

/* ---- reading ------------------------------------------------------------------------------------------------------------ */

/* An item that says the same by the book. */
static struct node *map_of(struct judge *judge, const struct node *item, const struct phrase_entry *entry)
{
    struct arena *arena = &judge->entry_arena;
    struct node *map = node_new(arena, NODE_MAP, item->at);
    const char *who = actor_name(&judge->verdict->match, entry->move.actor);
    struct text did = {0};
    move_print_value(&judge->verdict->match, &entry->move, &did);
    node_append(map, node_spelt(arena, who, strlen(who), item->at),
                node_spelt(arena, text_string(&did), did.length, item->at));
    text_free(&did);
    return map;
}

static const char *move_words(struct judge *judge, const struct move *move)
{
    struct text said = {0};
    move_print(&judge->verdict->match, move, &said);
    return arena_keep(&judge->entry_arena, &said);
}

static void note_reading(struct judge *judge, struct place at, const char *said)
{
    judge->kindly = true;
    if (!docket_takes_note(&judge->verdict->docket))
        return;
    struct finding *note = judge_find(judge, RULING_NOTED, &common_rules[LOG_SPELLING], at, "read as `%s`", said);
    set_moments(judge, note, judge->before);
}

/* Tables are made ready once for all records that are judged with one cache. */
static struct book *book_of(struct judge *judge)
{
    struct box_cache *cache = judge->how->cache;
    struct book **kept = cache ? &cache->game[row_of_game(judge->verdict->game)].book : &judge->book;
    if (!*kept)
        *kept = phrase_book(judge->verdict->game, cache ? &cache->arena : &judge->verdict->arena);
    return *kept;
}

static void add_meaning(const struct phrase_meaning *meaning, const char *between, struct text *out)
{
    for (int i = 0; i < meaning->count; i++)
        text_format(out, "%s%s", i ? between : "", meaning->entry[i].said);
}

/* Where the word stands in what was written; where that cannot be told, all of it. */
static bool find_word(const struct node *node, const char *word, struct place *at)
{
    size_t length = strlen(word);
    bool exact = node && node->kind == NODE_WORD && node->plain && node->at.line == node->at.end_line;
    for (const char *text = exact ? node->text : ""; *text; text++) {
        bool begins = text == node->text || !isalnum((unsigned char)text[-1]);
        if (!begins || strncasecmp(text, word, length) != 0 || isalnum((unsigned char)text[length]))
            continue;
        *at = node->at;
        at->column += code_points(node->text, (size_t)(text - node->text));
        at->end_column = at->column + code_points(text, length);
        return true;
    }
    for (const struct node *child = node && node->kind != NODE_WORD ? node->first : NULL; child; child = child->next)
        if (find_word(child->key, word, at) || find_word(child, word, at))
            return true;
    return false;
}

static struct place place_of(const struct node *item, const char *word)
{
    struct place at = item->kind == NODE_MAP && item->count == 1 ? item->first->at : item->at;
    if (word)
        find_word(item, word, &at);
    return at;
}

static void complain_instead(struct judge *judge, struct place at, struct finding *last, const struct text *sentence)
{
    docket_retract(&judge->verdict->docket, last);
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], at, "%s", text_string(sentence));
}

/* Two or three entries that it may mean. */
static void tell_meanings(struct judge *judge, struct place at, struct finding *last,
                          const struct phrase_reading *reading)
{
    enum { MOST_TOLD = 3 };
    struct text said = {0};
    int told = reading->count < MOST_TOLD ? reading->count : MOST_TOLD;
    text_add(&said, "this may mean ");
    for (int i = 0; i < told; i++) {
        text_add(&said, i == 0 ? "`" : i + 1 < reading->count ? "`, `" : "` or `");
        add_meaning(&reading->meaning[i], "; ", &said);
    }
    text_add(&said, reading->count > told ? "` or more" : "`");
    complain_instead(judge, at, last, &said);
    text_free(&said);
}

/* ---- strictly, but for signs and capitals ------------------------------------------------------------------------------ */

/* Lower case, with blanks for the signs that may stand between words. */
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

/* Takes the copy of an entry's value in hand: notes are left as they are. */
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

/* What was done, and by whom: before a colon, or as the first words. NULL: nobody. */
static struct node *plain_value(struct judge *judge, const struct node *item, int *actor)
{
    const struct match *match = &judge->verdict->match;
    struct arena *arena = &judge->entry_arena;
    struct node *value = NULL;
    if (item->kind == NODE_MAP && item->count == 1) {
        *actor = position_actor(match, judge->before, item->first->key->text);
        value = node_copy(arena, item->first);
    } else if (item->kind == NODE_WORD) {
        size_t end = position_actor_length(match, judge->before, item->text),
               rest = end + strspn(item->text + end, " ,;");
        *actor = end ? position_actor(match, judge->before, arena_copy(arena, item->text, end)) : -1;
        value = node_spelt(arena, item->text + rest, strlen(item->text + rest), item->at);
    }
    if (!value || *actor < 0)
        return NULL;
    write_plainly(arena, value);
    return value;
}

/* Of `Carl: frobnicate` the capital is not what is wrong. */
static void complain_plainly(struct judge *judge, const struct node *item, struct finding *last)
{
    const struct match *match = &judge->verdict->match;
    struct fault fault = judge_fault(judge);
    struct move unread;
    int verb, actor;
    if (item->kind != NODE_MAP || item->count != 1 || actor_named(match, item->first->key->text) >= 0)
        return;
    struct node *value = plain_value(judge, item, &actor);
    if (!value)
        return;
    docket_retract(&judge->verdict->docket, last);
    const struct node *map = entry_long(match, &judge->entry_arena, value, &fault, &verb);
    if (map)
        move_read_long(match, actor, verb, map, &fault, &unread);
}

/* Did the strict reading get as far as the verb? Then it knows best what is wrong. */
static bool has_verb(struct judge *judge, const struct node *item)
{
    const struct node *value = item->kind == NODE_MAP && item->count == 1 ? item->first : NULL;
    if (!value)
        return false;
    if (position_actor(&judge->verdict->match, judge->before, value->key->text) < 0)
        return !strchr(value->key->text, ' ');
    const char *verb = value->kind == NODE_WORD                  ? value->text
                       : value->kind == NODE_MAP && value->first ? value->first->key->text
                                                                 : "";
    return verb_named(judge->verdict->game, arena_copy(&judge->entry_arena, verb, strcspn(verb, " ,"))) >= 0;
}

static void tell_fix(struct judge *judge, const struct node *item, struct finding *last,
                     const struct phrase_reading *reading)
{
    struct text said = {0}, entries = {0};
    struct arena *arena = judge->verdict->docket.arena;
    add_meaning(&reading->fix, "\n", &entries);
    if (reading->unknown && !has_verb(judge, item)) {
        text_format(&said, "%s is no word of this game", reading->unknown);
        complain_instead(judge, place_of(item, reading->unknown), last, &said);
        text_clear(&said);
    }
    struct finding *first = docket_after(&judge->verdict->docket, last);
    add_meaning(&reading->fix, "`, then `", &said);
    first->message = printable(arena, arena_format(arena, "%s; did you mean `%s`?",
                                                   first->bare ? first->bare : first->message, text_string(&said)));
    first->corrected = arena_string(arena, text_string(&entries));
    first->guess = NULL;
    docket_retract(&judge->verdict->docket, first);
    text_free(&said);
    text_free(&entries);
}

/* Says why it is not read, as far as that is known. */
static void tell_refusal(struct judge *judge, const struct node *item, struct finding *last,
                         const struct phrase_reading *reading)
{
    struct text said = {0};
    struct arena *arena = judge->verdict->docket.arena;
    complain_plainly(judge, item, last);
    struct finding *first = docket_after(&judge->verdict->docket, last);
    bool known = has_verb(judge, item);
    if (item->kind == NODE_MAP && tell_misplaced(judge, (struct node *)item, last))
        return;
    if (reading->fix.count) {
        tell_fix(judge, item, last, reading);
        return;
    }
    if (reading->who && item->kind == NODE_MAP && item->count == 1
        && verb_named(judge->verdict->game, item->first->key->text) >= 0)
        text_format(&said, "%s is what somebody does, but who? write `NAME: %s`", item->first->key->text, reading->who);
    else if (reading->who)
        text_format(&said, "who? write `NAME: %s`", reading->who);
    else if (reading->why)
        text_add(&said, reading->why);
    else if (reading->unknown && !known)
        text_format(&said, "%s is no word of this game", reading->unknown);
    else if (reading->missing && !reading->unknown && known && !first->guess)
        first->message = printable(arena, arena_format(arena, "%s; write `%s`", first->message, reading->missing));
    else if (reading->missing && !reading->unknown && !known)
        text_format(&said, "something is missing: write `%s`", reading->missing);
    if (said.length)
        complain_instead(judge, place_of(item, reading->unknown), last, &said);
    else
        docket_retract(&judge->verdict->docket, first);
    text_free(&said);
}

struct node *read_plainly(struct judge *judge, struct node *item, struct finding *last, struct move *move,
                          struct remarks *remarks)
{
    const struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = &judge->entry_arena};
    int verb, actor;
    struct node *value = plain_value(judge, item, &actor);
    const struct node *map = value ? entry_long(match, &judge->entry_arena, value, &silent, &verb) : NULL;
    if (!map || !move_read_long(match, actor, verb, map, &silent, move))
        return NULL;
    const struct phrase_entry entry = {*move, move_words(judge, move)};
    docket_retract(&judge->verdict->docket, last);
    note_reading(judge, item->kind == NODE_MAP ? item->first->at : item->at, entry.said);
    read_remarks(judge, map, remarks);
    return item->kind == NODE_MAP ? item : map_of(judge, item, &entry);
}

/* ---- as a sentence --------------------------------------------------------------------------------------------------- */

bool read_sentence(struct judge *judge, const struct node *item, struct finding *last, struct phrase_reading *reading,
                   struct remarks *remarks)
{
    const struct phrase_view view = {
        .match = &judge->verdict->match, .state = judge->before, .actor = -1, .after = go_on, .whom = judge};
    struct arena *arena = &judge->entry_arena;
    const char *line = line_of(judge, item), *asides = asides_of(arena, line);
    struct node *map = node_new(arena, NODE_MAP, item->at);
    *reading = (struct phrase_reading){0};
    if (strlen(line) > LONGEST_SENTENCE)
        return false;
    phrase_read(book_of(judge), &view, arena, arena_copy(arena, line, (size_t)(asides - line)), reading);
    if (reading->count > 1)
        tell_meanings(judge, place_of(item, NULL), last, reading);
    else if (reading->count == 0)
        tell_refusal(judge, item, last, reading);
    if (reading->count != 1)
        return false;
    docket_retract(&judge->verdict->docket, last);
    copy_asides(judge, item, map);
    add_asides(judge, asides, item->at, map);
    read_remarks(judge, map, remarks);
    return true;
}

struct node *note_sentence(struct judge *judge, const struct node *item, const struct phrase_entry *entry)
{
    if (entry->move.map)
        place_all(entry->move.map, item->at);
    note_reading(judge, item->at, entry->said);
    return map_of(judge, item, entry);
}
