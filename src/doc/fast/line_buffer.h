/* Line buffer: passes the bytes of a source to the parser, one line at a time, and keeps the last lines for a second
   look. It does not count lines: a line is found by the number of characters that libyaml read before it. So lines may
   simply end at line feeds here. If libyaml ends a line elsewhere, that line is not found, and libyaml alone reads
   it. */
#ifndef DOC_FAST_LINE_BUFFER_H
#define DOC_FAST_LINE_BUFFER_H

#include "doc/source.h"

#ifndef LINE_BUFFER_BYTES
#define LINE_BUFFER_BYTES ((size_t)32 * 1024)
#endif
#ifndef LINE_BUFFER_AHEAD
#define LINE_BUFFER_AHEAD ((size_t)4 * 1024) /* bytes to be seen from the beginning of a line, if there are so many */
#endif

enum {
    LINE_BUFFER_LINES = 4, /* lines that can be looked at again */
    LINE_BUFFER_ZEROS = 8, /* so that eight bytes can be read at once anywhere */
};

struct line_buffer {
    struct source *source;
    size_t room, ahead; /* LINE_BUFFER_BYTES, LINE_BUFFER_AHEAD; tests make them smaller */
    size_t next, end;   /* the next byte for the parser; the end of the bytes held */
    bool ended;         /* the source has no more */
    off_t offset;       /* of the first byte held */
    size_t characters;  /* that the parser has got so far */
    bool at_line;       /* the next byte begins a line */
    unsigned lines;     /* lines passed to the parser */
    struct {
        off_t offset; /* -1: none */
        size_t characters;
    } begun[LINE_BUFFER_LINES];                                 /* where the last lines passed to the parser begin */
    unsigned char bytes[LINE_BUFFER_BYTES + LINE_BUFFER_ZEROS]; /* the zeros are after the end */
};

/* Never NULL. Call line_buffer_begin next. free() it. */
struct line_buffer *line_buffer_new(void);

/* Begins (again) at the present position of the source. */
void line_buffer_begin(struct line_buffer *buffer, struct source *source);

/* From the next byte on a new parser gets everything; it has already got `characters` from elsewhere. */
void line_buffer_serve(struct line_buffer *buffer, size_t characters);

/* Copies the next bytes: at most one line, or as much of it as libyaml cannot refuse. Returns 0 at the end and -1 after
   an error, like source_read. */
ssize_t line_buffer_hand_out(struct line_buffer *buffer, void *bytes, size_t size);

/* The bytes from the beginning of a line on, ended by zeros: the line before which the parser read `characters`, or the
   next line. NULL if they are not held. Valid until the next call. */
const unsigned char *line_buffer_find(struct line_buffer *buffer, size_t characters);
const unsigned char *line_buffer_read_on(struct line_buffer *buffer);

static inline const unsigned char *line_buffer_next(struct line_buffer *buffer)
{
    bool enough = buffer->end - buffer->next >= buffer->ahead;
    return enough ? buffer->bytes + buffer->next : line_buffer_read_on(buffer);
}

/* Makes `byte`, one of those held, the next. Call line_buffer_serve before the parser reads on. */
static inline void line_buffer_go_to(struct line_buffer *buffer, const unsigned char *byte)
{
    buffer->next = (size_t)(byte - buffer->bytes);
}

/* The end of the source, if it is held; else NULL. */
const unsigned char *line_buffer_end(const struct line_buffer *buffer);

/* Offset in the source of the next byte, and of a byte that is held. */
off_t line_buffer_offset(const struct line_buffer *buffer);
off_t line_buffer_offset_of(const struct line_buffer *buffer, const unsigned char *byte);

#endif
