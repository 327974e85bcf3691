/* Cyclades: what findings say besides their code, and that everything printed is explained. */
#include "greatest.h"

#include <stdio.h>

#include "base/words.h"
#include "games/cyclades/box.h"
#include "games/cyclades/words.h"
#include "replay/registry.h"
#include "unit/cyclades/tables.h"

static const char *const names[] = {
    "", "", "[anna, ben]", "[anna, ben, carl]", "[anna, ben, carl, dora]", "[anna, ben, carl, dora, emil]"};

bool judge(struct verdict *verdict, int seats, const char *rest)
{
    char text[3000];
    int length = snprintf(text, sizeof text, "game: cyclades\nplayers: %s\n%s", names[seats], rest);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
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
    ASSERT(
        judge(&verdict, 2,
              "table: {cycle: 1, phase: offerings, track: [anna, ben, anna, ben], gods: [ares, zeus, athena], assumed: "
              "{purses: [anna]}}\nlog:\n"
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
    ASSERT(first_says(&verdict, "log.unknown", "tie: metropolises", NULL));
    ASSERT_EQ(RULING_UNSETTLED, verdict.docket.first->ruling);
    verdict_free(&verdict);
    PASS();
}

TEST outbid_findings_point_at_both_offers(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 3,
                 "table: {phase: offerings, track: [anna, ben, carl], gods: [ares, zeus], gold: {anna: 5, ben: 5, "
                 "carl: 5}, priests: none}\nlog:\n"
                 "  - anna: bid ares gold 2\n  - ben: bid ares gold 3\n  - anna: bid ares gold 4\n"));
    ASSERT(first_says(&verdict, "cyclades.bid-other-god", NULL, NULL));
    const struct related *related = verdict.docket.first->related;
    ASSERT(related && related->next && !related->next->next);
    ASSERT_EQ_FMT(5, related->at.line, "%d");
    ASSERT_EQ_FMT(6, related->next->at.line, "%d");
    verdict_free(&verdict);
    PASS();
}

#define BATTLE                                                                                                         \
    "table: {phase: actions, track: [free, ben, carl], gods: [ares, zeus], offers: {ares: [anna, 1]}, "                \
    "isles: {d2: {owner: anna, troops: 3}, g4: {owner: ben, troops: 3}, i1: {owner: ben, troops: 1}}, "                \
    "fleets: {anna: {f4: 1}, ben: {h3: 1, i2: 1}}, gold: {anna: 5, ben: 5, carl: 5}}\nlog:\n"

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
         "  - carl: bid apollo\n  - anna: prosper g6\n  - ben: done\n  - carl: done\n  - table: draw sphinx\n  - "
         "table: gods athena ares\n",
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

TEST what_broke_a_tie_is_said_once(void)
{
    struct verdict verdict;
    judge(&verdict, 3,
          "table: {cycle: 9, phase: over, isles: {b1: {owner: anna, metropolis: true}, g6: {owner: anna, metropolis: "
          "true}, "
          "c3: {owner: ben, metropolis: true}, f2: {owner: ben, metropolis: true}}, gold: {anna: 4, ben: 4, carl: 0}}\n"
          "claims: {winners: [anna]}\n");
    ASSERT_STR_EQ("the game was won by anna and ben (anna 2, ben 2, carl 0): equal gold: 4",
                  verdict.docket.first->message);
    verdict_free(&verdict);
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

/* ben, between anna and carl, has not begun; and after `fight` of the attacker the defender is still not asked. */
TEST what_decisions_that_go_without_saying_would_not_lift_does_not_hang_on_them(void)
{
    static const char *const records[] = {
        "house: {unwritten: required}\ntable: {phase: actions, gods: [ares, poseidon, zeus], offers: {ares: [anna, 2], "
        "poseidon: [ben, 1], zeus: [carl, 1]}, isles: {b1: {owner: anna, troops: 1}, c3: {owner: ben, troops: 1}, "
        "i1: {owner: carl, troops: 1}}, fleets: {}, priests: none}\n"
        "log:\n  - anna: recruit troop at b1\n  - carl: recruit priest\n",
        "house: {unwritten: required}\n" BATTLE
        "  - anna: march 3 from d2 to g4\n  - table: dice 0 0\n  - ben: fight\n  - ben: retreat i1\n",
    };
    for (size_t i = 0; i < sizeof records / sizeof *records; i++) {
        struct verdict verdict;
        ASSERT(judge(&verdict, 3, records[i]));
        ASSERT(first_says(&verdict, "log.turn", NULL, NULL));
        ASSERT_EQ(NULL, verdict.docket.first->house);
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
    PASS();
}

void run_findings(void)
{
    RUN_TEST(findings_name_the_house_switch_they_hang_on);
    RUN_TEST(outbid_findings_point_at_both_offers);
    RUN_TEST(findings_point_at_the_entry_they_follow_from);
    RUN_TEST(what_broke_a_tie_is_said_once);
    RUN_TEST(findings_name_each_answer_that_would_lift_them);
    RUN_TEST(what_decisions_that_go_without_saying_would_not_lift_does_not_hang_on_them);
    RUN_TEST(whatever_is_printed_is_explained);
}
