/* The fast list never makes a difference: every text is read with it and with libyaml, and both must say the same. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "doc/events.h"
#include "odd_texts.h"
#include "replay/registry.h"
#include "reread.h"
#include "suites.h"

#define PLAIN PLAIN_ITEMS

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

TEST a_head_is_read_alike(const char *part, const char *before, const char *after)
{
    struct text text = {0};
    for (int lot = 0; lot < 6; lot++) {
        text_clear(&text);
        text_format(&text, "%sgame: x%.*s\nplayers: [a, b]\n%s\n%s", before, lot, "      ", part, after);
        ASSERTm(part, reread_right(part, text_string(&text), text.length));
        end_lines_as_dos(&text);
        ASSERTm(part, reread_right(part, text_string(&text), text.length));
    }
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
        "                                        a: b\n                                        c: [d]\n"
        "                                        e:\n                                        - f\n",
        "log:\n  - a: b\n  - c: d\n---x\n",
        "log:\n  - a: b\n  - c: d\n---\n\xff",
        "log:\n  - a: b\n  - c: d\n--- \xff",
        "log:\n  - a: b\n  - c: d\n...\n\n",
        "log:\n- a: b\n- c: d\n--- - x\n",
        "log:\n  - a: b\n  - c: d\n   # x\n\n",
        "log:\n  - a: b\n  - c: d\n  ",
        "log:\n  - a: b\n  - c: d\n# x",
        "log:\n  - a: b\n  - c: d\n\r",
        "log:\n  - a: b\n  - c: d\nmore",
        "log:\n  - a: b\n  - c: d\nmore:",
        "log:\n  - a: b\n  - c: d\nmore:\n",
        "log:\n  - a: b\n  - c: d\nmore: [x\n",
        "log:\n  - a: b\n  - c: d\nmore: x\nmore: y\nlog:\n  - e: f\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        ASSERT(reread_right("a list", texts[i], strlen(texts[i])));
    char wide[500];
    snprintf(wide, sizeof wide, "%100sa: b\n%100sc: [d]\n%100se:\n%100s  - f: g\n", "", "", "", "");
    ASSERT(reread_right("far to the right", wide, strlen(wide)));
    static const char inner[] = "log:\n  - a: b\n  - c: d\n\0\n",
                      outer[] = "a: b\nlog:\n  - a: b\n  - c: d\n\0more: x\n";
    ASSERT(reread_right("a NUL", inner, sizeof inner - 1));
    ASSERT(reread_right("a NUL before a key", outer, sizeof outer - 1));
    PASS();
}

/* Is what stands between plain items read without libyaml? And in one go, or as the text of a map? */
static bool is_read_fast(const char *item, bool *at_once, bool *as_map)
{
    struct text text = {0};
    struct source source;
    struct arena arena = {0};
    struct list_item given;
    int line;
    text_format(&text, "log:\n" PLAIN "%s\n" PLAIN, item);
    bool open = text_source(&source, text_string(&text), text.length);
    struct reader *reader = reader_open(&source);
    bool fast = open && reader_document(reader, &line) && reader_key(reader, &arena) && reader_enter_list(reader);
    *at_once = *as_map = false;
    for (int i = 0; i < 4; i++) {
        bool pair = fast && fast_list_pair(reader, &arena, &given), map = pair && given.pair.map;
        *at_once = *at_once || (i == 2 && pair && !map);
        *as_map = *as_map || (i == 2 && map);
        fast = pair ? reader_read(reader, &arena, &given) : fast && reader_item(reader, &arena, &given);
        fast = fast && given.sound && reader->fast.taken;
    }
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    text_free(&text);
    return fast;
}

TEST usual_styles_are_read_fast(void)
{
    static const char *const at_once[] = {
        "  - ben: start a1",
        "  - ben: start a1 # why not",
        "  - ben: start a1\r",
        "  - 'ben': \"it's\"",
        "  - \"ben\": 'start a1' # why: not",
        "  - ben:\n      start a1",
        "  - ben: \r\n      start a1\r",
        "  - \"ben\":\n      'start a1' # so",
    };
    static const char *const as_map[] = {
        "  - ben: {start: a1}",
        "  - ben: { start: [a1, a2] , at: b2 } # so\r",
        "  - 'ben':   {}",
        "  - ben:\n      start: a1",
        "  - ben: \r\n     start: a1\r\n     at: [b2]  \r",
        "  - ben: {'start': [\"a1\", a2]}",
    };
    static const char *const fast[] = {
        "  - b\xc3\xab: start a1",
        "  - ben: # why\n      start a1",
        "  - ben:\n      start a1\n   # so",
        "  - ben: {start: {at: a1}}",
        "  - b\xc3\xab: {start: a1}",
        "  - ben:\n      start: a1\n      at: 'b2' # so\r",
        "  - ben:\n      start:\n      - a1\n      - a2\n      at:\n        - x: y\n          z: w",
    };
    static const char *const slow[] = {
        "  - ben: 'it''s'",
        "  - ben: \"a\\tb\"",
        "  - ben:\n      start: a1\n        a2",
        "  - ben:\n      start a1\n      a2",
        "  - ben:",
    };
    bool once, map;
    for (size_t i = 0; i < sizeof at_once / sizeof *at_once; i++)
        ASSERTm(at_once[i], is_read_fast(at_once[i], &once, &map) && once && !map);
    for (size_t i = 0; i < sizeof as_map / sizeof *as_map; i++)
        ASSERTm(as_map[i], is_read_fast(as_map[i], &once, &map) && !once && map);
    for (size_t i = 0; i < sizeof fast / sizeof *fast; i++)
        ASSERTm(fast[i], is_read_fast(fast[i], &once, &map) && !once && !map);
    for (size_t i = 0; i < sizeof slow / sizeof *slow; i++)
        ASSERT_FALSEm(slow[i], is_read_fast(slow[i], &once, &map) || once || map);
    PASS();
}

/* What may stand before the first key and after the last value. */
TEST beginnings_and_ends_are_read_alike(void)
{
    static const char *const beginnings[] = {
        "",
        "# x\n",
        "\n",
        "\r\n# x\r\n",
        "  # x\n\n",
        "---\n",
        "# x\n---\n",
        "--- # x\n",
        "---\n# \xff\n",
        "# \xff\n",
        "#x",
        "---",
        "--- ",
        "...\n",
        "---\n---\n",
        "%YAML 1.1\n",
        "%YAML 1.1\n---\n",
        "\t\n",
        "\xef\xbb\xbf",
        "\n\xef\xbb\xbf",
        "# \xe2\x80\xa8 a: b\n",
        "# \xc2\x85",
        "\xff",
        "{}\n",
        "- x\n",
        "- x\n---\n",
        "? ",
        "  ",
        "  x: y\n",
        "x\n",
        "x:\n",
        "'x': y\n",
        "&a ",
        "!t ",
        "x: \xff\n",
    };
    static const char *const ends[] = {"",     "\n",     "# x\n",  "# x",       "  ",        "\t",
                                       "\r",   "---",    "---\n",  "---\n\n",   "...",       "...\n",
                                       "\xff", "# \xff", "---\nx", "---\nx: y", "--- x\n",   "]\n",
                                       "more", "more:",  "- x\n",  "...\n\xff", "---\n---\n"};
    struct text text = {0};
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        for (size_t j = 0; j < sizeof ends / sizeof *ends; j++)
            for (int twice = 0; twice < 2; twice++) {
                text_clear(&text);
                text_format(&text, "%sgame: x\nlog:\n%s%s%s", beginnings[i], PLAIN, twice ? "more: {y: z}\n" : "",
                            ends[j]);
                ASSERTm(beginnings[i], reread_right(ends[j], text_string(&text), text.length));
            }
    text_free(&text);
    PASS();
}

/* A record as most are is read without libyaml from its first line to its last. */
TEST a_usual_record_needs_no_libyaml(void)
{
    static const char *const texts[] = {
        "# A game\ngame: x\nlog:\n- a: b\n- c: d\n",
        "game: x\nlog:\n- a: b\n- c: d\nmore: y\n# so\n\n",
        "---\ngame: x\nlog:\n- a: b\n---\ngame: y\nlog:\n- a: b\n",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct source source;
        struct arena arena = {0};
        int line;
        ASSERT(text_source(&source, texts[i], strlen(texts[i])));
        struct reader *reader = reader_open(&source);
        while (reader_document(reader, &line))
            while (reader_key(reader, &arena))
                ASSERT(reader_value(reader, &arena));
        ASSERT_FALSE(reader_document(reader, &line));
        ASSERT_FALSEm(texts[i], reader->parsing);
        reader_close(reader);
        source_close(&source);
        arena_free(&arena);
    }
    PASS();
}

/* The first key of the second document is line 7, whatever the one before it was like. */
TEST a_document_behind_another_is_read_fast(void)
{
    static const char text[] = "game: x\nlog:\n- a: b\n- c: d\n---\n# next\ngame: y\nmore: z\n";
    struct source source;
    struct arena arena = {0};
    int line = 0;
    ASSERT(text_source(&source, text, strlen(text)));
    struct reader *reader = reader_open(&source);
    ASSERT(reader_document(reader, &line));
    while (reader_key(reader, &arena))
        ASSERT(reader_value(reader, &arena));
    ASSERT(reader->fast.taken);
    ASSERT(reader_document(reader, &line));
    ASSERT_EQ(5, line);
    ASSERT(reader->fast.taken);
    ASSERT_EQ(7, reader->fast.line);
    ASSERT_STR_EQ("game", reader_key(reader, &arena)->text);
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    PASS();
}

static void see_file(void *context, const char *path)
{
    int *wrong = context;
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
    int wrong = 0;
    each_record(game, see_file, &wrong);
    ASSERT_EQ_FMTm(game->id, 0, wrong, "%d");
    PASS();
}

/* So many items, then some bytes of it replaced, put in or taken out. */
static void make_text(struct random *random, int most_items, struct text *out)
{
    static const char *const usual[] = {"  - anna: start a1", "  - \"anna\": 'start a1'", "  - anna:\n      start a1",
                                        "  - 'anna':\n     \"start a1\" # so"};
    static const char *const starts[] = {"log:\n", "log: # x\n", "a: b\nlog:\n", "  log:\n"};
    static const char odd[] = "  \n\n\r\t--::##,,[[]]{{}}?''\"\"&*!|>%@`~\\a1\xc2\x85\xc3\xab\xe2\x80\xa8\xff";
    text_add(out, random_below(random, 3) ? "" : "game: x\nplayers: [a, b]\n");
    for (int count = random_below(random, 3); count > 0; count--)
        text_format(out, "%s\n", heads[random_below(random, (int)(sizeof heads / sizeof *heads))]);
    text_add(out, starts[random_below(random, 4)]);
    for (int items = 2 + random_below(random, most_items); items > 0; items--)
        text_format(out, "%s\n",
                    random_below(random, 3)
                        ? usual[random_below(random, 4)]
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
        static char name[40]; /* outlives the test, for the message */
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
    for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
        greatest_set_test_suffix(heads[i]);
        RUN_TESTp(a_head_is_read_alike, heads[i], "", "more: z\nlog:\n" PLAIN "claims: x\n");
        RUN_TESTp(a_head_is_read_alike, heads[i], "# \xc3\xab\n---\n", PLAIN);
        RUN_TESTp(a_head_is_read_alike, heads[i], "", "");
    }
    for (const struct game *const *game = games; *game; game++)
        RUN_TESTp(shipped_records_are_read_alike, *game);
    RUN_TEST(a_list_anywhere_is_read_alike);
    RUN_TEST(beginnings_and_ends_are_read_alike);
    RUN_TEST(a_usual_record_needs_no_libyaml);
    RUN_TEST(usual_styles_are_read_fast);
    RUN_TEST(a_document_behind_another_is_read_fast);
    RUN_TESTp(altered_texts_are_read_alike, 8, 500 * seed_from("SEEDS", 8));
    RUN_TESTp(altered_texts_are_read_alike, 8000, seed_from("SEEDS", 8));
}
