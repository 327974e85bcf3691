/* Legal entries as people read them: what is listed is read back as what was meant, and what is alike is folded. */
#include "greatest.h"

#include <string.h>

#include "random_walk.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "study/moves/fold.h"
#include "suites.h"

enum { STEPS = 60 };

/* Reads the value of the listed entry back. */
static bool reads_back(struct walk *walk, const struct move *move)
{
    const struct match *match = &walk->opening.match;
    struct arena arena = {0};
    struct text line = {0}, actor = {0};
    struct fault silent = {.match = match, .scratch = &arena};
    struct move read;
    move_print(match, move, &line);
    print_word(actor_name(match, move->actor), &actor);
    const char *value = text_string(&line) + actor.length + 2;
    struct node *node = *value == '{' ? read_text(value, &arena, (struct complaints){0})
                                      : node_word(&arena, arena_copy(&arena, value, strlen(value)), (struct place){0});
    bool same = node && move_read(match, &arena, move->actor, node, &silent, &read)
                && move_spell(match, walk->state, &read) && position_same_meaning(match, move, &read);
    if (!same)
        walk_fail(walk, text_string(&line), move);
    text_free(&line);
    text_free(&actor);
    arena_free(&arena);
    return same;
}

TEST what_is_listed_is_read_as_meant(const struct game *game)
{
    uint64_t seeds = seed_from("SEEDS", 2), first = seed_from("SEED", 1);
    for (uint64_t seed = first; seed < first + seeds; seed++) {
        struct walk walk = {0};
        bool good = walk_open(&walk, game, game->seats_max, seed, walk_names);
        for (int step = 0; good && step < STEPS && !position_over(&walk.opening.match, walk.state); step++) {
            walk_list(&walk);
            for (int i = 0; good && i < walk.legal.count; i++)
                good = reads_back(&walk, &walk.legal.move[i]);
            good = good && (walk_step(&walk) || !walk.broken);
        }
        walk_close(&walk);
        ASSERT(good);
    }
    PASS();
}

static const struct earnings no_points, one_point = {1, {{"a", 2}}};

/* How `lines` fold; the verb of each stands after "a: ". */
static const char *folded(const char *const *lines, const char *const *earns, struct text *out)
{
    struct foldable line[32];
    struct arena scratch = {0};
    int count = 0;
    for (; lines[count]; count++)
        line[count] = (struct foldable){lines[count], earns ? earns[count] : "", 3, earns ? &one_point : &no_points};
    print_folded(line, count, &scratch, out);
    arena_free(&scratch);
    return text_string(out);
}

TEST numbers_in_a_row_are_a_range(void)
{
    struct text out = {0};
    ASSERT_STR_EQ("  # a: bid ares gold 1-3/5\n  - a: pass\n",
                  folded((const char *const[]){"a: bid ares gold 1", "a: bid ares gold 2", "a: bid ares gold 3",
                                               "a: bid ares gold 5", "a: pass", NULL},
                         NULL, &out));
    text_free(&out);
    PASS();
}

TEST only_one_place_is_folded_and_never_the_verb(void)
{
    struct text out = {0};
    ASSERT_STR_EQ(
        "  # a: go b1/c1 to d1\n  - a: go e1 to f1\n  - a: up\n  - a: down\n",
        folded((const char *const[]){"a: go b1 to d1", "a: go c1 to d1", "a: go e1 to f1", "a: up", "a: down", NULL},
               NULL, &out));
    text_free(&out);
    PASS();
}

TEST what_earns_something_else_is_another_line(void)
{
    struct text out = {0};
    ASSERT_STR_EQ("  # a: put b1/b2   (a 1)\n  - a: put b3   # a 2\n",
                  folded((const char *const[]){"a: put b1", "a: put b2", "a: put b3", NULL},
                         (const char *const[]){"a 1", "a 1", "a 2"}, &out));
    text_free(&out);
    PASS();
}

#define GOLD "gold", "gold"
#define CITY "city", "cities"

TEST what_earns_together_is_said_from_the_least_to_the_most(void)
{
    static const struct {
        int count;
        struct earnings earns[3];
        const char *together;
    } cases[] = {
        {2, {{1, {{"a", 2}}}, {1, {{"a", 2}}}}, "a 1"},
        {3, {{1, {{"a", 2}}}, {1, {{"a", 2}}}, {2, {{"a", 4}, {"b", 1}}}}, "a 1 to 2, b 0 to 0.5"},
        {2, {{1, {{"a", -4, GOLD}}}, {1, {{"a", -8, GOLD}}}}, "a -4 to -2 gold"},
        {2, {{1, {{"a", 2, .plus = true}}}, {1, {{"a", -2, .plus = true}}}}, "a -1 to +1"},
        {2, {{0}, {1, {{"a", 2}}}}, "a 0 to 1"},
        {2, {{1, {{"P 1", 1}}}, {1, {{"P 1", 2}}}}, "P 1 0.5 to 1"},
        {2, {{1, {{"A, B", 2}}}, {1, {{"A, B", 4}}}}, "A, B 1 to 2"},
        {1, {{2, {{"a", 2, CITY}, {"a", 2, GOLD}}}}, "a 1 city, a 1 gold"},
        {2, {{1, {{"a", 2, CITY}}}, {1, {{"a", 4, CITY}}}}, "a 1 to 2 cities"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct earnings *earns[3] = {&cases[i].earns[0], &cases[i].earns[1], &cases[i].earns[2]};
        struct arena scratch = {0};
        ASSERT_STR_EQ(cases[i].together, earn_together(earns, cases[i].count, &scratch));
        arena_free(&scratch);
    }
    PASS();
}

/* By hand: 25 pieces on two spaces each, the first of which earns 1; 50 lines, or 25 if what they earn is put together. */
TEST more_than_a_screenful_is_folded_whatever_it_earns(void)
{
    struct foldable line[2 * (A_SCREENFUL + 1)];
    struct arena scratch = {0};
    struct text out = {0};
    int count = 0;
    for (int piece = 0; piece <= A_SCREENFUL; piece++)
        for (int space = 1; space <= 2; space++)
            line[count++] = (struct foldable){arena_format(&scratch, "a: put p%d to b%d go p%d", piece, space, piece),
                                              space == 1 ? "a 1" : "", 3, space == 1 ? &one_point : &no_points};
    ASSERT_EQ(A_SCREENFUL + 1, print_folded(line, count, &scratch, &out));
    ASSERT(strncmp(text_string(&out), "  # a: put p0 to b1/b2 go p0   (a 0 to 1)\n", 42) == 0);
    arena_free(&scratch);
    text_free(&out);
    PASS();
}

/* In the long form the braces stay where they are. */
TEST brackets_and_commas_are_no_part_of_a_word(void)
{
    struct text out = {0};
    ASSERT_STR_EQ(
        "  # a: {draw: [x, y/z], to: b}\n",
        folded((const char *const[]){"a: {draw: [x, y], to: b}", "a: {draw: [x, z], to: b}", NULL}, NULL, &out));
    text_free(&out);
    PASS();
}

/* Two of three in any order are six ways, in one order three; with one of the six missing it is not a choice of two. */
TEST all_ways_to_name_some_are_a_choice(void)
{
    struct text out = {0};
    ASSERT_STR_EQ("  # a: draw 2 of: x, y, z\n",
                  folded((const char *const[]){"a: draw x y", "a: draw x z", "a: draw y x", "a: draw y z",
                                               "a: draw z x", "a: draw z y", NULL},
                         NULL, &out));
    text_clear(&out);
    ASSERT_STR_EQ("  # a: draw 2 of: x, y, z\n",
                  folded((const char *const[]){"a: draw x y", "a: draw x z", "a: draw y z", NULL}, NULL, &out));
    text_clear(&out);
    ASSERT_STR_EQ("  # a: order x, y in any order\n",
                  folded((const char *const[]){"a: order x y", "a: order y x", NULL}, NULL, &out));
    text_clear(&out);
    ASSERT_STR_EQ(
        "  # a: draw x y/z\n  # a: draw y x/z\n  - a: draw z y\n",
        folded((const char *const[]){"a: draw x y", "a: draw x z", "a: draw y x", "a: draw y z", "a: draw z y", NULL},
               NULL, &out));
    text_free(&out);
    PASS();
}

TEST long_lines_are_broken_between_words(void)
{
    struct text out = {0};
    print_comment_lines("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/"
                        "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb ccc\ndd\n",
                        &out);
    ASSERT_STR_EQ("  # aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/\n"
                  "  #     bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb ccc\n  # dd\n",
                  text_string(&out));
    text_free(&out);
    PASS();
}

SUITE(listing)
{
    RUN_TEST(numbers_in_a_row_are_a_range);
    RUN_TEST(only_one_place_is_folded_and_never_the_verb);
    RUN_TEST(what_earns_something_else_is_another_line);
    RUN_TEST(what_earns_together_is_said_from_the_least_to_the_most);
    RUN_TEST(more_than_a_screenful_is_folded_whatever_it_earns);
    RUN_TEST(brackets_and_commas_are_no_part_of_a_word);
    RUN_TEST(all_ways_to_name_some_are_a_choice);
    RUN_TEST(long_lines_are_broken_between_words);
    for (const struct game *const *game = games; *game; game++) {
        greatest_set_test_suffix((*game)->id);
        RUN_TESTp(what_is_listed_is_read_as_meant, *game);
    }
}
