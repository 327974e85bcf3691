/* Fast line: the words, lists and maps on one line, as nodes. Returns NULL or false for anything whose meaning is not
   certain. */
#ifndef DOC_FAST_FAST_LINE_H
#define DOC_FAST_FAST_LINE_H

#include "doc/node.h"

enum {
    DEEPEST_BLOCK = 8, /* block lists and maps nested in each other */
    LONGEST_KEY = 200,
};

/* A line while it is read. At least eight zero bytes follow the text. */
struct fast_line {
    const unsigned char *begin, *at;
    const unsigned char *end; /* end of the source, if it is in the buffer; else NULL */
    int number;
    int indent; /* spaces at its beginning */
    int wide;   /* bytes so far minus columns so far, for characters of several bytes */
    struct arena *arena;
};

/* A word in the text, without its quotes if it is not plain. */
struct fast_word {
    const unsigned char *first, *end;
    int line, column, end_column;
    bool plain;
};

static inline struct place fast_word_place(const struct fast_word *word)
{
    return (struct place){word->line, word->column, word->line, word->end_column};
}

struct node *fast_line_spelt(struct fast_line *line, const struct fast_word *word);

/* Reads a key with its colon and the spaces after it. */
bool fast_line_key_word(struct fast_line *line, struct fast_word *key);
struct node *fast_line_key(struct fast_line *line);

/* Reads a word that may reach to the end of the line. */
bool fast_line_word(struct fast_line *line, struct fast_word *word);

/* Reads such a word, or a list or map in brackets. */
struct node *fast_line_value(struct fast_line *line);

/* Is there nothing more on the line, or only a comment? Call it after spaces were passed. */
bool fast_line_ends(const struct fast_line *line);

/* Moves from the end of what was read to the first character of the next line that has more than a comment. */
bool fast_line_next(struct fast_line *line);

/* ---- maps and lists in block style, and items of a list, as nodes. Returns NULL for anything whose meaning is not certain ---- */

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

/* ---- a word under a word, as most items of a log are ---- */

/* Copies everything from the key to the end of the value into the arena, with eight NULs at the end, and sets
   `pair`. */
void fast_pair_keep(struct arena *arena, const struct fast_word *key, const struct fast_word *value,
                    struct word_pair *pair);

/* Reads a key in `column` (from 0) of the line `number`, and a word after it, or on the next line and farther to the
   right, or there a text that may be a map: see map_text.h. All are ASCII; key and word are plain or in quotes. Returns
   the beginning of the next line, which must not be farther to the right; NULL if the line is anything else. */
const unsigned char *fast_pair_read(const unsigned char *line, int column, int number, struct arena *arena,
                                    struct word_pair *pair);

#endif
