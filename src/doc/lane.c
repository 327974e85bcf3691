/* Lane: items that stand on one line each are read without libyaml, several times as fast.
   Whatever is not certain to mean the same there is left to libyaml, which then begins anew with that item. */
#include "doc/lane.h"

#include <assert.h>
#include <string.h>

#include "doc/events.h"
#include "doc/line.h"

enum { WIDEST_INDENT = 40 };

void lane_root(struct reader *reader, bool with_directives)
{
    const yaml_event_t *event = &reader->event;
    bool bare = !with_directives && !event->data.mapping_start.anchor && !event->data.mapping_start.tag;
    reader->lane.root = bare && !reader->by_the_book ? (int)event->start_mark.column : -1;
}

void lane_open(struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    struct lane *lane = &reader->lane;
    lane->dash = (int)event->start_mark.column;
    lane->open = looking_at(reader) == YAML_SEQUENCE_START_EVENT
                 && event->data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE && lane->root >= 0
                 && lane->root == lane->key && lane->root <= lane->dash && lane->dash <= WIDEST_INDENT;
    lane->taken = false;
}

/* libyaml begins anew with the item that the tape is at, as if its list were the first thing in the document. */
static void leave(struct reader *reader)
{
    static const char opening[] = "                                        k:\n";
    static_assert(sizeof opening == WIDEST_INDENT + sizeof "k:\n", "the indent fits");
    struct lane *lane = &reader->lane;
    lane->taken = false;
    yaml_parser_delete(&reader->parser);
    reader->opening = opening + WIDEST_INDENT - lane->root;
    reader->first_byte = tape_offset(reader->tape) - (off_t)strlen(reader->opening);
    reader->first_line = reader->tape->line - 2;
    start_parser(reader);
    feed_parser(reader);
    for (int events = 0; events < 6; events++) /* stream, document, map, key, list, and on to the item */
        advance(reader);
}

static bool at_item_of_lane(const struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    return looking_at(reader) == YAML_MAPPING_START_EVENT && event->data.mapping_start.style == YAML_BLOCK_MAPPING_STYLE
           && (int)event->start_mark.column == reader->lane.dash + 2;
}

struct node *lane_item(struct reader *reader, struct arena *arena)
{
    struct lane *lane = &reader->lane;
    struct tape *tape = reader->tape;
    if (!lane->open || (!lane->taken && !at_item_of_lane(reader)))
        return NULL;
    struct line line = {.number =
                            lane->taken ? tape->line : (int)reader->event.start_mark.line + 1 + reader->first_line,
                        .arena = arena};
    line.begin = tape_look(tape, line.number);
    struct node *item = line.begin ? line_item(&line, lane->dash) : NULL;
    if (item) {
        lane->taken = true;
        tape_go_to(tape, line.number, line.begin);
    } else if (lane->taken)
        leave(reader);
    return item;
}
