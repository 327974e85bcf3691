/* Where records are read from: a text in memory, a file, a pipe. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "suites.h"
#include "support.h"

#define LOG "game: nim\nplayers: [anna, ben, carl]\nlog:\n"

/* A pipe of more than is copied: one sentence, at the first byte beyond, and nothing is judged as if the rest were not there. */
TEST a_pipe_has_a_limit(void)
{
    int ends[2];
    FILE *copy = tmpfile();
    ASSERT(copy && pipe(ends) == 0);
    ASSERT_EQ((ssize_t)strlen(LOG "  - anna: take 1 from beta\n"),
              write(ends[1], LOG "  - anna: take 1 from beta\n", strlen(LOG "  - anna: take 1 from beta\n")));
    close(ends[1]);
    struct source source = {.name = "pipe", .file = ends[0], .copy = dup(fileno(copy)), .bytes_left = true, .most = 40};
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct reader *reader = reader_open(&source);
    struct verdict verdict;
    ASSERT(judge_record(reader, &how, "pipe", 1, &verdict));
    ASSERT_EQ_FMT(STATUS_UNREADABLE, verdict_status(&verdict, false), "%d");
    ASSERT(verdict.partial);
    ASSERT(strstr(verdict.docket.first->message, "a pipe may hold at most"));
    ASSERT(source.held <= 40);
    verdict_free(&verdict);
    reader_close(reader);
    source_close(&source);
    box_cache_free(&cache);
    fclose(copy);
    PASS();
}

TEST a_text_in_memory_is_read_as_a_file_is(void)
{
    static const char text[] = "\xef\xbb\xbf" LOG "  - anna: take 1 from beta\n";
    struct source source;
    struct text line = {0};
    char bytes[8];
    int at_line, column;
    source_of_text(&source, text, strlen(text), "memory");
    ASSERT_EQ_FMT(5, (int)source_read(&source, bytes, sizeof bytes), "%d");
    ASSERT_EQ(0, memcmp(bytes, "game:", 5));
    ASSERT(source_line(&source, 4, 100, &line));
    ASSERT_STR_EQ("  - anna: take 1 from beta", text_string(&line));
    ASSERT(!source_line(&source, 9, 100, &line));
    source_locate(&source, (off_t)(strstr(text, "take") - text), &at_line, &column);
    ASSERT_EQ_FMT(4, at_line, "%d");
    ASSERT_EQ_FMT(11, column, "%d");
    source_seek(&source, (off_t)strlen(text) - 3);
    ASSERT_EQ_FMT(3, (int)source_read(&source, bytes, sizeof bytes), "%d");
    ASSERT_EQ_FMT(0, (int)source_read(&source, bytes, sizeof bytes), "%d");
    text_free(&line);
    source_close(&source);
    PASS();
}
SUITE(source)
{
    RUN_TEST(a_text_in_memory_is_read_as_a_file_is);
    RUN_TEST(a_pipe_has_a_limit);
}
