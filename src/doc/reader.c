/* Reader: a stream of YAML documents, taken piece by piece; the only room that knows libyaml. */
#include "doc/reader.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

#include "base/arena.h"
#include "base/words.h"

enum {
    DEEPEST = 24,                     /* lists and maps inside each other */
    MOST_NODES = 20000,               /* in one entry or one part of the head */
    MOST_KEYS = 4096,                 /* in one map */
    LONGEST_WORD = 64 * 1024,
    MOST_BYTES_UNHEARD = 1024 * 1024, /* libyaml may swallow between two events: a scalar or comment without end */
};

struct reader {
    struct source *source;
    struct complaints complaints;
    yaml_parser_t parser;
    yaml_event_t event;               /* the one being looked at */
    bool holding, broken;
    bool empty_list;                  /* `log:` with nothing behind it */
    int depth;
    int first_line;                   /* lines before the one the parser calls 0 */
    size_t unheard;                   /* bytes since the last event */
    bool too_long;
    int nodes;                        /* of the value being read */
    bool sound;                       /* no complaint about it yet */
};

static struct place place_from(const struct reader *reader, const yaml_mark_t *start, const yaml_mark_t *end)
{
    return (struct place){(int)start->line + 1 + reader->first_line, (int)start->column + 1,
                          (int)end->line + 1 + reader->first_line, (int)end->column + 1};
}

static struct place event_place(const struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    struct place at = place_from(reader, &event->start_mark, &event->end_mark);
    if (at.end_line == at.line && at.end_column == at.column)
        at.end_column++;
    return at;
}

static void complain(struct reader *reader, struct place at, const char *sentence)
{
    reader->sound = false;
    reader->complaints.say(reader->complaints.whom, at, sentence);
}

static int feed(void *data, unsigned char *buffer, size_t size, size_t *got)
{
    struct reader *reader = data;
    ssize_t count = source_read(reader->source, buffer, size);
    reader->unheard += count > 0 ? (size_t)count : 0;
    reader->too_long = reader->unheard > MOST_BYTES_UNHEARD;
    *got = count > 0 ? (size_t)count : 0;
    return count >= 0 && !reader->too_long;
}

static void start_parser(struct reader *reader)
{
    if (!yaml_parser_initialize(&reader->parser)) {
        fputs("referee: out of memory\n", stderr);
        exit(4);
    }
    yaml_parser_set_encoding(&reader->parser, YAML_UTF8_ENCODING);
}

static const char *parser_problem(struct reader *reader, char *room, size_t size)
{
    const yaml_parser_t *parser = &reader->parser;
    if (reader->too_long)
        snprintf(room, size, "more than %d bytes without a break: a word or comment that long cannot be meant", MOST_BYTES_UNHEARD);
    else if (reader->source->error)
        snprintf(room, size, "cannot be read: %s", strerror(reader->source->error));
    else if (parser->error == YAML_READER_ERROR)
        snprintf(room, size, "not text in UTF-8: %s", parser->problem ? parser->problem : "bad bytes");
    else if (parser->problem && strstr(parser->problem, "cannot start any token"))
        snprintf(room, size, "not YAML: a character that cannot begin a word here (a tab, perhaps, or %% @ `)");
    else
        snprintf(room, size, "not YAML: %s%s%s", parser->problem ? parser->problem : "broken", parser->context ? ", " : "",
                 parser->context ? parser->context : "");
    return room;
}

static void break_off(struct reader *reader)
{
    char sentence[256];
    const yaml_mark_t *mark = &reader->parser.problem_mark;
    bool by_reader = reader->parser.error == YAML_READER_ERROR || reader->too_long || reader->source->error;
    struct place at = place_from(reader, by_reader ? &reader->parser.mark : mark, by_reader ? &reader->parser.mark : mark);
    at.end_column++;
    reader->broken = true;
    complain(reader, at, parser_problem(reader, sentence, sizeof sentence));
}

static void advance(struct reader *reader)
{
    if (reader->holding)
        yaml_event_delete(&reader->event);
    reader->holding = false;
    if (reader->broken)
        return;
    if (!yaml_parser_parse(&reader->parser, &reader->event)) {
        break_off(reader);
        return;
    }
    reader->holding = true;
    reader->unheard = 0;
}

static yaml_event_type_t looking_at(const struct reader *reader)
{
    return reader->holding ? reader->event.type : YAML_NO_EVENT;
}

static bool opens(yaml_event_type_t type)
{
    return type == YAML_SEQUENCE_START_EVENT || type == YAML_MAPPING_START_EVENT;
}

static bool closes(yaml_event_type_t type)
{
    return type == YAML_SEQUENCE_END_EVENT || type == YAML_MAPPING_END_EVENT;
}

/* Passes over the event, minding the depth. libyaml slows down with the square of it, hence the limit right here. */
static void pass_event(struct reader *reader)
{
    yaml_event_type_t type = looking_at(reader);
    if (closes(type))
        reader->depth--;
    if (opens(type) && ++reader->depth > DEEPEST) {
        complain(reader, event_place(reader), "lists and maps nested too deep (24 is the limit)");
        reader->broken = true;
    }
    advance(reader);
}

struct reader *reader_open(struct source *source, struct complaints complaints)
{
    struct reader *reader = must_alloc(sizeof *reader);
    reader->source = source;
    reader->complaints = complaints;
    start_parser(reader);
    yaml_parser_set_input(&reader->parser, feed, reader);
    return reader;
}

void reader_close(struct reader *reader)
{
    if (reader->holding)
        yaml_event_delete(&reader->event);
    yaml_parser_delete(&reader->parser);
    free(reader);
}

void reader_complain_to(struct reader *reader, struct complaints complaints)
{
    reader->complaints = complaints;
}

bool reader_broken(const struct reader *reader)
{
    return reader->broken;
}

void reader_skip(struct reader *reader)
{
    int outside = reader->depth;
    do
        pass_event(reader);
    while (reader->holding && reader->depth > outside);
}

/* To the start of the next document, wherever in the last one we are. */
static void find_document(struct reader *reader)
{
    while (!reader->broken && looking_at(reader) != YAML_DOCUMENT_START_EVENT && looking_at(reader) != YAML_STREAM_END_EVENT)
        pass_event(reader);
    reader->depth = 0;
}

bool reader_document(struct reader *reader, int *line)
{
    while (!reader->broken) {
        find_document(reader);
        if (looking_at(reader) != YAML_DOCUMENT_START_EVENT)
            return false;
        *line = (int)reader->event.start_mark.line + 1 + reader->first_line;
        advance(reader);
        if (looking_at(reader) == YAML_MAPPING_START_EVENT) {
            pass_event(reader);
            return !reader->broken;
        }
        if (!reader->broken)
            complain(reader, event_place(reader), "a record is a map: game, players, table, log ...");
    }
    return false;
}

static bool plain_style(const yaml_event_t *event)
{
    return event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
}

static void check_marks(struct reader *reader, const yaml_char_t *anchor, const yaml_char_t *tag)
{
    if (anchor)
        complain(reader, event_place(reader), "anchors are not used in records: write the value out");
    if (tag)
        complain(reader, event_place(reader), "tags are not used in records: write the value as it is");
}

static struct node *take_word(struct reader *reader, struct arena *arena)
{
    const yaml_event_t *event = &reader->event;
    struct place at = event_place(reader);
    size_t length = event->data.scalar.length;
    check_marks(reader, event->data.scalar.anchor, event->data.scalar.tag);
    if (length > LONGEST_WORD) {
        complain(reader, at, "this text is too long (64 KiB is the limit)");
        length = 0;
    }
    if (memchr(event->data.scalar.value, '\0', length)) {
        complain(reader, at, "a NUL character has no place in a record");
        length = 0;
    }
    struct node *node = node_word(arena, arena_copy(arena, (const char *)event->data.scalar.value, length), at);
    node->plain = plain_style(event);
    pass_event(reader);
    return node;
}

static struct node *take_value(struct reader *reader, struct arena *arena);

static void check_key(struct reader *reader, const struct node *map, const struct node *key)
{
    char sentence[160];
    for (const struct node *earlier = map->first; earlier; earlier = earlier->next)
        if (same(earlier->key->text, key->text)) {
            snprintf(sentence, sizeof sentence, "the key %.60s stands twice; it was on line %d already", key->text,
                     earlier->key->at.line);
            complain(reader, key->at, sentence);
            return;
        }
}

static void take_map(struct reader *reader, struct arena *arena, struct node *map)
{
    while (looking_at(reader) != YAML_MAPPING_END_EVENT && reader->holding) {
        if (looking_at(reader) != YAML_SCALAR_EVENT) {
            complain(reader, event_place(reader), "a key must be a word");
            reader_skip(reader);
            reader_skip(reader);
            continue;
        }
        struct node *key = take_word(reader, arena);
        if (map->count == MOST_KEYS)
            complain(reader, key->at, "more than 4096 keys in one map");
        if (map->count >= MOST_KEYS) {
            reader_skip(reader);
            map->count++;
            continue;
        }
        check_key(reader, map, key);
        struct node *value = take_value(reader, arena);
        if (value)
            node_append(map, key, value);
    }
}

static void take_list(struct reader *reader, struct arena *arena, struct node *list)
{
    while (looking_at(reader) != YAML_SEQUENCE_END_EVENT && reader->holding) {
        struct node *item = take_value(reader, arena);
        if (item)
            node_append(list, NULL, item);
    }
}

static struct node *take_collection(struct reader *reader, struct arena *arena)
{
    bool map = looking_at(reader) == YAML_MAPPING_START_EVENT;
    const yaml_event_t *event = &reader->event;
    if (map)
        check_marks(reader, event->data.mapping_start.anchor, event->data.mapping_start.tag);
    else
        check_marks(reader, event->data.sequence_start.anchor, event->data.sequence_start.tag);
    bool flow = map ? event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
                    : event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    struct node *node = node_new(arena, map ? NODE_MAP : NODE_LIST, event_place(reader));
    pass_event(reader);
    if (map)
        take_map(reader, arena, node);
    else
        take_list(reader, arena, node);
    if (flow && reader->holding) {
        struct place end = event_place(reader);
        node->at.end_line = end.end_line;
        node->at.end_column = end.end_column;
    } else if (node->first) {
        const struct node *first = node->first->key ? node->first->key : node->first;
        node->at = first->at;
    }
    pass_event(reader);
    return node;
}

/* NULL for what was complained about and passed over. */
static struct node *take_value(struct reader *reader, struct arena *arena)
{
    if (++reader->nodes > MOST_NODES) {
        if (reader->nodes == MOST_NODES + 1)
            complain(reader, event_place(reader), "too much in one piece (20000 words and lists are the limit)");
        reader_skip(reader);
        return NULL;
    }
    if (looking_at(reader) == YAML_SCALAR_EVENT)
        return take_word(reader, arena);
    if (opens(looking_at(reader)))
        return take_collection(reader, arena);
    if (looking_at(reader) == YAML_ALIAS_EVENT)
        complain(reader, event_place(reader), "aliases are not used in records: write the value out");
    pass_event(reader);
    return NULL;
}

struct node *reader_key(struct reader *reader, struct arena *arena)
{
    while (reader->holding && looking_at(reader) != YAML_MAPPING_END_EVENT) {
        if (looking_at(reader) == YAML_SCALAR_EVENT)
            return take_word(reader, arena);
        complain(reader, event_place(reader), "a key must be a word");
        reader_skip(reader);
        reader_skip(reader);
    }
    return NULL;
}

struct node *reader_value(struct reader *reader, struct arena *arena)
{
    reader->nodes = 0;
    reader->sound = true;
    struct node *node = take_value(reader, arena);
    return reader->sound ? node : NULL;
}

static bool nothing(const yaml_event_t *event)
{
    return event->type == YAML_SCALAR_EVENT && plain_style(event)
        && (event->data.scalar.length == 0 || same((const char *)event->data.scalar.value, "~")
            || same((const char *)event->data.scalar.value, "null"));
}

bool reader_enter_list(struct reader *reader)
{
    if (!reader->holding)
        return false;
    reader->empty_list = nothing(&reader->event);
    if (!reader->empty_list && looking_at(reader) != YAML_SEQUENCE_START_EVENT)
        return false;
    pass_event(reader);
    return true;
}

struct node *reader_item(struct reader *reader, struct arena *arena, bool *sound)
{
    if (reader->empty_list || !reader->holding)
        return NULL;
    if (looking_at(reader) == YAML_SEQUENCE_END_EVENT) {
        pass_event(reader);
        return NULL;
    }
    reader->nodes = 0;
    reader->sound = true;
    struct place at = event_place(reader);
    struct node *item = take_value(reader, arena);
    *sound = reader->sound && item && !reader->broken;
    return item ? item : node_word(arena, "", at);
}

void reader_return(struct reader *reader, int line)
{
    struct source *source = reader->source;
    struct complaints complaints = reader->complaints;
    if (reader->holding)
        yaml_event_delete(&reader->event);
    yaml_parser_delete(&reader->parser);
    *reader = (struct reader){.source = source, .complaints = complaints, .first_line = line - 1};
    source_seek(source, source_line_offset(source, line));
    start_parser(reader);
    yaml_parser_set_input(&reader->parser, feed, reader);
}

struct node *read_text(const char *text, struct arena *arena, struct complaints complaints)
{
    struct source nowhere = {0};
    struct reader reader = {.source = &nowhere, .complaints = complaints, .sound = true};
    start_parser(&reader);
    yaml_parser_set_input_string(&reader.parser, (const unsigned char *)text, strlen(text));
    struct node *node = NULL;
    find_document(&reader);
    if (looking_at(&reader) == YAML_DOCUMENT_START_EVENT) {
        advance(&reader);
        node = reader.holding ? reader_value(&reader, arena) : NULL;
    }
    if (reader.holding)
        yaml_event_delete(&reader.event);
    yaml_parser_delete(&reader.parser);
    return reader.sound ? node : NULL;
}
