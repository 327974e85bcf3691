/* Reports: the list of formats, what the renderers share, and the formats of a few lines. */
#include "report/report.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "base/xml.h"
#include "draw/page.h"
#include "report/formats.h"
#include "study/explain/footnotes.h"

/* ---- a line per finding, for editors and grep ---- */

/* Like a compiler, so that every editor can jump to it, or shorter; then the notes and what a partial verdict does not
   cover, each on a line of its own. */
static void lines_record(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out;
    bool gcc = report->format->like_compiler;
    const char *file = shown_file(&report->scratch, verdict->file);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        const char *ruling = ruling_names[finding->ruling], *code = finding->rule->code;
        if (!report->all && (gcc ? is_folded(finding) : finding->ruling == RULING_NOTED))
            continue;
        text_format(out, "%s:%d:%d: ", file, finding->at.line, finding->at.column);
        if (!gcc) {
            text_format(out, "%s %s: %s\n", ruling, code, finding->message);
            continue;
        }
        text_format(out, "%s: %s: %s [%s]\n", loudness_names[loudness(finding->ruling, report->strict)], ruling,
                    finding->message, code);
        for (const struct related *related = finding->related; related; related = related->next)
            text_format(out, "%s:%d:%d: note: %s\n", file, related->at.line, related->at.column, related->message);
        for (const struct finding *also = finding; !report->all && (also = next_fault(finding, also));)
            text_format(out, "%s:%d:%d: note: also: %s [%s]\n", file, also->at.line, also->at.column, also->message,
                        also->rule->code);
    }
    const char *notes = report->all ? words_about(report, print_notes, verdict) : "",
               *partial = words_about(report, print_partial, verdict);
    if (*notes)
        text_format(out, "%s: %s%s\n", file, gcc ? "note: " : "", notes);
    if (*partial)
        text_format(out, "%s: %s%s\n", file, gcc ? "warning: " : "", partial);
}

/* ---- one page, on which every record can be stepped through ---- */

static void html_begin(struct report *report)
{
    page_begin("referee", &report->out);
}

static void html_record(struct report *report, const struct verdict *verdict)
{
    static const struct frames none;
    page_record(report->frames ? report->frames : &none, verdict, &report->out);
}

/* `aside` has the names of the games whose pieces are already on the page. */
static void html_join(struct report *report, const struct verdict *verdict)
{
    const char *name = verdict->game ? arena_format(&report->scratch, " %s ", verdict->game->id) : "";
    if (strstr(text_string(&report->aside), name))
        return;
    text_add(&report->aside, name);
    page_pieces(verdict->game, NULL, &report->out);
}

static void html_end(struct report *report)
{
    const char *const notes[] = {records_left_out(report), files_unjudged(report)};
    for (int i = 0; i < 2; i++)
        if (*notes[i])
            xml_format(&report->out, "<p>%s</p>\n", notes[i]);
    page_end(&report->out);
}

/* ---- a line for each finding, then one for its record, so that shards can be joined with cat ---- */

enum { ONE_LINE = -1 };

static void jsonl_record(struct report *report, const struct verdict *verdict)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        struct json json = {.out = &report->out, .flat = ONE_LINE};
        json_write(&json, "{kind: 'finding', file: %s, document: %d, game: %s", verdict->file, verdict->document,
                   verdict->game ? verdict->game->id : NULL);
        json_finding_keys(&json, finding);
        json_write(&json, "}");
        text_char(&report->out, '\n');
    }
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    json_write(&json, "{kind: 'record'");
    json_record_keys(&json, verdict);
    json_counts(&json, verdict->docket.count);
    json_write(&json, "}");
    text_char(&report->out, '\n');
}

/* Only if there are any, so that most batches have only findings and records. */
static void jsonl_end(struct report *report)
{
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    if (!any_unjudged(report))
        return;
    json_write(&json, "{kind: 'passed-over'");
    json_passed_over(&json, report);
    json_write(&json, "}");
    text_char(&report->out, '\n');
}

/* ---- a test per record, its findings in a YAML block ---- */

static void tap_join(struct report *report, const struct verdict *verdict)
{
    text_format(&report->out, "%s %d - ", verdict_status(verdict, report->strict) ? "not ok" : "ok",
                report->records + 1);
}

static void tap_words(struct report *report, const char *key, print_words *print, const struct verdict *verdict)
{
    const char *words = words_about(report, print, verdict);
    if (!*words)
        return;
    text_format(&report->out, "\n  %s: ", key);
    json_string(words, &report->out);
}

static void tap_record(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out;
    /* A description cannot contain a line break, and a # or backslash only after a backslash. */
    for (const char *c = words_about(report, print_file, verdict); *c; c++)
        text_format(out, strchr("#\\", *c) ? "\\%c" : "%c", *c);
    text_add(out, "\n  ---");
    tap_words(report, "summary", print_summary, verdict);
    tap_words(report, "partial", print_partial, verdict);
    if (report->all)
        tap_words(report, "notes", print_notes, verdict);
    text_add(out, verdict->docket.kept ? "\n  findings:\n" : "\n");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next) {
        if (finding->ruling == RULING_NOTED)
            continue;
        /* Perl's reader understands only block YAML. */
        text_format(out, "    - word: %s\n      code: %s\n", ruling_names[finding->ruling], finding->rule->code);
        if (finding->entry)
            text_format(out, "      entry: %d\n", finding->entry);
        text_format(out, "      line: %d\n      column: %d\n      message: ", finding->at.line, finding->at.column);
        json_string(finding->message, out);
        text_char(out, '\n');
    }
    text_add(out, "  ...\n");
}

static void tap_end(struct report *report)
{
    if (any_unjudged(report)) {
        text_add(&report->out, "# ");
        lines_end(report);
    }
    text_format(&report->out, "1..%d%s\n", report->records, report->records ? "" : " # SKIP no records");
}

const struct format formats[] = {
    {"text", "for people: the findings with the lines they are about (the default)", .record = text_record,
     .add = text_add_record, .end = text_end},
    {"short", "one line per finding: FILE:LINE:COLUMN: WORD CODE: sentence", .record = lines_record, .end = lines_end},
    {"gcc", "like a compiler: FILE:LINE:COLUMN: error: sentence [CODE]", .record = lines_record, .end = lines_end,
     .like_compiler = true},
    {"json", "one object with all records (referee schema report)", .opening = json_opening, .record = json_record,
     .join = json_join, .end = json_end, .wants_fingerprints = true},
    {"jsonl", "one line per finding and one per record, as they come", .record = jsonl_record, .end = jsonl_end,
     .wants_fingerprints = true},
    {"sarif", "SARIF 2.1.0, for code scanning", .opening = sarif_opening, .record = sarif_record, .join = sarif_join,
     .end = sarif_end, .wants_history = true, .wants_fingerprints = true, .most_findings = 500, .most_bytes = 20000000},
    {"junit", "JUnit XML: a suite per record, a case per finding", .record = junit_record, .join = junit_join,
     .end = junit_end, .totals_first = true},
    {"tap", "Test Anything Protocol 13: a test per record", .opening = "TAP version 13\n", .record = tap_record,
     .join = tap_join, .end = tap_end},
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

void report_render(const struct report *report, const struct verdict *verdict, struct source *source, struct text *body)
{
    struct report part = {.format = report->format,
                          .colour = report->colour,
                          .strict = report->strict,
                          .all = report->all,
                          .verbose = report->verbose,
                          .source = source,
                          .history = report->history,
                          .frames = report->frames,
                          .out = *body};
    if (report->format->record)
        report->format->record(&part, verdict);
    *body = part.out;
    arena_free(&part.scratch);
}

void report_add(struct report *report, const struct verdict *verdict, const struct text *body)
{
    size_t most = report->format->most_bytes;
    bool room = !most || body->length <= most - report->written;
    if (room && report->format->join)
        report->format->join(report, verdict);
    arena_reset(&report->scratch);
    if (report->format->add)
        report->format->add(report, verdict, body);
    else if (room) {
        text_add_bytes(report->format->totals_first ? &report->aside : &report->out, text_string(body), body->length);
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

const char *words_about(struct report *report, print_words *print, const struct verdict *verdict)
{
    struct text words = {0};
    print(verdict, &words);
    return arena_keep(&report->scratch, &words);
}

const char *records_left_out(struct report *report)
{
    bool one = report->left_out == 1;
    return report->left_out
               ? arena_format(&report->scratch,
                              "%d record%s left out because the report would be too long; --format json has %s",
                              report->left_out, one ? " is" : "s are", one ? "it" : "them")
               : "";
}

const char *next_name(const struct text *names, const char *before)
{
    const char *next = before ? before + strlen(before) + 1 : names ? text_string(names) : NULL;
    return next && next < text_string(names) + names->length ? next : NULL;
}

bool any_unjudged(const struct report *report)
{
    return report->passed_over || (report->missing && report->missing->length);
}

static const char *list_names(struct report *report, const struct text *names)
{
    struct text list = {0};
    for (const char *name = NULL; (name = next_name(names, name));)
        text_join(&list, shown_file(&report->scratch, name));
    return arena_keep(&report->scratch, &list);
}

const char *files_unjudged(struct report *report)
{
    struct text words = {0};
    const char *passed = list_names(report, report->passed), *missing = list_names(report, report->missing);
    if (report->passed_over)
        text_format(&words, "%d other file%s passed over%s%s", report->passed_over, plural(report->passed_over),
                    *passed ? ": " : "", passed);
    if (*missing)
        text_format(&words, "%snot judged: %s", report->passed_over ? "; " : "", missing);
    return arena_keep(&report->scratch, &words);
}

void lines_end(struct report *report)
{
    if (any_unjudged(report))
        text_format(&report->out, "%s\n", files_unjudged(report));
}

void report_begin(struct report *report)
{
    if (report->format->opening)
        text_add(&report->out, report->format->opening);
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
    arena_free(&report->scratch);
    free(report->met);
    report->met = NULL;
}
