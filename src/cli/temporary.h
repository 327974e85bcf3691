/* Temporary files: the new version beside a file while it is written, named after the file and the process:
   NAME.PID.XXXXXX. */
#ifndef CLI_TEMPORARY_H
#define CLI_TEMPORARY_H

#include <sys/stat.h>

#include "base/text.h"

/* Creates one for the file at `path`, with the owner and permissions of `about` (NULL: there is no such file yet).
   Removes those that ended processes left for the same file. Returns the descriptor and sets `name`; or -1 with errno
   set. */
int temporary_open(const char *path, const struct stat *about, struct text *name);

#endif
