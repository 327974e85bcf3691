/* Letters: what each byte can be in a line of YAML, where its meaning is certain. */
#ifndef DOC_FAST_LETTERS_H
#define DOC_FAST_LETTERS_H

#include <stdbool.h>

enum {
    FIRST = 1, /* first byte of a plain word */
    IN_KEY = 2,
    IN_FLOW = 4, /* in a word between brackets */
    IN_TAIL = 8, /* in a word that goes to the end of the line */
    IN_COMMENT = 16,
    IN_QUOTES = 32,  /* in quotes of either kind, standing for itself */
    MORE_BYTES = 64, /* times the number of bytes that follow in this character, which may be anywhere */
    LONGER = 3 * MORE_BYTES,
    WITHIN = 256, /* in a line that certainly ends with its line break */
};

/* The kinds of each byte, as a sum of the above. */
extern const unsigned short letter_kinds[256];

static inline bool at_break(const unsigned char *at)
{
    return *at == '\n' || (*at == '\r' && at[1] == '\n');
}

#endif
