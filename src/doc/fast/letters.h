/* Letters: what a byte can be in a line of YAML, where that is certain. */
#ifndef DOC_FAST_LETTERS_H
#define DOC_FAST_LETTERS_H

#include <stdbool.h>

enum {
    FIRST = 1, /* the first of a word */
    IN_KEY = 2,
    IN_FLOW = 4, /* in a word between brackets */
    IN_TAIL = 8, /* in a word that goes to the end of the line */
    IN_COMMENT = 16,
    IN_QUOTES = 32,  /* of either kind, as it is */
    MORE_BYTES = 64, /* times the bytes that the letter has beyond this one; it may be anywhere */
    LONGER = 3 * MORE_BYTES,
    WITHIN = 256, /* what one line holds, and nothing that could go on after its end */
};

/* Any of the above. */
extern const unsigned short letter_kinds[256];

static inline bool at_break(const unsigned char *at)
{
    return *at == '\n' || (*at == '\r' && at[1] == '\n');
}

#endif
