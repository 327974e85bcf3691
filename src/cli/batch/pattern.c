/* Patterns of file names, for files to exclude. */
#include "cli/batch/pattern.h"

#include <string.h>

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

bool path_matches(const char *pattern, const char *path)
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
