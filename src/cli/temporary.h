/* Temporary files: what is beside a file while it is written again, named after it and after the process: NAME.PID.XXXXXX. */
#ifndef CLI_TEMPORARY_H
#define CLI_TEMPORARY_H

#include <sys/stat.h>

#include "base/text.h"

/* Makes one for the file at `path`, with the owner and the rights of `about`; NULL: there is no such file yet. Removes those that
   processes which are gone have left for the same file. Returns the descriptor, and its name in `name`; or -1 with errno set. */
int temporary_open(const char *path, const struct stat *about, struct text *name);

#endif
