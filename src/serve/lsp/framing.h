/* Framing: cuts a stream of bytes into messages, each after a header with its length. */
#ifndef SERVE_LSP_FRAMING_H
#define SERVE_LSP_FRAMING_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

enum { LONGEST_HEADER = 4096, LONGEST_MESSAGE = 64 << 20 };

/* Bytes that have arrived. Zero-initialise; inbox_free when done. */
struct inbox {
    struct text bytes;
    size_t taken; /* bytes that were already taken */
    size_t skip;  /* bytes to come of a message that is too long */
};

enum arrival {
    ARRIVAL_NONE,     /* nothing complete */
    ARRIVAL_MESSAGE,  /* `*body` is valid until more bytes are added */
    ARRIVAL_TOO_LONG, /* a message that is too long was skipped */
    ARRIVAL_GARBLED,  /* no header: bytes were skipped up to where one may begin */
};

void inbox_add(struct inbox *inbox, const char *bytes, size_t length);
enum arrival inbox_take(struct inbox *inbox, const char **body, size_t *length);
void inbox_free(struct inbox *inbox);

#endif
