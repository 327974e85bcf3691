/* The language server in parts: framing, JSON, places in a text, where one is in a record. */
#include "greatest.h"

#include <string.h>

#include "serve/lsp/framing.h"
#include "serve/lsp/lines.h"
#include "serve/lsp/whereabouts.h"
#include "serve/lsp/wire.h"
#include "suites.h"

/* ---- framing ---- */

/* What arrives, a letter for each: m message, l too long, g garbled; the bodies after one another. */
static void arrivals(const char *stream, size_t piece, struct text *letters, struct text *bodies)
{
    struct inbox inbox = {0};
    size_t length = strlen(stream);
    for (size_t at = 0; at < length; at += piece) {
        const char *body;
        size_t size;
        inbox_add(&inbox, stream + at, length - at < piece ? length - at : piece);
        for (enum arrival arrival; (arrival = inbox_take(&inbox, &body, &size)) != ARRIVAL_NONE;) {
            text_char(letters, "-mlg"[arrival]);
            if (arrival == ARRIVAL_MESSAGE)
                text_add_bytes(bodies, body, size);
        }
    }
    inbox_free(&inbox);
}

static const struct {
    const char *name, *stream, *letters, *bodies;
} framing_cases[] = {
    {"one message", "Content-Length: 2\r\n\r\n{}", "m", "{}"},
    {"two at once", "Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]", "mm", "{}[1]"},
    {"another header beside it", "Content-Type: x; charset=utf-8\r\nContent-Length: 2\r\n\r\n{}", "m", "{}"},
    {"small letters, no blank", "content-length:2\r\n\r\n{}", "m", "{}"},
    {"line feeds alone", "Content-Length: 2\n\n{}", "m", "{}"},
    {"nothing in it", "Content-Length: 0\r\n\r\nContent-Length: 2\r\n\r\n{}", "mm", "{}"},
    {"a body that looks like a header", "Content-Length: 21\r\n\r\nContent-Length: 9\r\n\r\n", "m",
     "Content-Length: 9\r\n\r\n"},
    {"not all of it", "Content-Length: 9\r\n\r\n{}", "", ""},
    {"no number", "Content-Length: x\r\n\r\nContent-Length: 2\r\n\r\n{}", "gm", "{}"},
    {"a negative number", "Content-Length: -5\r\n\r\nContent-Length: 2\r\n\r\n{}", "gm", "{}"},
    {"more digits than a number has", "Content-Length: 99999999999999999999\r\n\r\nContent-Length: 2\r\n\r\n{}", "gm",
     "{}"},
    {"two lengths", "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{} Content-Length: 2\r\n\r\n[]", "gmm", "{} []"},
    {"no header at all", "hello\r\n\r\nContent-Length: 2\r\n\r\n{}", "gm", "{}"},
};

TEST messages_come_in_pieces_of_any_size(void)
{
    for (size_t i = 0; i < sizeof framing_cases / sizeof *framing_cases; i++)
        for (size_t piece = 1; piece < 70; piece += 1 + piece / 8) {
            struct text letters = {0}, bodies = {0};
            arrivals(framing_cases[i].stream, piece, &letters, &bodies);
            if (piece == 1 || piece > 60 || !strchr(framing_cases[i].letters, 'g'))
                ASSERT_STR_EQm(framing_cases[i].name, framing_cases[i].letters, text_string(&letters));
            ASSERT_STR_EQm(framing_cases[i].name, framing_cases[i].bodies, text_string(&bodies));
            text_free(&letters);
            text_free(&bodies);
        }
    PASS();
}

TEST a_message_without_end_is_passed_over_without_being_kept(void)
{
    struct inbox inbox = {0};
    const char *body, *header = "Content-Length: 900000000000\r\n\r\n";
    char piece[1000];
    size_t length;
    memset(piece, 'x', sizeof piece);
    inbox_add(&inbox, header, strlen(header));
    ASSERT_EQ(ARRIVAL_TOO_LONG, inbox_take(&inbox, &body, &length));
    for (int i = 0; i < 1000; i++) {
        inbox_add(&inbox, piece, sizeof piece);
        ASSERT_EQ(ARRIVAL_NONE, inbox_take(&inbox, &body, &length));
    }
    ASSERT(inbox.bytes.room < 10000);
    inbox_free(&inbox);
    PASS();
}

TEST a_header_without_end_is_given_up(void)
{
    struct inbox inbox = {0};
    const char *body, *message = "Content-Length: 2\r\n\r\n{}";
    size_t length;
    for (int i = 0; i < LONGEST_HEADER; i++)
        inbox_add(&inbox, "x", 1);
    ASSERT_EQ(ARRIVAL_GARBLED, inbox_take(&inbox, &body, &length));
    inbox_add(&inbox, message, strlen(message));
    ASSERT_EQ(ARRIVAL_MESSAGE, inbox_take(&inbox, &body, &length));
    inbox_free(&inbox);
    PASS();
}

/* ---- JSON ---- */

TEST json_that_is_none_is_refused(void)
{
    static const char *const refused[] = {"", "{", "[1,", "{\"a\":1} x", "'a'", "[\"\xff\"]", "nul", NULL};
    for (const char *const *text = refused; *text; text++)
        ASSERT_EQm(*text, NULL, wire_read(*text, strlen(*text)));
    char deep[200];
    memset(deep, '[', sizeof deep);
    ASSERT_EQ(NULL, wire_read(deep, sizeof deep));
    PASS();
}

TEST what_is_of_another_kind_is_missing(void)
{
    const char *text = "{\"a\": {\"b\": \"x\", \"n\": 3, \"l\": [\"p\", 1]}, \"s\": \"\\ud83d\"}";
    struct json_object *map = wire_read(text, strlen(text));
    ASSERT_STR_EQ("x", wire_word(map, "a.b"));
    ASSERT_EQ(NULL, wire_word(map, "a.n"));
    ASSERT_EQ(NULL, wire_word(map, "a.b.c"));
    ASSERT_EQ(3, wire_number(map, "a.n", 7));
    ASSERT_EQ(7, wire_number(map, "a.b", 7));
    ASSERT_FALSE(wire_flag(map, "a.n"));
    ASSERT(wire_has(wire_get(map, "a.l"), "p"));
    ASSERT_FALSE(wire_has(wire_get(map, "a.b"), "p"));
    /* Half of a letter, as an editor may send it: no reason to lose the change it is in. */
    ASSERT_STR_EQ("\xef\xbf\xbd", wire_word(map, "s"));
    wire_free(map);
    PASS();
}

TEST bytes_that_are_no_letters_do_not_go_out(void)
{
    struct text out = {0};
    struct json_object *map = wire_make("{}");
    wire_put(map, "a", wire_make("%s", "x\xff\xc3y/\""));
    wire_write(map, &out);
    ASSERT_STR_EQ("{\"a\":\"x\xef\xbf\xbd\xef\xbf\xbdy/\\\"\"}", text_string(&out));
    text_free(&out);
    wire_free(map);
    PASS();
}

/* ---- places ---- */

/* "é" has 2 bytes and 1 unit, the die 4 bytes and 2 units; U+2028 ends a line of YAML and not of an editor. */
#define TEXT "a\xc3\xa9z\r\n\xf0\x9f\x8e\xb2q\xe2\x80\xa8w\n\nend"

static const struct {
    long line, character;
    size_t offset;
} spot_cases[] = {{0, 0, 0},  {0, 1, 1},  {0, 2, 3},  {0, 3, 4},  {1, 0, 6}, {1, 2, 10},
                  {1, 3, 11}, {1, 4, 14}, {1, 5, 15}, {2, 0, 16}, {3, 3, 20}};

TEST places_are_the_same_from_both_sides(void)
{
    struct text text = {0};
    struct lines lines = {0};
    text_add(&text, TEXT);
    lines_find(&lines, &text);
    for (size_t i = 0; i < sizeof spot_cases / sizeof *spot_cases; i++) {
        struct spot spot = {spot_cases[i].line, spot_cases[i].character};
        ASSERT_EQ_FMT(spot_cases[i].offset, spot_offset(&lines, spot), "%zu");
        ASSERT_EQ_FMT(spot.line, offset_spot(&lines, spot_cases[i].offset).line, "%ld");
        ASSERT_EQ_FMT(spot.character, offset_spot(&lines, spot_cases[i].offset).character, "%ld");
    }
    lines_free(&lines);
    text_free(&text);
    PASS();
}

TEST places_beyond_and_between_are_brought_inside(void)
{
    struct text text = {0};
    struct lines lines = {0};
    text_add(&text, TEXT);
    lines_find(&lines, &text);
    ASSERT_EQ(0, spot_offset(&lines, (struct spot){-3, 5}));
    ASSERT_EQ(0, spot_offset(&lines, (struct spot){0, -5}));
    ASSERT_EQ(4, spot_offset(&lines, (struct spot){0, 2000000000}));
    ASSERT_EQ(20, spot_offset(&lines, (struct spot){99, 0}));
    ASSERT_EQ(6, spot_offset(&lines, (struct spot){1, 1})); /* inside of the die */
    ASSERT_EQ(1, offset_spot(&lines, 2).character);         /* inside of the letter */
    lines_free(&lines);
    text_free(&text);
    PASS();
}

TEST the_referee_counts_otherwise(void)
{
    struct text text = {0};
    struct lines lines = {0};
    text_add(&text, "\xef\xbb\xbf" TEXT);
    lines_find(&lines, &text);
    ASSERT_EQ(5, lines.record_lines);
    ASSERT_EQ(4, lines.editor_lines);
    ASSERT_EQ(3, column_offset(&lines, 1, 1)); /* after the byte order mark */
    ASSERT_EQ(17, column_offset(&lines, 3, 1));
    struct stretch stretch = place_stretch(&lines, (struct place){3, 1, 3, 2});
    ASSERT_EQ(1, stretch.start.line);
    ASSERT_EQ(4, stretch.start.character);
    ASSERT_EQ(5, stretch.end.character);
    lines_free(&lines);
    text_free(&text);
    PASS();
}

/* ---- where one is ---- */

/* The bar is the place; what comes out is the keys, a = after the last for a value, and the word there. */
static const struct {
    const char *text, *where, *word;
} where_cases[] = {
    {"ga|", "", "ga"},
    {"game: n|im", "game=", "nim"},
    {"# n|", "", NULL},
    {"house:\n  la|", "house", "la"},
    {"house:\n  last: w|", "house.last=", "w"},
    {"house: {last: wins, pa|}", "house", "pa"},
    {"house: {last: w|}", "house.last=", "w"},
    {"house: {last: wins} # x|", "house", NULL},
    {"table:\n  heaps: {alpha: 1, be|", "table.heaps", "be"},
    {"table:\n  heaps:\n    alpha: 1\n    be|", "table.heaps", "be"},
    {"table:\n  heaps:\n    alpha: 1\n  tu|", "table", "tu"},
    {"table:\n  # turn\n\n  tu|", "table", "tu"},
    {"claims: {winners: [anna, b|]}", "claims.winners=", "b"},
    {"claims:\n  winners:\n    - b|", "claims.winners", "b"},
    {"claims:\n  winners:\n  - b|", "claims.winners", "b"},
    {"log:\n  - anna: take 1 fr|", "log.anna=", "fr"},
    {"log:\n- an|", "log", "an"},
    {"log:\n  - anna:\n      ta|", "log.anna", "ta"},
    {"\"log\":\n  - \"an na\": |", "log.an na=", ""},
    {"title: \"a # b: {\"\nho|", "", "ho"},
};

TEST one_knows_where_one_is(void)
{
    for (size_t i = 0; i < sizeof where_cases / sizeof *where_cases; i++) {
        struct reading reading = {0};
        struct text found = {0};
        const char *bar = strchr(where_cases[i].text, '|');
        size_t offset = (size_t)(bar - where_cases[i].text);
        text_add_bytes(&reading.text, where_cases[i].text, offset);
        text_add(&reading.text, bar + 1);
        lines_find(&reading.lines, &reading.text);
        struct record_part part = {NULL, 1, reading.lines.record_lines};
        struct whereabouts where = whereabouts(&reading, &part, offset);
        for (int k = 0; k < where.depth; k++)
            text_format(&found, "%s%s", k ? "." : "", where.key[k]);
        text_add(&found, where.value && !where.remark ? "=" : "");
        ASSERT_EQm(where_cases[i].text, where_cases[i].word == NULL, where.remark);
        if (where_cases[i].word) {
            ASSERT_STR_EQm(where_cases[i].text, where_cases[i].where, text_string(&found));
            ASSERT_EQm(where_cases[i].text, strlen(where_cases[i].word), where.to - where.from);
            ASSERT(strncmp(where_cases[i].word, text_string(&reading.text) + where.from, where.to - where.from) == 0);
        }
        text_free(&found);
        reading_free(&reading);
    }
    PASS();
}

SUITE(lsp_text)
{
    RUN_TEST(messages_come_in_pieces_of_any_size);
    RUN_TEST(a_message_without_end_is_passed_over_without_being_kept);
    RUN_TEST(a_header_without_end_is_given_up);
    RUN_TEST(json_that_is_none_is_refused);
    RUN_TEST(what_is_of_another_kind_is_missing);
    RUN_TEST(bytes_that_are_no_letters_do_not_go_out);
    RUN_TEST(places_are_the_same_from_both_sides);
    RUN_TEST(places_beyond_and_between_are_brought_inside);
    RUN_TEST(the_referee_counts_otherwise);
    RUN_TEST(one_knows_where_one_is);
}
