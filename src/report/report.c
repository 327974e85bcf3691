/* Reports: the list of formats and what the renderers share. */
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "report/formats.h"

const struct format formats[] = {
    {"text", "for people: the findings with the lines they are about (the default)", .record = text_record,
     .told = text_told, .end = text_end},
    {"short", "one line per finding: FILE:LINE:COLUMN: WORD CODE: sentence", .record = short_record, .end = lines_end},
    {"gcc", "like a compiler: FILE:LINE:COLUMN: error: sentence [CODE]", .record = gcc_record, .end = lines_end},
    {"json", "one object with all records (referee schema report)", .begin = json_begin, .record = json_record,
     .join = json_join, .end = json_end, .wants_fingerprints = true},
    {"jsonl", "one line per finding and one per record, as they come", .record = jsonl_record, .end = jsonl_end,
     .wants_fingerprints = true},
    {"sarif", "SARIF 2.1.0, for code scanning", .begin = sarif_begin, .record = sarif_record, .join = sarif_join,
     .end = sarif_end, .wants_history = true, .wants_fingerprints = true, .most_findings = 500, .most_bytes = 20000000},
    {"junit", "JUnit XML: a suite per record, a case per finding", .record = junit_record, .join = junit_join,
     .end = junit_end, .totals_first = true},
    {"tap", "Test Anything Protocol 13: a test per record", .begin = tap_begin, .record = tap_record, .join = tap_join,
     .end = tap_end},
    {"github", "annotations for GitHub workflows", .record = github_record, .end = github_end, .most_findings = 200,
     .most_bytes = 1000000},
    {"markdown", "for job summaries and comments", .record = markdown_record, .end = markdown_end, .totals_first = true,
     .most_findings = 200, .most_bytes = 1000000},
    {"html", "a page for stepping through the records in a browser", .begin = html_begin, .record = html_record,
     .join = html_join, .end = html_end, .wants_frames = true, .most_bytes = 20000000},
    {0},
};

const struct format *format_among(const struct format *list, const char *name)
{
    for (const struct format *format = list; format->name; format++)
        if (same(format->name, name))
            return format;
    return NULL;
}

const struct format *format_named(const char *name)
{
    return format_among(formats, name);
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
    size_t most = report->format->most_bytes;
    bool room = !most || body->length <= most - report->written;
    if (room && report->format->join)
        report->format->join(report, verdict);
    if (report->format->add)
        report->format->add(report, verdict, body);
    else if (room) {
        size_t told = report->format->told ? report->format->told(report, body) : 0;
        text_add_bytes(report->format->totals_first ? &report->aside : &report->out, text_string(body) + told,
                       body->length - told);
        report->written += body->length;
    }
    report->left_out += !room;
    report->records++;
    report->failing += verdict_status(verdict, report->strict) != 0;
    report->partial += verdict->partial;
    report->known += verdict->docket.known;
    report->mistakes += verdict->docket.mistakes;
    report->following += verdict->docket.following;
    struct noted noted = notes_of(verdict);
    report->noted.entries += noted.entries;
    report->noted.words += noted.words;
    report->noted.assumed += noted.assumed;
    report->noted.dates += noted.dates;
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

void print_records_left_out(const struct report *report, struct text *out)
{
    bool one = report->left_out == 1;
    text_format(out, "%d record%s left out because the report would be too long; --format json has %s",
                report->left_out, one ? " is" : "s are", one ? "it" : "them");
}

void each_name(const struct text *names, void (*each)(const char *name, void *context), void *context)
{
    const char *name = names ? text_string(names) : "", *end = name + (names ? names->length : 0);
    for (; name < end; name += strlen(name) + 1)
        each(name, context);
}

static void add_name(const char *name, void *context)
{
    struct arena scratch = {0};
    text_format(context, "%s%s", text_string(context)[0] ? ", " : "", shown_file(&scratch, name));
    arena_free(&scratch);
}

bool any_unjudged(const struct report *report)
{
    return report->passed_over || (report->missing && report->missing->length);
}

void print_unjudged(const struct report *report, struct text *out)
{
    struct text passed = {0}, missing = {0};
    each_name(report->passed, add_name, &passed);
    each_name(report->missing, add_name, &missing);
    if (report->passed_over)
        text_format(out, "%d other file%s passed over%s%s", report->passed_over, plural(report->passed_over),
                    passed.length ? ": " : "", text_string(&passed));
    if (missing.length)
        text_format(out, "%snot judged: %s", report->passed_over ? "; " : "", text_string(&missing));
    text_free(&passed);
    text_free(&missing);
}

void lines_end(struct report *report)
{
    if (!any_unjudged(report))
        return;
    print_unjudged(report, &report->out);
    text_char(&report->out, '\n');
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
