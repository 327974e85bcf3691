/* The catalogue: rules with their citations, and the open questions. */
#include "games/myriath/state.h"

static const char *const on_tiles[] = {"tiles", NULL};
static const char *const on_shapes[] = {"geometry", "tiles", NULL};
static const char *const on_board[] = {"board.plan", "board.outer-lane", NULL};
static const char *const on_all[] = {"geometry", "tiles", "board.plan", "board.outer-lane", NULL};

const struct rule myriath_rules[] = {
    [RULE_LOG_TURN] = {"log.turn", "PLAYER'S TURN; SET-UP", "Players act one after the other, clockwise.",
                       "An entry out of turn stands; the turn goes on after the one who acted.", NULL},
    [RULE_LOG_PHASE] = {"log.phase", "SET-UP; PLAYER'S TURN",
                        "Octagons are placed before, and only before, the first turn; the first player is chosen once.",
                        NULL, NULL},
    [RULE_LOG_OVER] = {"log.over", "END OF GAME", "After the end nothing is played.", NULL, NULL},
    [RULE_FIRST] = {"myriath.first", "SET-UP", "In a series the lowest scorer of the previous game begins.",
                    "The text says 'should'; with first: free it is advice. Of several lowest, any may begin.", NULL},
    [RULE_OUTER_SQUARE] =
        {"myriath.outer-square", "SET-UP", "An octagon may not surround an outer square.",
         "Outer is meant of the area in use, whose figure the sentence follows; with outer: board, of the whole board.",
         on_board},
    [RULE_OVERLAP] = {"myriath.overlap", "SET-UP; PLAYER'S TURN, second condition", "Tiles may not overlap.", NULL,
                      on_shapes},
    [RULE_AREA] = {"myriath.area", "SET-UP (playing area); PLAYER'S TURN, third condition",
                   "Tiles lie in the lanes of the area for this number of players.",
                   "Tiles may not stick out of the area. Where lanes are printed beyond it, a tile can lie there, "
                   "wrongly; elsewhere it cannot.",
                   on_all},
    [RULE_STOCK] = {"myriath.stock", "MATERIAL; PLAYER'S TURN", "A player lays tiles of the own set, each once.", NULL,
                    on_tiles},
    [RULE_SHAPE] = {"myriath.shape", "MATERIAL; PLAYER'S TURN", "A tile may be turned and flipped but keeps its shape.",
                    NULL, on_tiles},
    [RULE_CONNECT] = {"myriath.connect", "PLAYER'S TURN, first condition; INTRODUCTION",
                      "At least one end, or half of one, must lie against an end or corner of another player's tile.",
                      "It is the ends of the new tile that count. A corner is the slanted outside of a bend, the "
                      "octagon's four included. "
                      "Meeting in a point is no contact, unless tip-touch: connects.",
                      on_shapes},
    [RULE_PASS] = {"myriath.pass", "PLAYER'S TURN", "Who can place must place.",
                   "Having passed is not for good: a later turn may have to be used.", on_all},
    [RULE_NO_ROOM] = {"myriath.no-room", "SET-UP", "Every player places an octagon.",
                      "On a board too small for that the rules know no way on.", NULL},
    [RULE_PLAYERS] = {"myriath.players", "INTRODUCTION; MATERIAL", "The game is for two to four.", NULL, NULL},
    [RULE_COLOURS] = {"myriath.colours", "SET-UP", "Each player has a colour of their own.", NULL, NULL},
    [RULE_SET_UP] = {"myriath.set-up", "SET-UP", "All octagons lie before any other tile.", NULL, NULL},
    [RULE_PASSED] = {"myriath.passed", "PLAYER'S TURN", "Passing happens in turns only, after the set-up.", NULL, NULL},
    [RULE_TURN] = {"myriath.turn", "SET-UP; PLAYER'S TURN; END OF GAME", "Whose turn it is must fit what lies there.",
                   NULL, NULL},
    [RULE_BOX] = {"myriath.box", "MATERIAL", "The box must describe tiles and a board that can exist.", NULL, NULL},
    [RULE_NINETEEN] = {"myriath.nineteen", "MATERIAL", "A set has nineteen tiles.", NULL, NULL},
    [RULE_AWARD] =
        {"myriath.award", "PLAYER'S TURN (points for new connections); SCORING EXAMPLES",
         "Half a point for each half edge, and for each half of a whole edge, that comes to touch another tile.",
         consequence, NULL},
    [RULE_HANDICAP] = {"myriath.handicap", "SET-UP (score track)",
                       "The third player begins with half a point, the fourth with one.", consequence, NULL},
    {0},
};

static const char *const own_contact[] = {"scores", "nothing", NULL};
static const char *const tip_touch[] = {"nothing", "connects", NULL};
static const char *const outer[] = {"area", "board", NULL};
static const char *const first[] = {"lowest", "free", NULL};

const struct question myriath_house[] = {
    [HOUSE_OWN_CONTACT] = {"own-contact", "do ends touching a tile of the same player score?", own_contact, OWN_SCORES,
                           "the condition for placing speaks of another player's tile, the points of another tile; "
                           "with nothing, only other players' tiles count"},
    [HOUSE_TIP_TOUCH] =
        {"tip-touch", "does an arrow's tip that meets another player's tile in a point make a placement legal?",
         tip_touch, TIP_NOTHING,
         "the introduction asks for an end or half of it, and points know edges only; tips never score"},
    [HOUSE_OUTER] =
        {"outer", "outer squares of what?", outer, OUTER_OF_AREA,
         "the sentence follows the figure of the areas; with board, a square is outer when a neighbour is not printed"},
    [HOUSE_FIRST] = {"first", "must the lowest scorer of the previous game begin?", first, FIRST_LOWEST,
                     "the text says 'should'; with free it is advice"},
    {0},
};
