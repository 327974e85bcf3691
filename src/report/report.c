/* Reports: the list of formats and what the renderers share. */
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "report/formats.h"

const struct format formats[] = {
    {"text", "for people: source excerpts, carets, rules (the default)", NULL, text_record, NULL, text_end, false,
     false},
    {"short", "one line per finding: FILE:LINE:COLUMN: WORD CODE: sentence", NULL, short_record, NULL, NULL, false,
     false},
    {"json", "one object with all records (referee schema report)", json_begin, json_record, json_join, json_end, false,
     false},
    {"jsonl", "one line per finding and one per record, as they come", NULL, jsonl_record, NULL, NULL, false, false},
    {"sarif", "SARIF 2.1.0, for code scanning", sarif_begin, sarif_record, sarif_join, sarif_end, true, false},
    {"junit", "JUnit XML: a suite per record, a case per finding", junit_begin, junit_record, NULL, junit_end, false,
     false},
    {"tap", "Test Anything Protocol 13: a test per record", tap_begin, tap_record, tap_join, tap_end, false, false},
    {"github", "annotations for GitHub workflows", NULL, github_record, NULL, github_end, false, false},
    {"markdown", "for job summaries and comments", markdown_begin, markdown_record, NULL, markdown_end, false, false},
    {"html", "one page to step through the records in a browser", html_begin, html_record, NULL, html_end, false, true},
    {0},
};

const struct format *format_named(const char *name)
{
    for (const struct format *format = formats; format->name; format++)
        if (same(format->name, name))
            return format;
    return NULL;
}

void report_render(const struct report *report, const struct verdict *verdict, struct source *source, struct text *body)
{
    struct report part = {.format = report->format,
                          .colour = report->colour,
                          .strict = report->strict,
                          .all = report->all,
                          .history = report->history,
                          .frames = report->frames,
                          .out = *body};
    if (report->format->record)
        report->format->record(&part, verdict, source);
    *body = part.out;
}

void report_add(struct report *report, const struct verdict *verdict, const struct text *body)
{
    if (report->format->join)
        report->format->join(report, verdict);
    text_add_bytes(&report->out, text_string(body), body->length);
    report->records++;
    report->failing += verdict_status(verdict, report->strict) != 0;
    report->partial += verdict->partial;
    report->known += verdict->docket.known;
    report->mistakes += verdict->docket.mistakes;
    report->following += verdict->docket.following;
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        report->count[ruling] += verdict->docket.count[ruling];
}

void report_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    struct text body = {0};
    report_render(report, verdict, source, &body);
    report_add(report, verdict, &body);
    text_free(&body);
}

void report_begin(struct report *report)
{
    if (report->format->begin)
        report->format->begin(report);
}

void report_end(struct report *report)
{
    if (report->format->end)
        report->format->end(report);
}

void report_free(struct report *report)
{
    text_free(&report->out);
    text_free(&report->aside);
    free(report->met);
    report->met = NULL;
}
