/* Targets: the files that reports are written to, each renamed when complete. */
#include "cli/targets.h"

#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arena.h"
#include "base/words.h"
#include "cli/cli.h"
#include "cli/temporary.h"

/* For the exit handler, which takes no argument: running out of memory may end the program anywhere. */
static struct targets *at_risk;

static void remove_unfinished(struct targets *targets)
{
    for (int i = 0; i < targets->count; i++)
        if (targets->target[i].temporary)
            unlink(targets->target[i].temporary);
}

static void clean_up(void)
{
    if (at_risk)
        remove_unfinished(at_risk);
}

/* Registers the handler once, however often a caller writes. */
static void watch_over(struct targets *targets)
{
    static bool watched;
    if (!watched)
        watched = atexit(clean_up) == 0;
    at_risk = targets;
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

/* If the guard wakes up only now, it finds everything in place and ends the program anyway. */
static void dismiss_guard(struct targets *targets)
{
    if (!targets->guarded)
        return;
    sigset_t set;
    fill_signals(&set);
    pthread_mutex_unlock(&targets->lock);
    pthread_kill(targets->guard, DISMISSED);
    pthread_join(targets->guard, NULL);
    pthread_mutex_destroy(&targets->lock);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void release(struct targets *targets)
{
    dismiss_guard(targets);
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
