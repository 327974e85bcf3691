/* The line that tells editors which schema a record has. */
#include "cli/schema_line.h"

#include <stdbool.h>
#include <string.h>
#include <unistd.h>
#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

enum { LONGEST_PATH = 4096 };

#ifdef __APPLE__
static bool own_path(char path[LONGEST_PATH])
{
    uint32_t room = LONGEST_PATH;
    return _NSGetExecutablePath(path, &room) == 0;
}
#else
static bool own_path(char path[LONGEST_PATH])
{
    ssize_t length = readlink("/proc/self/exe", path, LONGEST_PATH - 1);
    if (length <= 0)
        return false;
    path[length] = '\0';
    return true;
}
#endif

/* The folder of the running program, or the one above; false: not known. */
static bool own_folder(char folder[LONGEST_PATH], bool above)
{
    if (!own_path(folder))
        return false;
    for (int levels = above ? 2 : 1; levels > 0; levels--) {
        char *slash = strrchr(folder, '/');
        if (!slash)
            return false;
        *slash = '\0';
    }
    return true;
}

/* Does the file exist, under a name that is one word in a comment? */
static bool found(const char *folder, const char *schemas, const char *game, struct text *path)
{
    text_clear(path);
    text_format(path, "%s/%s/%s.schema.json", folder, schemas, game);
    return access(text_string(path), R_OK) == 0 && !strpbrk(text_string(path), " \t\r\n#%");
}

void print_schema_line(const char *game, struct text *out)
{
    char folder[LONGEST_PATH];
    struct text path = {0};
    if ((own_folder(folder, true) && found(folder, "share/referee/schemas", game, &path))
        || (own_folder(folder, false) && found(folder, "schemas", game, &path)))
        text_format(out, "# yaml-language-server: $schema=%s\n", text_string(&path));
    else
        text_format(out,
                    "# yaml-language-server: $schema=%s.schema.json\n"
                    "# (referee schema %s >%s.schema.json in this folder lets editors check the record)\n",
                    game, game, game);
    text_free(&path);
}
