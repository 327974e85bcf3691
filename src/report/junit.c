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
    return verdict->docket.kept ? verdict->docket.kept : 1;
}

static const char *game_of(const struct verdict *verdict)
{
    return verdict->game ? verdict->game->id : "unknown";
}

static void finding_text(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    struct text address = {0};
    if (add_address(&address, finding->rule->code))
        text_char(&address, '\n');
    xml_format(&report->out, "%s%s", plain_finding(report, verdict, finding, true), text_string(&address));
    text_free(&address);
}

/* No time and no host name anywhere, so that the same records give the same report. */
static void finding_case(struct report *report, const struct verdict *verdict, const struct finding *finding)
{
    const char *kind = ending(report, finding);
    struct text *out = &report->out;
    const char *entry = finding->entry ? arena_format(&report->scratch, "entry %d: ", finding->entry) : "";
    xml_format(out, "    <testcase classname=\"%s\" name=\"%s%s\" time=\"0\"", game_of(verdict), entry,
               finding->rule->code);
    if (same(kind, "passed"))
        text_add(out, "/>\n");
    else {
        xml_format(out, ">\n      <%s message=\"%s: %s\" type=\"%s\">", kind, ruling_names[finding->ruling],
                   finding->message, finding->rule->code);
        finding_text(report, verdict, finding);
        text_format(out, "</%s>\n    </testcase>\n", kind);
    }
}

/* The element is already open: junit_join has numbered it. */
static void open_suite(struct report *report, const struct verdict *verdict)
{
    struct text *out = &report->out;
    const char *partial = words_about(report, print_partial, verdict);
    xml_format(out, " package=\"%s\" name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"%d\" skipped=\"%d\"",
               game_of(verdict), words_about(report, print_file, verdict), count_cases(verdict),
               count_endings(report, verdict, "failure"), count_endings(report, verdict, "error"),
               count_endings(report, verdict, "skipped"));
    xml_format(out, " time=\"0\" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\">\n    <properties>\n");
    xml_format(out, "      <property name=\"file\" value=\"%s\"/>\n", shown_file(&report->scratch, verdict->file));
    if (*partial)
        xml_format(out, "      <property name=\"partial\" value=\"%s\"/>\n", partial);
    text_add(out, "    </properties>\n");
}

/* The summary, and the messages of cases that passed. */
static void close_suite(struct report *report, const struct verdict *verdict)
{
    bool notes = report->all && verdict->docket.count[RULING_NOTED];
    xml_format(&report->out, "    <system-out>%s%s%s", words_about(report, print_summary, verdict), notes ? "\n" : "",
               notes ? words_about(report, print_notes, verdict) : "");
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED && same(ending(report, finding), "passed")) {
            text_add(&report->out, "\n\n");
            finding_text(report, verdict, finding);
        }
    text_add(&report->out, "</system-out>\n    <system-err/>\n  </testsuite>\n");
}

void junit_record(struct report *report, const struct verdict *verdict)
{
    open_suite(report, verdict);
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->ruling != RULING_NOTED)
            finding_case(report, verdict, finding);
    if (!verdict->docket.kept)
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
    struct text *out = &report->out, apart = {0};
    text_format(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- tests: %d, failures: %d, errors: %d",
                report->cases, report->failures, report->errors);
    if (any_unjudged(report)) {
        text_add(out, "; ");
        for (const char *c = files_unjudged(report); *c; c++) /* two dashes would end the comment */
            text_add(&apart, *c == '-' && apart.length && c[-1] == '-' ? "\\x2d" : (char[]){*c, '\0'});
        xml_text(text_string(&apart), out);
    }
    text_format(out, " -->\n<testsuites>\n%s</testsuites>\n", text_string(&report->aside));
    text_free(&apart);
}
