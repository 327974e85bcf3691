/* Opening a source: files and pipes. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "doc/source.h"

static const off_t most_copied = (off_t)1 << 30; /* 1 GiB */

static int nameless_file_in(const char *folder)
{
    char path[4096];
    int length = snprintf(path, sizeof path, "%s/referee-XXXXXX", folder);
    int file = length < (int)sizeof path ? mkstemp(path) : -1;
    if (file >= 0)
        unlink(path);
    return file;
}

int source_spool(void)
{
    const char *folder = getenv("TMPDIR");
    int file = folder && *folder ? nameless_file_in(folder) : -1;
    return file >= 0 ? file : nameless_file_in(P_tmpdir);
}

bool source_open(struct source *source, const char *path, const char *name)
{
    *source = (struct source){.name = name, .file = -1, .copy = -1, .most = most_copied};
    bool standard = same(path, "-");
    source->file = standard ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC);
    struct stat about;
    if (source->file < 0 || fstat(source->file, &about) < 0)
        return false;
    bool regular = S_ISREG(about.st_mode) && (!standard || lseek(source->file, 0, SEEK_CUR) == 0);
    source->bytes_left = !regular;
    source->size = regular ? about.st_size : 0;
    if (!S_ISDIR(about.st_mode) && (regular || (source->copy = source_spool()) >= 0))
        return true;
    int why = S_ISDIR(about.st_mode) ? EISDIR : errno;
    close(source->file);
    errno = why;
    return false;
}
