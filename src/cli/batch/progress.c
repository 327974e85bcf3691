/* Progress: a bar on standard error while a long batch runs, if a person is there to see it. */
#include "cli/batch/progress.h"

#include <stdio.h>
#include <unistd.h>

#include "cli/cli.h"

enum { LONG_BATCH = 50, BAR_WIDTH = 30, HUNDRED = 100 };

struct progress progress_start(int total)
{
    bool erases = isatty(STDERR_FILENO) && !terminal_is_dumb();
    return (struct progress){.total = total, .shown = -1, .visible = total >= LONG_BATCH && erases};
}

void progress_step(struct progress *progress, int done)
{
    if (!progress->visible)
        return;
    int part = (int)((long)done * HUNDRED / progress->total);
    if (part == progress->shown)
        return;
    progress->shown = part;
    char bar[BAR_WIDTH + 1];
    for (int i = 0; i < BAR_WIDTH; i++)
        bar[i] = i * HUNDRED < part * BAR_WIDTH ? '#' : ' ';
    bar[BAR_WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %3d%% %d of %d files", bar, part, done, progress->total);
    fflush(stderr);
}

void progress_hide(struct progress *progress)
{
    if (progress->shown < 0)
        return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    progress->shown = -1;
}
