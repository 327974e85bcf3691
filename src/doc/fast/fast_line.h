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

/* Returns the next line if `line` has only plain characters, spaces, commas and colons, so that its value ends with it;
   else NULL. */
const unsigned char *fast_line_behind(const unsigned char *line);

/* Moves from the end of what was read to the first character of the next line that has more than a comment. */
bool fast_line_next(struct fast_line *line);

#endif
