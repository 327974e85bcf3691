/* Source: the bytes of one input, which can be read again: for a head that follows its log, and to quote lines.
   What cannot be rewound (a pipe) is copied to a nameless temporary file while it is read, up to a limit. */
#ifndef DOC_SOURCE_H
#define DOC_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "base/text.h"

struct random;
struct known_line;

struct source {
    const char *name; /* as it is called in messages; not owned */
    int file, copy;   /* descriptors; copy is -1 where the file itself can be read again */
    const char *text; /* the bytes themselves, where they are in memory already: then both are -1. Not owned */
    off_t size;       /* of a file that can be read again, when it was opened: it ends there; else 0 */
    off_t next;       /* where the next source_read continues */
    off_t held;       /* bytes of the copy so far, or of the text */
    off_t most;       /* bytes of which a copy is made at most; 0: any number */
    bool too_much;    /* there were more than that: the read failed */
    bool bytes_left;  /* a pipe not yet read to its end */
    int error;        /* errno of the first failed read or copy, or 0 */
    int lines_before; /* how many lines before those that can be looked up, and where these begin: more than 0 in a part of a file */
    off_t begins;
    struct known_line *known; /* where some lines begin, in order, with INDEX_STEP lines between them at least */
    int known_lines;
    int near_line; /* the line looked up last, and where it begins: the next one is often close after */
    off_t near_offset;
    struct random *piecemeal; /* for tests: reads give as few bytes as it says; NULL: as many as there are */
};

/* "-" is standard input. False with errno set if it cannot be opened or is a directory (EISDIR). source_close when done. */
bool source_open(struct source *source, const char *path, const char *name);

/* A text in memory, which outlives the source. Cannot fail. */
void source_of_text(struct source *source, const char *text, size_t length, const char *name);

/* The same regular file from that line on, which begins at the offset; it is closed for itself. Nobody asks it for earlier lines. */
void source_from(struct source *part, const struct source *whole, int line, off_t offset);

void source_close(struct source *source);

/* Up to `size` bytes; 0 at the end; -1 after an error, which stays in `error`. A byte order mark at the start is passed over. */
ssize_t source_read(struct source *source, void *bytes, size_t size);

/* That line begins there: it and those after it need not be searched for from farther before. */
void source_know_line(struct source *source, int line, off_t offset);

/* Offset at which the line (from 1) begins, and going back to it. */
off_t source_line_offset(struct source *source, int line);
void source_seek(struct source *source, off_t offset);

/* Line and column (in code points, from 1) of the byte at that offset. */
void source_locate(struct source *source, off_t offset, int *line, int *column);

/* The text of the line, without its break, cut after `most` bytes. False if there is no such line. */
bool source_line(struct source *source, int line, size_t most, struct text *out);

#endif
