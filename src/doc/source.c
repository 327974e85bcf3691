/* Source: the bytes of one input, which can be read again: for a head that follows its log, and to quote lines. */
#include "doc/source.h"

#include <errno.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/random.h"
#include "base/words.h"
#include "doc/line_break.h"

#ifndef SOURCE_CHUNK
#define SOURCE_CHUNK ((size_t)8 * 1024)
#endif

enum { INDEX_STEP = 64 };

struct known_line {
    int line;
    off_t offset;
};

void source_of_text(struct source *source, const char *text, size_t length, const char *name)
{
    *source = (struct source){.name = name, .file = -1, .copy = -1, .text = text, .held = (off_t)length};
}

void source_close(struct source *source)
{
    if (source->file >= 0)
        close(source->file);
    if (source->copy >= 0)
        close(source->copy);
    free(source->known);
}

static bool write_all(int file, const char *bytes, size_t size)
{
    while (size > 0) {
        ssize_t wrote = write(file, bytes, size);
        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote < 0)
            return false;
        bytes += wrote;
        size -= (size_t)wrote;
    }
    return true;
}

/* Reads bytes that are already held, at `offset`. */
static ssize_t read_held(const struct source *source, void *bytes, size_t size, off_t offset)
{
    if (source->size && offset >= source->size)
        return 0;
    if (!source->text)
        return pread(source->copy >= 0 ? source->copy : source->file, bytes, size, offset);
    size_t left = offset < source->held ? (size_t)(source->held - offset) : 0;
    size_t got = size < left ? size : left;
    if (got)
        memcpy(bytes, source->text + offset, got);
    return (ssize_t)got;
}

static ssize_t read_some(struct source *source, void *bytes, size_t size, off_t offset)
{
    bool from_pipe = source->copy >= 0 && offset >= source->held;
    if (from_pipe && !source->bytes_left)
        return 0;
    if (source->piecemeal && size > 1)
        size = 1
               + (size_t)random_below(source->piecemeal,
                                      size > 200 && random_below(source->piecemeal, 3) ? 200 : (int)size);
    ssize_t got;
    do {
        if (from_pipe)
            got = read(source->file, bytes, size);
        else
            got = read_held(source, bytes, size, offset);
    } while (got < 0 && errno == EINTR);
    if (!from_pipe)
        return got;
    source->too_much = got > 0 && source->most && got > source->most - source->held;
    if (got <= 0)
        source->bytes_left = false;
    else if (source->too_much) {
        errno = EFBIG;
        got = -1;
    } else if (write_all(source->copy, bytes, (size_t)got))
        source->held += got;
    else
        got = -1;
    return got;
}

ssize_t source_read(struct source *source, void *bytes, size_t size)
{
    size_t most = source->copy >= 0 && source->next < source->held && (off_t)size > source->held - source->next
                      ? (size_t)(source->held - source->next)
                      : size;
    ssize_t got = read_some(source, bytes, most, source->next);
    if (got < 0) {
        source->error = errno;
        return -1;
    }
    bool first = source->next == 0;
    source->next += got;
    while (first && got > 0 && got < 3 && (size_t)got < size) { /* a byte order mark may arrive in several reads */
        ssize_t more = read_some(source, (char *)bytes + got, 3 - (size_t)got, source->next);
        if (more <= 0)
            break;
        got += more;
        source->next += more;
    }
    if (!first || got < 3 || memcmp(bytes, "\xef\xbb\xbf", 3) != 0)
        return got;
    memmove(bytes, (char *)bytes + 3, (size_t)got - 3);
    return got > 3 ? got - 3 : source_read(source, bytes, size);
}

void source_seek(struct source *source, off_t offset)
{
    source->next = offset;
}

/* Reads the bytes held at the offset; `*last` says that there are no more after them. */
static size_t window(struct source *source, unsigned char *bytes, off_t offset, bool *last)
{
    size_t got = 0;
    while (got < SOURCE_CHUNK) {
        ssize_t more = read_held(source, bytes + got, SOURCE_CHUNK - got, offset + (off_t)got);
        if (more < 0 && errno == EINTR)
            continue;
        if (more <= 0)
            break;
        got += (size_t)more;
    }
    *last = got < SOURCE_CHUNK;
    return got;
}

/* How many of the known lines begin at or before both `line` and `offset`. */
static int known_up_to(const struct source *source, int line, off_t offset)
{
    int low = 0, high = source->known_lines;
    while (low < high) {
        int middle = low + (high - low) / 2;
        bool before = source->known[middle].line <= line && source->known[middle].offset <= offset;
        low = before ? middle + 1 : low;
        high = before ? high : middle;
    }
    return low;
}

/* The last of the first `count` known lines; the first line of the source is always known. */
static struct known_line known_line(const struct source *source, int count)
{
    return count ? source->known[count - 1] : (struct known_line){source->lines_before + 1, source->begins};
}

void source_know_line(struct source *source, int line, off_t offset)
{
    int at = known_up_to(source, line, offset), count = source->known_lines;
    if (line - known_line(source, at).line < INDEX_STEP || (at < count && source->known[at].line - line < INDEX_STEP))
        return;
    if ((count & (count - 1)) == 0)
        source->known = must_grow(source->known, sizeof *source->known * (size_t)(count ? 2 * count : 1));
    memmove(source->known + at + 1, source->known + at, sizeof *source->known * (size_t)(count - at));
    source->known[at] = (struct known_line){line, offset};
    source->known_lines++;
}

/* Walks from the beginning of a line to `line`, or to the last line before it that begins at or before `limit`. */
static off_t walk(struct source *source, int *at_line, off_t begins, int line, off_t limit)
{
    unsigned char bytes[SOURCE_CHUNK];
    off_t offset = begins;
    for (bool last = false; *at_line < line && offset < limit && !last;) {
        int length = 0;
        size_t i = 0, size = window(source, bytes, offset, &last);
        while (i < size && *at_line < line && offset + (off_t)i < limit) {
            int plain = size - i >= 8 ? count_plain(bytes + i) : 0;
            i += (size_t)plain;
            if (plain == 8)
                continue;
            length = line_break(bytes + i, bytes + size, last);
            if (length == LINE_BREAK_CUT)
                break;
            i += length ? (size_t)length : 1;
            if (length && offset + (off_t)i <= limit)
                source_know_line(source, ++*at_line, begins = offset + (off_t)i);
        }
        offset += (off_t)i;
    }
    source->near_line = *at_line;
    source->near_offset = begins;
    return begins;
}

off_t source_line_offset(struct source *source, int line)
{
    if (line <= source->lines_before)
        return -1;
    struct known_line from = known_line(source, known_up_to(source, line, INT64_MAX));
    if (source->near_line > from.line && source->near_line <= line)
        from = (struct known_line){source->near_line, source->near_offset};
    off_t offset = walk(source, &from.line, from.offset, line, INT64_MAX);
    return from.line == line ? offset : -1;
}

void source_locate(struct source *source, off_t offset, int *line, int *column)
{
    struct known_line from = known_line(source, known_up_to(source, INT_MAX, offset));
    off_t start = walk(source, &from.line, from.offset, INT_MAX, offset);
    *line = from.line;
    struct text before = {0};
    source_line(source, *line, (size_t)(offset - start), &before);
    *column = code_points(text_string(&before), before.length) + 1;
    text_free(&before);
}

/* Adds the bytes up to the line break and returns how many; `*done` once it was found or `most` is reached. */
static size_t add_until_break(const unsigned char *bytes, size_t size, bool last, size_t most, struct text *out,
                              bool *done)
{
    size_t i = 0;
    int length = 0;
    while (i < size && out->length + i < most && (length = line_break(bytes + i, bytes + size, last)) == 0)
        i++;
    *done = i < size && length != LINE_BREAK_CUT;
    while (*done && i > 0 && (bytes[i] & 0xc0) == 0x80)
        i--;
    text_add_bytes(out, (const char *)bytes, i);
    return i;
}

bool source_line(struct source *source, int line, size_t most, struct text *out)
{
    unsigned char bytes[SOURCE_CHUNK];
    off_t offset = source_line_offset(source, line);
    bool last = false, any = false;
    if (offset < 0)
        return false;
    for (bool done = false; !done && !last;) {
        size_t size = window(source, bytes, offset, &last);
        size_t mark = offset == 0 && size >= 3 && memcmp(bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
        any = any || size > 0;
        offset += (off_t)(mark + add_until_break(bytes + mark, size - mark, last, most, out, &done));
    }
    return any;
}
