/* List: the items of the list that was entered, one at a time. */
#include "doc/list.h"

#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "base/text.h"
#include "base/unicode.h"
#include "base/words.h"
#include "doc/events.h"
#include "doc/line_break.h"

static bool nothing(const yaml_event_t *event)
{
    return event->type == YAML_SCALAR_EVENT && plain_style(event)
           && (event->data.scalar.length == 0 || same((const char *)event->data.scalar.value, "~")
               || same((const char *)event->data.scalar.value, "null"));
}

void settle_value(struct reader *reader)
{
    struct list *list = &reader->list;
    if (!list->stuck || list->entered)
        return;
    list->stuck = false;
    break_off(reader, &list->trouble);
}

/* ---- where lines begin items and keys, judged by the first characters of each line ---- */

enum { SEEN_OF_LINE = 200, ROOM = 4096 };

struct scan {
    struct source *source;
    size_t at, end;
    bool last; /* the source has no more bytes */
    unsigned char bytes[ROOM];
};

/* Reads on until `count` bytes can be seen, if the source has them. */
static void see(struct scan *scan, size_t count)
{
    if (scan->last || scan->end - scan->at >= count)
        return;
    scan->end -= scan->at;
    memmove(scan->bytes, scan->bytes + scan->at, scan->end);
    scan->at = 0;
    while (!scan->last && scan->end < count) {
        ssize_t got = source_read(scan->source, scan->bytes + scan->end, ROOM - scan->end);
        scan->last = got <= 0;
        scan->end += got > 0 ? (size_t)got : 0;
    }
}

static void begin_scan(struct scan *scan, struct source *source, off_t offset)
{
    scan->source = source;
    scan->at = scan->end = 0;
    scan->last = false;
    source_seek(source, offset);
}

/* Moves to the next line. False if the input ends first. */
static bool pass_line(struct scan *scan)
{
    for (;;) {
        see(scan, 4);
        if (scan->at == scan->end)
            return false;
        int length = line_break(scan->bytes + scan->at, scan->bytes + scan->end, scan->last);
        scan->at += length > 0 ? (size_t)length : 1;
        if (length > 0)
            return true;
    }
}

static bool blank_or_end(const unsigned char *at, const unsigned char *end)
{
    return at == end || *at == ' ' || *at == '\t' || line_break(at, end, true) > 0;
}

static bool in_word(unsigned char byte)
{
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '-'
           || byte == '_';
}

/* Is there a word, perhaps in quotes, and a colon? */
static bool at_key(const unsigned char *at, const unsigned char *end)
{
    unsigned char quote = at < end && (*at == '"' || *at == '\'') ? *at++ : 0;
    const unsigned char *first = at;
    while (at < end && in_word(*at))
        at++;
    if (at == first || *first == '-' || (quote && (at == end || *at++ != quote)))
        return false;
    while (at < end && *at == ' ')
        at++;
    return at < end && *at == ':' && blank_or_end(at + 1, end);
}

static enum line_start what_starts(struct scan *scan, const struct list *list)
{
    see(scan, SEEN_OF_LINE);
    const unsigned char *at = scan->bytes + scan->at;
    const unsigned char *end = scan->bytes + scan->end;
    const unsigned char *line = at;
    while (at < end && *at == ' ')
        at++;
    bool marker = end - at >= 3 && (memcmp(at, "---", 3) == 0 || memcmp(at, "...", 3) == 0);
    if (at == line && marker && blank_or_end(at + 3, end))
        return STARTS_END;
    if (at - line == list->dash && at < end && *at == '-' && blank_or_end(at + 1, end))
        return STARTS_ITEM;
    return at - line == list->root && at_key(at, end) ? STARTS_KEY : STARTS_NOTHING;
}

enum line_start find_start(struct source *source, const struct list *list, off_t offset, int line, struct start *next)
{
    struct scan scan;
    begin_scan(&scan, source, offset);
    enum line_start first = what_starts(&scan, list);
    *next = (struct start){.line = line};
    do {
        next->line++;
        next->what = pass_line(&scan) ? what_starts(&scan, list) : STARTS_END;
    } while (next->what == STARTS_NOTHING);
    next->offset = source->next - (off_t)(scan.end - scan.at);
    return first;
}

/* Moves to the end of the line. False if there is more than a comment before it. */
static bool pass_blanks(struct scan *scan)
{
    for (;;) {
        see(scan, 4);
        if (scan->at == scan->end || scan->bytes[scan->at] == '#')
            return true;
        if (line_break(scan->bytes + scan->at, scan->bytes + scan->end, scan->last) > 0)
            return true;
        if (scan->bytes[scan->at] != ' ')
            return false;
        scan->at++;
    }
}

/* Moves to after the colon of the key on this line. */
static void pass_key(struct scan *scan)
{
    see(scan, SEEN_OF_LINE);
    while (scan->at < scan->end && scan->bytes[scan->at] != ':')
        scan->at++;
    scan->at += scan->at < scan->end;
}

/* Column of the dash that the line begins with, or -1. */
static int dash_column(struct scan *scan)
{
    see(scan, SEEN_OF_LINE);
    const unsigned char *line = scan->bytes + scan->at, *end = scan->bytes + scan->end, *at = line;
    while (at < end && *at == ' ')
        at++;
    return at < end && *at == '-' && blank_or_end(at + 1, end) ? (int)(at - line) : -1;
}

/* Finds the next line of the piece that begins with a dash and a key, "- anna:", though not like the items of the list.
   Returns the column of its dash; 0: there is none before the piece ends. */
static int find_misplaced_item(struct source *source, const struct list *list, struct start *found)
{
    struct scan scan;
    begin_scan(&scan, source, source_line_offset(source, list->line));
    for (int line = list->line + 1; line < list->next.line && pass_line(&scan); line++) {
        see(&scan, SEEN_OF_LINE);
        const unsigned char *begin = scan.bytes + scan.at, *end = scan.bytes + scan.end, *dash = begin;
        while (dash < end && *dash == ' ')
            dash++;
        const unsigned char *key = dash + (dash < end);
        while (key < end && *key == ' ')
            key++;
        if (dash < end && *dash == '-' && at_key(key, end)) {
            *found = (struct start){STARTS_ITEM, line, source->next - (off_t)(scan.end - scan.at)};
            return (int)(dash - begin) + 1;
        }
    }
    return 0;
}

/* Finds the first item below the key on `line` at `offset`, if the key's line has nothing more. Sets `dash`, `line` and
   `behind` of the list. False if there is no item. */
static bool find_first_item(struct source *source, struct list *list, off_t offset, int line)
{
    struct scan scan;
    begin_scan(&scan, source, offset);
    pass_key(&scan);
    if (!pass_blanks(&scan))
        return false;
    int first = 0;
    list->dash = -1;
    while (pass_line(&scan)) {
        line++;
        if (what_starts(&scan, list) != STARTS_NOTHING)
            return false;
        int dash = dash_column(&scan);
        if (first == 0 && (dash >= 0 || !pass_blanks(&scan)))
            first = line;
        if (dash >= list->root && dash <= WIDEST_INDENT) {
            list->dash = dash;
            list->line = first;
            list->behind = first != line;
            return true;
        }
    }
    return false;
}

/* The reader is stuck after the key: perhaps the first item is not YAML. */
static bool enter_torn_list(struct reader *reader)
{
    struct list *list = &reader->list;
    off_t offset = source_line_offset(reader->source, list->line);
    list->entered = list->mendable =
        list->root == list->key && find_first_item(reader->source, list, offset, list->line);
    list->depth = reader->depth + 1;
    list->in_piece = false;
    fast_list_open(reader);
    settle_value(reader);
    return list->entered;
}

bool reader_enter_list(struct reader *reader)
{
    const yaml_event_t *event = &reader->event;
    struct list *list = &reader->list;
    if (fast_root_enter(reader))
        return true;
    bool empty = nothing(event);
    if (list->stuck)
        return enter_torn_list(reader);
    if (!empty && looking_at(reader) != YAML_SEQUENCE_START_EVENT)
        return false;
    refuse_marks(reader);
    list->entered = !empty;
    list->dash = (int)event->start_mark.column;
    list->mendable = !empty && event->data.sequence_start.style == YAML_BLOCK_SEQUENCE_STYLE && list->root == list->key
                     && list->root <= list->dash && list->dash <= WIDEST_INDENT;
    list->depth = reader->depth + 1;
    list->line = event_place(reader).line;
    list->stuck = list->behind = list->in_piece = false;
    fast_list_open(reader);
    pass_event(reader);
    return true;
}

void list_begin_again(struct reader *reader, int line, const char *before)
{
    struct list *list = &reader->list;
    list->line = line;
    list->stuck = false;
    snprintf(list->opening, sizeof list->opening, "%*sk:\n%*s%s", list->root, "", *before ? list->dash : 0, "", before);
    start_parser_at(reader, list->opening, line);
    reader->depth = list->depth;
    enum { EVENTS = 6 }; /* stream, document, map, key, list or nothing, and the first event in it */
    for (int events = 0; events < EVENTS; events++)
        advance(reader);
}

void seek_buffer(struct reader *reader, off_t offset, off_t end)
{
    reader->end = end;
    source_seek(reader->source, offset);
    line_buffer_begin(reader->buffer, reader->source);
}

/* Leaves the piece and continues at `next`. */
static void go_on(struct reader *reader, struct start next)
{
    struct list *list = &reader->list;
    list->in_piece = list->behind = false;
    list->entered = next.what == STARTS_ITEM;
    seek_buffer(reader, next.offset, END_OF_SOURCE);
    list_begin_again(reader, next.line, "");
    if (!list->entered)
        reader->depth--;
}

/* Ends a piece. If it was cut, the lines from the cut on are next, and stuck. */
static void go_behind(struct reader *reader)
{
    struct list *list = &reader->list;
    if (!list->cut) {
        go_on(reader, list->next);
        return;
    }
    list->line = list->next.line;
    list->next = list->whole;
    list->trouble = list->first_trouble;
    list->cut = false;
    list->behind = list->stuck = true;
}

/* A dash on a line of its own is put before an item that lacks it. For text after the last item a whole item is put
   before it. */
static void read_piece(struct reader *reader, off_t offset, enum line_start first)
{
    struct list *list = &reader->list;
    list->in_piece = true;
    list->item = (struct place){list->line, list->dash + 1, list->line, list->dash + 2};
    seek_buffer(reader, offset, list->next.offset);
    list_begin_again(reader, list->line, list->behind ? "- x\n" : first == STARTS_ITEM ? "" : "-\n");
    for (int events = 0; events < 2 && list->behind; events++) /* the item put before it, and the end of the list */
        advance(reader);
    if (list->behind && !list->stuck)
        break_off(reader, &(struct trouble){.sentence = "not YAML: this does not belong to any entry"});
}

static void begin_piece(struct reader *reader)
{
    struct list *list = &reader->list;
    off_t offset = source_line_offset(reader->source, list->line);
    enum line_start first = find_start(reader->source, list, offset, list->line, &list->next);
    list->cut = false;
    if (list->behind && first != STARTS_NOTHING) {
        /* After the last item something else begins that is not part of the list: its mistake breaks the reader. */
        reader->list.stuck = reader->list.entered = false;
        break_off(reader, &reader->list.trouble);
    } else
        read_piece(reader, offset, first);
}

static bool within_piece(const struct list *list, const struct place *at)
{
    return at->line >= list->line && at->line < list->next.line;
}

static struct place trouble_place(const struct list *list)
{
    return within_piece(list, &list->trouble.at)     ? list->trouble.at
           : within_piece(list, &list->trouble.from) ? list->trouble.from
                                                     : list->item;
}

/* Tries again with the lines before the mistake, if there are any. */
static bool cut_piece(struct reader *reader)
{
    struct list *list = &reader->list;
    int line = trouble_place(list).line;
    if (list->cut || list->behind || line == list->line)
        return false;
    list->cut = true;
    list->whole = list->next;
    list->first_trouble = list->trouble;
    off_t offset = source_line_offset(reader->source, list->line);
    enum line_start first = find_start(reader->source, list, offset, list->line, &list->next);
    list->next = (struct start){STARTS_NOTHING, line, source_line_offset(reader->source, line)};
    read_piece(reader, offset, first);
    return true;
}

enum { TORN_MOST = 400 };

/* Adds the bytes as one line without its dash, several spaces as one. A NUL is shown as \x00. */
static void add_torn(const char *bytes, size_t count, struct text *line)
{
    for (size_t i = 0; i < count && line->length <= TORN_MOST; i++) {
        bool blank = bytes[i] && strchr(" \t\r\n", bytes[i]);
        bool dash = bytes[i] == '-' && !line->length;
        if (!bytes[i])
            text_add(line, "\\x00");
        else if (!blank && !dash)
            text_char(line, bytes[i]);
        else if (blank && line->length && line->bytes[line->length - 1] != ' ')
            text_char(line, ' ');
    }
}

/* The lines given up, from the list's line to the offset `end`, as a word. If they are long, only their beginning and "\...", so that it is not read as the whole
   entry. */
static struct node *torn_item(struct reader *reader, struct arena *arena, struct place at, off_t end)
{
    char bytes[TORN_MOST];
    struct text line = {0};
    off_t left = end - source_line_offset(reader->source, reader->list.line);
    source_seek(reader->source, source_line_offset(reader->source, reader->list.line));
    for (ssize_t got = 1; got > 0 && left > 0 && line.length <= TORN_MOST; left -= got) {
        got = source_read(reader->source, bytes, left < TORN_MOST ? (size_t)left : TORN_MOST);
        add_torn(bytes, got > 0 ? (size_t)got : 0, &line);
    }
    while (line.length && line.bytes[line.length - 1] == ' ')
        text_cut(&line, line.length - 1);
    if (line.length > TORN_MOST)
        text_add(&line, "\\...");
    struct node *item = node_word(arena, printable(arena, text_string(&line)), at);
    text_free(&line);
    return item;
}

/* Makes the item of what cannot be read as YAML. */
static void give_up_piece(struct reader *reader, struct arena *arena, struct list_item *item)
{
    struct list *list = &reader->list;
    if (list->cut) {
        list->next = list->whole;
        list->trouble = list->first_trouble;
    }
    struct start rest = list->next;
    int column = find_misplaced_item(reader->source, list, &rest);
    struct place at = trouble_place(list);
    reader_fault(reader, at, list->trouble.sentence);
    item->node = torn_item(reader, arena, at.line == list->line ? at : list->item, rest.offset);
    item->given_up = rest.line - 1;
    item->sound = false;
    if (!column) {
        go_on(reader, list->next);
        return;
    }
    /* The rest of the piece is stuck as well, and given up item by item. */
    list->line = rest.line;
    list->item = (struct place){rest.line, column, rest.line, column + 1};
    list->behind = true;
    list->cut = false;
}

/* In a piece a key may follow that line_start.c did not take for one. */
static void end_list(struct reader *reader)
{
    struct list *list = &reader->list;
    list->line = event_place(reader).line;
    list->behind = true;
    pass_event(reader);
    if (list->stuck)
        return;
    if (!list->in_piece)
        list->entered = false;
    else if (looking_at(reader) == YAML_MAPPING_END_EVENT)
        go_behind(reader);
    else {
        int line = event_place(reader).line;
        go_on(reader, (struct start){STARTS_KEY, line, source_line_offset(reader->source, line)});
    }
}

/* The item is certain once libyaml has read past it; until then complaints are held. */
static struct node *take_item(struct reader *reader, struct arena *arena, bool *sound)
{
    struct list *list = &reader->list;
    struct place at = list->item = event_place(reader);
    list->line = at.line;
    list->arena = arena;
    list->held = NULL;
    list->last_held = &list->held;
    reader->nodes = 0;
    reader->sound = true;
    struct node *item = take_value(reader, arena);
    list->arena = NULL;
    if (list->stuck)
        return NULL;
    for (const struct held_complaint *held = reader->list.held; held; held = held->next)
        reader_complain(reader, held->at, held->sentence);
    *sound = reader->sound && item && !reader->broken;
    return item ? item : node_word(arena, "", at);
}

static bool next_item(struct reader *reader, struct arena *arena, struct list_item *item)
{
    item->sound = fast_list_item(reader, arena, item);
    if (item->sound || reader->list.stuck || !reader->list.entered)
        return item->sound;
    if (looking_at(reader) != YAML_SEQUENCE_END_EVENT) {
        item->node = take_item(reader, arena, &item->sound);
        return item->node;
    }
    end_list(reader);
    return false;
}

void reader_pass_items(struct reader *reader)
{
    fast_list_pass(reader);
}

__attribute__((noinline)) static bool find_item(struct reader *reader, struct arena *arena, struct list_item *item)
{
    struct list *list = &reader->list;
    bool met = false;
    item->given_up = 0;
    while (!met && list->entered && !reader->broken)
        if (!list->stuck)
            met = next_item(reader, arena, item);
        else if (!list->in_piece)
            begin_piece(reader);
        else if (!cut_piece(reader)) {
            give_up_piece(reader, arena, item);
            met = true;
        }
    return met;
}

bool reader_glance(struct reader *reader, struct arena *arena, struct list_item *item)
{
    return fast_list_pair(reader, arena, item) || find_item(reader, arena, item);
}

bool reader_read(struct reader *reader, struct arena *arena, struct list_item *item)
{
    if (item->node || !item->pair.map)
        return true;
    /* The pair is read again, as nodes. */
    reader->fast.line = item->pair.key_at.line;
    line_buffer_go_to(reader->buffer, reader->fast.latest);
    return find_item(reader, arena, item);
}

bool reader_item(struct reader *reader, struct arena *arena, struct list_item *item)
{
    return reader_glance(reader, arena, item) && reader_read(reader, arena, item);
}
