/* The language server in conversation: what a client says, and what it hears. */
#include "greatest.h"

#include <stdlib.h>
#include <string.h>

#include "serve/lsp/lsp.h"
#include "serve/lsp/wire.h"
#include "suites.h"

#define HEAD "game: nim\nplayers: [anna, ben]\nlog:\n"
#define URI "file:///somewhere/game.yaml"

/* ---- a client ---- */

struct talk {
    struct server *server;
    size_t heard; /* bytes of what was said that were read */
    struct json_object *last;
};

static const struct lsp_host host = {0};

static void frame(const char *json, struct text *out)
{
    text_format(out, "Content-Length: %zu\r\n\r\n%s", strlen(json), json);
}

static void say(struct talk *talk, const char *json)
{
    struct text message = {0};
    frame(json, &message);
    lsp_hear(talk->server, text_string(&message), message.length);
    text_free(&message);
}

/* The next message from the server; NULL: there is none. It lasts until the one after it. */
static struct json_object *hear(struct talk *talk)
{
    const struct text *said = lsp_said(talk->server);
    const char *from = text_string(said) + talk->heard, *body = strstr(from, "\r\n\r\n");
    wire_free(talk->last);
    talk->last = NULL;
    if (!body)
        return NULL;
    size_t length = (size_t)strtoul(from + strlen("Content-Length: "), NULL, 10);
    talk->heard = (size_t)(body + 4 - text_string(said)) + length;
    return talk->last = wire_read(body + 4, length);
}

static void ask_with(struct talk *talk, const char *method, struct json_object *params)
{
    struct text json = {0}, written = {0};
    wire_write(params, &written);
    text_format(&json, "{\"jsonrpc\":\"2.0\",\"id\":\"q\",\"method\":\"%s\",\"params\":%s}", method,
                text_string(&written));
    say(talk, text_string(&json));
    text_free(&json);
    text_free(&written);
    wire_free(params);
}

static struct talk begin(void)
{
    struct talk talk = {.server = lsp_open(&host)};
    say(&talk,
        "{\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{\"textDocument\":{\"publishDiagnostics\":"
        "{\"relatedInformation\":true,\"codeDescriptionSupport\":true},\"documentSymbol\":"
        "{\"hierarchicalDocumentSymbolSupport\":true}}}}}");
    hear(&talk);
    return talk;
}

static void end(struct talk *talk)
{
    wire_free(talk->last);
    lsp_close(talk->server);
}

static struct json_object *document(void)
{
    struct json_object *params = wire_map();
    wire_put_word(wire_put(params, "textDocument", wire_map()), "uri", URI);
    return params;
}

static struct json_object *place(int line, int character)
{
    struct json_object *made = wire_map();
    wire_put_number(made, "line", line);
    wire_put_number(made, "character", character);
    return made;
}

static struct json_object *lines_between(int first, int last)
{
    struct json_object *made = wire_map();
    wire_put(made, "start", place(first, 0));
    wire_put(made, "end", place(last, 0));
    return made;
}

static void open_record(struct talk *talk, const char *text)
{
    struct json_object *params = document(), *item = wire_get(params, "textDocument");
    struct text json = {0}, written = {0};
    wire_put_word(item, "text", text);
    wire_put_number(item, "version", 1);
    wire_write(params, &written);
    text_format(&json, "{\"method\":\"textDocument/didOpen\",\"params\":%s}", text_string(&written));
    say(talk, text_string(&json));
    text_free(&json);
    text_free(&written);
    wire_free(params);
}

/* A record with a bar where the pointer is: opened without it. */
static struct json_object *open_at_bar(struct talk *talk, const char *text)
{
    struct text without = {0};
    const char *bar = strchr(text, '|');
    int line = 0, character = 0;
    for (const char *at = text; at < bar; at++) {
        character = *at == '\n' ? 0 : character + 1;
        line += *at == '\n';
    }
    text_add_bytes(&without, text, (size_t)(bar - text));
    text_add(&without, bar + 1);
    open_record(talk, text_string(&without));
    text_free(&without);
    struct json_object *params = document();
    wire_put(params, "position", place(line, character));
    return params;
}

/* One member of each item, behind one another. */
static void join(struct json_object *list, const char *path, struct text *out)
{
    for (int i = 0; i < wire_count(list); i++)
        text_format(out, "%s%s", i ? "; " : "", wire_word(wire_item(list, i), path));
}

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
    struct talk talk = {.server = lsp_open(&host)};
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

static struct json_object *findings(struct talk *talk)
{
    lsp_rest(talk->server);
    return wire_get(hear(talk), "params.diagnostics");
}

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

/* ---- completion ---- */

static const struct {
    const char *text, *labels;
} completions[] = {
    {HEAD "  - |",
     "anna:; anna: take 1 from alpha; anna: take 2 from alpha; anna: take 3 from alpha; anna: take 1 from beta; "
     "anna: take 2 from beta; anna: take 3 from beta; anna: take 1 from gamma; anna: take 2 from gamma; anna: take "
     "3 from gamma"},
    {HEAD "  - an|",
     "anna:; anna: take 1 from alpha; anna: take 2 from alpha; anna: take 3 from alpha; anna: take 1 from beta; "
     "anna: take 2 from beta; anna: take 3 from beta; anna: take 1 from gamma; anna: take 2 from gamma; anna: "
     "take 3 from gamma"},
    {HEAD "  - b|", ""},
    {HEAD "  - ben: |", ""},
    {HEAD "  - anna: take 3 fr|", "from; anna: take 3 from alpha; anna: take 3 from beta; anna: take 3 from gamma"},
    {HEAD "  - anna: take 3 from |",
     "alpha; beta; gamma; anna: take 3 from alpha; anna: take 3 from beta; anna: take 3 from gamma"},
    {HEAD "  - anna: take 3 from alpha\n  - ben: take 1 from |beta\n  - anna: take 1 from beta\n",
     "beta; gamma; ben: take 1 from beta; ben: take 1 from gamma"},
    {HEAD "  - anna: take | from alpha\n", "1; 2; 3"},
    {HEAD "  - anna: {take: 3, fr|}", "from"},
    {HEAD "  - anna:\n      take: |\n", "1; 2; 3"},
    {HEAD "  - anna: take 3 from alpha # be|", NULL},
    {"game: nim\nplayers: [anna, ben]\nhouse: {last: |}", "wins; loses"},
    {"game: nim\nplayers: [anna, ben]\nhouse:\n  |", "last; pass; unwritten"},
    {"game: nim\nplayers: [anna, ben]\ntable: {|}", "heaps; taken; turn; last"},
    {"game: nim\nplayers: [anna, ben]\ntable: {turn: |}", "anna; ben"},
    {"game: nim\nplayers: [anna, ben]\ntable:\n  heaps:\n    |",
     "alpha; beta; gamma; delta; epsilon; zeta; eta; theta; iota"},
    {"game: nim\nplayers: [anna, ben]\nbox: |", "built-in"},
    {"game: nim\nplayers: [anna, ben]\nbox: {|}", "heaps; most"},
    {"game: nim\nplayers: [anna, ben]\nclaims: {over: |}", "true; false"},
    {"game: nim\nplayers: [anna, ben]\nclaims: {scores: {|}}", "anna; ben"},
    {"game: nim\nplayers: [anna, ben]\n|", "title; house; box; table; log; claims; note; rules"},
};

TEST only_what_leads_to_a_legal_entry_is_offered(void)
{
    for (size_t i = 0; i < sizeof completions / sizeof *completions; i++) {
        struct talk talk = begin();
        struct text labels = {0};
        ask_with(&talk, "textDocument/completion", open_at_bar(&talk, completions[i].text));
        struct json_object *items = wire_get(hear(&talk), "result.items");
        join(items, "label", &labels);
        if (completions[i].labels)
            ASSERT_STR_EQm(completions[i].text, completions[i].labels, text_string(&labels));
        else
            ASSERT_EQ(NULL, items);
        text_free(&labels);
        end(&talk);
    }
    PASS();
}

TEST the_games_are_offered(void)
{
    struct talk talk = begin();
    ask_with(&talk, "textDocument/completion", open_at_bar(&talk, "game: ni|m"));
    struct json_object *items = wire_get(hear(&talk), "result.items"), *last = wire_item(items, wire_count(items) - 1);
    ASSERT_STR_EQ("nim", wire_word(last, "label"));
    ASSERT_EQ(6, wire_number(last, "textEdit.range.start.character", 0));
    ASSERT_EQ(9, wire_number(last, "textEdit.range.end.character", 0));
    end(&talk);
    PASS();
}

TEST a_new_line_gets_its_dash(void)
{
    struct talk talk = begin();
    ask_with(&talk, "textDocument/completion", open_at_bar(&talk, HEAD "   - anna: take 3 from alpha\n|\n"));
    struct json_object *first = wire_item(wire_get(hear(&talk), "result.items"), 0);
    ASSERT_STR_EQ("   - ben: take 1 from beta", wire_word(first, "textEdit.newText"));
    ASSERT_EQ(4, wire_number(first, "textEdit.range.start.line", 0));
    ASSERT_EQ(0, wire_number(first, "textEdit.range.start.character", 9));
    end(&talk);
    PASS();
}

/* ---- the rest ---- */

static const struct {
    const char *text, *says;
} hovers[] = {
    {HEAD "  - anna: take 3 from al|pha\n", "entry 1, play\nalpha 3 - 3 = 0"},
    {HEAD "  - anna: ta|ke 3 from alpha\n", "entry 1, play\nalpha 3 - 3 = 0\ntake: take stones from a heap"},
    {HEAD "  - anna: take 3 fr|om alpha\n", "entry 1, play\nalpha 3 - 3 = 0\nfrom: from which heap"},
    {HEAD "  - anna: take 9 |from alpha\n", "entry 1, play\nimpossible, nim.stones: anna wants 9 from alpha, which has "
                                            "3\nNobody can take more stones from a heap than "
                                            "lie there. (\"Play\")\nfrom: from which heap"},
    {HEAD "  - anna: take 9 from alpha illegal nim.mo|st\n",
     "nim.most: Only so many stones may be taken in a turn. (\"Play\")"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {la|st: wins}\n", "last: does who takes the last stone win or lose?"},
    {"gam|e: nim\nplayers: [anna, ben]\n", "game: which rules"},
};

TEST the_thing_under_the_pointer_is_told(void)
{
    for (size_t i = 0; i < sizeof hovers / sizeof *hovers; i++) {
        struct talk talk = begin();
        ask_with(&talk, "textDocument/hover", open_at_bar(&talk, hovers[i].text));
        const char *said = wire_word(hear(&talk), "result.contents.value");
        ASSERTm(hovers[i].text, said != NULL);
        size_t length = strlen(said), end_length = strlen(hovers[i].says);
        ASSERT_STR_EQm(hovers[i].text, hovers[i].says, length >= end_length ? said + length - end_length : said);
        end(&talk);
    }
    PASS();
}

/* Where it is asked for, what is offered, and the text of the first edit. */
static const struct {
    const char *text;
    int line;
    const char *titles, *edit;
} fixes[] = {
    {HEAD "  - anna: Take 3 Alpha\n", 3, "write `anna: take 3 from alpha`; show the table here",
     "  - anna: take 3 from alpha\n"},
    {HEAD "  - anna: take 3 from alpha beta # hm\n", 3,
     "say in the record that it is illegal: nim.one-heap; explain nim.one-heap; show the table here",
     "  - anna: take 3 from alpha beta illegal nim.one-heap # hm\n"},
    {HEAD "  - anna: {take: 3, from: [alpha, beta]}\n", 3,
     "say in the record that it is illegal: nim.one-heap; explain nim.one-heap; show the table here",
     "  - anna: {take: 3, from: [alpha, beta], illegal: nim.one-heap}\n"},
    {"game: nim\nplayers: [anna, ben]\nhuose: {}\n", 2, "write house; explain log.unreadable", "house"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {Last: wins}\n", 2, "write last", "last"},
    {HEAD "  - anna: take 3 from alpha\n", 3, "show the table here", NULL},
    {HEAD "  - anna: take 3 from alpha\n", 1, "", NULL},
};

TEST what_can_be_mended_is_offered(void)
{
    for (size_t i = 0; i < sizeof fixes / sizeof *fixes; i++) {
        struct talk talk = begin();
        struct text titles = {0}, edits = {0};
        struct json_object *params = document();
        open_record(&talk, fixes[i].text);
        findings(&talk);
        wire_put(params, "range", lines_between(fixes[i].line, fixes[i].line));
        ask_with(&talk, "textDocument/codeAction", params);
        struct json_object *list = wire_get(hear(&talk), "result");
        join(list, "title", &titles);
        ASSERT_STR_EQm(fixes[i].text, fixes[i].titles, text_string(&titles));
        if (fixes[i].edit) {
            wire_write(wire_get(wire_item(list, 0), "edit"), &edits);
            struct text wanted = {0}, quoted = {0};
            struct json_object *string = wire_map();
            wire_put_word(string, "newText", fixes[i].edit);
            wire_write(string, &quoted);
            text_add_bytes(&wanted, text_string(&quoted) + 1, quoted.length - 2);
            ASSERTm(text_string(&edits), strstr(text_string(&edits), text_string(&wanted)));
            wire_free(string);
            text_free(&wanted);
            text_free(&quoted);
        }
        text_free(&titles);
        text_free(&edits);
        end(&talk);
    }
    PASS();
}

TEST what_was_probably_meant_is_offered(void)
{
    struct talk talk = begin();
    struct json_object *params = document();
    struct text titles = {0};
    /* Without the first entry the second is ben's out of turn, and the last takes what is not there. */
    open_record(&talk, HEAD "  - ana: take 3 from alpha\n  - ben: take 3 from beta\n  - anna: take 1 from beta\n");
    findings(&talk);
    wire_put(params, "range", lines_between(3, 3));
    ask_with(&talk, "textDocument/codeAction", params);
    struct json_object *list = wire_get(hear(&talk), "result");
    join(list, "title", &titles);
    ASSERT_STRN_EQ("write entry 1 as `anna: take 3 from alpha`", text_string(&titles), 42);
    text_free(&titles);
    end(&talk);
    PASS();
}

TEST a_text_is_written_by_the_book(void)
{
    struct talk talk = begin();
    open_record(&talk, HEAD "  - anna: Take 3 Alpha # mine\n  - ben: take 1 from beta\n");
    ask_with(&talk, "textDocument/formatting", document());
    struct json_object *list = wire_get(hear(&talk), "result");
    ASSERT_EQ(1, wire_count(list));
    ASSERT_STR_EQ("  - anna: take 3 from alpha # mine\n", wire_word(wire_item(list, 0), "newText"));
    ASSERT_EQ(3, wire_number(wire_item(list, 0), "range.start.line", 0));
    ASSERT_EQ(4, wire_number(wire_item(list, 0), "range.end.line", 0));
    open_record(&talk, HEAD "  - anna: Take 3 Alpha\n  - ben: what?\n");
    ask_with(&talk, "textDocument/formatting", document());
    list = wire_get(hear(&talk), "result");
    ASSERT_EQm("left alone, as fmt does", 0, wire_count(list));
    end(&talk);
    PASS();
}

#define GAME HEAD "  - anna: take 3 from alpha\n  - ben: take 3 from beta\n  - anna: take 1 from beta\n"

TEST a_record_has_an_outline(void)
{
    struct talk talk = begin();
    struct text names = {0};
    open_record(&talk, GAME);
    ask_with(&talk, "textDocument/documentSymbol", document());
    struct json_object *rounds = wire_get(hear(&talk), "result"), *round = wire_item(rounds, 0);
    ASSERT_EQ(1, wire_count(rounds));
    ASSERT_STR_EQ("play", wire_word(round, "name"));
    ASSERT_EQ(3, wire_number(round, "range.start.line", 0));
    ASSERT_EQ(5, wire_number(round, "range.end.line", 0));
    join(wire_get(round, "children"), "name", &names);
    ASSERT_STR_EQ("anna; ben; anna", text_string(&names));
    ask_with(&talk, "textDocument/foldingRange", document());
    struct json_object *folds = wire_get(hear(&talk), "result");
    ASSERT_EQ(2, wire_count(folds));
    ASSERT_EQ(2, wire_number(wire_item(folds, 0), "startLine", 0));
    ASSERT_EQ(5, wire_number(wire_item(folds, 0), "endLine", 0));
    text_free(&names);
    end(&talk);
    PASS();
}

TEST scores_stand_behind_a_round(void)
{
    struct talk talk = begin();
    struct json_object *params = document();
    open_record(&talk, GAME "  - ben: take 3 from gamma\n  - anna: take 2 from gamma\n");
    wire_put(params, "range", lines_between(0, 20));
    ask_with(&talk, "textDocument/inlayHint", params);
    struct json_object *hints = wire_get(hear(&talk), "result");
    ASSERT_EQ(1, wire_count(hints));
    ASSERT_STR_EQ("anna 1, ben 0", wire_word(wire_item(hints, 0), "label"));
    ASSERT_EQ(7, wire_number(wire_item(hints, 0), "position.line", 0));
    ASSERT_EQ(27, wire_number(wire_item(hints, 0), "position.character", 0));
    params = document();
    wire_put(params, "range", lines_between(0, 5));
    ask_with(&talk, "textDocument/inlayHint", params);
    ASSERT_EQm("not seen", 0, wire_count(wire_get(hear(&talk), "result")));
    end(&talk);
    PASS();
}

TEST the_table_is_shown_on_demand(void)
{
    struct talk talk = begin();
    open_record(&talk, GAME);
    ask_with(&talk, "textDocument/codeLens", document());
    struct json_object *lenses = wire_get(hear(&talk), "result");
    ASSERT_EQ(2, wire_count(lenses));
    struct json_object *command = wire_share(wire_get(wire_item(lenses, 1), "command"));
    ASSERT_EQ(3, wire_number(wire_item(wire_get(command, "arguments"), 0), "entry", 0));
    ask_with(&talk, "workspace/executeCommand", command);
    const char *shown = wire_word(hear(&talk), "params.message");
    ASSERT(shown && strstr(shown, "after entry 3, anna: take 1 from beta\nplay, ben to act\n"));
    hear(&talk);
    say(&talk, "{\"id\":9,\"method\":\"workspace/"
               "executeCommand\",\"params\":{\"command\":\"referee.explain\",\"arguments\":[\"nim.most\"]}}");
    const char *page = wire_word(hear(&talk), "params.message");
    ASSERT(page && strstr(page, "Only so many stones may be taken in a turn."));
    end(&talk);
    PASS();
}

SUITE(lsp)
{
    RUN_TEST(every_message_has_its_time);
    RUN_TEST(leaving_without_shutdown_is_a_failure);
    RUN_TEST(a_request_that_waits_can_be_withdrawn);
    RUN_TEST(a_text_is_judged_whenever_it_changes);
    RUN_TEST(a_mistake_is_told_once);
    RUN_TEST(what_goes_without_saying_and_other_files_are_no_findings);
    RUN_TEST(every_document_of_a_text_is_judged);
    RUN_TEST(only_what_leads_to_a_legal_entry_is_offered);
    RUN_TEST(the_games_are_offered);
    RUN_TEST(a_new_line_gets_its_dash);
    RUN_TEST(the_thing_under_the_pointer_is_told);
    RUN_TEST(what_can_be_mended_is_offered);
    RUN_TEST(what_was_probably_meant_is_offered);
    RUN_TEST(a_text_is_written_by_the_book);
    RUN_TEST(a_record_has_an_outline);
    RUN_TEST(scores_stand_behind_a_round);
    RUN_TEST(the_table_is_shown_on_demand);
}
