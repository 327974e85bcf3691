/* Myst: the open questions of the rule text. */
#include "games/myst/myst.h"

static const char *const touch[] = {"side", "corner", NULL}, *const first_card[] = {"any", "held", NULL},
                         *const equal_count[] = {"youngest", "other", NULL}, *const reach[] = {"stop", "pass", NULL},
                         *const linger[] = {"out-and-back", "stay", "never", NULL},
                         *const through[] = {"forbid", "allow", NULL},
                         *const jump_reach[] = {"counts", "does-not", NULL},
                         *const start_bonus[] = {"included", "excluded", NULL},
                         *const switches[] = {"top", "base", NULL}, *const board[] = {"picture", "blank", NULL};

const struct question myst_house[QUESTIONS + 1] = {
    [HOUSE_TOUCH] = {"touch", "what is touching?", touch, TOUCH_SIDE,
                     "Cut pieces interlock at sides; being cut off would hardly happen if corners counted."},
    [HOUSE_FIRST_CARD] = {"first-card", "must the first landmark be on a card in hand?", first_card, FIRST_ANY,
                          "The cards are what the choice is based on, not a condition."},
    [HOUSE_EQUAL_COUNT] = {"equal-count", "both placed the same number of pieces: who leads?", equal_count,
                           EQUAL_YOUNGEST, "The rule text is silent; the youngest's team leads everywhere else."},
    [HOUSE_REACH] = {"reach", "must a move end on the landmark to reach it?", reach, REACH_STOP,
                     "The example of the rule text moves to the landmark."},
    [HOUSE_LINGER] = {"linger", "may a team act where its walk began and ended?", linger, LINGER_OUT_AND_BACK,
                      "It could walk off and come back within its number."},
    [HOUSE_THROUGH] = {"through", "may a pawn walk through the other?", through, THROUGH_FORBID,
                       "Passing means being on one space for a moment."},
    [HOUSE_JUMP_REACH] = {"jump-reach", "does a jump reach a landmark?", jump_reach, JUMP_COUNTS,
                          "The team arrives there."},
    [HOUSE_START_BONUS] = {"start-bonus", "does the first key piece earn the Bonus?", start_bonus, START_INCLUDED,
                           "It is placed before the race, but belongs to the first of the two phases."},
    [HOUSE_SWITCH] = {"switch", "who has the switch on a covered key piece, outside the picture?", switches, SWITCH_TOP,
                      "Control goes by what is visible."},
    [HOUSE_BOARD] = {"board", "which side of the board is used?", board, BOARD_PICTURE,
                     "The blank side is the harder game. No test changes: a piece still has only one right position."},
    [QUESTIONS] = {0},
};
