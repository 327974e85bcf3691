/* Fast line: an item that stands on one line, in the plainest of styles, as nodes. */
#ifndef DOC_FAST_FAST_LINE_H
#define DOC_FAST_FAST_LINE_H

#include "doc/node.h"

/* A line while it is read. A NUL ends the bytes. The nodes' texts are cut out of a copy of it. */
struct fast_line {
    const unsigned char *begin, *at;
    int number;
    int wide; /* bytes so far that are no column of their own */
    char *copy;
    struct arena *arena;
};

/* `- NAME: what was done` with the dash in that column (from 0), and another item behind it, so that this one is certain to end here;
   comments and blank lines may lie between. Leaves `line` at that other item. NULL for anything whose meaning is not certain. */
struct node *fast_line_item(struct fast_line *line, int dash);

#endif
