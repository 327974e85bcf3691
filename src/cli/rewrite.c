/* Rewriting a file of the user's. */
#include "cli/rewrite.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
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
    return complain(STATUS_UNREADABLE, "%s has line breaks other than LF and CRLF; it is left alone", seen->path);
}

int seen_read(struct seen_file *seen, const char *path)
{
    *seen = (struct seen_file){.path = path};
    int file = open(path, O_RDONLY | O_CLOEXEC);
    bool fine = file >= 0 && fstat(file, &seen->about) == 0;
    if (fine && !S_ISREG(seen->about.st_mode)) {
        close(file);
        return complain(STATUS_USAGE, "%s is no file that can be written anew", path);
    }
    fine = fine && read_all(file, &seen->text);
    int why = errno;
    if (file >= 0)
        close(file);
    if (!fine)
        return complain(STATUS_UNREADABLE, "%s: %s", path, strerror(why));
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
    text_free(&seen->text);
}

bool seen_unchanged(const struct seen_file *seen)
{
    struct stat now;
    if (stat(seen->path, &now) < 0)
        return seen->missing && errno == ENOENT;
    return !seen->missing && now.st_ino == seen->about.st_ino && now.st_dev == seen->about.st_dev
           && now.st_size == seen->about.st_size && now.st_mtim.tv_sec == seen->about.st_mtim.tv_sec
           && now.st_mtim.tv_nsec == seen->about.st_mtim.tv_nsec;
}

int seen_rewrite(struct seen_file *seen, const struct text *text)
{
    struct targets targets = {.lasting = true};
    struct stat about;
    int status = target_open(&targets, seen->path) == STATUS_FINE ? STATUS_FINE : STATUS_FAULT;
    if (status == STATUS_FINE) {
        FILE *file = targets.target[0].file;
        targets_guard(&targets);
        fwrite(text_string(text), 1, text->length, file);
        if (fflush(file) != 0 || fstat(fileno(file), &about) < 0)
            status = complain(STATUS_FAULT, "cannot write %s: %s", seen->path, strerror(errno));
        else if (!seen_unchanged(seen))
            status = complain(STATUS_FAULT, "%s was changed meanwhile; nothing was written", seen->path);
    }
    if (status != STATUS_FINE) {
        targets_drop(&targets);
        return status;
    }
    status = targets_close(&targets, status);
    if (status == STATUS_FINE) {
        seen->about = about;
        seen->missing = false;
    }
    return status;
}
