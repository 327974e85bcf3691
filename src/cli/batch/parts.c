/* Parts of a file: some of its documents at a time. */
#include "cli/batch/parts.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "doc/line_break.h"

enum {
    PART_BYTES = 128 * 1024, /* a part ends with the document that reaches this size */
    BLOCK_BYTES = 32 * 1024,
    SOME_BYTES = 64,
    MARK = 4 /* bytes of `---` and what must follow it */
};

/* A block of the file, and how far it was searched. */
struct block {
    unsigned char bytes[BLOCK_BYTES];
    const unsigned char *at, *end;
    bool last;  /* the file ends with it */
    bool plain; /* lines end only in line feeds */
};

bool parts_worth(const struct source *source)
{
    return source->size > PART_BYTES;
}

struct file_parts parts_of(int file, int most_documents)
{
    return (struct file_parts){.file = file, .line = 1, .document = 1, .most = most_documents};
}

static bool has_line_feeds_only(const unsigned char *bytes, size_t size)
{
    unsigned char odd = 0;
    for (size_t i = 0; i < size; i++)
        odd |= (unsigned char)((bytes[i] == '\r') | (bytes[i] == 0xc2) | (bytes[i] == 0xe2));
    return !odd;
}

/* At a read error the file ends here; judging it will report why. */
static void read_block(struct block *block, int file, off_t offset)
{
    size_t size = 0;
    for (ssize_t got = 1; size < BLOCK_BYTES && got != 0;) {
        got = pread(file, block->bytes + size, BLOCK_BYTES - size, offset + (off_t)size);
        if (got < 0 && errno != EINTR)
            break;
        size += got > 0 ? (size_t)got : 0;
    }
    block->at = block->bytes;
    block->end = block->bytes + size;
    block->last = size < BLOCK_BYTES;
    block->plain = has_line_feeds_only(block->bytes, size);
}

/* The next line break and its length; the end of the block and 0 if there is none. */
static const unsigned char *next_break(const struct block *block, int *length)
{
    const unsigned char *at = block->at;
    *length = block->plain;
    if (block->plain)
        at = memchr(at, '\n', (size_t)(block->end - at));
    else
        while (at < block->end && (*length = line_break(at, block->end, block->last)) == 0)
            at++;
    if (at && at < block->end)
        return at;
    *length = 0;
    return block->end;
}

static bool begins_document(const unsigned char *line)
{
    unsigned char behind = line[MARK - 1];
    return memcmp(line, "---", MARK - 1) == 0 && (behind == ' ' || behind == '\t' || behind == '\r' || behind == '\n');
}

/* Most lines are only counted, several bytes at a time, while none begins with -- or %. */
static void pass_over(struct file_parts *parts, struct block *block)
{
    for (; block->end - block->at >= SOME_BYTES + MARK; block->at += SOME_BYTES) {
        const unsigned char *at = block->at;
        unsigned char lines = 0, marks = 0;
        for (int i = 0; i < SOME_BYTES; i++) {
            bool ends = at[i] == '\n';
            lines = (unsigned char)(lines + ends);
            marks |= (unsigned char)(ends & (((at[i + 1] == '-') & (at[i + 2] == '-')) | (at[i + 1] == '%')));
        }
        if (marks)
            return;
        parts->line += lines;
    }
}

/* Searches the lines that begin in the block. True at the next part, or at a directive, which ends the search; false at
   the end of the block. */
static bool look(struct file_parts *parts, struct block *block, off_t block_offset, const struct file_part *part)
{
    int length;
    for (;;) {
        if (block->plain)
            pass_over(parts, block);
        block->at = next_break(block, &length);
        const unsigned char *line = block->at + length;
        if (length <= 0 || block->end - line < MARK)
            return false;
        block->at = line;
        parts->line++;
        parts->offset = block_offset + (line - block->bytes);
        parts->ended = *line == '%';
        if (parts->ended)
            return true;
        if (begins_document(line)
            && (++parts->document - part->document >= parts->most || parts->offset - part->offset >= PART_BYTES))
            return true;
    }
}

/* The first line begins the first document, unless that begins with a --- after comments. */
static void look_at_first(struct file_parts *parts, const struct block *block)
{
    size_t mark = block->end - block->bytes > 3 && memcmp(block->bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    const unsigned char *first = block->bytes + mark, *line = first;
    parts->ended = first < block->end && *first == '%';
    while (line && line < block->end && (*line == '#' || *line == '\r' || *line == '\n')) {
        line = memchr(line, '\n', (size_t)(block->end - line));
        line += line != NULL;
    }
    parts->document = line == first || !line || block->end - line < MARK || !begins_document(line);
}

struct file_part parts_next(struct file_parts *parts)
{
    struct file_part part = {.line = parts->line, .offset = parts->offset, .document = parts->document};
    struct block block;
    off_t offset = parts->offset;
    for (bool found = false; !found && !parts->ended; offset += block.at - block.bytes) {
        read_block(&block, parts->file, offset);
        if (offset == 0)
            look_at_first(parts, &block);
        found = !parts->ended && look(parts, &block, offset, &part);
        parts->ended |= !found && block.last;
    }
    part.before = parts->ended ? 0 : parts->line;
    return part;
}
