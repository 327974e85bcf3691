/* The github format: workflow commands that annotate the lines of a pull request. */
#include <string.h>

#include "base/arena.h"
#include "base/unicode.h"
#include "base/words.h"
#include "report/formats.h"
#include "study/explain/footnotes.h"
#include "study/finding_quota.h"

/* Only these characters end a command or a property; `in_value` is stricter. */
static void command_text(const char *string, bool in_value, struct text *out)
{
    for (const char *c = string; *c; c++)
        if (strchr(in_value ? "%\r\n:," : "%\r\n", *c))
            text_format(out, "%%%02X", (unsigned)(unsigned char)*c);
        else
            text_char(out, *c);
}

static void open_command(struct report *report, const char *command, const struct verdict *verdict)
{
    const char *file = verdict->file;
    while (strncmp(file, "./", 2) == 0)
        file += 2;
    text_format(&report->out, "::%s file=", command);
    command_text(printable(&report->scratch, file), true, &report->out);
}

static void annotate(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    static const char *const commands[] = {"error", "warning", "notice"};
    struct text *out = &report->out, body = {0};
    const char *where = where_found(&report->scratch, finding);
    open_command(report, commands[loudness(finding->ruling, report->strict)], verdict);
    text_format(out, ",line=%d", finding->at.line);
    if (finding->at.end_line == finding->at.line)
        text_format(out, ",col=%d,endColumn=%d", finding->at.column, finding->at.end_column - 1);
    else
        text_format(out, ",endLine=%d", finding->at.end_line);
    text_add(out, ",title=");
    command_text(finding->rule->code, true, out);
    text_add(out, "::");
    text_format(&body, "%s: %s%s%s", ruling_names[finding->ruling], finding->message, *where ? "\n" : "", where);
    const struct footnote *note = footnotes_of(verdict, finding, report->all, &report->scratch);
    for (; note; note = note->next)
        text_format(&body, "\n%s%s%s", note->label, *note->label ? ": " : "", note->sentence);
    command_text(text_string(&body), false, out);
    text_char(out, '\n');
    text_free(&body);
}

/* One annotation for each mistake, and for what else people should see. */
void github_record(struct report *report, const struct verdict *verdict)
{
    struct finding_quota quota = quota_of(&verdict->docket, report->format->most_findings, report->all);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (quota_takes(&quota, finding))
            annotate(report, verdict, finding);
    if (quota.left_out) {
        open_command(report, "warning", verdict);
        text_add(&report->out, ",title=capped::");
        print_left_out(&quota, &report->out);
        text_char(&report->out, '\n');
    }
    if (!is_partial(verdict))
        return;
    open_command(report, "warning", verdict);
    text_format(&report->out, ",title=partial::%s\n", words_about(report, print_partial, verdict));
}

void github_end(struct report *report)
{
    struct text *out = &report->out;
    for (const char *name = NULL; (name = next_name(report->missing, name));) {
        text_add(out, "::error title=missing::not judged: "); /* there is no line to annotate */
        command_text(printable(&report->scratch, name), false, out);
        text_char(out, '\n');
    }
    text_format(out, "%d record%s, %d with mistakes\n", report->records, plural(report->records), report->failing);
    if (report->left_out)
        text_format(out, "%s\n", records_left_out(report));
    if (print_noted(report->noted, out))
        text_add(out, "; --format text --all lists them\n");
    lines_end(report);
}
