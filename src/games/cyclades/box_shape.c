/* What the box of Cyclades looks like as YAML. */
#include "games/cyclades/box.h"

static const char *const map_list[] = {"small", "medium", "large", NULL};
static const char *const figure_list[] = {"isle", "sea", "none", NULL};
static const struct words map_words = {.list = map_list}, figure_words = {.list = figure_list};

static const struct shape map_name = {FORM_WORD, .what = "a map", .words = &map_words};
static const struct shape number = {FORM_NUMBER, .low = 0, .high = 999};
static const struct shape pieces = {FORM_NUMBER, .low = 0, .high = 12};
static const struct shape one_up = {FORM_NUMBER, .low = 1, .high = 999};
static const struct shape marker_count = {FORM_NUMBER, .low = 1, .high = 2};
static const struct shape god_count = {FORM_NUMBER, .low = 1, .high = 4};
static const struct shape row_length = {FORM_NUMBER, .low = 1, .high = 30};
static const struct shape row_lengths = {FORM_LIST, .what = "circles per row", .of = &row_length, .low = 1,
                                         .high = ROWS_MAX};
static const struct shape space = {FORM_WORD, .what = "a space", .words = &cyc_any_space_words};
static const struct shape any_spaces = {FORM_LIST, .what = "spaces", .of = &space};
static const struct shape isle_circles = {FORM_LIST, .what = "circles", .of = &space, .low = 1,
                                          .high = ISLE_CIRCLES_MAX};
static const struct shape start_spaces = {FORM_LIST, .what = "spaces", .of = &space, .low = 0, .high = STARTS_MAX};

static const struct shape isle = {
    FORM_MAP,
    .fields = (const struct field[]){{"circles", &isle_circles, true, "its circles, the first gives the name"},
                                     {"squares", &number, true, "white squares for buildings"},
                                     {"under-metropolis", &number, true, "squares a metropolis covers"},
                                     {"horns", &number, true, "cornucopias printed on it"},
                                     {0}}};
static const struct shape isles = {FORM_EACH, .words = &cyc_any_space_words, .of = &isle};
static const struct shape map = {
    FORM_MAP, .fields = (const struct field[]){{"rows", &row_lengths, true, "circles per row, from the top"},
                                               {"isles", &isles, true, "the isles"},
                                               {"trade", &any_spaces, true, "sea spaces with a cornucopia"},
                                               {0}}};
static const struct shape maps = {FORM_MAP, .fields = (const struct field[]){{"small", &map, true, "board"},
                                                                             {"medium", &map, true, "board"},
                                                                             {"large", &map, true, "board"},
                                                                             {0}}};

#define BY_SEATS(name, of)                                                                                             \
    static const struct shape name = {FORM_MAP, .fields = (const struct field[]){{"2", of, true, "two players"},       \
                                                                                 {"3", of, true, "three players"},     \
                                                                                 {"4", of, true, "four players"},      \
                                                                                 {"5", of, true, "five players"},      \
                                                                                 {0}}}

static const struct shape start = {
    FORM_MAP, .fields = (const struct field[]){{"isles", &start_spaces, true, "isles with one troop"},
                                               {"fleets", &start_spaces, true, "seas with one fleet"},
                                               {0}}};
static const struct shape starts = {FORM_LIST, .what = "a start for each player", .of = &start, .low = 1,
                                    .high = SEATS_MAX};
BY_SEATS(map_for, &map_name);
BY_SEATS(setups, &starts);
BY_SEATS(open_gods, &god_count);
BY_SEATS(marker_counts, &marker_count);
BY_SEATS(targets, &one_up);

static const struct shape god = {
    FORM_MAP, .fields = (const struct field[]){{"unit", &cyc_unit_shape, true, "what he recruits"},
                                               {"building", &cyc_building_shape, true, "what he builds"},
                                               {0}}};
static const struct shape gods = {FORM_MAP, .fields = (const struct field[]){{"poseidon", &god, true, NULL},
                                                                             {"ares", &god, true, NULL},
                                                                             {"zeus", &god, true, NULL},
                                                                             {"athena", &god, true, NULL},
                                                                             {0}}};

static const struct shape price_list = {FORM_LIST, .what = "prices of the first, second, ... of a turn", .of = &number,
                                        .low = 1, .high = PRICES_MAX};
static const struct shape track_prices = {FORM_LIST, .what = "prices from the dearest space", .of = &number,
                                          .low = SPACES_ON_TRACK, .high = SPACES_ON_TRACK};
static const struct shape prices = {
    FORM_MAP, .fields = (const struct field[]){{"troop", &price_list, true, NULL},
                                               {"fleet", &price_list, true, NULL},
                                               {"priest", &price_list, true, NULL},
                                               {"philosopher", &price_list, true, NULL},
                                               {"building", &number, true, NULL},
                                               {"march", &number, true, NULL},
                                               {"sail", &number, true, NULL},
                                               {"change", &number, true, "another creature"},
                                               {"kraken-step", &number, true, NULL},
                                               {"sphinx", &number, true, "received for each piece or card"},
                                               {"creatures", &track_prices, true, NULL},
                                               {0}}};

static const struct shape steps = {
    FORM_MAP, .fields = (const struct field[]){{"sail", &number, true, NULL}, {"sylph", &number, true, NULL}, {0}}};
static const struct shape apollo = {FORM_MAP,
                                    .fields = (const struct field[]){{"gold", &number, true, "with several isles"},
                                                                     {"one-isle", &number, true, "with a single one"},
                                                                     {0}}};
static const struct shape faces = {FORM_LIST, .what = "the faces of a die", .of = &number, .low = 1, .high = FACES_MAX};
static const struct shape supply = {FORM_MAP,
                                    .fields = (const struct field[]){{"troops", &pieces, true, "of each player"},
                                                                     {"fleets", &pieces, true, "of each player"},
                                                                     {"port", &number, true, NULL},
                                                                     {"fortress", &number, true, NULL},
                                                                     {"temple", &number, true, NULL},
                                                                     {"university", &number, true, NULL},
                                                                     {"metropolis", &number, true, NULL},
                                                                     {"prosperity", &number, true, NULL},
                                                                     {"priest", &number, true, NULL},
                                                                     {"philosopher", &number, true, NULL},
                                                                     {0}}};
static const struct shape figure_kind = {FORM_WORD, .what = "where its figure stands", .words = &figure_words};
static const struct shape creature = {FORM_MAP,
                                      .fields = (const struct field[]){{"figure", &figure_kind, true, NULL}, {0}}};
static const struct shape creatures = {FORM_EACH, .words = &cyc_creature_words, .of = &creature};

const struct shape cyclades_box_shape = {
    FORM_MAP, .fields = (const struct field[]){{"map-for", &map_for, true, "which map for how many players"},
                                               {"maps", &maps, true, "the boards"},
                                               {"setup", &setups, true, "start positions in the order of players"},
                                               {"start-gold", &number, true, NULL},
                                               {"gods", &gods, true, "what each main god gives"},
                                               {"faceup", &open_gods, true, "gods open for offerings besides Apollo"},
                                               {"markers", &marker_counts, true, "offering markers per player"},
                                               {"to-win", &targets, true, "metropolises that end the game"},
                                               {"prices", &prices, true, NULL},
                                               {"steps", &steps, true, NULL},
                                               {"apollo", &apollo, true, "gold he gives"},
                                               {"philosophers-for-metropolis", &one_up, true, NULL},
                                               {"minotaur", &number, true, "what he adds to the defence"},
                                               {"dice", &faces, true, NULL},
                                               {"supply", &supply, true, "how many there are"},
                                               {"creatures", &creatures, true, "one card each"},
                                               {0}}};
