/* Myriath: the house rules. */
#include "games/myriath/myriath.h"

const struct question myr_house[] = {
    [HOUSE_OWN_CONTACT] = {"own-contact", "Do ends that touch a tile of the same player score?",
                           ANSWERS("scores", "nothing"), OWN_SCORES,
                           "The rule for placing names another player's tile, the rule for points only another tile. "
                           "With `nothing`, only contact with other players' tiles scores."},
    [HOUSE_TIP_TOUCH] =
        {"tip-touch", "Does an arrow tip that meets another player's tile in a point make a placement legal?",
         ANSWERS("nothing", "connects"), TIP_NOTHING,
         "The introduction asks for an end or half of an end, and only edges give points. Tips never score."},
    [HOUSE_OUTER] =
        {"outer", "Are outer squares those of the area in use or of the whole board?", ANSWERS("area", "board"),
         OUTER_OF_AREA,
         "The sentence follows the figure of the areas. With `board`, a square is outer when one of its eight "
         "neighbours is not a printed square. That matters only where `board.outer-lane` names the number of players."},
    [HOUSE_FIRST] = {"first", "Must the lowest scorer of the previous game begin?", ANSWERS("lowest", "free"),
                     FIRST_LOWEST, "The text says \"should\". With `free` it is only advice."},
    [HOUSE_UNWRITTEN] = {"unwritten", "May forced passes be left out of the record?", ANSWERS("implied", "required"), 0,
                         "This is about the record, not the rules. A player who cannot place a tile must pass, so "
                         "there is nothing to choose."},
    {0},
};
