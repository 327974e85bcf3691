/* The language server in conversation: what it answers about a text. */
#include "greatest.h"

#include <string.h>

#include "lsp_client.h"
#include "suites.h"
#include "support.h"

/* ---- completion ---- */

#define NIM "game: nim\nplayers: [anna, ben]\n"

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
    {NIM "log: [|]", "anna:"},
    {NIM "log: [anna: take 3 from |]", "alpha; beta; gamma"},
    {NIM "log: [{anna: take 3 from |}]", "alpha; beta; gamma"},
    {NIM "log: [{anna: take 3 from alpha}, {ben: take 1 from |}]", "beta; gamma"},
    {NIM "log: [anna: take 3 from alpha, ben: take 1 from |]", "beta; gamma"},
    {NIM "log: [anna: take 3 from alpha, ben: take 1 from |, anna: take 1 from beta]", "beta; gamma"},
    {NIM "log: [anna: take 3 from alpha, ben: {take: 1, fr|}]", "from"},
    {NIM "log: [\n  {anna: take 3 from alpha},\n  {ben: take 1 from |}\n]\n", "beta; gamma"},
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
    {HEAD "  - claims: {scores: {|}}", "anna; ben"},
    {HEAD "  - claims: {ov|}", "scores; winners; over; to-act; table; note"},
    {HEAD "  - s|", "set: {}"},
    {HEAD "  - cl|", "claims: {}"},
    {HEAD "  - set: {|}", "heaps; taken; turn; last"},
    {HEAD "  - set: {turn: |}", "anna; ben"},
    {HEAD "  - set:\n      heaps:\n        a|\n", "alpha; beta; gamma; delta; epsilon; zeta; eta; theta; iota"},
    {NIM "final: {|}", "anna; ben"},
    {NIM "final:\n  anna: {|}\n", "last; total"},
    {"game: nim\nplayers: [anna, ben]\n|", "rules; title; date; place; note; house; box; table; final; log; claims"},
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

/* ---- how an entry goes on ---- */

/* The form, and the field that is being written; NULL: nothing is said. */
static const struct {
    const char *text, *form, *field;
} signatures[] = {
    {HEAD "  - anna: take |", "anna: take <a number of stones> from <heaps>", "<a number of stones>"},
    {HEAD "  - anna: take 3 from |", "anna: take <a number of stones> from <heaps>", "from <heaps>"},
    {HEAD "  - anna: {take: 3, from: |}", "anna: take <a number of stones> from <heaps>", "from <heaps>"},
    {NIM "log: [anna: take 3 from alpha, ben: take |]", "ben: take <a number of stones> from <heaps>",
     "<a number of stones>"},
    {HEAD "  - anna: |", NULL, NULL},
    {HEAD "  - anna: take 3 from alpha # take |", NULL, NULL},
    {NIM "house: {last: |}", NULL, NULL},
};

TEST the_fields_of_a_verb_are_shown(void)
{
    for (size_t i = 0; i < sizeof signatures / sizeof *signatures; i++) {
        struct talk talk = begin();
        ask_with(&talk, "textDocument/signatureHelp", open_at_bar(&talk, signatures[i].text));
        struct json_object *help = wire_get(hear(&talk), "result");
        if (signatures[i].form) {
            struct json_object *form = wire_item(wire_get(help, "signatures"), 0);
            int active = (int)wire_number(help, "activeParameter", 0);
            ASSERT_STR_EQm(signatures[i].text, signatures[i].form, wire_word(form, "label"));
            ASSERT_STR_EQm(signatures[i].text, signatures[i].field,
                           wire_word(wire_item(wire_get(form, "parameters"), active), "label"));
        } else
            ASSERT_EQm(signatures[i].text, NULL, help);
        end(&talk);
    }
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
                                            "3\nYou cannot take more stones from a heap than "
                                            "it has. (\"Play\")\nfrom: from which heap"},
    {HEAD "  - anna: take 9 from alpha illegal nim.mo|st\n",
     "nim.most: Only so many stones may be taken in a turn. (\"Play\")"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {la|st: wins}\n",
     "last: Does the player who takes the last stone win or lose?"},
    {"gam|e: nim\nplayers: [anna, ben]\n", "game: the game whose rules apply"},
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

/* The ranges of a list, `line:from-to` each. */
static void join_ranges(struct json_object *list, struct text *out)
{
    for (int i = 0; i < wire_count(list); i++) {
        struct json_object *each = wire_item(list, i);
        text_format(out, "%s%ld:%ld-%ld", i ? " " : "", wire_number(each, "range.start.line", -1),
                    wire_number(each, "range.start.character", -1), wire_number(each, "range.end.character", -1));
    }
}

static const struct {
    const char *method, *text, *ranges;
} places[] = {
    {"textDocument/references", HEAD "  - anna: take 3 from al|pha # alpha\n  - ben: take 9 from alpha\n",
     "3:22-27 4:21-26"},
    {"textDocument/references", HEAD "  - an|na: take 3 from alpha # anna\n  - Anna: pass\n", "1:10-14 3:4-8 4:4-8"},
    {"textDocument/documentHighlight", HEAD "  - anna: take 3 from al|pha\n  - ben: take 1 from alphabet\n", "3:22-27"},
    {"textDocument/references", HEAD "  - anna: take 3 from alpha # al|pha\n", ""},
    {"textDocument/references", "title: Anna wins\n" HEAD "  - an|na: take 3 from alpha\n", "2:10-14 4:4-8"},
    {"textDocument/definition", HEAD "  - anna: take 3 from al|pha\n", ""},
};

TEST the_places_of_a_word_are_found(void)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        struct talk talk = begin();
        struct text ranges = {0};
        ask_with(&talk, places[i].method, open_at_bar(&talk, places[i].text));
        join_ranges(wire_get(hear(&talk), "result"), &ranges);
        ASSERT_STR_EQm(places[i].text, places[i].ranges, text_string(&ranges));
        text_free(&ranges);
        end(&talk);
    }
    PASS();
}

static const struct {
    const char *name, *error;
} new_names[] = {
    {"Zoe", NULL},
    {"Lady Violet", NULL},
    {"ben", "another player has this name"},
    {"Table", "this word has a meaning of its own in records; choose another name"},
    {"a: b", "a player's name has 1 to 60 bytes, and none of the characters that YAML uses"},
};

TEST a_player_is_renamed(void)
{
    for (size_t i = 0; i < sizeof new_names / sizeof *new_names; i++) {
        struct talk talk = begin();
        struct text all = {0};
        struct json_object *params = open_at_bar(
            &talk, HEAD "  - an|na: take 3 from alpha # anna\n  - ben: take 1 from beta\n  - Anna: take 1 from beta\n");
        wire_put(params, "newName", wire_make("%s", new_names[i].name));
        ask_with(&talk, "textDocument/rename", params);
        struct json_object *answer = hear(&talk);
        wire_write(wire_get(answer, "result.changes"), &all);
        if (new_names[i].error)
            ASSERT_STR_EQ(new_names[i].error, wire_word(answer, "error.message"));
        else
            ASSERT(strstr(text_string(&all), new_names[i].name));
        int edits = 0;
        for (const char *at = text_string(&all); (at = strstr(at, "newText")); at++)
            edits++;
        ASSERT_EQm(new_names[i].name, new_names[i].error ? 0 : 3, edits);
        text_free(&all);
        end(&talk);
    }
    PASS();
}

TEST only_players_are_renamed(void)
{
    struct talk talk = begin();
    ask_with(&talk, "textDocument/prepareRename", open_at_bar(&talk, HEAD "  - anna: ta|ke 3 from alpha\n"));
    ASSERT_EQ(NULL, wire_get(hear(&talk), "result"));
    ask_with(&talk, "textDocument/prepareRename", open_at_bar(&talk, HEAD "  - an|na: take 3 from alpha\n"));
    ASSERT_STR_EQ("anna", wire_word(hear(&talk), "result.placeholder"));
    end(&talk);
    PASS();
}

TEST findings_can_be_asked_for(void)
{
    struct talk talk = begin();
    ask_with(&talk, "textDocument/diagnostic", open_at_bar(&talk, HEAD "  - anna: take 9 |from alpha\n"));
    struct json_object *result = wire_get(hear(&talk), "result");
    ASSERT_STR_EQ("full", wire_word(result, "kind"));
    ASSERT_EQ(1, wire_count(wire_get(result, "items")));
    ASSERT_STR_EQ("nim.stones", wire_word(wire_item(wire_get(result, "items"), 0), "code"));
    end(&talk);
    PASS();
}

/* Five of twelve: one of each heap, then other numbers. */
#define LEGAL_NOW                                                                                                      \
    "write `anna: take 1 from alpha`; write `anna: take 1 from beta`; write `anna: take 1 from gamma`; write `anna: "  \
    "take 2 from alpha`; write `anna: take 3 from alpha`; "

/* Where it is asked for, what is offered, and the text of the first edit. */
static const struct {
    const char *text;
    int line;
    const char *titles, *edit;
} fixes[] = {
    {HEAD "  - anna: Take 3 Alpha\n", 3, "write `anna: take 3 from alpha`; show the position here",
     "  - anna: take 3 from alpha\n"},
    {HEAD "  - anna: take 3 from alpha beta # hm\n", 3,
     "record it as illegal: nim.one-heap; ruled: the entry stands; ruled: void, the entry was taken back; " LEGAL_NOW
     "explain nim.one-heap; show the position here",
     "  - anna: take 3 from alpha beta illegal nim.one-heap # hm\n"},
    {HEAD "  - anna: {take: 3, from: [alpha, beta]}\n", 3,
     "record it as illegal: nim.one-heap; ruled: the entry stands; ruled: void, the entry was taken back; " LEGAL_NOW
     "explain nim.one-heap; show the position here",
     "  - anna: {take: 3, from: [alpha, beta], illegal: nim.one-heap}\n"},
    {HEAD "  - anna: {take: 3, from: [alpha, beta], note: illegal?}\n", 3,
     "record it as illegal: nim.one-heap; ruled: the entry stands; ruled: void, the entry was taken back; " LEGAL_NOW
     "explain nim.one-heap; show the position here",
     "  - anna: {take: 3, from: [alpha, beta], note: illegal?, illegal: nim.one-heap}\n"},
    {HEAD "  - anna: {take: 3, from: [alpha, beta], illegal: log.turn}\n", 3,
     "ruled: the entry stands; ruled: void, the entry was taken back; explain nim.one-heap; show the position here",
     NULL},
    {"game: nim\nplayers: [anna, ben]\nhuose: {}\n", 2, "write house; explain log.unreadable", "house"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {Last: wins}\n", 2, "write last", "last"},
    {"game: nim\nplayers: [anna, ben]\nhouse: {lsat: wins}\n", 2, "write last; explain log.unreadable", "last"},
    {HEAD "  - anna: {take: 3, from: [alpha, beta], illegal: nim.oneheap}\n", 3,
     "write nim.one-heap; explain log.unreadable; show the position here", "nim.one-heap"},
    {HEAD "  - anna: take 3 from alpha\n", 3, "show the position here", NULL},
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
            struct json_object *string = wire_make("{}");
            wire_put(string, "newText", wire_make("%s", fixes[i].edit));
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

/* A whole log of entries in other words is marked in the editor. */
TEST a_fix_edits_its_own_entry_only(void)
{
    enum { ENTRIES = 400, BYTES_FOR_EACH = 600, MOST = 101 };
    struct talk talk = begin();
    struct json_object *params = document();
    struct text log = {0}, said = {0};
    text_add(&log, HEAD);
    for (int i = 0; i < ENTRIES; i++)
        text_add(&log, "  - anna: Take 1 Alpha\n  -   ben: TAKE 1 from beta\n");
    open_record(&talk, text_string(&log));
    wire_put(params, "range", lines_between(0, 2 * ENTRIES + 3));
    ask_with(&talk, "textDocument/codeAction", params);
    struct json_object *list = wire_get(hear(&talk), "result");
    wire_write(list, &said);
    ASSERT(wire_count(list) > 2 && wire_count(list) <= MOST + 2);
    ASSERT(said.length < MOST * BYTES_FOR_EACH);
    for (int i = 0; i < wire_count(list); i++) {
        text_clear(&said);
        wire_write(wire_item(list, i), &said);
        const char *edit = strstr(text_string(&said), "\"newText\""), *end_of_line = edit ? strstr(edit, "\\n") : NULL;
        ASSERTm(text_string(&said), !edit || (end_of_line && !strstr(edit + 1, "\"newText\"")));
        ASSERTm(text_string(&said), !edit || !strstr(end_of_line + 1, "\\n"));
    }
    text_free(&log);
    text_free(&said);
    end(&talk);
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
    ASSERT_STRN_EQ("change entry 1 to `anna: take 3 from alpha`", text_string(&titles), 43);
    text_free(&titles);
    end(&talk);
    PASS();
}

/* Changes of two entries as one, of one that is several, or of a word in all of them: their titles, and what is then written there. */
static const struct {
    const char *log, *title, *edit;
} rewritings[] = {
    {"  - anna takes 3 from alpha, then ben takes 1 from beta\n",
     "write `anna: take 3 from alpha; ben: take 1 from beta`",
     "  - anna: take 3 from alpha\n  - ben: take 1 from beta\n"},
};

TEST what_was_meant_as_one_or_as_several_is_offered(void)
{
    for (size_t i = 0; i < sizeof rewritings / sizeof *rewritings; i++) {
        struct talk talk = begin();
        struct json_object *params = document(), *quoted = wire_make("{}");
        struct text titles = {0}, edits = {0}, wanted = {0}, log = {0};
        text_format(&log, "%s%s", HEAD, rewritings[i].log);
        open_record(&talk, text_string(&log));
        findings(&talk);
        wire_put(params, "range", lines_between(3, 3));
        ask_with(&talk, "textDocument/codeAction", params);
        struct json_object *list = wire_get(hear(&talk), "result");
        join(list, "title", &titles);
        ASSERT_STRN_EQ(rewritings[i].title, text_string(&titles), strlen(rewritings[i].title));
        wire_write(wire_get(wire_item(list, 0), "edit"), &edits);
        wire_put(quoted, "newText", wire_make("%s", rewritings[i].edit));
        wire_write(quoted, &wanted);
        wanted.bytes[wanted.length - 1] = '\0';
        ASSERTm(text_string(&edits), strstr(text_string(&edits), text_string(&wanted) + 1));
        wire_free(quoted);
        text_free(&log);
        text_free(&titles);
        text_free(&edits);
        text_free(&wanted);
        end(&talk);
    }
    PASS();
}

TEST what_is_written_twice_is_left_out_at_once(void)
{
    struct talk talk = begin();
    struct json_object *params = document();
    open_record(&talk, HEAD "  - anna: take 3 from alpha\n  - ben: take 1 from beta\n  - anna: take 3 from alpha\n"
                            "  - ben: take 1 from beta\n  - anna: take 1 from beta\n");
    findings(&talk);
    wire_put(params, "range", lines_between(5, 5));
    ask_with(&talk, "textDocument/codeAction", params);
    struct json_object *action = wire_item(wire_get(hear(&talk), "result"), 0);
    ASSERT_STR_EQ("remove entries 3 to 4, which are written twice", wire_word(action, "title"));
    struct text edits = {0};
    wire_write(wire_get(action, "edit"), &edits);
    ASSERTm(text_string(&edits), strstr(text_string(&edits), "\"newText\":\"\""));
    text_free(&edits);
    end(&talk);
    PASS();
}

TEST a_turn_that_is_missing_is_inserted_at_once(void)
{
    if (!game_is_built(TURN_GONE("")))
        SKIP();
    struct talk talk = begin();
    struct json_object *params = document();
    struct text edits = {0};
    open_record(&talk, TURN_GONE(""));
    findings(&talk);
    wire_put(params, "range", lines_between(10, 10));
    ask_with(&talk, "textDocument/codeAction", params);
    struct json_object *action = wire_item(wire_get(hear(&talk), "result"), 0);
    ASSERT_STR_EQ("add `ben: move demeter-day`, then `ben: produce stone gold` before entry 1",
                  wire_word(action, "title"));
    wire_write(wire_get(action, "edit"), &edits);
    ASSERTm(text_string(&edits), strstr(text_string(&edits), "- ben: move demeter-day\\n  - ben: produce stone gold"));
    text_free(&edits);
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

SUITE(lsp_answers)
{
    RUN_TEST(only_what_leads_to_a_legal_entry_is_offered);
    RUN_TEST(the_games_are_offered);
    RUN_TEST(a_new_line_gets_its_dash);
    RUN_TEST(the_thing_under_the_pointer_is_told);
    RUN_TEST(the_places_of_a_word_are_found);
    RUN_TEST(the_fields_of_a_verb_are_shown);
    RUN_TEST(a_player_is_renamed);
    RUN_TEST(only_players_are_renamed);
    RUN_TEST(findings_can_be_asked_for);
    RUN_TEST(what_can_be_mended_is_offered);
    RUN_TEST(a_fix_edits_its_own_entry_only);
    RUN_TEST(what_was_probably_meant_is_offered);
    RUN_TEST(what_was_meant_as_one_or_as_several_is_offered);
    RUN_TEST(what_is_written_twice_is_left_out_at_once);
    RUN_TEST(a_turn_that_is_missing_is_inserted_at_once);
    RUN_TEST(a_text_is_written_by_the_book);
    RUN_TEST(a_record_has_an_outline);
    RUN_TEST(scores_stand_behind_a_round);
    RUN_TEST(the_table_is_shown_on_demand);
}
