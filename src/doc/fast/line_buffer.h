/* Line buffer: the bytes of a source on their way to the parser, a line at a time; the last ones handed out can be looked at again.
   It counts no lines. Where a line begins is libyaml's to say: by the characters that it read before it. A line that the buffer cut
   elsewhere is not found, and then nobody reads it but libyaml; so here lines may simply end with their line feeds. */
#ifndef DOC_FAST_LINE_BUFFER_H
#define DOC_FAST_LINE_BUFFER_H

#include "doc/source.h"

#ifndef LINE_BUFFER_BYTES
#define LINE_BUFFER_BYTES ((size_t)32 * 1024)
#endif
#ifndef LINE_BUFFER_AHEAD
#define LINE_BUFFER_AHEAD ((size_t)4 * 1024) /* can be seen from the beginning of a line, if there is that much */
#endif

enum {
    LINE_BUFFER_LINES = 4, /* that can be looked at again */
    LINE_BUFFER_ZEROS = 8, /* so that up to eight bytes can be looked at at once wherever there is one */
};

struct line_buffer {
    struct source *source;
    size_t room, ahead; /* LINE_BUFFER_BYTES, LINE_BUFFER_AHEAD; tests make them smaller */
    size_t next, end;   /* the next byte to be handed out; the end of those held */
    bool ended;         /* the source has no more */
    off_t offset;       /* of the first byte held */
    size_t characters;  /* that the parser got so far */
    bool at_line;       /* the next byte begins a line */
    unsigned lines;     /* handed out */
    struct {
        off_t offset; /* -1: none */
        size_t characters;
    } begun[LINE_BUFFER_LINES];                                 /* where the last lines handed out begin */
    unsigned char bytes[LINE_BUFFER_BYTES + LINE_BUFFER_ZEROS]; /* those are after the end */
};

/* Never NULL. To be followed by line_buffer_begin. free() it. */
struct line_buffer *line_buffer_new(void);

/* Begins, or begins again, at the present position of the source. */
void line_buffer_begin(struct line_buffer *buffer, struct source *source);

/* From the next byte on all goes to a new parser, which got so many characters from elsewhere. */
void line_buffer_serve(struct line_buffer *buffer, size_t characters);

/* The next bytes, a line at most, or so much of it that libyaml has nothing to refuse before the end; 0 at the end, -1 after an error, as with source_read. */
ssize_t line_buffer_hand_out(struct line_buffer *buffer, void *bytes, size_t size);

/* The bytes from the beginning of a line on: that before which the parser read so many characters, or the one to be handed out next.
   Zeros end them. NULL if they are not held. They stay where they are until the buffer is asked for something else. */
const unsigned char *line_buffer_find(struct line_buffer *buffer, size_t characters);
const unsigned char *line_buffer_read_on(struct line_buffer *buffer);

static inline const unsigned char *line_buffer_next(struct line_buffer *buffer)
{
    bool enough = buffer->end - buffer->next >= buffer->ahead;
    return enough ? buffer->bytes + buffer->next : line_buffer_read_on(buffer);
}

/* The byte to be handed out next is that one of the bytes looked at. To be followed by line_buffer_serve before the parser is. */
static inline void line_buffer_go_to(struct line_buffer *buffer, const unsigned char *byte)
{
    buffer->next = (size_t)(byte - buffer->bytes);
}

/* After the last byte of the source, if it is held; else NULL. */
const unsigned char *line_buffer_end(const struct line_buffer *buffer);

/* Where the next byte is in the source, and where one of those looked at is. */
off_t line_buffer_offset(const struct line_buffer *buffer);
off_t line_buffer_offset_of(const struct line_buffer *buffer, const unsigned char *byte);

#endif
