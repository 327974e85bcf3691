/* Fast line: the words, lists and maps that stand on one line, as nodes. NULL and false for anything whose meaning is not certain. */
#ifndef DOC_FAST_FAST_LINE_H
#define DOC_FAST_FAST_LINE_H

#include "doc/node.h"

enum {
    DEEPEST_BLOCK = 8, /* lists and maps that go over lines, inside each other */
    LONGEST_KEY = 200,
};

/* A line while it is read. Zeros end the bytes, eight at least. */
struct fast_line {
    const unsigned char *begin, *at;
    const unsigned char *end; /* of the source, if it can be seen; else NULL */
    int number;
    int indent; /* spaces before what it begins with */
    int wide;   /* bytes so far that do not make a column of their own */
    struct arena *arena;
};

/* A word as it stands there, without its quotes if it is not plain. */
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

/* A key with its colon, and the spaces after it. */
bool fast_line_key_word(struct fast_line *line, struct fast_word *key);
struct node *fast_line_key(struct fast_line *line);

/* A word that may go to the end of the line. */
bool fast_line_word(struct fast_line *line, struct fast_word *word);

/* The same, or what stands in brackets. */
struct node *fast_line_value(struct fast_line *line);

/* Is there nothing more on the line, or only a comment? To be asked after spaces. */
bool fast_line_ends(const struct fast_line *line);

/* After a line of letters that stand for themselves, spaces, commas and colons: whatever it says, it says alone. Else NULL. */
const unsigned char *fast_line_behind(const unsigned char *line);

/* From the end of what was read to the first letter of the next line that has more than a comment. */
bool fast_line_next(struct fast_line *line);

#endif
