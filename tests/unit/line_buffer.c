/* The line buffer never makes a difference: texts that end, break and grow around the ends of buffers, read in every way. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "doc/events.h"
#include "reread.h"
#include "suites.h"

#define PLAIN PLAIN_ITEMS

/* Lines at every distance from where the buffer is filled again, and longer than can be looked at. */
TEST long_lines_are_read_alike(void)
{
    static const int lengths[] = {100,
                                  1000,
                                  1020,
                                  1030,
                                  LINE_BUFFER_AHEAD - 30,
                                  LINE_BUFFER_AHEAD,
                                  LINE_BUFFER_AHEAD + 30,
                                  LINE_BUFFER_BYTES - 40,
                                  LINE_BUFFER_BYTES,
                                  LINE_BUFFER_BYTES + 40};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++)
        for (int form = 0; form < 4; form++) {
            static const char *const forms[][2] = {
                {"  - ben: start ", "\n"}, {"  - ben: {start: [", "]}\n"}, {"  - ", ": start a1\n"}, {"  # ", "\n"}};
            struct text text = {0}, word = {0};
            while ((int)word.length < lengths[i])
                text_add(&word, "abcdefghij");
            text_add(&text, "log:\n");
            for (int line = 0; line < 40; line++) {
                text_add(&text, "  - anna: x\n");
                if (line % 10 == 3)
                    text_format(&text, "%s%s%s", forms[form][0], text_string(&word), forms[form][1]);
            }
            ASSERTm("long lines", reread_right("long lines", text_string(&text), text.length));
            text_free(&text);
            text_free(&word);
        }
    PASS();
}

static const char *const breaks[] = {"\n", "\r\n", "\r", "\xc2\x85", "\xe2\x80\xa8", "\xe2\x80\xa9"};
enum { BREAKS = sizeof breaks / sizeof *breaks };

/* A comment of so many bytes with its break, then a log. */
static void add_padded_log(struct text *text, size_t bytes, const char *line_break)
{
    text_add(text, "game: x # ");
    while (text->length + strlen(line_break) < bytes)
        text_char(text, '.');
    text_format(text, "%s\nlog:\n" PLAIN "  - ben: 'x'\n" PLAIN PLAIN, line_break);
}

/* A break that ends where the bytes held end is as good as the rest, nor is one that is cut in two there. */
TEST a_break_at_the_end_of_a_buffer_is_read_alike(size_t end)
{
    for (int kind = 0; kind < BREAKS; kind++)
        for (size_t bytes = end < 10 ? 0 : end - 10; bytes < end + 10; bytes++) {
            struct text text = {0};
            add_padded_log(&text, bytes, breaks[kind]);
            ASSERTm("a break", reread_right("a break", text_string(&text), text.length));
            text_free(&text);
        }
    PASS();
}

/* Long lines that are not read fast first: the line looked at is after others that the buffer holds on to, and it is full. */
TEST a_line_at_the_end_of_a_full_buffer_is_read_alike(void)
{
    for (int bytes = 100; bytes < 200; bytes++) {
        struct text text = {0};
        text_add(&text, "log:\n" PLAIN);
        for (int i = 0; i < 20; i++) {
            for (int slow = 0; slow < 3; slow++)
                text_format(&text, "  - anna: 'x' # %0*d\n", bytes + i, slow);
            text_add(&text, PLAIN PLAIN);
        }
        ASSERT(reread_right("a full buffer", text_string(&text), text.length));
        text_free(&text);
    }
    PASS();
}

/* All lines end the same way. */
TEST every_kind_of_break_is_read_alike(void)
{
    for (int kind = 0; kind < BREAKS; kind++) {
        struct text text = {0};
        for (int document = 0; document < 3; document++) {
            text_format(&text, "---%sgame: x%slog:%s", breaks[kind], breaks[kind], breaks[kind]);
            for (int item = 0; item < 80; item++)
                text_format(&text, "  - anna: %.*s # %d%s", item % 20 + 1, "abcdefghijklmnopqrstuvwxyz", item,
                            breaks[kind]);
        }
        ASSERTm("one kind of break", reread_right("one kind of break", text_string(&text), text.length));
        text_free(&text);
    }
    PASS();
}

/* The document that a reader returns to is the one that it came from: same line, same first key. It is the last of the text. */
static enum greatest_test_res check_return(const struct text *text, int documents)
{
    struct source source;
    struct arena arena = {0};
    int line = 0, again = 0;
    ASSERT(text_source(&source, text_string(text), text->length));
    struct reader *reader = reader_open(&source);
    for (int i = 0; i < documents; i++)
        ASSERT(reader_document(reader, &line));
    const struct node *key = reader_key(reader, &arena);
    reader_return(reader, line);
    ASSERT(reader_document(reader, &again));
    const struct node *same_key = reader_key(reader, &arena);
    ASSERT_EQ_FMT(line, again, "%d");
    ASSERT_EQ_FMT(key->at.line, same_key->at.line, "%d");
    ASSERT_STR_EQ(key->text, same_key->text);
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    PASS();
}

TEST a_reader_returns_to_the_same_document(size_t end)
{
    for (int kind = 0; kind < BREAKS; kind++)
        for (size_t bytes = end < 60 ? 0 : end - 60; bytes < end + 5; bytes++) {
            struct text text = {0};
            add_padded_log(&text, bytes, breaks[kind]);
            text_format(&text, "--- # next%sgame: y\n", breaks[kind]);
            CHECK_CALL(check_return(&text, 2));
            text_free(&text);
        }
    PASS();
}

/* Wherever the first file was left, broken, in the middle of its log or at its end, the second is read as by a new reader. */
TEST a_reader_turns_to_another_file(void)
{
    static const char *const first[] = {"",
                                        "game: [\n",
                                        "--- x\n",
                                        "log:\n  - ben: start a1\n  - anna: \"open\n",
                                        "? {a: b}\n: c\n",
                                        "game: x\nlog:\n  - ben: {start: a1}\n"};
    static const char second[] = "game: y\n";
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        for (int keys = 0; keys < 3; keys++) {
            struct source one, other;
            struct arena arena = {0};
            struct list_item item;
            int line;
            source_of_text(&one, first[i], strlen(first[i]), "one");
            source_of_text(&other, second, strlen(second), "other");
            struct reader *reader = reader_open(&one);
            reader_by_the_book(reader);
            if (reader_document(reader, &line))
                for (int key = 0; key < keys && reader_key(reader, &arena); key++)
                    if (!reader_enter_list(reader) || !reader_item(reader, &arena, &item))
                        reader_skip(reader);
            reader_turn_to(reader, &other);
            ASSERT_FALSE(reader_broken(reader));
            ASSERT(reader_document(reader, &line));
            ASSERT_EQ_FMT(1, line, "%d");
            ASSERT_STR_EQ("game", reader_key(reader, &arena)->text);
            ASSERT_STR_EQ("y", reader_value(reader, &arena)->text);
            ASSERT_EQ(NULL, reader_key(reader, &arena));
            ASSERT_FALSE(reader_document(reader, &line));
            reader_close(reader);
            source_close(&one);
            source_close(&other);
            arena_free(&arena);
        }
    PASS();
}

static void add_line_map(struct text *text, int keys)
{
    text_add(text, "  - ben: {");
    for (int i = 0; i < keys; i++)
        text_format(text, "%sk%x: %d", i ? ", " : "", (unsigned)i, i % 10);
    text_add(text, "}\n");
}

/* What is too much for libyaml is too much in the fast list. */
TEST limits_are_the_same_both_ways(void)
{
    static const int keys[] = {1, 2000, 4095, 4096, 4097, 4300};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        struct text text = {0};
        text_add(&text, "log:\n" PLAIN);
        add_line_map(&text, keys[i]);
        text_add(&text, PLAIN PLAIN);
        ASSERTm("many keys", reread_right("many keys", text_string(&text), text.length));
        text_free(&text);
    }
    for (int nodes = 14000; nodes < 21000; nodes += 999) {
        struct text text = {0};
        text_add(&text, "log:\n" PLAIN "  - ben: [a");
        for (int i = 1; i < nodes; i++)
            text_add(&text, ",a");
        text_add(&text, "]\n" PLAIN);
        ASSERTm("many words", reread_right("many words", text_string(&text), text.length));
        text_free(&text);
    }
    PASS();
}

/* A comment, or many, of about a million bytes between two items. */
TEST long_comments_are_read_alike(void)
{
    for (int lines = 1; lines < 10000; lines += 8000)
        for (int bytes = 1024 * 1024 - 60; bytes <= 1024 * 1024 + 60; bytes += 60) {
            struct text text = {0};
            text_add(&text, "log:\n" PLAIN);
            for (int i = 0; i < lines; i++) {
                text_add(&text, "# ");
                text_repeat(&text, '.', bytes / lines - 3);
                text_char(&text, '\n');
            }
            text_add(&text, PLAIN PLAIN);
            ASSERTm("long comments", reread_right("long comments", text_string(&text), text.length));
            text_free(&text);
        }
    PASS();
}

/* Returns how many items were read without libyaml. */
static int count_fast(const struct text *text, bool piecemeal, size_t room, size_t ahead)
{
    struct source source;
    struct arena arena = {0};
    struct random random = random_seeded(1);
    struct list_item item;
    int line, count = 0;
    if (!text_source(&source, text_string(text), text->length))
        abort();
    source.piecemeal = piecemeal ? &random : NULL;
    struct reader *reader = reader_open(&source);
    reader->buffer->room = room;
    reader->buffer->ahead = ahead;
    if (reader_document(reader, &line) && reader_key(reader, &arena) && reader_enter_list(reader))
        for (; reader_item(reader, &arena, &item); arena_reset(&arena))
            count += reader->fast.taken;
    reader_close(reader);
    source_close(&source);
    arena_free(&arena);
    return count;
}

TEST every_plain_line_is_read_fast(void)
{
    enum { ITEMS = 20000 };
    struct text text = {0};
    text_add(&text, "log:\n");
    for (int i = 0; i < ITEMS; i++)
        text_format(&text, "  - anna: {start: [a%d, \xc3\xab], note: x} # \xe3\x81\x82\n", i);
    ASSERT_EQ_FMT(ITEMS, count_fast(&text, false, LINE_BUFFER_BYTES, LINE_BUFFER_AHEAD), "%d");
    ASSERT_EQ_FMT(ITEMS, count_fast(&text, true, LINE_BUFFER_BYTES, LINE_BUFFER_AHEAD), "%d");
    ASSERT_EQ_FMT(ITEMS, count_fast(&text, true, 512, 96), "%d");
    text_free(&text);
    PASS();
}

SUITE(line_buffer)
{
    static const size_t ends[] = {0, 20, 96, 490, 512, 1024, 8192, 16384, LINE_BUFFER_BYTES};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        RUN_TESTp(a_break_at_the_end_of_a_buffer_is_read_alike, ends[i]);
        RUN_TESTp(a_reader_returns_to_the_same_document, ends[i]);
    }
    RUN_TEST(a_reader_turns_to_another_file);
    RUN_TEST(every_plain_line_is_read_fast);
    RUN_TEST(a_line_at_the_end_of_a_full_buffer_is_read_alike);
    RUN_TEST(every_kind_of_break_is_read_alike);
    RUN_TEST(limits_are_the_same_both_ways);
    RUN_TEST(long_comments_are_read_alike);
    RUN_TEST(long_lines_are_read_alike);
}
