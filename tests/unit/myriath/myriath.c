/* Myriath: counts of placements, the list against brute force, and what findings say besides their code. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "games/myriath/myriath.h"
#include "replay/legal.h"
#include "replay/position.h"
#include "support.h"

static const char *const players[] = {"", "", "players: [anna, ben]\n", "players: [anna, ben, carl]\n",
                                      "players: [anna, ben, carl, dora]\n"};

#define ROW_OF_24 "wwwwwwwwwwwwwwwwwwwwwwww"
#define TABLE_A "table: {first: anna, tiles: {anna: [octagon e5], ben: [octagon h8]}}\n"

static bool judge(struct verdict *verdict, int seats, const char *rest)
{
    char text[2000];
    int length = snprintf(text, sizeof text, "game: myriath\n%s%s", players[seats], rest);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

static int count_legal(int seats, const char *rest)
{
    struct verdict verdict;
    struct moves moves = {0};
    if (judge(&verdict, seats, rest))
        legal_moves(&verdict.match, verdict.state, &moves);
    int count = moves.count;
    moves_free(&moves);
    verdict_free(&verdict);
    return count;
}

static int count_placements(int seats, const char *rest)
{
    struct verdict verdict;
    struct myr_scan scan;
    struct myr_placement p;
    int count = 0;
    if (judge(&verdict, seats, rest)) {
        myr_scan(&scan, &verdict.match, verdict.state, 0, TIP_NOTHING);
        scan.anywhere = true;
        while (myr_scan_next(&scan, &p))
            count++;
    }
    verdict_free(&verdict);
    return count;
}

TEST an_empty_board_has_the_placements_of_the_page(void)
{
    ASSERT_EQ_FMT(3672, count_placements(2, ""), "%d");
    ASSERT_EQ_FMT(6624, count_placements(3, ""), "%d");
    ASSERT_EQ_FMT(10440, count_placements(4, ""), "%d");
    ASSERT_EQ_FMT(3186, count_placements(2, "box: {tiles: r2}\n"), "%d");
    ASSERT_EQ_FMT(5706, count_placements(3, "box: {tiles: r2}\n"), "%d");
    ASSERT_EQ_FMT(8946, count_placements(4, "box: {tiles: r2}\n"), "%d");
    PASS();
}

TEST the_set_up_has_the_entries_of_the_page(void)
{
    ASSERT_EQ_FMT(74, count_legal(2, ""), "%d");
    ASSERT_EQ_FMT(195, count_legal(3, ""), "%d");
    ASSERT_EQ_FMT(404, count_legal(4, ""), "%d");
    ASSERT_EQ_FMT(36, count_legal(2, "table: {first: anna}\n"), "%d");
    ASSERT_EQ_FMT(64, count_legal(3, "table: {first: anna}\n"), "%d");
    ASSERT_EQ_FMT(100, count_legal(4, "table: {first: anna}\n"), "%d");
    PASS();
}

TEST the_first_turn_has_the_placements_of_the_page(void)
{
    ASSERT_EQ_FMT(208, count_legal(2, TABLE_A), "%d");
    ASSERT_EQ_FMT(192, count_legal(2, "box: {tiles: r2}\n" TABLE_A), "%d");
    PASS();
}

/* ---- the list against brute force ------------------------------------------------------------------------------ */

static bool listed(const struct match *match, const struct moves *moves, const struct move *move)
{
    for (int i = 0; i < moves->count; i++)
        if (move_same(match, &moves->move[i], move))
            return true;
    return false;
}

/* Written by the tile's own name, turned and flipped, which owes nothing to how entries are listed. */
static struct move exactly(int seat, struct myr_placement p)
{
    struct move move = move_of(seat, VERB_PLACE);
    move_put(&move, PLACE_TILE, p.tile);
    move_put(&move, PLACE_AT, myr_space(p.at));
    move_put(&move, PLACE_TURN, p.pose % TURNS * 90);
    move_put(&move, PLACE_FLIP, p.pose >= TURNS);
    return move;
}

/* Every tile in every pose on every crossing: legal if and only if its canonical form is listed. */
static int count_disagreements(const struct verdict *verdict, int *legal)
{
    const struct match *match = &verdict->match;
    const struct myr_box *box = match->box;
    const struct myr_state *s = verdict->state;
    struct moves moves = {0};
    int wrong = 0;
    legal_moves(match, s, &moves);
    for (int tile = 0; tile < box->tiles; tile++)
        for (int pose = 0; pose < POSES; pose++)
            for (int row = 0; row <= box->rows; row++)
                for (int column = 0; column <= box->columns; column++) {
                    struct move move = exactly(s->turn, (struct myr_placement){tile, pose, {row, column}});
                    bool is = is_legal(match, s, &move, NULL);
                    bool in_list = move_spell(match, s, &move) && listed(match, &moves, &move);
                    wrong += is != in_list;
                    *legal += is;
                }
    for (int i = 0; i < moves.count; i++)
        for (int j = i + 1; j < moves.count; j++)
            wrong += myr_alike(match, &moves.move[i], &moves.move[j]);
    moves_free(&moves);
    return wrong;
}

TEST the_list_is_what_brute_force_finds(const char *rest)
{
    struct verdict verdict;
    int legal = 0;
    ASSERT(judge(&verdict, 2, rest));
    ASSERT_EQ_FMT(0, count_disagreements(&verdict, &legal), "%d");
    ASSERT(legal > 0);
    verdict_free(&verdict);
    PASS();
}

static void compare_with_brute_force(void)
{
    static const char *const positions[] = {
        TABLE_A,
        "box: {tiles: r2}\n" TABLE_A,
        "house: {tip-touch: connects}\n" TABLE_A "log: [anna: place v-al at h8 go ws, ben: place v-al at e6 go wn]\n",
        /* An origin beside the tile: turned round, the same cells depend on another crossing, which may be off the board. */
        "box: {tiles: {octagon: {ring: true}, x: {cells: [[0, 3, e], [0, 3, east], [0, 4, w]], ends: [[0, 3, w, a], "
        "[0, 4, e, a]], count: 18}}}\n" TABLE_A,
        "box: {board: {outer-lane: [2]}}\n" TABLE_A,
        /* So far beside it that the two crossings are further apart than the board is wide. */
        "box:\n  board: {plan: [" ROW_OF_24 ", " ROW_OF_24 ", " ROW_OF_24 ", " ROW_OF_24 ", " ROW_OF_24 "]}\n"
        "  tiles: {octagon: {ring: true}, x: {cells: [[0, 18, e], [0, 18, east], [0, 19, w]], ends: [[0, 18, w, a], "
        "[0, 19, e, a]], count: 18}}\n"
        "table: {first: anna, tiles: {anna: [octagon v3], ben: [octagon c3]}}\n",
    };
    for (size_t i = 0; i < sizeof positions / sizeof *positions; i++) {
        char suffix[8];
        snprintf(suffix, sizeof suffix, "%zu", i + 1);
        greatest_set_test_suffix(suffix);
        RUN_TESTp(the_list_is_what_brute_force_finds, positions[i]);
    }
}

/* ---- what findings say ----------------------------------------------------------------------------------------- */

static const struct finding *finding_of(const struct verdict *verdict, const char *code)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (same(finding->rule->code, code))
            return finding;
    return NULL;
}

TEST a_wrong_pass_names_the_first_placement(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 2, "box: built-in\n" TABLE_A "log: [anna: pass]\n"));
    const struct finding *finding = finding_of(&verdict, "myriath.pass");
    ASSERT(finding && strstr(finding->message, "anna: place v-aa at g7"));
    verdict_free(&verdict);
    PASS();
}

static bool hangs(int seats, const char *rest, const char *code, const char *answer)
{
    struct verdict verdict;
    const struct finding *finding = judge(&verdict, seats, rest) ? finding_of(&verdict, code) : NULL;
    bool hangs = finding && (answer ? strings_have(finding->house, answer) : finding->house == NULL);
    verdict_free(&verdict);
    return hangs;
}

TEST findings_name_the_house_answer_that_lifts_them(void)
{
    static const char tips[] =
        "table: {first: anna, tiles: {anna: [octagon h5], ben: [octagon i9, {place: v-aa, at: d9, go: ne}]}}\n"
        "log: [anna: place v-aa at e8 go en]\n";
    ASSERT(hangs(2, tips, "myriath.connect", "tip-touch: connects"));
    ASSERT(hangs(2, TABLE_A "log: [anna: place v-aa at d10 go ne]\n", "myriath.connect", NULL));
    /* Two octagons that fill their blocks, and one lane of four segments below them: only the tip of ben's strip can be met. */
    static const char lane[] =
        "house: {tip-touch: connects}\nbox:\n  board: {plan: [www.www, www.www, www.www, ......., wwwwww., wwwwww.]}\n"
        "  tiles: {octagon: {ring: true}, i: {path: e, ends: aa, count: 18}}\n"
        "table: {first: anna, tiles: {anna: [octagon b2], ben: [octagon f2, place i at b6]}}\nlog: [anna: pass]\n";
    ASSERT(hangs(2, lane, "myriath.pass", "tip-touch: nothing"));
    ASSERT(hangs(2, "house: {tip-touch: connects}\n" TABLE_A "log: [anna: pass]\n", "myriath.pass", NULL));
    ASSERT(
        hangs(2, "box: {board: {outer-lane: [2]}}\nlog: [anna: octagon c3]\n", "myriath.outer-square", "outer: board"));
    ASSERT(hangs(2, "log: [anna: octagon c3]\n", "myriath.outer-square", NULL));
    ASSERT(hangs(2, "table: {previous: {anna: 2, ben: 1}}\nlog: [anna: octagon e5]\n", "myriath.first", "first: free"));
    PASS();
}

TEST doubt_names_the_data_a_rule_rests_on(void)
{
    struct verdict verdict;
    ASSERT(judge(&verdict, 2, TABLE_A "log: [anna: place v-ll at e5 go wn]\n"));
    const struct finding *finding = finding_of(&verdict, "myriath.connect");
    ASSERT(finding && finding->ruling == RULING_DOUBTFUL);
    ASSERT(strings_have(finding->rests_on, "geometry") && strings_have(finding->rests_on, "tiles"));
    ASSERT_FALSE(strings_have(finding->rests_on, "board.plan"));
    verdict_free(&verdict);
    PASS();
}

/* MYR-7.17: what the program prints as the box, pasted line by line below `box:`. */
TEST the_built_in_box_can_be_pasted(void)
{
    extern const struct game myriath_game;
    struct text record = {0};
    struct verdict verdict;
    text_add(&record, "game: myriath\nplayers: [anna, ben]\n" TABLE_A "log: [anna: place v-ll at e5 go wn]\nbox:\n");
    for (const char *line = myriath_game.built_in->text; *line; line += strcspn(line, "\n") + 1)
        text_format(&record, "  %.*s\n", (int)strcspn(line, "\n"), line);
    ASSERT(judge_text(record.bytes, record.length, NULL, &verdict));
    ASSERT(verdict.judged && verdict.docket.first == verdict.docket.last);
    const struct finding *finding = finding_of(&verdict, "myriath.connect");
    ASSERT(finding && finding->ruling == RULING_ILLEGAL);
    verdict_free(&verdict);
    text_free(&record);
    PASS();
}

TEST a_badly_described_tile_is_found_at_its_line(void)
{
    static const char text[] = "game: myriath\nplayers: [anna, ben]\nbox:\n  tiles:\n    octagon: {ring: true}\n    "
                               "v-aa: {path: ew, ends: aa}\n";
    struct verdict verdict;
    ASSERT(judge_text(text, sizeof text - 1, NULL, &verdict));
    const struct finding *finding = finding_of(&verdict, "myriath.box");
    ASSERT(finding && finding->ruling == RULING_UNREADABLE);
    ASSERT_EQ_FMT(6, finding->at.line, "%d");
    verdict_free(&verdict);
    PASS();
}

/* Does the table show that, and the sheet nothing of it? */
static bool remarked(const char *rest, const char *part)
{
    struct verdict verdict;
    struct text remarks = {0};
    bool judged = judge(&verdict, 2, rest);
    if (judged)
        position_remarks(&verdict.match, verdict.state, &remarks);
    bool found = judged && verdict.standing.seat[0].lines == 4 && strstr(text_string(&remarks), part);
    verdict_free(&verdict);
    text_free(&remarks);
    return found;
}

TEST traces_of_old_illegal_moves_are_remarks(void)
{
    ASSERT(remarked("table: {tiles: {anna: [octagon e5, place v-aa at d9], ben: [octagon h8]}}\n",
                    "no end of anna's v-aa at d9 touches a tile of another player\n"));
    ASSERT(remarked("table: {tiles: {anna: [octagon b2], ben: [octagon h8]}}\n",
                    "anna's octagon is around b2, partly outside the area for 2 players\n"));
    ASSERT(remarked("table: {tiles: {anna: [octagon c3], ben: [octagon h8]}}\n",
                    "anna's octagon is around the outer square c3\n"));
    ASSERT(remarked("table: {tiles: {anna: [octagon e5, place v-al at j10], ben: [octagon i9]}}\n",
                    "anna's v-al at j10 is partly outside the area for 2 players\n"));
    ASSERT(remarked("table: {passed: [anna, ben], tiles: {anna: [octagon e5], ben: [octagon h8]}}\n",
                    "anna has passed but can place a tile: anna: place v-aa at g7 go es\n"));
    ASSERT_FALSE(remarked(TABLE_A, "anna"));
    ASSERT_FALSE(remarked(TABLE_A "log: [anna: place v-ar at h8 go ws]\n", "anna"));
    PASS();
}

static int tiles_of(const char *log, int seat)
{
    struct verdict verdict;
    char rest[300];
    snprintf(rest, sizeof rest, "box: built-in\n" TABLE_A "log: [anna: {place: v-ar, at: h8, go: ws%s}]\n", log);
    int halves =
        judge(&verdict, 2, rest) ? position_balance(&verdict.match, verdict.state, seat, ACCOUNT_TILES).halves : -1;
    verdict_free(&verdict);
    return halves;
}

/* MYR-3.13 */
TEST the_account_of_tiles_is_what_is_left(void)
{
    ASSERT_EQ_FMT(2 * 17, tiles_of("", 0), "%d");
    ASSERT_EQ_FMT(2 * 18, tiles_of("", 1), "%d");
    ASSERT_EQ_FMT(2 * 18, tiles_of(", ruled: void", 0), "%d");
    PASS();
}

/* The drawing of the page, counted from the left of the tile. */
TEST the_sheet_draws_every_tile_with_its_ends(void)
{
    static const char drawn[] = "\n /rrr\\              v-al\n"
                                "1rrrrrx             from 1: e, s\n"
                                " \\rrrrr\\            end at 1: arrow\n"
                                "  [#]rrr[#]         end at 2: whole edge, point on the left\n"
                                "     \\rr\n"
                                "      2r\n"
                                "       \\\n\n";
    struct verdict verdict;
    struct text sheet = {0};
    ASSERT(judge(&verdict, 2,
                 "box: {tiles: {t: {cells: [[0, 0, e], [0, 0, east], [0, 1, w]], ends: [[0, 0, w, a]], count: 2}}}\n"));
    position_box_sheet(&verdict.match, &verdict.arena, &sheet);
    ASSERT(strstr(text_string(&sheet), drawn));
    ASSERT(strstr(text_string(&sheet), "0rrrrrx             end at [0, 0] facing w: arrow\n"));
    ASSERT(strstr(text_string(&sheet), "t \u00d72\n"));
    verdict_free(&verdict);
    text_free(&sheet);
    PASS();
}

extern const struct topic myriath_topics[];

static bool has_topic(const char *word)
{
    for (const struct topic *topic = myriath_topics; topic->word; topic++)
        if (same(topic->word, word))
            return topic->name && topic->kind && topic->does;
    return false;
}

TEST topics_name_what_there_is(void)
{
    static const char *const sets[] = {"", "box: {tiles: r2}\n"};
    for (int i = 0; i < 2; i++) {
        struct verdict verdict;
        ASSERT(judge(&verdict, 2, sets[i]));
        const struct myr_box *box = verdict.match.box;
        for (int tile = 0; tile < box->tiles; tile++)
            ASSERTm(box->tile[tile].name, has_topic(box->tile[tile].name));
        verdict_free(&verdict);
    }
    PASS();
}

/* Columns beyond 65535 are not kept: what was laid so far to the right is shown by its line. */
TEST a_tile_laid_far_to_the_right_is_shown_by_its_line(void)
{
    struct verdict verdict;
    struct text text = {0};
    text_add(&text, "game: myriath\nplayers: [anna, ben]\nlog: [\n");
    for (int i = 0; i < 66000; i++)
        text_add(&text, " ");
    text_add(&text, "anna: octagon e5,\n  ben: octagon e5]\n");
    ASSERT(judge_text(text.bytes, text.length, NULL, &verdict));
    const struct finding *finding = finding_of(&verdict, "myriath.overlap");
    ASSERT(finding && finding->related);
    ASSERT_EQ_FMT(4, finding->related->at.line, "%d");
    ASSERT_EQ_FMT(1, finding->related->at.column, "%d");
    verdict_free(&verdict);
    text_free(&text);
    PASS();
}

SUITE(myriath_suite)
{
    RUN_TEST(an_empty_board_has_the_placements_of_the_page);
    RUN_TEST(the_set_up_has_the_entries_of_the_page);
    RUN_TEST(the_first_turn_has_the_placements_of_the_page);
    compare_with_brute_force();
    RUN_TEST(a_wrong_pass_names_the_first_placement);
    RUN_TEST(findings_name_the_house_answer_that_lifts_them);
    RUN_TEST(doubt_names_the_data_a_rule_rests_on);
    RUN_TEST(the_built_in_box_can_be_pasted);
    RUN_TEST(a_badly_described_tile_is_found_at_its_line);
    RUN_TEST(traces_of_old_illegal_moves_are_remarks);
    RUN_TEST(the_account_of_tiles_is_what_is_left);
    RUN_TEST(the_sheet_draws_every_tile_with_its_ends);
    RUN_TEST(topics_name_what_there_is);
    RUN_TEST(a_tile_laid_far_to_the_right_is_shown_by_its_line);
}
