/* Temporary files: created beside the file they are for, and removed later if their process could not. */
#include "cli/temporary.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "base/arena.h"

enum { RANDOM_LETTERS = 6 }; /* of mkstemp */

/* The process that created this temporary file for `base`; 0: it is not one. */
static long process_of(const char *name, const char *base)
{
    size_t length = strlen(base);
    char *end;
    if (strncmp(name, base, length) != 0 || name[length] != '.' || !isdigit((unsigned char)name[length + 1]))
        return 0;
    errno = 0;
    long process = strtol(name + length + 1, &end, 10);
    bool whole = errno == 0 && process > 0 && (pid_t)process == process && *end == '.';
    return whole && strlen(end + 1) == RANDOM_LETTERS ? process : 0;
}

/* The number of a process on another machine or in a container means nothing here; but that process holds a lock on its
   file. */
static bool is_abandoned(int folder, const char *name, long process)
{
    if (kill((pid_t)process, 0) == 0 || errno != ESRCH)
        return false;
    int file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    struct stat about;
    bool abandoned =
        file >= 0 && fstat(file, &about) == 0 && S_ISREG(about.st_mode) && flock(file, LOCK_EX | LOCK_NB) == 0;
    if (file >= 0)
        close(file);
    return abandoned;
}

static void remove_abandoned(const char *path)
{
    char *for_folder = must_copy(path), *for_name = must_copy(path);
    const char *base = basename(for_name);
    DIR *folder = opendir(dirname(for_folder));
    for (struct dirent *item; folder && (item = readdir(folder));) {
        long process = process_of(item->d_name, base);
        if (process && is_abandoned(dirfd(folder), item->d_name, process))
            unlinkat(dirfd(folder), item->d_name, 0);
    }
    if (folder)
        closedir(folder);
    free(for_folder);
    free(for_name);
}

static mode_t usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* If the group cannot be kept, the new group gets only the permissions of others. */
static void take_rights(int file, const struct stat *about)
{
    mode_t mode = about ? about->st_mode & 0777 : usual_mode();
    if (about && fchown(file, about->st_uid, about->st_gid) < 0 && fchown(file, (uid_t)-1, about->st_gid) < 0)
        mode = (mode_t)((mode & 0707) | (mode & 0007) << 3);
    fchmod(file, mode);
}

int temporary_open(const char *path, const struct stat *about, struct text *name)
{
    remove_abandoned(path);
    text_clear(name);
    text_format(name, "%s.%ld.XXXXXX", path, (long)getpid());
    int file = mkstemp(name->bytes);
    if (file < 0)
        return -1;
    flock(file, LOCK_EX | LOCK_NB);
    take_rights(file, about);
    return file;
}
