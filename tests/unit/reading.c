/* What cannot be understood: each gets its place, a plain sentence and, where there is one, the nearest known word.
   The records use the first game of the registry only for its name; what is tested is the common format. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "replay/registry.h"
#include "suites.h"
#include "support.h"

#define HEAD "game: mykerinos\nplayers: [anna, ben, carl]\n"
#define DEAL "  - table: {deal: [violet, lemon, brown, blackmore, tangerine, violet, lemon, brown]}\n"

struct bad_text {
    const char *name, *text;
    int line, column;
    const char *says; /* part of the sentence */
    int findings;
};

static const struct bad_text bad_texts[] = {
    {"no game", "players: [anna, ben]\n", 1, 1, "which game", 1},
    {"unknown game", "game: mykerinoss\nplayers: [anna, ben]\n", 1, 7, "did you mean mykerinos?", 1},
    {"no players", "game: mykerinos\n", 1, 1, "who plays", 1},
    {"players not a list", "game: mykerinos\nplayers: anna\n", 2, 10, "who plays", 1},
    {"one player", "game: mykerinos\nplayers: [anna]\n", 2, 10, "different names: 1", 1},
    {"same name twice", "game: mykerinos\nplayers: [anna, ben, anna]\n", 2, 22, "same name", 1},
    {"a player called table", "game: mykerinos\nplayers: [anna, table]\n", 2, 17, "no player may be called table", 1},
    {"unknown key", HEAD "tabel: {}\n", 3, 1, "did you mean table", 1},
    {"key twice", HEAD "title: a\ntitle: b\n", 4, 1, "stands twice", 1},
    {"unknown house question", HEAD "house: {declin: allow}\n", 3, 9, "did you mean decline", 1},
    {"unknown house answer", HEAD "house: {decline: maybe}\n", 3, 18, "allow, forbid", 1},
    {"newer rules", HEAD "rules: 2\n", 3, 8, "there is only 1", 1},
    {"box a wrong word", HEAD "box: mine\n", 3, 6, "the word built-in", 1},
    {"unknown part of a table", HEAD "table: {seeson: 1}\n", 3, 9, "did you mean season?", 1},
    {"number out of range", HEAD "table: {season: 9}\n", 3, 17, "from 1 to 4", 1},
    {"number beyond 64 bits", HEAD "table: {season: 99999999999999999999999}\n", 3, 17, "from 1 to 4", 1},
    {"log not a list", HEAD "log: {anna: pass}\n", 3, 1, "list of entries", 1},
    {"entry of two", HEAD "log:\n" DEAL "  - {anna: pass, ben: pass}\n", 5, 5, "one key", 1},
    {"entry a word", HEAD "log:\n" DEAL "  - pass\n", 5, 5, "NAME: what was done", 1},
    {"unknown actor", HEAD "log:\n" DEAL "  - anne: pass\n", 5, 5, "did you mean anna", 1},
    {"unknown verb", HEAD "log:\n" DEAL "  - anna: {stort: b3}\n", 5, 12, "did you mean start?", 1},
    {"unknown verb, short", HEAD "log:\n" DEAL "  - anna: stort b3\n", 5, 11, "did you mean start?", 1},
    {"misspelt field, short", HEAD "log:\n" DEAL "  - anna: take left aera 2\n", 5, 21, "did you mean area?", 1},
    {"a word that is no field, short", HEAD "log:\n" DEAL "  - anna: take left from 2\n", 5, 21,
     "take has no key from; known are area", 1},
    {"a word before the value, short", HEAD "log:\n" DEAL "  - anna: take the left\n", 5, 16,
     "the is not left or right", 1},
    {"a list for a word is no short form", HEAD "log:\n" DEAL "  - anna: {take: [left, aera]}\n", 5, 18, "not a list",
     1},
    {"a value after pass, short", HEAD "log:\n" DEAL "  - anna: pass now\n", 5, 16, "in the short form nothing", 1},
    {"capitals", HEAD "log:\n" DEAL "  - anna: take LEFT\n", 5, 16, "did you mean left?", 1},
    {"brackets in the short form", HEAD "log:\n" DEAL "  - anna: museum [two-12]\n", 5, 18, "did you mean two-12?", 1},
    {"a stranger", HEAD "log:\n" DEAL "  - zorro: pass\n", 5, 5,
     "nobody here is called zorro; known are anna, ben, carl, table", 1},
    {"unknown field", HEAD "log:\n" DEAL "  - anna: {start: b3, nota: x}\n", 5, 23, "did you mean note?", 1},
    {"unknown rule", HEAD "log:\n" DEAL "  - anna: {pass: true, illegal: log.tern}\n", 5, 33, "did you mean log.turn",
     1},
    {"unknown ruling", HEAD "log:\n" DEAL "  - anna: {pass: true, ruled: maybe}\n", 5, 31, "stands or void", 1},
    {"unknown claim", HEAD "claims: {score: {anna: 1}}\n", 3, 10, "did you mean scores?", 1},
    {"claim on a stranger", HEAD "claims: {scores: {anne: 1}}\n", 3, 19, "did you mean anna?", 1},
    {"quarter points", HEAD "claims: {scores: {anna: 0.25}}\n", 3, 25, "half points", 1},
    {"key twice in an entry", HEAD "log:\n" DEAL "  - anna: {start: b3, start: b4}\n", 5, 23, "stands twice", 1},
    {"anchor", HEAD "log:\n" DEAL "  - anna: &a pass\n", 5, 11, "anchors are not used", 1},
    {"alias", HEAD "title: &a x\nlog:\n  - anna: *a\n", 3, 8, "anchors are not used", 2},
    {"tag", HEAD "title: !!str x\n", 3, 8, "tags are not used", 1},
    {"tab", "game: mykerinos\n\tplayers: [anna, ben]\n", 2, 1, "not YAML", 1},
    {"bad UTF-8", "game: mykerinos\ntitle: \xff\xfe\n", 2, 8, "UTF-8", 1},
    {"NUL escape", HEAD "title: \"a\\0b\"\n", 3, 8, "NUL", 1},
    {"control character", "game: mykerinos\ntitle: \x01\n", 2, 8, "UTF-8", 1},
    {"unclosed list", "game: mykerinos\nplayers: [anna, ben\n", 3, 1, "not YAML", 1},
    {"unclosed list in a log before its head", "log:\n  - anna: [\n", 3, 1, "not YAML", 1},
    {"a list as record", "- game: mykerinos\n", 1, 1, "a record is a map", 1},
    {"a list as key", "[a, b]: c\n", 1, 1, "a key must be a word", 1},
    {"nested too deep", HEAD "table: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n", 3, 31,
     "nested too deep", 1},
    {"head after a log, with a fault", "log:\n  - anna: pass\n" HEAD "table: {seeson: 1}\n", 5, 9,
     "did you mean season?", 1},
};

TEST is_unreadable_at_its_place(const struct bad_text *bad)
{
    struct verdict verdict;
    bool any = judge_text(bad->text, strlen(bad->text), NULL, &verdict);
    ASSERTm(bad->name, any && verdict.docket.first);
    const struct finding *finding = verdict.docket.first;
    bool right = finding->ruling == RULING_UNREADABLE && finding->at.line == bad->line
                 && finding->at.column == bad->column && strstr(finding->message, bad->says)
                 && verdict.docket.count[RULING_UNREADABLE] == bad->findings;
    if (!right)
        for (; finding; finding = finding->next)
            printf("\n%s: %d:%d: %s: %s\n", bad->name, finding->at.line, finding->at.column,
                   ruling_names[finding->ruling], finding->message);
    verdict_free(&verdict);
    ASSERTm(bad->name, right);
    PASS();
}

static void judge_both(const char *a, const char *b, struct text *first, struct text *second)
{
    struct verdict verdict;
    judge_text(a, strlen(a), NULL, &verdict);
    list_findings(&verdict, first);
    text_format(first, "; %d entries", verdict.entries);
    verdict_free(&verdict);
    judge_text(b, strlen(b), NULL, &verdict);
    list_findings(&verdict, second);
    text_format(second, "; %d entries", verdict.entries);
    verdict_free(&verdict);
}

TEST keys_may_come_in_any_order(void)
{
    struct text a = {0}, b = {0};
    judge_both(HEAD "house: {decline: forbid}\nlog:\n" DEAL "  - ben: pass\n",
               "log:\n" DEAL "  - ben: pass\nhouse: {decline: forbid}\nplayers: [anna, ben, carl]\ngame: mykerinos\n",
               &a, &b);
    ASSERT_STR_EQ("illegal log.turn @2; 2 entries", text_string(&a));
    ASSERT_STR_EQ(text_string(&a), text_string(&b));
    text_clear(&b);
    judge_both(HEAD, "game: mykerinos\nplayers: [anna, ben, carl]\nlog:\n" DEAL "  - ben: pass\ntable: {marker: ben}\n",
               &a, &b);
    ASSERT_STR_EQ("ok; 2 entries", text_string(&b));
    text_clear(&b);
    judge_both(HEAD,
               "game: mykerinos\nplayers: [anna, ben, carl]\nlog:\n" DEAL
               "  - ben: pass\ntable: {season: 2, discarded: [violet, violet, violet, violet, violet, violet, violet, "
               "violet]}\n",
               &a, &b);
    ASSERT_STR_EQ("doubtful mykerinos.tile-count @1, illegal log.turn @2, doubtful mykerinos.tile-count; 2 entries",
                  text_string(&b));
    text_free(&a);
    text_free(&b);
    PASS();
}

TEST long_and_short_form_mean_the_same(void)
{
    struct text a = {0}, b = {0};
    judge_both(
        HEAD "log:\n" DEAL
             "  - anna: {extend: [d4, d5], illegal: mykerinos.extend-first, ruled: void}\n  - anna: {start: d4}\n",
        HEAD "log:\n" DEAL "  - anna: extend d4 d5 illegal mykerinos.extend-first ruled void\n  - anna: start d4\n", &a,
        &b);
    ASSERT_STR_EQ("confirmed mykerinos.extend-first @2; 3 entries", text_string(&a));
    ASSERT_STR_EQ(text_string(&a), text_string(&b));
    text_free(&a);
    text_free(&b);
    PASS();
}

TEST a_name_is_taken_as_written(void)
{
    struct verdict verdict;
    const char *text = "game: mykerinos\nplayers: [no, 7, \"a: b\"]\nlog:\n" DEAL
                       "  - no: start a1\n  - 7: start a2\n  - \"a: b\": start a3\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT_EQ_FMT(4, verdict.entries, "%d");
    ASSERT(!verdict.docket.first);
    verdict_free(&verdict);
    PASS();
}

/* The places of a short form's words are exact, in code points, also behind letters of several bytes. */
TEST columns_count_code_points(void)
{
    struct verdict verdict;
    const char *text = "game: mykerinos\nplayers: [zo\xc3\xab, ben]\nlog:\n" DEAL "  - zo\xc3\xab: extend d4 d5\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_EQ_FMT(17, verdict.docket.first->at.column, "%d");
    ASSERT_EQ_FMT(19, verdict.docket.first->at.end_column, "%d");
    verdict_free(&verdict);
    PASS();
}

TEST a_byte_order_mark_and_windows_line_ends_do_no_harm(void)
{
    struct verdict verdict;
    const char *text = "\xef\xbb\xbfgame: mykerinos\r\nplayers: [anna, ben]\r\nlog:\r\n  - anna: pass\r\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.judged && verdict.docket.first);
    ASSERT_STR_EQ("log.phase", verdict.docket.first->rule->code);
    ASSERT_EQ_FMT(4, verdict.docket.first->at.line, "%d");
    verdict_free(&verdict);
    PASS();
}

TEST an_unreadable_entry_is_set_aside_and_the_rest_is_judged(void)
{
    struct verdict verdict;
    struct text found = {0};
    const char *text = HEAD "log:\n" DEAL "  - anna: {stort: b3}\n  - ben: {start: b3}\n";
    judge_text(text, strlen(text), NULL, &verdict);
    list_findings(&verdict, &found);
    ASSERT_STR_EQ("unreadable log.unreadable @2, illegal log.turn @3", text_string(&found));
    ASSERT_EQ_FMT(2, verdict.docket.last->follows, "%d");
    ASSERT_EQ_FMT(2, verdict_status(&verdict, false), "%d");
    verdict_free(&verdict);
    text_free(&found);
    PASS();
}

/* Few legal entries are named, in the pages' own examples; of many it is said where they are listed. */
TEST where_much_would_have_been_legal_it_says_so(void)
{
    struct verdict verdict;
    const char *text = HEAD "log:\n" DEAL "  - anna: extend d4 d5\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_STR_EQ("too much to list here: referee moves --at 1", verdict.docket.first->legal_summary);
    verdict_free(&verdict);
    PASS();
}

/* Bytes that are no text end the reading, but what stands on the lines before them is judged. */
TEST entries_before_bad_bytes_are_judged(void)
{
    struct verdict verdict;
    struct text found = {0};
    const char *text = HEAD "log:\n" DEAL "  - ben: start b3\n  - anna: start \xff\n  - ben: start b4\n";
    judge_text(text, strlen(text), NULL, &verdict);
    list_findings(&verdict, &found);
    ASSERT_STR_EQ("illegal log.turn @2, unreadable log.unreadable @3", text_string(&found));
    ASSERT_EQ_FMT(2, verdict.entries, "%d");
    ASSERT(verdict.judged && verdict.partial);
    verdict_free(&verdict);
    text_free(&found);
    PASS();
}

static void count_steps(void *whom, const struct step *step)
{
    int *steps = whom;
    (void)step;
    ++*steps;
}

/* Also where the head follows the log, or the stream breaks off within it. */
TEST a_watcher_sees_every_entry_once(void)
{
    static const char *const texts[] = {HEAD "log:\n" DEAL "  - anna: start a1\n",
                                        "log:\n" DEAL "  - anna: start a1\n" HEAD,
                                        HEAD "log:\n" DEAL "  - anna: start a1\n  - ben: [\n"};
    for (int i = 0; i < 3; i++) {
        struct verdict verdict;
        int steps = 0;
        struct judging how = judging_usual(NULL);
        how.watch = count_steps;
        how.whom = &steps;
        judge_text(texts[i], strlen(texts[i]), &how, &verdict);
        ASSERT_EQ_FMT(i < 2 ? 2 : 3, steps, "%d");
        ASSERT_EQ_FMT(i < 2 ? 0 : 1, verdict.docket.count[RULING_UNREADABLE], "%d");
        verdict_free(&verdict);
    }
    PASS();
}

/* The cause is an entry of somebody in turn that changed nothing, also because it was ruled void. */
TEST what_only_follows_from_an_earlier_entry_says_so(void)
{
    struct verdict verdict;
    const char *text =
        HEAD "log:\n" DEAL
             "  - anna: {start: [a1, a1], ruled: void}\n  - ben: start b3\n  - anna: start a1\n  - carl: start c3\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT_STR_EQ("log.turn", verdict.docket.last->rule->code);
    ASSERT_EQ_FMT(0, verdict.docket.last->follows, "%d");
    const struct finding *turn = verdict.docket.first->next;
    ASSERT_STR_EQ("log.turn", turn->rule->code);
    ASSERT_EQ_FMT(2, turn->follows, "%d");
    verdict_free(&verdict);
    text = HEAD "log:\n" DEAL
                "  - anna: {start: a9}\n  - anna: appeal violet start a1\n  - ben: take left\n  - carl: take left\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT_STR_EQ("log.phase", verdict.docket.last->rule->code);
    ASSERT_EQ_FMT(3, verdict.docket.last->follows, "%d");
    verdict_free(&verdict);
    text = HEAD "log:\n" DEAL "  - anna: start a9\n  - ben: take left\n  - anna: strat a1\n  - carl: take left\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT_STR_EQ("log.phase", verdict.docket.last->rule->code);
    ASSERT_EQ_FMT(2, verdict.docket.last->follows, "%d");
    verdict_free(&verdict);
    PASS();
}

static void write_head(const struct game *game, int seats, const char *box, struct text *out)
{
    text_format(out, "game: %s\nplayers: [anna", game->id);
    for (int seat = 1; seat < seats; seat++)
        text_format(out, ", player-%d", seat);
    text_format(out, "]\n%s", box);
}

static bool same_opening(const struct verdict *a, const struct verdict *b)
{
    struct text said = {0}, table = {0}, other_said = {0}, other_table = {0};
    list_findings(a, &said);
    list_findings(b, &other_said);
    table_text(&a->match, a->state, &table);
    table_text(&b->match, b->state, &other_table);
    bool alike = same(text_string(&said), text_string(&other_said))
                 && same(text_string(&table), text_string(&other_table))
                 && memcmp(a->state, b->state, a->game->state_size) == 0;
    text_free(&said);
    text_free(&table);
    text_free(&other_said);
    text_free(&other_table);
    return alike;
}

/* A cache opens a built-in box once; every number of players and `box: built-in` must still get its own. */
TEST a_used_shelf_is_as_good_as_a_new_one(const struct game *game)
{
    static const char *const boxes[] = {"", "box: built-in\n", ""};
    struct box_cache used = {0};
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        for (size_t i = 0; i < sizeof boxes / sizeof *boxes; i++) {
            struct box_cache unused = {0};
            struct judging how_used = judging_usual(&used), how_unused = judging_usual(&unused);
            struct text head = {0};
            struct verdict on_used, on_unused;
            write_head(game, seats, boxes[i], &head);
            ASSERT(judge_text(text_string(&head), head.length, &how_used, &on_used));
            ASSERT(judge_text(text_string(&head), head.length, &how_unused, &on_unused));
            ASSERT(on_used.judged && on_unused.judged);
            ASSERT_EQ(on_unused.match.box_compared, on_used.match.box_compared);
            ASSERTm(game->id, same_opening(&on_used, &on_unused));
            verdict_free(&on_used);
            verdict_free(&on_unused);
            box_cache_free(&unused);
            text_free(&head);
        }
    box_cache_free(&used);
    PASS();
}

SUITE(reading)
{
    for (size_t i = 0; i < sizeof bad_texts / sizeof *bad_texts; i++) {
        greatest_set_test_suffix(bad_texts[i].name);
        RUN_TESTp(is_unreadable_at_its_place, &bad_texts[i]);
    }
    for (const struct game *const *game = games; *game; game++)
        RUN_TESTp(a_used_shelf_is_as_good_as_a_new_one, *game);
    RUN_TEST(keys_may_come_in_any_order);
    RUN_TEST(long_and_short_form_mean_the_same);
    RUN_TEST(a_name_is_taken_as_written);
    RUN_TEST(columns_count_code_points);
    RUN_TEST(a_byte_order_mark_and_windows_line_ends_do_no_harm);
    RUN_TEST(a_watcher_sees_every_entry_once);
    RUN_TEST(what_only_follows_from_an_earlier_entry_says_so);
    RUN_TEST(where_much_would_have_been_legal_it_says_so);
    RUN_TEST(entries_before_bad_bytes_are_judged);
    RUN_TEST(an_unreadable_entry_is_set_aside_and_the_rest_is_judged);
}
