/* Reader: a stream of YAML documents, taken piece by piece. */
#include "doc/reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"
#include "base/words.h"
#include "doc/events.h"

struct reader *reader_open(struct source *source)
{
    struct reader *reader = must_alloc(sizeof *reader);
    reader->buffer = line_buffer_new();
    reader_turn_to(reader, source);
    return reader;
}

void reader_turn_to(struct reader *reader, struct source *source)
{
    stop_parser(reader);
    *reader = (struct reader){.source = source, .buffer = reader->buffer, .begin = 1, .end = END_OF_SOURCE};
    line_buffer_begin(reader->buffer, source);
}

void reader_close(struct reader *reader)
{
    stop_parser(reader);
    free(reader->buffer);
    free(reader);
}

void reader_complain_to(struct reader *reader, struct complaints complaints)
{
    reader->complaints = complaints;
}

void reader_by_the_book(struct reader *reader)
{
    reader->by_the_book = true;
}

bool reader_broken(const struct reader *reader)
{
    return reader->broken;
}

/* Moves to the start of the next document from anywhere in the present one. */
static void find_document(struct reader *reader)
{
    struct complaints complaints = reader->complaints;
    struct arena arena = {0};
    struct list_item item;
    reader->complaints = (struct complaints){0};
    while (reader_item(reader, &arena, &item))
        arena_reset(&arena);
    reader->complaints = complaints;
    arena_free(&arena);
    fast_root_leave(reader);
    settle_value(reader);
    while (!reader->broken && looking_at(reader) != YAML_DOCUMENT_START_EVENT
           && looking_at(reader) != YAML_STREAM_END_EVENT)
        pass_event(reader);
    reader->depth = 0;
}

/* Has the document only comments? */
static bool is_empty(const struct reader *reader)
{
    return looking_at(reader) == YAML_SCALAR_EVENT && reader->event.data.scalar.length == 0
           && reader->event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE && !reader->event.data.scalar.anchor
           && !reader->event.data.scalar.tag;
}

/* Enters the next document that is not empty. False: there is none. */
static bool enter_document(struct reader *reader, int *line, bool *directives)
{
    int begun;
    do {
        find_document(reader);
        if (looking_at(reader) != YAML_DOCUMENT_START_EVENT)
            return false;
        begun = (int)reader->event.start_mark.line + 1 + reader->first_line;
        *directives = reader->event.data.document_start.tag_directives.start
                      != reader->event.data.document_start.tag_directives.end;
        advance(reader);
    } while (is_empty(reader));
    *line = begun;
    return true;
}

bool reader_document(struct reader *reader, int *line)
{
    enum fast_document next = fast_root_document(reader, line);
    bool directives;
    if (next != NOT_CERTAIN)
        return next == BEGINS;
    /* On a later line than the first libyaml gets a line feed before it, so that it does not skip a byte order mark
       there. */
    if (reader->begin)
        start_parser_at(reader, reader->begin > 1 ? "\n" : "", reader->begin);
    reader->begin = 0;
    if (!enter_document(reader, line, &directives))
        return false;
    if (reader->broken)
        return false;
    bool map = looking_at(reader) == YAML_MAPPING_START_EVENT;
    struct place at = event_place(reader);
    char slip[256];
    /* In the second column a mark may stand before it. */
    if (!map || reader->event.start_mark.column == 1)
        reader->broken = print_slip(reader, at.line, slip, sizeof slip);
    if (reader->broken || !map) {
        reader_fault(reader, at,
                     reader->broken ? slip : "this is not a record; a record has `game:`, `players:` and `log:`");
        return false;
    }
    refuse_marks(reader);
    reader->list.root = (int)reader->event.start_mark.column;
    fast_list_root(reader, directives);
    pass_event(reader);
    return !reader->broken;
}

struct node *take_key(struct reader *reader, struct arena *arena)
{
    struct list *list = &reader->list;
    list->line = event_place(reader).line;
    list->at_key = true;
    struct node *key = take_word(reader, arena);
    list->at_key = false;
    return key;
}

struct node *reader_key(struct reader *reader, struct arena *arena)
{
    settle_value(reader);
    struct node *key = fast_root_key(reader, arena);
    if (key || reader->root.ended)
        return key;
    while (looking_at(reader) && looking_at(reader) != YAML_MAPPING_END_EVENT) {
        reader->list.key = (int)reader->event.start_mark.column;
        if (looking_at(reader) == YAML_SCALAR_EVENT)
            return take_key(reader, arena);
        pass_odd_key(reader);
    }
    return NULL;
}

struct node *reader_value(struct reader *reader, struct arena *arena)
{
    struct node *value = fast_root_value(reader, arena);
    if (value)
        return value;
    settle_value(reader);
    reader->nodes = 0;
    reader->sound = true;
    struct node *node = take_value(reader, arena);
    return reader->sound ? node : NULL;
}

void reader_return(struct reader *reader, int line)
{
    struct reader fresh = {.source = reader->source,
                           .complaints = reader->complaints,
                           .by_the_book = reader->by_the_book,
                           .buffer = reader->buffer,
                           .begin = line,
                           .end = END_OF_SOURCE};
    stop_parser(reader);
    *reader = fresh;
    source_seek(reader->source, source_line_offset(reader->source, line));
    line_buffer_begin(reader->buffer, reader->source);
}

struct node *read_text(const char *text, struct arena *arena, struct complaints complaints)
{
    struct source nowhere = {.file = -1, .copy = -1};
    struct reader reader = {.source = &nowhere, .complaints = complaints, .sound = true, .text = text};
    start_parser(&reader);
    yaml_parser_set_input_string(&reader.parser, (const unsigned char *)text, strlen(text));
    struct node *node = NULL;
    int line;
    bool directives;
    if (enter_document(&reader, &line, &directives))
        node = looking_at(&reader) ? reader_value(&reader, arena) : NULL;
    if (node && enter_document(&reader, &line, &directives))
        reader_fault(&reader, event_place(&reader), "`---` ends an entry; remove it and give each entry separately");
    stop_parser(&reader);
    return reader.sound && !reader.broken ? node : NULL;
}
