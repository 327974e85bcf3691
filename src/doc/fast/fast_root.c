/* Fast root: the keys of the document's map with their values, read without libyaml. A key is certain once its value is
   read and another key or the end of the document follows, or with the first dash of its list: libyaml would have
   reported no mistake before. */
#include <string.h>

#include "base/text.h"
#include "doc/events.h"
#include "doc/fast/fast_line.h"
#include "doc/fast/fast_list.h"

/* Starts libyaml at the next byte of the buffer, the beginning of `line`, as if a pair of the map were before it. */
static void begin_again(struct reader *reader, int line)
{
    struct list *list = &reader->list;
    reader->fast.taken = false;
    memset(list->opening, ' ', sizeof list->opening);
    put_string(list->opening + list->root, sizeof list->opening - (size_t)list->root, "k: v\n");
    start_parser_at(reader, list->opening, line);
    enum { EVENTS = 6 }; /* stream, document, map, key, value, and the next */
    for (int events = 0; events < EVENTS; events++)
        advance(reader);
}

void fast_root_leave(struct reader *reader)
{
    reader->root = (struct fast_root){0};
    if (reader->fast.taken && !reader->list.entered)
        begin_again(reader, reader->fast.line);
}

/* Lets libyaml read the key returned last again, so that it comes to the value. */
static void return_to_key(struct reader *reader, struct arena *arena)
{
    struct fast_root root = reader->root;
    reader->root = (struct fast_root){0};
    seek_buffer(reader, root.offset, END_OF_SOURCE);
    begin_again(reader, root.line);
    if (looking_at(reader))
        take_key(reader, arena);
}

static bool at_root(const struct reader *reader)
{
    return looking_at(reader) == YAML_SCALAR_EVENT && (int)reader->event.start_mark.column == reader->list.root;
}

static bool plain_or_break(unsigned char byte)
{
    return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\r';
}

/* libyaml looks at three characters after the colon of a key before it returns the key. */
static bool at_certain_key(struct fast_line line, int column)
{
    struct fast_word key;
    return line.indent == column && fast_line_key_word(&line, &key) && plain_or_break(line.at[0])
           && plain_or_break(line.at[1]) && plain_or_break(line.at[2]);
}

static bool at_marker(const struct fast_line *line)
{
    const char *at = (const char *)line->begin;
    return (strncmp(at, "---", 3) == 0 || strncmp(at, "...", 3) == 0)
           && (at[3] == ' ' || at[3] == '\n' || at[3] == '\r');
}

bool fast_root_follows(const struct reader *reader, const struct fast_line *line)
{
    return line->at == line->end || at_marker(line) || at_certain_key(*line, reader->list.root);
}

/* Moves from `---` to the first key of the document below it, which must be at the left edge and certain. */
static bool find_document(struct fast_line *line)
{
    if (strncmp((const char *)line->begin, "---", 3) != 0)
        return false;
    line->at = line->begin + 3;
    return fast_line_next(line) && at_certain_key(*line, 0);
}

/* The first document may begin without `---`. */
static bool find_first(struct reader *reader, struct fast_line *line)
{
    line->begin = line_buffer_next(reader->buffer);
    line->number = reader->begin;
    line->end = line_buffer_end(reader->buffer);
    fast_block_enter(line);
    return !fast_line_ends(line) || fast_line_next(line);
}

static bool at_end(struct fast_line line)
{
    fast_block_enter(&line);
    return line.at == line.end;
}

enum fast_document fast_root_document(struct reader *reader, int *line)
{
    struct fast_line next = {0};
    bool ended = reader->root.ended, first = reader->begin;
    reader->root = (struct fast_root){0};
    if (reader->by_the_book || !(first ? find_first(reader, &next) : ended && fast_list_find(reader, &next)))
        return NOT_CERTAIN;
    if (ended && at_end(next)) {
        reader->root.ended = true;
        return NO_MORE;
    }
    *line = next.number;
    source_know_line(reader->source, next.number, line_buffer_offset_of(reader->buffer, next.begin));
    struct fast_line key = next;
    if (!(first && at_certain_key(next, 0)) && !find_document(&key))
        return NOT_CERTAIN;
    fast_list_take(reader, &key);
    reader->fast.allowed = true;
    reader->begin = reader->list.root = 0;
    reader->depth = 1;
    return BEGINS;
}

static bool find_list(struct fast_line *line, int column)
{
    struct fast_line below = *line;
    if (!fast_line_ends(&below) || !fast_line_next(&below) || below.indent < column || below.indent > WIDEST_INDENT
        || !fast_block_at_dash(&below))
        return false;
    *line = below;
    return true;
}

static struct node *take_pair(struct reader *reader, struct fast_line *line)
{
    struct fast_root *root = &reader->root;
    int column = reader->list.root;
    root->line = line->number;
    root->offset = line_buffer_offset_of(reader->buffer, line->begin);
    fast_block_enter(line);
    struct node *key = line->indent == column ? fast_line_key(line) : NULL;
    if (key && find_list(line, column))
        root->dash = line->indent + 1;
    else if (key)
        root->value = fast_block_value(line, column);
    return root->dash || (root->value && fast_root_follows(reader, line)) ? key : NULL;
}

struct node *fast_root_key(struct reader *reader, struct arena *arena)
{
    struct fast_list *fast = &reader->fast;
    if (!fast->allowed || reader->broken || (!fast->taken && !at_root(reader)))
        return NULL;
    reader->root = (struct fast_root){0};
    struct fast_line line = {.arena = arena};
    bool found = fast_list_find(reader, &line);
    struct fast_line next = line;
    if (found && fast->taken && (find_document(&next) || at_end(line))) {
        reader->root.ended = true;
        return NULL;
    }
    struct node *key = found ? take_pair(reader, &line) : NULL;
    if (!key) {
        fast_root_leave(reader);
        return NULL;
    }
    fast_list_take(reader, &line);
    reader->list.key = reader->list.root;
    return key;
}

struct node *fast_root_value(struct reader *reader, struct arena *arena)
{
    struct fast_root *root = &reader->root;
    struct fast_line line = {.arena = arena};
    struct node *value = root->value;
    if (root->dash && fast_list_find(reader, &line)) {
        fast_block_enter(&line);
        value = fast_block_list(&line);
        if (value && fast_root_follows(reader, &line))
            fast_list_take(reader, &line);
        else
            value = NULL;
    }
    if (value)
        *root = (struct fast_root){0};
    else if (root->line)
        return_to_key(reader, arena);
    return value;
}

bool fast_root_enter(struct reader *reader)
{
    struct list *list = &reader->list;
    struct fast_root root = reader->root;
    if (!root.dash) {
        struct arena arena = {0};
        if (root.line)
            return_to_key(reader, &arena);
        arena_free(&arena);
        return false;
    }
    reader->root = (struct fast_root){0};
    list->entered = list->mendable = true;
    list->dash = root.dash - 1;
    list->line = reader->fast.line;
    list->stuck = list->behind = list->in_piece = false;
    reader->depth = list->depth = reader->depth + 1;
    reader->fast.open = true;
    return true;
}

bool fast_root_skip(struct reader *reader)
{
    bool value = reader->root.value;
    struct arena arena = {0};
    if (!value && reader->root.line)
        return_to_key(reader, &arena);
    reader->root = (struct fast_root){0};
    arena_free(&arena);
    return value;
}
