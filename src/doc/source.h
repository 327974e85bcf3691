/* Source: the bytes of one input, which can be read again, for a head that follows its log and to quote lines. A pipe
   is copied to an unnamed temporary file while it is read, up to a limit. */
#ifndef DOC_SOURCE_H
#define DOC_SOURCE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "base/text.h"

struct random;
struct known_line;

struct source {
    const char *name; /* the name for messages; not owned */
    int file, copy;   /* descriptors; `copy` is -1 if the file can be read again */
    const char *text; /* the bytes, if they are already in memory; then both descriptors are -1. Not owned */
    off_t size;       /* size when it was opened, of a file that can be read again: reading ends there; else 0 */
    off_t next;       /* where the next source_read continues */
    off_t held;       /* bytes in the copy so far, or in the text */
    off_t most;       /* most bytes that are copied; 0: any number */
    bool too_much;    /* the input has more than `most` bytes: the read failed */
    bool bytes_left;  /* a pipe that was not yet read to its end */
    int error;        /* errno of the first failed read or copy, or 0 */
    /* A part of a file begins after this many lines, at offset `begins`; 0 for a whole file. */
    int lines_before;
    off_t begins;
    struct known_line *known; /* where some lines begin, in order, at least INDEX_STEP lines apart */
    int known_lines;
    int near_line; /* the line looked up last, which begins at `near_offset`: the next is often close after it */
    off_t near_offset;
    struct random *piecemeal; /* for tests: limits how many bytes a read returns; NULL: no limit */
};

/* "-" is standard input. False with errno set if it cannot be opened or is a directory (EISDIR). Call source_close
   when done. */
bool source_open(struct source *source, const char *path, const char *name);

/* An unnamed temporary file, for the copy of a pipe; -1 with errno set. */
int source_spool(void);

/* A text in memory, which must outlive the source. Cannot fail. */
void source_of_text(struct source *source, const char *text, size_t length, const char *name);

void source_close(struct source *source);

/* Returns up to `size` bytes; 0 at the end; -1 after an error, which stays in `error`. Skips a byte order mark at the
   start. */
ssize_t source_read(struct source *source, void *bytes, size_t size);

/* Remembers that `line` begins at `offset`, so that later searches need not begin farther up. */
void source_know_line(struct source *source, int line, off_t offset);

/* The offset at which `line` (from 1) begins. source_seek makes the next read continue at `offset`. */
off_t source_line_offset(struct source *source, int line);
void source_seek(struct source *source, off_t offset);

/* Line and column (in code points, from 1) of the byte at `offset`. */
void source_locate(struct source *source, off_t offset, int *line, int *column);

/* Adds the text of the line without its break, cut after `most` bytes. False if there is no such line. */
bool source_line(struct source *source, int line, size_t most, struct text *out);

#endif
