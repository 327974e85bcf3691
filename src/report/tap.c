/* The TAP format, version 13: a test per record, its findings in a YAML block. */
#include "report/formats.h"

/* A description cannot contain a line break, and a # or backslash only after a backslash. */
static void tap_text(const char *string, struct text *out)
{
    for (const char *c = string; *c; c++) {
        if (*c == '#' || *c == '\\')
            text_char(out, '\\');
        text_char(out, *c);
    }
}

void tap_begin(struct report *report)
{
    text_add(&report->out, "TAP version 13\n");
}

void tap_join(struct report *report, const struct verdict *verdict)
{
    text_format(&report->out, "%s %d - ", verdict_status(verdict, report->strict) ? "not ok" : "ok",
                report->records + 1);
}

/* Perl's reader understands only block YAML. */
static void finding_block(const struct finding *finding, struct text *out)
{
    text_format(out, "    - word: %s\n      code: %s\n", ruling_names[finding->ruling], finding->rule->code);
    if (finding->entry)
        text_format(out, "      entry: %d\n", finding->entry);
    text_format(out, "      line: %d\n      column: %d\n      message: ", finding->at.line, finding->at.column);
    json_string(finding->message, out);
    text_char(out, '\n');
}

void tap_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    (void)source;
    struct text *out = &report->out, words = {0};
    print_file(verdict, &words);
    tap_text(text_string(&words), out);
    text_add(out, "\n  ---\n  summary: ");
    text_clear(&words);
    print_summary(verdict, &words);
    json_string(text_string(&words), out);
    if (is_partial(verdict)) {
        text_clear(&words);
        print_partial(verdict, &words);
        text_add(out, "\n  partial: ");
        json_string(text_string(&words), out);
    }
    text_clear(&words);
    if (report->all && print_notes(verdict, &words)) {
        text_add(out, "\n  notes: ");
        json_string(text_string(&words), out);
    }
    text_add(out, verdict->docket.kept ? "\n  findings:\n" : "\n");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED)
            finding_block(finding, out);
    text_add(out, "  ...\n");
    text_free(&words);
}

void tap_end(struct report *report)
{
    if (any_unjudged(report)) {
        text_add(&report->out, "# ");
        lines_end(report);
    }
    text_format(&report->out, "1..%d%s\n", report->records, report->records ? "" : " # SKIP no records");
}
