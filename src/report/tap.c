/* The TAP format, version 13: a test per record, its findings in a YAML block. */
#include "report/formats.h"

enum { ONE_LINE = -1 };

/* A description may hold no line break, and a # or backslash only behind a backslash. */
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
    text_format(&report->out, "%s %d - ", verdict_status(verdict, report->strict) ? "not ok" : "ok", report->records + 1);
}

static void finding_line(const struct finding *finding, struct text *out)
{
    struct json json = {.out = out, .flat = ONE_LINE};
    text_add(out, "    - ");
    json_map(&json, NULL);
    json_word(&json, "word", word_names[finding->word]);
    json_word(&json, "code", finding->rule->code);
    if (finding->entry)
        json_number(&json, "entry", finding->entry);
    json_number(&json, "line", finding->at.line);
    json_number(&json, "column", finding->at.column);
    json_word(&json, "message", finding->message);
    json_end_map(&json);
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
    if (verdict->partial) {
        text_clear(&words);
        print_partial(verdict, &words);
        text_add(out, "\n  partial: ");
        json_string(text_string(&words), out);
    }
    text_add(out, verdict->docket.first ? "\n  findings:\n" : "\n");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        finding_line(finding, out);
    text_add(out, "  ...\n");
    text_free(&words);
}

void tap_end(struct report *report)
{
    text_format(&report->out, "1..%d%s\n", report->records, report->records ? "" : " # SKIP no records");
}
