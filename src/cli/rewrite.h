/* Rewriting a user's file: completely or not at all, and never over another program's change. */
#ifndef CLI_REWRITE_H
#define CLI_REWRITE_H

#include <stdbool.h>
#include <sys/stat.h>

#include "base/text.h"
#include "doc/source.h"

/* A file as it was read or written. Zero-initialise; seen_free in any case. */
struct seen_file {
    const char *path;
    bool missing; /* the file does not exist */
    struct stat about;
    struct text text;
    int lock;  /* descriptor of the locked folder; 0: not locked */
    bool told; /* it was reported that the folder cannot be locked */
};

/* Locks the folder of the file against other referee processes, until seen_unlock or seen_free. A folder that cannot be
   locked is reported once and written to anyway. Returns STATUS_FINE, or another status after a complaint. */
int seen_lock(struct seen_file *seen, const char *path);
void seen_unlock(struct seen_file *seen);

/* Reads the whole file, whose lines must end in LF or CRLF. Returns STATUS_FINE, or another status after a
   complaint. */
int seen_read(struct seen_file *seen, const char *path);

/* The same for an open source that cannot be written to: standard input. */
int seen_take(struct seen_file *seen, struct source *source);

/* Is the file still as it was read? */
bool seen_unchanged(struct seen_file *seen);
void seen_free(struct seen_file *seen);

/* Replaces the file by the text: writes beside it, to the disk, then renames it there, with its owner and permissions,
   under the lock. Fails if the file has changed since it was read. The new text then counts as read. */
int seen_rewrite(struct seen_file *seen, const struct text *text);

#endif
