/* The markdown format, for a job summary or a comment. Records without a finding are only counted. */
#include <string.h>

#include "base/words.h"
#include "report/formats.h"
#include "study/finding_quota.h"

/* Escapes markup; puts a zero-width space after characters that would make a mention, a link or an issue number. */
static void escaped(const char *string, struct text *out)
{
    for (const char *c = string; *c; c++) {
        bool www = *c == 'w' && c - string >= 2 && strncmp(c - 2, "www.", 4) == 0;
        bool issue = *c == '#' && c[1] >= '0' && c[1] <= '9';
        if (strchr("\\`*_{}[]<>#|~&!$", *c))
            text_char(out, '\\');
        text_char(out, *c == '\n' ? ' ' : *c);
        if (*c == '@' || www || issue || strncmp(c, "://", 3) == 0)
            text_add(out, "&#8203;");
    }
}

static void finding_section(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    static const char *const marks[] = {"❌", "⚠️", "ℹ️"};
    struct text *out = &report->out;
    const char *where = where_found(&report->scratch, finding);
    text_format(out, "%s **%s** `%s`, line %d", marks[loudness(finding->ruling, report->strict)],
                ruling_names[finding->ruling], finding->rule->code, finding->at.line);
    text_add(out, *where ? ", " : "");
    escaped(where, out);
    text_add(out, ": ");
    escaped(finding->message, out);
    text_add(out, "\n\n");
    const char *plain = plain_finding(report, verdict, finding, report->all);
    int length = (int)strlen(plain) - 1; /* without the empty line after it */
    /* The fence must be longer than any run of backticks inside. */
    int longest = 2, run = 0;
    for (const char *c = plain; *c; c++) {
        run = *c == '`' ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    text_repeat(out, '`', longest + 1);
    text_format(out, "text\n%.*s", length, plain);
    text_repeat(out, '`', longest + 1);
    text_add(out, "\n\n");
}

void markdown_record(struct report *report, const struct verdict *verdict)
{
    if (verdict->docket.kept == 0 && !verdict->partial)
        return;
    struct text *out = &report->out;
    text_add(out, "### ");
    escaped(words_about(report, print_file, verdict), out);
    text_add(out, "\n\n");
    escaped(words_about(report, print_summary, verdict), out);
    if (is_partial(verdict))
        text_format(out, " **Partial: %s.**", words_about(report, print_partial, verdict));
    text_add(out, "\n\n");
    struct finding_quota quota = quota_of(&verdict->docket, report->format->most_findings, report->all);
    if (quota.left_out) {
        text_add(out, "**");
        print_left_out(&quota, out);
        text_add(out, ".**\n\n");
    }
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (quota_takes(&quota, finding))
            finding_section(report, verdict, finding);
}

/* The totals, and what they do not cover. */
void markdown_end(struct report *report)
{
    struct text *out = &report->out;
    text_add(out, "## referee\n\n| records | failing |");
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        text_format(out, " %s |", ruling_names[ruling]);
    text_add(out, "\n|--:|--:|");
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        text_add(out, "--:|");
    text_format(out, "\n| %d | %d |", report->records, report->failing);
    for (int ruling = 0; ruling < RULING_COUNT; ruling++)
        text_format(out, " %d |", report->count[ruling]);
    text_char(out, '\n');
    if (report->left_out)
        text_format(out, "\n%s.\n", records_left_out(report));
    if (report->partial)
        text_format(out, "\n%d %s not judged to the end.\n", report->partial,
                    report->partial == 1 ? "record was" : "records were");
    if (report->known)
        text_format(out, "\n%d known %s left out.\n", report->known,
                    report->known == 1 ? "finding was" : "findings were");
    struct text words = {0};
    if (print_noted(report->noted, &words))
        text_format(out, "\n%s; `--format text --all` lists them.\n", text_string(&words));
    text_free(&words);
    if (any_unjudged(report)) {
        text_char(out, '\n');
        escaped(files_unjudged(report), out);
        text_add(out, ".\n");
    }
    if (report->aside.length)
        text_format(out, "\n%s", text_string(&report->aside));
}
