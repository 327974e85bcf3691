/* Shapes: what the table, the box and the entries may look like. */
#include "games/myriath/state.h"

/* ---- entries --------------------------------------------------------------------------------------------------- */

static const struct shape square = {FORM_WORD, .what = "a square", .words = &myriath_space_words};
static const struct shape crossing = {FORM_WORD, .what = "a crossing", .words = &myriath_space_words};
static const struct shape tile_name = {FORM_WORD, .what = "a tile of the set", .words = &myriath_tile_words};
static const struct shape degrees = {FORM_NUMBER, .what = "0, 90, 180 or 270", .low = 0, .high = 270};
static const struct shape steps = {FORM_WORD, .what = "a path of the letters n e s w", .words = &myriath_go_words};

const struct field myriath_first_fields[] = {
    {"first", &shape_name, true, "who begins"},
    {0},
};
const struct field myriath_octagon_fields[] = {
    {"octagon", &square, true, "the square seen through the octagon"},
    {0},
};
const struct field myriath_place_fields[] = {
    [PLACE_TILE] = {"place", &tile_name, true, "the tile"},
    [PLACE_AT] = {"at", &crossing, true,
                  "the crossing its start or origin lies on, named after the square to its lower right"},
    [PLACE_TURN] = {"turn", &degrees, false, "0, 90, 180 or 270 degrees clockwise, after flipping; 0 if left out"},
    [PLACE_FLIP] = {"flip", &shape_flag, false, "upside down, left and right exchanged; false if left out"},
    [PLACE_GO] = {"go", &steps, false, "instead of turn: the steps of a strip as they run on the board"},
    {0},
};
const struct field myriath_pass_fields[] = {
    {"pass", &shape_none, true, "no tile can be placed"},
    {0},
};

/* ---- the table ------------------------------------------------------------------------------------------------- */

static const char *const nobody_list[] = {"null", NULL};
static const struct words nobody = {.list = nobody_list, .base = NOBODY};
static const struct shape points = {FORM_HALVES, .what = "points", .low = -20000, .high = 20000};
static const struct shape previous = {FORM_EACH, .what = "points in the previous game by player", .of = &points,
                                      .by_name = true};
static const struct shape colour = {FORM_WORD, .what = "a colour of the box", .words = &myriath_colour_words};
static const struct shape colours = {FORM_EACH, .what = "colours by player", .of = &colour, .by_name = true};
static const struct shape turn = {FORM_NAME, .what = "a player, or null for nobody", .words = &nobody};
static const struct shape entry = {FORM_ENTRY, .what = "a tile, written like its entry: octagon e5"};
static const struct shape entries = {FORM_BAG, .what = "the tiles of a player", .of = &entry};
static const struct shape tiles = {FORM_EACH, .what = "tiles on the board by player", .of = &entries, .by_name = true};

static const struct field table_fields[] = {
    {"first", &shape_name, false, "the first player; left out while tiles lie there: the first of players"},
    {"previous", &previous, false, "points in the previous game; only on an empty board without first"},
    {"colours", &colours, false, "colours by player; the others get the free ones"},
    {"turn", &turn, false, "who is to act"},
    {"passed", &shape_names, false, "who has passed since the last tile was placed"},
    {"tiles", &tiles, false, "what lies on the board, by player, each written like its entry"},
    {0},
};
const struct shape myriath_table = {FORM_MAP, .what = "the table", .fields = table_fields};

/* ---- the box --------------------------------------------------------------------------------------------------- */

static const struct shape colour_list = {FORM_LIST, .what = "four colours or more", .low = 4, .high = 26,
                                         .of = &shape_text};
static const struct shape handicap = {FORM_LIST, .what = "four numbers in halves", .low = SEATS, .high = SEATS,
                                      .of = &points};

static const char *const model_list[] = {"lanes", NULL};
static const struct words models = {.list = model_list};
static const struct shape model = {FORM_WORD, .what = "a model of the lattice", .words = &models};
static const struct shape width = {FORM_NUMBER, .what = "a width", .low = 1, .high = 100};
static const struct field geometry_fields[] = {
    {"model", &model, false, "lanes: strips lie in the gaps between the squares"},
    {"lane", &width, false, "width of a gap, for pictures"},
    {"square", &width, false, "side of a square in the same unit, for pictures"},
    {0},
};
static const struct shape geometry = {FORM_MAP, .what = "the lattice", .fields = geometry_fields};

static const struct shape plan_row = {FORM_WORD, .what = "a row of 1 to 25 letters w g d .",
                                      .words = &myriath_plan_words};
static const struct shape plan = {FORM_LIST, .what = "rows of squares", .low = 1, .high = PLAN_ROWS, .of = &plan_row};
static const struct shape seats = {FORM_NUMBER, .what = "a number of players", .low = 2, .high = SEATS};
static const struct shape outer_lane = {FORM_BAG, .what = "numbers of players", .of = &seats};
static const struct field board_fields[] = {
    {"plan", &plan, false, "one letter a square: w white, g light grey, d dark grey, . none"},
    {"outer-lane", &outer_lane, false, "player counts whose area has a lane around its outer squares"},
    {0},
};
static const struct shape board = {FORM_MAP, .what = "the board", .fields = board_fields};

static const struct shape path = {FORM_WORD, .what = "a path of up to 60 letters n e s w",
                                  .words = &myriath_path_words};
static const struct shape two_ends = {FORM_WORD, .what = "two letters of a l r", .words = &myriath_ends_words};
static const struct shape reach = {FORM_NUMBER, .what = "steps from the origin", .low = -REACH, .high = REACH};
static const struct shape cells_word = {FORM_WORD, .what = "quarters, east or south", .words = &myriath_cells_words};
static const struct shape face = {FORM_WORD, .what = "a face, n e s or w", .words = &myriath_face_words};
static const struct shape type = {FORM_WORD, .what = "an end type, a l or r", .words = &myriath_end_type_words};
static const struct field cell_fields[] = {
    {"row", &reach, true, NULL}, {"col", &reach, true, NULL}, {"cells", &cells_word, true, NULL}, {0}};
static const struct field end_fields[] = {{"row", &reach, true, NULL},
                                          {"col", &reach, true, NULL},
                                          {"face", &face, true, NULL},
                                          {"type", &type, true, NULL},
                                          {0}};
static const struct shape cell = {FORM_TUPLE, .what = "row, col, quarters (or east, or south)", .fields = cell_fields};
static const struct shape cell_list = {FORM_LIST, .what = "cells", .of = &cell};
static const struct shape end = {FORM_TUPLE, .what = "row, col, face, type", .fields = end_fields};
static const struct shape end_list = {FORM_LIST, .what = "ends", .of = &end};
static const struct field either_ends[] = {{"strip", &two_ends, false, NULL}, {"cells", &end_list, false, NULL}, {0}};
static const struct shape ends = {FORM_EITHER, .what = "two letters of a l r, or a list of ends",
                                  .fields = either_ends};
static const struct shape copies = {FORM_NUMBER, .what = "copies", .low = 1, .high = SET_MOST};

static const struct field tile_fields[] = {
    {"ring", &shape_flag, false, "true: the octagon"},
    {"path", &path, false, "a strip: its steps from the start"},
    {"cells", &cell_list, false, "any other tile: its cells from the origin"},
    {"ends", &ends, false, "of a strip at start and finish, like al; of cells, a list"},
    {"count", &copies, false, "copies of each colour; 1 if left out"},
    {0},
};
static const struct shape tile = {FORM_MAP, .what = "a tile", .fields = tile_fields, .whole = true};
static const struct shape tile_set = {FORM_EACH, .what = "a set of tiles", .of = &tile, .whole = true};
static const char *const set_list[] = {"r1", "r2", NULL};
static const struct words set_names = {.list = set_list};
static const struct shape set_name = {FORM_WORD, .what = "the name of a set", .words = &set_names};
static const struct field either_tiles[] = {{"set", &set_name, false, NULL}, {"tiles", &tile_set, false, NULL}, {0}};
static const struct shape tile_choice = {FORM_EITHER, .what = "the name of a set, or a set of tiles",
                                         .fields = either_tiles, .whole = true};
static const struct shape sets = {FORM_EACH, .what = "sets of tiles by name", .of = &tile_set};

static const struct field box_fields[] = {
    {"colours", &colour_list, false, "the colours of the tiles"},
    {"handicap", &handicap, false, "points before the game, in turn order"},
    {"geometry", &geometry, false, "how tiles and squares fit"},
    {"board", &board, false, "the printed squares"},
    {"tiles", &tile_choice, false, "r1, r2 or a set of tiles"},
    {"sets", &sets, false, "the named sets; only in the built-in box"},
    {0},
};
const struct shape myriath_box_shape = {FORM_MAP, .what = "the box", .fields = box_fields};
