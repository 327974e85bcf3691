/* Parts of a file: its documents some at a time, so that several workers can judge one file. */
#ifndef CLI_BATCH_PARTS_H
#define CLI_BATCH_PARTS_H

#include <stdbool.h>
#include <sys/types.h>

#include "doc/source.h"

/* The records that begin on `line` or later, and before the line `before`; 0: up to the end of the file. */
struct file_part {
    int line, before;
    off_t offset; /* where `line` begins */
    int document; /* the number of its first one, if every line --- in front of it begins one */
};

/* Where the next part begins. */
struct file_parts {
    int file; /* a regular one; not owned */
    int line;
    off_t offset;
    int document; /* the number of the one that begins there */
    int most;     /* documents in a part */
    bool ended;
};

/* Is it worth the trouble? Not for a short file, or for what cannot be read twice. */
bool parts_worth(const struct source *source);

struct file_parts parts_of(int file, int most_documents);

/* The next part; `parts->ended` after the last one. Every part but the first begins with a line `---`, which begins a document
   whatever is before it. Not so after a directive: then the rest is one part. */
struct file_part parts_next(struct file_parts *parts);

#endif
