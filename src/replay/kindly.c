/* Reading an item of the log as it is meant, where the strict reading does not understand it. */
#include <string.h>

#include "base/words.h"
#include "game/kind.h"
#include "replay/head.h"
#include "replay/kindly.h"
#include "replay/misplaced.h"
#include "replay/position.h"

/* ---- who acts -------------------------------------------------------------------------------------------------- */

int actor_meant(const struct judge *judge, const char *written)
{
    return position_actor(&judge->verdict->match, judge->before, written);
}

/* `kate bid ares 4` where nobody is called that: a word before a verb. */
static size_t length_of_stranger(struct judge *judge, const char *line)
{
    size_t end = strcspn(line, " ,;"), rest = end + strspn(line + end, " ,;");
    const char *verb = arena_copy(&judge->entry_arena, line + rest, strcspn(line + rest, " ,;"));
    return verb_named(judge->verdict->match.game, verb) >= 0 ? end : 0;
}

/* `ada bid ares 4`: who acts is what the line begins with. NULL: nobody. */
static struct node *with_colon(struct judge *judge, const struct node *item)
{
    struct arena *arena = &judge->entry_arena;
    size_t length = strlen(item->text);
    size_t end = position_actor_length(&judge->verdict->match, judge->before, item->text);
    if (end == 0)
        end = length_of_stranger(judge, item->text);
    size_t rest = end + strspn(item->text + end, " ,;");
    if (end == 0 || rest == length)
        return NULL;
    bool exact = item->plain && item->at.line == item->at.end_line;
    struct place before = item->at, behind = item->at;
    if (exact) {
        before.end_column = before.column + code_points(item->text, end);
        behind.column += code_points(item->text, rest);
    }
    struct node *map = node_new(arena, NODE_MAP, item->at);
    node_append(map, node_spelt(arena, item->text, end, before),
                node_spelt(arena, item->text + rest, length - rest, behind));
    map->first->plain = item->plain;
    return map;
}

/* ---- what is done ---------------------------------------------------------------------------------------------- */

/* As written but for who acts. */
static const struct node *read_strictly(struct judge *judge, int actor, const struct node *value, struct fault *fault,
                                        struct move *move)
{
    const struct match *match = &judge->verdict->match;
    int verb;
    const struct node *map = entry_long(match, &judge->entry_arena, value, fault, &verb);
    return map && move_read_long(match, actor, verb, map, fault, move) ? map : NULL;
}

void read_value_kindly(struct judge *judge, int actor, const struct node *value, struct kind_reading *reading)
{
    const struct match *match = &judge->verdict->match;
    struct fault silent = {.match = match, .scratch = &judge->entry_arena};
    *reading = (struct kind_reading){0};
    reading->map = read_strictly(judge, actor, value, &silent, &reading->move);
    if (!reading->map)
        kind_read(match, judge->before, &judge->entry_arena, actor, value, judge->hinted < MOST_HINTED, reading);
    judge->hinted += !reading->map;
}

/* Of `carl frobnicate` the missing colon is not what is wrong, of `Carl: frobnicate` not the capital. */
static void complain_of_value(struct judge *judge, int actor, const struct node *value, struct finding *last)
{
    struct fault fault = judge_fault(judge);
    struct move unread;
    docket_retract(&judge->verdict->docket, last);
    read_strictly(judge, actor, value, &fault, &unread);
}

static void note_reading(struct judge *judge, struct place at, const char *said)
{
    if (!docket_takes_note(&judge->verdict->docket))
        return;
    struct finding *note = judge_find(judge, RULING_NOTED, &common_rules[LOG_SPELLING], at, "read as `%s`", said);
    set_moments(judge, note, judge->before);
}

static void note_move(struct judge *judge, const struct node *item, const struct move *move)
{
    struct text said = {0};
    move_print(&judge->verdict->match, move, &said);
    note_reading(judge, item->first->at, text_string(&said));
    text_free(&said);
}

void propose(struct judge *judge, struct finding *first, const char *entry)
{
    struct arena *arena = judge->verdict->docket.arena;
    const char *bare = first->bare ? first->bare : first->message;
    first->corrected = arena_string(arena, entry);
    first->message = printable(arena, arena_format(arena, "%s; did you mean `%s`?", bare, entry));
    first->guess = NULL;
}

/* The strict reading's first complaint gets the entry as it should be written. */
static void improve(struct judge *judge, struct finding *first, const struct kind_reading *reading)
{
    if (!first)
        return;
    struct arena *arena = judge->verdict->docket.arena;
    if (reading->entries)
        first->corrected = arena_string(arena, reading->entries);
    if (reading->meant)
        propose(judge, first, reading->meant);
    else if (reading->write && !first->guess)
        first->message = printable(arena, arena_format(arena, "%s; write `%s`", first->message, reading->write));
}

/* ---- nobody acts ------------------------------------------------------------------------------------------------ */

const char *printed_move(struct judge *judge, const struct move *move)
{
    struct text said = {0};
    move_print(&judge->verdict->match, move, &said);
    return arena_keep(&judge->entry_arena, &said);
}

static bool begins_with(const char *whole, const char *part)
{
    char beginning[LONGEST_ACTOR + 1];
    size_t length = strlen(part);
    if (length >= strlen(whole) || length > LONGEST_ACTOR)
        return false;
    memcpy(beginning, whole, length);
    beginning[length] = '\0';
    return names_alike(beginning, part);
}

struct nearest nearest_actor(const struct match *match, const char *written)
{
    struct nearest nearest = {.written = written};
    const char *begun = NULL;
    int count = 0;
    for (int seat = 0; seat <= match->seats; seat++) {
        const char *name = seat < match->seats ? match->names[seat] : actor_name(match, CHANCE);
        nearest_try(&nearest, name);
        if ((begins_with(name, written) || begins_with(written, name)) && ++count)
            begun = name;
    }
    if (count == 1) {
        nearest.best = begun;
        nearest.distance = 0;
    }
    return nearest;
}

/* `Zoe: bid ares 2` where Zoë plays, or `Z: bid ares 2`: the whole entry is named. */
static void guess_actor(struct judge *judge, const struct node *entry, struct finding *first)
{
    const struct match *match = &judge->verdict->match;
    struct nearest nearest = nearest_actor(match, entry->first->key->text);
    struct kind_reading reading = {0};
    if (nearest.best)
        read_value_kindly(judge, actor_named(match, nearest.best), entry->first, &reading);
    if (reading.map)
        reading.meant = printed_move(judge, &reading.move);
    improve(judge, first, &reading);
}

bool is_of_table(const struct verb *verb)
{
    return verb->by == BY_TABLE || verb->by == USUALLY_TABLE;
}

/* `order: [ben, anna]`: what was done stands where somebody should. */
static void guess_who(struct judge *judge, struct node *item, int verb, struct finding *last)
{
    const struct match *match = &judge->verdict->match;
    const struct verb *row = &match->game->verbs[verb];
    const struct node *key = item->first->key;
    bool by_table = is_of_table(row);
    struct kind_reading reading = {0};
    docket_retract(&judge->verdict->docket, last);
    judge_find(judge, RULING_UNREADABLE, &common_rules[LOG_UNREADABLE], key->at,
               by_table ? "%s is what the table does" : "%s is what somebody does, but who?", row->name);
    if (by_table)
        read_value_kindly(judge, CHANCE, item, &reading);
    if (reading.map)
        reading.meant = printed_move(judge, &reading.move);
    improve(judge, docket_after(&judge->verdict->docket, last), &reading);
}

static void say_who(struct judge *judge, struct node *item, const struct node *entry, struct finding *last)
{
    int verb = item->kind == NODE_MAP ? verb_named(judge->verdict->match.game, item->first->key->text) : -1;
    if (verb >= 0)
        guess_who(judge, item, verb, last);
    else if (!tell_misplaced(judge, item, last)
             && !guess_plainly(judge, item, docket_after(&judge->verdict->docket, last)))
        guess_actor(judge, entry, docket_after(&judge->verdict->docket, last));
}

bool means_key(struct judge *judge, const struct node *key, const char *word)
{
    if (seat_named(&judge->verdict->match, key->text) >= 0)
        return false;
    if (same(key->text, word))
        return true;
    if (same(key->text, "table") || !names_alike(key->text, word) || actor_meant(judge, key->text) >= 0)
        return false;
    note_spelling(judge, key->at, word);
    return true;
}

/* ---- head, table and claims ------------------------------------------------------------------------------------- */

void note_spelling(struct judge *judge, struct place at, const char *read)
{
    struct docket *docket = &judge->verdict->docket;
    if (!at.line || !docket_takes_note(docket))
        return;
    struct finding *note = judge_find(judge, RULING_NOTED, &common_rules[LOG_SPELLING], at, "read as `%s`", read);
    note->instead = arena_string(docket->arena, read);
}

static void tell_spelling(void *whom, struct place at, const char *read)
{
    note_spelling(whom, at, read);
}

struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node)
{
    struct softening softening = {
        .match = &judge->verdict->match, .arena = arena, .tell = tell_spelling, .whom = judge};
    struct node *copy = node_copy(softening.arena, node);
    shape_soften(shape, copy, &softening);
    return copy;
}

bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node)
{
    struct finding *last = judge->verdict->docket.last;
    struct fault fault = judge_fault(judge);
    if (shape_fits(shape, *node, &fault))
        return true;
    docket_retract(&judge->verdict->docket, last);
    *node = softened(judge, arena, shape, *node);
    return shape_fits(shape, *node, &fault);
}

/* ---- items ------------------------------------------------------------------------------------------------------ */

struct node *read_kindly(struct judge *judge, struct node *item, struct finding *last, struct move *move,
                         struct remarks *remarks)
{
    struct docket *docket = &judge->verdict->docket;
    struct node *entry = item->kind == NODE_WORD ? with_colon(judge, item) : item->count == 1 ? item : NULL;
    if (!entry || entry->kind != NODE_MAP)
        return NULL;
    int actor = actor_meant(judge, entry->first->key->text);
    if (actor < 0) {
        say_who(judge, item, entry, last);
        return NULL;
    }
    struct kind_reading reading;
    read_value_kindly(judge, actor, entry->first, &reading);
    if (!reading.map && actor == CHANCE && tell_misplaced(judge, item, last))
        return NULL;
    if (reading.map || reading.instead || reading.wrong.sentence)
        docket_retract(docket, last);
    if (reading.instead)
        judge_complain(judge, entry->first->at, reading.instead);
    else if (reading.wrong.sentence)
        judge_complain_of(judge, &reading.wrong);
    else if (!reading.map && (entry != item || actor_named(&judge->verdict->match, entry->first->key->text) < 0))
        complain_of_value(judge, actor, entry->first, last);
    if (!reading.map)
        improve(judge, docket_after(docket, last), &reading);
    if (!reading.map)
        return NULL;
    *move = reading.move;
    *remarks = (struct remarks){0};
    judge->kindly = true;
    note_move(judge, entry, move);
    read_remarks(judge, reading.map, remarks);
    return entry;
}
