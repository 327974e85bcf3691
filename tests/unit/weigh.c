/* Weighing a record, and the words for what it comes to and what changes. */
#include "greatest.h"

#include <string.h>
#include <unistd.h>

#include "study/other_game.h"
#include "study/outcome.h"
#include "study/weigh.h"
#include "suites.h"
#include "support.h"

#define HEAD "game: nim\nplayers: [anna, ben]\ntable: {heaps: {alpha: 1, beta: 1, gamma: 1}}\nlog:\n"

/* Of the record so many bytes are still there when it is weighed. */
static void weigh_left(const char *record, size_t left, struct text *out)
{
    struct loaded_record loaded = {0};
    struct scales scales = {0};
    struct judging how = judging_usual(NULL);
    how.watch = scales_watch;
    how.context = &scales;
    if (load_text(&loaded, "text", record, &how) && ftruncate(loaded.source.file, (off_t)left) == 0)
        print_weights(&scales, &loaded, out);
    scales_free(&scales);
    loaded_free(&loaded);
}

static void weigh_text(const char *record, struct text *out)
{
    weigh_left(record, strlen(record), out);
}

/* Instead anna takes one stone of alpha; ben's stone of gamma fits, and beta is left: that game does not end. */
TEST a_game_that_does_not_end_is_told_of(void)
{
    struct text out = {0};
    weigh_text(HEAD "  - anna: take 1 from alpha beta\n  - ben: take 1 from gamma\n", &out);
    ASSERT_STR_EQ(
        "entry 1, line 5, anna: take 1 from alpha beta   (illegal nim.one-heap)\n"
        "  as played   anna 0, ben 1; ben wins\n"
        "  instead     anna: take 1 from alpha\n"
        "  void        anna 0, ben 0; nobody leads\n"
        "  => entry 1 decides whether the game is over: ben wins as played; without it the game is not over, and "
        "nobody leads\n"
        "house rule last: Does the player who takes the last stone win or lose?\n"
        "  wins        anna 0, ben 1; ben wins\n"
        "  loses       anna 1, ben 0; anna wins\n"
        "  => house rule last decides the game\n"
        "house rules that change nothing here: pass, unwritten\n"
        "result: entry 1 decides whether the game is over; house rule last decides the game\n",
        text_string(&out));
    text_free(&out);
    PASS();
}

/* Anna takes the last stones of two heaps and wins; with the stone of one heap alone ben could take the last, as he does. */
TEST an_illegal_move_may_decide(void)
{
    struct text out = {0};
    weigh_text("game: nim\nplayers: [anna, ben]\ntable: {heaps: {alpha: 1, beta: 1}}\nlog:\n"
               "  - anna: take 1 from alpha beta\n  - ben: take 1 from beta\n",
               &out);
    ASSERT(strstr(text_string(&out), "  as played   anna 1, ben 0; anna wins\n"
                                     "  instead     anna: take 1 from alpha\n"
                                     "  void        anna 0, ben 1; ben wins\n"
                                     "  => entry 1 decides the game: anna wins as played, ben wins without it\n"));
    text_free(&out);
    PASS();
}

/* Ben cannot take what is not there: nothing happened. */
TEST what_changed_nothing_is_said_to(void)
{
    struct text out = {0};
    weigh_text(HEAD "  - anna: take 1 from alpha\n  - ben: take 1 from alpha\n", &out);
    ASSERT(strstr(text_string(&out), "no illegal move changed the game\nentry 2, line 6, ben: take 1 from alpha   "));
    ASSERT(strstr(text_string(&out), "  => it changes nothing\n"));
    text_free(&out);
    PASS();
}

/* The file is saved while it is weighed: the entries are not where they were, if there are any. */
TEST a_record_that_was_changed_meanwhile_is_not_weighed(void)
{
    const char *first = "  - anna: take 1 from alpha\n", *second = "  - ben: take 1 from beta gamma\n";
    struct text record = {0};
    text_format(&record, "%s%s%s", HEAD, first, second);
    for (int entries = 0; entries < 2; entries++) {
        struct text out = {0};
        weigh_left(text_string(&record), strlen(HEAD) + (entries ? strlen(first) : 0), &out);
        ASSERT_EQ(text_string(&out), strstr(text_string(&out), "the record changed while it was read"));
        text_free(&out);
    }
    text_free(&record);
    PASS();
}

/* The heap has 3; from the fourth taking on there is nothing left to take: 300 entries, 297 of them of no effect, then one that is. */
TEST what_changed_nothing_does_not_hide_what_did(void)
{
    struct text record = {0}, out = {0};
    text_add(&record, "game: nim\nplayers: [anna, ben]\ntable: {heaps: {alpha: 3, beta: 4}}\nlog:\n");
    for (int i = 0; i < 300; i++)
        text_add(&record, "  - anna: take 1 from alpha\n");
    text_add(&record, "  - anna: take 1 from beta\n");
    weigh_text(text_string(&record), &out);
    ASSERT(strstr(text_string(&out), "\n287 more change nothing\n"));
    ASSERT(
        strstr(text_string(&out), "\nentry 301, line 305, anna: take 1 from beta   (illegal log.turn)\n  as played"));
    ASSERT(!strstr(text_string(&out), "not weighed"));
    text_free(&record);
    text_free(&out);
    PASS();
}

TEST what_does_not_matter_is_said_too(void)
{
    struct text out = {0};
    weigh_text(HEAD "  - anna: take 1 from alpha\n", &out);
    ASSERT_STR_EQ("this record has no illegal move\n"
                  "house rules that change nothing here: last, pass, unwritten\n"
                  "result: nothing changes; nobody leads\n",
                  text_string(&out));
    text_free(&out);
    PASS();
}

/* Two passes: in the place of each goes the nearest entry, a single stone; one alone leaves too few for anna's two, and with both
   ben takes the last stone. */
TEST several_are_weighed_one_by_one_and_together(void)
{
    struct text out = {0};
    weigh_text("game: nim\nplayers: [anna, ben]\ntable: {heaps: {iota: 2}}\nlog:\n"
               "  - anna: pass\n  - ben: pass\n  - anna: take 2 from iota\n",
               &out);
    ASSERT(strstr(text_string(&out), "entry 1, line 5, anna: pass   (illegal nim.pass)\n"));
    ASSERT(strstr(text_string(&out), "entry 2, line 6, ben: pass   (illegal nim.pass)\n"));

    ASSERT(strstr(text_string(&out), "  instead     anna: take 1 from iota\n  void        anna 0, ben 0; nobody leads\n"
                                     "  no longer legal: entry 3 (nim.stones)\n"
                                     "  => anna wins as played; without it the game is not over, and nobody leads\n"));
    ASSERT(strstr(text_string(&out),
                  "both together\n  as played   anna 1, ben 0; anna wins\n"
                  "  instead     anna: take 1 from iota; ben: take 1 from iota\n"
                  "  void        anna 0, ben 1; ben wins\n  no longer legal: entry 3 (nim.stones)\n"
                  "  => together they decide the game: anna wins as played, ben wins without them\n"));
    ASSERT(strstr(text_string(&out), "house rule pass: May a player pass?\n"));
    ASSERT(strstr(text_string(&out), "  no longer found: nim.pass at entry 1, nim.pass at entry 2\n"));
    text_free(&out);
    PASS();
}

/* A verdict with a finding of each code at entries 1, 2, ... */
static struct verdict with_findings(const struct rule *const *rules, int count)
{
    struct verdict verdict = {.judged = true};
    for (int i = 0; i < count; i++)
        if (rules[i]) {
            verdict.docket.arena = &verdict.arena;
            docket_add(&verdict.docket, RULING_ILLEGAL, rules[i], "a sentence")->entry = i + 1;
        }
    return verdict;
}

TEST changes_are_counted_and_the_first_of_them_named(void)
{
    static const struct rule one = {.code = "x.one"}, two = {.code = "x.two"};
    const struct rule *const before[] = {&one, &two, NULL}, *const after[] = {&one, NULL, &one}, *const many[] = {&two,
                                                                                                                  &two,
                                                                                                                  &two,
                                                                                                                  &two,
                                                                                                                  &two,
                                                                                                                  &two};
    struct verdict a, b, c;
    a = with_findings(before, 3);
    a.docket.arena = &a.arena;
    b = with_findings(after, 3);
    c = with_findings(many, 6);
    struct changes changes = find_changes(&a, &b);
    ASSERT_EQ_FMT(1, changes.lost, "%d");
    ASSERT_EQ_FMT(1, changes.gained, "%d");
    ASSERT_STR_EQ("no longer found: x.two at entry 2; also found: x.one at entry 3", text_string(&changes.words));
    text_free(&changes.words);
    changes = find_changes(&a, &c);
    ASSERT_EQ_FMT(5, changes.gained, "%d");
    ASSERT_STR_EQ(
        "no longer found: x.one at entry 1; also found: x.two at entry 1, x.two at entry 3, x.two at entry 4, "
        "x.two at entry 5 and 1 more",
        text_string(&changes.words));
    text_free(&changes.words);
    verdict_free(&a);
    verdict_free(&b);
    verdict_free(&c);
    PASS();
}

TEST a_long_entry_is_cut_between_two_letters(void)
{
    struct verdict verdict;
    struct text out = {0};
    const char *record =
        "game: nim\nplayers: [\"\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1"
        "\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1"
        "\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\xe5\xb1\xb1\", ben]\n";
    judge_text(record, strlen(record), NULL, &verdict);
    struct move move = move_of(0, 1);
    move_give(&move, 0);
    print_brief_entry(&verdict.match, &move, &out); /* 57 bytes of name, 2 more, and only `p` of `pass` */
    ASSERT_EQ_FMT((size_t)63, out.length, "%zu");
    ASSERT_STR_EQ(": p...", text_string(&out) + 57);
    verdict_free(&verdict);
    text_free(&out);
    PASS();
}

static int met(struct branches *branches, int index, int state)
{
    const int *end = branch_meets(branches, index, &state);
    return end ? *end : 0;
}

/* States are numbers here. The first branch goes 10, 20, 30 and ends at 99; the second goes elsewhere, and what it does from its
   entry 2 on fits no more, so that a player who meets it there must still be followed. */
TEST a_branch_that_stands_where_another_stood_ends_as_that_one(void)
{
    struct course course = {.count = 4, .state_size = sizeof(int)};
    struct branches branches;
    branches_open(&branches, &course);
    branch_begin(&branches, 1);
    ASSERT_EQ(0, met(&branches, 1, 10) + met(&branches, 2, 20) + met(&branches, 3, 30));
    branch_end(&branches, &(int){99});

    branch_begin(&branches, 2);
    ASSERT_EQ(99, met(&branches, 2, 20));
    ASSERT_EQ(0, met(&branches, 2, 30));
    branch_misfits(&branches, 2);
    ASSERT_EQ(0, met(&branches, 3, 31));
    branch_end(&branches, &(int){77});

    branch_begin(&branches, 1);
    ASSERT_EQ(99, met(&branches, 1, 10));
    ASSERT_EQ(0, met(&branches, 2, 31));
    ASSERT_EQ(77, met(&branches, 3, 31));
    branches_free(&branches);
    PASS();
}

SUITE(weigh)
{
    RUN_TEST(a_game_that_does_not_end_is_told_of);
    RUN_TEST(an_illegal_move_may_decide);
    RUN_TEST(what_changed_nothing_is_said_to);
    RUN_TEST(a_record_that_was_changed_meanwhile_is_not_weighed);
    RUN_TEST(what_changed_nothing_does_not_hide_what_did);
    RUN_TEST(what_does_not_matter_is_said_too);
    RUN_TEST(several_are_weighed_one_by_one_and_together);
    RUN_TEST(a_branch_that_stands_where_another_stood_ends_as_that_one);
    RUN_TEST(changes_are_counted_and_the_first_of_them_named);
    RUN_TEST(a_long_entry_is_cut_between_two_letters);
}
