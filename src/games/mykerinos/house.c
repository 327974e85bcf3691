/* Mykerinos: the questions its rule text leaves open. */
#include "games/mykerinos/mykerinos.h"

static const char *const allow_forbid[] = {"allow", "forbid", NULL};
static const char *const forbid_allow[] = {"forbid", "allow", NULL};
static const char *const implied_required[] = {"implied", "required", NULL};
static const char *const one_any[] = {"one", "any", NULL};
static const char *const keep_return[] = {"keep", "return", NULL};

const struct question myk_house[QUESTIONS + 1] = {
    [HOUSE_DECLINE] = {"decline", "may a ranked player take neither a tile nor a room of the Museum?", allow_forbid, 0,
                       "the rule text says \"may\""},
    [HOUSE_UNWRITTEN] = {"unwritten", "may optional entries be left out?", implied_required, 0,
                         "this is about writing, not playing: the rule text does not mention the last player's pass; "
                         "with required nothing is assumed, and a missing closing pass is mykerinos.closing-pass"},
    [HOUSE_VIOLET_EMPTY] = {"violet-empty", "may a player use Lady Violet with an empty reserve?", forbid_allow, 0,
                            "her cube is part of the power; with allow only the placement remains"},
    [HOUSE_PARTIAL_POWER] = {"partial-power", "may Mrs. Blackmore place one cube, and Colonel Tangerine two?",
                             forbid_allow, 0,
                             "the plain action does the same without the tile; the rule text names the full number"},
    [HOUSE_NEUTRAL_WITH_PASS] = {"neutral-with-pass", "two players: may neutral cubes follow a pass?", forbid_allow, 0,
                                 "the chapter lets them follow a normal action, and a player who passes has no more "
                                 "turns; allow does not apply after the pass that ends the excavation",
                                 .seats = 2},
    [HOUSE_NEUTRAL_PLAYS] = {"neutral-plays",
                             "two players: how many neutral starts or extensions may a player make in a turn?", one_any,
                             0, "\"start or extend\" names one action", .seats = 2},
    [HOUSE_NEUTRAL_LEFTOVER] =
        {"neutral-leftover", "two players: what happens to neutral cubes not used in a season?", keep_return, 0,
         "players keep the cubes of their colour too; if the neutral reserve runs short, the marker's holder draws "
         "first",
         .seats = 2},
    {0},
};

const struct gone myk_gone[] = {
    {"closing-pass", "`unwritten` takes its place: implied or required"},
    {0},
};
