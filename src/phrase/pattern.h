/* Patterns of words, read from the text of a table. */
#ifndef PHRASE_PATTERN_H
#define PHRASE_PATTERN_H

#include "phrase/book.h"

/* The number of the pattern with that text, with all its words inflected, or exactly as written. */
int pattern_read(struct book *book, const char *text, bool exact);

/* One pattern of many names, each with its value. */
struct names_pattern {
    struct book *book;
    struct pattern_step *first, *end;
};
void names_add(struct names_pattern *names, const char *said, int value);
int names_end(struct names_pattern *names); /* NO_PATTERN: there are no names */

/* Once all patterns are read: finds what each may begin with. */
void patterns_begin(struct book *book);

int book_add_word(struct book *book, const char *bytes, size_t length);
int kind_value(const struct says_kind *says, const char *word);

#endif
