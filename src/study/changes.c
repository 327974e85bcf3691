/* Changes: the findings that one judging of a record has and another has not. */
#include "study/changes.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { MOST_SHOWN = 4 };

/* The findings in an order that does not depend on how they were found. */
struct sorted {
    const struct finding **finding;
    int count;
};

static int by_number(int a, int b)
{
    return (a > b) - (a < b);
}

static int last_if_none(int entry)
{
    return entry ? entry : INT_MAX;
}

static int compare(const struct finding *a, const struct finding *b)
{
    int order = by_number(last_if_none(a->entry), last_if_none(b->entry));
    order = order ? order : by_number(a->at.line, b->at.line);
    return order ? order : strcmp(a->rule->code, b->rule->code);
}

static int compare_rows(const void *a, const void *b)
{
    return compare(*(const struct finding *const *)a, *(const struct finding *const *)b);
}

static struct sorted sort_findings(const struct verdict *verdict, bool claims)
{
    struct sorted sorted = {.finding = must_alloc(sizeof(struct finding *) * (size_t)(verdict->docket.kept + 1))};
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED && (claims || finding->ruling != RULING_FALSE))
            sorted.finding[sorted.count++] = finding;
    qsort(sorted.finding, (size_t)sorted.count, sizeof *sorted.finding, compare_rows);
    return sorted;
}

static void mention(const struct finding *finding, const char *verb, int *count, struct text *out)
{
    ++*count;
    if (*count > MOST_SHOWN)
        return;
    text_format(out, *count == 1 ? "%s %s" : ", %.0s%s", verb, finding->rule->code);
    if (finding->entry)
        text_format(out, " at entry %d", finding->entry);
    else
        text_format(out, " in line %d", finding->at.line);
}

/* Lists the findings of `a` that `b` lacks. */
static int mention_missing(const struct sorted *a, const struct sorted *b, const char *verb, struct text *out)
{
    int count = 0, at = 0;
    for (int i = 0; i < a->count; i++) {
        while (at < b->count && compare(b->finding[at], a->finding[i]) < 0)
            at++;
        bool there = at < b->count && compare(b->finding[at], a->finding[i]) == 0;
        bool again = i > 0 && compare(a->finding[i - 1], a->finding[i]) == 0;
        if (!there && !again)
            mention(a->finding[i], verb, &count, out);
    }
    if (count > MOST_SHOWN)
        text_format(out, " and %d more", count - MOST_SHOWN);
    return count;
}

struct changes find_changes(const struct verdict *first, const struct verdict *second, bool claims)
{
    struct changes changes = {0};
    struct sorted before = sort_findings(first, claims), after = sort_findings(second, claims);
    struct text raised = {0};
    changes.lost = mention_missing(&before, &after, "no longer found:", &changes.words);
    changes.gained = mention_missing(&after, &before, "also found:", &raised);
    if (changes.lost && changes.gained)
        text_add(&changes.words, "; ");
    text_add(&changes.words, text_string(&raised));
    text_free(&raised);
    free(before.finding);
    free(after.finding);
    return changes;
}
