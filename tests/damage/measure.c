/* Measuring: time, findings, which games, records that are kept. */
#include "measure.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "base/words.h"
#include "replay/script.h"

double now(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

int count_against(const struct verdict *verdict)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += counts_against(finding);
    return count;
}

bool is_wanted(const struct game *game, int argc, char **argv)
{
    bool wanted = argc < 4;
    for (int i = 3; i < argc; i++)
        wanted = wanted || same(argv[i], game->id);
    return wanted;
}

void keep_text(const char *name, const char *text)
{
    char path[500];
    if (!getenv("RECORDS"))
        return;
    snprintf(path, sizeof path, "%s/%s.yaml", getenv("RECORDS"), name);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) < 0 || fclose(file) != 0)
        perror(path);
}
