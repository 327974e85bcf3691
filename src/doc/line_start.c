/* Where lines begin items and keys, judged by the first characters of each line. */
#include <string.h>

#include "doc/line_break.h"
#include "doc/list.h"

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

static bool at_marker(const unsigned char *at, const unsigned char *end)
{
    return end - at >= 3 && (memcmp(at, "---", 3) == 0 || memcmp(at, "...", 3) == 0) && blank_or_end(at + 3, end);
}

static enum line_start start_of(const struct list *list, const unsigned char *at, const unsigned char *end)
{
    const unsigned char *line = at;
    while (at < end && *at == ' ')
        at++;
    if (at == line && at_marker(at, end))
        return STARTS_END;
    if (at - line == list->dash && at < end && *at == '-' && blank_or_end(at + 1, end))
        return STARTS_ITEM;
    return at - line == list->root && at_key(at, end) ? STARTS_KEY : STARTS_NOTHING;
}

static enum line_start what_starts(struct scan *scan, const struct list *list)
{
    see(scan, SEEN_OF_LINE);
    return start_of(list, scan->bytes + scan->at, scan->bytes + scan->end);
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

bool find_first_item(struct source *source, struct list *list, off_t offset, int line)
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
