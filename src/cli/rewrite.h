/* Rewriting a file of the user's: whole or not at all, and never over somebody else's change. */
#ifndef CLI_REWRITE_H
#define CLI_REWRITE_H

#include <stdbool.h>
#include <sys/stat.h>

#include "base/text.h"
#include "doc/source.h"

/* A file as it was read, or as we wrote it. */
struct seen_file {
    const char *path;
    bool missing; /* there was none */
    struct stat about;
    struct text text;
};

/* Reads the whole file, whose lines must be ended as ours are. Returns STATUS_FINE, or another status after a complaint. Free with seen_free in any case. */
int seen_read(struct seen_file *seen, const char *path);

/* The same of what was opened already and cannot be written anew: standard input. */
int seen_take(struct seen_file *seen, struct source *source);

/* Is it still as it was? */
bool seen_unchanged(const struct seen_file *seen);
void seen_free(struct seen_file *seen);

/* Writes the text in its place: beside it, to the disk, then moved there, with its rights. Refuses if the file is no longer as it was
   read. What was written is what was seen from then on, but for seen->text. */
int seen_rewrite(struct seen_file *seen, const struct text *text);

#endif
