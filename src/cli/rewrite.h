/* Rewriting a file of the user's: whole or not at all, and never over another program's change. */
#ifndef CLI_REWRITE_H
#define CLI_REWRITE_H

#include <stdbool.h>
#include <sys/stat.h>

#include "base/text.h"
#include "doc/source.h"

/* A file as it was read, or as it was written. Zero-initialise; seen_free in any case. */
struct seen_file {
    const char *path;
    bool missing; /* there was none */
    struct stat about;
    struct text text;
    int lock;  /* the folder, while it is locked here; 0: it is not */
    bool told; /* that the folder cannot be locked */
};

/* Keeps other referees out of the folder that the file is in, until seen_unlock or seen_free. A folder that cannot be locked is
   reported once and written to anyway. Returns STATUS_FINE, or another status after a complaint. */
int seen_lock(struct seen_file *seen, const char *path);
void seen_unlock(struct seen_file *seen);

/* Reads the whole file, whose lines must be ended by LF or CRLF. Returns STATUS_FINE, or another status after a complaint. */
int seen_read(struct seen_file *seen, const char *path);

/* The same of what was opened already and cannot be written to: standard input. */
int seen_take(struct seen_file *seen, struct source *source);

/* Is it still as it was? */
bool seen_unchanged(struct seen_file *seen);
void seen_free(struct seen_file *seen);

/* Writes the text in its place: beside it, to the disk, then moved there, with its owner and rights; under the lock. Refuses if the
   file does not say what was read. What was written is what was seen from then on. */
int seen_rewrite(struct seen_file *seen, const struct text *text);

#endif
