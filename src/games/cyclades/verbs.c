/* Cyclades: the verbs, what may be written in a log. */
#include "games/cyclades/cyclades.h"

static const struct shape names = {FORM_LIST, .what = "players", .of = &shape_name, .one = true};
static const struct shape creatures = {FORM_LIST, .what = "creatures", .of = &cyc_creature_shape, .one = true};
static const struct shape gods = {FORM_LIST, .what = "gods", .of = &cyc_main_god_shape, .one = true};
static const struct shape path = {FORM_LIST, .what = "a path of spaces", .of = &cyc_space_shape, .low = 2,
                                  .high = PATH_SPACES};
static const struct shape walk = {FORM_LIST, .what = "a path of spaces", .of = &cyc_space_shape,
                                  .low = 1,  .high = PATH_SPACES,        .one = true};
static const struct shape all = {FORM_WORD, .what = "all", .words = WORDS(ALL_WORD, "all")};
static const struct shape number_or_all = {
    FORM_EITHER, .what = "a number or all",
    .fields = KEYS({"all", &all, false, NULL}, {"number", &cyc_count_shape, false, NULL})};
static const struct shape number_of_each = {FORM_LIST, .what = "numbers of fleets", .of = &cyc_count_shape, .low = 1,
                                            .high = PATH_SPACES};
static const struct shape fleets = {FORM_EITHER, .what = "a number of fleets, for all steps or for each, or all",
                                    .fields =
                                        KEYS({"all", &all, false, NULL}, {"number", &cyc_count_shape, false, NULL},
                                             {"each", &number_of_each, false, NULL})};
static const struct shape sylph = {FORM_WORD, .what = "sylph", .words = WORDS(0, "sylph")};
static const struct shape dotted = {FORM_WORD, .what = "dotted", .words = WORDS(0, "dotted")};
static const struct shape idle = {FORM_WORD, .what = "none", .words = WORDS(0, "none")};
static const struct shape player_or_space = {
    FORM_EITHER, .what = "a player or a space",
    .fields = KEYS({"player", &shape_name, false, NULL}, {"space", &cyc_far_space_shape, false, NULL})};
static const struct shape number_or_isles = {
    FORM_EITHER, .what = "a number or a list of isles",
    .fields = KEYS({"number", &cyc_count_shape, false, NULL}, {"isles", &cyc_far_spaces_shape, false, NULL})};
static const struct shape troops = {FORM_EITHER, .what = "a number, all or a list of isles",
                                    .fields =
                                        KEYS({"all", &all, false, NULL}, {"number", &cyc_count_shape, false, NULL},
                                             {"isles", &cyc_far_spaces_shape, false, NULL})};
static const struct shape faces = {
    FORM_EITHER, .what = "the attacker's die and the defender's, or a map from both players to their dice",
    .fields = KEYS({"dice", SHAPE(FORM_LIST, .what = "two dice", .of = &cyc_count_shape, .low = 2, .high = 2)},
                   {"by name", SHAPE(FORM_EACH, .what = "players", .by_name = true, .of = &cyc_count_shape)})};
static const struct shape site = {
    FORM_EITHER, .what = "an isle or none",
    .fields = KEYS({"none", &cyc_none_shape, false, NULL}, {"isle", &cyc_space_shape, false, NULL})};
static const struct shape rubble = {FORM_BAG, .what = "buildings", .of = &cyc_building_shape, .one = true};

/* ---- the verbs ------------------------------------------------------------------------------------------------- */

const struct verb cyc_verbs[] = {
    [VERB_ORDER] = {"order", USUALLY_TABLE, KEYS({"order", &names, true, "the turn track, from its first space"}),
                    cyc_play_order, "puts the markers on the turn track in random order", .suggest = cyc_suggest_order},
    [VERB_DRAW] = {"draw", USUALLY_TABLE,
                   KEYS({"draw", &creatures, true, "the new cards, from the dearest empty space on"}), cyc_play_draw,
                   "puts new creatures on the track", .suggest = cyc_suggest_draw, .spell = cyc_spell_draw},
    [VERB_GODS] = {"gods", USUALLY_TABLE, KEYS({"gods", &gods, true, "the gods face up, from the top"}), cyc_play_gods,
                   "turns up the gods of this cycle", .suggest = cyc_suggest_gods},
    [VERB_BID] = {"bid", USUALLY_PLAYER,
                  KEYS({"bid", &cyc_god_shape, true, "the god"},
                       {"gold", &cyc_gold_shape, false, "the gold offered; leave it out for Apollo"}),
                  cyc_play_bid, "makes an offering to a god", .suggest = cyc_suggest_bid, .spell = cyc_spell_bid},
    [VERB_RECRUIT] = {"recruit", USUALLY_PLAYER,
                      KEYS({"recruit", &cyc_unit_shape, true, "the unit or card"},
                           {"at", &cyc_space_shape, false, "the isle of a troop, the sea of a fleet"}),
                      cyc_play_recruit, "recruits one troop, fleet, priest or philosopher",
                      .suggest = cyc_suggest_recruit},
    [VERB_BUILD] = {"build", USUALLY_PLAYER,
                    KEYS({"build", &cyc_building_shape, true, "the type"}, {"at", &cyc_space_shape, true, "the isle"},
                         {"square", &dotted, false, "dotted: on the place for the metropolis"}),
                    cyc_play_build, "builds a building", .suggest = cyc_suggest_build, .spell = cyc_spell_build},
    [VERB_MARCH] = {"march", USUALLY_PLAYER,
                    KEYS({"march", &number_or_all, true, "how many troops"},
                         {"from", &cyc_space_shape, true, "the isle they leave"},
                         {"to", &cyc_space_shape, true, "the isle they land on"}),
                    cyc_play_march, "moves troops over a chain of fleets", .suggest = cyc_suggest_march,
                    .spell = cyc_spell_march},
    [VERB_SAIL] = {"sail", USUALLY_PLAYER,
                   KEYS({"sail", &path, true, "the path, start included"},
                        {"fleets", &fleets, true, "how many move, for all steps or for each"},
                        {"by", &sylph, false, "sylph: with her steps instead of gold"}),
                   cyc_play_sail, "moves fleets from sea to sea", .suggest = cyc_suggest_sail, .spell = cyc_spell_sail},
    [VERB_CHANGE] = {"change", USUALLY_PLAYER, KEYS({"change", &cyc_creature_shape, true, "the card to discard"}),
                     cyc_play_change, "replaces a creature on the track; `draw` follows",
                     .suggest = cyc_suggest_change},
    [VERB_CALL] =
        {"call", USUALLY_PLAYER,
         KEYS({"call", &cyc_creature_shape, true, "the creature"},
              {"as", &cyc_creature_shape, false, "Chimera: the card in the discard pile"},
              {"at", &cyc_space_shape, false, "the isle or sea"},
              {"troops", &troops, false, "how many (Pegasus), or the isle of each (Sphinx)"},
              {"from", &player_or_space, false, "the victim, or the space a piece leaves"},
              {"to", &cyc_space_shape, false, "Pegasus: the isle the troops land on"},
              {"replace", &cyc_target_shape, false, "Cyclops: the old type"},
              {"with", &cyc_target_shape, false, "Cyclops: the new type"},
              {"destroy", &cyc_target_shape, false, "Giant: the building"},
              {"fleets", &cyc_spaces_shape, false, "Sphinx: the sea of each"},
              {"priests", &cyc_count_shape, false, "Sphinx: how many"},
              {"philosophers", &cyc_count_shape, false, "Sphinx: how many"},
              {"path", &walk, false, "Kraken: the seas it passes, first and last included"},
              {"temples", &number_or_isles, false,
               "the temple discounts used: how many, or on which isles; if left out, all that lower the price"},
              {"effect", &idle, false, "none: the card is taken without using its power"}),
         cyc_play_call, "calls a creature", .suggest = cyc_suggest_call, .spell = cyc_spell_call},
    [VERB_PUSH] = {"push", USUALLY_PLAYER,
                   KEYS({"push", &cyc_space_shape, true, "the sea next to Polyphemus' isle"},
                        {"to", &cyc_space_shape, false, "where they go; if left out, they are destroyed"},
                        {"fleets", &cyc_count_shape, false, "how many; all if left out"}),
                   cyc_play_push, "moves fleets away from Polyphemus' isle", .suggest = cyc_suggest_push,
                   .spell = cyc_spell_push},
    [VERB_DICE] = {"dice", USUALLY_TABLE,
                   KEYS({"dice", &faces, true, "the attacker's die, the defender's die; or by name"}), cyc_play_dice,
                   "rolls the dice of an assault", .suggest = cyc_suggest_dice, .spell = cyc_spell_dice},
    [VERB_FIGHT] = {"fight", USUALLY_PLAYER, KEYS({"fight", &shape_none, false, NULL}), cyc_play_fight,
                    "goes on fighting", .suggest = cyc_suggest_fight},
    [VERB_RETREAT] = {"retreat", USUALLY_PLAYER, KEYS({"retreat", &cyc_space_shape, true, "where all the units go"}),
                      cyc_play_retreat, "retreats from a battle", .suggest = cyc_suggest_retreat},
    [VERB_METROPOLIS] = {"metropolis", USUALLY_PLAYER,
                         KEYS({"metropolis", &site, true, "the isle, or none if the metropolis is lost"},
                              {"port", &cyc_space_shape, false, "the isle this tile is taken from"},
                              {"fortress", &cyc_space_shape, false, "the isle this tile is taken from"},
                              {"temple", &cyc_space_shape, false, "the isle this tile is taken from"},
                              {"university", &cyc_space_shape, false, "the isle this tile is taken from"},
                              {"destroy", &rubble, false, "the buildings destroyed to make room"}),
                         cyc_play_metropolis, "turns in a set and places a metropolis",
                         .suggest = cyc_suggest_metropolis, .spell = cyc_spell_metropolis},
    [VERB_DONE] = {"done", USUALLY_PLAYER, KEYS({"done", &shape_none, false, NULL}), cyc_play_done, "ends the turn",
                   .suggest = cyc_suggest_done},
    [VERB_PROSPER] = {"prosper", USUALLY_PLAYER, KEYS({"prosper", &cyc_space_shape, true, "the isle"}),
                      cyc_play_prosper, "places a prosperity marker", .suggest = cyc_suggest_prosper},
    [VERBS] = {0},
};

void cyc_sort_values(int *values, int count)
{
    for (int i = 1; i < count; i++)
        for (int j = i; j > 0 && values[j] < values[j - 1]; j--) {
            int swap = values[j];
            values[j] = values[j - 1];
            values[j - 1] = swap;
        }
}
