/* Fast block: maps and lists in block style, and items of a list, as nodes. Returns NULL for anything whose meaning is
   not certain. */
#ifndef DOC_FAST_FAST_BLOCK_H
#define DOC_FAST_FAST_BLOCK_H

#include "doc/fast/fast_line.h"

/* Moves from the beginning of a line to its first character that is not a space. */
void fast_block_enter(struct fast_line *line);

bool fast_block_at_dash(const struct fast_line *line);

/* Each of these leaves `line` at the next line that has more than a comment. The caller checks whether that line may
   follow. */

/* Reads `- NAME: what was done` from the dash on: a word under a word as a pair, anything else as nodes. */
bool fast_block_item(struct fast_line *line, struct list_item *item);

/* Reads the value of a key in `column`, from after its colon on. */
struct node *fast_block_value(struct fast_line *line, int column);

/* Reads the list whose first dash is at `line`. */
struct node *fast_block_list(struct fast_line *line);

#endif
