/* Fast list: items in one of the common styles are read without libyaml, several times as fast. An item whose meaning
   is not certain is left to libyaml, which begins again with it. Only one of the two counts lines at a time: the fast
   reader continues from the line of libyaml's event, and libyaml from where the fast reader ended. */
#include "doc/fast/fast_list.h"

#include "doc/events.h"
#include "doc/fast/fast_line.h"
#include "doc/fast/letters.h"

void fast_list_root(struct reader *reader, bool with_directives)
{
    const yaml_event_t *event = &reader->event;
    bool bare = !with_directives && !event->data.mapping_start.anchor && !event->data.mapping_start.tag
                && event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE;
    reader->fast.allowed = bare && !reader->by_the_book && reader->list.root <= WIDEST_INDENT;
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
    list_begin_again(reader, fast->line, "");
}

static bool at_item(const struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    return looking_at(reader) == YAML_MAPPING_START_EVENT && event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
           && (int)event->start_mark.column == reader->list.dash + 2;
}

bool fast_list_find(const struct reader *reader, struct fast_line *line)
{
    const yaml_mark_t *mark = &reader->event.start_mark;
    bool taken = reader->fast.taken;
    line->begin =
        taken ? line_buffer_next(reader->buffer) : line_buffer_find(reader->buffer, mark->index - mark->column);
    line->number = taken ? reader->fast.line : event_place(reader).line;
    line->end = line_buffer_end(reader->buffer);
    return line->begin;
}

void fast_list_take(struct reader *reader, const struct fast_line *line)
{
    reader->fast.taken = true;
    reader->fast.line = line->number;
    line_buffer_go_to(reader->buffer, line->begin);
}

static bool at_dash(const struct reader *reader, const struct fast_line *line)
{
    return line->indent == reader->list.dash && fast_block_at_dash(line);
}

/* The fast reader takes an item only if another follows it, or something that certainly ends the list. */
static void end_list(struct reader *reader)
{
    reader->fast.open = reader->list.entered = false;
    reader->depth--;
}

static bool begins_item(const unsigned char *line, int dash)
{
    for (int i = 0; i < dash; i++)
        if (line[i] != ' ')
            return false;
    return line[dash] == '-' && line[dash + 1] == ' ';
}

bool fast_list_pair(struct reader *reader, struct arena *arena, struct list_item *item)
{
    struct fast_list *fast = &reader->fast;
    int dash = reader->list.dash;
    if (!fast->open || !fast->taken || reader->list.in_piece)
        return false;
    const unsigned char *line = line_buffer_next(reader->buffer), *next = NULL;
    if (begins_item(line, dash))
        next = fast_pair_read(line, dash + 2, fast->line, arena, &item->pair);
    if (!next || !begins_item(next, dash))
        return false;
    item->node = NULL;
    item->sound = true;
    fast->latest = line;
    fast->line = item->pair.value_at.end_line + 1;
    line_buffer_go_to(reader->buffer, next);
    return true;
}

bool fast_list_item(struct reader *reader, struct arena *arena, struct list_item *item)
{
    struct fast_list *fast = &reader->fast;
    struct fast_line line = {.arena = arena};
    bool read = false;
    if (!fast->open || reader->list.in_piece || (!fast->taken && !at_item(reader)))
        return false;
    if (fast_list_find(reader, &line)) {
        fast_block_enter(&line);
        bool dash = at_dash(reader, &line);
        if (fast->taken && !dash) {
            end_list(reader);
            return false;
        }
        read = dash && fast_block_item(&line, item);
    }
    if (read && (at_dash(reader, &line) || fast_root_follows(reader, &line))) {
        fast_list_take(reader, &line);
        return true;
    }
    leave(reader);
    return false;
}

/* The next line if this one has only plain characters, spaces, commas and colons, so that its value ends with it; else
   NULL. */
static inline const unsigned char *line_behind(const unsigned char *line)
{
    while (letter_kinds[line[0]] & letter_kinds[line[1]] & letter_kinds[line[2]] & letter_kinds[line[3]] & WITHIN)
        line += 4;
    while (letter_kinds[*line] & WITHIN)
        line++;
    line += line[0] == '\r' && line[1] == '\n';
    return *line == '\n' ? line + 1 : NULL;
}

/* An item ends with its line if line_behind says so and another dash follows. */
void fast_list_pass(struct reader *reader)
{
    struct fast_list *fast = &reader->fast;
    int dash = reader->list.dash;
    bool passed = fast->open && fast->taken && !reader->list.in_piece;
    while (passed) {
        const unsigned char *first = line_buffer_next(reader->buffer), *line = first;
        const unsigned char *next = begins_item(line, dash) ? line_behind(line + dash) : NULL;
        for (; next && begins_item(next, dash); next = line_behind(line + dash)) {
            fast->line++;
            line = next;
        }
        line_buffer_go_to(reader->buffer, line);
        passed = line > first;
    }
}
