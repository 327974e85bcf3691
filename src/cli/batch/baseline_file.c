/* The file of a baseline: reading it, and the folder that file names are relative to. */
#include "cli/batch/baseline_file.h"

#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>

#include "cli/cli.h"

int baseline_new(struct baseline *baseline, const char *path)
{
    char *copy = must_copy(path);
    baseline->folder = realpath(dirname(copy), NULL);
    free(copy);
    return baseline->folder ? STATUS_FINE : complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
}

int baseline_read(struct baseline *baseline, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
    int status = baseline_new(baseline, path), number = 0;
    char *line = NULL;
    size_t room = 0;
    while (status == STATUS_FINE && getline(&line, &room, file) > 0) {
        number++;
        line[strcspn(line, "\r\n")] = '\0';
        if (!baseline_take(baseline, line))
            status = complain(STATUS_USAGE, "%s:%d: not a line of a baseline; make one with --write-baseline %s", path,
                              number, path);
    }
    if (status == STATUS_FINE && ferror(file))
        status = complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
    free(line);
    fclose(file);
    baseline_sort(baseline);
    return status;
}
