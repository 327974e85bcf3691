/* What a table of Cyclades looks like. */
#include "games/cyclades/table.h"

static const char *const free_list[] = {"free", NULL}, *const unknown_list[] = {"unknown", NULL},
                         *const assumed_list[] = {"assumed", NULL};
static const char *const set_list[] = {"buildings", "philosophers", NULL};
static const struct words free_words = {.list = free_list, .base = FREE_WORD},
                          unknown_words = {.list = unknown_list, .base = UNKNOWN_WORD};
static const struct words assumed_words = {.list = assumed_list}, phase_words = {.list = cyc_phase_names},
                          step_words = {.list = cyc_step_names};
static const struct words set_words = {.list = set_list, .base = SET_BUILDINGS};

#define FIELDS(...)                                                                                                    \
    .fields = (const struct field[])                                                                                   \
    {                                                                                                                  \
        __VA_ARGS__,                                                                                                   \
        {                                                                                                              \
            0                                                                                                          \
        }                                                                                                              \
    }
#define OR_NONE(name, of, or_none)                                                                                     \
    static const struct shape name = {FORM_EITHER, .what = (or_none),                                                  \
                                      FIELDS({"none", &cyc_none_shape, false, NULL},                                   \
                                             {"empty", &empty_list, false, NULL}, {"this", of, false, NULL})}
static const struct shape empty_list = {FORM_TUPLE, .what = "nothing", .fields = (const struct field[]){{0}}};

static const struct shape cycle = {FORM_NUMBER, .what = "a cycle", .low = 1, .high = 9999};
static const struct shape phase = {FORM_WORD, .what = "a phase", .words = &phase_words};
static const struct shape track_space = {FORM_NAME, .what = "a player or free", .words = &free_words};
static const struct shape track = {FORM_LIST, .what = "the turn track", .of = &track_space, .low = 0,
                                   .high = MARKERS_MAX};
static const struct shape gods = {FORM_LIST, .what = "main gods", .of = &cyc_main_god_shape,
                                  .low = 0,  .high = MAIN_GODS,   .one = true};
static const struct shape offer = {FORM_TUPLE, .what = "player, gold",
                                   FIELDS({"player", &shape_name, true, NULL}, {"gold", &cyc_gold_shape, true, NULL})};
OR_NONE(offer_or_none, &offer, "[player, gold], or none");
static const struct shape apollo = {FORM_LIST, .what = "players",   .of = &shape_name,
                                    .low = 0,  .high = MARKERS_MAX, .one = true};
static const struct shape offers = {
    FORM_MAP, FIELDS({"poseidon", &offer_or_none, false, NULL}, {"ares", &offer_or_none, false, NULL},
                     {"zeus", &offer_or_none, false, NULL}, {"athena", &offer_or_none, false, NULL},
                     {"apollo", &apollo, false, "players by space"})};
static const struct shape lost = {
    FORM_TUPLE, .what = "player, god lost",
    FIELDS({"player", &shape_name, true, NULL}, {"god", &cyc_main_god_shape, true, NULL})};
static const struct shape outbid = {FORM_LIST, .what = "markers in the hand", .of = &lost, .low = 0,
                                    .high = MARKERS_MAX};
static const struct shape card = {FORM_WORD, .what = "a creature or none", .words = &cyc_creature_or_none_words};
static const struct shape creatures = {FORM_LIST, .what = "creatures or none", .of = &card, .low = SPACES_ON_TRACK,
                                       .high = SPACES_ON_TRACK};
static const struct shape discard = {FORM_BAG, .what = "creatures", .of = &cyc_creature_shape,
                                     .low = 0, .high = CREATURES,   .one = true};

static const struct shape owner = {FORM_NAME, .what = "a player or none", .words = &cyc_none_words};
static const struct shape buildings = {FORM_BAG, .what = "buildings", .of = &cyc_building_shape, .one = true};
static const struct shape isle = {
    FORM_MAP, FIELDS({"owner", &owner, false, NULL}, {"troops", &cyc_count_shape, false, NULL},
                     {"buildings", &buildings, false, NULL}, {"metropolis", &shape_flag, false, NULL},
                     {"prosperity", &cyc_count_shape, false, "prosperity markers"})};
static const struct shape isles = {FORM_EACH, .what = "isles", .words = &cyc_space_words, .of = &isle};
static const struct shape stacks = {FORM_EACH, .what = "fleets", .words = &cyc_space_words, .of = &cyc_count_shape};
static const struct shape fleets = {FORM_EACH, .what = "players", .by_name = true, .of = &stacks};

static const struct shape kraken = {FORM_MAP, FIELDS({"at", &cyc_space_shape, false, "his sea"})};
static const struct shape figure = {
    FORM_MAP, FIELDS({"at", &cyc_space_shape, false, "its isle"}, {"of", &shape_name, false, "whose it is"},
                     {"since", &cycle, false, "cycle it was called in; an earlier one if left out"},
                     {"loose", &shape_flag, false, "its card is not with it"})};
OR_NONE(kraken_or_none, &kraken, "{at: SEA}, or none");
OR_NONE(figure_or_none, &figure, "{at: ISLE, of: PLAYER}, or none");
static const struct shape figures = {
    FORM_MAP, FIELDS({"kraken", &kraken_or_none, false, NULL}, {"chiron", &figure_or_none, false, NULL},
                     {"medusa", &figure_or_none, false, NULL}, {"minotaur", &figure_or_none, false, NULL},
                     {"polyphemus", &figure_or_none, false, NULL})};

static const struct shape unknown = {FORM_WORD, .what = "unknown", .words = &unknown_words};
static const struct shape purse = {FORM_EITHER, .what = "gold pieces or unknown",
                                   FIELDS({"gold", &cyc_gold_shape, false, NULL}, {"unknown", &unknown, false, NULL})};
static const struct shape purses = {FORM_EACH, .what = "players", .by_name = true, .of = &purse};
static const struct shape counts = {FORM_EACH, .what = "players", .by_name = true, .of = &cyc_count_shape};

static const struct shape turn = {FORM_MAP,
                                  FIELDS({"player", &shape_name, false, NULL}, {"god", &cyc_god_shape, false, NULL},
                                         {"recruited", &cyc_count_shape, false, "units or cards so far"},
                                         {"begun", &shape_flag, false, "has he made an entry?"},
                                         {"sylph", &cyc_count_shape, false, "steps left"})};
static const struct shape step = {FORM_WORD, .what = "dice, defender or attacker", .words = &step_words};
static const struct shape battle = {
    FORM_MAP, FIELDS({"at", &cyc_space_shape, false, NULL}, {"attacker", &shape_name, false, NULL},
                     {"units", &cyc_count_shape, false, "attacking units left"}, {"step", &step, false, NULL},
                     {"assaults", &cyc_count_shape, false, "so far"})};
OR_NONE(turn_or_none, &turn, "{player: NAME, god: GOD}, or none");
OR_NONE(battle_or_none, &battle, "{at: SPACE, attacker: PLAYER ...}, or none");
OR_NONE(push, &cyc_space_shape, "an isle, or none");
static const struct shape redraw_space = {FORM_NUMBER, .what = "a creature space", .low = 0, .high = SPACES_ON_TRACK};
OR_NONE(redraw, &redraw_space, "a creature space, or none");
static const struct shape set = {FORM_WORD, .what = "buildings or philosophers", .words = &set_words};
OR_NONE(set_or_none, &set, "buildings, philosophers or none");
static const struct shape due = {FORM_EACH, .what = "players", .by_name = true, .of = &set_or_none};
static const struct shape sets = {FORM_LIST, .what = "sets", .of = &set, .low = 0, .high = OVERDUE_MAX, .one = true};
static const struct shape overdue = {FORM_EACH, .what = "players", .by_name = true, .of = &sets};
static const struct shape out = {FORM_BAG, .what = "players", .of = &shape_name, .one = true};
static const struct shape start = {FORM_WORD, .what = "assumed", .words = &assumed_words};

const struct shape cyclades_table_shape = {
    FORM_MAP,
    FIELDS({"cycle", &cycle, false, NULL}, {"phase", &phase, false, NULL},
           {"track", &track, false, "turn track, from the first space"},
           {"gods", &gods, false, "main gods face up, from the top"}, {"offers", &offers, false, "markers on gods"},
           {"outbid", &outbid, false, "markers in the hand; the last is placed next"},
           {"creatures", &creatures, false, "from the dearest space"}, {"discard", &discard, false, NULL},
           {"isles", &isles, false, NULL}, {"fleets", &fleets, false, NULL}, {"figures", &figures, false, NULL},
           {"gold", &purses, false, NULL}, {"priests", &counts, false, NULL}, {"philosophers", &counts, false, NULL},
           {"discounts", &counts, false, "temple reductions used up in this cycle"},
           {"turn", &turn_or_none, false, "of the player acting"}, {"battle", &battle_or_none, false, NULL},
           {"push", &push, false, "isle of Polyphemus while he pushes"},
           {"redraw", &redraw, false, "creature space waiting for its new card"},
           {"due", &due, false, "metropolis to be placed now"},
           {"overdue", &overdue, false, "metropolises that were overlooked"},
           {"out", &out, false, "eliminated players"},
           {"start", &start, false, "assumed: grown out of the assumed two-player start"})};
