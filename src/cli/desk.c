/* A desk: the one record that score, moves, try, table and their like look at. */
#include <errno.h>
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"

static int say_unreadable(struct desk *desk, const struct options *options)
{
    struct report report = {.format = format_named("text"), .strict = options->strict};
    report_record(&report, &desk->verdict, &desk->source);
    fputs(text_string(&report.out), stderr);
    text_free(&report.out);
    int status = verdict_status(&desk->verdict, false);
    return status ? status : STATUS_OBJECTION;
}

bool judge_one(struct desk *desk, const struct options *options, struct judging *how, const char *path, int *status)
{
    if (!source_open(&desk->source, path, same(path, "-") ? "standard input" : path)) {
        *status = complain(STATUS_UNREADABLE, "%s: %s", path, strerror(errno));
        return false;
    }
    desk->have_source = true;
    how->shelf = &desk->shelf;
    how->on_illegal = options->on_illegal;
    how->at = options->at;
    struct reader *reader = reader_open(&desk->source, (struct complaints){0});
    desk->have_verdict = judge_record(reader, how, desk->source.name, 1, &desk->verdict);
    reader_close(reader);
    if (!desk->have_verdict) {
        *status = complain(STATUS_UNREADABLE, "%s: there is no record in it", path);
        return false;
    }
    if (!desk->verdict.judged || (options->at > desk->verdict.entries && !how->further)) {
        *status = desk->verdict.judged
                      ? complain(STATUS_USAGE, "%s: the log has only %d entries", path, desk->verdict.entries)
                      : say_unreadable(desk, options);
        return false;
    }
    *status = verdict_status(&desk->verdict, options->strict);
    return true;
}

void desk_free(struct desk *desk)
{
    if (desk->have_verdict)
        verdict_free(&desk->verdict);
    if (desk->have_source)
        source_close(&desk->source);
    shelf_free(&desk->shelf);
}
