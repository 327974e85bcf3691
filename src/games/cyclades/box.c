/* Cyclades: the box as YAML, and read for the number of players at hand. */
#include "games/cyclades/cyclades.h"

/* ---- shape ----------------------------------------------------------------------------------------------------- */

static const char *const map_list[] = {"small", "medium", "large", NULL};
static const char *const figure_list[] = {"isle", "sea", "none", NULL};
static const struct words map_words = {.list = map_list}, figure_words = {.list = figure_list};

static const struct shape map_name_shape = {FORM_WORD, .what = "a map", .words = &map_words};
static const struct shape number_shape = {FORM_NUMBER, .low = 0, .high = 999};
static const struct shape pieces_shape = {FORM_NUMBER, .low = 0, .high = 12};
static const struct shape one_up_shape = {FORM_NUMBER, .low = 1, .high = 999};
static const struct shape marker_count_shape = {FORM_NUMBER, .low = 1, .high = 2};
static const struct shape god_count_shape = {FORM_NUMBER, .low = 1, .high = 4};
static const struct shape row_length_shape = {FORM_NUMBER, .low = 1, .high = 30};
static const struct shape row_lengths_shape = {FORM_LIST, .what = "circles per row", .of = &row_length_shape, .low = 1,
                                               .high = ROWS_MAX};
static const struct shape space_shape = {FORM_WORD, .what = "a space", .words = &cyc_any_space_words};
static const struct shape any_spaces_shape = {FORM_LIST, .what = "spaces", .of = &space_shape};
static const struct shape isle_circles_shape = {FORM_LIST, .what = "circles", .of = &space_shape, .low = 1,
                                                .high = ISLE_CIRCLES_MAX};
static const struct shape start_spaces_shape = {FORM_LIST, .what = "spaces", .of = &space_shape, .low = 0,
                                                .high = STARTS_MAX};

static const struct shape isle_shape = {
    FORM_MAP, .fields = (const struct field[]){
                  {"circles", &isle_circles_shape, true, "its circles, the first gives the name"},
                  {"squares", &number_shape, true, "white squares for buildings"},
                  {"under-metropolis", &number_shape, true, "squares a metropolis covers"},
                  {"horns", &number_shape, true, "cornucopias printed on it"},
                  {0},
              }};
static const struct shape isles_shape = {FORM_EACH, .words = &cyc_any_space_words, .of = &isle_shape,
                                         .removable = true};
static const struct shape map_shape = {FORM_MAP,
                                       .fields = (const struct field[]){
                                           {"rows", &row_lengths_shape, true, "circles per row, from the top"},
                                           {"isles", &isles_shape, true, "the isles"},
                                           {"trade", &any_spaces_shape, true, "sea spaces with a cornucopia"},
                                           {0},
                                       }};
static const struct shape maps_shape = {FORM_MAP, .fields = (const struct field[]){
                                                      {"small", &map_shape, true, "board"},
                                                      {"medium", &map_shape, true, "board"},
                                                      {"large", &map_shape, true, "board"},
                                                      {0},
                                                  }};

#define BY_SEATS(name, of)                                                                                             \
    static const struct shape name = {FORM_MAP, .fields = (const struct field[]){                                      \
                                                    {"2", of, true, "two players"},                                    \
                                                    {"3", of, true, "three players"},                                  \
                                                    {"4", of, true, "four players"},                                   \
                                                    {"5", of, true, "five players"},                                   \
                                                    {0},                                                               \
                                                }}

static const struct shape start_shape = {FORM_MAP, .fields = (const struct field[]){
                                                       {"isles", &start_spaces_shape, true, "isles with one troop"},
                                                       {"fleets", &start_spaces_shape, true, "seas with one fleet"},
                                                       {0},
                                                   }};
static const struct shape starts_shape = {FORM_LIST, .what = "the start position of each player", .of = &start_shape,
                                          .low = 1, .high = SEATS_MAX};
BY_SEATS(map_for_shape, &map_name_shape);
BY_SEATS(setups_shape, &starts_shape);
BY_SEATS(open_gods_shape, &god_count_shape);
BY_SEATS(marker_counts_shape, &marker_count_shape);
BY_SEATS(targets_shape, &one_up_shape);

static const struct shape god_shape = {FORM_MAP,
                                       .fields = (const struct field[]){
                                           {"unit", &cyc_unit_shape, true, "the unit or card this god recruits"},
                                           {"building", &cyc_building_shape, true, "the building this god builds"},
                                           {0},
                                       }};
static const struct shape gods_shape = {FORM_MAP, .fields = (const struct field[]){
                                                      {"poseidon", &god_shape, true, NULL},
                                                      {"ares", &god_shape, true, NULL},
                                                      {"zeus", &god_shape, true, NULL},
                                                      {"athena", &god_shape, true, NULL},
                                                      {0},
                                                  }};

static const struct shape price_list_shape = {FORM_LIST,
                                              .what = "prices in one turn: of the first, the second and so on",
                                              .of = &number_shape, .low = 1, .high = PRICES_MAX};
static const struct shape track_prices_shape = {FORM_LIST, .what = "prices, starting with the dearest space",
                                                .of = &number_shape, .low = SPACES_ON_TRACK, .high = SPACES_ON_TRACK};
static const struct shape prices_shape = {FORM_MAP,
                                          .fields = (const struct field[]){
                                              {"troop", &price_list_shape, true, NULL},
                                              {"fleet", &price_list_shape, true, NULL},
                                              {"priest", &price_list_shape, true, NULL},
                                              {"philosopher", &price_list_shape, true, NULL},
                                              {"building", &number_shape, true, NULL},
                                              {"march", &number_shape, true, NULL},
                                              {"sail", &number_shape, true, NULL},
                                              {"change", &number_shape, true, "replacing a creature on the track"},
                                              {"kraken-step", &number_shape, true, NULL},
                                              {"sphinx", &number_shape, true, "gold received for each piece or card"},
                                              {"creatures", &track_prices_shape, true, NULL},
                                              {0},
                                          }};

static const struct shape steps_shape = {FORM_MAP, .fields = (const struct field[]){
                                                       {"sail", &number_shape, true, NULL},
                                                       {"sylph", &number_shape, true, NULL},
                                                       {0},
                                                   }};
static const struct shape apollo_shape = {FORM_MAP, .fields = (const struct field[]){
                                                        {"gold", &number_shape, true, "gold with two or more isles"},
                                                        {"one-isle", &number_shape, true, "gold with only one isle"},
                                                        {0},
                                                    }};
static const struct shape faces_shape = {FORM_LIST, .what = "the faces of a die", .of = &number_shape, .low = 1,
                                         .high = FACES_MAX};
static const struct shape supply_shape = {FORM_MAP, .fields = (const struct field[]){
                                                        {"troops", &pieces_shape, true, "per player"},
                                                        {"fleets", &pieces_shape, true, "per player"},
                                                        {"territory", &pieces_shape, true, "markers per player"},
                                                        {"port", &number_shape, true, NULL},
                                                        {"fortress", &number_shape, true, NULL},
                                                        {"temple", &number_shape, true, NULL},
                                                        {"university", &number_shape, true, NULL},
                                                        {"metropolis", &number_shape, true, NULL},
                                                        {"prosperity", &number_shape, true, NULL},
                                                        {"priest", &number_shape, true, NULL},
                                                        {"philosopher", &number_shape, true, NULL},
                                                        {0},
                                                    }};
static const struct shape figure_kind_shape = {FORM_WORD, .what = "where its figure is placed", .words = &figure_words};
static const struct shape creature_shape = {FORM_MAP, .fields = (const struct field[]){
                                                          {"figure", &figure_kind_shape, true, NULL},
                                                          {0},
                                                      }};
static const struct shape creatures_shape = {FORM_EACH, .words = &cyc_creature_words, .of = &creature_shape};

const struct shape cyc_box_shape = {FORM_MAP,
                                    .fields = (const struct field[]){
                                        {"map-for", &map_for_shape, true, "the map for each number of players"},
                                        {"maps", &maps_shape, true, "the boards"},
                                        {"setup", &setups_shape, true, "start positions, in the order of the players"},
                                        {"start-gold", &number_shape, true, NULL},
                                        {"gods", &gods_shape, true, "what each main god offers"},
                                        {"faceup", &open_gods_shape, true, "main gods face up for offerings"},
                                        {"markers", &marker_counts_shape, true, "offering markers per player"},
                                        {"to-win", &targets_shape, true, "metropolises that end the game"},
                                        {"offer-track", &number_shape, true, "highest offer printed on the track"},
                                        {"prices", &prices_shape, true, NULL},
                                        {"steps", &steps_shape, true, NULL},
                                        {"apollo", &apollo_shape, true, "what Apollo gives"},
                                        {"philosophers-for-metropolis", &one_up_shape, true, NULL},
                                        {"minotaur", &number_shape, true, "how much the Minotaur adds to the defence"},
                                        {"dice", &faces_shape, true, NULL},
                                        {"supply", &supply_shape, true, "how many there are"},
                                        {"creatures", &creatures_shape, true, "one card each"},
                                        {0},
                                    }};

/* ---- numbers --------------------------------------------------------------------------------------------------- */

static int read_list(const struct node *list, int *numbers)
{
    int count = 0;
    for (const struct node *number = list->first; number; number = number->next)
        numbers[count++] = number->value;
    return count;
}

static void read_prices(struct cyc_box *box, const struct node *prices)
{
    for (int unit = TROOP; unit <= PHILOSOPHER; unit++)
        box->unit_prices[unit] = read_list(node_get(prices, cyc_unit_names[unit]), box->unit_price[unit]);
    box->building_price = node_get(prices, "building")->value;
    box->march_price = node_get(prices, "march")->value;
    box->sail_price = node_get(prices, "sail")->value;
    box->change_price = node_get(prices, "change")->value;
    box->kraken_step = node_get(prices, "kraken-step")->value;
    box->sphinx_price = node_get(prices, "sphinx")->value;
    read_list(node_get(prices, "creatures"), box->creature_price);
}

static void read_supply(struct cyc_box *box, const struct node *supply)
{
    for (int type = PORT; type <= METROPOLIS; type++)
        box->tiles[type] = node_get(supply, cyc_building_names[type])->value;
    box->troops = node_get(supply, "troops")->value;
    box->fleets = node_get(supply, "fleets")->value;
    box->territory = node_get(supply, "territory")->value;
    box->prosperity = node_get(supply, "prosperity")->value;
    box->priests = node_get(supply, "priest")->value;
    box->philosopher_cards = node_get(supply, "philosopher")->value;
}

static void read_numbers(struct cyc_box *box, const struct node *node, const char *seats)
{
    read_prices(box, node_get(node, "prices"));
    read_supply(box, node_get(node, "supply"));
    for (int god = POSEIDON; god < MAIN_GODS; god++) {
        const struct node *gives = node_get(node_get(node, "gods"), cyc_god_names[god]);
        box->unit_of[god] = node_get(gives, "unit")->value;
        box->building_of[god] = node_get(gives, "building")->value;
    }
    box->offer_track = node_get(node, "offer-track")->value;
    box->start_gold = node_get(node, "start-gold")->value;
    box->open_gods = node_get(node_get(node, "faceup"), seats)->value;
    box->markers = node_get(node_get(node, "markers"), seats)->value;
    box->target = node_get(node_get(node, "to-win"), seats)->value;
    box->sail_steps = node_get(node_get(node, "steps"), "sail")->value;
    box->sylph_steps = node_get(node_get(node, "steps"), "sylph")->value;
    box->apollo_gold = node_get(node_get(node, "apollo"), "gold")->value;
    box->apollo_one_isle = node_get(node_get(node, "apollo"), "one-isle")->value;
    box->philosophers = node_get(node, "philosophers-for-metropolis")->value;
    box->minotaur = node_get(node, "minotaur")->value;
    box->faces = read_list(node_get(node, "dice"), box->face);
}

/* A box cannot change which creatures are figures: their powers are rules. */
static bool figures_fit(struct hearing *h, const struct node *creatures)
{
    for (const struct node *creature = creatures->first; creature; creature = creature->next) {
        int card = creature->key->value;
        int kind = card == KRAKEN                                                               ? 1
                   : card == CHIRON || card == MEDUSA || card == MINOTAUR || card == POLYPHEMUS ? 0
                                                                                                : 2;
        const struct node *figure = node_get(creature, "figure");
        if (figure->value != kind) {
            misread(h, "the rules use %s only %s", creature->key->text,
                    kind == 0   ? "as a figure on an isle"
                    : kind == 1 ? "as a figure in a sea"
                                : "without a figure");
            cyc_blame(h, figure);
            return false;
        }
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
