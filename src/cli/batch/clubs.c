/* Club files: which one applies to which record, and which files of a folder it excludes. */
#include "cli/batch/clubs.h"

#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"

/* A club file that was read, and the folder that its patterns are relative to. */
struct club_file {
    const char *path, *folder;
    struct club club;
    struct club_file *next;
};

/* What was found for records in a folder. */
struct known_folder {
    const char *path;       /* as written, up to the name of the record */
    const char *real;       /* NULL: there is no such folder */
    struct club_file *file; /* NULL: none */
    struct known_folder *next;
};

/* ---- where to look ---------------------------------------------------------------------------------------------- */

/* A broken link counts as well: the user intended something with it. */
static bool is_there(const char *folder, const char *name, struct stat *about)
{
    struct text path = {0};
    struct stat linked;
    text_format(&path, "%s/%s", same(folder, "/") ? "" : folder, name);
    bool there = lstat(text_string(&path), about) == 0;
    if (there && S_ISLNK(about->st_mode) && stat(text_string(&path), &linked) == 0)
        *about = linked;
    text_free(&path);
    return there;
}

/* Goes one folder up. False: there is none. */
static bool go_up(char *folder)
{
    char *slash = strrchr(folder, '/');
    if (!slash || same(folder, "/"))
        return false;
    slash[slash == folder] = '\0';
    return true;
}

static char *real_home(void)
{
    const char *home = getenv("HOME");
    return home && *home ? realpath(home, NULL) : NULL;
}

/* Reports a club file of another user, who may have put it where all may write. */
static void tell_foreign(struct clubs *clubs, const char *folder)
{
    if (!clubs->foreign)
        complain(STATUS_FINE, "%s/.referee.yaml belongs to another user and is ignored; use --club to name it", folder);
    clubs->foreign = true;
}

/* The nearest folder with a club file, up to where the search ends: a repository or the home folder. Without such an
   end, only the user's own club files above the record's folder count. NULL: none; else free() it. */
static char *find_folder(struct clubs *clubs, const char *folder)
{
    char *at = must_copy(folder), *home = real_home(), *found = NULL;
    bool ends, own = true;
    struct stat about;
    do {
        if (!found && is_there(at, ".referee.yaml", &about)) {
            found = must_copy(at);
            own = about.st_uid == geteuid() || same(at, folder);
        }
        ends = is_there(at, ".git", &about) || (home && same(home, at));
    } while (!ends && go_up(at));
    free(home);
    free(at);
    if (ends || own)
        return found;
    tell_foreign(clubs, found);
    free(found);
    return NULL;
}

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* The path relative to the working folder. */
static const char *shown(struct clubs *clubs, const char *path)
{
    char here[PATH_MAX];
    size_t length = getcwd(here, sizeof here) ? strlen(here) : 0;
    bool below = length > 1 && strncmp(path, here, length) == 0 && path[length] == '/';
    path += below ? length + 1 : 0;
    return arena_string(&clubs->arena, path);
}

/* False: the file must not or cannot be opened, and `*why` says so. A pipe would block. */
static bool open_file(struct source *source, const char *path, const char *name, const char **why)
{
    struct stat about;
    bool there = stat(path, &about) == 0, regular = there && S_ISREG(about.st_mode);
    if (regular && source_open(source, path, name))
        return true;
    *why = !there || regular        ? strerror(errno)
           : S_ISDIR(about.st_mode) ? "it is a folder, not a file"
                                    : "it is not a file";
    return false;
}

static struct club_file *read_file(struct clubs *clubs, const char *path, const char *folder)
{
    for (struct club_file *file = clubs->files; file; file = file->next)
        if (same(file->path, path))
            return file;
    struct source source;
    const char *name = shown(clubs, path), *why;
    struct club_file *file = arena_take(&clubs->arena, sizeof *file);
    file->path = arena_string(&clubs->arena, path);
    file->folder = arena_string(&clubs->arena, folder);
    if (open_file(&source, path, name, &why)) {
        struct reader *reader = reader_open(&source);
        club_read(&file->club, name, reader, &clubs->cache);
        reader_close(reader);
        source_close(&source);
    } else
        club_unread(&file->club, name, arena_string(&clubs->arena, why));
    file->next = clubs->files;
    clubs->files = file;
    return file;
}

static struct club_file *search(struct clubs *clubs, const char *folder)
{
    char *found = find_folder(clubs, folder);
    if (!found)
        return NULL;
    const char *path = arena_format(&clubs->arena, "%s/.referee.yaml", same(found, "/") ? "" : found);
    struct club_file *file = read_file(clubs, path, found);
    free(found);
    return file;
}

/* Bytes of the path before the name of the file. */
static size_t length_of_folder(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (size_t)(slash + 1 - path) : 0;
}

static const char *real_folder(struct clubs *clubs, const char *folder)
{
    char *real = realpath(*folder ? folder : ".", NULL);
    const char *kept = real ? arena_string(&clubs->arena, real) : NULL;
    free(real);
    return kept;
}

/* Most files are in the same folder as the one before. */
static const struct known_folder *folder_of(struct clubs *clubs, const char *path)
{
    size_t length = length_of_folder(path);
    for (const struct known_folder *known = clubs->first; known; known = known->next)
        if (strncmp(known->path, path, length) == 0 && !known->path[length])
            return known;
    struct known_folder *known = arena_take(&clubs->arena, sizeof *known);
    known->path = arena_copy(&clubs->arena, path, length);
    known->real = real_folder(clubs, known->path);
    if (known->real && !clubs->options->club)
        known->file = search(clubs, known->real);
    known->next = clubs->first;
    clubs->first = known;
    return known;
}

static struct club_file *file_for(struct clubs *clubs, const char *path)
{
    const struct options *options = clubs->options;
    if (options->club)
        return clubs->files;
    return options->no_club || same(path, "-") ? NULL : folder_of(clubs, path)->file;
}

const struct club *club_for(struct clubs *clubs, const char *path)
{
    struct club_file *file = file_for(clubs, path);
    return file ? &file->club : NULL;
}

/* ---- patterns of file names, for files to exclude ---- */

enum { MOST_STEPS = 100000 };

/* Each star is a choice; `*steps` limits how many characters are compared. */
static bool matches(const char *pattern, const char *path, int *steps)
{
    for (; *pattern; pattern++, path++) {
        if (--*steps < 0)
            return false;
        if (pattern[0] == '*') {
            bool deep = pattern[1] == '*';
            const char *rest = pattern + 1 + deep;
            if (deep && *rest == '/' && matches(rest + 1, path, steps))
                return true;
            for (;; path++) {
                if (matches(rest, path, steps))
                    return true;
                if (!*path || (*path == '/' && !deep) || *steps < 0)
                    return false;
            }
        }
        if (pattern[0] == '?' ? !*path || *path == '/' : pattern[0] != *path)
            return false;
        while (pattern[0] == '?' && (path[1] & 0xc0) == 0x80) /* the rest of a character of several bytes */
            path++;
    }
    return !*path || *path == '/';
}

/* * matches any characters except a slash, ? one, ** any characters, and any number of folders before a slash. A
   pattern without a slash matches the last part of the path, or a folder in it; with a slash, the whole path or a
   folder in it. */
static bool path_matches(const char *pattern, const char *path)
{
    int steps = MOST_STEPS;
    pattern += strncmp(pattern, "./", 2) == 0 ? 1 : 0; /* "./a" is "/a": relative to the folder of the list */
    size_t length = strlen(pattern);
    bool folder = length && pattern[length - 1] == '/', anchored = memchr(pattern, '/', length - folder) != NULL;
    char plain[512];
    if (length == 0 || length >= sizeof plain)
        return false;
    memcpy(plain, pattern, length - folder);
    plain[length - folder] = '\0';
    for (const char *part = path;; part++) {
        if (matches(plain + (plain[0] == '/'), part, &steps))
            return true;
        part = anchored ? NULL : strchr(part, '/');
        if (!part)
            return false;
    }
}

static bool matches_any(const struct node *exclude, const char *below)
{
    if (exclude->kind == NODE_WORD)
        return path_matches(exclude->text, below);
    for (const struct node *pattern = exclude->first; pattern; pattern = pattern->next)
        if (path_matches(pattern->text, below))
            return true;
    return false;
}

/* Patterns are relative to the folder of the club file. */
static bool excludes(const struct club_file *file, const char *path, const char *folder)
{
    size_t length = strlen(file->folder);
    const char *name = path + length_of_folder(path);
    if (strncmp(folder, file->folder, length) != 0)
        return false;
    struct text below = {0};
    const char *between = folder + length + (folder[length] == '/');
    text_format(&below, "%s%s%s", between, *between ? "/" : "", name);
    bool any = matches_any(file->club.exclude, text_string(&below));
    text_free(&below);
    return any;
}

bool club_excludes(struct clubs *clubs, const char *path)
{
    const struct club_file *file = file_for(clubs, path);
    const char *folder = file && !file->club.bad && file->club.exclude ? folder_of(clubs, path)->real : NULL;
    return folder && excludes(file, path, folder);
}

int clubs_open(struct clubs *clubs, const struct options *options)
{
    clubs->options = options;
    if (!options->club)
        return STATUS_FINE;
    const char *folder = real_folder(clubs, arena_copy(&clubs->arena, options->club, length_of_folder(options->club)));
    const char *why = folder ? read_file(clubs, options->club, folder)->club.unread : strerror(errno);
    return why ? complain(STATUS_USAGE, "%s: %s", options->club, why) : STATUS_FINE;
}

int club_of_one(const struct options *options, const char *path, const struct club **club)
{
    struct clubs *clubs = options->clubs;
    int status = clubs->options ? STATUS_FINE : clubs_open(clubs, options);
    *club = status ? NULL : club_for(clubs, path);
    if (!*club || !(*club)->bad)
        return status;
    if ((*club)->unread)
        return complain(STATUS_UNREADABLE, "%s: %s", (*club)->file, (*club)->unread);
    const struct finding *fault = (*club)->fault.docket.first;
    return complain(STATUS_UNREADABLE, "%s:%d:%d: %s", (*club)->file, fault->at.line, fault->at.column, fault->message);
}

void clubs_free(struct clubs *clubs)
{
    for (struct club_file *file = clubs->files; file; file = file->next)
        club_free(&file->club);
    arena_free(&clubs->arena);
    box_cache_free(&clubs->cache);
}
