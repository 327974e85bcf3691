/* Line buffer: passes the bytes of a source to the parser, one line at a time. */
#include "doc/fast/line_buffer.h"

#include <string.h>

#include "base/arena.h"
#include "doc/line_break.h"

struct line_buffer *line_buffer_new(void)
{
    struct line_buffer *buffer =
        must_grow(NULL, sizeof *buffer); /* not zeroed: for a small file that would take longer than reading it */
    buffer->room = LINE_BUFFER_BYTES;
    buffer->ahead = LINE_BUFFER_AHEAD;
    return buffer;
}

void line_buffer_begin(struct line_buffer *buffer, struct source *source)
{
    buffer->source = source;
    buffer->next = buffer->end = 0;
    memset(buffer->bytes, 0, LINE_BUFFER_ZEROS);
    buffer->ended = false;
    buffer->offset = buffer->source->next;
    line_buffer_serve(buffer, 0);
}

void line_buffer_serve(struct line_buffer *buffer, size_t characters)
{
    buffer->characters = characters;
    buffer->at_line = true;
    buffer->lines = 0;
    for (int i = 0; i < LINE_BUFFER_LINES; i++)
        buffer->begun[i].offset = -1;
}

off_t line_buffer_offset(const struct line_buffer *buffer)
{
    return buffer->offset + (off_t)buffer->next;
}

off_t line_buffer_offset_of(const struct line_buffer *buffer, const unsigned char *byte)
{
    return buffer->offset + (byte - buffer->bytes);
}

/* The offset of the oldest line that is kept; the first bytes of the buffer may go even if a line begins there. */
static off_t oldest_line(const struct line_buffer *buffer)
{
    off_t oldest = line_buffer_offset(buffer);
    for (int i = 0; i < LINE_BUFFER_LINES; i++)
        if (buffer->begun[i].offset > buffer->offset && buffer->begun[i].offset < oldest)
            oldest = buffer->begun[i].offset;
    return oldest;
}

/* Reads on. Bytes before `kept` may be dropped to make room. False if there is no room, at the end, or after an error,
   which the source remembers. */
static bool fill(struct line_buffer *buffer, off_t kept)
{
    if (buffer->end == buffer->room) {
        size_t gone = (size_t)(kept - buffer->offset);
        memmove(buffer->bytes, buffer->bytes + gone, buffer->end - gone);
        buffer->offset = kept;
        buffer->next -= gone;
        buffer->end -= gone;
    }
    if (buffer->ended || buffer->end == buffer->room)
        return false;
    ssize_t got = source_read(buffer->source, buffer->bytes + buffer->end, buffer->room - buffer->end);
    size_t count = got > 0 ? (size_t)got : 0;
    if (buffer->end == 0)
        buffer->offset = buffer->source->next - (off_t)count; /* the source skips a byte order mark */
    buffer->ended = got <= 0;
    buffer->end += count;
    memset(buffer->bytes + buffer->end, 0, LINE_BUFFER_ZEROS);
    return got > 0;
}

/* Length of the next line, or of what is held of it if there is no room for all. */
static size_t next_line(struct line_buffer *buffer)
{
    const unsigned char *line, *line_feed;
    size_t held = 0, searched;
    do {
        searched = held;
        line = buffer->bytes + buffer->next;
        held = buffer->end - buffer->next;
        line_feed = memchr(line + searched, '\n', held - searched);
    } while (!line_feed && fill(buffer, oldest_line(buffer)));
    return line_feed ? (size_t)(line_feed + 1 - line) : held;
}

/* How many bytes are before one that libyaml may refuse: a control character, bytes that are not UTF-8 or need a closer
   look. */
static size_t count_fine(const unsigned char *bytes, size_t count, size_t *characters)
{
    size_t i = 0, continued = 0;
    while (i < count) {
        int plain = count - i >= 8 ? count_plain(bytes + i) : 0;
        i += (size_t)plain;
        if (plain == 8)
            continue;
        unsigned char byte = bytes[i];
        if ((byte >= ' ' && byte < 0x7f) || byte == '\n' || byte == '\t' || byte == '\r') {
            i++;
            continue;
        }
        size_t more = byte >= 0xc3 && byte <= 0xdf ? 1 : byte >= 0xe1 && byte <= 0xee && byte != 0xed ? 2 : 0;
        if (more == 0 || i + more >= count || (bytes[i + 1] & 0xc0) != 0x80 || (bytes[i + more] & 0xc0) != 0x80)
            break;
        i += 1 + more;
        continued += more;
    }
    *characters = i - continued;
    return i;
}

/* A line that is empty or only a comment may begin with tabs: YAML allows that, libyaml does not. */
static void clear_tabs(const struct line_buffer *buffer, unsigned char *line, size_t count)
{
    size_t blanks = 0;
    bool last = buffer->ended && buffer->next + count == buffer->end;
    while (blanks < count && (line[blanks] == ' ' || line[blanks] == '\t'))
        blanks++;
    if (blanks < count ? strchr("\r\n#", line[blanks]) != NULL : last)
        memset(line, ' ', blanks);
}

/* Bytes that libyaml may refuse are passed one by one, so that it refuses them only when it reaches them. */
ssize_t line_buffer_hand_out(struct line_buffer *buffer, void *bytes, size_t size)
{
    size_t count = next_line(buffer);
    if (count == 0)
        return buffer->source->error ? -1 : 0;
    if (buffer->at_line) {
        unsigned row = buffer->lines++ % LINE_BUFFER_LINES;
        buffer->begun[row].offset = line_buffer_offset(buffer);
        buffer->begun[row].characters = buffer->characters;
    }
    const unsigned char *next = buffer->bytes + buffer->next;
    size_t characters;
    count = count_fine(next, count < size ? count : size, &characters);
    if (count == 0) {
        count = 1;
        characters = (*next & 0xc0) != 0x80;
    }
    memcpy(bytes, next, count);
    if (buffer->at_line)
        clear_tabs(buffer, bytes, count);
    buffer->at_line = next[count - 1] == '\n';
    buffer->next += count;
    buffer->characters += characters;
    return (ssize_t)count;
}

static const unsigned char *look(struct line_buffer *buffer, off_t from)
{
    while (buffer->offset + (off_t)buffer->end < from + (off_t)buffer->ahead && fill(buffer, from))
        ;
    return buffer->bytes + (from - buffer->offset);
}

const unsigned char *line_buffer_find(struct line_buffer *buffer, size_t characters)
{
    for (int i = 0; i < LINE_BUFFER_LINES; i++)
        if (buffer->begun[i].offset >= buffer->offset && buffer->begun[i].characters == characters)
            return look(buffer, buffer->begun[i].offset);
    return NULL;
}

const unsigned char *line_buffer_read_on(struct line_buffer *buffer)
{
    if (buffer->next == buffer->end)
        fill(buffer, line_buffer_offset(buffer)); /* the first read may move the offset */
    return look(buffer, line_buffer_offset(buffer));
}

const unsigned char *line_buffer_end(const struct line_buffer *buffer)
{
    return buffer->ended && !buffer->source->error ? buffer->bytes + buffer->end : NULL;
}
