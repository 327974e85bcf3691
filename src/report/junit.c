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

/* How many findings end so, and how many cases the record has. */
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

static const char *game_of(const struct verdict *verdict)
{
    return verdict->game ? verdict->game->id : "unknown";
}

static void finding_text(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    struct report plain = {.strict = report->strict, .all = true, .source = report->source};
    text_finding(&plain, verdict, finding);
    if (add_address(&plain.out, finding->rule->code))
        text_char(&plain.out, '\n');
    xml_text(text_string(&plain.out), &report->out);
    text_free(&plain.out);
}

/* No time and no host name anywhere, so that the same records give the same report. */
static void finding_case(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    const char *kind = ending(report, finding);
    struct text *out = &report->out, name = {0}, words = {0};
    if (finding->entry)
        text_format(&name, "entry %d: ", finding->entry);
    text_add(&name, finding->rule->code);
    xml_format(out, "    <testcase classname=\"%s\" name=\"%s\" time=\"0\"", game_of(verdict), text_string(&name));
    text_format(&words, "%s: %s", ruling_names[finding->ruling], finding->message);
    if (same(kind, "passed"))
        text_add(out, "/>\n");
    else {
        xml_format(out, ">\n      <%s message=\"%s\" type=\"%s\">", kind, text_string(&words), finding->rule->code);
        finding_text(report, verdict, finding);
        text_format(out, "</%s>\n    </testcase>\n", kind);
    }
    text_free(&name);
    text_free(&words);
}

/* The element is already open: junit_join has numbered it. */
static void open_suite(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out, words = {0};
    print_file(verdict, &words);
    xml_format(out, " package=\"%s\" name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\"",
               game_of(verdict), text_string(&words), count_cases(verdict), count_endings(report, verdict, "failure"),
               count_endings(report, verdict, "error"), count_endings(report, verdict, "skipped"));
    xml_format(out, " time=\"0\" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\">\n    <properties>\n");
    xml_format(out, "      <property name=\"file\" value=\"%s\"/>\n", verdict->file);
    if (is_partial(verdict)) {
        text_clear(&words);
        print_partial(verdict, &words);
        xml_format(out, "      <property name=\"partial\" value=\"%s\"/>\n", text_string(&words));
    }
    text_add(out, "    </properties>\n");
    text_free(&words);
}

/* The summary, and the messages of cases that passed. */
static void close_suite(struct report *report, const struct verdict *verdict)
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
            finding_text(report, verdict, finding);
        }
    text_add(&report->out, "</system-out>\n    <system-err/>\n  </testsuite>\n");
    text_free(&summary);
}

void junit_record(struct report *report, const struct verdict *verdict)
{
    bool any = false;
    open_suite(report, verdict);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED) {
            finding_case(report, verdict, finding);
            any = true;
        }
    if (!any)
        xml_format(&report->out, "    <testcase classname=\"%s\" name=\"the whole record\" time=\"0\"/>\n",
                   game_of(verdict));
    close_suite(report, verdict);
}

void junit_join(struct report *report, const struct verdict *verdict)
{
    text_add(&report->aside, "  <testsuite");
    xml_number("id", report->records, &report->aside);
    report->cases += count_cases(verdict);
    report->failures += count_endings(report, verdict, "failure");
    report->errors += count_endings(report, verdict, "error");
}

/* Ant's schema has no attributes for totals, so they are a comment. */
void junit_end(struct report *report)
{
    struct text *out = &report->out, words = {0}, apart = {0};
    text_format(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- tests: %d, failures: %d, errors: %d",
                report->cases, report->failures, report->errors);
    if (any_unjudged(report)) {
        text_add(out, "; ");
        print_unjudged(report, &words);
        for (const char *c = text_string(&words); *c; c++) /* two dashes would end the comment */
            text_add(&apart, *c == '-' && apart.length && c[-1] == '-' ? "\\x2d" : (char[]){*c, '\0'});
        xml_text(text_string(&apart), out);
    }
    text_format(out, " -->\n<testsuites>\n%s</testsuites>\n", text_string(&report->aside));
    text_free(&words);
    text_free(&apart);
}
