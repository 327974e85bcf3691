/* Parts of a file: some of its documents at a time, so that several workers can judge one file. */
#ifndef CLI_BATCH_PARTS_H
#define CLI_BATCH_PARTS_H

#include <stdbool.h>
#include <sys/types.h>

#include "doc/source.h"

/* The records that begin on `line` or later, and before the line `before`; 0: up to the end of the file. */
struct file_part {
    int line, before;
    off_t offset; /* offset of `line` */
    int document; /* number of its first document, if every line --- before it begins one */
};

/* Where the next part begins. */
struct file_parts {
    int file; /* a regular file; not owned */
    int line;
    off_t offset;
    int document; /* number of the document that begins there */
    int most;     /* documents in a part */
    bool ended;
};

/* Should the file be cut? Not if it is short, or cannot be read twice. */
bool parts_worth(const struct source *source);

struct file_parts parts_of(int file, int most_documents);

/* The next part; sets `parts->ended` after the last. Every part except the first begins with a line `---`, which always
   begins a document. Not after a directive: then the rest is one part. */
struct file_part parts_next(struct file_parts *parts);

#endif
