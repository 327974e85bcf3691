/* Patterns of file names, as in lists of what to leave out. */
#ifndef CLI_BATCH_PATTERN_H
#define CLI_BATCH_PATTERN_H

#include <stdbool.h>

/* * stands for any letters but a slash, ? for one, ** for any letters at all, and for no folder or several before a slash. A pattern
   without a slash is one of the last part of the path, or of a folder in it; with one, of the whole path or a folder it is in. */
bool path_matches(const char *pattern, const char *path);

#endif
