/* Strings: put together as printf does, and known again by the table of strings of a page. */
#include "greatest.h"

#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "draw/string_table.h"
#include "suites.h"

TEST string_table_knows_a_string_again_among_thousands(void)
{
    struct arena arena = {0};
    struct string_table table = {.arena = &arena};
    struct text word = {0};
    for (int round = 0; round < 2; round++)
        for (int i = 0; i < 5000; i++) {
            text_clear(&word);
            text_format(&word, "word %d", i);
            ASSERT_EQ(i, string_table_number(&table, &word, -1));
        }
    ASSERT_EQ(5000, table.count);
    ASSERT_STR_EQ("word 4711", table.row[4711].string);
    text_free(&word);
    string_table_free(&table);
    arena_free(&arena);
    PASS();
}

static int keep(struct string_table *table, const char *string, int like)
{
    struct text text = {0};
    text_add(&text, string);
    int number = string_table_number(table, &text, like);
    text_free(&text);
    return number;
}

/* Umlauts have two bytes and the first in common; the face has four, and counts twice in a script. */
TEST string_table_writes_what_differs_from_a_string_it_resembles(void)
{
    struct arena arena = {0};
    struct string_table table = {.arena = &arena};
    struct text out = {0};
    keep(&table, "0123456789 \u00e4 \U0001f600 0123456789 \u00e4 the end", -1);
    keep(&table, "0123456789 \u00e4 \U0001f600 0123456789 \u00f6 the end", 0);
    keep(&table, "0123456789 \u00e4 \U0001f600 0123456789 \u00e4", 0);
    keep(&table, "quite another", 2);
    keep(&table, "</script><script>\"\\", -1);
    table.row[keep(&table, "it stays", -1)].shown = 1;
    table.row[5].stays = 1;
    keep(&table, "anna 207: \u00e4 0123456789 0123456789 \U0001f600 207 of them", -1);
    keep(&table, "anna 1208: \u00e4 0123456789 0123456789 \U0001f600 1208 of them", 6);
    string_table_json(&table, &out);
    ASSERT_STR_EQ("[\n\"0123456789 \u00e4 \U0001f600 0123456789 \u00e4 the end\",\n"
                  "[0,27,1,\"\u00f6\"],\n"
                  "[0,28,8,\"\"],\n"
                  "\"quite another\",\n"
                  "\"<\\/script>\\u003cscript>\\\"\\\\\",\n"
                  "0,\n"
                  "\"anna 207: \u00e4 0123456789 0123456789 \U0001f600 207 of them\",\n"
                  "[6,5,3,\"1208\",29,3,\"1208\"]]",
                  text_string(&out));
    text_free(&out);
    string_table_free(&table);
    arena_free(&arena);
    PASS();
}

TEST text_is_put_together_as_printf_does(void)
{
    struct text out = {0};
    text_format(&out, "%s|%d|%c|%d|%d", "ab", INT_MIN, 'x', 0, INT_MAX);
    text_format(&out, "|100%%|%s|%03d|%x", "", 7, 255u);
    ASSERT_STR_EQ("ab|-2147483648|x|0|2147483647|100%||007|ff", text_string(&out));
    text_clear(&out);
    for (int i = 0; i < 100; i++)
        text_format(&out, "%s%d", "0123456789", i % 10);
    ASSERT_EQ(1100, (int)out.length);
    ASSERT_STR_EQ("01234567899", text_string(&out) + 1089);
    text_free(&out);
    PASS();
}

TEST numbers_of_any_length_are_written(void)
{
    static const long numbers[] = {0,     7,     10,     99,      100,       101,      999,      1000, 9999,
                                   10000, 10001, 123456, 9999999, 100000000, LONG_MAX, LONG_MIN, -1,   -10};
    struct text out = {0};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        char expected[32];
        snprintf(expected, sizeof expected, "%ld", numbers[i]);
        text_clear(&out);
        text_number(&out, numbers[i]);
        ASSERT_STR_EQ(expected, text_string(&out));
        ASSERT_EQ(strlen(expected), out.length);
    }
    text_free(&out);
    PASS();
}

TEST bytes_stand_for_themselves_where_they_are_nothing_else(void)
{
    for (int byte = 0; byte < 256; byte++) {
        bool seen = byte >= ' ' && byte <= '~' && byte != '#'; /* `##[` may begin a command of a workflow */
        ASSERT_EQ(seen, (plain_in[byte] & PLAIN_WORDS) != 0);
        ASSERT_EQ(seen && !strchr("&<>\"", byte), (plain_in[byte] & PLAIN_XML) != 0);
        ASSERT_EQ(seen && !strchr("\"\\<", byte), (plain_in[byte] & PLAIN_SCRIPT) != 0);
    }
    ASSERT_EQ(3, (int)plain_length("a b<", PLAIN_XML));
    ASSERT_EQ(0, (int)plain_length("", PLAIN_WORDS));
    PASS();
}

static int format_into(char *room, size_t size, const char *format, ...) __attribute__((format(printf, 3, 4)));
static int format_into(char *room, size_t size, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    int length = format_string(room, size, format, args);
    va_end(args);
    return length;
}

TEST a_format_that_does_not_fit_is_cut_and_counted(void)
{
    char room[] = "#######", one[] = "##";
    ASSERT_EQ(11, format_into(room, 6, "%s-%d%c", "abc", 123456, 'x'));
    ASSERT_STR_EQ("abc-1", room);
    ASSERT_EQ('#', room[6]);
    ASSERT_EQ(3, format_into(one, 1, "%s", "abc"));
    ASSERT_STR_EQ("", one);
    ASSERT_EQ(4, format_into(NULL, 0, "%d%s", -5, "ab"));
    ASSERT_EQ(5, format_into(room, 6, "%.2s%.*s", "abc", 3, "abcd"));
    ASSERT_STR_EQ("ababc", room);
    ASSERT_EQ(6, format_into(room, 4, "%s", "abcdef"));
    ASSERT_STR_EQ("abc", room);
    PASS();
}

TEST numbers_stand_in_a_row(void)
{
    struct text out = {0};
    text_numbers(&out, NULL, 0);
    ASSERT_STR_EQ("", text_string(&out));
    text_numbers(&out, (const int[]){4, -1, 24264, INT_MIN, 0}, 5);
    ASSERT_STR_EQ("4,-1,24264,-2147483648,0", text_string(&out));
    text_free(&out);
    PASS();
}

static size_t drained, largest;

static void drain(struct text *text)
{
    drained += text->length;
    largest = text->room > largest ? text->room : largest;
    text_clear(text);
}

TEST a_text_with_a_drain_stays_small_and_loses_nothing(void)
{
    enum { WORDS = 100000, LARGE = 1000000 };
    struct text out = {.drain = drain}, much = {0};
    drained = largest = 0;
    for (int i = 0; i < WORDS; i++) {
        text_add(&out, "one ");
        text_format(&out, "%s %c ", "two", 'x');
        text_number(&out, 1234);
    }
    ASSERT(drained > 0 && largest < LARGE);
    ASSERT_EQ((size_t)14 * WORDS, drained + out.length);
    ASSERT_STR_EQ("one two x 1234", text_string(&out) + out.length - 14);
    text_repeat(&much, 'a', LARGE); /* in one piece */
    text_add(&out, text_string(&much));
    ASSERT_EQ((size_t)14 * WORDS + LARGE, drained + out.length);
    text_free(&out);
    text_free(&much);
    PASS();
}

SUITE(strings)
{
    RUN_TEST(string_table_knows_a_string_again_among_thousands);
    RUN_TEST(string_table_writes_what_differs_from_a_string_it_resembles);
    RUN_TEST(text_is_put_together_as_printf_does);
    RUN_TEST(numbers_of_any_length_are_written);
    RUN_TEST(bytes_stand_for_themselves_where_they_are_nothing_else);
    RUN_TEST(a_format_that_does_not_fit_is_cut_and_counted);
    RUN_TEST(numbers_stand_in_a_row);
    RUN_TEST(a_text_with_a_drain_stays_small_and_loses_nothing);
}
