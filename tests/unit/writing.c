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

TEST json_strings_are_escaped(void)
{
    struct text out = {0};
    json_string("a\"b\\c\n\x01\xc3\xab\xff", &out);
    ASSERT_STR_EQ("\"a\\\"b\\\\c\\u000a\\u0001\xc3\xab\\ufffd\"", text_string(&out));
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
    xml_attribute("n", "<a & \"b\">\n\x1b\xff", &out);
    ASSERT_STR_EQ(" n=\"&lt;a &amp; &quot;b&quot;&gt;&#10;\xef\xbf\xbd\xef\xbf\xbd\"", text_string(&out));
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

SUITE(writing)
{
    RUN_TEST(utf8_is_told_from_other_bytes);
    RUN_TEST(json_strings_are_escaped);
    RUN_TEST(json_keeps_its_commas_and_lines);
    RUN_TEST(json_on_one_line);
    RUN_TEST(xml_is_well_formed);
    RUN_TEST(uris_are_encoded);
    RUN_TEST(fingerprints_stay_and_differ);
}
