/* Fast block: maps and lists in block style, and items of a list, as nodes. NULL for anything whose meaning is not certain. */
#ifndef DOC_FAST_FAST_BLOCK_H
#define DOC_FAST_FAST_BLOCK_H

#include "doc/fast/fast_line.h"

/* From a line's beginning to its first letter. */
void fast_block_enter(struct fast_line *line);

bool fast_block_at_dash(const struct fast_line *line);

/* Each leaves `line` at the next one that has more than a comment; whether that can follow is not seen here. */

/* `- NAME: what was done`, from the dash on: a word under a word as a pair, anything else as nodes. */
bool fast_block_item(struct fast_line *line, struct list_item *item);

/* The value of a key in that column, from after its colon on. */
struct node *fast_block_value(struct fast_line *line, int column);

/* The list whose first dash the line is at. */
struct node *fast_block_list(struct fast_line *line);

#endif
