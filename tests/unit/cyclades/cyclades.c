/* Cyclades: counts of legal entries, the squares of the boards, and what findings say besides their code. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "games/cyclades/box.h"
#include "games/cyclades/words.h"
#include "replay/legal.h"
#include "replay/registry.h"
#include "support.h"

static const char *const names[] = {
    "", "", "[anna, ben]", "[anna, ben, carl]", "[anna, ben, carl, dora]", "[anna, ben, carl, dora, emil]"};

static bool judge(struct verdict *verdict, int seats, const char *rest)
{
    char text[3000];
    int length = snprintf(text, sizeof text, "game: cyclades\nplayers: %s\n%s", names[seats], rest);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

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
    ASSERT_EQ_FMT(
        7 + 7 + 1,
        count_legal(3, NULL,
                    "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: 7}}\n"),
        "%d");
    ASSERT_EQ_FMT(9 + 9 + 1,
                  count_legal(3, NULL,
                              "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: "
                              "7}, priests: {anna: 2}}\n"),
                  "%d");
    ASSERT_EQ_FMT(5 + 1,
                  count_legal(3, NULL,
                              "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus]}\nlog:\n"
                              "  - anna: bid ares gold 1\n  - ben: bid ares gold 2\n"),
                  "%d");
    ASSERT_EQ_FMT(
        2 + 2 + 2 + 1,
        count_legal(2, NULL,
                    "table: {phase: offerings, track: [anna, ben, anna, ben], gods: [ares, zeus, athena]}\nlog:\n"
                    "  - anna: bid athena gold 3\n  - ben: bid apollo\n"),
        "%d");
    PASS();
}

/* Alone in the corner: 2 seas to go to, then 3 + 4, then (2 + 4 + 2) + (2 + 3 + 2 + 3). */
TEST sails_are_all_paths_of_three_steps(void)
{
    const char *table = "table: {phase: actions, track: [free, ben, carl], gods: [poseidon, zeus], offers: {poseidon: "
                        "[anna, 1]}, fleets: {anna: {a1: 1}}}\n";
    ASSERT_EQ_FMT(2 + 7 + 18, count_legal(3, "sail", table), "%d");
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

static bool first_says(const struct verdict *verdict, const char *code, const char *house, const char *rests_on)
{
    const struct finding *finding = verdict->docket.first;
    return finding && same(finding->rule->code, code) && (!house || strings_have(finding->house, house))
           && (!rests_on || strings_have(finding->rests_on, rests_on));
}

TEST findings_name_the_house_switch_they_hang_on(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 2,
                 "table: {phase: offerings, track: [anna, ben, anna, ben], gods: [ares, zeus, athena]}\nlog:\n"
                 "  - anna: bid apollo\n  - ben: bid apollo\n  - anna: bid apollo\n"));
    ASSERT(first_says(&verdict, "cyclades.two-apollo", "two-apollo: allow", "setup.2"));
    ASSERT_EQ(RULING_DOUBTFUL, verdict.docket.first->ruling);
    verdict_free(&verdict);
    ASSERT(judge(
        &verdict, 2,
        "table: {phase: actions, track: [free, anna, ben, ben], gods: [ares, zeus, athena], offers: {ares: [anna, 1]}, "
        "fleets: {anna: {f4: 1}}, isles: {d2: {owner: anna, troops: 2}, g4: {owner: ben, troops: 1}}}\n"
        "log:\n  - anna: march 2 from d2 to g4\n"));
    ASSERT(first_says(&verdict, "cyclades.last-isle", "last-isle: survivor", NULL));
    ASSERT_EQ(RULING_ILLEGAL, verdict.docket.first->ruling);
    verdict_free(&verdict);
    ASSERT(judge(&verdict, 3,
                 "table: {cycle: 9, phase: over, gold: {ben: 4, carl: 0},\n"
                 "  isles: {b1: {owner: anna, metropolis: true}, g4: {owner: anna, metropolis: true}, g6: {owner: "
                 "anna, metropolis: true},\n"
                 "    c3: {owner: ben, metropolis: true}, f2: {owner: ben, metropolis: true}, i1: {owner: carl}}}\n"));
    ASSERT(first_says(&verdict, "cyclades.winner", "tie: metropolises", NULL));
    ASSERT_EQ(RULING_UNSETTLED, verdict.docket.first->ruling);
    verdict_free(&verdict);
    PASS();
}

TEST outbid_findings_point_at_both_offers(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 3,
                 "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus]}\nlog:\n"
                 "  - anna: bid ares gold 2\n  - ben: bid ares gold 3\n  - anna: bid ares gold 4\n"));
    ASSERT(first_says(&verdict, "cyclades.bid-other-god", NULL, NULL));
    const struct related *related = verdict.docket.first->related;
    ASSERT(related && related->next && !related->next->next);
    ASSERT_EQ_FMT(5, related->at.line, "%d");
    ASSERT_EQ_FMT(6, related->next->at.line, "%d");
    verdict_free(&verdict);
    PASS();
}

#define TURN_WITH(cards, gold, more)                                                                                   \
    "table: {cycle: 4, phase: actions, track: [free, free, free], gods: [poseidon, zeus], creatures: [" cards          \
    ", none, none],\n"                                                                                                 \
    "  offers: {poseidon: [anna, 1], zeus: [ben, 1], apollo: [carl]}, gold: {anna: " gold ", ben: 1, carl: 1}" more    \
    "}\n"

#define BATTLE                                                                                                         \
    "table: {phase: actions, track: [free, ben, carl], gods: [ares, zeus], offers: {ares: [anna, 1]}, "                \
    "isles: {d2: {owner: anna, troops: 3}, g4: {owner: ben, troops: 3}, i1: {owner: ben, troops: 1}}, "                \
    "fleets: {anna: {f4: 1}, ben: {h3: 1, i2: 1}}}\nlog:\n"

TEST findings_point_at_the_entry_they_follow_from(void)
{
    static const struct {
        const char *record, *code;
        int line;
    } cases[] = {
        {"house: {unwritten: required}\n" BATTLE
         "  - anna: march 3 from d2 to g4\n  - table: dice 0 0\n  - table: dice 0 0\n",
         "cyclades.battle-choice", 6},
        {BATTLE "  - anna: march 3 from d2 to g4\n  - anna: build fortress at d2\n", "log.phase", 5},
        {TURN_WITH("polyphemus", "7",
                   ", fleets: {anna: {c2: 1}}") "log:\n  - anna: call polyphemus at b1\n  - anna: done\n",
         "log.phase", 6},
        {"log:\n  - table: order anna ben carl\n  - table: draw fates\n  - table: gods ares zeus\n  - anna: bid "
         "apollo\n  - ben: bid apollo\n"
         "  - carl: bid apollo\n  - anna: prosper g6\n  - table: draw sphinx\n  - table: gods athena ares\n",
         "cyclades.gods-carry", 6},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        ASSERT(judge(&verdict, 3, cases[i].record));
        ASSERTm(cases[i].code, first_says(&verdict, cases[i].code, NULL, NULL));
        const struct related *related = verdict.docket.first->related;
        ASSERTm(cases[i].code, related && related->at.line == cases[i].line && !related->next);
        verdict_free(&verdict);
    }
    PASS();
}

/* Who attacks ben's last isle, the tie with carl still to be broken; the purses are his and carl's. */
#define LAST_ISLE(gold)                                                                                                \
    "table: {cycle: 4, phase: actions, gods: [ares, zeus], offers: {ares: [anna, 1]}, gold: {" gold "}, "              \
    "fleets: {anna: {c2: 1}}, isles: {b1: {owner: anna, troops: 2, metropolis: true}, c3: {owner: ben, metropolis: "   \
    "true}, g4: {owner: anna, troops: 1, buildings: [port]}, e5: {owner: anna, buildings: [temple]}, f2: {owner: "     \
    "anna, buildings: [fortress, university]}, d2: {owner: carl, metropolis: true}, i1: {owner: carl, metropolis: "    \
    "true}}}\nlog:\n  - anna: march 2 from b1 to c3\n"

TEST findings_name_each_answer_that_would_lift_them(void)
{
    static const struct {
        const char *record, *code, *house;
    } cases[] = {
        {"house: {unwritten: required}\n" BATTLE
         "  - anna: march 3 from d2 to g4\n  - table: dice 0 0\n  - table: dice 0 0\n",
         "cyclades.battle-choice", "unwritten: implied"},
        {"house: {unwritten: required}\n" TURN_WITH("none", "9",
                                                    "") "log:\n  - anna: build port at g6\n  - ben: recruit priest\n",
         "log.turn", "unwritten: implied"},
        {LAST_ISLE("anna: 2, carl: 9"), "cyclades.last-isle", "last-isle: holds"},
        {LAST_ISLE("anna: 2, carl: 9"), "cyclades.last-isle", "tie: metropolises"},
        {"house: {no-place: lost}\n" TURN_WITH(
             "none", "9",
             ", philosophers: {anna: 4}, due: {anna: philosophers}, isles: "
             "{b1: {owner: anna, troops: 1, buildings: [port]}}") "log:\n  - anna: metropolis b1\n",
         "cyclades.metropolis-site", "no-place: destroy"},
        {TURN_WITH("none", "9",
                   ", philosophers: {anna: 4}, due: {anna: philosophers}, isles: {b1: {owner: anna, troops: "
                   "1, buildings: [port]}}") "log:\n  - anna: metropolis none\n",
         "cyclades.metropolis-site", "no-place: lost"},
        {TURN_WITH("none", "9",
                   ", isles: {b1: {owner: anna}, g6: {owner: anna}, e5: {owner: anna}, g4: {owner: anna}}"),
         "cyclades.pieces", "territory: unlimited"},
        {"house: {free-card: compulsory}\n" TURN_WITH("none", "9", "") "log:\n  - anna: done\n  - ben: done\n",
         "cyclades.free-card", "free-card: philosopher"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        judge(&verdict, 3, cases[i].record);
        const struct finding *finding = verdict.docket.first;
        while (finding && !same(finding->rule->code, cases[i].code))
            finding = finding->next;
        ASSERTm(cases[i].house, finding && strings_have(finding->house, cases[i].house));
        verdict_free(&verdict);
    }
    PASS();
}

/* Is this said about entries that are not listed? NULL: nothing is said at all. */
static bool announced(const char *rest, const char *words)
{
    struct verdict verdict;
    struct text out = {0};
    bool said = judge(&verdict, 3, rest);
    if (said) {
        verdict.game->unlisted(&verdict.match, verdict.state, &out);
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
    ASSERT(announced(TURN_WITH("fates", "4", TEMPLES("temple")), "temples named by their isles"));
    ASSERT(announced(TURN_WITH("fates", "4", TEMPLES("port")), NULL));
    ASSERT(announced(TURN_WITH("none", "4", TEMPLES("temple")), NULL));
    ASSERT(announced(TURN_WITH("none", "4", ", turn: {player: anna, sylph: 4}"), "up to 4 steps"));
    ASSERT(announced(TURN_WITH("none", "4", ", turn: {player: anna, sylph: 3}"), NULL));
    ASSERT(announced("box: {steps: {sail: 5}}\n" TURN_WITH("none", "4", ""), "up to 5 steps"));
    ASSERT(announced(
        "table: {cycle: 4, phase: offerings, track: [ben, anna, carl], gods: [ares, zeus], gold: {anna: 4}}\n",
        "ben: bid, higher still"));
    ASSERT(announced(
        "table: {cycle: 4, phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: 4}}\n", NULL));
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

/* The last entry as the game itself would spell it, and whether that spelling is listed. */
struct respelling {
    struct text text;
    bool listed;
};

static void respell(void *whom, const struct step *step)
{
    struct respelling *respelling = whom;
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
        how.whom = &respelling;
        int length = snprintf(text, sizeof text, "game: cyclades\nplayers: %s\n%s", cases[i].players, cases[i].record);
        judge_text(text, (size_t)length, &how, &verdict);
        ASSERT_STR_EQ(cases[i].respelled, text_string(&respelling.text));
        ASSERT_EQm(cases[i].respelled, cases[i].listed, respelling.listed);
        text_free(&respelling.text);
        verdict_free(&verdict);
    }
    PASS();
}

static bool has_topic(const struct game *game, const char *word)
{
    const struct topic *topic = game->topics;
    while (topic->word && !same(topic->word, word))
        topic++;
    return topic->word;
}

TEST whatever_is_printed_is_explained(void)
{
    const struct game *game = game_named("cyclades");
    const char *const *const words[] = {cyc_god_names, cyc_building_names, cyc_unit_names};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        for (const char *const *word = words[i]; *word; word++)
            ASSERTm(*word, has_topic(game, *word));
    for (int card = 0; card < CREATURES; card++)
        ASSERTm(cyc_creature_names[card], has_topic(game, cyc_creature_names[card]));
    for (const struct topic *topic = game->topics; topic->word; topic++) {
        for (const char *const *code = topic->rules; code && *code; code++)
            ASSERTm(*code, rule_coded(game, *code));
        for (const char *const *question = topic->questions; question && *question; question++)
            ASSERTm(*question, question_named(game, *question) >= 0);
    }
    PASS();
}

SUITE(cyclades_suite)
{
    RUN_TEST(every_start_has_five_squares);
    RUN_TEST(orders_are_permutations);
    RUN_TEST(draws_are_cards_for_the_spaces_needed);
    RUN_TEST(gods_rotate_with_the_number_of_players);
    RUN_TEST(bids_go_up_to_the_purse_and_the_priests);
    RUN_TEST(sails_are_all_paths_of_three_steps);
    RUN_TEST(assaults_have_sixteen_outcomes);
    RUN_TEST(findings_name_the_house_switch_they_hang_on);
    RUN_TEST(outbid_findings_point_at_both_offers);
    RUN_TEST(findings_point_at_the_entry_they_follow_from);
    RUN_TEST(findings_name_each_answer_that_would_lift_them);
    RUN_TEST(what_is_not_listed_is_announced);
    RUN_TEST(walks_go_as_far_as_the_gold);
    RUN_TEST(what_goes_without_saying_is_dropped_as_in_the_list);
    RUN_TEST(whatever_is_printed_is_explained);
}
