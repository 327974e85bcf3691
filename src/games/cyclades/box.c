/* Cyclades: the box as YAML, and read for the number of players at hand. */
#include "games/cyclades/cyclades.h"

/* ---- shape ----------------------------------------------------------------------------------------------------- */

static const char *const map_list[] = {"small", "medium", "large", NULL};
static const struct words map_words = {.list = map_list};

static const struct shape map_name_shape = {FORM_WORD, .what = "a map", .words = &map_words};
static const struct shape god_count_shape = {FORM_NUMBER, .low = 1, .high = 4};
static const struct shape marker_count_shape = {FORM_NUMBER, .low = 1, .high = 2};
static const struct shape number_shape = {FORM_NUMBER, .low = 0, .high = 999};
static const struct shape one_up_shape = {FORM_NUMBER, .low = 1, .high = 999};
static const struct shape pieces_shape = {FORM_NUMBER, .low = 0, .high = 12};
static const struct shape space_shape = {FORM_WORD, .what = "a space", .words = &cyc_any_space_words};
static const struct shape start_spaces_shape = {FORM_LIST, .what = "spaces", .of = &space_shape, .low = 0,
                                                .high = STARTS_MAX};
static const struct shape prices_shape = {FORM_LIST, .what = "prices in one turn: of the first, the second and so on",
                                          .of = &number_shape, .low = 1, .high = PRICES_MAX};

#define BY_SEATS(of)                                                                                                   \
    SHAPE(FORM_MAP, .fields = KEYS({"2", of, true, "two players"}, {"3", of, true, "three players"},                   \
                                   {"4", of, true, "four players"}, {"5", of, true, "five players"}))

static const struct shape isle_shape = {
    FORM_MAP,
    .fields =
        KEYS({"circles", SHAPE(FORM_LIST, .what = "circles", .of = &space_shape, .low = 1, .high = ISLE_CIRCLES_MAX),
              true, "its circles, the first gives the name"},
             {"squares", &number_shape, true, "white squares for buildings"},
             {"under-metropolis", &number_shape, true, "squares a metropolis covers"},
             {"horns", &number_shape, true, "cornucopias printed on it"})};
static const struct shape row_lengths_shape = {
    FORM_LIST, .what = "circles per row", .of = SHAPE(FORM_NUMBER, .low = 1, .high = 30), .low = 1, .high = ROWS_MAX};
static const struct shape map_shape = {
    FORM_MAP,
    .fields =
        KEYS({"rows", &row_lengths_shape, true, "circles per row, from the top"},
             {"isles", SHAPE(FORM_EACH, .words = &cyc_any_space_words, .of = &isle_shape, .removable = true), true,
              "the isles"},
             {"trade", SHAPE(FORM_LIST, .what = "spaces", .of = &space_shape), true, "sea spaces with a cornucopia"})};
static const struct shape starts_shape = {
    FORM_LIST, .what = "the start position of each player", .low = 1, .high = SEATS_MAX,
    .of = SHAPE(FORM_MAP, .fields = KEYS({"isles", &start_spaces_shape, true, "isles with one troop"},
                                         {"fleets", &start_spaces_shape, true, "seas with one fleet"}))};
static const struct shape god_shape = {
    FORM_MAP, .fields = KEYS({"unit", &cyc_unit_shape, true, "the unit or card this god recruits"},
                             {"building", &cyc_building_shape, true, "the building this god builds"})};
static const struct shape track_prices_shape = {FORM_LIST, .what = "prices, starting with the dearest space",
                                                .of = &number_shape, .low = SPACES_ON_TRACK, .high = SPACES_ON_TRACK};
static const struct shape all_prices_shape = {
    FORM_MAP, .fields = KEYS({"troop", &prices_shape, true, NULL}, {"fleet", &prices_shape, true, NULL},
                             {"priest", &prices_shape, true, NULL}, {"philosopher", &prices_shape, true, NULL},
                             {"building", &number_shape, true, NULL}, {"march", &number_shape, true, NULL},
                             {"sail", &number_shape, true, NULL},
                             {"change", &number_shape, true, "replacing a creature on the track"},
                             {"kraken-step", &number_shape, true, NULL},
                             {"sphinx", &number_shape, true, "gold received for each piece or card"},
                             {"creatures", &track_prices_shape, true, NULL})};
static const struct shape supply_shape = {
    FORM_MAP,
    .fields = KEYS({"troops", &pieces_shape, true, "per player"}, {"fleets", &pieces_shape, true, "per player"},
                   {"territory", &pieces_shape, true, "markers per player"}, {"port", &number_shape, true, NULL},
                   {"fortress", &number_shape, true, NULL}, {"temple", &number_shape, true, NULL},
                   {"university", &number_shape, true, NULL}, {"metropolis", &number_shape, true, NULL},
                   {"prosperity", &number_shape, true, NULL}, {"priest", &number_shape, true, NULL},
                   {"philosopher", &number_shape, true, NULL})};
static const struct shape figure_shape = {FORM_WORD, .what = "where its figure is placed",
                                          .words = WORDS(0, "isle", "sea", "none")};
static const struct shape creature_shape = {FORM_MAP, .fields = KEYS({"figure", &figure_shape, true, NULL})};

const struct shape cyc_box_shape = {
    FORM_MAP,
    .fields = KEYS(
        {"map-for", BY_SEATS(&map_name_shape), true, "the map for each number of players"},
        {"maps",
         SHAPE(FORM_MAP, .fields = KEYS({"small", &map_shape, true, "board"}, {"medium", &map_shape, true, "board"},
                                        {"large", &map_shape, true, "board"})),
         true, "the boards"},
        {"setup", BY_SEATS(&starts_shape), true, "start positions, in the order of the players"},
        {"start-gold", &number_shape, true, NULL},
        {"gods",
         SHAPE(FORM_MAP, .fields = KEYS({"poseidon", &god_shape, true, NULL}, {"ares", &god_shape, true, NULL},
                                        {"zeus", &god_shape, true, NULL}, {"athena", &god_shape, true, NULL})),
         true, "what each main god offers"},
        {"faceup", BY_SEATS(&god_count_shape), true, "main gods face up for offerings"},
        {"markers", BY_SEATS(&marker_count_shape), true, "offering markers per player"},
        {"to-win", BY_SEATS(&one_up_shape), true, "metropolises that end the game"},
        {"offer-track", &number_shape, true, "highest offer printed on the track"},
        {"prices", &all_prices_shape, true, NULL},
        {"steps",
         SHAPE(FORM_MAP, .fields = KEYS({"sail", &number_shape, true, NULL}, {"sylph", &number_shape, true, NULL})),
         true, NULL},
        {"apollo",
         SHAPE(FORM_MAP, .fields = KEYS({"gold", &number_shape, true, "gold with two or more isles"},
                                        {"one-isle", &number_shape, true, "gold with only one isle"})),
         true, "what Apollo gives"},
        {"philosophers-for-metropolis", &one_up_shape, true, NULL},
        {"minotaur", &number_shape, true, "how much the Minotaur adds to the defence"},
        {"dice", SHAPE(FORM_LIST, .what = "the faces of a die", .of = &number_shape, .low = 1, .high = FACES_MAX), true,
         NULL},
        {"supply", &supply_shape, true, "how many there are"},
        {"creatures", SHAPE(FORM_EACH, .words = &cyc_creature_words, .of = &creature_shape), true, "one card each"})};

/* ---- numbers --------------------------------------------------------------------------------------------------- */

static int read_list(const struct node *list, int *numbers)
{
    int count = 0;
    for (const struct node *number = list->first; number; number = number->next)
        numbers[count++] = number->value;
    return count;
}

static void read_numbers(struct cyc_box *box, const struct node *node, const char *seats)
{
    const struct {
        const char *group, *key;
        int *to;
    } numbers[] = {{"prices", "building", &box->building_price},
                   {"prices", "march", &box->march_price},
                   {"prices", "sail", &box->sail_price},
                   {"prices", "change", &box->change_price},
                   {"prices", "kraken-step", &box->kraken_step},
                   {"prices", "sphinx", &box->sphinx_price},
                   {"supply", "troops", &box->troops},
                   {"supply", "fleets", &box->fleets},
                   {"supply", "territory", &box->territory},
                   {"supply", "prosperity", &box->prosperity},
                   {"supply", "priest", &box->priests},
                   {"supply", "philosopher", &box->philosopher_cards},
                   {"faceup", seats, &box->open_gods},
                   {"markers", seats, &box->markers},
                   {"to-win", seats, &box->target},
                   {"steps", "sail", &box->sail_steps},
                   {"steps", "sylph", &box->sylph_steps},
                   {"apollo", "gold", &box->apollo_gold},
                   {"apollo", "one-isle", &box->apollo_one_isle}};
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
        *numbers[i].to = node_get(node_get(node, numbers[i].group), numbers[i].key)->value;
    for (int type = PORT; type <= METROPOLIS; type++)
        box->tiles[type] = node_get(node_get(node, "supply"), cyc_building_names[type])->value;
    for (int unit = TROOP; unit <= PHILOSOPHER; unit++)
        box->unit_prices[unit] =
            read_list(node_get(node_get(node, "prices"), cyc_unit_names[unit]), box->unit_price[unit]);
    read_list(node_get(node_get(node, "prices"), "creatures"), box->creature_price);
    for (int god = POSEIDON; god < MAIN_GODS; god++) {
        const struct node *gives = node_get(node_get(node, "gods"), cyc_god_names[god]);
        box->unit_of[god] = node_get(gives, "unit")->value;
        box->building_of[god] = node_get(gives, "building")->value;
    }
    box->offer_track = node_get(node, "offer-track")->value;
    box->start_gold = node_get(node, "start-gold")->value;
    box->philosophers = node_get(node, "philosophers-for-metropolis")->value;
    box->minotaur = node_get(node, "minotaur")->value;
    box->faces = read_list(node_get(node, "dice"), box->face);
}

/* A box cannot change which creatures are figures: their powers are rules. */
static bool figures_fit(struct hearing *h, const struct node *creatures)
{
    /* By the value of `figure`: isle, sea, none. */
    static const char *const only[] = {"as a figure on an isle", "as a figure in a sea", "without a figure"};
    for (const struct node *creature = creatures->first; creature; creature = creature->next) {
        int figure = cyc_figure_of_card(creature->key->value);
        int kind = figure == NOWHERE ? 2 : figure == FIGURE_KRAKEN ? 1 : 0;
        const struct node *written = node_get(creature, "figure");
        if (written->value != kind)
            return cyc_blame(h, written, misread(h, "the rules use %s only %s", creature->key->text, only[kind]));
    }
    return true;
}

const void *cyc_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    struct cyc_box *box = arena_take(arena, sizeof *box);
    char seats[16];
    put_string(seats, sizeof seats, "%d", h->match->seats);
    const char *map = map_list[node_get(node_get(node, "map-for"), seats)->value];
    read_numbers(box, node, seats);
    bool whole = cyc_lay_map(h, box, node_get(node_get(node, "maps"), map))
                 && cyc_place_starts(h, box, node_get(node_get(node, "setup"), seats))
                 && figures_fit(h, node_get(node, "creatures"));
    return whole ? box : NULL;
}
