/* Myst: the open questions of the rule text. */
#include "games/myst/myst.h"

#define ANSWERS(...) ((const char *const[]){__VA_ARGS__, NULL})

const struct question myst_house[QUESTIONS + 1] = {
    [HOUSE_TOUCH] = {"touch", "what is touching?", ANSWERS("side", "corner"), TOUCH_SIDE,
                     "Cut pieces interlock at sides; being cut off would hardly happen if corners counted."},
    [HOUSE_TOUCH_COLOUR] = {"touch-colour", "whose piece must a new piece touch?", ANSWERS("own", "any"), COLOUR_OWN,
                            "The rule text speaks of a team's own colour; some tables let any piece on the board do."},
    [HOUSE_FIRST_CARD] = {"first-card", "must the first landmark be on a card in hand?", ANSWERS("any", "held"),
                          FIRST_ANY, "The cards are what the choice is based on, not a condition."},
    [HOUSE_EQUAL_COUNT] = {"equal-count", "both placed the same number of pieces: who leads?",
                           ANSWERS("youngest", "other"), EQUAL_YOUNGEST,
                           "The rule text is silent; the youngest's team leads everywhere else."},
    [HOUSE_REACH] = {"reach", "must a move end on the landmark to reach it?", ANSWERS("stop", "pass"), REACH_STOP,
                     "The example of the rule text moves to the landmark."},
    [HOUSE_LINGER] = {"linger", "may a team act where its walk began and ended?",
                      ANSWERS("out-and-back", "stay", "never"), LINGER_OUT_AND_BACK,
                      "It could walk off and come back within its number."},
    [HOUSE_THROUGH] = {"through", "may a pawn walk through the other?", ANSWERS("forbid", "allow"), THROUGH_FORBID,
                       "Passing means being on one space for a moment."},
    [HOUSE_JUMP_REACH] = {"jump-reach", "does a jump reach a landmark?", ANSWERS("counts", "does-not"), JUMP_COUNTS,
                          "The team arrives there."},
    [HOUSE_START_BONUS] = {"start-bonus", "does the first key piece earn the Bonus?", ANSWERS("included", "excluded"),
                           START_INCLUDED, "It is placed before the race, but belongs to the first of the two phases."},
    [HOUSE_SWITCH] = {"switch", "who has the switch on a covered key piece, outside the picture?",
                      ANSWERS("top", "base"), SWITCH_TOP, "Control goes by what is visible."},
    [HOUSE_UNWRITTEN] = {"unwritten", "does a pawn that stays go without saying?", ANSWERS("implied", "required"), 0,
                         "A question of writing, not of the rules: a pawn that stays leaves nothing to write down."},
    [HOUSE_BOARD] = {"board", "which side of the board is used?", ANSWERS("picture", "blank"), BOARD_PICTURE,
                     "The blank side is the harder game. No test changes: a piece still has only one right position."},
    [QUESTIONS] = {0},
};
