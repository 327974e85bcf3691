/* The command check: judges files in the order given and reports. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/cli.h"

static void judge_source(struct report *report, struct source *source, const struct judging *how, int *worst)
{
    struct reader *reader = reader_open(source, (struct complaints){0});
    struct verdict verdict;
    int document = 1;
    while (judge_record(reader, how, source->name, document, &verdict)) {
        int status = verdict_status(&verdict, report->strict);
        *worst = status > *worst ? status : *worst;
        report_record(report, &verdict, source);
        verdict_free(&verdict);
        put_text(&report->out);
        document++;
    }
    verdict_free(&verdict);
    if (document == 1) {
        verdict_unreadable(&verdict, source->name, (struct place){1, 1, 1, 2}, "there is no record in this file");
        report_record(report, &verdict, NULL);
        verdict_free(&verdict);
        *worst = STATUS_UNREADABLE;
    }
    reader_close(reader);
}

static void judge_path(struct report *report, const char *path, const struct judging *how, int *worst)
{
    struct source source;
    if (!source_open(&source, path, same(path, "-") ? "standard input" : path)) {
        *worst = complain(STATUS_UNREADABLE, "%s: %s", path, strerror(errno));
        return;
    }
    judge_source(report, &source, how, worst);
    source_close(&source);
}

int run_check(const struct options *options)
{
    if (options->operand_count == 0 && isatty(STDIN_FILENO))
        return complain(STATUS_USAGE, "which record? name a file, or see referee --help");
    struct shelf shelf = {0};
    struct judging how = judging_usual(&shelf);
    how.on_illegal = options->on_illegal;
    struct report report = {.format = options->formats ? options->format[0].format : format_named("text"), .strict = options->strict};
    report.colour = options->colour_given ? options->colour : output_is_terminal() && !getenv("NO_COLOR");
    int worst = STATUS_FINE;
    if (report.format->begin)
        report.format->begin(&report);
    if (options->operand_count == 0)
        judge_path(&report, "-", &how, &worst);
    for (char **path = options->operands; *path; path++)
        judge_path(&report, *path, &how, &worst);
    if (report.format->end)
        report.format->end(&report);
    put_text(&report.out);
    text_free(&report.out);
    shelf_free(&shelf);
    return worst;
}
