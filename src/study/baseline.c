/* Baselines: findings the user has accepted, listed by fingerprint, so that only new ones count. */
#include "study/baseline.h"

#include <stdlib.h>
#include <string.h>

enum { PRINT_LENGTH = 16 };

/* The path of the file relative to the folder. A name that is not a file (standard input) stays as it is. */
static void seen_from(const char *folder, const char *file, struct text *out)
{
    char *whole = realpath(file, NULL);
    if (!whole) {
        text_add(out, file);
        return;
    }
    size_t common = 0;
    for (size_t i = 0;; i++) {
        bool ends = (folder[i] == '/' || !folder[i]) && (whole[i] == '/' || !whole[i]);
        common = ends ? i : common;
        if (folder[i] != whole[i] || !folder[i])
            break;
    }
    for (const char *rest = folder + common; *rest; rest++)
        if (*rest == '/' && rest[1])
            text_add(out, "../");
    text_add(out, whole + common + (whole[common] == '/'));
    free(whole);
}

static void print_file_key(const struct baseline *baseline, const struct verdict *verdict, struct text *out)
{
    struct text seen = {0};
    seen_from(baseline->folder, verdict->file, &seen);
    text_percent(out, text_string(&seen), "/");
    text_free(&seen);
}

static bool can_count(const struct finding *finding)
{
    return finding->ruling != RULING_CONFIRMED && finding->ruling != RULING_WAIVED && finding->ruling != RULING_NOTED;
}

void baseline_list(const struct baseline *baseline, const struct verdict *verdict, struct text *out)
{
    struct text file = {0};
    print_file_key(baseline, verdict, &file);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (can_count(finding))
            text_format(out, "%016llx %s %s\n", (unsigned long long)finding->fingerprint, finding->rule->code,
                        text_string(&file));
    text_free(&file);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void baseline_apply(const struct baseline *baseline, struct verdict *verdict)
{
    struct docket *docket = &verdict->docket;
    if (!baseline->count || !docket->first)
        return;
    struct text file = {0}, key = {0};
    print_file_key(baseline, verdict, &file);
    struct finding **link = &docket->first;
    docket->last = NULL;
    while (*link) {
        text_clear(&key);
        text_format(&key, "%016llx %s", (unsigned long long)(*link)->fingerprint, text_string(&file));
        const char *wanted = text_string(&key);
        if (can_count(*link)
            && bsearch(&wanted, baseline->line, (size_t)baseline->count, sizeof *baseline->line, by_text)) {
            *link = (*link)->next;
            docket->known++;
            docket->kept--;
        } else {
            docket->last = *link;
            link = &(*link)->next;
        }
    }
    docket_count(docket);
    text_free(&file);
    text_free(&key);
}

bool baseline_take(struct baseline *baseline, const char *line)
{
    if (!*line || *line == '#')
        return true;
    const char *code = strchr(line, ' '), *file = code ? strchr(code + 1, ' ') : NULL;
    if (!file || code - line != PRINT_LENGTH || strspn(line, "0123456789abcdef") != PRINT_LENGTH || !file[1])
        return false;
    baseline->line = must_make_room(baseline->line, baseline->count, &baseline->room, sizeof *baseline->line);
    struct text kept = {0};
    text_format(&kept, "%.*s%s", PRINT_LENGTH, line, file);
    baseline->line[baseline->count++] = kept.bytes;
    return true;
}

void baseline_sort(struct baseline *baseline)
{
    if (baseline->count)
        qsort(baseline->line, (size_t)baseline->count, sizeof *baseline->line, by_text);
}

void baseline_free(struct baseline *baseline)
{
    for (int i = 0; i < baseline->count; i++)
        free(baseline->line[i]);
    free(baseline->line);
    free(baseline->folder);
    *baseline = (struct baseline){0};
}
