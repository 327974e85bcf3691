/* Rewriting a user's file. */
#include "cli/rewrite.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"
#include "cli/targets.h"
#include "study/patch.h"

enum { PIECE = 64 * 1024, LARGEST = 256 << 20 };

static bool read_all(int file, struct text *text)
{
    char piece[PIECE];
    ssize_t got;
    while ((got = read(file, piece, sizeof piece)) > 0 && text->length < LARGEST)
        text_add_bytes(text, piece, (size_t)got);
    if (got > 0)
        errno = EFBIG;
    return got == 0;
}

static int check_breaks(const struct seen_file *seen)
{
    if (patch_possible(text_string(&seen->text), seen->text.length))
        return STATUS_FINE;
    return complain(STATUS_UNREADABLE, "%s has line breaks other than LF and CRLF; it was not changed", seen->path);
}

/* ---- the lock -------------------------------------------------------------------------------------------------- */

/* A lock is held only while a record is judged and written. */
enum { TRIES = 1000, PAUSE_MS = 10 };

static bool lock_folder(int folder)
{
    const struct timespec pause = {.tv_nsec = PAUSE_MS * 1000000L};
    for (int tries = 0; flock(folder, LOCK_EX | LOCK_NB) < 0; tries++) {
        if (errno != EINTR && (errno != EWOULDBLOCK || tries == TRIES))
            return false;
        nanosleep(&pause, NULL);
    }
    return true;
}

/* The file system cannot lock folders, such as NFS. Every write still compares before it replaces. */
static int no_lock(struct seen_file *seen, const char *folder)
{
    if (!seen->told)
        complain(STATUS_FINE, "%s cannot be locked (%s); let only one program write to it at a time", folder,
                 strerror(errno));
    seen->told = true;
    return STATUS_FINE;
}

int seen_lock(struct seen_file *seen, const char *path)
{
    int status = STATUS_FINE;
    char *whole = true_path(path);
    if (!whole)
        return complain(STATUS_UNREADABLE, "%s: %s", path, strerror(errno));
    const char *folder = dirname(whole);
    int lock = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (lock >= 0 && lock_folder(lock))
        seen->lock = lock;
    else {
        status =
            lock >= 0 && errno == EWOULDBLOCK
                ? complain(STATUS_FAULT, "another program keeps %s locked; nothing was written to %s", folder, path)
                : no_lock(seen, folder);
        if (lock >= 0)
            close(lock);
    }
    free(whole);
    return status;
}

void seen_unlock(struct seen_file *seen)
{
    if (seen->lock)
        close(seen->lock);
    seen->lock = 0;
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* Does not wait for a pipe in the place of a file. */
static bool read_file(const char *path, struct stat *about, struct text *text)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    bool fine = file >= 0 && fstat(file, about) == 0 && (!S_ISREG(about->st_mode) || read_all(file, text));
    int why = errno;
    if (file >= 0)
        close(file);
    errno = why;
    return fine;
}

int seen_read(struct seen_file *seen, const char *path)
{
    seen->path = path;
    seen->missing = false;
    text_clear(&seen->text);
    if (!read_file(path, &seen->about, &seen->text))
        return complain(STATUS_UNREADABLE, "%s: %s", path, strerror(errno));
    if (!S_ISREG(seen->about.st_mode))
        return complain(STATUS_USAGE, "%s is not a file that can be written to", path);
    return check_breaks(seen);
}

int seen_take(struct seen_file *seen, struct source *source)
{
    char piece[PIECE];
    ssize_t got;
    source_seek(source, 0);
    while ((got = source_read(source, piece, sizeof piece)) > 0)
        text_add_bytes(&seen->text, piece, (size_t)got);
    if (got < 0)
        return complain(STATUS_UNREADABLE, "%s: %s", source->name, strerror(source->error));
    return check_breaks(seen);
}

void seen_free(struct seen_file *seen)
{
    seen_unlock(seen);
    text_free(&seen->text);
}

/* ---- comparing ------------------------------------------------------------------------------------------------- */

static bool same_time(struct timespec a, struct timespec b)
{
    return a.tv_sec == b.tv_sec && a.tv_nsec == b.tv_nsec;
}

#ifdef __APPLE__
#define st_mtim st_mtimespec
#define st_ctim st_ctimespec
#endif

static bool same_file(const struct stat *a, const struct stat *b)
{
    return a->st_ino == b->st_ino && a->st_dev == b->st_dev && a->st_size == b->st_size
           && same_time(a->st_mtim, b->st_mtim);
}

/* Has the file the same contents as before? If so, takes over its changed attributes. */
static bool says_the_same(struct seen_file *seen)
{
    struct text text = {0};
    struct stat now;
    bool there = read_file(seen->path, &now, &text);
    bool same = there ? !seen->missing && S_ISREG(now.st_mode) && text.length == seen->text.length
                            && memcmp(text_string(&text), text_string(&seen->text), text.length) == 0
                      : seen->missing && errno == ENOENT;
    if (same && there)
        seen->about = now;
    text_free(&text);
    return same;
}

/* The time of a file's last change can be set back, its ctime cannot. */
bool seen_unchanged(struct seen_file *seen)
{
    struct stat now;
    bool there = stat(seen->path, &now) == 0;
    return (there && !seen->missing && same_file(&now, &seen->about) && same_time(now.st_ctim, seen->about.st_ctim))
           || says_the_same(seen);
}

/* ---- writing --------------------------------------------------------------------------------------------------- */

/* The text is on the disk before the last comparison, since writing takes longest. */
static int write_beside(struct seen_file *seen, FILE *file, const struct text *text, struct stat *about)
{
    fwrite(text_string(text), 1, text->length, file);
    if (fflush(file) != 0 || fsync(fileno(file)) < 0 || fstat(fileno(file), about) < 0)
        return complain(STATUS_FAULT, "cannot write %s: %s", seen->path, strerror(errno));
    if (!says_the_same(seen))
        return complain(STATUS_FAULT, "%s was changed by another program; nothing was written", seen->path);
    return STATUS_FINE;
}

static int write_locked(struct seen_file *seen, const struct text *text)
{
    struct targets targets = {.lasting = true};
    struct stat about;
    int status = target_open(&targets, seen->path) == STATUS_FINE ? STATUS_FINE : STATUS_FAULT;
    if (status == STATUS_FINE) {
        targets_guard(&targets);
        status = write_beside(seen, targets.target[0].file, text, &about);
    }
    if (status != STATUS_FINE) {
        targets_drop(&targets);
        return status;
    }
    status = targets_close(&targets, status);
    if (status == STATUS_FINE) {
        /* The file now has what was written here, unless another program has already replaced it. */
        struct stat now;
        seen->about = about;
        if (stat(seen->path, &now) == 0 && same_file(&now, &about))
            seen->about = now;
        seen->missing = false;
        text_clear(&seen->text);
        text_add_bytes(&seen->text, text_string(text), text->length);
    }
    return status;
}

int seen_rewrite(struct seen_file *seen, const struct text *text)
{
    bool held = seen->lock != 0;
    int status = held ? STATUS_FINE : seen_lock(seen, seen->path);
    if (status == STATUS_FINE)
        status = write_locked(seen, text);
    if (!held)
        seen_unlock(seen);
    return status;
}
