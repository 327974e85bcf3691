/* Myriath: the verbs and their fields. */
#include "games/myriath/myriath.h"

static const struct shape square_shape = {FORM_WORD, .what = "a square", .words = &myr_space_words};
static const struct shape crossing_shape = {FORM_WORD, .what = "a crossing", .words = &myr_space_words};
static const struct shape tile_name_shape = {FORM_WORD, .what = "a tile of the set", .words = &myr_tile_words};
static const struct shape degrees_shape = {FORM_NUMBER, .what = "0, 90, 180 or 270", .low = 0, .high = 270};
static const struct shape steps_shape = {FORM_WORD, .what = "a path of steps n e s w", .words = &myr_go_words};

static const struct shape each_points_shape = {FORM_EACH, .what = "players", .by_name = true, .of = &myr_points_shape};
static const struct shape earns_shape = {
    FORM_EITHER, .what = "points, or a map of players to points",
    .fields = KEYS({"points", &myr_points_shape, false, NULL}, {"players", &each_points_shape, false, NULL})};

const struct verb myr_verbs[] = {
    [VERB_FIRST] = {"first", BY_TABLE, KEYS({"first", &shape_name, true, "who begins"}), myr_play_first,
                    "chooses the first player", .suggest = myr_suggest_first},
    [VERB_OCTAGON] = {"octagon", BY_PLAYER,
                      KEYS({"octagon", &square_shape, true, "the square that is seen through the octagon"}),
                      myr_play_octagon, "puts the player's octagon around a printed square",
                      .suggest = myr_suggest_octagon},
    [VERB_PLACE] =
        {"place", BY_PLAYER,
         KEYS([PLACE_TILE] = {"place", &tile_name_shape, true, "the tile"},
              [PLACE_AT] =
                  {"at", &crossing_shape, true,
                   "the crossing of the end named first, or of the start or origin; a crossing has the name of the "
                   "square to its lower right"},
              [PLACE_TURN] = {"turn", &degrees_shape, false,
                              "0, 90, 180 or 270 degrees clockwise, after flipping; default: 0"},
              [PLACE_FLIP] =
                  {"flip", &shape_flag, false,
                   "whether the tile is flipped, left and right exchanged; default: false, without a value true"},
              [PLACE_GO] = {"go", &steps_shape, false,
                            "the steps of a strip on the board from `at`, instead of `turn`; its name then gives the "
                            "ends as seen"},
              [PLACE_EARNS] = {"earns", &earns_shape, false,
                               "a claim, no part of the move: what it earns the player, or each of these"}),
         myr_play_place, "places a tile from the player's stock", .suggest = myr_suggest_place,
         .spell = myr_spell_place},
    [VERB_PASS] = {"pass", BY_PLAYER, KEYS({"pass", &shape_none, true, "the player cannot place a tile"}),
                   myr_play_pass, "passes, because no tile can be placed", .suggest = myr_suggest_pass},
    {0},
};
