/* Myst: counts of legal entries, the range of unknown hands, and what findings say besides their code. MYST-6.22 is here, and
   what printed positions have of MYST-9.83, 9.84 and 9.87. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "replay/legal.h"
#include "replay/position.h"
#include "support.h"

#define HALVES                                                                                                         \
    "first: {blue: log-cabin, yellow: rocket-ship}, pieces: {blue: [a1..c7], yellow: [c8..f8]}, youngest: blue"
#define NO_BOOKS                                                                                                       \
    ", hands: {blue: [library-2, library-3, log-cabin-2, sunken-ship-3, sunken-ship-4], "                              \
    "yellow: [rocket-ship-4, rocket-ship-5, library-4, giant-gears-2, clock-tower-2]}"

void myst_drawings(void);   /* drawings.c */
void myst_ways_suite(void); /* ways.c */
void myst_box_suite(void);  /* box.c */

static bool judge_in(struct verdict *verdict, const char *box, const char *rest)
{
    char text[3000];
    int length = snprintf(text, sizeof text, "game: myst\nplayers: [blue, yellow]\nbox: %s\n%s", box, rest);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

static bool judge(struct verdict *verdict, const char *rest)
{
    return judge_in(verdict, "built-in", rest);
}

static int count_legal(const char *rest)
{
    struct verdict verdict;
    struct moves moves = {0};
    if (judge(&verdict, rest))
        legal_moves(&verdict.match, verdict.state, &moves);
    int count = moves.count;
    moves_free(&moves);
    verdict_free(&verdict);
    return count;
}

TEST the_set_up_lists_deals_and_key_pieces(void)
{
    ASSERT_EQ_FMT(2 + 7 + 7, count_legal(""), "%d");
    ASSERT_EQ_FMT(2 + 7, count_legal("table: {youngest: blue}\n"), "%d");
    ASSERT_EQ_FMT(6, count_legal("log:\n  - blue: place rocket-ship\n"), "%d");
    PASS();
}

TEST the_race_lists_what_touches_or_a_linking_book(void)
{
    ASSERT_EQ_FMT(3 + 4, count_legal("log:\n  - blue: place rocket-ship\n  - yellow: place library\n"), "%d");
    ASSERT_EQ_FMT(
        5 + 43, count_legal("table: {first: {blue: b3, yellow: a2}, pieces: {blue: [a1, a3, b2, b3], yellow: [a2]}}\n"),
        "%d");
    PASS();
}

TEST the_exploration_lists_spins_walks_and_jumps(void)
{
    ASSERT_EQ_FMT(6, count_legal("table: {" HALVES "}\n"), "%d");
    ASSERT_EQ_FMT(6, count_legal("table: {" HALVES NO_BOOKS ", turns: 3}\n"), "%d");
    ASSERT_EQ_FMT(6 + 47, count_legal("table: {" HALVES ", turns: 3}\n"), "%d");
    ASSERT_EQ_FMT(3, count_legal("table: {" HALVES NO_BOOKS ", turns: 3, pawns: {blue: a1, yellow: f8}, spun: 1}\n"),
                  "%d");
    ASSERT_EQ_FMT(6, count_legal("table: {" HALVES NO_BOOKS ", turns: 3, pawns: {blue: a1, yellow: f8}, spun: 2}\n"),
                  "%d");
    ASSERT_EQ_FMT(27, count_legal("table: {" HALVES NO_BOOKS ", turns: 3, pawns: {blue: a1, yellow: f8}, spun: 6}\n"),
                  "%d");
    ASSERT_EQ_FMT(2, count_legal("table: {" HALVES NO_BOOKS ", turns: 3, pawns: {blue: a1, yellow: a2}, spun: 1}\n"),
                  "%d");
    PASS();
}

TEST an_unknown_hand_lists_every_card_not_yet_named(void)
{
    ASSERT_EQ_FMT(5, count_legal("table: {" HALVES NO_BOOKS ", phase: scoring}\n"), "%d");
    ASSERT_EQ_FMT(29, count_legal("table: {" HALVES ", phase: scoring}\n"), "%d");
    PASS();
}

/* Either hand has four different cards, three of which the built-in box does not have. */
TEST cards_beyond_the_assumed_box_are_listed_once(void)
{
    static const char text[] =
        "game: myst\nplayers: [blue, yellow]\ntable: {" HALVES ", phase: scoring,\n"
        "  hands: {blue: [library-8, library-8, library-9, log-cabin-7, library-2],\n"
        "    yellow: [sunken-ship-9, sunken-ship-8, sunken-ship-8, library-7, giant-gears-2]}}\n";
    struct verdict verdict;
    struct moves moves = {0};
    ASSERT(judge_text(text, sizeof text - 1, NULL, &verdict) && verdict.judged);
    legal_moves(&verdict.match, verdict.state, &moves);
    ASSERT_EQ_FMT(4, moves.count, "%d");
    moves_free(&moves);
    verdict_free(&verdict);
    PASS();
}

/* Blue has a3 b4 b6 c6; five unknown cards: at most a 5 with its Bonus for each of its five landmarks. */
TEST an_unknown_hand_is_a_range(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, "table: {" HALVES ", phase: scoring}\n"));
    ASSERT(verdict.standing.seat[0].open && verdict.standing.winners_open);
    ASSERT_EQ_FMT(2 * 4, verdict.standing.seat[0].low, "%d");
    ASSERT_EQ_FMT(2 * (4 + 5 * 7), verdict.standing.seat[0].high, "%d");
    ASSERT_EQ_FMT(2 * (4 + 2 * 7 + 4 + 4 + 3), verdict.standing.seat[1].high, "%d");
    verdict_free(&verdict);
    PASS();
}

#define POOL                                                                                                           \
    "positions: {grid: {rows: 1, cols: 2}}, landmarks: {tower: a1, ship: a2}, switches: {}, "                          \
    "cards: {linking-book: 2, tower: [1, 2, 3, 4, 5], ship: [1, 2, 3, 4, 5]}"

/* With a pool of twelve cards, two of them books. */
static bool judge_pool(struct verdict *verdict, const char *table)
{
    char text[1000];
    snprintf(text, sizeof text, "table: {%s}\n", table);
    return judge_in(verdict, "{" POOL "}", text);
}

#define ALL_DONE "phase: scoring, first: {blue: a1, yellow: a2}, pieces: {blue: [a1], yellow: [a2]}, "

/* Of eleven unknown ones at least nine are for the landmarks. */
TEST a_small_pool_lifts_the_low_end(void)
{
    struct verdict verdict;
    ASSERT(judge_pool(&verdict, ALL_DONE "dealt: {blue: 11, yellow: 0}"));
    ASSERT_EQ_FMT(2 * (1 + 2 + 3 + 4 + 2), verdict.standing.seat[0].low, "%d");
    ASSERT_EQ_FMT(2 * (15 + 2), verdict.standing.seat[0].high, "%d");
    verdict_free(&verdict);
    PASS();
}

/* A player who holds all cards holds these; a player who was dealt one more has a card that is worth nothing known. */
TEST a_hand_of_all_cards_is_no_range(void)
{
    static const char *const tables[] = {ALL_DONE "dealt: {blue: 12, yellow: 0}",
                                         ALL_DONE "dealt: {blue: 13, yellow: 0}"};
    for (int i = 0; i < 2; i++) {
        struct verdict verdict;
        ASSERT(judge_pool(&verdict, tables[i]));
        ASSERT_FALSE(verdict.standing.seat[0].open);
        ASSERT_EQ_FMT(2 * (15 + 2), verdict.standing.seat[0].total, "%d");
        ASSERT_EQ_FMT(1u, verdict.standing.winners, "%u");
        verdict_free(&verdict);
    }
    PASS();
}

/* Yellow has a card that nobody knows: 0 to 7 points. A player with 8 is ahead of that, with 7 or 3 nobody is ahead. */
TEST nobody_is_ahead_where_ranges_overlap(void)
{
    static const struct {
        const char *table;
        int ranks[2];
    } rows[] = {
        {ALL_DONE "dealt: {blue: 1, yellow: 1}, hands: {blue: [tower-1]}", {0, 0}},
        {ALL_DONE "dealt: {blue: 1, yellow: 1}, hands: {blue: [tower-5]}", {0, 0}},
        {ALL_DONE "dealt: {blue: 2, yellow: 1}, hands: {blue: [tower-5, tower-1]}", {1, 2}},
        {ALL_DONE "dealt: {blue: 1, yellow: 1}, hands: {blue: [tower-5], yellow: [ship-5]}", {1, 1}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct verdict verdict;
        ASSERT(judge_pool(&verdict, rows[i].table));
        for (int team = 0; team < 2; team++)
            ASSERT_EQ_FMT(rows[i].ranks[team], verdict.standing.seat[team].rank, "%d");
        ASSERT_EQ(rows[i].ranks[0] == 0, verdict.standing.winners_open);
        verdict_free(&verdict);
    }
    PASS();
}

/* In how many of forty tries chance deals cards you can see. */
static int named_deals(const char *table)
{
    struct verdict verdict;
    int named = 0;
    if (judge_pool(&verdict, table))
        for (uint64_t seed = 1; seed <= 40; seed++) {
            struct random random = random_seeded(seed);
            struct move move;
            if (verdict.game->chance.draw(&verdict.match, verdict.state, &random, &move))
                named++;
        }
    verdict_free(&verdict);
    return named;
}

TEST five_cards_are_dealt_or_none_by_name(void)
{
    ASSERT(named_deals("dealt: {blue: 7}, hands: {blue: [tower-1, tower-2, tower-3, tower-4, tower-5, ship-1, ship-2]}")
           > 0);
    ASSERT_EQ_FMT(
        0,
        named_deals(
            "dealt: {blue: 8}, hands: {blue: [tower-1, tower-2, tower-3, tower-4, tower-5, ship-1, ship-2, ship-3]}"),
        "%d");
    PASS();
}

TEST the_scoring_expects_totals(void)
{
    struct verdict verdict;
    struct text out = {0};
    ASSERT(judge(&verdict, "table: {" HALVES ", phase: scoring}\n"));
    position_print_unlisted(&verdict.match, verdict.state, &out);
    ASSERT_STR_EQ("blue: announce, the total so far\nyellow: announce, the total so far\n", text_string(&out));
    text_free(&out);
    verdict_free(&verdict);
    PASS();
}

/* The game is over when the scoring begins, so random play stops there; this goes on to the last card. */
TEST flips_go_on_until_every_card_lies_open(void)
{
    for (uint64_t seed = 1; seed <= 40; seed++) {
        struct verdict verdict;
        struct random random = random_seeded(seed);
        ASSERT(judge(&verdict, seed % 2 ? "table: {" HALVES ", phase: scoring}\n"
                                        : "table: {" HALVES NO_BOOKS ", phase: scoring}\n"));
        const struct game *game = verdict.match.game;
        void *state = verdict.state, *after = arena_take(&verdict.arena, size_of_state(&verdict.match));
        struct moves moves = {0};
        int entries = 0;
        for (legal_moves(&verdict.match, state, &moves); moves.count && entries < 20; entries++) {
            ASSERT(is_legal(&verdict.match, state, &moves.move[random_below(&random, moves.count)], after));
            void *spare = state;
            state = after;
            after = spare;
            ASSERT(game->invariant(&verdict.match, state));
            moves.count = 0;
            legal_moves(&verdict.match, state, &moves);
            ASSERT_EQ(moves.count > 0, game->to_act(&verdict.match, state) != 0);
        }
        ASSERT_STR_EQ("done", game->clock.phase(&verdict.match, state));
        ASSERT_EQ_FMT(10, entries, "%d");
        moves_free(&moves);
        verdict_free(&verdict);
    }
    PASS();
}

static bool lifted_in(const char *box, const char *rest, const char *answer)
{
    struct verdict verdict;
    bool judged = judge_in(&verdict, box, rest);
    bool named = false;
    for (const struct finding *finding = judged ? verdict.docket.first : NULL; finding; finding = finding->next)
        named = named || strings_have(finding->house, answer);
    verdict_free(&verdict);
    return named;
}

#define lifted_by(rest, answer) lifted_in("built-in", rest, answer)
#define SCORING "table: {phase: scoring, " HALVES NO_BOOKS "}\nlog:\n  - blue: "
#define BEGINS_HOLDING(card)                                                                                           \
    "house: {first-card: held}\ntable: {youngest: blue, hands: {blue: [" card                                          \
    ", library-2, library-3, library-4, library-5]}}\nlog:\n  - blue: place rocket-ship\n"

TEST a_finding_names_the_house_answer_that_would_lift_it(void)
{
    const char *race = "table: {first: {blue: f2, yellow: c4}, pieces: {blue: [f2], yellow: [c4]}}\nlog:\n";
    char text[600];
    snprintf(text, sizeof text, "%s  - blue: place e3\n", race);
    ASSERT(lifted_by(text, "touch: corner"));
    snprintf(text, sizeof text, "%s  - blue: place a1\n", race);
    ASSERT_FALSE(lifted_by(text, "touch: corner"));
    ASSERT_FALSE(lifted_by(text, "touch-colour: any"));
    snprintf(text, sizeof text, "%s  - blue: place c5\n", race);
    ASSERT(lifted_by(text, "touch-colour: any"));
    ASSERT(lifted_by("house: {unwritten: required}\ntable: {" HALVES
                     ", turns: 3}\nlog:\n  - blue: spin 3\n  - yellow: spin 2\n",
                     "unwritten: implied"));
    ASSERT(lifted_by(
        "table: {" HALVES
        ", turns: 3, pawns: {blue: f3, yellow: a1}, spun: 2}\nlog:\n  - blue: walk f1\n  - blue: lay rocket-ship\n",
        "reach: pass"));
    ASSERT(lifted_by(
        "table: {" HALVES
        ", turns: 3, pawns: {blue: f2, yellow: a1}, spun: 1}\nlog:\n  - blue: walk f2\n  - blue: lay rocket-ship\n",
        "linger: stay"));
    ASSERT_FALSE(lifted_by(
        "table: {" HALVES
        ", turns: 3, pawns: {blue: e8, yellow: a1}, spun: 1}\nlog:\n  - blue: walk f8\n  - blue: lay rocket-ship\n",
        "reach: pass"));
    const char *way = "table: {" HALVES ", turns: 3, pawns: {blue: a1, yellow: f8}, spun: 4}\nlog:\n";
    snprintf(text, sizeof text, "%s  - blue: walk b2 c3\n", way);
    ASSERT(lifted_by(text, "touch: corner"));
    snprintf(text, sizeof text, "%s  - blue: walk b2 d4\n", way);
    ASSERT_FALSE(lifted_by(text, "touch: corner"));
    snprintf(text, sizeof text, "%s  - blue: walk b2 c3 d4 e5 f6\n", way); /* more than was spun */
    ASSERT_FALSE(lifted_by(text, "touch: corner"));
    const char *near_pawn = "table: {" HALVES ", turns: 3, pawns: {blue: a1, yellow: b2}, spun: 2}\nlog:\n";
    snprintf(text, sizeof text, "%s  - blue: walk c3\n", near_pawn);
    ASSERT_FALSE(lifted_by(text, "touch: corner"));
    snprintf(text, sizeof text, "%s  - blue: walk b2 c3\n", near_pawn);
    ASSERT_FALSE(lifted_by(text, "touch: corner"));
    ASSERT(lifted_by(BEGINS_HOLDING("linking-book"), "first-card: any"));
    ASSERT(lifted_by(BEGINS_HOLDING("unknown"), "first-card: any"));
    ASSERT(lifted_by(SCORING "flip log-cabin-2 total 6\n", "start-bonus: excluded")); /* 4 switches + 2, and Bonus 2 */
    ASSERT_FALSE(lifted_by(SCORING "flip library-2 total 6\n", "start-bonus: excluded"));
    const char *covered =
        "table: {phase: scoring, covers: {library: yellow}, " HALVES NO_BOOKS "}\nlog:\n  - blue: announce 2\n";
    ASSERT(lifted_in("{switches: {c4: 2}}", covered, "switch: base")); /* on blue's library, covered by yellow */
    ASSERT_FALSE(lifted_in("{switches: {c4: 1}}", covered, "switch: base"));
    /* b1 is open, and touches the yellow piece with a corner. */
    ASSERT(lifted_by("house: {touch: corner}\ntable: {first: {blue: b3, yellow: a2}, pieces: {blue: [a1, a3, b2, b3], "
                     "yellow: [a2]}}\n"
                     "log:\n  - yellow: link f8\n",
                     "touch: side"));
    PASS();
}

/* What the legal entries of this verb earn, one after the other. */
static bool earns(const char *rest, const char *verb, const char *earned)
{
    struct verdict verdict;
    struct moves moves = {0};
    struct text out = {0};
    if (judge(&verdict, rest))
        legal_moves(&verdict.match, verdict.state, &moves);
    for (int i = 0; i < moves.count; i++)
        if (moves.move[i].verb == verb_named(verdict.game, verb)) {
            struct earnings earnings = {0};
            verdict.game->lists.earns(&verdict.match, verdict.state, &moves.move[i], &earnings);
            earnings_print(&earnings, &out);
        }
    bool right = strcmp(text_string(&out), earned) == 0;
    if (!right)
        printf("\n%s earns %s, not %s\n", verb, text_string(&out), earned);
    text_free(&out);
    moves_free(&moves);
    verdict_free(&verdict);
    return right;
}

/* Yellow's two cards for the rocket ship bring 4 + 5 and the Bonus until blue covers it. Of what may be placed e2 has a switch for
   blue, and a3, d3 and e2 have one for yellow. */
TEST an_entry_says_what_it_earns(void)
{
    ASSERT(earns("table: {" HALVES NO_BOOKS ", turns: 3, pawns: {blue: f2, yellow: a1}, moved: {blue: 1}, "
                 "just-moved: blue, reached: [f2]}\n",
                 "lay", "yellow -11"));
    ASSERT(earns("table: {first: {blue: f2, yellow: a2}, pieces: {blue: [f1, f2, f3], yellow: [a2, e1, e3, d2]}, "
                 "hands: {blue: [library-2, library-3, library-4, library-5, clock-tower-2]}, youngest: blue}\n"
                 "log:\n  - yellow: place f4\n",
                 "place", "blue 1yellow 1yellow 1yellow 1"));
    ASSERT(earns("table: {" HALVES ", turns: 3, spun: 0, hands: {blue: [library-2, library-3, log-cabin-2, "
                 "sunken-ship-3, sunken-ship-4], yellow: [rocket-ship-4, rocket-ship-5, library-4, giant-gears-2, "
                 "clock-tower-2]}}\n",
                 "walk", ""));
    ASSERT(earns("table: {" HALVES ", phase: scoring, dealt: {blue: 1, yellow: 0}, hands: {blue: [library-5]}}\n",
                 "flip", "blue 7"));
    PASS();
}

/* Does the printed position have that key? */
static bool prints(const char *rest, const char *key)
{
    struct verdict verdict;
    struct text table = {0};
    if (judge(&verdict, rest))
        table_text(&verdict.match, verdict.state, &table);
    bool there = strstr(text_string(&table), key);
    text_free(&table);
    verdict_free(&verdict);
    return there;
}

TEST a_printed_position_leaves_out_what_is_assumed_or_unknown(void)
{
    const char *away = "table: {" HALVES ", turns: 3, pawns: {blue: a1, yellow: f3}}\nlog:\n  - table: spin 2\n",
               *walked = "table: {" HALVES
                         ", turns: 3, pawns: {blue: a1, yellow: f3}}\nlog:\n  - table: spin 2\n  - blue: walk a2\n",
               *between = "table: {" HALVES ", turns: 3, moved: {blue: 1, yellow: 1}}\n",
               *spun = "table: {" HALVES ", turns: 3, moved: {blue: 1, yellow: 1}}\nlog:\n  - table: spin 2\n",
               *books = "table: {" HALVES ", turns: 3}\nlog:\n  - blue: link a1\n  - table: spin 1\n  - blue: walk a1\n"
                        "  - yellow: link f8\n";
    ASSERT_FALSE(prints(away, "  moved:"));
    ASSERT(prints(walked, "moved: {blue: 1, yellow: 0}"));
    ASSERT_FALSE(prints(between, "  spun:"));
    ASSERT_FALSE(prints(between, "just-moved:"));
    ASSERT_FALSE(prints(between, "reached:"));
    ASSERT(prints(spun, "spun: 2"));
    ASSERT(prints(spun, "just-moved: none"));
    ASSERT(prints(spun, "reached: none"));
    ASSERT(prints(books, "played: {blue: unknown, yellow: unknown}"));
    ASSERT(prints(books, "blue: [unknown, unknown, unknown, unknown]"));
    PASS();
}

SUITE(myst_suite)
{
    RUN_TEST(a_printed_position_leaves_out_what_is_assumed_or_unknown);
    RUN_TEST(an_entry_says_what_it_earns);
    myst_drawings();
    myst_ways_suite();
    myst_box_suite();
    RUN_TEST(the_set_up_lists_deals_and_key_pieces);
    RUN_TEST(the_race_lists_what_touches_or_a_linking_book);
    RUN_TEST(the_exploration_lists_spins_walks_and_jumps);
    RUN_TEST(an_unknown_hand_lists_every_card_not_yet_named);
    RUN_TEST(cards_beyond_the_assumed_box_are_listed_once);
    RUN_TEST(an_unknown_hand_is_a_range);
    RUN_TEST(a_small_pool_lifts_the_low_end);
    RUN_TEST(a_hand_of_all_cards_is_no_range);
    RUN_TEST(nobody_is_ahead_where_ranges_overlap);
    RUN_TEST(five_cards_are_dealt_or_none_by_name);
    RUN_TEST(the_scoring_expects_totals);
    RUN_TEST(flips_go_on_until_every_card_lies_open);
    RUN_TEST(a_finding_names_the_house_answer_that_would_lift_it);
}
