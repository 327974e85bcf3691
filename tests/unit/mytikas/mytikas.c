/* Mytikas: counts of legal entries, random games to each of the three endings, and what findings say besides their code. */
#include "greatest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "games/mytikas/mytikas.h"
#include "replay/legal.h"
#include "replay/playout.h"
#include "replay/position.h"
#include "support.h"

void mytikas_reports(void); /* reports.c */

static bool judge(struct verdict *verdict, int seats, const char *rest)
{
    static const char *const players[] = {"", "", "[anna, ben]", "[anna, ben, carl]", "[anna, ben, carl, dora]"};
    char text[2000];
    int length = snprintf(text, sizeof text, "game: mytikas\nplayers: %s\n%s", players[seats], rest);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

/* Legal entries now, all of them or those of one verb. */
static int count_legal(int seats, int verb, const char *rest)
{
    struct verdict verdict;
    struct moves moves = {0};
    if (judge(&verdict, seats, rest))
        legal_moves_of(&verdict.match, verdict.state, -1, verb, &moves);
    int count = moves.count;
    moves_free(&moves);
    verdict_free(&verdict);
    return count;
}

TEST the_set_up_has_the_entries_of_the_page(void)
{
    ASSERT_EQ_FMT(16 * 3, count_legal(3, -1, ""), "%d");
    ASSERT_EQ_FMT(15 * 2, count_legal(3, -1, "log: [{table: deal hera to anna}]\n"), "%d");
    ASSERT_EQ_FMT(120 * 4, count_legal(4, -1, "house: {deal: two}\n"), "%d");
    ASSERT_EQ_FMT(
        2 * 2,
        count_legal(2, -1,
                    "house: {deal: two}\nlog: [{table: deal hera ares to anna}, {table: deal pan zeus to ben}]\n"),
        "%d");
    ASSERT_EQ_FMT(14, count_legal(2, -1, "log: [{table: deal hera to anna}, {table: deal pan to ben}]\n"), "%d");
    ASSERT_EQ_FMT(
        4,
        count_legal(2, -1,
                    "table: {first: anna, line: [zeus], seats: {anna: {cards: {hera: 1}}, ben: {cards: {pan: 1}}}}\n"),
        "%d");
    PASS();
}

/* What the main action still had to take is too late, and would be Ares' token under another name. */
TEST what_is_completed_is_listed_once(void)
{
    static const char taken[] = "table: {first: anna, line: [zeus, hera], seats: {anna: {cards: {ares: 1}, favors: "
                                "[poseidon]}, ben: {cards: {pan: 1}, favors: [zeus]}}}\n"
                                "log: [{anna: move poseidon-day}, {anna: take 1}";
    char log[400];
    snprintf(log, sizeof log, "%s]\n", taken);
    ASSERT_EQ_FMT(2, count_legal(2, VERB_TAKE, log), "%d"); /* the other one of the area, and that of Ares */
    snprintf(log, sizeof log, "%s, {anna: bonus}]\n", taken);
    ASSERT_EQ_FMT(1, count_legal(2, VERB_TAKE, log), "%d");
    PASS();
}

TEST a_turn_starts_with_the_free_areas_that_are_no_dead_ends(void)
{
    /* no cubes, no favors: Zeus Night, Demeter Night and Hades Day are dead ends */
    ASSERT_EQ_FMT(
        5,
        count_legal(3, -1, "box: built-in\ntable: {turn: anna, seats: {anna: {goods: {}, favors: [], cards: {}}}}\n"),
        "%d");
    ASSERT_EQ_FMT(3,
                  count_legal(3, -1,
                              "box: built-in\ntable: {turn: anna, seats: {anna: {goods: {}, favors: [], cards: {}, "
                              "builder: zeus-day}, ben: "
                              "{builder: hades-night}}}\n"),
                  "%d");
    ASSERT_EQ_FMT(3,
                  count_legal(2, -1,
                              "box: built-in\ntable: {turn: anna, seats: {anna: {goods: {}, favors: [], cards: {}, "
                              "builder: hades}, ben: {builder: zeus}}}\n"),
                  "%d");
    /* a cube on level 4 goes down to three levels; four levels with three kinds above the ground make 18 */
    ASSERT_EQ_FMT(3, count_legal(3, VERB_DOWN, "table: {turn: anna, seats: {anna: {goods: {gold: [0, 0, 0, 1]}}}}\n"),
                  "%d");
    /* a card owed: any of the thirteen that are not face up; hera has taken a lock */
    ASSERT_EQ_FMT(13,
                  count_legal(3, VERB_REVEAL,
                              "table: {turn: anna, owed: 1, line: [zeus], seats: {anna: {cards: {hera: locked}}, ben: "
                              "{cards: {pan: 1}}}}\n"),
                  "%d");
    ASSERT_EQ_FMT(
        0,
        count_legal(
            3, VERB_REVEAL,
            "table: {turn: anna, line: [zeus], seats: {anna: {cards: {hera: locked}}, ben: {cards: {pan: 1}}}}\n"),
        "%d");
    ASSERT_EQ_FMT(18,
                  count_legal(3, VERB_DOWN,
                              "table: {turn: anna, seats: {anna: {goods: {stone: [1, 1, 1, 1], marble: [1, 1, 1, 1], "
                              "gold: [1, 1, 1, 1]}}}}\n"),
                  "%d");
    PASS();
}

#define AT(area, goods)                                                                                                \
    "box: built-in\ntable:\n  turn: anna\n  phase: act\n  seats: {anna: {goods: " goods                                \
    ", favors: [zeus], offerings: 2}, ben: {favors: []}, carl: {favors: []}}\n"                                        \
    "  now: {area: " area ", who: anna}\n"

TEST an_action_has_the_steps_of_the_page(void)
{
    ASSERT_EQ_FMT(3, count_legal(3, VERB_PRODUCE, AT("demeter-day", "{}")), "%d");
    /* a stone on level 1 is in both options, and listed once */
    ASSERT_EQ_FMT(
        4,
        count_legal(
            3, VERB_PRODUCE,
            "box: {areas: {demeter-day: {main: [[{produce: [stone], at: 1}], [{produce: [stone], at: any}]]}}}\n"
            "table: {turn: anna, phase: act, now: {area: demeter-day, who: anna}}\n"),
        "%d");
    ASSERT_EQ_FMT(
        9, count_legal(3, VERB_UP, AT("hades-day", "{stone: [1, 1, 1, 1], marble: [1, 1, 1, 1], gold: [1, 1, 1, 1]}")),
        "%d");
    ASSERT_EQ_FMT(2, count_legal(3, VERB_TAKE, AT("poseidon-day", "{}")), "%d");
    ASSERT_EQ_FMT(4, count_legal(3, VERB_FAVOR, AT("poseidon-night", "{}")), "%d");
    /* two pieces with two slots each, cubes for everything on every level */
    ASSERT_EQ_FMT(16, count_legal(3, VERB_BUILD, AT("demeter-night", "{stone: [2, 2, 2, 2], marble: [3, 3, 3, 3]}")),
                  "%d");
    ASSERT_EQ_FMT(0, count_legal(3, VERB_END, AT("hades-night", "{}")), "%d");
    PASS();
}

#define HADES "box: built-in\ntable: {turn: anna, seats: {anna: {cards: {hades: 1}, goods: "

TEST too_many_sacrifices_are_described_not_listed(void)
{
    struct verdict verdict;
    struct text out = {0};
    ASSERT(judge(&verdict, 3, HADES "{stone: [7, 7, 7, 7], marble: [7, 7, 7, 7], gold: [7, 7, 7, 7]}}}}\n"));
    ASSERT_EQ_FMT(364L, myt_ways_to_sacrifice(verdict.state, 0, 3), "%ld");
    ASSERT_EQ_FMT(31824L, myt_ways_to_sacrifice(verdict.state, 0, 7), "%ld");
    position_print_unlisted(&verdict.match, verdict.state, &out);
    ASSERT(strstr(text_string(&out), "31824") && strstr(text_string(&out), "364"));
    ((struct myt_state *)verdict.state)->fresh[HADES_CARD] = true;
    text_clear(&out);
    position_print_unlisted(&verdict.match, verdict.state, &out);
    ASSERT_EQ(0, out.length);
    text_free(&out);
    verdict_free(&verdict);
    ASSERT_EQ_FMT(
        0, count_legal(3, VERB_SACRIFICE, HADES "{stone: [7, 7, 7, 7], marble: [7, 7, 7, 7], gold: [7, 7, 7, 7]}}}}\n"),
        "%d");
    /* three of a, b, b: abb; of seven alike: aaa and aaaaaaa */
    ASSERT_EQ_FMT(1, count_legal(3, VERB_SACRIFICE, HADES "{stone: [1, 2, 0, 0]}}}}\n"), "%d");
    ASSERT_EQ_FMT(2, count_legal(3, VERB_SACRIFICE, HADES "{stone: [7, 0, 0, 0]}}}}\n"), "%d");
    PASS();
}

/* ---- random games ---- */

enum ending { BY_LEVELS, BY_PIECES, BY_LOCK, ENDINGS };
enum { MOST_ENTRIES = 20000, MOST_GAMES = 150 };

static int how_it_ended(const struct match *match, const struct myt_state *s)
{
    if (myt_locks_left(match, s) == 0)
        return BY_LOCK;
    return myt_levels_empty(match, s) >= LEVELS - 1 ? BY_LEVELS : BY_PIECES;
}

static int play_to_the_end(int seats, uint64_t seed)
{
    static const char *const names[] = {"anna", "ben", "carl", "dora"};
    struct verdict verdict;
    struct box_cache cache = {0};
    struct judging how = judging_usual(&cache);
    struct random random = random_seeded(seed);
    int ended = -1;
    if (open_game(&mytikas_game, seats, names, &how, &random, &verdict)) {
        struct myt_state now = *(struct myt_state *)verdict.state, after;
        struct move move;
        int entries = 0;
        while (entries++ < MOST_ENTRIES
               && play_random(&verdict.match, &now, -1, &random, &move, &after) == PLAYOUT_PLAYED)
            now = after;
        if (now.phase == FINISHED)
            ended = how_it_ended(&verdict.match, &now);
    }
    verdict_free(&verdict);
    box_cache_free(&cache);
    return ended;
}

TEST random_games_end_in_each_of_three_ways(int seats)
{
    int seen[ENDINGS] = {0}, ways = 0;
    for (uint64_t seed = 1; seed <= MOST_GAMES && ways < ENDINGS; seed++) {
        int ended = play_to_the_end(seats, seed);
        if (ended >= 0 && seen[ended]++ == 0)
            ways++;
    }
    ASSERT_EQ_FMT(ENDINGS, ways, "%d");
    PASS();
}

/* ---- what findings say ---- */

static const struct finding *find(const struct verdict *verdict, const char *code)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && !same(finding->rule->code, code))
        finding = finding->next;
    return finding;
}

TEST a_doubtful_finding_names_its_datum(void)
{
    static const struct {
        const char *record, *code, *path;
    } cases[] = {
        {"table: {turn: anna}\nlog: [{anna: move poseidon-day}, {anna: take 3}]\n", "mytikas.amount",
         "areas.poseidon-day.main.amount"},
        {"table: {turn: anna}\nlog: [{anna: move demeter-day}, {anna: produce marble marble}]\n", "mytikas.combination",
         "areas.demeter-day.main.goods"},
        {"table: {turn: anna, seats: {anna: {goods: {}, favors: [], cards: {}}}}\nlog: [{anna: move zeus-night}]\n",
         "mytikas.dead-end", "costs.small-temple"},
        {"table: {turn: anna, seats: {anna: {offerings: 1, cards: {hera: 1}}}}\nlog: [{anna: move hades-night}, {anna: "
         "offer hera tokens 1}]\n",
         "mytikas.assumed", "locks.values"},
        {"table: {turn: anna, phase: act, seats: {anna: {favors: [demeter]}}, now: {area: demeter-day, who: anna, "
         "bonus: []}}\nlog: [{anna: take 1}]\n",
         "mytikas.step", "areas.demeter-day.bonus.kind"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        ASSERT(judge(&verdict, 3, cases[i].record));
        const struct finding *finding = find(&verdict, cases[i].code);
        ASSERTm(cases[i].code,
                finding && strings_have(finding->rests_on, cases[i].path)
                    && finding->ruling == (same(cases[i].code, "mytikas.assumed") ? RULING_NOTED : RULING_DOUBTFUL));
        verdict_free(&verdict);
    }
    PASS();
}

TEST a_finding_names_the_house_answer_that_would_lift_it(void)
{
    static const struct {
        const char *record, *code, *answer;
    } cases[] = {
        {"table: {turn: anna, phase: follow, seats: {ben: {goods: {gold: [0, 1, 0, 0]}}}, now: {area: hades-day, who: "
         "ben}}\n"
         "log: [{ben: down gold-2 to 1}]\n",
         "mytikas.down-turn", "down-when-following: allow"},
        {"house: {card-bonus: with-main}\ntable: {turn: anna, seats: {anna: {goods: {}, favors: [], cards: {hera: "
         "1}}}}\nlog: "
         "[{anna: move zeus-night}]\n",
         "mytikas.dead-end", "card-bonus: alone"},
        {"table: {turn: anna, phase: follow, seats: {ben: {favors: [zeus], cards: {}, goods: {stone: [0, 1, 0, 0], "
         "marble: [1, 0, "
         "0, 0], gold: [1, 0, 0, 0]}}},\n"
         "  now: {area: zeus-night}}\nlog: [{ben: follow zeus-night}]\n",
         "mytikas.dead-end", "down-when-following: allow"},
        {"house: {start-city-token: taken}\ntable: {turn: anna, phase: act, now: {area: zeus-night, who: anna},\n"
         "  seats: {anna: {goods: {stone: [1, 0, 0, 0], marble: [1, 0, 0, 0], gold: [1, 0, 0, 0]}}, ben: {built: "
         "{large-temple: [1]}}}}\n"
         "log: [{anna: build small-temple level 1 slot 1}]\n",
         "mytikas.level-token", "start-city-token: stays"},
        {"house: {card-ready: own-turn}\ntable: {turn: anna, phase: follow, fresh: [poseidon], now: {area: zeus-day},\n"
         "  seats: {ben: {favors: [hades], cards: {poseidon: 1}}}}\nlog: [{ben: follow zeus-day pay hades}]\n",
         "mytikas.card-ready", "card-ready: next-turn"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        char record[1000];
        snprintf(record, sizeof record, "box: built-in\n%s", cases[i].record);
        ASSERT(judge(&verdict, 3, record));
        const struct finding *finding = find(&verdict, cases[i].code);
        ASSERTm(cases[i].answer, finding && strings_have(finding->house, cases[i].answer));
        verdict_free(&verdict);
    }
    PASS();
}

TEST a_card_nobody_controls_was_taken_by_nobody(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 2,
                 "house: {deal: two}\nlog: [{table: deal hera ares to anna}, {table: deal pan zeus to ben}, {anna: "
                 "keep hera}, {ben: keep pan},\n"
                 "  {table: reveal hades}, {ben: favor demeter}, {anna: favor zeus}, {anna: move poseidon-day}, {anna: "
                 "take 1 with ares}]\n"));
    const struct finding *finding = find(&verdict, "mytikas.card");
    ASSERT(finding && same(finding->message, "anna uses Ares, which no player controls") && !finding->related);
    verdict_free(&verdict);
    PASS();
}

/* The log has one entry per line, from line 5 on. */
TEST a_finding_points_to_what_caused_it(void)
{
    static const struct {
        const char *log, *code, *message;
        int line;
    } cases[] = {
        {"{anna: move zeus-day},\n{anna: produce gold},\n{anna: end},\n{ben: pass},\n{ben: follow zeus-day}",
         "mytikas.follow-order", "ben follows after passing", 8},
        {"{anna: move zeus-day},\n{anna: produce gold},\n{anna: end},\n{carl: follow zeus-day},\n{carl: produce "
         "gold},\n{carl: end},\n{ben: follow zeus-day}",
         "mytikas.follow-order", "ben follows after carl, who is later in player order", 8},
        {"{anna: move zeus-day},\n{anna: end},\n{ben: follow zeus-night}", "mytikas.follow-area",
         "ben follows at Zeus Night, but anna went to Zeus Day", 5},
        {"{anna: move hades-night},\n{anna: take 1},\n{anna: offer hestia tokens 1}", "mytikas.option", NULL, 6},
        {"{anna: move hades-day},\n{anna: up stone-1 into marble},\n{anna: up stone-1 into marble}",
         "mytikas.card-once", "anna uses Hestia again, but the card works only once", 6},
        {"{anna: move demeter-day},\n{carl: follow demeter-day pay zeus}", "log.turn",
         "carl acts, but anna has not ended their action with `end`", 5},
        {"{anna: move zeus-day},\n{anna: end},\n{ben: follow zeus-day},\n{ben: bonus}", "mytikas.bonus-follow", NULL,
         7},
        {"{anna: move hades-night},\n{anna: offer hestia tokens 2},\n{anna: offer hestia tokens 1}",
         "mytikas.feed-locked", "anna offers to Hestia, which is locked", 6},
        {"{anna: move hades-night},\n{anna: offer hestia tokens 2},\n{anna: end},\n{ben: follow hades-night},\n{ben: "
         "offer hestia tokens 1}",
         "mytikas.secured", "ben steals Hestia, which anna has locked", 6},
        {"{set: {seats: {anna: {goods: {marble: [1, 0, 0, 0]}, built: {minor-city: [1, 0], major-city: [2, 2], "
         "small-temple: [2, 2], large-temple: 3}}}}},\n{anna: move demeter-night},\n{anna: build minor-city level "
         "1},\n{anna: favor zeus},\n{anna: end},\n{ben: move zeus-day}",
         "log.over", "anna's turn is the last, and only follow-ups are left", 7},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        char record[1000];
        snprintf(
            record, sizeof record,
            "box: built-in\ntable: {turn: anna, locks: [3, 4, 4, 5, 5], seats: {anna: {goods: {stone: [2, 0, 0, 0]}, "
            "cards: {hestia: 1}, "
            "offerings: 3}, "
            "ben: {favors: [zeus, hades], offerings: 1}, carl: {favors: [zeus]}}}\nlog: [%s]\n",
            cases[i].log);
        ASSERT(judge(&verdict, 3, record));
        const struct finding *finding = find(&verdict, cases[i].code);
        ASSERTm(cases[i].log, finding && finding->related && finding->related->at.line == cases[i].line);
        ASSERTm(cases[i].log, !cases[i].message || same(finding->message, cases[i].message));
        verdict_free(&verdict);
    }
    PASS();
}

TEST a_finding_points_at_the_word_that_is_wrong(void)
{
    static const struct {
        const char *log;
        int column;
    } cases[] = {
        {"anna: move demeter-day\n  - anna: produce stone gold level 2\n", 36},
        {"anna: move demeter-night\n  - anna: build minor-city level 1 slot 1\n", 41},
        {"anna: move zeus-day\n  - anna: produce gold\n  - anna: end\n  - ben: follow zeus-day pay offering\n", 30},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct verdict verdict;
        char rest[600];
        snprintf(
            rest, sizeof rest,
            "box: built-in\ntable: {turn: anna, fresh: [zeus], seats: {anna: {goods: {stone: [3, 0, 0, 0], marble: "
            "[1, 0, 0, 0]}, built: {minor-city: [1, 0]}}, ben: {offerings: 1, cards: {zeus: 1}}}}\nlog:\n  - %s",
            cases[i].log);
        judge(&verdict, 3, rest);
        ASSERTm(cases[i].log, verdict.docket.first);
        ASSERT_EQ_FMT(cases[i].column, verdict.docket.first->at.column, "%d");
        verdict_free(&verdict);
    }
    PASS();
}

TEST a_card_without_its_favor_says_no_sum(void)
{
    struct verdict verdict;
    judge(&verdict, 3,
          "box: built-in\ntable: {phase: over, turn: anna, seats: {anna: {goods: {}, favors: [hades], cards: {hera: 1, "
          "persephone: 1}}}}\nclaims: {scores: {anna: 8}}\n");
    ASSERT_STR_EQ("anna has 11 points, not 8: minor cities 1 (1 x 1 = 1) + hera 3 + persephone 7 "
                  "(3 + 4 (hades Favor) = 7)",
                  verdict.docket.first->message);
    verdict_free(&verdict);
    PASS();
}

SUITE(mytikas_suite)
{
    RUN_TEST(the_set_up_has_the_entries_of_the_page);
    RUN_TEST(what_is_completed_is_listed_once);
    RUN_TEST(a_turn_starts_with_the_free_areas_that_are_no_dead_ends);
    RUN_TEST(an_action_has_the_steps_of_the_page);
    RUN_TEST(too_many_sacrifices_are_described_not_listed);
    RUN_TESTp(random_games_end_in_each_of_three_ways, 2);
    RUN_TESTp(random_games_end_in_each_of_three_ways, 3);
    RUN_TEST(a_doubtful_finding_names_its_datum);
    RUN_TEST(a_finding_names_the_house_answer_that_would_lift_it);
    RUN_TEST(a_finding_points_to_what_caused_it);
    RUN_TEST(a_card_nobody_controls_was_taken_by_nobody);
    RUN_TEST(a_finding_points_at_the_word_that_is_wrong);
    RUN_TEST(a_card_without_its_favor_says_no_sum);
    mytikas_reports();
}
