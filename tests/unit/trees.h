/* Records as trees, to be rewritten. */
#ifndef TESTS_TREES_H
#define TESTS_TREES_H

#include "doc/reader.h"
#include "support.h"

enum { MOST_DOCUMENTS = 400 };

/* A record as a map of all its keys. */
struct trees {
    struct node *record;
    bool sound; /* else something was complained about that a tree does not tell */
};

/* Close both. */
struct reader *reader_of_text(struct source *source, const char *bytes, size_t length);

/* The documents of a text, at most MOST_DOCUMENTS. Returns how many. */
int read_trees(const char *bytes, size_t length, struct arena *arena, struct trees *trees);

#endif
