/* What cannot be understood: each gets its place, a plain sentence and, where there is one, the nearest known word.
   The records are of the template game; what is tested is the common format. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "replay/registry.h"
#include "study/outcome.h"
#include "suites.h"
#include "support.h"

#define HEAD "game: nim\nplayers: [anna, ben, carl]\n"
#define LOG HEAD "log:\n"

struct bad_text {
    const char *name, *text;
    int line, column;
    const char *says; /* part of the sentence */
    int findings;
};

static const struct bad_text bad_texts[] = {
    {"no game", "players: [anna, ben]\n", 1, 1, "`game` is missing", 1},
    {"unknown game", "game: nimm\nplayers: [anna, ben]\n", 1, 7, "did you mean `nim`?", 1},
    {"no players", "game: nim\n", 1, 1, "`players`", 1},
    {"players not a list", "game: nim\nplayers: anna\n", 2, 10, "`players`", 1},
    {"one player", "game: nim\nplayers: [anna]\n", 2, 10, "1 player; this game", 1},
    {"same name twice", "game: nim\nplayers: [anna, ben, anna]\n", 2, 22, "another player is called `anna`", 1},
    {"same name twice, of two", "game: nim\nplayers: [anna, anna]\n", 2, 17, "another player is called `anna`", 1},
    {"a player called Table", "game: nim\nplayers: [anna, Table]\n", 2, 17, "no player can be called `Table`", 1},
    {"a player called SET", "game: nim\nplayers: [anna, SET]\n", 2, 17, "no player can be called `SET`", 1},
    {"a player called unknown", "game: nim\nplayers: [anna, Unknown]\n", 2, 17, "no player can be called `Unknown`", 1},
    {"a player called none", "game: nim\nplayers: [anna, nOne]\n", 2, 17, "no player can be called `nOne`", 1},
    {"a player called claims, with what cannot be seen in it", "game: nim\nplayers: [anna, \"cla\\ufe0fims\"]\n", 2, 17,
     "no player can be called", 1},
    {"a player called table", "game: nim\nplayers: [anna, table]\n", 2, 17, "no player can be called `table`", 1},
    {"unknown key", HEAD "tabel: {}\n", 3, 1, "did you mean `table`", 1},
    {"key twice", HEAD "title: a\ntitle: b\n", 4, 1, "given twice", 1},
    {"unknown house question", HEAD "house: {pas: never}\n", 3, 9, "did you mean `pass`", 1},
    {"unknown house answer", HEAD "house: {pass: maybe}\n", 3, 15, "never or allowed", 1},
    {"house question twice, once in capitals", HEAD "house: {pass: never, Pass: allowed}\n", 3, 22, "already on line 3",
     1},
    {"older rules", HEAD "rules: 1\n", 3, 8, "referee help changes", 1},
    {"the rules before these", HEAD "rules: 2\n", 3, 8, "referee help changes", 1},
    {"newer rules", HEAD "rules: 4\n", 3, 8, "the newest is 3", 1},
    {"box a wrong word", HEAD "box: mine\n", 3, 6, "or `built-in`", 1},
    {"unknown part of a table", HEAD "table: {heeps: {}}\n", 3, 9, "did you mean `heaps`?", 1},
    {"number out of range", HEAD "table: {heaps: {beta: 10}}\n", 3, 23, "from 0 to 9", 1},
    {"number beyond 64 bits", HEAD "table: {heaps: {beta: 99999999999999999999999}}\n", 3, 23, "from 0 to 9", 1},
    {"log not a list", HEAD "log: {anna: pass}\n", 3, 1, "must be a list", 1},
    {"log not YAML", HEAD "log: @x\n", 3, 6, "not YAML", 1},
    {"entry of two, one with a note", LOG "  - {anna: pass, ben: {pass: true, note: a}}\n", 4, 5, "cannot read", 1},
    {"entry a number", LOG "  - 12\n", 4, 5, "cannot read `12`", 1},
    {"entry a word", LOG "  - pass\n", 4, 5, "cannot read `pass`", 1},
    {"unknown actor", LOG "  - anne: pass\n", 4, 5, "did you mean `anna`?", 1},
    {"a longer name", LOG "  - Benny: pass\n", 4, 5, "did you mean `ben`?", 1},
    {"unknown verb", LOG "  - anna: {teke: 2, from: beta}\n", 4, 11, "cannot read", 1},
    {"unknown verb, short", LOG "  - anna: teke 2 from beta\n", 4, 11, "cannot read", 1},
    {"misspelt field, short", LOG "  - anna: take 2 form beta\n", 4, 18, "did you mean `from`?", 1},
    {"a word that is no field, short", LOG "  - anna: take 2 tower beta\n", 4, 18,
     "`take` takes no `tower`; known: from", 1},
    {"a word before the value, short", LOG "  - anna: take the 2\n", 4, 16, "`the` is not a whole number from 1 to 9",
     1},
    {"a list for a word is no short form", LOG "  - anna: {take: [2, tower]}\n", 4, 18,
     "a list cannot be read as a number of stones", 1},
    {"a value after pass, short", LOG "  - anna: pass 3\n", 4, 16, "this word takes no value", 1},
    {"a stranger", LOG "  - zorro: pass\n", 4, 5, "no player is called `zorro`; players: anna, ben, carl", 1},
    {"unknown field", LOG "  - anna: {take: 2, from: beta, nota: x}\n", 4, 33, "did you mean `note`?", 1},
    {"unknown rule", LOG "  - anna: {pass: true, illegal: log.tern}\n", 4, 33, "did you mean `log.turn`", 1},
    {"unknown ruling", LOG "  - anna: {pass: true, ruled: maybe}\n", 4, 31, "`stands` or `void`", 1},
    {"unknown claim", HEAD "claims: {scroes: {anna: 1}}\n", 3, 10, "did you mean `scores`?", 1},
    {"no claim in the log", LOG "  - claims:\n", 4, 12, "a map of claims is missing", 1},
    {"claim on a stranger", HEAD "claims: {scores: {anne: 1}}\n", 3, 19, "did you mean `anna`?", 1},
    {"quarter points", HEAD "claims: {scores: {anna: 0.25}}\n", 3, 25, "half number", 1},
    {"no game, and a key twice behind the log", "game: nin\nplayers: [anna, ben]\nlog: []\nplayers: [x, y]\n", 1, 7,
     "unknown game `nin`", 2},
    {"a table behind the log, and a key twice", HEAD "log: []\ntable: []\nlog: []\n", 4, 8, "a list cannot be read as",
     2},
    {"key twice in an entry", LOG "  - anna: {take: 2, take: 3}\n", 4, 21, "already on line 4", 1},
    {"ruled twice, once in capitals", LOG "  - anna: {take: 2, from: beta, ruled: stands, Ruled: void}\n", 4, 48,
     "`ruled` is given twice", 1},
    {"illegal twice, once in capitals", LOG "  - anna: {take: 2, from: beta, Illegal: log.turn, illegal: log.turn}\n",
     4, 52, "`illegal` is given twice", 1},
    {"ruled twice in a short form", LOG "  - anna: take 2 from beta ruled void ruled stands\n", 4, 5,
     "`ruled` is given twice", 1},
    {"anchor", LOG "  - anna: &a pass\n", 4, 11, "cannot have anchors", 1},
    {"alias", HEAD "title: &a x\nlog:\n  - anna: *a\n", 3, 8, "cannot have anchors", 2},
    {"tag", HEAD "title: !!str x\n", 3, 8, "cannot have tags", 1},
    {"anchor on the log", HEAD "log: &a\n  - anna: pass\n", 3, 6, "cannot have anchors", 1},
    {"anchor on an empty log", HEAD "log: &a\n", 3, 6, "cannot have anchors", 1},
    {"tag on the log", HEAD "log: !!seq\n  - anna: pass\n", 3, 6, "cannot have tags", 1},
    {"anchor under a note", HEAD "note: {x: [&a y]}\n", 3, 12, "cannot have anchors", 1},
    {"alias under a note", HEAD "note: [*a]\n", 3, 8, "cannot have aliases", 1},
    {"tag on a note", HEAD "note: !!str x\n", 3, 7, "cannot have tags", 1},
    {"anchor on a key", HEAD "&a note: x\n", 3, 1, "cannot have anchors", 1},
    {"alias for a key", HEAD "*a : x\n", 3, 1, "cannot have aliases", 1},
    {"alias for a key in an entry", LOG "  - *a : x\n", 4, 5, "cannot have aliases", 1},
    {"anchor on the record", "--- &a\n" HEAD, 1, 5, "cannot have anchors", 1},
    {"tag on the record", "--- !!map\n" HEAD, 1, 5, "cannot have tags", 1},
    {"tab", "game: nim\n\tplayers: [anna, ben]\n", 2, 1, "a tab is used for indentation; YAML needs spaces", 1},
    {"tabs before the entries", HEAD "log:\n\t- anna: pass\n", 4, 1, "a tab is used for indentation; YAML needs spaces",
     1},
    {"a percent sign", HEAD "title: %x\n", 3, 8, "a word cannot begin with", 1},
    {"a key of the table in the head", HEAD "turn: anna\n", 3, 1, "`turn` belongs in `table:`", 1},
    {"a key of claims in the head", HEAD "winner: anna\n", 3, 1, "`winners` belongs in `claims:`", 1},
    {"a key of claims in the log", LOG "  - scores: {anna: 3}\n", 4, 5,
     "`scores` is not an entry; write it in `claims:`", 1},
    {"a log without dashes", HEAD "log:\n  anna: pass\n", 3, 1,
     "begin each entry with a dash, as in `- NAME: what was done`", 1},
    {"a dash without its blank", HEAD "-anna: pass\n", 3, 1, "write a space after the dash", 1},
    {"bad UTF-8", "game: nim\ntitle: \xff\xfe\n", 2, 8, "UTF-8", 1},
    {"NUL escape", HEAD "title: \"a\\0b\"\n", 3, 8, "NUL", 1},
    {"control character", "game: nim\ntitle: \x01\n", 2, 8, "control characters", 1},
    {"unclosed quotes in the last entry", LOG "  - anna: \"passt\n", 4, 11, "these quotes are never closed", 1},
    {"unclosed quotes in the head", "game: nim\ntitle: 'x\nplayers: [anna, ben]\n", 2, 8,
     "these quotes are never closed", 1},
    {"unclosed list", "game: nim\nplayers: [anna, ben\n", 2, 10, "not YAML", 1},
    {"unclosed list in a log without a head", "log:\n  - anna: [\n", 1, 1, "`game` is missing", 1},
    {"a list as record", "- game: nim\n", 1, 1, "this is not a record", 1},
    {"a list as key", "[a, b]: c\n", 1, 1, "this is not a record", 1},
    {"nested too deep", HEAD "table: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]\n", 3, 31,
     "nested too deep", 1},
    {"head after a log, with a fault", "log:\n  - anna: pass\n" HEAD "table: {heeps: {}}\n", 5, 9,
     "did you mean `heaps`?", 1},
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

TEST keys_may_come_in_any_order_or_say_nothing(void)
{
    struct text a = {0}, b = {0};
    judge_both(HEAD "house: {pass: allowed}\nlog:\n  - ben: pass\n  - carl: pass\n",
               "log:\n  - ben: pass\n  - carl: pass\nhouse: {pass: allowed}\nplayers: [anna, ben, carl]\ngame: nim\n",
               &a, &b);
    ASSERT_STR_EQ("illegal log.turn @1; 2 entries", text_string(&a));
    ASSERT_STR_EQ(text_string(&a), text_string(&b));
    text_clear(&b);
    judge_both(HEAD, HEAD "house:\nbox:\ntable:\nlog:\nclaims:\n", &a, &b);
    ASSERT_STR_EQ("ok; 0 entries", text_string(&b));
    text_clear(&b);
    judge_both(HEAD, LOG "  - ben: pass\nhouse: {pass: allowed}\ntable: {turn: ben}\n", &a, &b);
    ASSERT_STR_EQ("ok; 1 entries", text_string(&b));
    text_clear(&b);
    judge_both(HEAD, LOG "  - ben: take 4 from beta\n  - ben: take 1 from gamma\nbox: {most: 2}\ntable: {turn: ben}\n",
               &a, &b);
    ASSERT_STR_EQ("illegal nim.most @1, illegal log.turn @2; 2 entries", text_string(&b));
    text_free(&a);
    text_free(&b);
    PASS();
}

TEST long_and_short_form_mean_the_same(void)
{
    struct text a = {0}, b = {0};
    judge_both(LOG "  - anna: {take: 1, from: [alpha, beta], illegal: nim.one-heap, ruled: void}\n"
                   "  - anna: {take: 2, from: alpha}\n",
               LOG "  - anna: take 1 from alpha beta illegal nim.one-heap ruled void\n  - anna: take 2 from alpha\n",
               &a, &b);
    ASSERT_STR_EQ("confirmed nim.one-heap @1; 2 entries", text_string(&a));
    ASSERT_STR_EQ(text_string(&a), text_string(&b));
    text_free(&a);
    text_free(&b);
    PASS();
}

TEST a_name_is_taken_as_written(void)
{
    struct verdict verdict;
    const char *text = "game: nim\nplayers: [no, 7, \"a: b\"]\nlog:\n"
                       "  - no: take 1 from beta\n  - 7: take 1 from beta\n  - \"a: b\": take 1 from beta\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT_EQ_FMT(3, verdict.entries, "%d");
    ASSERT(!verdict.docket.first);
    verdict_free(&verdict);
    PASS();
}

/* The places of a short form's words are exact, in code points, also after letters of several bytes. */
TEST columns_count_code_points(void)
{
    struct verdict verdict;
    const char *text = "game: nim\nplayers: [zo\xc3\xab, ben]\nlog:\n  - zo\xc3\xab: take 1 from beta gamma\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_EQ_FMT(27, verdict.docket.first->at.column, "%d");
    ASSERT_EQ_FMT(32, verdict.docket.first->at.end_column, "%d");
    verdict_free(&verdict);
    PASS();
}

TEST a_byte_order_mark_and_windows_line_ends_do_no_harm(void)
{
    struct verdict verdict;
    const char *text = "\xef\xbb\xbfgame: nim\r\nplayers: [anna, ben]\r\nlog:\r\n  - anna: pass\r\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.judged && verdict.docket.first);
    ASSERT_STR_EQ("nim.pass", verdict.docket.first->rule->code);
    ASSERT_EQ_FMT(4, verdict.docket.first->at.line, "%d");
    verdict_free(&verdict);
    PASS();
}

/* Judging stops before the first entry that is not read, also one that is not YAML; every further one is reported, and
   nothing else is: no illegal entry, no claim. */
TEST judging_stops_before_the_first_unread_entry(void)
{
    static const struct {
        const char *log, *found;
        int entries, unread, line, waiting;
    } rows[] = {
        {"  - anna: {teke: 2, from: beta}\n  - ben: {take: 2, from: beta}\n", "unreadable log.unreadable @1", 0, 1, 4,
         1},
        {"  - anna: take 1 from beta\n  - anna: take 1 from alpha\n  - ben: teke 2\n  - anna: take 9 from beta\n",
         "illegal log.turn @2, unreadable log.unreadable @3", 2, 3, 6, 1},
        {"  - anna: take 1 from beta\n  - ben: [\n  - anna: frob\n  - claims: {scores: {anna: 3}}\n"
         "  - ben: take 9 from beta\n",
         "unreadable log.unreadable @2, unreadable log.unreadable @3", 1, 2, 5, 3},
        {"  - anna: {take: 1, from: beta, frmo: beta}\nclaims: {scores: {anna: 7}, over: true}\n",
         "unreadable log.unreadable @1", 0, 1, 4, 0},
        {"  - anna: frob\n  - claims: {scroes: {anna: 7}}\nclaims: {ovre: true}\n",
         "unreadable log.unreadable @1, unreadable log.unreadable @2, unreadable log.unreadable", 0, 1, 4, 1},
        {"  - anna: frob\n  - set: {heeps: {beta: 1}}\n  - set: {heaps: {beta: 1}}\n",
         "unreadable log.unreadable @1, unreadable log.unreadable @2", 0, 1, 4, 2},
        {"  - anna: take 1 from beta\n  - set: {heeps: {beta: 1}}\n  - ben: take 9 from beta\n",
         "unreadable log.unreadable @2", 1, 2, 5, 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct verdict verdict;
        struct text text = {0}, found = {0};
        text_format(&text, LOG "%s", rows[i].log);
        judge_text(text_string(&text), text.length, NULL, &verdict);
        list_findings(&verdict, &found);
        ASSERT_STR_EQ(rows[i].found, text_string(&found));
        ASSERT_EQ_FMT(rows[i].entries, verdict.entries, "%d");
        ASSERT_EQ_FMT(rows[i].unread, verdict.unread, "%d");
        ASSERT_EQ_FMT(rows[i].line, verdict.unread_line, "%d");
        ASSERT_EQ_FMT(rows[i].waiting, verdict.waiting, "%d");
        ASSERT(verdict.judged && verdict.partial);
        ASSERT_EQ_FMT(2, verdict_status(&verdict, false), "%d");
        ASSERT_STR_EQ("no", decided_word(&verdict));
        verdict_free(&verdict);
        text_free(&found);
        text_free(&text);
    }
    PASS();
}

/* What moves nothing stops nothing: unread claims, `illegal:`, `ruled:` and notes. */
TEST judging_goes_on_after_what_moves_nothing(void)
{
    static const char *const logs[] = {
        "  - claims: {scroes: {anna: 7}}\n",
        "  - anna: {take: 1, from: alpha, illegal: nim.nonsense}\n",
        "  - anna: {take: 1, from: alpha, ruled: perhaps}\n",
        "  - anna: {take: 1, from: alpha, note: [a, b]}\n",
        "  - set: {heaps: {beta: 2}, note: [a, b]}\n",
    };
    for (size_t i = 0; i < sizeof logs / sizeof *logs; i++) {
        struct verdict verdict;
        struct text text = {0};
        text_format(&text, LOG "%s  - anna: take 9 from beta\n", logs[i]);
        judge_text(text_string(&text), text.length, NULL, &verdict);
        ASSERT_EQ_FMT(2, verdict.entries, "%d");
        ASSERT(!verdict.unread && !verdict.partial);
        ASSERT_EQ_FMT(1, verdict.docket.count[RULING_UNREADABLE], "%d");
        ASSERT(has_ruling(verdict.docket.first, RULING_IMPOSSIBLE));
        verdict_free(&verdict);
        text_free(&text);
    }
    PASS();
}

/* A game that is over keeps its scores, but nobody has won: the lines that were not read may say otherwise. */
TEST nobody_has_won_where_a_line_was_not_read(void)
{
    for (int unread = 0; unread < 2; unread++) {
        struct verdict verdict;
        struct text record = {0}, won = {0};
        text_add(&record, HEAD "table: {heaps: {alpha: 1}}\nlog:\n  - anna: take 1 from alpha\n");
        text_add(&record, unread ? "  - ben frobnicates\n" : "");
        judge_text(text_string(&record), record.length, NULL, &verdict);
        ASSERT(verdict.over);
        print_winners(&verdict, &won);
        ASSERT_EQ_FMT(unread ? 0 : 1, verdict.standing.winners != 0, "%d");
        ASSERT_EQ_FMT(unread, strcmp(text_string(&won), "who won is not certain") == 0, "%d");
        ASSERT_STR_EQ(unread ? "no" : "yes", decided_word(&verdict));
        verdict_free(&verdict);
        text_free(&record);
        text_free(&won);
    }
    PASS();
}

/* Few legal entries are named, numbers as ranges; of many it is said where they are listed. */
TEST where_much_would_have_been_legal_it_says_so(void)
{
    struct verdict verdict;
    const char *few = LOG "  - anna: take 1 from beta gamma\n";
    judge_text(few, strlen(few), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_STR_EQ("anna: take 1-3 from alpha, anna: take 1-3 from beta, or anna: take 1-3 from gamma",
                  verdict.docket.first->legal_summary);
    verdict_free(&verdict);
    const char *many = HEAD "table: {heaps: {alpha: 9, beta: 9, gamma: 9, delta: 9, epsilon: 9, zeta: 9, eta: 9, "
                            "theta: 9, iota: 9}}\nlog:\n  - anna: take 1 from beta\n  - ben: take 1 from beta gamma\n";
    judge_text(many, strlen(many), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_STR_EQ("ben: take 1 from beta, ben: take 1 from gamma, ben: take 1 from zeta",
                  verdict.docket.first->legal_summary);
    ASSERT_STR_EQ("referee moves text --at 1", verdict.docket.first->legal_command);
    verdict_free(&verdict);
    PASS();
}

/* Passing was possible by no rule of the house: what is listed is of every verb, not of the one that was written. */
TEST what_is_legal_is_told_of_every_verb(void)
{
    struct verdict verdict;
    const char *text = HEAD "table: {heaps: {alpha: 1, beta: 2}}\nlog:\n  - anna: pass\n";
    judge_text(text, strlen(text), NULL, &verdict);
    ASSERT(verdict.docket.first);
    ASSERT_STR_EQ("anna: take 1 from alpha, or anna: take 1-2 from beta", verdict.docket.first->legal_summary);
    verdict_free(&verdict);
    PASS();
}

static void count_steps(void *context, const struct step *step)
{
    int *steps = context;
    (void)step;
    ++*steps;
}

/* Also where the head follows the log, or the stream breaks off within it; an unread one only if it asks for that. */
TEST a_watcher_sees_every_entry_once(void)
{
    static const char *const texts[] = {LOG "  - anna: take 1 from beta\n", "log:\n  - anna: take 1 from beta\n" HEAD,
                                        LOG "  - anna: take 1 from beta\n  - ben: [\n"};
    for (int row = 0; row < 6; row++) {
        int i = row % 3;
        bool reads_on = row > 2;
        struct verdict verdict;
        int steps = 0;
        struct judging how = judging_usual(NULL);
        how.reads_on = reads_on;
        how.watch = count_steps;
        how.context = &steps;
        judge_text(texts[i], strlen(texts[i]), &how, &verdict);
        ASSERT_EQ_FMT(i < 2 || !reads_on ? 1 : 2, steps, "%d");
        ASSERT_EQ_FMT(i < 2 ? 0 : 1, verdict.docket.count[RULING_UNREADABLE], "%d");
        verdict_free(&verdict);
    }
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
                 && memcmp(a->state, b->state, size_of_state(&a->match)) == 0;
    text_free(&said);
    text_free(&table);
    text_free(&other_said);
    text_free(&other_table);
    return alike;
}

/* A cache opens a built-in box once; every number of players and `box: built-in` must still get its own. */
TEST a_used_cache_is_as_good_as_a_new_one(const struct game *game)
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

SUITE(unreadable)
{
    for (size_t i = 0; i < sizeof bad_texts / sizeof *bad_texts; i++) {
        greatest_set_test_suffix(bad_texts[i].name);
        RUN_TESTp(is_unreadable_at_its_place, &bad_texts[i]);
    }
    for (const struct game *const *game = games; *game; game++)
        RUN_TESTp(a_used_cache_is_as_good_as_a_new_one, *game);
    RUN_TEST(keys_may_come_in_any_order_or_say_nothing);
    RUN_TEST(long_and_short_form_mean_the_same);
    RUN_TEST(a_name_is_taken_as_written);
    RUN_TEST(columns_count_code_points);
    RUN_TEST(a_byte_order_mark_and_windows_line_ends_do_no_harm);
    RUN_TEST(a_watcher_sees_every_entry_once);
    RUN_TEST(where_much_would_have_been_legal_it_says_so);
    RUN_TEST(what_is_legal_is_told_of_every_verb);
    RUN_TEST(judging_stops_before_the_first_unread_entry);
    RUN_TEST(judging_goes_on_after_what_moves_nothing);
    RUN_TEST(nobody_has_won_where_a_line_was_not_read);
}
