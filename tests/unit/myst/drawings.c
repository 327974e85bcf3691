/* Myst: what is framed in a picture, and what is only shaded. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "draw/picture.h"
#include "game/canvas.h"
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
    ASSERT(framed(still, "table: {" HALVES ", turns: 3, pawns: {blue: b5}, moved: {blue: 1}}\n", "space-b3 space-b5"));
    ASSERT(framed("table: {first: {blue: f2, yellow: a2}, pieces: {blue: [f2], yellow: [a2]}}\n",
                  "table: {first: {blue: f2, yellow: a2}, pieces: {blue: [e2, f2], yellow: [a2]}}\n", "space-e2"));
    PASS();
}

void myst_drawings(void)
{
    RUN_TEST(only_what_moved_is_framed);
}
