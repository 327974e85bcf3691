/* Fast list: items in one of the usual styles are read without libyaml, several times as fast.
   Whatever is not certain to mean the same there is left to libyaml, which then begins anew with that item.
   Only one of the two counts lines at a time: we go on from the line that libyaml says an item is on, and libyaml from where we leave. */
#include "doc/fast/fast_list.h"

#include "doc/events.h"
#include "doc/fast/fast_item.h"

void fast_list_root(struct reader *reader, bool with_directives)
{
    const yaml_event_t *event = &reader->event;
    bool bare = !with_directives && !event->data.mapping_start.anchor && !event->data.mapping_start.tag;
    reader->fast.allowed = bare && !reader->by_the_book;
}

void fast_list_open(struct reader *reader)
{
    reader->fast.open = reader->fast.allowed && reader->list.mendable;
    reader->fast.taken = false;
}

static void leave(struct reader *reader)
{
    struct fast_list *fast = &reader->fast;
    if (!fast->taken)
        return;
    fast->taken = false;
    list_begin_anew(reader, fast->line, "");
}

static bool at_item(const struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    return looking_at(reader) == YAML_MAPPING_START_EVENT && event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
           && (int)event->start_mark.column == reader->list.dash + 2;
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
    struct fast_list *fast = &reader->fast;
    if (!fast->open || reader->list.in_piece || (!fast->taken && !at_item(reader)))
        return NULL;
    struct fast_line line = {.arena = arena};
    bool held = fast->taken ? next_line(reader, &line) : find_line(reader, &line);
    struct node *item = held ? fast_item(&line, reader->list.dash) : NULL;
    if (item) {
        fast->taken = true;
        fast->line = line.number;
        line_buffer_go_to(reader->buffer, line.begin);
    } else
        leave(reader);
    return item;
}
