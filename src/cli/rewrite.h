/* Rewriting a file of the user's: whole or not at all, and never over somebody else's change. */
#ifndef CLI_REWRITE_H
#define CLI_REWRITE_H

#include <sys/stat.h>

#include "base/text.h"

/* A file as it was read. */
struct seen_file {
    const char *path;
    struct stat about;
    struct text text;
};

/* Reads the whole file, whose lines must be ended as ours are. Returns STATUS_FINE, or another status after a complaint. Free with seen_free in any case. */
int seen_read(struct seen_file *seen, const char *path);
void seen_free(struct seen_file *seen);

/* Writes the text in its place: beside it, then moved there, with its rights. Refuses if the file is no longer as it was read. */
int seen_rewrite(const struct seen_file *seen, struct text *text);

#endif
