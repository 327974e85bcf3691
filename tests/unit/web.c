/* The exports of the page in a browser, called as the page calls them: texts laid in the room, an answer that is JSON or plain. */
#include "greatest.h"

#include <string.h>

#include "replay/registry.h"
#include "serve/web/web.h"
#include "suites.h"

#define NIM "game: nim\nplayers: [anna, ben, carl]\nlog:\n  - anna: take 3 from alpha\n"

static struct web *web;

static void set_up(void *unused)
{
    (void)unused;
    web = web_begin();
}

static void tear_down(void *unused)
{
    (void)unused;
    web_end(web);
}

/* Lays one text into the room and says how long it is. */
static size_t laid(const char *text)
{
    memcpy(web_room(web, strlen(text) + 1), text, strlen(text));
    return strlen(text);
}

/* Two texts: lengths in `length`. */
static void laid_two(const char *one, const char *other, size_t length[2])
{
    length[0] = strlen(one);
    length[1] = strlen(other);
    char *room = web_room(web, length[0] + length[1] + 2);
    memcpy(room, one, length[0]);
    memcpy(room + length[0] + 1, other, length[1]);
}

static void opened(const char *text)
{
    web_read(web, laid(text));
    web_record(web, 1, 1);
}

#define ASSERT_SAYS(part) ASSERTm(web_answer(web), strstr(web_answer(web), part))

TEST the_room_is_empty_and_grows(void)
{
    char *room = web_room(web, 3);
    memcpy(room, "abc", 3);
    room = web_room(web, 100000);
    for (int i = 0; i < 100000; i++)
        ASSERT_EQ(0, room[i]);
    PASS();
}

TEST a_record_is_told_with_its_entries(void)
{
    opened(NIM);
    ASSERT_SAYS("\"judged\": true");
    ASSERT_SAYS("\"game\": \"nim\"");
    ASSERT_SAYS("\"entries\": 1");
    ASSERT_SAYS("\"text\": \"anna: take 3 from alpha\"");
    ASSERT_EQ(strlen(web_answer(web)), web_length(web));
    web_text(web);
    ASSERT_STR_EQ(NIM, web_answer(web));
    PASS();
}

/* Whatever is asked of a text that is not a record is answered. */
TEST nothing_is_asked_in_vain(const char *text)
{
    opened(text);
    ASSERT_SAYS("\"judged\": false");
    web_position(web, 0);
    ASSERT_STR_EQ("{}", web_answer(web));
    web_picture(web, 0);
    ASSERT_STR_EQ("{}", web_answer(web));
    web_sheet(web, 0);
    ASSERT_STR_EQ("{}", web_answer(web));
    web_try(web, 0, laid("anna: take 3 from alpha"));
    ASSERT_STR_EQ("{}", web_answer(web));
    web_offers(web, 0, laid("anna: "));
    ASSERT_SAYS("\"words\": []");
    web_chance(web, 0, 1);
    ASSERT_STR_EQ("", web_answer(web));
    web_weigh(web);
    ASSERT_STR_EQ("", web_answer(web));
    web_mend(web);
    ASSERT_STR_EQ("{}", web_answer(web));
    size_t length[2];
    laid_two("unwritten", "required", length);
    web_house(web, length[0], length[1]);
    ASSERT_STR_EQ("", web_answer(web));
    web_add(web, laid("anna: take 3 from alpha"));
    ASSERT_STR_EQ("This record has mistakes that stop it here.", web_answer(web));
    PASS();
}

TEST positions_beyond_the_log_are_none(int after)
{
    opened(NIM);
    web_position(web, after);
    ASSERT_STR_EQ("{}", web_answer(web));
    web_picture(web, after);
    ASSERT_STR_EQ("{}", web_answer(web));
    web_sheet(web, after);
    ASSERT_STR_EQ("{}", web_answer(web));
    PASS();
}

/* Heaps of 3, 4 and 5; alpha is gone, so three ways with each of the others. */
TEST a_position_says_who_acts_and_what_is_legal(void)
{
    opened(NIM);
    web_position(web, 1);
    ASSERT_SAYS("\"actors\": [\"ben\"]");
    ASSERT_SAYS("[\"ben: take 1 from beta\", ");
    ASSERT_SAYS("[\"ben: take 3 from gamma\", ");
    ASSERT_FALSE(strstr(web_answer(web), "alpha"));
    ASSERT_SAYS("\"over\": false");
    PASS();
}

/* gamma has 5; what is set counts from there on, and the text keeps it as it was written. */
TEST what_is_set_is_told_kept_and_counts(void)
{
    opened(NIM "  - set: {heaps: {gamma: 1}, note: two fell off}\n  - ben: take 1 from gamma\n");
    ASSERT_SAYS("\"text\": \"set: {heaps: {gamma: 1}, note: two fell off}\"");
    ASSERT_SAYS("\"sums\": \"heaps gamma 5 -> 1\"");
    web_text(web);
    ASSERT_SAYS("\n  - set: {heaps: {gamma: 1}, note: two fell off}\n  - ben: ");
    web_branch(web, 2);
    ASSERT_SAYS("two fell off}\n");
    ASSERT_FALSE(strstr(web_answer(web), "ben: "));
    web_position(web, 2);
    ASSERT_SAYS("[\"ben: take 1 from gamma\", ");
    ASSERT_FALSE(strstr(web_answer(web), "ben: take 2 from gamma"));
    web_try(web, 3, laid("set: {heaps: {beta: 2}}"));
    ASSERT_SAYS("heaps beta 4 -> 2");
    web_ghost(web, 3, laid("set: {heaps: {beta: 2}}"));
    ASSERT_STR_EQ("[]", web_answer(web));
    web_add(web, laid("set: {heaps: {beta: 2}}"));
    ASSERT_STR_EQ("", web_answer(web));
    web_text(web);
    ASSERT_SAYS("\n  - set: {heaps: {beta: 2}}\n");
    web_undo(web, 1);
    web_text(web);
    ASSERT_FALSE(strstr(web_answer(web), "beta: 2"));
    PASS();
}

TEST an_entry_is_tried_added_and_taken_back(void)
{
    opened(NIM);
    web_try(web, 1, laid("ben: take 3 from alpha"));
    ASSERT_SAYS("\"refused\": true");
    web_try(web, 1, laid("BEN Take 3 from alpha"));
    ASSERT_SAYS("\"word\": \"noted\"");
    ASSERT_SAYS("\"word\": \"impossible\"");
    web_try(web, 1, laid("ben: tkae 3 from beta"));
    ASSERT_SAYS("\"entry\": null, \"meant\": \"ben: take 3 from beta\"");
    web_add(web, laid("ben: take 3 from beta"));
    ASSERT_STR_EQ("", web_answer(web));
    web_text(web);
    ASSERT_STR_EQ(NIM "  - ben: take 3 from beta\n", web_answer(web));
    web_add(web, laid("ben: juggle"));
    ASSERT_STR_EQ("This entry is unreadable.", web_answer(web));
    web_undo(web, 1);
    ASSERT_STR_EQ("", web_answer(web));
    web_redo(web);
    ASSERT_STR_EQ("", web_answer(web));
    web_redo(web);
    ASSERT_STR_EQ("There is nothing to undo or redo.", web_answer(web));
    web_branch(web, 0);
    ASSERT_FALSE(strstr(web_answer(web), "take"));
    PASS();
}

TEST a_log_on_one_line_is_left_alone(void)
{
    opened("game: nim\nplayers: [anna, ben, carl]\nlog: [{anna: take 3 from alpha}]\n");
    web_add(web, laid("ben: take 3 from beta"));
    ASSERT_SAYS("Nothing can be added to this log.");
    PASS();
}

TEST words_are_offered(void)
{
    opened(NIM);
    web_offers(web, 1, laid("ben: take 2 from "));
    ASSERT_STR_EQ("{\"from\": 17, \"words\": [[\"beta\", null, 1], [\"gamma\", null, 1]]}", web_answer(web));
    PASS();
}

TEST a_new_record_is_written_or_refused(void)
{
    char *room = web_room(web, 64);
    memcpy(room, "nim\0anna\nben\nc: d\0unwritten: required", 37);
    web_new(web, 3, 13, 19, 0);
    ASSERT_STR_EQ(
        "{\"text\": \"game: nim\\u000aplayers: [anna, ben, \\\"c: d\\\"]\\u000ahouse: {unwritten: required}\\u000a\"}",
        web_answer(web));
    room = web_room(web, 64);
    memcpy(room, "nim\0anna\nanna", 13);
    web_new(web, 3, 9, 0, 0);
    ASSERT_SAYS("{\"problem\": ");
    PASS();
}

TEST the_report_is_that_of_the_program(void)
{
    size_t length[2];
    laid_two(NIM, "night.yaml", length);
    web_report(web, length[0], length[1]);
    ASSERT_SAYS("\"file\": \"night.yaml\"");
    ASSERT_SAYS("\"findings\": []");
    laid_two("", "empty.yaml", length);
    web_report(web, length[0], length[1]);
    ASSERT_SAYS("there is no record in this file");
    PASS();
}

TEST games_rules_and_colours_are_listed(void)
{
    web_games(web);
    ASSERT_SAYS("{\"id\": \"nim\"");
    web_explain(web, laid("nim"));
    ASSERT_SAYS("\"code\": \"nim.");
    web_explain(web, laid("chess"));
    ASSERT_STR_EQ("{}", web_answer(web));
    web_style(web);
    ASSERT_SAYS("prefers-color-scheme:dark");
    PASS();
}

/* ben takes from a heap that is gone: void or not makes no difference to what is there, and mend has something to say. */
TEST a_mistake_is_weighed_and_mended(void)
{
    opened(NIM "  - ben: take 3 from alpha\n");
    ASSERT_SAYS("\"word\": \"im");
    web_weigh(web);
    ASSERT(web_length(web) > 0);
    web_mend(web);
    ASSERT_SAYS("\"shown\": \"");
    size_t length[2];
    laid_two("unwritten", "required", length);
    web_house(web, length[0], length[1]);
    ASSERT_SAYS("now: ");
    ASSERT_SAYS("\nwith the other answer: ");
    laid_two("nonsense", "required", length);
    web_house(web, length[0], length[1]);
    ASSERT_STR_EQ("", web_answer(web));
    laid_two("unwritten", "nonsense", length);
    web_house(web, length[0], length[1]);
    ASSERT_STR_EQ("", web_answer(web));
    PASS();
}

/* Too much to list: the nearest, without a command that there is no shell for. */
TEST what_is_legal_names_no_command(void)
{
    opened("game: nim\nplayers: [anna, ben]\ntable: {heaps: {alpha: 9, beta: 9, gamma: 9, delta: 9, epsilon: 9, "
           "zeta: 9, eta: 9, theta: 9, iota: 9}}\nlog:\n  - anna: take 1 from beta gamma\n");
    ASSERT_SAYS("\"folded\": \"anna: take 1 from beta, anna: take 1 from gamma, anna: take 1 from zeta\"");
    PASS();
}

/* Three texts laid one after the other. */
static void counted(const char *game, const char *names, const char *answers,
                    void (*count)(struct web *, size_t, size_t, size_t))
{
    size_t one = strlen(game), two = strlen(names), three = strlen(answers);
    char *room = web_room(web, one + two + three + 3);
    memcpy(room, game, one);
    memcpy(room + one + 1, names, two);
    memcpy(room + one + two + 2, answers, three);
    count(web, one, two, three);
}

TEST a_finished_game_is_counted(void)
{
    if (!game_named("cyclades"))
        SKIP();
    counted("cyclades", "anna\nben\ncarl", "0 metropolises 2\n1 metropolises 2\n2 metropolises 1", web_count);
    ASSERT_SAYS("\"settled\": false");
    ASSERT_SAYS("write anna's and ben's gold");
    ASSERT_SAYS("\"key\": \"gold\"");
    ASSERT_SAYS("\"asked\": [true, true, false, false]");
    counted("cyclades", "anna\nben\ncarl",
            "0 metropolises 2\n1 metropolises 2\n2 metropolises 1\n0 gold 4\n1 gold 6\n2 gold x", web_count);
    ASSERT_SAYS("\"places\": \"ben wins");
    ASSERT_SAYS("ben: {metropolises: 2, gold: 6}");
    ASSERT_SAYS("\"seat\": 2, \"key\": \"gold\", \"why\": \"`x` is not a whole number");
    counted("cyclades", "anna\nben\ncarl", "0 metropolises 2\n1 metropolises 1\n2 metropolises 0", web_count_picture);
    ASSERT_SAYS("anna wins");
    counted("cyclades", "anna", "", web_count);
    ASSERT_SAYS("\"problem\"");
    counted("chess", "anna\nben", "", web_count);
    ASSERT_SAYS("\"problem\"");
    PASS();
}

TEST a_final_count_has_a_sheet(void)
{
    opened("game: nim\nplayers: [anna, ben]\nfinal: {anna: {last: true}}\n");
    web_sheet(web, 0);
    ASSERT_SAYS("\"over\": true");
    web_message(web, 0);
    ASSERT_SAYS("win");
    web_sheet_picture(web, 0);
    ASSERT_SAYS("<svg");
    PASS();
}

SUITE(web_exports)
{
    SET_SETUP(set_up, NULL);
    SET_TEARDOWN(tear_down, NULL);
    RUN_TEST(the_room_is_empty_and_grows);
    RUN_TEST(a_record_is_told_with_its_entries);
    RUN_TESTp(nothing_is_asked_in_vain, "");
    RUN_TESTp(nothing_is_asked_in_vain, "game: nim\n");
    RUN_TESTp(nothing_is_asked_in_vain, "game: chess\nplayers: [anna, ben]\n");
    RUN_TESTp(nothing_is_asked_in_vain, "game: nim\nplayers: [anna, ben\nlog:\n");
    RUN_TESTp(positions_beyond_the_log_are_none, 2);
    RUN_TESTp(positions_beyond_the_log_are_none, -1);
    RUN_TEST(a_position_says_who_acts_and_what_is_legal);
    RUN_TEST(what_is_set_is_told_kept_and_counts);
    RUN_TEST(an_entry_is_tried_added_and_taken_back);
    RUN_TEST(a_log_on_one_line_is_left_alone);
    RUN_TEST(words_are_offered);
    RUN_TEST(a_new_record_is_written_or_refused);
    RUN_TEST(the_report_is_that_of_the_program);
    RUN_TEST(games_rules_and_colours_are_listed);
    RUN_TEST(a_mistake_is_weighed_and_mended);
    RUN_TEST(what_is_legal_names_no_command);
    RUN_TEST(a_finished_game_is_counted);
    RUN_TEST(a_final_count_has_a_sheet);
}
