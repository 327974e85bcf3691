/* Targets: the files that reports are written to, each renamed when complete. */
#include "cli/targets.h"

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
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/text.h"
#include "base/words.h"
#include "cli/cli.h"

/* For the exit handler, which takes no argument: running out of memory may end the program anywhere. */
static struct targets *at_risk;
static pid_t owner; /* a child does not remove what its parent writes */

static void remove_unfinished(struct targets *targets)
{
    for (int i = 0; i < targets->count; i++)
        if (targets->target[i].temporary)
            unlink(targets->target[i].temporary);
}

static void clean_up(void)
{
    if (at_risk && owner == getpid())
        remove_unfinished(at_risk);
}

/* Registers the handler once, however often a caller writes. */
static void watch_over(struct targets *targets)
{
    static bool watched;
    if (!watched)
        watched = atexit(clean_up) == 0;
    at_risk = targets;
    owner = getpid();
}

/* The target of a link; NULL: not a link. */
static char *link_target(const char *path)
{
    char name[4096];
    ssize_t length = readlink(path, name, sizeof name);
    if (length < 0 || (size_t)length == sizeof name)
        return NULL;
    char *for_folder = must_copy(path);
    struct text joined = {0};
    text_format(&joined, "%s%s%.*s", *name == '/' ? "" : dirname(for_folder), *name == '/' ? "" : "/", (int)length,
                name);
    free(for_folder);
    return joined.bytes;
}

char *true_path(const char *path)
{
    char *found = realpath(path, NULL);
    if (found || errno != ENOENT)
        return found;
    char *behind = link_target(path);
    if (behind) {
        found = true_path(behind);
        free(behind);
        return found;
    }
    char *for_folder = must_copy(path), *for_name = must_copy(path);
    char *folder = realpath(dirname(for_folder), NULL);
    struct text joined = {0};
    if (folder)
        text_format(&joined, "%s/%s", same(folder, "/") ? "" : folder, basename(for_name));
    free(for_folder);
    free(for_name);
    free(folder);
    return joined.bytes;
}

/* ---- created beside the file they are for, and removed later if their process could not ---- */

/* Their names, `.NAME.referee-PROCESS-XXXXXX`, are those of nobody else. Of a long NAME they have the beginning. */
enum { MOST_OF_NAME = 200, RANDOM_LETTERS = 6 };
#define LETTERS_AND_DIGITS "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"

static void begin_name(const char *base, struct text *name)
{
    text_format(name, ".%.*s.referee-", MOST_OF_NAME, base);
}

/* The process that created this temporary file, whose name begins so; 0: it is not one. */
static long process_of(const char *name, const char *begins)
{
    size_t length = strlen(begins);
    char *end;
    if (strncmp(name, begins, length) != 0 || !isdigit((unsigned char)name[length]))
        return 0;
    errno = 0;
    long process = strtol(name + length, &end, 10);
    bool whole = errno == 0 && process > 0 && (pid_t)process == process && *end == '-'
                 && strlen(end + 1) == RANDOM_LETTERS && strspn(end + 1, LETTERS_AND_DIGITS) == RANDOM_LETTERS;
    return whole ? process : 0;
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

static mode_t usual_mode(void)
{
    mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

/* Creates one for the file at `path`, with the owner and permissions of `about` (NULL: there is no such file yet).
   Removes those that ended processes left for the same file. Returns the descriptor and sets `name`; or -1 with errno
   set. */
static int temporary_open(const char *path, const struct stat *about, struct text *name)
{
    char *for_folder = must_copy(path), *for_name = must_copy(path);
    struct text begins = {0};
    begin_name(basename(for_name), &begins);
    const char *folder_name = dirname(for_folder);
    DIR *folder = opendir(folder_name);
    for (struct dirent *item; folder && (item = readdir(folder));) {
        long process = process_of(item->d_name, text_string(&begins));
        if (process && is_abandoned(dirfd(folder), item->d_name, process))
            unlinkat(dirfd(folder), item->d_name, 0);
    }
    if (folder)
        closedir(folder);
    text_clear(name);
    text_format(name, "%s/%s%ld-XXXXXX", folder_name, text_string(&begins), (long)getpid());
    text_free(&begins);
    free(for_folder);
    free(for_name);
    int file = mkstemp(name->bytes);
    if (file < 0)
        return -1;
    flock(file, LOCK_EX | LOCK_NB);
    /* If the group cannot be kept, the new group gets only the permissions of others. */
    mode_t mode = about ? about->st_mode & 0777 : usual_mode();
    if (about && fchown(file, about->st_uid, about->st_gid) < 0 && fchown(file, (uid_t)-1, about->st_gid) < 0)
        mode = (mode_t)((mode & 0707) | (mode & 0007) << 3);
    fchmod(file, mode);
    return file;
}

/* Opens a temporary file beside its place. False with errno set. */
static bool open_beside(struct target *target, const struct stat *about)
{
    if (about && access(target->path, W_OK) < 0)
        return false;
    struct text name = {0};
    int file = temporary_open(target->path, about, &name);
    if (file < 0) {
        int why = errno;
        text_free(&name);
        errno = why;
        return false;
    }
    target->temporary = name.bytes;
    target->other_names = about && about->st_nlink > 1;
    target->file = fdopen(file, "w");
    return target->file != NULL;
}

static bool open_target(struct target *target)
{
    struct stat about;
    bool exists = stat(target->path, &about) == 0;
    if (exists && S_ISDIR(about.st_mode)) {
        errno = EISDIR;
        return false;
    }
    if (!exists || S_ISREG(about.st_mode))
        return open_beside(target, exists ? &about : NULL);
    target->file = fopen(target->path, "w");
    return target->file != NULL;
}

static int cannot_write(const char *path)
{
    int why = errno;
    return complain(why == ENOMEM ? STATUS_FAULT : STATUS_USAGE, "cannot write %s: %s", path, strerror(why));
}

int target_open(struct targets *targets, const char *path)
{
    struct target *target = &targets->target[targets->count];
    if (!path) {
        *target = (struct target){.file = stdout};
        targets->count++;
        return STATUS_FINE;
    }
    char *whole = true_path(path);
    if (!whole)
        return cannot_write(path);
    watch_over(targets);
    for (int i = 0; i < targets->count; i++)
        if (targets->target[i].path && same(targets->target[i].path, whole)) {
            free(whole);
            return complain(STATUS_USAGE, "two reports for %s; give each its own file", path);
        }
    *target = (struct target){.path = whole};
    targets->count++;
    return open_target(target) ? STATUS_FINE : cannot_write(path);
}

bool target_is(const struct targets *targets, const char *path)
{
    struct stat file, other;
    for (int i = 0; i < targets->count; i++)
        if (targets->target[i].path && stat(targets->target[i].path, &other) == 0 && S_ISREG(other.st_mode)
            && stat(path, &file) == 0 && other.st_dev == file.st_dev && other.st_ino == file.st_ino)
            return true;
    return false;
}

enum { DISMISSED = SIGURG }; /* stops the guard: a signal without another meaning */

static void fill_signals(sigset_t *set)
{
    sigemptyset(set);
    sigaddset(set, SIGINT);
    sigaddset(set, SIGTERM);
    sigaddset(set, SIGHUP);
    sigaddset(set, DISMISSED);
}

/* The guard waits for a signal that ends the program, cleans up, and raises the signal again. */
static void *watch_signals(void *context)
{
    struct targets *targets = context;
    sigset_t set;
    int number;
    fill_signals(&set);
    if (sigwait(&set, &number) != 0 || number == DISMISSED)
        return NULL;
    pthread_mutex_lock(&targets->lock);
    remove_unfinished(targets);
    signal(number, SIG_DFL);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(number);
    return NULL;
}

void targets_guard(struct targets *targets)
{
    bool needed = false;
    for (int i = 0; i < targets->count; i++)
        needed |= targets->target[i].temporary != NULL;
    if (!needed)
        return;
    sigset_t set;
    fill_signals(&set);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_mutex_init(&targets->lock, NULL);
    targets->guarded = pthread_create(&targets->guard, NULL, watch_signals, targets) == 0;
}

void target_put(struct target *target, struct text *text)
{
    if (text->length)
        fwrite(text->bytes, 1, text->length, target->file);
    text_clear(text);
}

/* The name is on the disk only once the folder is. A file system that cannot do that is not an error. */
static void sync_folder(const char *path)
{
    char *name = must_copy(path);
    int folder = open(dirname(name), O_RDONLY | O_CLOEXEC);
    if (folder >= 0) {
        fsync(folder);
        close(folder);
    }
    free(name);
}

static bool put_in_place(struct target *target, bool lasting)
{
    bool written = !ferror(target->file) && fflush(target->file) == 0;
    written = written && (!lasting || fsync(fileno(target->file)) == 0);
    int why = errno;
    written = fclose(target->file) == 0 && written;
    target->file = NULL;
    if (written && target->temporary)
        written = rename(target->temporary, target->path) == 0;
    else if (!written)
        errno = why;
    if (written && lasting && target->temporary)
        sync_folder(target->path);
    if (written && target->other_names)
        complain(STATUS_FINE, "%s had other hard links; they keep the old text", target->path);
    return written;
}

static void release(struct targets *targets)
{
    /* If the guard wakes up only now, it finds everything in place and ends the program anyway. */
    if (targets->guarded) {
        sigset_t set;
        fill_signals(&set);
        pthread_mutex_unlock(&targets->lock);
        pthread_kill(targets->guard, DISMISSED);
        pthread_join(targets->guard, NULL);
        pthread_mutex_destroy(&targets->lock);
        pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    }
    for (int i = 0; i < targets->count; i++) {
        struct target *target = &targets->target[i];
        if (target->file && target->path)
            fclose(target->file);
        free(target->path);
        free(target->temporary);
    }
    *targets = (struct targets){0};
    at_risk = NULL;
}

int targets_close(struct targets *targets, int status)
{
    if (targets->guarded)
        pthread_mutex_lock(&targets->lock);
    for (int i = 0; i < targets->count; i++) {
        struct target *target = &targets->target[i];
        if (!target->path || put_in_place(target, targets->lasting))
            continue;
        status = complain(STATUS_FAULT, "cannot write %s: %s", target->path, strerror(errno));
        if (target->temporary)
            unlink(target->temporary);
    }
    release(targets);
    return status;
}

void targets_drop(struct targets *targets)
{
    if (targets->guarded)
        pthread_mutex_lock(&targets->lock);
    remove_unfinished(targets);
    release(targets);
}
