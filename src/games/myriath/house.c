/* Myriath: the house rules. */
#include "games/myriath/myriath.h"

static const char *const own_contact[] = {"scores", "nothing", NULL};
static const char *const tip_touch[] = {"nothing", "connects", NULL};
static const char *const outer[] = {"area", "board", NULL};
static const char *const first[] = {"lowest", "free", NULL};
static const char *const unwritten[] = {"implied", "required", NULL};

const struct question myr_house[] = {
    [HOUSE_OWN_CONTACT] = {"own-contact", "do ends that touch a tile of the same player score?", own_contact,
                           OWN_SCORES,
                           "the rule for placing names another player's tile, the rule for points only another tile; "
                           "with nothing only contact with other players' tiles scores"},
    [HOUSE_TIP_TOUCH] =
        {"tip-touch", "does an arrow tip that meets another player's tile in a point make a placement legal?",
         tip_touch, TIP_NOTHING,
         "the introduction asks for an end or half of an end, and points are given only for edges; tips never score"},
    [HOUSE_OUTER] = {"outer", "are outer squares those of the area in use or of the whole board?", outer, OUTER_OF_AREA,
                     "the sentence follows the figure of the areas; with board, a square is outer when one of its "
                     "eight neighbours is not a printed square, which matters only where board.outer-lane names the "
                     "number of players"},
    [HOUSE_FIRST] = {"first", "must the lowest scorer of the previous game begin?", first, FIRST_LOWEST,
                     "the text says \"should\"; with free it is only advice"},
    [HOUSE_UNWRITTEN] = {"unwritten", "may forced passes be left out of the record?", unwritten, 0,
                         "this is about writing, not about the rules: a player who cannot place must pass, so nothing "
                         "is decided"},
    {0},
};
