/* The JUnit format: a suite per record, a case per finding, or one case for a record without any. */
#include "base/words.h"
#include "base/xml.h"
#include "report/formats.h"

/* What a case ends with, by how loud its finding is. */
static const char *ending(const struct report *report, const struct finding *finding)
{
    const char *loud = loudness(finding->ruling, report->strict);
    if (finding->ruling == RULING_UNREADABLE)
        return "error";
    return same(loud, "error") ? "failure" : same(loud, "warning") ? "skipped" : "system-out";
}

static int count_endings(const struct report *report, const struct verdict *verdict, const char *kind)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += same(ending(report, finding), kind);
    return count;
}

static void open_case(struct report *report, const struct verdict *verdict, const char *name, int line)
{
    struct text *out = &report->out;
    text_add(out, "    <testcase");
    xml_attribute("classname", verdict->game ? verdict->game->id : "unknown", out);
    xml_attribute("name", name, out);
    xml_attribute("file", verdict->file, out);
    if (line)
        xml_number("line", line, out);
    text_add(out, ">\n");
}

static void finding_case(struct report *report, const struct verdict *verdict, const struct finding *finding,
                         struct source *source)
{
    struct text name = {0};
    if (finding->entry)
        text_format(&name, "entry %d: ", finding->entry);
    text_add(&name, finding->rule->code);
    open_case(report, verdict, text_string(&name), finding->at.line);
    const char *kind = ending(report, finding);
    text_format(&report->out, "      <%s", kind);
    text_clear(&name);
    text_format(&name, "%s: %s", ruling_names[finding->ruling], finding->message);
    if (!same(kind, "system-out"))
        xml_attribute("message", text_string(&name), &report->out);
    if (same(kind, "failure") || same(kind, "error"))
        xml_attribute("type", finding->rule->code, &report->out);
    struct report plain = {.strict = report->strict, .all = true};
    text_finding(&plain, verdict, finding, source);
    text_char(&report->out, '>');
    xml_text(text_string(&plain.out), &report->out);
    text_format(&report->out, "</%s>\n    </testcase>\n", kind);
    text_free(&plain.out);
    text_free(&name);
}

static void open_suite(struct report *report, const struct verdict *verdict, int cases)
{
    struct text *out = &report->out, name = {0};
    print_file(verdict, &name);
    text_add(out, "  <testsuite");
    xml_attribute("name", text_string(&name), out);
    xml_number("tests", cases, out);
    xml_number("failures", count_endings(report, verdict, "failure"), out);
    xml_number("errors", count_endings(report, verdict, "error"), out);
    xml_number("skipped", count_endings(report, verdict, "skipped"), out);
    text_add(out, ">\n");
    if (is_partial(verdict)) {
        text_add(out, "    <properties>\n      <property name=\"partial\" value=\"");
        print_partial(verdict, out);
        text_add(out, "\"/>\n    </properties>\n");
    }
    text_free(&name);
}

void junit_begin(struct report *report)
{
    text_add(&report->out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"referee\">\n");
}

void junit_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    int cases = verdict->docket.kept;
    open_suite(report, verdict, cases ? cases : 1);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED)
            finding_case(report, verdict, finding, source);
    if (!cases) {
        open_case(report, verdict, "the whole record", 0);
        text_add(&report->out, "    </testcase>\n");
    }
    struct text summary = {0};
    print_summary(verdict, &summary);
    text_add(&report->out, "    <system-out>");
    xml_text(text_string(&summary), &report->out);
    text_add(&report->out, "</system-out>\n  </testsuite>\n");
    text_free(&summary);
}

void junit_end(struct report *report)
{
    text_add(&report->out, "</testsuites>\n");
}
