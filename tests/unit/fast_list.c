/* The fast list never makes a difference: every text is read with it and by the book, and both must say the same. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "doc/events.h"
#include "replay/registry.h"
#include "reread.h"
#include "suites.h"

#define PLAIN PLAIN_ITEMS

/* The end of one line and the beginning of another, between plain items. */
static const char *const oddities[] = {
    "",
    "    and this goes on",
    "   - not an item",
    "      # only a comment\n\n   # another, and nothing",
    "  # a comment: with - everything [ in { it",
    "\n\n",
    "  - ben: start a1 # why not",
    "  - ben: start a1# not a comment",
    "  - ben: start a1: b2",
    "  - ben: start a1:b2",
    "  - ben: start a1, b2 [c] {d} 'e' \"f\" ? ! & * | > % @ ` \\",
    "  - ben:   start   a1   ",
    "  - ben:start",
    "  - ben:",
    "  - ben: ",
    "  - ben: 'start a1'",
    "  - ben: \"start a1\"",
    "  - 'ben': \"it's\"",
    "  - \"ben\": 'a \"b\" c' # why",
    "  - ben: 'it''s'",
    "  - ben: '' # nothing",
    "  - ben: ''''",
    "  - ben: \"\"",
    "  - ben: \"a\\tb\"",
    "  - ben: \"a\\\"b\"",
    "  - ben: 'a\\b'",
    "  - ben: ' start  a1 '",
    "  - ben: 'start'a1",
    "  - ben: 'start' a1",
    "  - ben: 'start'# a1",
    "  - ben: 'start': a1",
    "  - ben: \"start \xc3\xab\" # \xc3\xab",
    "  - 'b\xc3\xab n': {'start x': \"\xe6\x9d\x8e, b\", y: ['a: b', \"#\"]}",
    "  - ben: {'start':a1}",
    "  - ben: {'start': 'a1' x}",
    "  - ben: ['a' , 'b','c']",
    "  - '': start",
    "  - 'ben':start",
    "  - 'ben' : start",
    "  - 'ben\n    c': start",
    "  - ben: \"start\t\"",
    "  - ben:\n      start: a1\n      at: 'b2'",
    "  - ben:\n    start: a1",
    "  - ben:\n      start:\n        - a1\n        - 'a2' # x\n\n   # y\n        - [a3]\n      at: {x: y}",
    "  - ben:\n      start:\n      - a1\n      - a2\n      at: b2",
    "  - ben:\n      start:\n      - a1\n       - a2\n      at: b2",
    "  - ben:\n      start:\n        - a1\n       - a2",
    "  - ben:\n      start:\n        - a1\n      - a2",
    "  - ben:\n      start:\n        - a1\n        at: b",
    "  - ben:\n      start:\n        - a1\n          a2\n        - a3",
    "  - ben:\n      start:\n        - a: b\n          c: d\n        - e: f\n          g:\n          - h\n          - "
    "i",
    "  - ben:\n      start:\n        - a: b\n         c: d",
    "  - ben:\n      start:\n        -   a: b\n            c: d",
    "  - ben:\n      start:\n        -\n          a: b",
    "  - ben:\n      start:\n        - - a\n          - b",
    "  - ben:\n      start: a1\n        a2",
    "  - ben:\n      start: a1\n       at: b2",
    "  - ben:\n      start: a1\n     at: b2",
    "  - ben:\n      start: a1\n    at: b2",
    "  - ben:\n      start: a1\n   at: b2",
    "  - ben:\n      start: a1\n  at: b2",
    "  - ben:\n      start: a1\n      start: a2",
    "  - ben:\n      start: a1\n      - a2",
    "  - ben:\n      start:\n      at: b2",
    "  - ben:\n      start:\n   # below\n        # x\n        a1",
    "  - ben:\n      start a1",
    "  - ben:\n      start a1\n      a2",
    "  - ben:\n      start a1\n     # no\n      a2",
    "  - ben:\n    start a1",
    "  - ben:\n   start a1",
    "  - ben:\n  start a1",
    "  - ben:\n      'start a1'\n      # x",
    "  - ben:\n      {start: a1}",
    "  - ben:\n      {start: a1}: b",
    "  - ben:\n      'start': a1\n      \"at\": [b2]",
    "  - ben:\n    - start\n    - a1",
    "  - ben:\n    - start: a1\n      at: b2\n    - a2",
    "  - ben: # why\n      start: a1 # so",
    "  - ben:# why\n      start: a1",
    "  - ben:\n      start: |\n        a1",
    "  - ben:\n      start: &a b",
    "  - ben:\n      ? start\n      : a1",
    "  - ben:\n\t  start: a1",
    "  - ben:\n      start: a1\r\n      at: b2\r",
    "  - ben: \r\n      start:\r\n\r\n        - a1\r\n   # x\r",
    "  - ben:\r      start: a1",
    "  - ben: start\r\n\r\n  # x\r\n\r",
    "  - ben: start\r\n\r  - carl: start",
    "  - ben: 'start'\r",
    "  - ben: {start: a1}\r",
    "  - ben: {start: a1,\r\n   x: y}\r",
    "  - a:\n     b:\n      c:\n       d:\n        e:\n         f:\n          g:\n           h:\n            i:\n      "
    "       j: k",
    "  - a:\n     - b:\n        - c:\n           - d:\n              - e: [[[[[[[[f]]]]]]]]",
    "  - ben: |\n      start a1",
    "  - ben: >-\n      start a1",
    "  - ben: 'start\n  - a1'",
    "  - ben: {start: [a1,\n  - a2]}",
    "  - ben: {start: a1}",
    "  - ben: { start : a1 , x: [ a , b c , {d: e} ] }",
    "  - ben: {start: [a1, a2,]}",
    "  - ben: {start: a1, }",
    "  - ben: {start: a1,, x: b}",
    "  - ben: {start: [a: b, c]}",
    "  - ben: {start: a1, start: a2}",
    "  - ben: {start}",
    "  - ben: {start:}",
    "  - ben: {start:a1}",
    "  - ben: {start: a1}#",
    "  - ben: {start: a1} # x",
    "  - ben: {start: a1} x",
    "  - ben: [a1, [a2, [a3, [a4, [a5, [a6, [a7, [a8, [a9, [a10, [a11]]]]]]]]]]]",
    "  - ben: [[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]",
    "  - ben: {}",
    "  - ben: []",
    "  - ben: [a1",
    "  - ben: a1]",
    "  - ben: {start: a? b}",
    "  - ben: {start: -3}",
    "  - ben: -3",
    "  - ben: - a1",
    "  - ben: ? a1",
    "  - ben: ~",
    "  - ben: *a1",
    "  - ben: &a1 b",
    "  - ben: !a1 b",
    "  - ben: %a1",
    "  - ben: a%a1",
    "  - &a ben: start",
    "  - ? ben\n    : start",
    "  - ben : start a1",
    "  - \"ben\": start a1",
    "  - ben: start a1\n    carl: start b1",
    "  - {ben: start a1}",
    "  - [ben, start]",
    "  - - ben: start",
    "  -  ben: start a1",
    "  -\tben: start a1",
    "  - ben:\tstart a1",
    "  - ben: start\ta1",
    "  - ben: start a1\t",
    "\t- ben: start a1",
    "  -",
    "  - ",
    "  - ben",
    "  -ben: x",
    "  --- x",
    "- ben: start a1",
    " - ben: start a1",
    "    - ben: start a1",
    "...",
    "---",
    "--- # next\n",
    "%TAG ! x",
    "other: x\nmore:",
    "claims: {over: true}",
    "  - zo\xc3\xab: start a1 \xd7\x90 b2 # \xce\xb1",
    "  - \xe6\x9d\x8e: {start: \xe6\x9d\x8e, x: [\xe3\x81\x82 b, c]}",
    "  - \xe2\x80\x94: start",
    "  - ben: start \xe2\x80\xa8 a1",
    "  - ben: start \xc2\x85 a1",
    "  - ben: start \xc2\xa0 a1",
    "  - ben: start \xef\xbb\xbf a1",
    "  - ben: start \xf0\x9f\x8e\xb2 a1",
    "  - ben: start \xc3 a1",
    "  - ben: start \xe6\x9d a1",
    "  - ben: start \xff a1",
    "  - ben: start \xed\xa0\x80 a1",
    "  - ben: start \x01 a1",
    "  - ben: start \x7f a1",
    "  - ben: start a1\r",
    "  - ben: start\ra1",
    "  - .ben: x",
    "  - ben.x: x",
    "  - ben: .x",
    "  - ben: (x) = <y> ~z $1 ;",
    "  - ben: [.x, (y), <z, =, ;, $1, ~]",
    "  - <<: x",
    "  - ben: \"start",
    "  - ben: it's 'so",
    "  - ben: 'so",
    "  - Tom: say: hello",
    "  - ben: [",
    "  - ben: {start: [a1",
    "  - @ben",
    "  -\n    ben: [a1",
    "  - # ben\n    ben: [a1",
    "  - {ben: start} a1",
    "anna start a1",
    "anna: start: a1",
    "? anna\n: start",
    "\"anna b\": start",
    "  - ben: |\n  start",
    "  - ben: start\n   - a1\n  start",
    "  - \xff",
    "  - \x01",
    "-\xff",
    "log:",
};

static void end_lines_as_dos(struct text *text)
{
    struct text lines = {0};
    for (size_t i = 0; i < text->length; i++)
        text_format(&lines, "%s%c", text->bytes[i] == '\n' ? "\r" : "", text->bytes[i]);
    text_clear(text);
    text_add_bytes(text, text_string(&lines), lines.length);
    text_free(&lines);
}

TEST an_oddity_is_read_alike(const char *oddity, const char *before, const char *after)
{
    struct text text = {0};
    text_format(&text, "%sgame: x\nlog:\n%s%s\n%s", before, PLAIN, oddity, after);
    ASSERTm(oddity, reread_right(oddity, text_string(&text), text.length));
    end_lines_as_dos(&text);
    ASSERTm(oddity, reread_right(oddity, text_string(&text), text.length));
    text_free(&text);
    PASS();
}

/* Where the list begins, and under what. */
TEST a_list_anywhere_is_read_alike(void)
{
    static const char *const texts[] = {
        "log:\n- a: b\n- c: d\n- e: f\nmore: x\n",
        "  game: x\n  log:\n  - a: b\n  - c: d\n  more: x\n  - e: f\n",
        "? log\n: - a: b\n  - c: d\n  - e: f\nmore: x\n",
        "? log\n:\n- a: b\n- c: d\n- e: f\nmore: x\n",
        "  &a\n? log\n: - a: b\n  - c: d\n  - e: {f}\nmore: x\n",
        "--- &a\nlog:\n     - a: b\n     - c: d\n     - e: {f}\nmore: x\n",
        "%TAG !t! tag:x\n---\nlog:\n- a: b\n- c: !t!d x\n- e: {f}\nmore: !t!d x\n",
        "log: # here\n\n# there\n  - a: b\n\n  - c: d\n  - e: 'f'\n  - g: h\n  - i: j\n",
        "log: &a\n  - a: b\n  - c: d\n  - e: 'f'\n",
        "log: !!seq\n  - a: b\n  - c: d\n  - e: 'f'\n",
        "log:\n                                                  - a: b\n                                              "
        "    - c: d\n",
        "\xef\xbb\xbflog:\n  - a: b\n  - c: d\n  - e: {f}\n  - g: \xff\n",
        "log:\r\n  - a: b\r\n  - c: d\r\n  - e: {f}\r\n",
        "title: a\xe2\x80\xa8 b\nlog:\n  - a: b\n  - c: d\n  - e: f\n  - g: h\n",
        "title: a\rlog:\n  - a: b\n  - c: d\n  - e: f\n  - g: h\n",
        "log:\n  - a: b\n  - c: d\n---\nlog:\n  - a: b\n  - c: d\n  - e: {f}\n...\n---\nlog:\n- a: b\n- c: d\n",
        "log:\n  - a: b\n  - c: d",
        "log:\n  - a: b\n  - c: d\n  - e: f",
        "log:\n  - a: b\n  - c: d\n  x: y\n",
        "{log: [\n  - a: b\n  - c: d\n]}\n",
        "- a: b\n- c: d\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ASSERT(reread_right("a list", texts[i], strlen(texts[i])));
    PASS();
}

/* Is what stands between plain items read without libyaml? */
static bool is_read_fast(const char *item)
{
    struct text text = {0};
    struct source source;
    struct arena arena = {0};
    bool sound;
    int line;
    text_format(&text, "log:\n" PLAIN "%s\n" PLAIN, item);
    bool open = text_source(&source, text_string(&text), text.length);
    struct reader *reader = reader_open(&source, (struct complaints){0});
    bool fast = open && reader_document(reader, &line) && reader_key(reader, &arena) && reader_enter_list(reader);
    for (int i = 0; i < 4; i++)
        fast = fast && reader_item(reader, &arena, &sound) && sound && reader->fast.taken;
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    text_free(&text);
    return fast;
}

TEST usual_styles_are_read_fast(void)
{
    static const char *const fast[] = {
        "  - ben: start a1",
        "  - ben: start a1 # why not",
        "  - ben: start a1\r",
        "  - 'ben': \"it's\"",
        "  - ben: {'start': [\"a1\", a2]}",
        "  - ben:\n      start: a1\n      at: 'b2' # so\r",
        "  - ben:\n      start:\n      - a1\n      - a2\n      at:\n        - x: y\n          z: w",
    };
    static const char *const slow[] = {
        "  - ben: 'it''s'",
        "  - ben: \"a\\tb\"",
        "  - ben:\n      start: a1\n        a2",
        "  - ben:",
    };
    for (size_t i = 0; i < sizeof fast / sizeof *fast; i++)
        ASSERTm(fast[i], is_read_fast(fast[i]));
    for (size_t i = 0; i < sizeof slow / sizeof *slow; i++)
        ASSERT_FALSEm(slow[i], is_read_fast(slow[i]));
    PASS();
}

static void see_file(void *whom, const char *path)
{
    int *wrong = whom;
    size_t length;
    char *bytes = file_text(path, &length);
    struct text difference = {0};
    if (!reread_alike(bytes, length, &difference) && ++*wrong == 1)
        printf("\n%s: %s\n", path, text_string(&difference));
    text_free(&difference);
    free(bytes);
}

TEST shipped_records_are_read_alike(const struct game *game)
{
    static const char *const folders[] = {"scenarios/", "scenarios/", "scenarios/", "tests/cases/"}, *const parts[] = {
                                                                                                         "", "/illegal",
                                                                                                         "/near", ""};
    int wrong = 0;
    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
        char folder[100];
        snprintf(folder, sizeof folder, "%s%s%s", folders[i], game->id, parts[i]);
        each_yaml(folder, see_file, &wrong);
    }
    ASSERT_EQ_FMTm(game->id, 0, wrong, "%d");
    PASS();
}

/* So many items, then some bytes of it replaced, put in or taken out. */
static void make_text(struct random *random, int most_items, struct text *out)
{
    static const char *const starts[] = {"log:\n", "log: # x\n", "a: b\nlog:\n", "  log:\n"};
    static const char odd[] = "  \n\n\r\t--::##,,[[]]{{}}?''\"\"&*!|>%@`~\\a1\xc2\x85\xc3\xab\xe2\x80\xa8\xff";
    text_add(out, starts[random_below(random, 4)]);
    for (int items = 2 + random_below(random, most_items); items > 0; items--)
        text_format(out, "%s\n",
                    random_below(random, 3)
                        ? "  - anna: start a1"
                        : oddities[random_below(random, (int)(sizeof oddities / sizeof *oddities))]);
    if (random_below(random, 4) == 0)
        end_lines_as_dos(out);
    for (int changes = random_below(random, 4); changes > 0; changes--) {
        size_t at = (size_t)random_below(random, (int)out->length);
        char letter = odd[random_below(random, (int)sizeof odd - 1)];
        if (random_below(random, 2))
            out->bytes[at] = letter;
        else {
            memmove(out->bytes + at, out->bytes + at + 1, out->length - at);
            out->length--;
        }
    }
}

TEST altered_texts_are_read_alike(int most_items, uint64_t count)
{
    uint64_t first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + count; seed++) {
        struct random random = random_seeded(seed);
        struct text text = {0};
        char name[40];
        make_text(&random, most_items, &text);
        snprintf(name, sizeof name, "seed %llu", (unsigned long long)seed);
        ASSERTm(name, reread_right(name, text_string(&text), text.length));
        text_free(&text);
    }
    PASS();
}

SUITE(fast_list)
{
    for (size_t i = 0; i < sizeof oddities / sizeof *oddities; i++) {
        greatest_set_test_suffix(oddities[i]);
        RUN_TESTp(an_oddity_is_read_alike, oddities[i], "", PLAIN "claims: x\n");
        RUN_TESTp(an_oddity_is_read_alike, oddities[i], "# \xc3\xab\n", PLAIN "---\nlog:\n" PLAIN);
        RUN_TESTp(an_oddity_is_read_alike, oddities[i], "--- !!map\n", "");
    }
    for (const struct game *const *game = games; *game; game++)
        RUN_TESTp(shipped_records_are_read_alike, *game);
    RUN_TEST(a_list_anywhere_is_read_alike);
    RUN_TEST(usual_styles_are_read_fast);
    RUN_TESTp(altered_texts_are_read_alike, 8, 500 * seed_from("SEEDS", 8));
    RUN_TESTp(altered_texts_are_read_alike, 8000, seed_from("SEEDS", 8));
}
