/* Myriath: the open questions. */
#include "games/myriath/myriath.h"

static const char *const own_contact[] = {"scores", "nothing", NULL};
static const char *const tip_touch[] = {"nothing", "connects", NULL};
static const char *const outer[] = {"area", "board", NULL};
static const char *const first[] = {"lowest", "free", NULL};
static const char *const unwritten[] = {"implied", "required", NULL};

const struct question myr_house[] = {
    [HOUSE_OWN_CONTACT] = {"own-contact", "do ends touching a tile of the same player score?", own_contact, OWN_SCORES,
                           "the condition for placing speaks of another player's tile, the points of another tile; "
                           "with nothing, only other players' tiles count"},
    [HOUSE_TIP_TOUCH] =
        {"tip-touch", "does an arrow's tip that meets another player's tile in a point make a placement legal?",
         tip_touch, TIP_NOTHING,
         "the introduction asks for an end or half of it, and points know edges only; tips never score"},
    [HOUSE_OUTER] =
        {"outer", "outer squares of what?", outer, OUTER_OF_AREA,
         "the sentence follows the figure of the areas; with board, a square is outer when a neighbour is not printed, "
         "which matters only where board.outer-lane names the number of players"},
    [HOUSE_FIRST] = {"first", "must the lowest scorer of the previous game begin?", first, FIRST_LOWEST,
                     "the text says 'should'; with free it is advice"},
    [HOUSE_UNWRITTEN] = {"unwritten", "does a pass that is forced go without saying?", unwritten, 0,
                         "a question of writing, not of the rules: who cannot place must pass, so nothing is decided"},
    {0},
};
