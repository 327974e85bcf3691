/* Tape: the bytes of a source as they go to the parser, a line at a time; the last lines handed out can be looked at again. */
#ifndef DOC_TAPE_H
#define DOC_TAPE_H

#include "doc/source.h"

enum {
    TAPE_BYTES = 32 * 1024,
    TAPE_AHEAD = 4 * 1024, /* can be seen from the beginning of a line, if there is that much */
    TAPE_LINES = 4,        /* that can be looked at again */
};

struct tape {
    struct source *source;
    size_t at, end;                      /* the next byte to be handed out; the end of those held */
    bool ended;                          /* the source has no more */
    bool lost;                           /* a line did not fit: from there on nobody knows where lines begin */
    int line;                            /* the one, from 1, that the next byte begins */
    off_t offset;                        /* of the first byte held */
    off_t begins[TAPE_LINES];            /* where a line handed out begins, by its number; -1 for none */
    unsigned char bytes[TAPE_BYTES + 1]; /* a NUL behind the end */
};

/* From the present position of the source, where that line begins. */
void tape_begin(struct tape *tape, struct source *source, int line);

/* The next bytes, a line at most; 0 at the end, -1 after an error, as with source_read. */
ssize_t tape_hand_out(struct tape *tape, void *bytes, size_t size);

/* The bytes from the beginning of a line on, which is the next one or one of the last; a NUL ends them. NULL if they are not held. */
const unsigned char *tape_look(struct tape *tape, int line);

/* Goes on with that line, which begins at that one of the bytes looked at. */
void tape_go_to(struct tape *tape, int line, const unsigned char *begins);

/* Where the next byte is in the source. */
off_t tape_offset(const struct tape *tape);

#endif
