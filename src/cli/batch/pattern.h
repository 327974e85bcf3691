/* Patterns of file names, for files to exclude. */
#ifndef CLI_BATCH_PATTERN_H
#define CLI_BATCH_PATTERN_H

#include <stdbool.h>

/* * matches any characters except a slash, ? one, ** any characters, and any number of folders before a slash. A
   pattern without a slash matches the last part of the path, or a folder in it; with a slash, the whole path or a
   folder in it. */
bool path_matches(const char *pattern, const char *path);

#endif
