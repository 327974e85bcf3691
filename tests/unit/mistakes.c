/* Mistakes: what follows from what, and the change that was probably meant. Damages are made by hand, one word each. */
#include "greatest.h"

#include <string.h>

#include "study/finding_quota.h"
#include "study/mend/mend.h"
#include "study/mend/repair_text.h"
#include "suites.h"
#include "support.h"

#define NIM "game: nim\nplayers: [anna, ben, carl]\nlog:\n"
#define DIG "game: mykerinos\nbox: built-in\nplayers: [Tom, ben]\n"
#define DEAL "  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}\n"

/* "turn @3 of 1 follows 2; ..." for every finding that belongs to a mistake, and what was meant. */
static void list_mistakes(const char *record, struct text *out, int *mistakes)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    if (load_text(&loaded, "text", record, &how)) {
        find_mistakes(&loaded.verdict, &loaded.source, &how, 1);
        *mistakes = loaded.verdict.docket.mistakes;
        for (const struct finding *finding = loaded.verdict.docket.first; finding; finding = finding->next) {
            if (!finding->mistake)
                continue;
            text_format(out, "%s%s @%d of %d", out->length ? "; " : "", finding->rule->code, finding->entry,
                        finding->mistake);
            if (finding->follows)
                text_format(out, " follows %d", finding->follows);
            if (finding->fix)
                text_format(out, " meant %s %d%s `%s`", change_kinds[finding->fix->kind].name, finding->fix->entry,
                            finding->fix->next ? " such as" : "", finding->fix->text);
            if (finding->missing)
                text_format(out, " missing %s", finding->missing);
        }
    }
    loaded_free(&loaded);
}

/* What a record without a mistake costs: nothing is judged again. */
TEST costs(const char *record, bool anything)
{
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    ASSERT(load_text(&loaded, "text", record, &how));
    find_mistakes(&loaded.verdict, &loaded.source, &how, 1);
    ASSERT_EQ(anything, loaded.verdict.docket.tried > 0);
    loaded_free(&loaded);
    PASS();
}

TEST groups(const char *record, int mistakes, const char *expected)
{
    if (!game_is_built(record))
        SKIP();
    struct text out = {0};
    int found = 0;
    list_mistakes(record, &out, &found);
    ASSERT_STR_EQ(expected, text_string(&out));
    ASSERT_EQ_FMT(mistakes, found, "%d");
    text_free(&out);
    PASS();
}

/* carl's second turn is out of order only because ben's misspelt entry was set aside. */
#define MISSPELT_LOG                                                                                                   \
    "  - anna: take 1 from beta\n  - ben: tkae 1 from beta\n  - carl: take 1 from beta\n  - anna: take 1 from gamma\n"
#define MISSPELT NIM MISSPELT_LOG
#define TWO_ROUNDS(one, two, three)                                                                                    \
    "  - " one ": take 1 from beta\n  - " two ": take 1 from beta\n  - " three ": take 1 from beta\n  - " one          \
    ": take 1 from gamma\n  - " two ": take 1 from gamma\n  - " three ": take 1 from gamma\n"
/* What ben did nobody knows, but that it was ben's turn. */
#define NONSENSE NIM "  - anna: take 1 from beta\n  - ben: frobnicate\n  - carl: take 1 from beta\n"
#define LEFT_OUT                                                                                                       \
    NIM "  - anna: take 1 from beta\n  - carl: take 1 from beta\n  - anna: take 1 from gamma\n  - ben: take 1 from "   \
        "gamma\n"
#define DOUBLED NIM "  - anna: take 1 from beta\n  - anna: take 1 from beta\n  - ben: take 1 from gamma\n"
#define AND_AGAIN(entries) entries entries
#define TWO_RULES NIM "  - anna: take 1 from alpha beta\n  - ben: take 1 from gamma\n"
#define COUNTED DIG "log:\n  - ben: {start: b3}\nclaims: {table: {owned: {Tom: {violet: 2, brown: 1}}}}\n"
#define TWICE DOUBLED "  - carl: tkae 1 from gamma\n"
#define BATTLE                                                                                                         \
    "game: cyclades\nbox: built-in\nplayers: [anna, ben, carl]\ntable:\n  phase: actions\n  track: [free, anna, "      \
    "ben]\n"                                                                                                           \
    "  gods: [ares, zeus]\n  offers: {ares: [carl, 1]}\n  isles: {b1: {owner: anna, troops: 1}, "                      \
    "c3: {owner: ben, troops: 1}, d2: {owner: carl, troops: 2}, i1: {owner: carl, troops: 1}, "                        \
    "g4: {owner: ben, troops: 2}, e5: {owner: ben, troops: 1}}\n  fleets: {carl: {f4: 1}, ben: {f5: 1}}\nlog:\n"       \
    "  - carl: march 2 from d2 to g4\n  - ben: fight\n  - carl: fight\n  - table: dice 2 0\n"
/* Two offers that nobody can read, one that only looks out of turn because of them, and a second one of the same player. */
#define SLOPPY                                                                                                         \
    "game: cyclades\nbox: built-in\nplayers: [ada, ben, cleo]\nlog:\n  - table: order ada ben cleo\n"                  \
    "  - table: draw sylph\n  - table: gods poseidon ares\n  - Ada: bids Aers for 2\n"                                 \
    "  - Ben: bid Posiedon for 1 gold\n  - Cleo: bid Poseidon 1\n  - cleo: bid ares gold 1\n"
/* Two offers with their players exchanged, one in two parts, and an offer and a turn in one line each. */
#define OFFERS                                                                                                         \
    "game: cyclades\nbox: built-in\nplayers: [ada, ben, cleo]\nlog:\n  - table: order ada ben cleo\n"                  \
    "  - table: draw sylph\n  - table: gods poseidon ares\n"
#define TURNS "  - ben: recruit fleet at f1\n  - ben: done\n  - ada: recruit troop at b1\n  - ada: done\n"
#define EXCHANGED OFFERS "  - ben: bid ares gold 2\n  - ada: bid poseidon gold 1\n  - cleo: bid apollo\n" TURNS
#define IN_PARTS OFFERS "  - ada: bid ares\n  - ada: gold 2\n  - ben: bid poseidon gold 1\n  - cleo: bid apollo\n" TURNS
#define IN_ONE                                                                                                         \
    OFFERS "  - ada: bid ares gold 2\n  - ben: bid poseidon gold 1\n  - cleo: bid apollo\n"                            \
           "  - ben: recruit fleet f1, done\n  - ada: recruit troop at b1\n  - ada: done\n  - cleo: prosper d2\n"
#define WITHOUT_A_PLACE                                                                                                \
    "game: cyclades\nbox: built-in\nplayers: [ada, ben, cleo]\ntable: {turn: {player: ada, god: ares}}\nlog:\n"        \
    "  - ada: build fortress\n"
/* Nobody can read who offers what: the next offer is out of turn because of that, and there is another slip right after. */
#define CLOSE_BEHIND OFFERS "  - ada: bid ares\n  - ben: bid poseidon gold 1\n  - cleo: bids for wisdom\n" TURNS
/* Both offers of a round of offers are missing, and what the table and the players did with them does not fit. */
#define ASTRAY                                                                                                         \
    OFFERS "  - ada: bid ares gold 2\n" TURNS                                                                          \
           "  - cleo: prosper d2\n  - table: draw medusa\n  - table: gods zeus athena\n"
#define HARVEST "  - cleo: prosper d2\n"
#define SEVEN_HARVESTS HARVEST HARVEST HARVEST HARVEST HARVEST HARVEST HARVEST
#define TRUE_CLAIM "  - claims: {over: false}\n"
#define SIX_TRUE_CLAIMS TRUE_CLAIM TRUE_CLAIM TRUE_CLAIM TRUE_CLAIM TRUE_CLAIM TRUE_CLAIM
#define SEEN_BY_ALL NIM "  - anna: take 1 from beta\n  - carl: take 1 from beta ruled void\n  - ben: take 1 from beta\n"

/* Three of five: both mistakes, and of what follows as much as there is room for. */
TEST mistakes_are_shown_before_what_follows(void)
{
    static const bool folded[] = {true, false, true, true, false};
    static const char *const expected[] = {[0] = ".....", [1] = ".x...", [2] = ".x..x", [3] = "xx..x", [5] = "xxxxx"};
    for (int most = 0; most <= 5; most++) {
        struct arena arena = {0};
        struct docket docket = {.arena = &arena};
        struct text seen = {0};
        for (int i = 0; i < 5; i++) {
            struct finding *finding = docket_add(&docket, RULING_ILLEGAL, &common_rules[LOG_UNREADABLE], "");
            finding->mistake = 1;
            finding->first = !folded[i];
        }
        struct finding_quota shown = quota_of(&docket, most, true), bare = quota_of(&docket, most, false);
        ASSERT_EQ_FMT(5 - most, shown.left_out, "%d");
        ASSERT_EQ_FMT(most < 2 ? 2 - most : 0, bare.left_out, "%d");
        for (const struct finding *finding = docket.first; finding; finding = finding->next)
            text_char(&seen, quota_takes(&shown, finding) ? 'x' : '.');
        if (expected[most])
            ASSERT_STR_EQ(expected[most], text_string(&seen));
        text_free(&seen);
        arena_free(&arena);
    }
    PASS();
}

SUITE(mistakes)
{
    RUN_TEST(mistakes_are_shown_before_what_follows);
    greatest_set_test_suffix("a clean record");
    RUN_TESTp(groups, NIM "  - anna: take 1 from beta\n  - ben: take 1 from beta\n", 0, "");
    greatest_set_test_suffix("closing claims with counts are judged again");
    RUN_TESTp(groups, COUNTED, 1, "log.phase @1 of 1 missing table: deal, 8 tiles; claims.table @0 of 1 follows 1");
    greatest_set_test_suffix("two rules broken by one entry are one mistake");
    RUN_TESTp(groups, TWO_RULES, 1, "nim.one-heap @1 of 1");
    greatest_set_test_suffix("what the table ruled on is none");
    RUN_TESTp(groups, SEEN_BY_ALL, 0, "");
    greatest_set_test_suffix("an entry twice");
    RUN_TESTp(groups, DOUBLED, 1, "log.turn @2 of 1 meant delete 2 `anna: take 1 from beta`");
    /* The only entry is removed: what comes after it is judged with the position before the log. */
    RUN_TESTp(groups, NIM "  - ben: take 1 from beta\nclaims: {to-act: [anna]}\n", 1,
              "log.turn @1 of 1 meant delete 1 `ben: take 1 from beta`; claims.to-act @0 of 1 follows 1");
    greatest_set_test_suffix("an entry left out after which the rest fits, and which of many is open");
    RUN_TESTp(groups, LEFT_OUT, 1, "log.turn @2 of 1 meant insert 2 such as `ben: take 1 from beta`");
    greatest_set_test_suffix("a misspelt verb and what follows");
    RUN_TESTp(groups, MISSPELT, 1, "log.unreadable @2 of 1 meant replace 2 `ben: take 1 from beta`");
    greatest_set_test_suffix("two mistakes that have nothing to do with each other");
    RUN_TESTp(groups, TWICE, 2,
              "log.turn @2 of 2 meant delete 2 `anna: take 1 from beta`; log.unreadable @4 of 1 meant replace 4 `carl: "
              "take 1 from gamma`");
    greatest_set_test_suffix("a deal nobody wrote is one mistake; what cannot be read is another");
    RUN_TESTp(groups, DIG "log:\n  - Tom: start c3\n  - ben: start f3\n  - Tom: extned c4 c5\n  - ben: extend f4 f5\n",
              2,
              "log.phase @1 of 2 missing table: deal, 8 tiles; log.phase @2 of 2 follows 1; log.unreadable @3 of 1 "
              "meant replace 3 `Tom: extend c4 c5`");
    greatest_set_test_suffix("a third take misses no deal, and no move that might be any");
    RUN_TESTp(groups,
              DIG "table: {marker: Tom}\nlog:\n" DEAL
                  "  - Tom: start a1\n  - ben: start b1\n  - Tom: pass\n  - ben: pass\n"
                  "  - Tom: take left\n  - ben: take right\n  - ben: take left\n",
              1, "log.phase @8 of 1");
    greatest_set_test_suffix("dice left out come before a battle that was none; which dice is open");
    RUN_TESTp(groups, BATTLE, 1,
              "log.turn @2 of 1 meant insert 2 such as `table: dice 0 0`; log.turn @3 of 1 follows 2");
    greatest_set_test_suffix("the same with the head after the log");
    RUN_TESTp(groups, "log:\n" MISSPELT_LOG "players: [anna, ben, carl]\nhouse: {pass: never}\ngame: nim\n", 1,
              "log.unreadable @2 of 1 meant replace 2 `ben: take 1 from beta`");
    greatest_set_test_suffix("what nobody can read is not one entry too many");
    RUN_TESTp(groups, NIM "  - anna: take 1 from beta\n  - ben: frobnicate\n", 1, "log.unreadable @2 of 1");
    greatest_set_test_suffix("words put right are what was meant, even where there is more to object");
    RUN_TESTp(groups, SLOPPY, 2,
              "log.unreadable @4 of 1 meant replace 4 `ada: bid ares gold 2`; log.unreadable @5 of 2 meant replace 5 "
              "`ben: bid poseidon gold 1`"); /* another player with another price would be a guess */
    greatest_set_test_suffix("two players exchanged");
    RUN_TESTp(
        groups, EXCHANGED, 1,
        "log.turn @4 of 1 meant players 4 `ada: bid ares gold 2\nben: bid poseidon gold 1`; "
        "log.turn @7 of 1 follows 4; cyclades.god-action @7 of 1 follows 4; cyclades.god-action @9 of 1 follows 4");
    greatest_set_test_suffix("an entry in two parts");
    RUN_TESTp(groups, IN_PARTS, 2, "log.unreadable @4 of 1; log.unreadable @5 of 2");
    greatest_set_test_suffix("two entries in one line are two entries");
    RUN_TESTp(groups, IN_ONE, 0, "");
    greatest_set_test_suffix("it stands there what was done, and only where is open: one of these was meant");
    RUN_TESTp(groups, WITHOUT_A_PLACE, 1, "log.unreadable @1 of 1");
    greatest_set_test_suffix("a change that brings a doubt is none: anna has one octagon");
    RUN_TESTp(groups,
              "game: myriath\nplayers: [anna, ben]\nlog:\n  - anna: octagon e5\n  - ben: octagon h8\n"
              "  - anna: octagon e7\n",
              1, "log.phase @3 of 1");
    greatest_set_test_suffix("another slip close behind");
    RUN_TESTp(groups, CLOSE_BEHIND, 2, "log.unreadable @4 of 1; log.unreadable @6 of 2");
    greatest_set_test_suffix("what an entry says of itself has nothing to do with the rest");
    RUN_TESTp(groups, NIM "  - anna: {take: 1, from: beta, ruled: ok}\n  - carl: take 1 from beta\n", 2,
              "log.unreadable @1 of 1; log.turn @2 of 2 meant replace 2 `ben: take 1 from beta`");
    greatest_set_test_suffix("nor is it gone with a change of another entry");
    RUN_TESTp(
        groups,
        NIM
        "  - anna: take 1 from beta\n  - ben: taek 1 from beta\n  - carl: take 1 from beta\n"
        "  - {anna: {take: 1, from: gamma, ruled: maybe}}\n  - ben: {take: 1, from: gamma, illegal: nim.nonsense}\n",
        3,
        "log.unreadable @2 of 1 meant replace 2 `ben: take 1 from beta`; log.unreadable @4 of 2; log.unreadable @5 of "
        "3");
    greatest_set_test_suffix("a name that somebody goes by, who never acts by their own");
    RUN_TESTp(groups, NIM TWO_ROUNDS("anna", "Benny Boy", "carl"), 2,
              "log.unreadable @2 of 1 meant replace 2 `ben: take 1 from beta`; log.unreadable @5 of 2");
    greatest_set_test_suffix("the same without colons and capitals");
    RUN_TESTp(groups,
              NIM
              "  - anna: take 1 from beta\n  - Bruno take 1 from beta\n  - carl: take 1 from beta\n  - anna: take 1 "
              "from gamma\n  - bruno take 1 from gamma\n",
              2, "log.unreadable @2 of 1 meant replace 2 `ben: take 1 from beta`; log.unreadable @5 of 2");
    greatest_set_test_suffix("the same in claims too, in the log and behind it");
    RUN_TESTp(groups,
              NIM "  - claims: {to-act: [anna], scores: {Bruno: 0}}\n  - anna: take 1 from beta\n"
                  "  - Bruno: take 1 from beta\n  - carl: take 1 from beta\nclaims: {scores: {bruno: 0}}\n",
              3,
              "log.unreadable @1 of 1; log.unreadable @3 of 2 meant replace 3 `ben: take 1 from beta`; log.unreadable "
              "@0 of 3");
    greatest_set_test_suffix("wrong values of one block of claims, and of another one");
    RUN_TESTp(groups,
              NIM "  - anna: take 1 from beta\n  - claims: {scores: {anna: 99}, over: true}\n"
                  "claims: {scores: {anna: 99, ben: 98}, winners: [anna]}\n",
              2,
              "claims.scores @2 of 1; claims.over @2 of 1 follows 2; claims.scores @0 of 2; claims.scores @0 of 2; "
              "claims.winners @0 of 2");
    greatest_set_test_suffix("somebody of whom claims alone speak");
    RUN_TESTp(groups, NIM "  - anna: take 1 from beta\nclaims: {scores: {Bruno: 0}}\n", 1, "log.unreadable @0 of 1");
    greatest_set_test_suffix("somebody of whom the head speaks again and again; another is another mistake");
    RUN_TESTp(groups,
              "game: cyclades\nplayers: [Ann, Ben, Cleo]\ntable:\n  gold: {Ann: 5, Bruno: 5}\n"
              "  priests: {Bruno: 1, Clea: 1}\n  isles: {a1: {owner: Bruno}}\n",
              2, "log.unreadable @0 of 1; log.unreadable @0 of 1; log.unreadable @0 of 2; log.unreadable @0 of 1");
    greatest_set_test_suffix("somebody of whom the table speaks first");
    RUN_TESTp(
        groups,
        "game: cyclades\nplayers: [Ann, Ben, Cleo]\nlog:\n  - table: order Cleo Bruno Ann\n  - table: draw chimera\n"
        "  - table: gods ares poseidon\n  - Cleo: bid ares gold 1\n  - Bruno: bid poseidon gold 1\n  - Ann: bid "
        "apollo\n",
        2, "log.unreadable @1 of 1; log.unreadable @5 of 2");
    greatest_set_test_suffix("everybody by the first letter, each one mistake");
    RUN_TESTp(groups, NIM TWO_ROUNDS("a", "B", "c"), 6,
              "log.unreadable @1 of 1 meant replace 1 `anna: take 1 from beta`; log.unreadable @2 of 2 meant replace 2 "
              "`ben: take 1 from beta`; log.unreadable @3 of 3 meant replace 3 `carl: take 1 from beta`; "
              "log.unreadable @4 of 4 meant replace 4 `anna: take 1 from gamma`; log.unreadable @5 of 5 meant replace "
              "5 `ben: take 1 from gamma`; log.unreadable @6 of 6 meant replace 6 `carl: take 1 from gamma`");
    greatest_set_test_suffix("a first letter that two have is nobody's");
    RUN_TESTp(groups, "game: nim\nplayers: [anna, adam]\nlog:\n  - a: pass\n  - a: pass\n", 2,
              "log.unreadable @1 of 1 meant replace 1 `anna: pass`; log.unreadable @2 of 2");
    greatest_set_test_suffix("a verb misspelt again and again");
    RUN_TESTp(groups,
              NIM "  - anna: tkae 1 from beta\n  - ben: take 1 from beta\n  - carl: {tkae: 1, from: beta}\n"
                  "  - anna: take 1 from gamma\n",
              2,
              "log.unreadable @1 of 1 meant replace 1 `anna: take 1 from beta`; log.unreadable @3 of 2 meant replace 3 "
              "`carl: take 1 from beta`");
    greatest_set_test_suffix("a word of their own for a verb");
    RUN_TESTp(groups,
              NIM "  - anna: grab 1 from beta\n  - ben: take 1 from beta\n  - carl: grab 1 from beta\n"
                  "  - anna: take 1 from gamma\n",
              2,
              "log.unreadable @1 of 1 meant replace 1 `anna: take 1 from beta`; log.unreadable @3 of 2 meant replace 3 "
              "`carl: take 1 from beta`");
    greatest_set_test_suffix("somebody who does not play at all");
    RUN_TESTp(groups,
              NIM "  - anna: take 1 from beta\n  - ben: take 1 from beta\n  - zed: frobnicate\n  - zed: frobnicate\n",
              2, "log.unreadable @3 of 1; log.unreadable @4 of 2");
    greatest_set_test_suffix("nonsense");
    RUN_TESTp(groups, NONSENSE, 1, "log.unreadable @2 of 1");
    greatest_set_test_suffix("a second colon behind nobody's name makes no entry of its own");
    RUN_TESTp(groups, NIM "  - anna: take 1 from beta dan: take 1 from beta\n", 1, "log.unreadable @1 of 1");
    greatest_set_test_suffix("two entries written twice");
    RUN_TESTp(groups, NIM AND_AGAIN("  - anna: take 1 from beta\n  - ben: take 1 from gamma\n"), 1,
              "log.turn @3 of 1 meant delete 3 `anna: take 1 from beta\nben: take 1 from gamma`");
    greatest_set_test_suffix("two entries made twice");
    RUN_TESTp(groups,
              "game: nim\nplayers: [anna, ben]\nlog:\n" AND_AGAIN(
                  "  - anna: take 1 from beta\n  - ben: take 1 from gamma\n") "  - ben: frobnicate\n",
              1, "log.unreadable @5 of 1");
    greatest_set_test_suffix("two entries missing");
    RUN_TESTp(groups, ASTRAY, 1,
              "log.phase @5 of 1 meant insert 5 such as `ben: bid poseidon gold 1\ncleo: bid apollo`; log.phase @6 of "
              "1 follows 5; log.phase @7 of 1 follows 5; "
              "log.phase @8 of 1 follows 5; log.phase @9 of 1 follows 5; log.phase @10 of 1 follows 5; "
              "log.phase @11 of 1 follows 5");
    greatest_set_test_suffix("two entries missing, and what is claimed of a log that has not come back");
    RUN_TESTp(
        groups, ASTRAY "claims: {scores: {ada: 3}}\n", 1,
        "log.phase @5 of 1 missing one or more entries; log.phase @6 of 1 follows 5; log.phase @7 of 1 follows 5; "
        "log.phase @8 of 1 follows 5; log.phase @9 of 1 follows 5; log.phase @10 of 1 follows 5; "
        "log.phase @11 of 1 follows 5; claims.scores @0 of 1 follows 5");
    greatest_set_test_suffix("two entries missing, and what is claimed of a log that has come back");
    RUN_TESTp(groups, ASTRAY SIX_TRUE_CLAIMS "claims: {scores: {ada: 3}}\n", 2,
              "log.phase @5 of 1 meant insert 5 such as `ben: bid poseidon gold 1\ncleo: bid apollo`; log.phase @6 of "
              "1 follows 5; log.phase @7 of 1 follows 5; "
              "log.phase @8 of 1 follows 5; log.phase @9 of 1 follows 5; log.phase @10 of 1 follows 5; "
              "log.phase @11 of 1 follows 5; claims.scores @0 of 2");
    greatest_set_test_suffix("two entries missing, and a log that fits for a while and has not come back");
    RUN_TESTp(
        groups, ASTRAY SIX_TRUE_CLAIMS SEVEN_HARVESTS, 1,
        "log.phase @5 of 1 missing one or more entries; log.phase @6 of 1 follows 5; log.phase @7 of 1 follows 5; "
        "log.phase @8 of 1 follows 5; log.phase @9 of 1 follows 5; log.phase @10 of 1 follows 5; "
        "log.phase @11 of 1 follows 5; log.phase @18 of 1 follows 5; log.phase @19 of 1 follows 5; "
        "log.phase @20 of 1 follows 5; log.phase @21 of 1 follows 5; log.phase @22 of 1 follows 5; "
        "log.phase @23 of 1 follows 5; log.phase @24 of 1 follows 5");
    greatest_set_test_suffix("two entries missing before three that are left");
    RUN_TESTp(groups, OFFERS "  - ada: bid ares gold 2\n  - ben: recruit fleet at f1\n  - ben: done\n  - ada: done\n",
              1,
              "log.phase @5 of 1 meant insert 5 such as `ben: bid poseidon gold 1\ncleo: bid apollo`; log.phase @6 of "
              "1 follows 5; log.phase @7 of 1 follows 5");
    greatest_set_test_suffix("and before two");
    RUN_TESTp(groups, OFFERS "  - ada: bid ares gold 2\n  - ben: recruit fleet at f1\n  - ben: done\n", 1,
              "log.phase @5 of 1 meant insert 5 such as `ben: bid poseidon gold 1\ncleo: bid apollo`; log.phase @6 of "
              "1 follows 5");
    greatest_set_test_suffix("a whole turn missing");
    RUN_TESTp(groups, TURN_GONE(""), 1,
              "log.turn @1 of 1 meant insert 1 `ben: move demeter-day\nben: produce stone gold`; "
              "mytikas.dead-end @7 of 1 follows 1; mytikas.cube @8 of 1 follows 1");
    greatest_set_test_suffix("a whole turn missing where its end has to be written");
    RUN_TESTp(groups, TURN_GONE("house: {unwritten: required}\n"), 1,
              "log.turn @1 of 1 meant insert 1 `ben: move demeter-day\nben: produce stone gold\nben: end`; "
              "mytikas.dead-end @7 of 1 follows 1; mytikas.cube @8 of 1 follows 1");
    greatest_set_test_suffix("a whole turn missing, and what no turn would mend");
    RUN_TESTp(groups, TURN_GONE("") "  - carl: move hades-day\n", 2,
              "log.turn @1 of 1 meant insert 1 `ben: move demeter-day\nben: produce stone gold`; "
              "mytikas.dead-end @7 of 1 follows 1; mytikas.cube @8 of 1 follows 1; mytikas.occupied @10 of 2");
    greatest_set_test_suffix("a clean record");
    RUN_TESTp(costs, NIM "  - anna: take 1 from beta\n  - ben: take 1 from gamma\n", false);
    greatest_set_test_suffix("a doubled entry");
    RUN_TESTp(costs, DOUBLED, true);
    greatest_set_test_suffix("a misspelt verb in a real game");
    RUN_TESTp(groups,
              DIG "log:\n" DEAL "  - Tom: start c3\n  - ben: start f3\n  - Tom: extned c4 c5\n  - ben: extend f4 f5\n"
                  "  - Tom: extend d5 d6\n  - ben: pass\n",
              1, "log.unreadable @4 of 1 meant replace 4 `Tom: extend c4 c5`");
}
