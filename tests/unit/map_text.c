/* The text of a map, gone through word by word: what is a map of words, and what may be anything. */
#include "greatest.h"

#include <string.h>

#include "base/text.h"
#include "base/words.h"
#include "doc/map_text.h"
#include "suites.h"

static void add_word(const char *first, const char *end, struct text *out)
{
    text_add_bytes(out, first, (size_t)(end - first));
}

/* key=word or key=(word word) with the bytes that the value takes, one after the other; a full stop where all of it is known. */
static void transcribe(const char *text, struct text *out)
{
    struct map_text map = map_text_of(text);
    struct map_word key;
    struct map_value value;
    while (map_text_key(&map, &key)) {
        add_word(key.first, key.end, out);
        text_char(out, '=');
        if (!map_text_value(&map, &value))
            return;
        text_add(out, value.list ? "(" : "");
        for (int i = 0; i < value.count; i++) {
            text_add(out, i ? " " : "");
            add_word(value.word[i].first, value.word[i].end, out);
        }
        text_format(out, "%s@%d-%d ", value.list ? ")" : "", (int)(value.first - text), (int)(value.end - text));
    }
    text_add(out, map.ended ? "." : "");
}

TEST maps_of_words_are_gone_through(void)
{
    static const struct {
        const char *text, *transcript;
    } rows[] = {
        {"{bid: ares}", "bid=ares@6-10 ."},
        {"{bid: ares, gold: 2}", "bid=ares@6-10 gold=2@18-19 ."},
        {"{ bid:  ares ,gold: 2  }", "bid=ares@8-12 gold=2@20-21 ."},
        {"{sail: [f1, e1]}", "sail=(f1 e1)@7-15 ."},
        {"{sail: [ f1 ,e1 ] , by: sylph}", "sail=(f1 e1)@7-17 by=sylph@24-29 ."},
        {"{sail: [f1]}", "sail=(f1)@7-11 ."},
        {"{shift: stone-1}", "shift=stone-1@8-15 ."},
        {"bid: ares", "bid=ares@5-9 ."},
        {"bid: ares\n  gold: 2", "bid=ares@5-9 gold=2@18-19 ."},
        {"bid: ares  \r\n  gold:  2 ", "bid=ares@5-9 gold=2@22-23 ."},
        {"sail: [f1, e1]\n  by: sylph", "sail=(f1 e1)@6-14 by=sylph@21-26 ."},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text out = {0};
        transcribe(rows[i].text, &out);
        ASSERT_STR_EQm(rows[i].text, rows[i].transcript, text_string(&out));
        text_free(&out);
    }
    PASS();
}

/* None of these may be taken for known. */
TEST what_may_be_anything_is_left(void)
{
    static const char *const texts[] = {
        "",
        "{",
        "{}",
        "{bid}",
        "{bid: }",
        "{bid:ares}",
        "{bid : ares}",
        "{bid: ares",
        "{bid: ares]",
        "{bid: ares,}",
        "{bid: ares, }",
        "{bid: ares} ",
        "{bid: ares}}",
        "{bid: ares}x",
        "{bid: ares gold: 2}",
        "{bid: ares; gold: 2}",
        "{bid: ares zeus}",
        "{bid: ares\n, gold: 2}",
        "{bid: 'ares'}",
        "{bid: \"ares\"}",
        "{'bid': ares}",
        "{bid: *ares}",
        "{bid: &a ares}",
        "{bid: !a ares}",
        "{bid: -}",
        "{bid: ?}",
        "{bid: a:b}",
        "{bid: a#b}",
        "{bid: {ares: 1}}",
        "{sail: []}",
        "{sail: [f1, ]}",
        "{sail: [f1,]}",
        "{sail: [, f1]}",
        "{sail: [f1 e1]}",
        "{sail: [f1; e1]}",
        "{sail: [f1}",
        "{sail: [f1, e1}",
        "{sail: [f1: e1]}",
        "{sail: [[f1]]}",
        "{sail: [f1]x}",
        "{sail: [f1] x}",
        "{bid: \303\251}",
        "{b\303\251d: ares}",
        "bid",
        "bid:",
        "bid: ",
        "bid:ares",
        "bid: ares gold",
        "bid: ares,",
        "bid: ares}",
        "bid: ares\n",
        "bid: ares\r",
        "bid: ares\rgold: 2",
        "bid: ares\n  gold",
        "bid: ares\n  - gold",
        "bid: ares\n\n  gold: 2",
        "bid: ares, gold: 2",
        "bid: {ares: 1}",
        "- bid: ares",
    };
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct text out = {0};
        transcribe(texts[i], &out);
        ASSERT_FALSEm(texts[i], strchr(text_string(&out), '.'));
        text_free(&out);
    }
    PASS();
}

TEST lists_have_so_many_words_at_most(void)
{
    for (int more = 0; more < 2; more++) {
        struct text text = {0}, out = {0};
        text_add(&text, "{sail: [f1");
        for (int i = 1; i < MAP_TEXT_WORDS + more; i++)
            text_add(&text, ", e1");
        text_add(&text, "]}");
        transcribe(text_string(&text), &out);
        ASSERT_EQ(more == 0, strchr(text_string(&out), '.') != NULL);
        text_free(&text);
        text_free(&out);
    }
    PASS();
}

SUITE(map_text)
{
    RUN_TEST(maps_of_words_are_gone_through);
    RUN_TEST(what_may_be_anything_is_left);
    RUN_TEST(lists_have_so_many_words_at_most);
}
