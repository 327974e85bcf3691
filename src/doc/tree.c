/* Trees: a value of the stream as nodes, or skipped. */
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "doc/events.h"
#include "doc/keys.h"
#include "doc/limits.h"

bool plain_style(const yaml_event_t *event)
{
    return event->data.scalar.style == YAML_PLAIN_SCALAR_STYLE;
}

static void refuse_if(struct reader *reader, bool marked, const char *sentence)
{
    if (marked)
        reader_fault(reader, event_place(reader), sentence);
}

void refuse_marks(struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    yaml_event_type_t type = looking_at(reader);
    bool scalar = type == YAML_SCALAR_EVENT, list = type == YAML_SEQUENCE_START_EVENT,
         map = type == YAML_MAPPING_START_EVENT;
    refuse_if(reader,
              (scalar && event->data.scalar.anchor) || (list && event->data.sequence_start.anchor)
                  || (map && event->data.mapping_start.anchor),
              "a record cannot have anchors; write the value out");
    refuse_if(reader,
              (scalar && event->data.scalar.tag) || (list && event->data.sequence_start.tag)
                  || (map && event->data.mapping_start.tag),
              "a record cannot have tags; write the value alone");
    refuse_if(reader, type == YAML_ALIAS_EVENT, "a record cannot have aliases; write the value out");
}

void reader_skip(struct reader *reader)
{
    if (fast_root_skip(reader))
        return;
    settle_value(reader);
    int outside = reader->depth;
    do {
        refuse_marks(reader);
        pass_event(reader);
    } while (looking_at(reader) && reader->depth > outside);
}

void pass_odd_key(struct reader *reader)
{
    if (looking_at(reader) != YAML_ALIAS_EVENT)
        reader_fault(reader, event_place(reader), "a key must be a word");
    reader_skip(reader);
    reader_skip(reader);
}

struct node *take_word(struct reader *reader, struct arena *arena)
{
    const yaml_event_t *event = &reader->event;
    struct place at = event_place(reader);
    size_t length = event->data.scalar.length;
    refuse_marks(reader);
    if (length > LONGEST_WORD) {
        reader_fault(reader, at, "this text is too long; the limit is 64 KiB");
        length = 0;
    }
    if (!plain_style(event) && memchr(event->data.scalar.value, '\0', length)) {
        reader_fault(reader, at, "a record cannot have a NUL character");
        length = 0;
    }
    struct node *node = node_spelt(arena, (const char *)event->data.scalar.value, length, at);
    node->plain = plain_style(event);
    advance(reader);
    return node;
}

static void refuse_twice(struct reader *reader, const struct node *key, const struct node *earlier)
{
    char sentence[160];
    snprintf(sentence, sizeof sentence, "the key `%.60s` is already on line %d", key->text, earlier->at.line);
    reader_fault(reader, key->at, sentence);
}

static void take_map(struct reader *reader, struct arena *arena, struct node *map)
{
    struct keys keys = {0};
    while (looking_at(reader) != YAML_MAPPING_END_EVENT && looking_at(reader)) {
        if (looking_at(reader) != YAML_SCALAR_EVENT) {
            pass_odd_key(reader);
            continue;
        }
        struct node *key = take_word(reader, arena);
        if (map->count == MOST_KEYS)
            reader_fault(reader, key->at, "a map can have at most 4096 keys");
        if (map->count >= MOST_KEYS) {
            reader_skip(reader);
            map->count++;
            continue;
        }
        const struct node *earlier = keys_add(&keys, arena, map, key);
        if (earlier)
            refuse_twice(reader, key, earlier);
        struct node *value = take_value(reader, arena);
        if (value)
            node_append(map, key, value);
    }
}

static void take_list(struct reader *reader, struct arena *arena, struct node *list)
{
    while (looking_at(reader) != YAML_SEQUENCE_END_EVENT && looking_at(reader)) {
        struct node *item = take_value(reader, arena);
        if (item)
            node_append(list, NULL, item);
    }
}

static struct node *take_collection(struct reader *reader, struct arena *arena)
{
    bool map = looking_at(reader) == YAML_MAPPING_START_EVENT;
    const yaml_event_t *event = &reader->event;
    refuse_marks(reader);
    bool flow = map ? event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
                    : event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    struct node *node = node_new(arena, map ? NODE_MAP : NODE_LIST, event_place(reader));
    pass_event(reader);
    if (map)
        take_map(reader, arena, node);
    else
        take_list(reader, arena, node);
    if (flow && looking_at(reader)) {
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

struct node *take_value(struct reader *reader, struct arena *arena)
{
    if (++reader->nodes > MOST_NODES) {
        if (reader->nodes == MOST_NODES + 1)
            reader_fault(reader, event_place(reader),
                         "this part has more than 20000 words and lists, which is the limit");
        reader_skip(reader);
        return NULL;
    }
    if (looking_at(reader) == YAML_SCALAR_EVENT)
        return take_word(reader, arena);
    if (opens(looking_at(reader)))
        return take_collection(reader, arena);
    refuse_marks(reader);
    pass_event(reader);
    return NULL;
}
