/* The ledger and the baseline. */
#include "greatest.h"

#include <string.h>

#include "base/words.h"
#include "study/baseline.h"
#include "study/ledger.h"
#include "suites.h"
#include "support.h"

/* ---- the ledger ------------------------------------------------------------------------------------------------ */

/* A game with two accounts for each of two players; the state is what is in them. */
struct purse {
    int gold[2], fame[2];
};

static struct balance purse_balance(const struct match *match, const void *state, int seat, int account)
{
    const struct purse *purse = state;
    (void)match;
    return (struct balance){account ? purse->gold[seat] : purse->fame[seat]};
}

static void purse_round(const struct match *match, const void *state, struct text *out)
{
    (void)match, (void)state;
    text_add(out, "turn of A, B");
}

static const struct field put_fields[] = {{"put", &shape_none, true, "puts"}, {0}};
static const struct verb purse_verbs[] = {{.name = "put", .fields = put_fields, .doc = "puts"}, {0}};
static const struct game purse_game = {.id = "purse",
                                       .verbs = purse_verbs,
                                       .books.accounts = (const char *const[]){"fame", "gold", NULL},
                                       .books.balance = purse_balance,
                                       .clock.round = purse_round,
                                       .state_size = sizeof(struct purse)};
static const struct rule income = {.code = "purse.income"};

static struct verdict purse_verdict(struct purse *state)
{
    struct verdict verdict = {.game = &purse_game, .judged = true, .state = state};
    verdict.match = (struct match){.game = &purse_game, .seats = 2, .names = {"anna", "ben"}};
    return verdict;
}

static void put_once(struct books *books, const struct verdict *verdict, const struct purse *before,
                     const struct purse *after)
{
    struct move move = move_of(0, 0);
    move_give(&move, 0);
    struct step step = {.entry = 1, .match = &verdict->match, .before = before, .after = after, .move = &move};
    books_watch(books, &step);
}

TEST every_booking_is_a_line_that_leads_to_the_end(void)
{
    struct purse before = {.gold = {6, 0}}, after = {.gold = {11, 0}};
    struct verdict verdict = purse_verdict(&after);
    struct books books = {0};
    struct text out = {0};
    verdict.docket = (struct docket){.arena = &verdict.arena, .keep_books = true};
    docket_book(
        &verdict.docket,
        (struct booking){.entry = 1, .account = 1, .amount = 5, .rule = &income, .why = "two isles and a half"});
    put_once(&books, &verdict, &before, &after);
    ASSERT(print_ledger(&verdict, &books, -1, -1, 0, &out));
    ASSERT_STR_EQ("anna, gold\n"
                  "                             3   at the start\n"
                  "  entry 1        +2.5      5.5   purse.income                     anna: put\n"
                  "                                 two isles and a half\n"
                  "                           5.5   at the end\n",
                  text_string(&out));
    text_clear(&out);
    ASSERT(print_ledger(&verdict, &books, 1, -1, 0, &out));
    ASSERT_STR_EQ("no player gained or spent anything\n", text_string(&out));
    text_free(&out);
    books_free(&books);
    verdict_free(&verdict);
    PASS();
}

/* 3 gold, and 2 - 0.5 more by one entry: 4.5. In one line it is the turn of A, B that brought 1.5. */
TEST changes_of_one_entry_are_summed_and_long_books_folded(void)
{
    struct purse before = {.gold = {6, 0}}, after = {.gold = {9, 0}};
    struct verdict verdict = purse_verdict(&after);
    struct books books = {0};
    struct text out = {0};
    verdict.docket = (struct docket){.arena = &verdict.arena, .keep_books = true};
    docket_book(&verdict.docket, (struct booking){.entry = 1, .account = 1, .amount = 4, .rule = &income});
    docket_book(&verdict.docket,
                (struct booking){.entry = 1, .account = 1, .amount = -1, .rule = &income, .why = "a fine"});
    put_once(&books, &verdict, &before, &after);
    ASSERT(print_ledger(&verdict, &books, 0, 1, 6, &out));
    ASSERT_STR_EQ("anna, gold\n"
                  "                             3   at the start\n"
                  "  entry 1        +1.5      4.5   2 changes                        anna: put\n"
                  "                                 +2 purse.income\n"
                  "                                 -0.5 purse.income: a fine\n"
                  "                           4.5   at the end\n",
                  text_string(&out));
    text_clear(&out);
    ASSERT(print_ledger(&verdict, &books, 0, 1, 5, &out));
    ASSERT_STR_EQ("anna, gold\n"
                  "                             3   at the start\n"
                  "  turn of A, B   +1.5      4.5   entry 1\n"
                  "                           4.5   at the end\n"
                  "6 lines were folded; --all shows every entry (add a player and an account to see less)\n",
                  text_string(&out));
    text_free(&out);
    books_free(&books);
    verdict_free(&verdict);
    PASS();
}

TEST what_no_booking_explains_is_our_fault(void)
{
    struct purse before = {.fame = {0, 2}}, after = {.fame = {0, 8}};
    struct verdict verdict = purse_verdict(&after);
    struct books books = {0};
    struct text out = {0};
    verdict.standing.seat[1].total = 8;
    put_once(&books, &verdict, &before, &after);
    ASSERT_FALSE(print_ledger(&verdict, &books, -1, -1, 0, &out));
    ASSERT(strstr(text_string(&out), "at the end, as on the score sheet\n  unexplained: 3\n"));
    text_free(&out);
    books_free(&books);
    PASS();
}

TEST a_game_without_accounts_has_an_empty_ledger(void)
{
    struct verdict verdict;
    struct books books = {0};
    struct text out = {0};
    const char *record = "game: nim\nplayers: [anna, ben]\n";
    judge_text(record, strlen(record), NULL, &verdict);
    ASSERT(print_ledger(&verdict, &books, -1, -1, 0, &out));
    ASSERT_STR_EQ("this game has no accounts\n", text_string(&out));
    text_free(&out);
    books_free(&books);
    verdict_free(&verdict);
    PASS();
}

/* ---- the baseline ---------------------------------------------------------------------------------------------- */

static struct finding *add_finding(struct verdict *verdict, enum ruling ruling, uint64_t fingerprint)
{
    verdict->docket.arena = &verdict->arena;
    struct finding *finding = docket_add(&verdict->docket, ruling, &income, "a sentence");
    finding->fingerprint = fingerprint;
    return finding;
}

TEST a_baseline_lists_what_could_count(void)
{
    struct baseline baseline = {.folder = must_copy("/")};
    struct verdict verdict = {.file = "no such file"};
    struct text out = {0};
    add_finding(&verdict, RULING_ILLEGAL, 0xabc);
    add_finding(&verdict, RULING_CONFIRMED, 0xdef);
    baseline_list(&baseline, &verdict, &out);
    ASSERT_STR_EQ("0000000000000abc purse.income no%20such%20file\n", text_string(&out));
    text_free(&out);
    baseline_free(&baseline);
    verdict_free(&verdict);
    PASS();
}

TEST what_is_listed_is_taken_out_and_nothing_else(void)
{
    struct baseline baseline = {.folder = must_copy("/")};
    struct verdict verdict = {.file = "a.yaml"};
    ASSERT(baseline_take(&baseline, "0000000000000002 purse.income a.yaml"));
    ASSERT(baseline_take(&baseline, "0000000000000001 purse.income a.yaml"));
    ASSERT(baseline_take(&baseline, "0000000000000003 purse.income b.yaml"));
    baseline_sort(&baseline);
    add_finding(&verdict, RULING_ILLEGAL, 1);
    add_finding(&verdict, RULING_ILLEGAL, 3); /* listed for another file */
    add_finding(&verdict, RULING_WAIVED, 2);  /* counts for nothing anyway */
    baseline_apply(&baseline, &verdict);
    ASSERT_EQ_FMT(1, verdict.docket.known, "%d");
    ASSERT_EQ_FMT(1, verdict.docket.count[RULING_ILLEGAL], "%d");
    ASSERT(verdict.docket.first->fingerprint == 3);
    ASSERT(verdict.docket.last->fingerprint == 2);
    baseline_free(&baseline);
    verdict_free(&verdict);
    PASS();
}

TEST lines_of_something_else_are_no_baseline(void)
{
    static const char *const bad[] = {"hello", "0000000000000001 purse.income", "0000000000000001 purse.income ",
                                      "000000000000001 purse.income a.yaml", "000000000000000x purse.income a.yaml"};
    struct baseline baseline = {0};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        ASSERT_FALSEm(bad[i], baseline_take(&baseline, bad[i]));
    ASSERT(baseline_take(&baseline, "") && baseline_take(&baseline, "# a remark"));
    ASSERT_EQ_FMT(0, baseline.count, "%d");
    baseline_free(&baseline);
    PASS();
}

SUITE(ledger)
{
    RUN_TEST(every_booking_is_a_line_that_leads_to_the_end);
    RUN_TEST(changes_of_one_entry_are_summed_and_long_books_folded);
    RUN_TEST(what_no_booking_explains_is_our_fault);
    RUN_TEST(a_game_without_accounts_has_an_empty_ledger);
    RUN_TEST(a_baseline_lists_what_could_count);
    RUN_TEST(what_is_listed_is_taken_out_and_nothing_else);
    RUN_TEST(lines_of_something_else_are_no_baseline);
}
