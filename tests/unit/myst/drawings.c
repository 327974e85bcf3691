/* Myst: what is framed in a picture, and what is only shaded. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "draw/picture.h"
#include "game/canvas.h"
#include "replay/script.h"
#include "support.h"

#define HALVES                                                                                                         \
    "first: {blue: log-cabin, yellow: rocket-ship}, pieces: {blue: [a1..c7], yellow: [c8..f8]}, youngest: blue"

void myst_drawings(void);

static bool judge(struct verdict *verdict, const char *table)
{
    char text[1000];
    int length = snprintf(text, sizeof text, "game: myst\nplayers: [blue, yellow]\nbox: built-in\n%s", table);
    return judge_text(text, (size_t)length, NULL, verdict) && verdict->judged;
}

static bool draw(const char *rest, struct arena *arena, struct canvas *canvas)
{
    struct verdict verdict;
    bool judged = judge(&verdict, rest);
    *canvas = (struct canvas){.arena = arena};
    if (judged)
        verdict.game->draw(&verdict.match, verdict.state, canvas);
    verdict_free(&verdict);
    return judged;
}

/* The groups that differ between the two tables, separated by blanks. */
static bool framed(const char *before, const char *after, const char *expected)
{
    struct arena arena = {0};
    struct canvas one, other;
    struct text ids = {0};
    bool drawn = draw(before, &arena, &one) && draw(after, &arena, &other);
    for (const struct mark *mark = drawn ? marks_moved(&arena, &one, &other, 1) : NULL; mark; mark = mark->next)
        text_format(&ids, "%s%s", ids.length ? " " : "", mark->id);
    bool right = drawn && strcmp(text_string(&ids), expected) == 0;
    if (!right)
        printf("\nframed are %s, not %s\n", text_string(&ids), expected);
    text_free(&ids);
    arena_free(&arena);
    return right;
}

TEST only_what_moved_is_framed(void)
{
    static const char still[] = "table: {" HALVES ", turns: 3}\n";
    ASSERT(framed(still, "table: {" HALVES ", turns: 3, spun: 4}\n", ""));
    ASSERT(framed(still, "table: {" HALVES ", turns: 3, pawns: {blue: b5}, moved: {blue: 1}}\n",
                  "space-b3=log-cabin space-b5"));
    ASSERT(framed("table: {first: {blue: f2, yellow: a2}, pieces: {blue: [f2], yellow: [a2]}}\n",
                  "table: {first: {blue: f2, yellow: a2}, pieces: {blue: [e2, f2], yellow: [a2]}}\n",
                  "space-e2 team-0"));
    PASS();
}

/* Only c8 is open when the turns are spun: that is what the finding is about. */
TEST turns_spun_too_early_point_at_what_is_open(void)
{
    struct arena arena = {0};
    struct canvas canvas = {.arena = &arena};
    struct verdict verdict;
    struct move move;
    ASSERT(judge(&verdict, "table: {pieces: {blue: [a1..c7], yellow: [d1..f8]}}\n"));
    ASSERT(entry_of_text(&verdict.match, &arena, "table: turns 5", &move));
    verdict.game->draw_move(&verdict.match, verdict.state, &move, FATE_ILLEGAL, &canvas);
    const struct pointed *pointed = canvas.pointed;
    bool right = pointed && !pointed->next && strcmp(pointed->id, "space-c8") == 0;
    verdict_free(&verdict);
    arena_free(&arena);
    ASSERT(right);
    PASS();
}

static const struct item *item_of(const struct group *group, enum item_kind kind, const char *text)
{
    const struct item *item = group->first;
    while (item && (item->kind != kind || strcmp(item->text, text) != 0))
        item = item->next;
    return item;
}

static bool is_clear(struct box box, const struct group *group)
{
    for (const struct item *item = group->first; item; item = item->next) {
        struct box round = item_box(item);
        if (item->kind == ITEM_PIECE && strcmp(item->text, "myst-pawn") == 0 && box.right > round.left
            && box.bottom > round.top && box.top < round.bottom)
            return false;
    }
    return true;
}

/* On the log cabin, where the pawn of blue began. */
TEST two_pawns_on_one_space_hide_neither_its_name_nor_its_star(void)
{
    struct arena arena = {0};
    struct canvas canvas;
    ASSERT(draw("table: {" HALVES ", turns: 3, pawns: {blue: b3, yellow: b3}, moved: {yellow: 1}}\n", &arena, &canvas));
    const struct group *space = NULL;
    for (int i = 0; i < canvas.groups; i++)
        space = strcmp(canvas.group[i]->id, "space-b3=log-cabin") == 0 ? canvas.group[i] : space;
    const struct item *name = item_of(space, ITEM_LABEL, "b3"), *star = item_of(space, ITEM_PIECE, "myst-first-key");
    bool clear = name && star && is_clear(item_box(name), space) && is_clear(item_box(star), space);
    arena_free(&arena);
    ASSERT(clear);
    PASS();
}

void myst_drawings(void)
{
    RUN_TEST(two_pawns_on_one_space_hide_neither_its_name_nor_its_star);
    RUN_TEST(only_what_moved_is_framed);
    RUN_TEST(turns_spun_too_early_point_at_what_is_open);
}
