/* Cyclades: the table as YAML, and setup: the opening of the game, then what the record's table says instead. */
#include "games/cyclades/table.h"

/* ---- shape ----------------------------------------------------------------------------------------------------- */

static const struct words phase_words = {.list = cyc_phase_names}, step_words = {.list = cyc_step_names};

#define OR_NONE(name, of, or_none)                                                                                     \
    static const struct shape name = {FORM_EITHER, .what = (or_none),                                                  \
                                      .fields =                                                                        \
                                          KEYS({"none", &cyc_none_shape}, {"empty", &empty_list_shape}, {"this", of})}
static const struct shape empty_list_shape = {FORM_TUPLE, .what = "nothing", .fields = (const struct field[]){{0}}};

static const struct shape cycle_shape = {FORM_NUMBER, .what = "a cycle", .low = 1, .high = 9999};
static const struct shape phase_shape = {FORM_WORD, .what = "a phase", .words = &phase_words};
static const struct shape track_space_shape = {FORM_NAME, .what = "a player, free or unknown",
                                               .words = WORDS(FREE_WORD, "free", "unknown")};
static const struct shape unknown_shape = {FORM_WORD, .what = "unknown", .words = WORDS(UNKNOWN_WORD, "unknown")};
static const struct shape god_shape = {FORM_EITHER, .what = "a main god or unknown",
                                       .fields = KEYS({"god", &cyc_main_god_shape}, {"unknown", &unknown_shape})};
static const struct shape gods_shape = {FORM_LIST,         .what = "main gods", .of = &god_shape, .low = 0,
                                        .high = MAIN_GODS, .one = true,         .none = true};
static const struct shape offer_shape = {
    FORM_TUPLE, .what = "player, gold",
    .fields = KEYS({"player", &shape_name, true, NULL}, {"gold", &cyc_gold_shape, true, NULL})};
OR_NONE(offer_or_none_shape, &offer_shape, "an offering or none");
static const struct shape apollo_space_shape = {FORM_NAME, .what = "a player or free",
                                                .words = WORDS(FREE_WORD, "free")};
static const struct shape apollo_shape = {FORM_LIST, .none = true,        .what = "players", .of = &apollo_space_shape,
                                          .low = 0,  .high = MARKERS_MAX, .one = true};
static const struct shape offers_shape = {
    FORM_MAP, .none = true,
    .fields = KEYS({"poseidon", &offer_or_none_shape}, {"ares", &offer_or_none_shape}, {"zeus", &offer_or_none_shape},
                   {"athena", &offer_or_none_shape},
                   {"apollo", &apollo_shape, false, "players by space; free: the turn is over"})};
static const struct shape lost_shape = {
    FORM_TUPLE, .what = "player, god lost",
    .fields = KEYS({"player", &shape_name, true, NULL}, {"god", &cyc_main_god_shape, true, NULL})};
static const struct shape outbid_shape = {FORM_LIST,         .none = true, .what = "markers in the hand",
                                          .of = &lost_shape, .low = 0,     .high = MARKERS_MAX};
static const struct shape card_shape = {FORM_WORD, .what = "a creature or none", .words = &cyc_creature_or_none_words};
static const struct shape cards_on_track_shape = {FORM_LIST, .what = "creatures or none", .of = &card_shape,
                                                  .low = SPACES_ON_TRACK, .high = SPACES_ON_TRACK};
OR_NONE(creatures_shape, &cards_on_track_shape, "three creatures or none");
static const struct shape discard_shape = {FORM_BAG, .none = true,      .what = "creatures", .of = &cyc_creature_shape,
                                           .low = 0, .high = CREATURES, .one = true};

static const struct shape buildings_shape = {FORM_BAG, .none = true, .what = "buildings", .of = &cyc_building_shape,
                                             .one = true};
static const struct shape isle_shape = {
    FORM_MAP,
    .fields = KEYS({"owner", SHAPE(FORM_NAME, .what = "a player or none", .words = &cyc_none_words)},
                   {"troops", &cyc_count_shape}, {"buildings", &buildings_shape},
                   {"dotted", &buildings_shape, false, "its buildings that are known to be on the dotted place"},
                   {"metropolis", &shape_flag}, {"prosperity", &cyc_count_shape, false, "prosperity markers"})};
static const struct shape isles_shape = {FORM_EACH, .none = true, .what = "isles", .words = &cyc_space_words,
                                         .of = &isle_shape};
static const struct shape fleets_shape = {
    FORM_EACH, .none = true, .what = "players", .by_name = true,
    .of = SHAPE(FORM_EACH, .none = true, .what = "fleets", .words = &cyc_space_words, .of = &cyc_count_shape)};

static const struct shape kraken_shape = {FORM_MAP,
                                          .fields = KEYS({"at", &cyc_space_shape, false, "the sea it is in"})};
static const struct shape figure_shape = {
    FORM_MAP, .fields = KEYS({"at", &cyc_space_shape, false, "the isle it is on"},
                             {"of", &shape_name, false, "the player who called it"},
                             {"since", &cycle_shape, false, "the cycle it was called in"},
                             {"loose", &shape_flag, false, "true: its card is not with it"})};
OR_NONE(kraken_or_none_shape, &kraken_shape, "the place of the Kraken or none");
OR_NONE(figure_or_none_shape, &figure_shape, "the place of a figure or none");
static const struct shape figures_shape = {
    FORM_MAP, .none = true,
    .fields =
        KEYS({"kraken", &kraken_or_none_shape}, {"chiron", &figure_or_none_shape}, {"medusa", &figure_or_none_shape},
             {"minotaur", &figure_or_none_shape}, {"polyphemus", &figure_or_none_shape})};

static const struct shape purses_shape = {
    FORM_EACH, .what = "players", .by_name = true,
    .of = SHAPE(FORM_NUMBER, .what = "gold pieces or unknown", .low = 0, .high = 9999, .unknown = true), .none = true};
static const struct shape counts_shape = {
    FORM_EACH, .what = "players", .by_name = true,
    .of = SHAPE(FORM_NUMBER, .what = "a number or unknown", .low = 0, .high = 4999, .unknown = true), .none = true};

static const struct shape discounts_map_shape = {
    FORM_EACH,   .what = "isles or players", .by_name = true, .words = &cyc_far_space_words, .of = &cyc_count_shape,
    .none = true};
static const struct shape discounts_shape = {FORM_EITHER, .what = "temple discounts, none or unknown",
                                             .fields =
                                                 KEYS({"used", &discounts_map_shape}, {"unknown", &unknown_shape})};
static const struct shape stray_shape = {FORM_BAG, .none = true, .what = "seas", .of = &cyc_space_shape, .one = true};

static const struct shape turn_shape = {
    FORM_MAP, .fields = KEYS({"player", &shape_name}, {"god", &cyc_god_shape},
                             {"recruited", &cyc_count_shape, false, "units or cards recruited so far"},
                             {"begun", &shape_flag, false, "true once the player has made an entry"},
                             {"sylph", &cyc_count_shape, false, "steps left by the Sylph"})};
static const struct shape step_shape = {FORM_WORD, .what = "dice, defender or attacker", .words = &step_words};
static const struct shape battle_shape = {
    FORM_MAP, .fields = KEYS({"at", &cyc_space_shape}, {"attacker", &shape_name},
                             {"units", &cyc_count_shape, false, "attacking units left"}, {"step", &step_shape},
                             {"assaults", &cyc_count_shape, false, "assaults so far"})};
OR_NONE(turn_or_none_shape, &turn_shape, "a turn or none");
OR_NONE(battle_or_none_shape, &battle_shape, "a battle or none");
OR_NONE(push_shape, &cyc_space_shape, "an isle or none");
OR_NONE(redraw_shape, SHAPE(FORM_NUMBER, .what = "a creature space", .low = 0, .high = SPACES_ON_TRACK),
        "a creature space or none");
static const struct shape set_shape = {FORM_WORD, .what = "buildings or philosophers",
                                       .words = WORDS(SET_BUILDINGS, "buildings", "philosophers")};
OR_NONE(set_or_none_shape, &set_shape, "buildings, philosophers or none");
static const struct shape sets_shape = {FORM_LIST, .none = true,        .what = "sets", .of = &set_shape,
                                        .low = 0,  .high = OVERDUE_MAX, .one = true};
static const struct shape out_shape = {FORM_BAG, .none = true, .what = "players", .of = &shape_name, .one = true};
static const struct shape doubted_shape = {
    FORM_MAP, .what = "what rests on something assumed",
    .fields =
        KEYS({"purses", &shape_names, false, "players whose gold rests on something assumed; written by referee"})};

const struct shape cyc_table_shape = {
    FORM_MAP,
    .fields = KEYS(
        {"cycle", &cycle_shape}, {"phase", &phase_shape},
        {"track", SHAPE(FORM_LIST, .what = "the turn track", .of = &track_space_shape, .low = 0, .high = MARKERS_MAX),
         false, "turn track, from the first space"},
        {"gods", &gods_shape, false, "main gods face up, from the top"},
        {"offers", &offers_shape, false, "offering markers on the gods"},
        {"outbid", &outbid_shape, false, "outbid markers; the last one is placed next"},
        {"creatures", &creatures_shape, false, "cards on the track, from the dearest space on"},
        {"discard", &discard_shape}, {"isles", &isles_shape}, {"fleets", &fleets_shape}, {"figures", &figures_shape},
        {"gold", &purses_shape}, {"priests", &counts_shape}, {"philosophers", &counts_shape},
        {"discounts", &discounts_shape, false,
         "temple discounts used in this cycle, by isle; or by player, whose isles then count in the order of the box"},
        {"stray", &stray_shape, false, "closed seas that hold fleets anyway"},
        {"turn", &turn_or_none_shape, false, "the turn being played"}, {"battle", &battle_or_none_shape},
        {"push", &push_shape, false, "the isle Polyphemus is on while he pushes"},
        {"redraw", &redraw_shape, false, "the creature space waiting for a new card"},
        {"due", SHAPE(FORM_EACH, .none = true, .what = "players", .by_name = true, .of = &set_or_none_shape), false,
         "metropolises that must be placed now"},
        {"overdue", SHAPE(FORM_EACH, .none = true, .what = "players", .by_name = true, .of = &sets_shape), false,
         "metropolises that should have been placed earlier"},
        {"out", &out_shape, false, "eliminated players"},
        {"assumed", &doubted_shape, false, "what rests on something assumed; written by referee"})};

/* ---- setup ---------------------------------------------------------------------------------------------------- */

/* Boards that the record leaves out are assumed once play has begun, or if the two-player setup itself is assumed. */
unsigned cyc_assumed_boards(const struct match *match, const struct node *table, bool begun)
{
    if (!begun && !(match->seats == 2 && assumed(match, "setup.2")))
        return 0;
    return (node_get(table, "isles") ? 0u : (unsigned)ON_ISLES)
           | (node_get(table, "fleets") ? 0u : (unsigned)ON_FLEETS);
}

void cyc_lay_setup(const struct match *match, struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    s->cycle = 1;
    s->phase = PHASE_ORDER;
    s->track_length = match->seats * b->markers;
    for (int i = 0; i < MARKERS_MAX; i++)
        s->track[i] = NOBODY;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        s->offer[god].seat = NOBODY;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        s->creature[space] = NO_CARD;
    for (int figure = 0; figure < FIGURES; figure++)
        s->figure[figure].at = s->figure[figure].of = NOWHERE;
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle].owner = NOBODY;
    for (int sea = 0; sea < CIRCLES_MAX; sea++)
        s->sea[sea].owner = NOBODY;
    s->turn.player = s->battle.attacker = NOBODY;
    s->battle.at = s->push = NOWHERE;
    for (int seat = 0; seat < match->seats; seat++) {
        s->gold[seat] = b->start_gold;
        for (int i = 0; i < b->start[seat].isles; i++)
            s->isle[b->start[seat].isle[i]] = (struct cyc_isle){.owner = seat, .troops = 1};
        for (int i = 0; i < b->start[seat].seas; i++)
            cyc_put_fleets(s, seat, b->start[seat].sea[i], 1);
    }
}

/* At the beginning of the turn the player's figures leave and Apollo pays. */
static void begin_assumed_turn(struct hearing *h, const struct node *table)
{
    struct cyc_state *s = h->state;
    const struct node *turn = cyc_part(table, "turn");
    if (s->phase != PHASE_ACTIONS || s->turn.player == NOBODY)
        return;
    if (cyc_turn_begins_now(h->match, s, table)) {
        struct hearing silent = {.match = h->match, .state = s};
        cyc_begin_turn(&silent, s->turn.player, s->turn.god);
    } else
        s->turn.begun = node_number(turn, "begun", true);
    s->assumed |= node_get(turn, "recruited") ? 0u : (unsigned)ON_TURN;
    s->turn.maybe_set = s->turn.god == ATHENA && s->turn.recruited > 0 && s->philosophers[s->turn.player] == UNKNOWN;
}

bool cyc_setup(struct hearing *h, const struct node *table)
{
    struct cyc_state *s = h->state;
    cyc_lay_setup(h->match, s);
    s->assumed = cyc_assumed_boards(h->match, table, false);
    if (!table)
        return true;
    if (!cyc_map_is_readable(h, table))
        return false;
    bool on_map = cyc_read_table(h, table), possible = cyc_check_table(h, table) && on_map;
    if (possible)
        begin_assumed_turn(h, table);
    return possible;
}
