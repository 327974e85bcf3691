/* Myst: steps that are given by rows and columns, and steps that are measured: on every small board they are the same. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "games/myst/myst.h"
#include "support.h"

void myst_ways_suite(void);

/* A board of so many rows and columns with a landmark at both ends of its first row. */
static bool open_board(struct verdict *verdict, int rows, int cols, const char *without)
{
    char text[1000];
    int length = snprintf(text, sizeof text,
                          "game: myst\nplayers: [blue, yellow]\nbox:\n"
                          "  positions: {grid: {rows: %d, cols: %d, without: [%s]}}\n  switches: {}\n"
                          "  landmarks: {one: a1, other: a%d}\n"
                          "  cards: {linking-book: 2, one: [2, 3, 4, 5, 6], other: [2, 3, 4, 5, 6]}\n",
                          rows, cols, without, cols);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

static void cover(const struct myst_box *box, struct myst_state *s, int open)
{
    for (int position = 0; position < box->positions; position++)
        s->spot[position].lies = (short)(position == open ? NONE : TEAMS * position);
    s->open = open != NONE;
}

/* From that space, past the other pawn, up to that number. */
static bool told_right(const struct match *match, const struct myst_state *s, int from, int most)
{
    const struct myst_box *box = myst_box_of(match);
    struct myst_distances measured;
    struct myst_ways ways;
    bool right = true;
    myst_measure(myst_touch(match), s, from, myst_blocked(match, s, 0), most, &measured);
    for (int to = 0; to < box->positions && right; to++) {
        myst_ways_from(match, s, 0, from, most, &ways);
        int steps = myst_steps(&ways, to), least = myst_steps_at_least(&ways, to);
        right = (steps == measured.to[to] || (steps > most && measured.to[to] > most)) && least <= measured.to[to];
        if (!right)
            printf("\nfrom %s to %s past %s: %d, measured %d\n", box->id[from], box->id[to], box->id[s->team[1].pawn],
                   steps, measured.to[to]);
    }
    return right;
}

static bool board_right(int rows, int cols, const char *without, int open)
{
    struct verdict verdict;
    bool right = open_board(&verdict, rows, cols, without);
    struct match *match = &verdict.match;
    struct myst_state *s = verdict.state;
    const struct myst_box *box = right ? myst_box_of(match) : NULL;
    if (right)
        cover(box, s, open);
    for (int touch = TOUCH_SIDE; touch <= TOUCH_CORNER && right; touch++)
        for (int other = 0; other < box->positions && right; other++)
            for (int from = 0; from < box->positions && right; from++)
                for (int most = 2; most <= 6 && right; most += 4) {
                    match->house[HOUSE_TOUCH] = touch;
                    s->team[1].pawn = (short)other;
                    right = told_right(match, s, from, most);
                }
    verdict_free(&verdict);
    return right;
}

TEST steps_are_told_as_measured(void)
{
    ASSERT(board_right(1, 6, "", NONE));
    ASSERT(board_right(2, 5, "", NONE));
    ASSERT(board_right(4, 5, "", NONE));
    ASSERT(board_right(4, 5, "", 7));
    ASSERT(board_right(4, 5, "b2, c4", NONE));
    PASS();
}

static int steps_of(struct verdict *verdict, int from, int to)
{
    struct myst_ways ways;
    myst_ways_from(&verdict->match, verdict->state, 0, from, 9, &ways);
    int steps = myst_steps(&ways, to);
    return ways.measured ? -steps : steps;
}

/* On a covered board of 4 x 5 the other pawn stands on b3: only a way along its row or column has to be measured, and is two longer. */
TEST steps_are_measured_only_past_the_other_pawn(void)
{
    struct verdict verdict;
    ASSERT(open_board(&verdict, 4, 5, ""));
    struct myst_state *s = verdict.state;
    cover(myst_box_of(&verdict.match), s, NONE);
    s->team[1].pawn = 7;
    ASSERT_EQ_FMT(5, steps_of(&verdict, 0, 13), "%d");  /* a1 to c4, with b3 between */
    ASSERT_EQ_FMT(-5, steps_of(&verdict, 5, 8), "%d");  /* b1 to b4 */
    ASSERT_EQ_FMT(2, steps_of(&verdict, 5, 7), "%d");   /* b1 to b3 itself */
    ASSERT_EQ_FMT(3, steps_of(&verdict, 10, 13), "%d"); /* c1 to c4 */
    verdict.match.house[HOUSE_THROUGH] = THROUGH_ALLOW;
    ASSERT_EQ_FMT(3, steps_of(&verdict, 5, 8), "%d");
    s->open = 1;
    ASSERT_EQ_FMT(-3, steps_of(&verdict, 5, 8), "%d");
    verdict_free(&verdict);
    PASS();
}

void myst_ways_suite(void)
{
    RUN_TEST(steps_are_told_as_measured);
    RUN_TEST(steps_are_measured_only_past_the_other_pawn);
}
