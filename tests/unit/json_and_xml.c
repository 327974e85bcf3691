/* What reports are made of: JSON, XML and URIs that are sound whatever they hold, and fingerprints that stay. */
#include "greatest.h"

#include "base/json.h"
#include "base/words.h"
#include "base/xml.h"
#include "study/fingerprint.h"
#include "suites.h"

struct utf8_case {
    const char *bytes;
    size_t length;
};

TEST utf8_is_told_from_other_bytes(void)
{
    static const struct utf8_case cases[] = {
        {"a", 1},
        {"\x7f", 1},
        {"\xc3\xab", 2},
        {"\xe2\x82\xac", 3},
        {"\xf0\x9f\x8e\xb2", 4},
        {"", 0},
        {"\x80", 0},
        {"\xc0\xaf", 0},
        {"\xc3", 0},
        {"\xc3(", 0},
        {"\xe0\x80\xaf", 0},
        {"\xed\xa0\x80", 0},
        {"\xf4\x90\x80\x80", 0},
        {"\xff", 0},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ASSERT_EQ_FMT(cases[i].length, utf8_length(cases[i].bytes), "%zu");
    PASS();
}

struct width_case {
    const char *name, *text;
    int columns;
};

/* As Unicode's East Asian Width and general categories have them. */
TEST letters_have_the_width_a_terminal_gives_them(void)
{
    static const struct width_case cases[] = {
        {"plain", "abc ~", 5},
        {"an accent of its own", "e\xcc\x81", 1},
        {"one letter with it", "\xc3\xa9", 1},
        {"ideographs", "\xe5\xb1\xb1\xe7\x94\xb0", 4},
        {"hiragana and a full-width bracket", "\xe3\x81\x82\xef\xbc\x88", 4},
        {"hangul", "\xea\xb0\x80", 2},
        {"a die", "\xf0\x9f\x8e\xb2", 2},
        {"a pleading face, of 2018", "\xf0\x9f\xa5\xba", 2},
        {"a melting face, of 2021", "\xf0\x9f\xab\xa0", 2},
        {"devanagari with a vowel sign above", "\xe0\xa4\x95\xe0\xa5\x87", 1},
        {"thai with a tone mark", "\xe0\xb8\x81\xe0\xb9\x88", 1},
        {"hebrew with a point", "\xd7\xa9\xd6\xb8", 1},
        {"a space nobody sees",
         "a\xe2\x80\x8b"
         "b",
         2},
        {"not yet assigned", "\xf0\x90\x87\xbe", 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        ASSERT_EQm(cases[i].name, cases[i].columns, display_width(cases[i].text));
    PASS();
}

TEST what_cannot_be_seen_is_written_out(void)
{
    static const char *const pairs[][2] = {
        {"zo\xc3\xab", "zo\xc3\xab"},
        {"a\033[2J", "a\\x1b[2J"},
        {"\xff", "\\xff"},
        {"\xc2\x85", "\\x85"},
        {"a\xe2\x80\xae"
         "b",
         "a\\u202eb"},
        {"a\xe2\x80\x8b"
         "b",
         "a\\u200bb"},
        {"a\xc2\xad"
         "b",
         "a\\xadb"},
        {"a\xe2\x80\xa8"
         "b",
         "a\\u2028b"},
        {"\xf3\xa0\x81\x81", "\\ue0041"},
        {"a ##[error]b", "a \\x23#[error]b"},
        {"###vso[c]", "#\\x23#vso[c]"},
        {"## head #2 ##", "## head #2 ##"},
        {"\xe2\x9d\xa4\xef\xb8\x8f", "\xe2\x9d\xa4\xef\xb8\x8f"},
    };
    struct arena arena = {0};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        ASSERT_STR_EQ(pairs[i][1], printable(&arena, pairs[i][0]));
    arena_free(&arena);
    PASS();
}

TEST no_line_begins_with_a_command(void)
{
    const char *pairs[][2] = {
        {"::error::x\na\n \t\xc2\xa0::add-mask::y\n", "\\x3a:error::x\na\n \t\xc2\xa0\\x3a:add-mask::y\n"},
        {"a ::error::x\n  ::: a:1\n:: \n:", "a ::error::x\n  ::: a:1\n:: \n:"},
        {"a\n##[group]b", "a\n\\x23#[group]b"},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        struct text out = {0};
        add_harmless(pairs[i][0], strlen(pairs[i][0]), &out);
        ASSERT_STR_EQ(pairs[i][1], text_string(&out));
        text_free(&out);
    }
    PASS();
}

TEST names_that_only_seem_to_differ_are_alike(void)
{
    static const struct {
        const char *a, *b;
        bool alike;
    } pairs[] = {
        {"anna", "Anna", true},
        {"anna", "ann", false},
        {"anna", "anne", false},
        {"", "", true},
        {"ZO\xc3\x8b", "zo\xc3\xab", true},
        {"zo\xc3\xab", "zoe\xcc\x88", true},
        {"zo\xc3\xab", "zoe", false},
        {"stra\xc3\x9f"
         "e",
         "STRASSE", true},
        {"an\xe2\x80\x8bna", "anna", true},
        {"an\xc2\xadna\xef\xbb\xbf", "Anna", true},
        {"\xe2\x84\xaa"
         "arl",
         "karl", true}, /* the sign of the unit kelvin */
        {"\xff", "\xff", true},
        {"\xff", "\xfe", false},
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        ASSERT_EQm(pairs[i].a, pairs[i].alike, names_alike(pairs[i].a, pairs[i].b));
        ASSERT_EQm(pairs[i].b, pairs[i].alike, names_alike(pairs[i].b, pairs[i].a));
    }
    PASS();
}

TEST a_hint_names_the_nearest_word_or_all_of_them(void)
{
    struct nearest near = {.written = "tkae"}, far = {.written = "zzz"}, none = {.written = "x"},
                   many = {.written = "zzz"};
    char room[HINT_ROOM];
    ASSERT_STR_EQ("", hint_text(nearest_hint(&none), room));
    nearest_try(&near, "pass");
    nearest_try(&near, "take");
    nearest_try(&far, "pass");
    nearest_try(&far, "take");
    ASSERT_STR_EQ("; did you mean `take`?", hint_text(nearest_hint(&near), room));
    ASSERT_STR_EQ("; known: pass, take", hint_text(nearest_hint(&far), room));
    for (int i = 0; i < 100; i++)
        nearest_try(&many, "pass");
    hint_text(nearest_hint(&many), room);
    ASSERT(strlen(room) < HINT_ROOM - 1);
    ASSERT_STR_EQ("pass, pass, ...", room + strlen(room) - strlen("pass, pass, ..."));
    PASS();
}

TEST lists_are_joined_and_letters_never_cut(void)
{
    struct text out = {0};
    text_join(&out, "anna");
    text_join(&out, "ben");
    ASSERT_STR_EQ("anna, ben", text_string(&out));
    text_free(&out);
    ASSERT_EQ_FMT((size_t)2, cut_length("zo\xc3\xab", 4, 3), "%zu");
    ASSERT_EQ_FMT((size_t)4, cut_length("zo\xc3\xab", 4, 4), "%zu");
    ASSERT_EQ_FMT((size_t)2, cut_length("zo\xc3\xab", 4, 2), "%zu");
    ASSERT_STR_EQ("!", skip_points("\xc3\xab!", 1));
    ASSERT_STR_EQ("", skip_points("ab", 7));
    PASS();
}

TEST json_strings_are_escaped(void)
{
    struct text out = {0};
    json_string("a\"b\\c\n\x01\xc3\xab\xff#2 ##[x", &out);
    ASSERT_STR_EQ("\"a\\\"b\\\\c\\u000a\\u0001\xc3\xab\\ufffd#2 \\u0023#[x\"", text_string(&out));
    text_free(&out);
    PASS();
}

TEST json_keeps_its_commas_and_lines(void)
{
    struct text out = {0};
    struct json json = {.out = &out};
    json_map(&json, NULL);
    json_word(&json, "a", NULL);
    json_flat_list(&json, "b");
    json_number(&json, NULL, 1);
    json_halves(&json, NULL, 5);
    json_end_list(&json);
    json_list(&json, "c");
    json_end_list(&json);
    json_map(&json, "d");
    json_flag(&json, "e", true);
    json_end_map(&json);
    json_end_map(&json);
    ASSERT_STR_EQ("{\n  \"a\": null,\n  \"b\": [1, 2.5],\n  \"c\": [],\n  \"d\": {\n    \"e\": true\n  }\n}",
                  text_string(&out));
    text_free(&out);
    PASS();
}

TEST json_on_one_line(void)
{
    struct text out = {0};
    struct json json = {.out = &out, .flat = -1};
    json_map(&json, NULL);
    json_list(&json, "a");
    json_word(&json, NULL, "x");
    json_word(&json, NULL, "y");
    json_end_list(&json);
    json_map(&json, "b");
    json_end_map(&json);
    json_end_map(&json);
    ASSERT_STR_EQ("{\"a\": [\"x\", \"y\"], \"b\": {}}", text_string(&out));
    text_free(&out);
    PASS();
}

TEST xml_is_well_formed(void)
{
    struct text out = {0};
    xml_attribute("n", "<a & \"b\">\n\x1b\xff#2 ##vso[x", &out);
    ASSERT_STR_EQ(" n=\"&lt;a &amp; &quot;b&quot;&gt;&#10;\xef\xbf\xbd\xef\xbf\xbd#2 &#35;#vso[x\"", text_string(&out));
    text_free(&out);
    PASS();
}

/* A number after a name from right to left would be shown before it. */
TEST what_follows_a_name_stays_behind_it(const char *written, const char *expected)
{
    struct text out = {0};
    xml_text(written, &out);
    ASSERT_STR_EQ(expected, text_string(&out));
    text_free(&out);
    PASS();
}

TEST uris_are_encoded(void)
{
    struct text out = {0};
    text_percent(&out, "a/b c#\xc3\xab%.yaml", "/");
    ASSERT_STR_EQ("a/b%20c%23%C3%AB%25.yaml", text_string(&out));
    text_free(&out);
    PASS();
}

/* The fingerprints of findings with these words, in this order. */
static void print_all(const char *const *said, int count, const struct rule *rule, int line, uint64_t *prints)
{
    struct verdict verdict = {0};
    verdict.docket.arena = &verdict.arena;
    for (int i = 0; i < count; i++) {
        struct finding *finding = docket_add(&verdict.docket, RULING_ILLEGAL, rule, "a sentence");
        finding->said = said[i];
        finding->at = (struct place){line + i, 1, line + i, 2};
    }
    struct fingerprints met = {0};
    fingerprint_record(&met, &verdict, NULL);
    for (struct finding *finding = verdict.docket.first; finding; finding = finding->next)
        *prints++ = finding->fingerprint;
    fingerprints_free(&met);
    verdict_free(&verdict);
}

TEST fingerprints_stay_and_differ(void)
{
    static const struct rule rule = {"a.rule", "", "", NULL, NULL}, other = {"b.rule", "", "", NULL, NULL};
    static const char *const said[] = {"anna: pass", "ben: pass", "anna: pass"}, *const fewer[] = {"ben: pass",
                                                                                                   "anna: pass"};
    uint64_t first[3], moved[2], coded[3];
    print_all(said, 3, &rule, 10, first);
    print_all(fewer, 2, &rule, 90, moved);
    print_all(said, 3, &other, 10, coded);
    ASSERT(first[0] != first[1] && first[1] != first[2] && first[0] != first[2]);
    ASSERT(moved[0] == first[1]);
    ASSERT(moved[1] == first[0]);
    for (int i = 0; i < 3; i++)
        ASSERT(coded[i] != first[i]);
    PASS();
}

SUITE(json_and_xml)
{
    RUN_TEST(utf8_is_told_from_other_bytes);
    RUN_TEST(letters_have_the_width_a_terminal_gives_them);
    RUN_TEST(what_cannot_be_seen_is_written_out);
    RUN_TEST(names_that_only_seem_to_differ_are_alike);
    RUN_TEST(a_hint_names_the_nearest_word_or_all_of_them);
    RUN_TEST(lists_are_joined_and_letters_never_cut);
    RUN_TEST(json_strings_are_escaped);
    RUN_TEST(no_line_begins_with_a_command);
    RUN_TEST(json_keeps_its_commas_and_lines);
    RUN_TEST(json_on_one_line);
    RUN_TEST(xml_is_well_formed);
    greatest_set_test_suffix("a number");
    RUN_TESTp(what_follows_a_name_stays_behind_it, "שרה 12", "שרה\u200e 12");
    greatest_set_test_suffix("another name");
    RUN_TESTp(what_follows_a_name_stays_behind_it, "שרה, דוד", "שרה\u200e, דוד");
    greatest_set_test_suffix("two names, and a letter with a mark");
    RUN_TESTp(what_follows_a_name_stays_behind_it, "אבּ בן-דוד: 3", "אבּ בן-דוד\u200e: 3");
    greatest_set_test_suffix("nothing");
    RUN_TESTp(what_follows_a_name_stays_behind_it, "12 שרה", "12 שרה");
    greatest_set_test_suffix("a name from left to right");
    RUN_TESTp(what_follows_a_name_stays_behind_it, "Zoe\u0308 Ω 12", "Zoe\u0308 Ω 12");
    RUN_TEST(uris_are_encoded);
    RUN_TEST(fingerprints_stay_and_differ);
}
