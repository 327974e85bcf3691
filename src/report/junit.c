/* The JUnit format: a suite per record, a case per finding, or one case for a record without any. Uses only attributes
   that both Ant's schema and Jenkins' know, and all that Ant's requires. */
#include "base/words.h"
#include "base/xml.h"
#include "report/formats.h"
#include "study/address.h"

/* The element that ends a case, by the loudness of its finding. A note passes, and its words are in the suite's
   output. */
static const char *ending(const struct report *report, const struct finding *finding)
{
    static const char *const endings[] = {"failure", "skipped", "passed"};
    return finding->ruling == RULING_UNREADABLE ? "error" : endings[loudness(finding->ruling, report->strict)];
}

static int count_endings(const struct report *report, const struct verdict *verdict, const char *kind)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += same(ending(report, finding), kind);
    return count;
}

static int count_cases(const struct verdict *verdict)
{
    int count = 0;
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        count += finding->ruling != RULING_NOTED;
    return count ? count : 1;
}

/* No time and no host name, so that the same records give the same report. */
static void no_time(struct text *out)
{
    xml_attribute("time", "0", out);
}

static const char *game_of(const struct verdict *verdict)
{
    return verdict->game ? verdict->game->id : "unknown";
}

static void open_case(struct report *report, const struct verdict *verdict, const char *name)
{
    struct text *out = &report->out;
    text_add(out, "    <testcase");
    xml_attribute("classname", game_of(verdict), out);
    xml_attribute("name", name, out);
    no_time(out);
}

static void finding_text(struct report *report, const struct verdict *verdict, const struct finding *finding,
                         struct source *source)
{
    struct report plain = {.strict = report->strict, .all = true};
    text_finding(&plain, verdict, finding, source);
    if (add_address(&plain.out, finding->rule->code))
        text_char(&plain.out, '\n');
    xml_text(text_string(&plain.out), &report->out);
    text_free(&plain.out);
}

static void finding_case(struct report *report, const struct verdict *verdict, const struct finding *finding,
                         struct source *source)
{
    const char *kind = ending(report, finding);
    struct text *out = &report->out, words = {0};
    if (finding->entry)
        text_format(&words, "entry %d: ", finding->entry);
    text_add(&words, finding->rule->code);
    open_case(report, verdict, text_string(&words));
    text_clear(&words);
    text_format(&words, "%s: %s", ruling_names[finding->ruling], finding->message);
    if (same(kind, "passed"))
        text_add(out, "/>\n");
    else {
        text_format(out, ">\n      <%s", kind);
        xml_attribute("message", text_string(&words), out);
        xml_attribute("type", finding->rule->code, out);
        text_char(out, '>');
        finding_text(report, verdict, finding, source);
        text_format(out, "</%s>\n    </testcase>\n", kind);
    }
    text_free(&words);
}

static void property(const char *name, const char *value, struct text *out)
{
    text_add(out, "      <property");
    xml_attribute("name", name, out);
    xml_attribute("value", value, out);
    text_add(out, "/>\n");
}

/* The element is already open: junit_join has numbered it. */
static void open_suite(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out, words = {0};
    print_file(verdict, &words);
    xml_attribute("package", game_of(verdict), out);
    xml_attribute("name", text_string(&words), out);
    xml_number("tests", count_cases(verdict), out);
    xml_number("failures", count_endings(report, verdict, "failure"), out);
    xml_number("errors", count_endings(report, verdict, "error"), out);
    xml_number("skipped", count_endings(report, verdict, "skipped"), out);
    no_time(out);
    xml_attribute("timestamp", "1970-01-01T00:00:00", out);
    xml_attribute("hostname", "localhost", out);
    text_add(out, ">\n    <properties>\n");
    property("file", verdict->file, out);
    if (is_partial(verdict)) {
        text_clear(&words);
        print_partial(verdict, &words);
        property("partial", text_string(&words), out);
    }
    text_add(out, "    </properties>\n");
    text_free(&words);
}

/* The summary, and the messages of cases that passed. */
static void close_suite(struct report *report, const struct verdict *verdict, struct source *source)
{
    struct text summary = {0};
    print_summary(verdict, &summary);
    if (report->all && verdict->docket.count[RULING_NOTED]) {
        text_char(&summary, '\n');
        print_notes(verdict, &summary);
    }
    text_add(&report->out, "    <system-out>");
    xml_text(text_string(&summary), &report->out);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED && same(ending(report, finding), "passed")) {
            text_add(&report->out, "\n\n");
            finding_text(report, verdict, finding, source);
        }
    text_add(&report->out, "</system-out>\n    <system-err/>\n  </testsuite>\n");
    text_free(&summary);
}

void junit_record(struct report *report, const struct verdict *verdict, struct source *source)
{
    bool any = false;
    open_suite(report, verdict);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED) {
            finding_case(report, verdict, finding, source);
            any = true;
        }
    if (!any) {
        open_case(report, verdict, "the whole record");
        text_add(&report->out, "/>\n");
    }
    close_suite(report, verdict, source);
}

void junit_join(struct report *report, const struct verdict *verdict)
{
    text_add(&report->aside, "  <testsuite");
    xml_number("id", report->records, &report->aside);
    report->cases += count_cases(verdict);
    report->failures += count_endings(report, verdict, "failure");
    report->errors += count_endings(report, verdict, "error");
}

/* Two dashes would end the comment. */
static void comment_text(const char *words, struct text *out)
{
    struct text apart = {0};
    for (const char *c = words; *c; c++)
        text_add(&apart, c > words && c[0] == '-' && c[-1] == '-' ? "\\x2d" : (char[]){*c, '\0'});
    xml_text(text_string(&apart), out);
    text_free(&apart);
}

/* Ant's schema has no attributes for totals, so they are a comment. */
void junit_end(struct report *report)
{
    struct text *out = &report->out, words = {0};
    text_format(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- tests: %d, failures: %d, errors: %d",
                report->cases, report->failures, report->errors);
    if (any_unjudged(report)) {
        text_add(out, "; ");
        print_unjudged(report, &words);
        comment_text(text_string(&words), out);
    }
    text_format(out, " -->\n<testsuites>\n%s</testsuites>\n", text_string(&report->aside));
    text_free(&words);
}
