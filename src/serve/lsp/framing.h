/* Framing: messages out of a stream of bytes, each after a header that says how long it is. */
#ifndef SERVE_LSP_FRAMING_H
#define SERVE_LSP_FRAMING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

enum { LONGEST_HEADER = 4096, LONGEST_MESSAGE = 64 << 20 };

/* What came and was not taken yet. Zero-initialise; inbox_free when done. */
struct inbox {
    struct text bytes;
    size_t taken; /* bytes of these that are done with */
    size_t skip;  /* bytes still to come of a message that is too long */
};

enum arrival {
    ARRIVAL_NONE,     /* nothing complete */
    ARRIVAL_MESSAGE,  /* `*body` is there until more is added */
    ARRIVAL_TOO_LONG, /* a message that is passed over, all of it */
    ARRIVAL_GARBLED,  /* no header: what stands there was passed over, up to where one may begin */
};

void inbox_add(struct inbox *inbox, const char *bytes, size_t length);
enum arrival inbox_take(struct inbox *inbox, const char **body, size_t *length);
void inbox_free(struct inbox *inbox);

/* The header of a message of that length. */
void frame_header(size_t length, struct text *out);

#endif
