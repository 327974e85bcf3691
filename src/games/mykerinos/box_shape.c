/* Mykerinos: the words of `box:`. */
#include "games/mykerinos/mykerinos.h"

static const struct shape wing = {FORM_NUMBER, .what = "a circle", .low = 1, .high = CIRCLES};
static const struct shape wings = {FORM_LIST, .what = "circles", .of = &wing};
static const struct shape numbers = {FORM_LIST, .what = "whole numbers", .of = &myk_number};
static const struct shape printed = {FORM_NUMBER, .what = "a whole number", .low = 0, .high = TILE_POINTS_MAX};
static const struct shape printed_numbers = {FORM_LIST, .what = "printed numbers", .of = &printed};
static const struct shape faces = {FORM_LIST, .what = "tiles", .of = &myk_tile};
static const struct shape names = {FORM_LIST, .what = "rooms", .of = &shape_text};
static const struct words five_words = {
    .list = (const char *const[]){"five-1", "five-2", "five-3", "five-4", "five-5", NULL}};
static const struct words kind_words = {.list = myk_kind_names};
static const struct words room_words = {.list = myk_room_names};

static const struct field points_fields[] = {
    {"patron", &printed_numbers, false, "numbers on patron tiles; 0: none"},
    {"blank", &printed_numbers, false, "numbers on the tile without a patron"},
    {0},
};
static const struct shape copies = {FORM_EACH, .what = "tiles of each kind", .words = &kind_words, .of = &myk_number};
static const struct shape points = {FORM_MAP, .what = "numbers printed on tiles", .fields = points_fields};
static const struct field tiles_fields[] = {
    {"total", &myk_number, false, "36"},
    {"deal", &numbers, false, "tiles laid out in seasons 1 to 4"},
    {"copies", &copies, false, "how many tiles show which patron"},
    {"points", &points, false, "numbers that occur on the terrain sides"},
    {"faces", &faces, false, "all tiles in tile notation, either way up; empty: not known"},
    {0},
};
static const struct shape tiles = {FORM_MAP, .what = "the tiles", .fields = tiles_fields};

static const struct field room_fields[] = {
    {"worth", &printed, false, "the number in the room"},
    {"wings", &wings, false, "the patron circles it belongs to"},
    {0},
};
static const struct shape room_data = {FORM_MAP, .what = "a room", .fields = room_fields};
static const struct shape rooms = {FORM_EACH, .what = "rooms", .words = &room_words, .of = &room_data};
static const struct shape doors = {FORM_EACH, .what = "doors", .words = &five_words, .of = &names};
static const struct field museum_fields[] = {
    {"rooms", &rooms, false, "the fifteen rooms"},
    {"doors", &doors, false, "for each \"5\" room: the rooms next to it"},
    {0},
};
static const struct shape museum = {FORM_MAP, .what = "the Museum", .fields = museum_fields};

static const struct field season_fields[] = {
    {"two", &myk_number, false, "with two players"},
    {"three", &myk_number, false, "with three players"},
    {"four", &myk_number, false, "with four players"},
    {0},
};
static const struct shape season = {FORM_MAP, .what = "cubes drawn each season", .fields = season_fields};
static const struct field cubes_fields[] = {
    {"colour", &myk_number, false, "cubes of each colour"},
    {"season", &season, false, "own cubes drawn at the start of a season, by number of players"},
    {"neutral", &myk_number, false, "neutral cubes drawn by each of two players"},
    {0},
};
static const struct shape cubes = {FORM_MAP, .what = "the cubes", .fields = cubes_fields};

static const struct field box_fields[] = {
    {"tiles", &tiles, false, "the terrain-patron tiles"},
    {"museum", &museum, false, "the rooms and the doors between them"},
    {"cubes", &cubes, false, "how many cubes"},
    {0},
};
const struct shape myk_box_shape = {FORM_MAP, .what = "the box", .fields = box_fields};
