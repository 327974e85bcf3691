/* Fast item: an item of a list, on one line or in block style, as nodes. */
#ifndef DOC_FAST_FAST_ITEM_H
#define DOC_FAST_FAST_ITEM_H

#include "doc/fast/fast_line.h"

/* `- NAME: what was done` with the dash in that column (from 0), and another item behind it, so that this one is certain to end there;
   comments and blank lines may lie between. Leaves `line` at that other item. NULL for anything whose meaning is not certain. */
struct node *fast_item(struct fast_line *line, int dash);

#endif
