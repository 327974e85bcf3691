/* Club files: which one counts for which record, and which files of a folder it excludes. */
#include "cli/clubs.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/pattern.h"

/* A file that was read, and the folder its patterns speak of. */
struct club_file {
    const char *path, *folder;
    struct club club;
    struct club_file *next;
};

/* What was found for records in a folder, by its real path. */
struct known_club {
    const char *folder;
    struct club_file *file; /* NULL: none */
    struct known_club *next;
};

/* ---- where to look ---------------------------------------------------------------------------------------------- */

static bool is_there(const char *folder, const char *name, bool regular)
{
    char path[PATH_MAX];
    struct stat about;
    int length = snprintf(path, sizeof path, "%s/%s", same(folder, "/") ? "" : folder, name);
    return length < (int)sizeof path && stat(path, &about) == 0 && (!regular || S_ISREG(about.st_mode));
}

static bool is_home(const char *folder)
{
    char real[PATH_MAX];
    const char *home = getenv("HOME");
    return home && *home && realpath(home, real) && same(real, folder);
}

/* One folder up. False: there is none. */
static bool go_up(char *folder)
{
    char *slash = strrchr(folder, '/');
    if (!slash || same(folder, "/"))
        return false;
    slash[slash == folder] = '\0';
    return true;
}

/* Is there a folder above, or is this one, where the search ends? If not only the record's own folder counts. */
static bool is_bounded(const char *folder)
{
    char above[PATH_MAX];
    snprintf(above, sizeof above, "%s", folder);
    do
        if (is_there(above, ".git", false) || is_home(above))
            return true;
    while (go_up(above));
    return false;
}

static bool find_folder(char *folder)
{
    bool bounded = is_bounded(folder);
    for (;;) {
        if (is_there(folder, ".referee.yaml", true))
            return true;
        if (!bounded || is_there(folder, ".git", false) || is_home(folder) || !go_up(folder))
            return false;
    }
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* As people see it from where they are. */
static const char *shown(struct clubs *clubs, const char *path)
{
    char here[PATH_MAX];
    size_t length = getcwd(here, sizeof here) ? strlen(here) : 0;
    bool below = length > 1 && strncmp(path, here, length) == 0 && path[length] == '/';
    path += below ? length + 1 : 0;
    return arena_copy(&clubs->arena, path, strlen(path));
}

static struct club_file *read_file(struct clubs *clubs, const char *path, const char *folder)
{
    for (struct club_file *file = clubs->files; file; file = file->next)
        if (same(file->path, path))
            return file;
    struct source source;
    const char *name = shown(clubs, path);
    if (!source_open(&source, path, name))
        return NULL;
    struct club_file *file = arena_take(&clubs->arena, sizeof *file);
    file->path = arena_copy(&clubs->arena, path, strlen(path));
    file->folder = arena_copy(&clubs->arena, folder, strlen(folder));
    struct reader *reader = reader_open(&source, (struct complaints){0});
    club_read(&file->club, name, reader, &clubs->cache);
    reader_close(reader);
    source_close(&source);
    file->next = clubs->files;
    clubs->files = file;
    return file;
}

static struct club_file *search(struct clubs *clubs, const char *folder)
{
    char found[PATH_MAX], path[PATH_MAX + 16];
    snprintf(found, sizeof found, "%s", folder);
    if (!find_folder(found))
        return NULL;
    snprintf(path, sizeof path, "%s/.referee.yaml", same(found, "/") ? "" : found);
    return read_file(clubs, path, found);
}

/* The real folder that a file lies in. */
static bool folder_of(const char *path, char real[PATH_MAX])
{
    char folder[PATH_MAX];
    const char *slash = strrchr(path, '/');
    int length = slash ? (int)(slash - path) + (slash == path) : 1;
    if (length >= (int)sizeof folder)
        return false;
    snprintf(folder, sizeof folder, "%.*s", length, slash ? path : ".");
    return realpath(folder, real) != NULL;
}

static struct club_file *file_for(struct clubs *clubs, const char *path)
{
    const struct options *options = clubs->options;
    char folder[PATH_MAX];
    if (options->club)
        return clubs->files;
    if (options->no_club || same(path, "-") || !folder_of(path, folder))
        return NULL;
    for (const struct known_club *known = clubs->first; known; known = known->next)
        if (same(known->folder, folder))
            return known->file;
    struct known_club *known = arena_take(&clubs->arena, sizeof *known);
    *known =
        (struct known_club){arena_copy(&clubs->arena, folder, strlen(folder)), search(clubs, folder), clubs->first};
    clubs->first = known;
    return known->file;
}

const struct club *club_for(struct clubs *clubs, const char *path)
{
    struct club_file *file = file_for(clubs, path);
    return file ? &file->club : NULL;
}

bool club_excludes(struct clubs *clubs, const char *path)
{
    char folder[PATH_MAX], below[2 * PATH_MAX];
    const struct club_file *file = file_for(clubs, path);
    const struct node *exclude = file && !file->club.bad ? file->club.exclude : NULL;
    size_t length = file ? strlen(file->folder) : 0;
    if (!exclude || !folder_of(path, folder) || strncmp(folder, file->folder, length) != 0)
        return false;
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    const char *between = folder + length + (folder[length] == '/');
    snprintf(below, sizeof below, "%s%s%s", between, *between ? "/" : "", name);
    if (exclude->kind == NODE_WORD)
        return path_matches(exclude->text, below);
    for (const struct node *pattern = exclude->first; pattern; pattern = pattern->next)
        if (path_matches(pattern->text, below))
            return true;
    return false;
}

int clubs_open(struct clubs *clubs, const struct options *options)
{
    char folder[PATH_MAX];
    clubs->options = options;
    if (!options->club)
        return STATUS_FINE;
    if (!folder_of(options->club, folder) || !read_file(clubs, options->club, folder))
        return complain(STATUS_USAGE, "%s: %s", options->club, strerror(errno));
    return STATUS_FINE;
}

void clubs_free(struct clubs *clubs)
{
    for (struct club_file *file = clubs->files; file; file = file->next)
        club_free(&file->club);
    arena_free(&clubs->arena);
    box_cache_free(&clubs->cache);
}
