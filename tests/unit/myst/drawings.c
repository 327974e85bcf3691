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
        verdict.game->picture.draw(&verdict.match, verdict.state, canvas);
    verdict_free(&verdict);
    return judged;
}

/* The groups that differ between the two tables, separated by spaces. */
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
    verdict.game->picture.draw_move(&verdict.match, verdict.state, &move, FATE_ILLEGAL, &canvas);
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
        if (item->kind == ITEM_PIECE && strcmp(item->text, "pawn") == 0 && box.right > round.left
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
    const struct item *name = item_of(space, ITEM_LABEL, "b3"), *star = item_of(space, ITEM_PIECE, "first-key");
    bool clear = name && star && is_clear(item_box(name), space) && is_clear(item_box(star), space);
    arena_free(&arena);
    ASSERT(clear);
    PASS();
}

static const struct group *group_of(const struct canvas *canvas, const char *id)
{
    const struct group *group = NULL;
    for (int i = 0; i < canvas->groups; i++)
        group = strcmp(canvas->group[i]->id, id) == 0 ? canvas->group[i] : group;
    return group;
}

/* A piece has its own part of the island in its team's colour; an open position shows the board below it. */
TEST pieces_are_parts_of_the_island(void)
{
    struct arena arena = {0};
    struct canvas canvas;
    ASSERT(draw("table: {first: {blue: f2, yellow: a2}, pieces: {blue: [e2, f2], yellow: [a2]}}\n", &arena, &canvas));
    const struct item *blue = item_of(group_of(&canvas, "space-e2"), ITEM_PIECE, "e2"),
                      *yellow = item_of(group_of(&canvas, "space-a2=clock-tower"), ITEM_PIECE, "a2"),
                      *open = item_of(group_of(&canvas, "space-c1"), ITEM_PIECE, "c1"),
                      *island = item_of(group_of(&canvas, "island"), ITEM_PIECE, "island");
    bool right = blue && blue->paint.fill == INK_BLUE && yellow && yellow->paint.fill == INK_YELLOW && !open && island
                 && group_of(&canvas, "space-c1")->first->paint.fill == INK_VEIL;
    arena_free(&arena);
    ASSERT(right);
    PASS();
}

static bool apart(struct box a, struct box b)
{
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

/* Each landmark has its name below its figure, and no other landmark's name over it. */
TEST names_are_clear_of_figures(void)
{
    static const char *const landmark[] = {"a2=clock-tower", "b3=log-cabin",   "b7=giant-gears", "c4=library",
                                           "c5=planetarium", "d8=sunken-ship", "f2=rocket-ship"};
    enum { LANDMARKS = sizeof landmark / sizeof *landmark };
    struct arena arena = {0};
    struct canvas canvas;
    bool clear = true;
    ASSERT(draw("table: {" HALVES ", turns: 3}\n", &arena, &canvas));
    for (int i = 0; i < LANDMARKS; i++)
        for (int j = 0; j < LANDMARKS; j++) {
            const struct group *name = group_of(&canvas, arena_format(&arena, "name-%s", landmark[i] + 3)),
                               *space = group_of(&canvas, arena_format(&arena, "space-%s", landmark[j]));
            const struct item *figure = item_of(space, ITEM_PIECE, landmark[j] + 3);
            clear &= name && figure && apart(group_box(name), item_box(figure));
        }
    arena_free(&arena);
    ASSERT(clear);
    PASS();
}

/* 23 pieces of blue have 4 of the 8 switches; of its cards library 3 brings 3 and the Bonus, rocket-ship 5 nothing. */
TEST cards_say_what_they_bring(void)
{
    struct arena arena = {0};
    struct canvas canvas;
    ASSERT(
        draw("table: {" HALVES ", turns: 3, hands: {blue: [library 3, library 2, rocket-ship 5]}}\n", &arena, &canvas));
    const struct group *team = group_of(&canvas, "team-0");
    bool right = item_of(team, ITEM_LABEL, "+5") && item_of(team, ITEM_LABEL, "+2") && item_of(team, ITEM_LABEL, "0");
    arena_free(&arena);
    ASSERT(right);
    PASS();
}

void myst_drawings(void)
{
    RUN_TEST(pieces_are_parts_of_the_island);
    RUN_TEST(names_are_clear_of_figures);
    RUN_TEST(cards_say_what_they_bring);
    RUN_TEST(two_pawns_on_one_space_hide_neither_its_name_nor_its_star);
    RUN_TEST(only_what_moved_is_framed);
    RUN_TEST(turns_spun_too_early_point_at_what_is_open);
}
