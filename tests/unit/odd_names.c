/* Odd names: with any players, what is printed (moves, table) is read back as it was. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "doc/reader.h"
#include "game/writer.h"
#include "random_walk.h"
#include "replay/registry.h"
#include "suites.h"

enum { PIECES = 4, ODD_SEEDS = 40, ODD_ENTRIES = 40 };

/* Everything YAML has a use for, what cannot be seen, what no text should hold, and words that mean something elsewhere. */
static const char *const pieces[] = {"a",
                                     "b:",
                                     "null",
                                     "~",
                                     "true",
                                     "7",
                                     "-",
                                     "--",
                                     "?",
                                     ": ",
                                     " #",
                                     "#",
                                     "&a",
                                     "*b",
                                     "!",
                                     "|",
                                     ">",
                                     "'",
                                     "\"",
                                     "%",
                                     "@",
                                     "`",
                                     "{",
                                     "}",
                                     "[",
                                     "]",
                                     ",",
                                     "\\",
                                     "\\n",
                                     "=",
                                     "<<",
                                     "..",
                                     "...",
                                     "x y",
                                     "to",
                                     "at",
                                     "\xc3\xab",
                                     "\xc2\xa0",
                                     "\xe3\x80\x80",
                                     ";",
                                     "->",
                                     "/",
                                     "(",
                                     ")",
                                     "+",
                                     "all",
                                     "0x1",
                                     "1.5",
                                     "$",
                                     "\xef\xbf\xbe",
                                     "\xef\xbf\xbf",
                                     "\xf0\x9f\x8e\xb2",
                                     "no",
                                     "e\xcc\x81"};

static void make_name(struct random *random, int seat, char *name, size_t room)
{
    int count = 1 + random_below(random, PIECES);
    name[0] = '\0';
    for (int i = 0; i < count; i++)
        strncat(name, pieces[random_below(random, (int)(sizeof pieces / sizeof *pieces))], room - strlen(name) - 1);
    if (name[0] == ' ')
        name[0] = 'z';
    if (name[strlen(name) - 1] == ' ')
        name[strlen(name) - 1] = 'z';
    snprintf(name + strlen(name), room - strlen(name), "%d", seat);
}

static bool reads_back(const struct text *record, const char *table)
{
    struct verdict verdict;
    struct text again = {0};
    bool read = judge_text(text_string(record), record->length, NULL, &verdict) && verdict_status(&verdict, false) == 0;
    if (read)
        table_text(&verdict.match, verdict.state, &again);
    bool right = read && same(table, text_string(&again));
    if (!right)
        printf("\n%s\n%s----\n%s", verdict.docket.first ? verdict.docket.first->message : "", text_string(record),
               text_string(&again));
    text_free(&again);
    verdict_free(&verdict);
    return right;
}

static bool log_and_table_read_back(const struct walk *walk)
{
    struct text table = {0}, log = {0}, bare = {0};
    table_text(&walk->opening.match, walk->state, &table);
    walk_record(walk, NULL, 0, &log);
    text_format(&bare, "%stable:\n%s", text_string(&walk->head), text_string(&table));
    bool right = reads_back(&log, text_string(&table)) && reads_back(&bare, text_string(&table));
    text_free(&table);
    text_free(&log);
    text_free(&bare);
    return right;
}

TEST what_is_printed_is_read_back(const struct game *game)
{
    for (uint64_t seed = 1; seed <= ODD_SEEDS; seed++) {
        struct random random = random_seeded(seed);
        char room[WALK_NAMES][60];
        const char *names[WALK_NAMES];
        for (int seat = 0; seat < WALK_NAMES; seat++) {
            make_name(&random, seat, room[seat], sizeof room[seat] - 4);
            names[seat] = room[seat];
        }
        struct walk walk;
        bool right = walk_open(&walk, game, game->seats_min, seed, names);
        for (int i = 0; right && i < ODD_ENTRIES && walk_step(&walk);)
            i++;
        right = right && !walk.broken && log_and_table_read_back(&walk);
        walk_close(&walk);
        ASSERT(right);
    }
    PASS();
}

TEST words_are_printed_so_that_yaml_reads_them(void)
{
    static const struct {
        const char *word, *printed;
    } rows[] = {
        {"anna", "anna"},
        {"null", "\"null\""},
        {"a\xe2\x80\xa8z", "\"a\\u2028z\""},
        {"\xef\xbb\xbf"
         "a",
         "\"\\ufeffa\""},
        {"\xc2\x85", "\"\\x85\""},
        {"\xef\xbf\xbf", "\"\\uffff\""},
        {"\xf3\xa0\x81\x81", "\"\\U000e0041\""},
        {"zo\xc3\xab", "zo\xc3\xab"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct text out = {0};
        print_word(rows[i].word, &out);
        ASSERT_STR_EQ(rows[i].printed, text_string(&out));
        text_free(&out);
    }
    PASS();
}

/* In a box null takes out what is built in: it stays one. In quotes it is a word. */
TEST null_of_a_record_stays_one(void)
{
    struct arena arena = {0};
    struct text out = {0};
    struct node *map = read_text("{a: null, b: \"null\", c: ~}", &arena, (struct complaints){0});
    ASSERT(map);
    node_print_line(map, &out);
    ASSERT_STR_EQ("{a: null, b: \"null\", c: ~}", text_string(&out));
    text_free(&out);
    arena_free(&arena);
    PASS();
}

SUITE(odd_names)
{
    RUN_TEST(words_are_printed_so_that_yaml_reads_them);
    RUN_TEST(null_of_a_record_stays_one);
    for (const struct game *const *game = games; *game; game++) {
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(what_is_printed_is_read_back, *game);
    }
}
