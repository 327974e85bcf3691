/* Cyclades: the words: gods, buildings, units, creatures, spaces. */
#ifndef CYC_WORDS_H
#define CYC_WORDS_H

#include "game/game.h"

enum { NOBODY = -1, NOWHERE = -1, SOMEBODY = -2 }; /* SOMEBODY: an unknown player */

enum cyc_god { POSEIDON, ARES, ZEUS, ATHENA, MAIN_GODS, APOLLO = MAIN_GODS };
enum cyc_building { PORT, FORTRESS, TEMPLE, UNIVERSITY, BUILDINGS, METROPOLIS = BUILDINGS };
enum cyc_unit { TROOP, FLEET, PRIEST, PHILOSOPHER };
enum cyc_creature {
    CHIMERA,
    CHIRON,
    CYCLOPS,
    DRYAD,
    FATES,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    MEDUSA,
    MINOTAUR,
    PEGASUS,
    POLYPHEMUS,
    SATYR,
    SIREN,
    SPHINX,
    SYLPH,
    CREATURES,
    NO_CREATURE = CREATURES
};
enum cyc_phase { PHASE_ORDER, PHASE_CREATURES, PHASE_GODS, PHASE_OFFERINGS, PHASE_ACTIONS, PHASE_OVER };
enum cyc_battle_step { STEP_DICE, STEP_DEFENDER, STEP_ATTACKER };
enum cyc_set { NO_SET, SET_BUILDINGS, SET_PHILOSOPHERS };

/* Names in the order of their enum. Gods include apollo, buildings metropolis, creatures none. */
extern const char *const cyc_god_names[];
extern const char *const cyc_building_names[];
extern const char *const cyc_unit_names[];
extern const char *const cyc_creature_names[];
extern const char *const cyc_phase_names[];
extern const char *const cyc_step_names[];
extern const char *const cyc_set_names[];

/* "first", "second"; "next" after the ninth. */
const char *cyc_ordinal(int number);

/* The names as sentences write them. */
extern const char *const cyc_god_titles[];
extern const char *const cyc_creature_titles[];

/* The circles of this map count from 0; in keys that may hold something else as well they come after FAR. */
enum { FAR = 5000 };

extern const struct shape cyc_space_shape, cyc_spaces_shape, cyc_far_space_shape, cyc_far_spaces_shape;

extern const struct words cyc_any_space_words; /* of any map: 100 * row + number, both from 0 */

/* The word for a space value. */
const char *cyc_space_word(const struct match *match, int value, char room[WORD_ROOM]);

/* The space that a value of such a key means; a player may have the name b1 too. NOWHERE: it means only a player. */
int cyc_space_meant(const struct match *match, int value);

extern const struct words cyc_space_words, cyc_main_god_words, cyc_god_words, cyc_building_words, cyc_target_words,
    cyc_far_space_words, cyc_unit_words, cyc_creature_words, cyc_creature_or_none_words, cyc_none_words;
extern const struct shape cyc_main_god_shape, cyc_god_shape, cyc_building_shape, cyc_target_shape, cyc_unit_shape,
    cyc_creature_shape, cyc_none_shape, cyc_count_shape, cyc_gold_shape;

/* `none` where a space or a player could be written; `all` where a number could. */
enum { NONE_WORD = 4000, ALL_WORD = -2 };

#endif
