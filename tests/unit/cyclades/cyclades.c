/* Cyclades: counts of legal entries, the squares of the boards, and what is listed. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "games/cyclades/box.h"
#include "games/cyclades/words.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "replay/registry.h"
#include "replay/script.h"
#include "support.h"
#include "unit/cyclades/tables.h"

/* Entries with this verb; NULL: all of them. */
static int count_legal(int seats, const char *verb, const char *rest)
{
    struct verdict verdict;
    struct moves moves = {0};
    if (judge(&verdict, seats, rest))
        legal_moves_of(&verdict.match, verdict.state, -1, verb ? verb_named(verdict.match.game, verb) : -1, &moves);
    int count = moves.count;
    moves_free(&moves);
    verdict_free(&verdict);
    return count;
}

TEST every_start_has_five_squares(void)
{
    for (int seats = 2; seats <= 5; seats++) {
        struct verdict verdict;
        ASSERT(judge(&verdict, seats, ""));
        const struct cyc_box *box = verdict.match.box;
        for (int seat = 0; seat < seats; seat++) {
            int squares = 0;
            for (int i = 0; i < box->start[seat].isles; i++)
                squares += box->isle[box->start[seat].isle[i]].squares;
            ASSERT_EQ_FMT(5, squares, "%d");
        }
        verdict_free(&verdict);
    }
    PASS();
}

TEST orders_are_permutations(void)
{
    ASSERT_EQ_FMT(6, count_legal(2, NULL, ""), "%d");
    ASSERT_EQ_FMT(6, count_legal(3, NULL, ""), "%d");
    ASSERT_EQ_FMT(24, count_legal(4, NULL, ""), "%d");
    ASSERT_EQ_FMT(120, count_legal(5, NULL, ""), "%d");
    PASS();
}

TEST draws_are_cards_for_the_spaces_needed(void)
{
    ASSERT_EQ_FMT(17, count_legal(3, NULL, "table: {phase: creatures, track: [anna, ben, carl]}\n"), "%d");
    ASSERT_EQ_FMT(17 * 16, count_legal(3, NULL, "table: {cycle: 2, phase: creatures, track: [anna, ben, carl]}\n"),
                  "%d");
    ASSERT_EQ_FMT(17 * 16 * 15, count_legal(3, NULL, "table: {cycle: 3, phase: creatures, track: [anna, ben, carl]}\n"),
                  "%d");
    PASS();
}

TEST gods_rotate_with_the_number_of_players(void)
{
    ASSERT_EQ_FMT(24,
                  count_legal(5, NULL,
                              "table: {cycle: 4, phase: gods, track: [anna, ben, carl, dora, emil], gods: [ares, zeus, "
                              "athena, poseidon]}\n"),
                  "%d");
    ASSERT_EQ_FMT(24, count_legal(4, NULL, "table: {phase: gods, track: [anna, ben, carl, dora]}\n"), "%d");
    ASSERT_EQ_FMT(
        6,
        count_legal(4, NULL,
                    "table: {cycle: 2, phase: gods, track: [anna, ben, carl, dora], gods: [ares, zeus, athena]}\n"),
        "%d");
    ASSERT_EQ_FMT(24, count_legal(2, NULL, "table: {phase: gods, track: [anna, ben, anna, ben]}\n"), "%d");
    ASSERT_EQ_FMT(
        6,
        count_legal(2, NULL,
                    "table: {cycle: 3, phase: gods, track: [anna, ben, anna, ben], gods: [ares, zeus, athena]}\n"),
        "%d");
    ASSERT_EQ_FMT(
        12, count_legal(3, NULL, "table: {cycle: 3, phase: gods, track: [anna, ben, carl], gods: [ares, zeus]}\n"),
        "%d");
    ASSERT_EQ_FMT(
        2, count_legal(3, NULL, "table: {cycle: 4, phase: gods, track: [anna, ben, carl], gods: [ares, zeus]}\n"),
        "%d");
    PASS();
}

TEST bids_go_up_to_the_purse_and_the_priests(void)
{
    ASSERT_EQ_FMT(7 + 7 + 1,
                  count_legal(3, NULL,
                              "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: "
                              "7}, priests: none}\n"),
                  "%d");
    ASSERT_EQ_FMT(9 + 9 + 1,
                  count_legal(3, NULL,
                              "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: "
                              "7}, priests: {anna: 2}}\n"),
                  "%d");
    ASSERT_EQ_FMT(
        5 + 1,
        count_legal(3, NULL,
                    "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: 5}, "
                    "priests: none}\nlog:\n"
                    "  - anna: bid ares gold 1\n  - ben: bid ares gold 2\n"),
        "%d");
    ASSERT_EQ_FMT(
        2 + 2 + 2 + 1,
        count_legal(
            2, NULL,
            "table: {phase: offerings, track: [anna, ben, anna, ben], gods: [ares, zeus, athena], gold: {anna: 5}, "
            "priests: none}\nlog:\n"
            "  - anna: bid athena gold 3\n  - ben: bid apollo\n"),
        "%d");
    PASS();
}

/* Alone in the corner: 2 seas to go to, then 3 + 4, then (2 + 4 + 2) + (2 + 3 + 2 + 3). Of these, 2 and 2 end where they began
   (CYC-13.07). */
TEST sails_are_all_paths_of_three_steps(void)
{
    const char *table = "table: {phase: actions, track: [free, ben, carl], gods: [poseidon, zeus], offers: {poseidon: "
                        "[anna, 1]}, fleets: {anna: {a1: 1}}}\n";
    ASSERT_EQ_FMT(2 + (7 - 2) + (18 - 2), count_legal(3, "sail", table), "%d");
    PASS();
}

TEST assaults_have_sixteen_outcomes(void)
{
    const char *table =
        "table: {phase: actions, track: [free, ben, carl], gods: [ares, zeus], offers: {ares: [anna, 1]}, "
        "battle: {at: c3, attacker: anna, units: 2}}\n";
    ASSERT_EQ_FMT(16, count_legal(3, NULL, table), "%d");
    PASS();
}

/* Is this said about entries that are not listed? NULL: nothing is said at all. */
static bool announced(const char *rest, const char *words)
{
    struct verdict verdict;
    struct text out = {0};
    bool said = judge(&verdict, 3, rest);
    if (said) {
        position_print_unlisted(&verdict.match, verdict.state, &out);
        said = words ? strstr(text_string(&out), words) != NULL : out.length == 0;
    }
    text_free(&out);
    verdict_free(&verdict);
    return said;
}

#define MUCH_TO_SELL                                                                                                   \
    ", isles: {b1: {owner: anna, troops: 4}, g6: {owner: anna, troops: 4}}, priests: {anna: 9}, philosophers: {anna: " \
    "3},\n"                                                                                                            \
    "  fleets: {anna: {a1: 1, a2: 1, b2: 1, c2: 1}}"

#define TEMPLES(other)                                                                                                 \
    ", isles: {b1: {owner: anna, troops: 1, buildings: [temple]}, g6: {owner: anna, troops: 1, buildings: [" other "]" \
    "}"                                                                                                                \
    "}"

TEST what_is_not_listed_is_announced(void)
{
    ASSERT(announced(TURN_WITH("kraken", "7", ""), "call kraken"));
    ASSERT(announced(TURN_WITH("kraken", "6", ""), NULL));
    ASSERT(announced("house: {clash: power}\n" TURN_WITH("kraken", "7", ", push: b1, fleets: {ben: {c2: 1}}"), NULL));
    ASSERT(announced("box: {prices: {kraken-step: 2}}\n" TURN_WITH("kraken", "10", ""), "2 gold a step"));
    ASSERT(announced("box: {prices: {kraken-step: 0}}\n" TURN_WITH("kraken", "4", ""), "0 gold a step"));
    ASSERT(announced(TURN_WITH("kraken", "unknown", ""), "call kraken"));
    ASSERT(announced(TURN_WITH("sphinx", "4", MUCH_TO_SELL), "call sphinx"));
    ASSERT(announced(TURN_WITH("sphinx", "3", MUCH_TO_SELL), NULL));
    ASSERT(announced(TURN_WITH("sphinx", "4", ""), NULL));
    ASSERT(announced(TURN_WITH("fates", "4", TEMPLES("temple")), "temples named by isle"));
    ASSERT(announced(TURN_WITH("fates", "4", TEMPLES("port")), NULL));
    ASSERT(announced(TURN_WITH("none", "4", TEMPLES("temple")), NULL));
    ASSERT(announced(TURN_WITH("none", "4", ", turn: {player: anna, sylph: 4}"), "up to 4 steps"));
    ASSERT(announced(TURN_WITH("none", "4", ", turn: {player: anna, sylph: 3}"), NULL));
    ASSERT(announced("box: {steps: {sail: 5}}\n" TURN_WITH("none", "4", ""), "up to 5 steps"));
    ASSERT(announced(
        "table: {cycle: 4, phase: offerings, track: [ben, anna, carl], gods: [ares, zeus], gold: {anna: 4}}\n",
        "ben: bid, higher bids: the purse is not known"));
    ASSERT(announced(
        "table: {cycle: 4, phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: 4}, priests: "
        "none}\n",
        NULL));
    PASS();
}

TEST walks_go_as_far_as_the_gold(void)
{
    /* 47 circles, 17 of them land: he may appear on 30 seas */
    ASSERT_EQ_FMT(30, count_legal(3, "call", TURN_WITH("kraken", "4", "")), "%d");
    ASSERT_EQ_FMT(30, count_legal(3, "call", "box: {prices: {kraken-step: 2}}\n" TURN_WITH("kraken", "5", "")), "%d");
    ASSERT(count_legal(3, "call", "box: {prices: {kraken-step: 2}}\n" TURN_WITH("kraken", "6", "")) > 30);
    ASSERT_EQ_FMT(0, count_legal(3, "call", TURN_WITH("kraken", "3", "")), "%d");
    PASS();
}

/* Two steps need two numbers, or one for both; a list of one is neither. */
TEST a_list_of_one_is_not_the_number(void)
{
    static const char record[] = "game: cyclades\nplayers: [anna, ben, carl]\n";
    struct verdict verdict;
    struct arena arena = {0};
    struct move both, listed, dashed;
    judge_text(record, strlen(record), NULL, &verdict);
    const struct match *match = &verdict.match;
    ASSERT(entry_of_text(match, &arena, "anna: {sail: [f4, f5, f6], fleets: 1}", &both));
    ASSERT(entry_of_text(match, &arena, "anna: {sail: [f4, f5, f6], fleets: [1]}", &listed));
    ASSERT(entry_of_text(match, &arena, "anna: sail f4 f5 f6 fleets 1", &dashed));
    ASSERT(move_same(match, &both, &dashed));
    ASSERT(!move_same(match, &both, &listed));
    arena_free(&arena);
    verdict_free(&verdict);
    PASS();
}

/* The last entry as the game itself would spell it, and whether that spelling is listed. */
struct respelling {
    struct text text;
    bool listed;
};

static void respell(void *context, const struct step *step)
{
    struct respelling *respelling = context;
    struct move move = *step->move;
    struct moves moves = {0};
    respelling->text.length = 0;
    if (move_spell(step->match, step->before, &move))
        move_print(step->match, &move, &respelling->text);
    legal_moves(step->match, step->before, &moves);
    respelling->listed = false;
    for (int i = 0; i < moves.count; i++)
        respelling->listed = respelling->listed || move_same(step->match, &moves.move[i], &move);
    moves_free(&moves);
}

#define TO_PLACE(set, isles)                                                                                           \
    "house: {metropolis-site: any}\ntable: {phase: actions, track: [free, anna, ben], gods: [ares, zeus], offers: "    \
    "{ares: [carl, 1]},\n"                                                                                             \
    "  philosophers: {carl: 4}, due: {carl: " set "}, isles: {" isles "}}\nlog:\n"

TEST what_goes_without_saying_is_dropped_as_in_the_list(void)
{
    static const struct {
        const char *players, *record, *respelled;
        bool listed;
    } cases[] = {
        {"[anna, ben, carl]",
         TO_PLACE("buildings",
                  "d2: {owner: carl, buildings: [port, fortress]}, i1: {owner: carl, buildings: [port, temple, "
                  "university]}") "  - carl: {metropolis: i1, port: i1, temple: i1, fortress: d2}\n",
         "carl: metropolis i1 port i1", true},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers",
                  "f2: {owner: carl, buildings: [port, port]}") "  - carl: {metropolis: f2, destroy: [port]}\n",
         "carl: metropolis f2", true},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers",
                  "f2: {owner: carl, buildings: [port, temple]}") "  - carl: {metropolis: f2, destroy: [temple]}\n",
         "carl: {metropolis: f2, destroy: [temple]}", true},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers",
                  "f2: {owner: carl, buildings: [port, temple, university]}") "  - carl: {metropolis: f2, destroy: "
                                                                              "[university, port]}\n",
         "carl: {metropolis: f2, destroy: [port, university]}", true},
        /* a port of the set leaves first, so that one of three falls and not two of four */
        {"[anna, ben, carl]",
         TO_PLACE("buildings", "g6: {owner: carl, buildings: [port, port, port, port]}, i1: {owner: carl, buildings: "
                               "[fortress, temple, university]}") "  - carl: {metropolis: g6, destroy: [port]}\n",
         "carl: metropolis g6", true},
        {"[anna, ben, carl]",
         TO_PLACE("buildings",
                  "g6: {owner: carl, buildings: [port, port, port, temple]}, i1: {owner: carl, buildings: [fortress, "
                  "temple, university]}") "  - carl: {metropolis: g6, temple: g6, destroy: []}\n",
         "carl: metropolis g6 temple g6", true},
        {"[anna, ben, carl]",
         TO_PLACE("buildings",
                  "g6: {owner: carl, buildings: [port, port, port, temple]}, i1: {owner: carl, buildings: [fortress, "
                  "temple, university]}") "  - carl: {metropolis: g6, temple: i1, destroy: [port]}\n",
         "carl: {metropolis: g6, temple: i1, destroy: [port]}", true},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers",
                  "f2: {owner: carl, buildings: [port, port]}") "  - carl: {metropolis: c2, destroy: [port]}\n",
         "carl: {metropolis: c2, destroy: [port]}", false},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers",
                  "f2: {owner: carl, buildings: [port, port]}") "  - table: {metropolis: f2, destroy: [port]}\n",
         "table: {metropolis: f2, destroy: [port]}", false},
        {"[anna, ben, carl]", TURN_WITH("sphinx", "4", "") "log:\n  - anna: {call: sphinx, troops: [g6, b1]}\n",
         "anna: call sphinx troops b1 g6", true},
        {"[anna, ben, carl]",
         TURN_WITH("none", "4",
                   ", isles: {f2: {owner: anna, troops: 1, buildings: [port]}}") "log:\n  - anna: build port at f2 "
                                                                                 "square dotted\n",
         "anna: build port at f2", true},
        {"[anna, ben, carl]",
         TURN_WITH("none", "4",
                   ", isles: {f2: {owner: anna, troops: 1}}") "log:\n  - anna: build port at f2 square dotted\n",
         "anna: build port at f2 square dotted", true},
        {"[anna, ben, carl]",
         TO_PLACE("philosophers", "f2: {owner: carl, metropolis: true}") "  - carl: metropolis f2\n",
         "carl: metropolis none", true},
        {"[g6, ben, carl]",
         "table: {phase: actions, track: [free, ben, carl], gods: [ares, zeus], offers: {ares: [g6, 1]}, creatures: "
         "[pegasus, none, none]}\n"
         "log:\n  - g6: {call: pegasus, troops: 1, from: g6, to: e5}\n",
         "g6: call pegasus troops 1 from g6 to e5", true},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        struct respelling respelling = {0};
        struct judging how = judging_usual(NULL);
        char text[1000];
        how.watch = respell;
        how.context = &respelling;
        int length = snprintf(text, sizeof text, "game: cyclades\nplayers: %s\n%s", cases[i].players, cases[i].record);
        judge_text(text, (size_t)length, &how, &verdict);
        ASSERT_STR_EQ(cases[i].respelled, text_string(&respelling.text));
        ASSERT_EQm(cases[i].respelled, cases[i].listed, respelling.listed);
        text_free(&respelling.text);
        verdict_free(&verdict);
    }
    PASS();
}

SUITE(cyclades_suite)
{
    run_findings();
    RUN_TEST(every_start_has_five_squares);
    RUN_TEST(orders_are_permutations);
    RUN_TEST(draws_are_cards_for_the_spaces_needed);
    RUN_TEST(gods_rotate_with_the_number_of_players);
    RUN_TEST(bids_go_up_to_the_purse_and_the_priests);
    RUN_TEST(sails_are_all_paths_of_three_steps);
    RUN_TEST(assaults_have_sixteen_outcomes);
    RUN_TEST(what_is_not_listed_is_announced);
    RUN_TEST(walks_go_as_far_as_the_gold);
    RUN_TEST(a_list_of_one_is_not_the_number);
    RUN_TEST(what_goes_without_saying_is_dropped_as_in_the_list);
}
