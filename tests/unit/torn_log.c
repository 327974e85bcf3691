/* A log line that is not YAML is one unread entry: what stands before it is judged, once; what stands after it is only read. The
   records are of the template game. */
#include "greatest.h"

#include <string.h>

#include "reread.h"
#include "suites.h"

#define HEAD "game: nim\nplayers: [anna, ben, carl]\n"
#define LOG HEAD "log:\n"
#define FINE "  - claims: {over: false}\n"
#define WRONG "  - claims: {over: true}\n"

struct torn_log {
    const char *name, *text;
    int entries;            /* that it has */
    const char *unreadable; /* which entries, and where */
    int wrong;              /* claims that are judged, since they stand before it, and false */
};

static const struct torn_log torn_logs[] = {
    {"two colons", LOG FINE "  - Tom: say: hello\n" WRONG, 3, "@2 5:13", 0},
    {"an open list", LOG FINE "  - anna: [\n" WRONG, 3, "@2 5:5", 0},
    {"an open list at the end", LOG FINE "  - anna: [", 2, "@2 5:5", 0},
    {"an open map in an open list", LOG "  - anna: {take: 1,\n      from: [beta\n" WRONG, 2, "@1 5:13", 0},
    {"an open quote", LOG FINE "  - anna: \"take\n" WRONG FINE, 4, "@2 5:11", 0},
    {"an open quote before others", LOG "  - anna: \"take\n  - claims: {\"over\": true}\n" WRONG, 3, "@1 4:11", 0},
    {"two open quotes", LOG "  - anna: 'take\n" WRONG "  - ben: 'take\n" WRONG, 4, "@1 4:11, @3 6:10", 0},
    {"a dash too far left", LOG FINE " - anna: take\n" WRONG, 3, "@2 5:2", 0},
    {"a dash too far right", LOG FINE "    - anna: take\n" WRONG, 3, "@2 5:5", 0},
    {"a line without dash and colon", LOG FINE "anna take 1\n" WRONG, 3, "@2 5:1", 0},
    {"a tab", LOG FINE "\t- anna: take\n" WRONG, 3, "@2 5:1", 0},
    {"bytes that are no text", LOG FINE "  - anna: take \xff\n" WRONG, 3, "@2 5:16", 0},
    {"bytes that are no text at once", LOG FINE "  - \xff\n" WRONG, 3, "@2 5:5", 0},
    {"half a letter", LOG FINE "  - anna: take \xe6\x9d\n" WRONG, 3, "@2 5:17", 0},
    {"a control character", LOG FINE "  - anna: \033[1m\n" WRONG, 3, "@2 5:11", 0},
    {"a reserved letter", LOG FINE "  - @x\n" WRONG, 3, "@2 5:5", 0},
    {"two in a row", LOG FINE "  - @x\n  - %y\n" WRONG, 4, "@2 5:5, @3 6:5", 0},
    {"the first", LOG "  - @x\n" WRONG, 2, "@1 4:5", 0},
    {"the first, at once", LOG "  - \xff\n" WRONG, 2, "@1 4:5", 0},
    {"the first, with a tab", LOG "\t- anna: take\n" WRONG, 2, "@1 4:1", 0},
    {"the first, behind a comment", HEAD "log: # all of it\n\n  # first\n  - \x01\n" WRONG, 2, "@1 6:5", 0},
    {"the last", LOG WRONG "  - @x", 2, "@2 5:5", 1},
    {"the only one", LOG "  - @x\n", 1, "@1 4:5", 0},
    {"before a key", LOG FINE "  - @x\nclaims: {over: true}\n", 2, "@2 5:5", 0},
    {"before a key in quotes", LOG FINE "  - @x\n\"claims\" : {over: true}\n", 2, "@2 5:5", 0},
    {"before the end of the document", LOG FINE "  - @x\n---\ngame: nim\n", 2, "@2 5:5", 0},
    {"too deep", LOG FINE "  - anna: [[[[[[[[[[[[[[[[[[[[[[[[[[[[\n" WRONG, 3, "@2 5:32", 0},
    {"below its dash", LOG FINE "  -\n    anna: [\n" WRONG, 3, "@2 6:5", 0},
    {"behind a list", LOG FINE "  - {a: b} x\n" WRONG, 3, "@2 5:12", 0},
    {"dashes below the key",
     HEAD "log:\n- claims: {over: false}\n- anna: [\n- claims: {over: true}\nclaims: {over: true}\n", 3, "@2 5:3", 0},
    {"comments and blank lines around", LOG FINE "\n# one\n  - @x\n\n# two\n" WRONG, 3, "@2 7:5", 0},
    {"all but the first too far right", LOG "- anna: take 1\n  - ben: take\n  - carl: take\n", 3, "@2 5:3, @3 6:3", 0},
    {"a first dash that is alone", LOG "- anna: take 1\n  - ben: [\n    - carl: {\n", 3, "@2 5:3, @3 6:5", 0},
    {"nothing but words", LOG FINE "  - so it goes -> that way.\n" WRONG, 3, "", 0},
    {"behind two that are wrong", LOG WRONG WRONG "  - anna: [\n" WRONG, 4, "@3 6:5", 2},
};

static void list_unreadable(const struct verdict *verdict, struct text *out)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (strstr(finding->message, "not YAML") || strstr(finding->message, "not UTF-8")
            || strstr(finding->message, "too deep") || strstr(finding->message, "indent")
            || strstr(finding->message, "control characters"))
            text_format(out, "%s@%d %d:%d", out->length ? ", " : "", finding->entry, finding->at.line,
                        finding->at.column);
}

static void change_breaks(const char *text, const char *line_break, struct text *out)
{
    for (; *text; text++)
        if (*text == '\n')
            text_add(out, line_break);
        else
            text_char(out, *text);
}

/* What is not YAML is one entry and hides no other, with every reader and however its lines end. */
TEST a_torn_log_is_judged_up_to_there(const struct torn_log *torn, const char *line_break)
{
    struct verdict verdict;
    struct text text = {0}, unreadable = {0};
    change_breaks(torn->text, line_break, &text);
    judge_text(text_string(&text), text.length, NULL, &verdict);
    list_unreadable(&verdict, &unreadable);
    ASSERTm(torn->name, verdict.judged && verdict.partial);
    ASSERT_EQ_FMTm(torn->name, verdict.unread, verdict.entries + 1, "%d");
    ASSERT_EQ_FMTm(torn->name, torn->entries, verdict.unread + verdict.waiting, "%d");
    ASSERT_STR_EQm(torn->name, torn->unreadable, text_string(&unreadable));
    ASSERT_EQ_FMTm(torn->name, torn->wrong, verdict.docket.count[RULING_FALSE], "%d");
    ASSERT(reread_right(torn->name, text_string(&text), text.length));
    verdict_free(&verdict);
    text_free(&text);
    text_free(&unreadable);
    PASS();
}

/* Also where the head comes last, and the log is read a second time for it. */
TEST a_torn_log_before_its_head_is_judged_once(void)
{
    struct verdict verdict;
    struct text unreadable = {0};
    const char *text = "log:\n" WRONG "  - @x\n" WRONG HEAD;
    judge_text(text, strlen(text), NULL, &verdict);
    list_unreadable(&verdict, &unreadable);
    ASSERT_STR_EQ("@2 3:5", text_string(&unreadable));
    ASSERT_EQ_FMT(1, verdict.entries, "%d");
    ASSERT_EQ_FMT(1, verdict.waiting, "%d");
    ASSERT_EQ_FMT(1, verdict.docket.count[RULING_FALSE], "%d");
    verdict_free(&verdict);
    text_free(&unreadable);
    PASS();
}

/* A key of the document that is not YAML ends the reading; what stands before it is judged. */
TEST entries_before_a_torn_head_are_judged(void)
{
    struct verdict verdict;
    struct text found = {0};
    const char *text = LOG "  - ben: take 1 from beta\ntitle: [\n";
    judge_text(text, strlen(text), NULL, &verdict);
    list_findings(&verdict, &found);
    ASSERT_STR_EQ("illegal log.turn @1, unreadable log.unreadable", text_string(&found));
    ASSERT_EQ_FMT(1, verdict.entries, "%d");
    ASSERT(verdict.judged && verdict.partial);
    verdict_free(&verdict);
    text_free(&found);
    PASS();
}

SUITE(torn_log)
{
    static const char *const breaks[] = {"\n", "\r\n", "\r", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"};
    for (size_t i = 0; i < sizeof torn_logs / sizeof *torn_logs; i++) {
        greatest_set_test_suffix(torn_logs[i].name);
        for (size_t kind = 0; kind < sizeof breaks / sizeof *breaks; kind++)
            RUN_TESTp(a_torn_log_is_judged_up_to_there, &torn_logs[i], breaks[kind]);
    }
    RUN_TEST(a_torn_log_before_its_head_is_judged_once);
    RUN_TEST(entries_before_a_torn_head_are_judged);
}
