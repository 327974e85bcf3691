/* The language server in conversation: from initialize to exit, texts and what is found in them. */
#include "greatest.h"

#include <string.h>

#include "lsp_client.h"
#include "suites.h"

/* ---- from initialize to exit ---- */

static const struct {
    const char *says;
    long error; /* 0: no answer at all; 1: a result */
} lives[] = {
    {"{\"id\":1,\"method\":\"textDocument/hover\",\"params\":{}}", -32002},
    {"{\"id\":1,\"method\":\"shutdown\"}", -32002},
    {"{\"method\":\"textDocument/didOpen\",\"params\":{}}", 0},
    {"{\"id\":1,\"method\":\"initialize\",\"params\":{}}", 1},
    {"{\"id\":2,\"method\":\"initialize\",\"params\":{}}", -32600},
    {"{\"method\":\"initialized\",\"params\":{}}", 0},
    {"{\"id\":3,\"method\":\"textDocument/unheardOf\"}", -32601},
    {"{\"id\":3,\"method\":\"$/unheardOf\"}", -32601},
    {"{\"method\":\"$/unheardOf\"}", 0},
    {"{\"id\":3,\"method\":\"textDocument/didOpen\",\"params\":{}}", -32601},
    {"{\"id\":4,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"file:///none\"}}}", -32602},
    {"{\"id\":4,\"method\":\"textDocument/hover\",\"params\":[]}", -32602},
    {"{\"id\":4,\"method\":\"workspace/executeCommand\",\"params\":{\"command\":\"rm\"}}", -32602},
    {"{\"id\":4,\"method\":\"workspace/"
     "executeCommand\",\"params\":{\"command\":\"referee.explain\",\"arguments\":[7]}}",
     -32602},
    {"{\"id\":4,\"result\":null}", 0},
    {"{\"id\":4,\"result\":{}}", 0},
    {"[]", -32600},
    {"7", -32600},
    {"{\"id\":{},\"method\":\"shutdown\"}", -32600},
    {"{\"id\":", -32700},
    {"{\"id\":5,\"method\":\"shutdown\"}", 1},
    {"{\"id\":6,\"method\":\"textDocument/hover\"}", -32600},
};

TEST every_message_has_its_time(void)
{
    struct talk talk = meet();
    int status;
    for (size_t i = 0; i < sizeof lives / sizeof *lives; i++) {
        say(&talk, lives[i].says);
        struct json_object *said = hear(&talk);
        ASSERT_EQm(lives[i].says, lives[i].error != 0, said != NULL);
        if (lives[i].error < 0)
            ASSERT_EQ_FMTm(lives[i].says, lives[i].error, wire_number(said, "error.code", 0), "%ld");
        else if (said)
            ASSERT_EQm(lives[i].says, NULL, wire_get(said, "error"));
    }
    ASSERT_FALSE(lsp_left(talk.server, &status));
    say(&talk, "{\"method\":\"exit\"}");
    ASSERT(lsp_left(talk.server, &status));
    ASSERT_EQ(0, status);
    end(&talk);
    PASS();
}

TEST leaving_without_shutdown_is_a_failure(void)
{
    struct talk talk = begin();
    int status;
    say(&talk, "{\"method\":\"exit\"}");
    ASSERT(lsp_left(talk.server, &status));
    ASSERT_EQ(1, status);
    end(&talk);
    PASS();
}

TEST a_request_that_waits_can_be_withdrawn(void)
{
    struct talk talk = begin();
    struct text all = {0};
    frame("{\"id\":7,\"method\":\"textDocument/codeLens\"}", &all);
    frame("{\"id\":\"7\",\"method\":\"textDocument/codeLens\"}", &all);
    frame("{\"method\":\"$/cancelRequest\",\"params\":{\"id\":7}}", &all);
    lsp_hear(talk.server, text_string(&all), all.length);
    text_free(&all);
    struct json_object *said = hear(&talk);
    ASSERT_EQ(7, wire_number(said, "id", 0));
    ASSERT_EQ(-32800, wire_number(said, "error.code", 0));
    said = hear(&talk);
    ASSERT_STR_EQ("7", wire_word(said, "id"));
    ASSERT_EQ(-32602, wire_number(said, "error.code", 0));
    ASSERT_EQ(NULL, hear(&talk));
    end(&talk);
    PASS();
}

/* ---- documents ---- */

TEST a_text_is_judged_whenever_it_changes(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: take 1 from alpha\n  - ben: take 9 from beta\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(1, wire_count(list));
    struct json_object *first = wire_item(list, 0);
    ASSERT_STR_EQ("nim.stones", wire_word(first, "code"));
    ASSERT_STR_EQ("referee:explain/nim.stones", wire_word(first, "codeDescription.href"));
    ASSERT_EQ(1, wire_number(first, "severity", 0));
    ASSERT_EQ(4, wire_number(first, "range.start.line", 0));
    ASSERT_EQ(21, wire_number(first, "range.start.character", 0));
    ASSERT_EQ(25, wire_number(first, "range.end.character", 0));
    say(&talk,
        "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"" URI "\",\"version\":2},"
        "\"contentChanges\":[{\"range\":{\"start\":{\"line\":4,\"character\":14},\"end\":{\"line\":4,\"character\":15}}"
        ","
        "\"text\":\"2\"}]}}");
    ASSERT_EQ(0, wire_count(findings(&talk)));
    ASSERT_EQ(2, wire_number(talk.last, "params.version", 0));
    lsp_rest(talk.server);
    ASSERT_EQm("once is enough", NULL, hear(&talk));
    say(&talk,
        "{\"method\":\"textDocument/didChange\",\"params\":{\"textDocument\":{\"uri\":\"" URI "\",\"version\":3},"
        "\"contentChanges\":[{\"text\":\"game: nim\\n\"}]}}");
    ASSERT_EQ(1, wire_count(findings(&talk)));
    say(&talk, "{\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":{\"uri\":\"" URI "\"}}}");
    ASSERT_EQ(0, wire_count(wire_get(hear(&talk), "params.diagnostics")));
    end(&talk);
    PASS();
}

/* Written in the wrong order. */
TEST a_mistake_comes_with_what_was_meant(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: take 1 from alpha\n  - anna: take 1 from beta\n  - ben: take 1 from beta\n");
    ASSERT_STR_EQ("illegal: it is ben's turn, not anna's\nfix: exchange entries 2 and 3",
                  wire_word(wire_item(findings(&talk), 0), "message"));
    end(&talk);
    PASS();
}

TEST a_mistake_is_told_once(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: take 1 from alpha\n  - anna: take 1 from beta\n  - ben: take 1 form beta\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(2, wire_count(list));
    ASSERT_STR_EQ("log.turn", wire_word(wire_item(list, 0), "code"));
    struct json_object *related = wire_get(wire_item(list, 0), "relatedInformation");
    ASSERT_STR_EQ("after this it is the turn of ben", wire_word(wire_item(related, 0), "message"));
    ASSERT_STR_EQ("log.unreadable", wire_word(wire_item(list, 1), "code"));
    end(&talk);
    PASS();
}

TEST what_goes_without_saying_and_other_files_are_no_findings(void)
{
    struct talk talk = begin();
    open_record(&talk, "name: workflow\non: push\n");
    ASSERT_EQ(0, wire_count(findings(&talk)));
    open_record(&talk, "");
    ASSERT_EQ(0, wire_count(findings(&talk)));
    end(&talk);
    PASS();
}

TEST every_document_of_a_text_is_judged(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: take 9 from alpha\n---\n" HEAD "  - anna: take 1 from alpha\n---\n" HEAD
                            "  - ben: take 1 from alpha\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(2, wire_count(list));
    ASSERT_EQ(3, wire_number(wire_item(list, 0), "range.start.line", 0));
    ASSERT_EQ(13, wire_number(wire_item(list, 1), "range.start.line", 0));
    end(&talk);
    PASS();
}

TEST what_breaks_a_text_off_is_told_once(void)
{
    struct talk talk = begin();
    open_record(&talk, "game: nim\n- x\n---\n" HEAD "---\n" HEAD);
    ASSERT_EQ(1, wire_count(findings(&talk)));
    open_record(&talk, "stray\ngame: nim\nplayers: [anna, ben]\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(1, wire_count(list));
    ASSERT_EQ(1, wire_number(wire_item(list, 0), "range.start.line", 0));
    end(&talk);
    PASS();
}

TEST what_is_wrong_behind_the_log_stands_behind_it(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - ben: take 1 from alpha\nclaims: {over: false, over: false}\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(2, wire_count(list));
    ASSERT_EQ(3, wire_number(wire_item(list, 0), "range.start.line", -1));
    ASSERT_EQ(4, wire_number(wire_item(list, 1), "range.start.line", -1));
    end(&talk);
    PASS();
}

TEST an_entry_that_is_no_yaml_is_not_the_end_of_the_text(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: take 1: \n---\n" HEAD "  - anna: take 9 from alpha\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(2, wire_count(list));
    ASSERT_EQ(3, wire_number(wire_item(list, 0), "range.start.line", 0));
    ASSERT_EQ(8, wire_number(wire_item(list, 1), "range.start.line", 0));
    end(&talk);
    PASS();
}

TEST what_is_wrong_before_the_log_is_told_with_what_is_wrong_behind_it(void)
{
    struct talk talk = begin();
    open_record(&talk, "game: nin\nplayers: [anna, ben]\nlog:\n  - anna: x\nplayers: [anna]\n- x\n");
    struct json_object *list = findings(&talk);
    ASSERT_EQ(3, wire_count(list));
    ASSERT_EQ(0, wire_number(wire_item(list, 0), "range.start.line", -1));
    ASSERT_EQ(4, wire_number(wire_item(list, 1), "range.start.line", -1));
    ASSERT_EQ(5, wire_number(wire_item(list, 2), "range.start.line", -1));
    end(&talk);
    PASS();
}

/* Thirty-two are looked at. */
static void open_many(struct talk *talk, int count, const char *document)
{
    struct text many = {0};
    for (int i = 0; i < count; i++)
        text_format(&many, "%s%s", i ? "---\n" : "", document);
    open_record(talk, text_string(&many));
    text_free(&many);
}

TEST where_it_stops_looking_it_says_so(void)
{
    struct talk talk = begin();
    open_many(&talk, 32, HEAD);
    ASSERT_EQ(0, wire_count(findings(&talk)));
    open_many(&talk, 34, HEAD);
    struct json_object *list = findings(&talk);
    ASSERT_EQ(1, wire_count(list));
    ASSERT_EQ(32 * 4 - 1, wire_number(wire_item(list, 0), "range.start.line", 0));
    ASSERT_EQ(3, wire_number(wire_item(list, 0), "severity", 0));
    open_many(&talk, 34, "kind: other\n");
    ASSERT_EQ(0, wire_count(findings(&talk)));
    end(&talk);
    PASS();
}

SUITE(lsp)
{
    RUN_TEST(every_message_has_its_time);
    RUN_TEST(leaving_without_shutdown_is_a_failure);
    RUN_TEST(a_request_that_waits_can_be_withdrawn);
    RUN_TEST(a_text_is_judged_whenever_it_changes);
    RUN_TEST(a_mistake_comes_with_what_was_meant);
    RUN_TEST(a_mistake_is_told_once);
    RUN_TEST(what_goes_without_saying_and_other_files_are_no_findings);
    RUN_TEST(every_document_of_a_text_is_judged);
    RUN_TEST(what_breaks_a_text_off_is_told_once);
    RUN_TEST(what_is_wrong_behind_the_log_stands_behind_it);
    RUN_TEST(an_entry_that_is_no_yaml_is_not_the_end_of_the_text);
    RUN_TEST(what_is_wrong_before_the_log_is_told_with_what_is_wrong_behind_it);
    RUN_TEST(where_it_stops_looking_it_says_so);
}
