/* Fast list: items that stand on one line each are read without libyaml, several times as fast.
   Whatever is not certain to mean the same there is left to libyaml, which then begins anew with that item.
   Only one of the two counts lines at a time: we go on from the line that libyaml says an item is on, and libyaml from where we leave. */
#include "doc/fast/fast_list.h"

#include <assert.h>

#include "doc/events.h"
#include "doc/fast/fast_line.h"

enum { WIDEST_INDENT = 40 };

void fast_list_root(struct reader *reader, bool with_directives)
{
    const yaml_event_t *event = &reader->event;
    bool bare = !with_directives && !event->data.mapping_start.anchor && !event->data.mapping_start.tag;
    reader->fast.root = bare && !reader->by_the_book ? (int)event->start_mark.column : -1;
}

void fast_list_open(struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    struct fast_list *list = &reader->fast;
    list->dash = (int)event->start_mark.column;
    list->open = looking_at(reader) == YAML_SEQUENCE_START_EVENT
                 && event->data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE && list->root >= 0
                 && list->root == list->key && list->root <= list->dash && list->dash <= WIDEST_INDENT;
    list->taken = false;
}

/* As if the list were the first thing in the document. */
void fast_list_leave(struct reader *reader)
{
    static const char opening[] = "                                        k:\n";
    static_assert(sizeof opening == WIDEST_INDENT + sizeof "k:\n", "the indent fits");
    struct fast_list *list = &reader->fast;
    if (!list->taken)
        return;
    list->taken = false;
    yaml_parser_delete(&reader->parser);
    start_parser_at(reader, opening + WIDEST_INDENT - list->root, list->line);
    for (int events = 0; events < 6; events++) /* stream, document, map, key, list, and on to the item */
        advance(reader);
}

static bool at_item(const struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    return looking_at(reader) == YAML_MAPPING_START_EVENT && event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
           && (int)event->start_mark.column == reader->fast.dash + 2;
}

/* The line of the item that libyaml is looking at. False if it is not held. */
static bool find_line(const struct reader *reader, struct fast_line *line)
{
    const yaml_mark_t *mark = &reader->event.start_mark;
    line->begin = line_buffer_find(reader->buffer, mark->index - mark->column);
    line->number = event_place(reader).line;
    return line->begin;
}

static bool next_line(const struct reader *reader, struct fast_line *line)
{
    line->begin = line_buffer_next(reader->buffer);
    line->number = reader->fast.line;
    return true;
}

struct node *fast_list_item(struct reader *reader, struct arena *arena)
{
    struct fast_list *list = &reader->fast;
    if (!list->open || (!list->taken && !at_item(reader)))
        return NULL;
    struct fast_line line = {.arena = arena};
    bool held = list->taken ? next_line(reader, &line) : find_line(reader, &line);
    struct node *item = held ? fast_line_item(&line, list->dash) : NULL;
    if (item) {
        list->taken = true;
        list->line = line.number;
        line_buffer_go_to(reader->buffer, line.begin);
    } else
        fast_list_leave(reader);
    return item;
}
