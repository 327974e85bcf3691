/* Mykerinos: where names are in the Museum, and how many cubes stand for a number. */
#include "greatest.h"

#include <string.h>

#include "draw/picture.h"
#include "game/canvas.h"
#include "support.h"

#define TABLE                                                                                                          \
    "game: mykerinos\nplayers: [anna, ben, carl]\ntable: {season: 2, phase: deal, marker: anna, "                      \
    "wings: [lemon, blackmore, violet, brown, tangerine], stock: {anna: 7, ben: 0, carl: 1}, "                         \
    "museum: {three-1: anna, two-23: ben, five-5: carl}}\n"

void mykerinos_drawings(void);

static bool draw(struct arena *arena, struct canvas *canvas)
{
    static const char record[] = TABLE;
    struct verdict verdict;
    bool judged = judge_text(record, strlen(record), NULL, &verdict) && verdict.judged;
    *canvas = (struct canvas){.arena = arena};
    if (judged)
        verdict.game->picture.draw(&verdict.match, verdict.state, canvas);
    verdict_free(&verdict);
    return judged;
}

static bool apart(struct box a, struct box b)
{
    return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

/* Is what is written in the group away from all that is drawn of the other, or written in it? */
static bool is_clear(const struct group *group, const struct group *other, bool writing)
{
    for (const struct item *one = group->first; one; one = one->next)
        for (const struct item *two = other->first; one->kind == ITEM_LABEL && two; two = two->next)
            if ((!writing || two->kind == ITEM_LABEL) && !apart(item_box(one), item_box(two)))
                return false;
    return true;
}

TEST names_of_rooms_are_clear_of_portraits_and_of_one_another(void)
{
    struct arena arena = {0};
    struct canvas canvas;
    int rooms = 0, portraits = 0;
    ASSERT(draw(&arena, &canvas));
    for (int i = 0; i < canvas.groups; i++) {
        if (strncmp(canvas.group[i]->id, "room-", 5) != 0)
            continue;
        rooms++;
        for (int j = 0; j < canvas.groups; j++) {
            bool portrait = strncmp(canvas.group[j]->id, "wing-", 5) == 0,
                 room = strncmp(canvas.group[j]->id, "room-", 5) == 0;
            portraits += portrait;
            if ((portrait || room) && i != j && !is_clear(canvas.group[i], canvas.group[j], room)) {
                printf("\n%s is over %s\n", canvas.group[i]->id, canvas.group[j]->id);
                FAIL();
            }
        }
    }
    arena_free(&arena);
    ASSERT_EQ_FMT(15, rooms, "%d");
    ASSERT_EQ_FMT(15 * 5, portraits, "%d");
    PASS();
}

/* Seven cubes in stock and 25 - 7 - 1 in the reserve: one five and two, three fives and two. */
TEST a_number_of_cubes_is_drawn_as_so_many(void)
{
    struct arena arena = {0};
    struct canvas canvas;
    int fives = 0, cubes = 0;
    ASSERT(draw(&arena, &canvas));
    for (int i = 0; i < canvas.groups; i++)
        for (const struct item *item = canvas.group[i]->first; item; item = item->next)
            if (strcmp(canvas.group[i]->id, "player-0") == 0 && item->kind == ITEM_PIECE) {
                fives += strcmp(item->text, "five") == 0;
                cubes += strcmp(item->text, "cube") == 0;
            }
    arena_free(&arena);
    ASSERT_EQ_FMT(1 + 3, fives, "%d");
    ASSERT_EQ_FMT(2 + 2, cubes, "%d");
    PASS();
}

void mykerinos_drawings(void)
{
    RUN_TEST(names_of_rooms_are_clear_of_portraits_and_of_one_another);
    RUN_TEST(a_number_of_cubes_is_drawn_as_so_many);
}
