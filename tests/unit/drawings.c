/* What every game's picture must be, wherever a random walk leads: names no game. */
#include "greatest.h"

#include <stdio.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"
#include "random_walk.h"
#include "replay/registry.h"
#include "suites.h"
#include "support.h"

enum { LARGEST_PART = 4000, WIDEST_TEXT = 80, LONGEST_TEXT = 120, WALK_LENGTH = 250 };

static bool inside(const struct part *part, int x, int y)
{
    return part && x >= 0 && y >= 0 && x <= part->width && y <= part->height;
}

/* NULL, or what is wrong with the item. */
static const char *fault_of_item(const struct part *part, const struct item *item)
{
    for (int i = 0; i < item->count; i++)
        if (!inside(part, item->points[i].x, item->points[i].y))
            return "a corner lies outside the picture";
    switch (item->kind) {
    case ITEM_CIRCLE:
        return inside(part, item->x - item->size, item->y - item->size)
                       && inside(part, item->x + item->size, item->y + item->size)
                   ? NULL
                   : "a circle reaches outside the picture";
    case ITEM_PIECE:
        return inside(part, item->x - item->size / 2, item->y - item->tall / 2)
                       && inside(part, item->x + item->size / 2, item->y + item->tall / 2)
                   ? NULL
                   : "a piece reaches outside the picture";
    case ITEM_LABEL:
        return inside(part, item->x, item->y) && item->size > 0 ? NULL : "a label lies outside the picture";
    case ITEM_GLYPHS:
        return item->x >= 0 && item->y >= 0 && item->y < LONGEST_TEXT
                       && item->x + display_width(item->text) <= WIDEST_TEXT
                   ? NULL
                   : "signs reach outside the text picture";
    default:
        return NULL;
    }
}

static const char *fault_of_group(const struct canvas *canvas, int number)
{
    const struct group *group = canvas->group[number];
    for (const struct item *item = canvas->glyphs.first; item && number == 0; item = item->next)
        if (fault_of_item(NULL, item))
            return fault_of_item(NULL, item);
    if (!group->id[0] || strpbrk(group->id, " \t\n"))
        return "an id is empty or has a blank";
    for (int i = 0; i < number; i++)
        if (same(canvas->group[i]->id, group->id))
            return "two groups have one id";
    for (const struct item *item = group->first; item; item = item->next) {
        const char *fault = fault_of_item(canvas_part_of(canvas, group->part), item);
        if (fault)
            return fault;
    }
    return NULL;
}

static bool has_symbol(void *context, const char *name)
{
    const char **wanted = context;
    if (*wanted && same(*wanted, name))
        *wanted = NULL;
    return false;
}

/* Every piece has its symbol among the game's artwork. */
static const char *fault_of_pieces(const struct game *game, const struct canvas *canvas)
{
    struct text unused = {0};
    for (int i = 0; i < canvas->groups; i++)
        for (const struct item *item = canvas->group[i]->first; item; item = item->next) {
            const char *wanted = item->kind == ITEM_PIECE ? item->text : NULL;
            if (wanted)
                piece_symbols(game, has_symbol, &wanted, &unused);
            if (wanted) {
                printf("\n%s\n", wanted);
                return "a piece has no symbol";
            }
        }
    return NULL;
}

/* ---- the legend ------------------------------------------------------------------------------------------------- */

static bool has_piece(const struct group *group, const char *name)
{
    const struct item *item = group->first;
    while (item && !(item->kind == ITEM_PIECE && same(item->text, name)))
        item = item->next;
    return item != NULL;
}

/* Beside a piece: the word that its symbol is called after, or the first of several, whose first letter may be a capital. */
static bool is_named(const struct group *group, const char *name)
{
    char word[32];
    const char *begin = name + 1;
    put_string(word, sizeof word, "%.*s", (int)strcspn(begin, "-"), begin);
    for (const struct item *item = group->first; item; item = item->next)
        if (item->kind == ITEM_LABEL && strstr(item->text, word))
            return true;
    return false;
}

/* Does a legend have that piece, or does any other group have it: with its name beside it where that is asked for? */
static bool occurs(const struct canvas *canvas, const char *name, bool in_legend, bool named)
{
    for (int i = 0; i < canvas->groups; i++)
        if ((canvas->group[i]->kind == GROUP_LEGEND) == in_legend && has_piece(canvas->group[i], name)
            && (!named || is_named(canvas->group[i], name)))
            return true;
    return false;
}

/* A symbol is explained or has its name beside it somewhere, but for scenery, which has no title, and strips; what is explained is somewhere. */
static const char *fault_of_legend(const struct canvas *canvas)
{
    for (int i = 0; i < canvas->groups; i++)
        for (const struct item *item = canvas->group[i]->first; item; item = item->next) {
            bool legend = canvas->group[i]->kind == GROUP_LEGEND;
            if (item->kind != ITEM_PIECE || item->size != item->tall || !canvas->group[i]->title[0]
                || canvas->group[i]->kind == GROUP_GHOST)
                continue;
            if (legend ? occurs(canvas, item->text, false, false)
                       : occurs(canvas, item->text, true, false) || occurs(canvas, item->text, false, true))
                continue;
            printf("\n%s in %s\n", item->text, canvas->group[i]->id);
            return legend ? "the legend explains a symbol that is nowhere" : "a symbol is not explained";
        }
    return NULL;
}

/* ---- walks ------------------------------------------------------------------------------------------------------ */

static bool is_drawn_well(struct walk *walk)
{
    struct arena arena = {0};
    struct canvas canvas = position_draw(&walk->opening.match, walk->state, &arena),
                  again = position_draw(&walk->opening.match, walk->state, &arena);
    const char *fault = canvas.parts ? NULL : "there is no board";
    for (const struct part *part = canvas.parts; part && !fault; part = part->next)
        fault = part->width > 0 && part->height > 0 && part->width <= LARGEST_PART && part->height <= LARGEST_PART
                    ? NULL
                    : "a part has no sensible size";
    for (int i = 0; i < canvas.groups && !fault; i++) {
        fault = fault_of_group(&canvas, i);
        if (fault)
            printf("\n%s\n", canvas.group[i]->id);
    }
    if (!fault)
        fault = fault_of_pieces(walk->opening.match.game, &canvas);
    if (!fault)
        fault = fault_of_legend(&canvas);
    if (!fault && marks_moved(&arena, &canvas, &again, 0))
        fault = "the same position is drawn in two ways";
    if (fault)
        walk_fail(walk, fault, NULL);
    arena_free(&arena);
    return !fault;
}

/* Whatever it is and however it fared, an entry is drawn within the parts. */
static bool move_is_drawn_well(struct walk *walk, const struct move *move)
{
    struct arena arena = {0};
    const char *fault = NULL;
    for (int fate = FATE_FINE; fate <= FATE_REFUSED && !fault; fate++) {
        struct canvas canvas = position_draw(&walk->opening.match, walk->state, &arena);
        position_draw_move(&walk->opening.match, walk->state, move, (enum fate)fate, &canvas);
        for (int i = 0; i < canvas.groups && !fault; i++)
            fault = canvas.group[i]->kind == GROUP_GHOST ? fault_of_group(&canvas, i) : NULL;
    }
    if (fault)
        walk_fail(walk, fault, move);
    arena_free(&arena);
    return !fault;
}

struct drawing_plan {
    const struct game *game;
    int seats;
};

/* Every third step is any entry at all, so that illegal positions are drawn too. */
TEST every_position_of_a_random_walk_is_drawn(struct drawing_plan *plan)
{
    struct walk walk;
    bool good = walk_open(&walk, plan->game, plan->seats, 11, walk_names) && is_drawn_well(&walk);
    for (int step = 0; good && step < WALK_LENGTH; step++) {
        struct move mutant;
        walk.wild = true;
        if (step % 3 == 2 && walk.lines < WALK_ENTRIES && walk_mutant(&walk, &mutant)) {
            good = move_is_drawn_well(&walk, &mutant);
            walk_play(&walk, &mutant);
        } else if (!walk_step(&walk))
            break;
        good = good && is_drawn_well(&walk);
    }
    walk_close(&walk);
    ASSERT(good);
    PASS();
}

SUITE(drawings)
{
    for (const struct game *const *game = games; *game; game++)
        for (int seats = (*game)->seats_min; has_picture(*game) && seats <= (*game)->seats_max; seats++) {
            char name[64];
            struct drawing_plan plan = {*game, seats};
            snprintf(name, sizeof name, "%s_%d", (*game)->id, seats);
            greatest_set_test_suffix(name);
            RUN_TEST1(every_position_of_a_random_walk_is_drawn, &plan);
        }
}
