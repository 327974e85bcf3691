/* Mykerinos: the questions its rule text leaves open. */
#include "games/mykerinos/mykerinos.h"

const struct question myk_house[QUESTIONS + 1] = {
    [HOUSE_DECLINE] = {"decline", "May a ranked player take neither a tile nor a room of the Museum?",
                       ANSWERS("allow", "forbid"), 0, "The rule text says \"may\"."},
    [HOUSE_UNWRITTEN] =
        {"unwritten", "May optional entries be left out?", ANSWERS("implied", "required"), 0,
         "This is about the record, not the rules. The rule text does not mention the last player's pass. With "
         "`required` nothing is assumed, and a missing last pass is mykerinos.closing-pass."},
    [HOUSE_VIOLET_EMPTY] = {"violet-empty", "May a player use Lady Violet with an empty reserve?",
                            ANSWERS("forbid", "allow"), 0,
                            "Her cube is part of the power. With `allow` only the placement remains."},
    [HOUSE_PARTIAL_POWER] = {"partial-power", "May Mrs. Blackmore place only one cube, and Colonel Tangerine only two?",
                             ANSWERS("forbid", "allow"), 0,
                             "The plain action does the same without the tile. The rule text names the full number."},
    [HOUSE_NEUTRAL_WITH_PASS] = {"neutral-with-pass", "In a two-player game, may neutral cubes follow a pass?",
                                 ANSWERS("forbid", "allow"), 0,
                                 "The chapter lets them follow a normal action, and a player who passes has no more "
                                 "turns. `allow` does not apply after the pass that ends the excavation.",
                                 .seats = 2},
    [HOUSE_NEUTRAL_PLAYS] = {"neutral-plays",
                             "In a two-player game, how many neutral starts or extensions may a player make in a turn?",
                             ANSWERS("one", "any"), 0, "\"start or extend\" names one action.", .seats = 2},
    [HOUSE_NEUTRAL_LEFTOVER] = {"neutral-leftover",
                                "In a two-player game, what happens to neutral cubes not used in a season?",
                                ANSWERS("keep", "return"), 0,
                                "Players keep unused cubes of their own colour too. If the neutral reserve runs short, "
                                "the holder of the first-player marker draws first.",
                                .seats = 2},
    {0},
};

const struct gone myk_gone[] = {
    {"closing-pass", "`unwritten` replaces it: implied or required"},
    {0},
};
