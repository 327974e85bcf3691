/* Myst: the open questions of the rule text. */
#include "games/myst/myst.h"

const struct question myst_house[QUESTIONS + 1] = {
    [HOUSE_TOUCH] = {"touch", "What counts as touching?", ANSWERS("side", "corner"), TOUCH_SIDE,
                     "Cut pieces interlock at their sides. If corners counted, a team would hardly ever be cut off."},
    [HOUSE_TOUCH_COLOUR] = {"touch-colour", "Whose piece must a new piece touch?", ANSWERS("own", "any"), COLOUR_OWN,
                            "The rule text says \"of their color\". Some groups play with any piece on the board."},
    [HOUSE_FIRST_CARD] = {"first-card", "Must a team's first landmark be on a card in its hand?",
                          ANSWERS("any", "held"), FIRST_ANY,
                          "The cards help a team to choose; the text does not require one."},
    [HOUSE_WHO_SPINS] = {"who-spins", "Must the right team spin?", ANSWERS("own", "anyone"), SPINS_OWN,
                         "\"The youngest player\" spins for the number of turns, and the moving team spins for its "
                         "move. It matters only if the record names the team that spun."},
    [HOUSE_EQUAL_COUNT] =
        {"equal-count", "Who goes first if both teams placed the same number of pieces?", ANSWERS("youngest", "other"),
         EQUAL_YOUNGEST,
         "The rule text does not say. In every other case the team with the youngest player goes first."},
    [HOUSE_REACH] = {"reach", "Must a move end on the landmark?", ANSWERS("stop", "pass"), REACH_STOP,
                     "In the example of the rule text a team moves to the landmark."},
    [HOUSE_LINGER] = {"linger", "May a team act where its walk began and ended?",
                      ANSWERS("out-and-back", "stay", "never"), LINGER_OUT_AND_BACK,
                      "The team could walk away and come back within its number."},
    [HOUSE_THROUGH] = {"through", "May a pawn walk through the other pawn's space?", ANSWERS("forbid", "allow"),
                       THROUGH_FORBID, "While passing, both pawns would share a space."},
    [HOUSE_JUMP_REACH] = {"jump-reach", "Does a jump reach a landmark?", ANSWERS("counts", "does-not"), JUMP_COUNTS,
                          "A pawn that jumps there arrives there."},
    [HOUSE_START_BONUS] = {"start-bonus", "Does the first key piece earn its Bonus?", ANSWERS("included", "excluded"),
                           START_INCLUDED,
                           "It is placed before the race, but in the first of the two phases of the game."},
    [HOUSE_SWITCH] = {"switch", "Who scores a switch on a covered key piece, outside the picture?",
                      ANSWERS("top", "base"), SWITCH_TOP, "The team whose key piece is visible controls the landmark."},
    [HOUSE_UNWRITTEN] =
        {"unwritten", "May optional entries be left out?", ANSWERS("implied", "required"), 0,
         "This is about the record, not the rules. If a pawn stays where it is, there is nothing to write down."},
    [HOUSE_BOARD] = {"board", "Which side of the board is used?", ANSWERS("picture", "blank"), BOARD_PICTURE,
                     "The other side makes the game harder, but changes no rule here. Every piece still has only one "
                     "right position."},
    [QUESTIONS] = {0},
};
