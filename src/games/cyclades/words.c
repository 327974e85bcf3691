/* Cyclades: the words: gods, buildings, units, creatures, spaces. */
#include <ctype.h>
#include <string.h>

#include "games/cyclades/box.h"

const char *const cyc_god_names[] = {"poseidon", "ares", "zeus", "athena", "apollo", NULL};
const char *const cyc_building_names[] = {"port", "fortress", "temple", "university", "metropolis", NULL};
const char *const cyc_unit_names[] = {"troop", "fleet", "priest", "philosopher", NULL};
#define CREATURES_ALL                                                                                                  \
    "chimera", "chiron", "cyclops", "dryad", "fates", "giant", "griffon", "harpy", "kraken", "medusa", "minotaur",     \
        "pegasus", "polyphemus", "satyr", "siren", "sphinx", "sylph"
const char *const cyc_creature_names[] = {CREATURES_ALL, "none", NULL};
const char *const cyc_god_titles[] = {"Poseidon", "Ares", "Zeus", "Athena", "Apollo", NULL};
const char *const cyc_creature_titles[] = {"Chimera",    "Chiron", "Cyclops", "Dryad",  "Fates",    "Giant",
                                           "Griffon",    "Harpy",  "Kraken",  "Medusa", "Minotaur", "Pegasus",
                                           "Polyphemus", "Satyr",  "Siren",   "Sphinx", "Sylph",    NULL};
const char *const cyc_phase_names[] = {"order", "creatures", "gods", "offerings", "actions", "over", NULL};
const char *const cyc_step_names[] = {"dice", "defender", "attacker", NULL};
const char *const cyc_set_names[] = {"nothing", "buildings", "philosophers", NULL};

static const char *const main_god_list[] = {"poseidon", "ares", "zeus", "athena", NULL};
static const char *const building_list[] = {"port", "fortress", "temple", "university", NULL};
static const char *const creature_list[] = {CREATURES_ALL, NULL};
static const char *const none_list[] = {"none", NULL};

const struct words cyc_main_god_words = {.list = main_god_list};
const struct words cyc_god_words = {.list = cyc_god_names};
const struct words cyc_building_words = {.list = building_list};
const struct words cyc_target_words = {.list = cyc_building_names};
const struct words cyc_unit_words = {.list = cyc_unit_names};
const struct words cyc_creature_words = {.list = creature_list};
const struct words cyc_creature_or_none_words = {.list = cyc_creature_names};
static bool read_null(const struct match *match, const char *word, int *value)
{
    (void)match;
    *value = NONE_WORD;
    return same(word, "null");
}

const char *cyc_ordinal(int number)
{
    static const char *const ordinal[] = {"first", "second",  "third",  "fourth", "fifth",
                                          "sixth", "seventh", "eighth", "ninth",  "next"};
    return ordinal[number > 0 && number < 10 ? number - 1 : 9];
}

const struct words cyc_none_words = {.list = none_list, .base = NONE_WORD, .read = read_null};

const struct shape cyc_main_god_shape = {FORM_WORD, .what = "a main god", .words = &cyc_main_god_words};
const struct shape cyc_god_shape = {FORM_WORD, .what = "a god", .words = &cyc_god_words};
const struct shape cyc_building_shape = {FORM_WORD, .what = "a building", .words = &cyc_building_words};
const struct shape cyc_target_shape = {FORM_WORD, .what = "a building", .words = &cyc_target_words};
const struct shape cyc_unit_shape = {FORM_WORD, .what = "a unit or card", .words = &cyc_unit_words};
const struct shape cyc_creature_shape = {FORM_WORD, .what = "a creature", .words = &cyc_creature_words};
const struct shape cyc_none_shape = {FORM_WORD, .what = "none", .words = &cyc_none_words};
const struct shape cyc_count_shape = {FORM_NUMBER, .what = "a number", .low = 0, .high = 4999};
const struct shape cyc_gold_shape = {FORM_NUMBER, .what = "gold pieces", .low = 0, .high = 9999};

/* Letter and number of any space word, on a map or not: 100 * row + number, both from 0. */
static bool read_any_space(const struct match *match, const char *word, int *value)
{
    long number;
    (void)match;
    if (word[0] < 'a' || word[0] > 'z' || !isdigit((unsigned char)word[1]) || (word[1] == '0' && word[2])
        || !read_number(word + 1, 0, 99, &number))
        return false;
    *value = 100 * (word[0] - 'a') + (int)number;
    return true;
}

static const char *any_space_name(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)match;
    put_string(room, WORD_ROOM, "%c%d", 'a' + value / 100, value % 100);
    return room;
}

const struct words cyc_any_space_words = {
    .read = read_any_space, .name = any_space_name, .pattern = "[a-z](0|[1-9][0-9]?)"};

static bool read_space(const struct match *match, const char *word, int *value)
{
    int code;
    const struct cyc_box *box = match->box;
    if (!read_any_space(match, word, &code) || !box)
        return false;
    int row = code / 100, column = code % 100;
    if (row >= box->rows || column < 1 || column > box->row_start[row + 1] - box->row_start[row])
        return false;
    *value = box->row_start[row] + column - 1;
    return true;
}

static bool read_far_space(const struct match *match, const char *word, int *value)
{
    if (!read_space(match, word, value))
        return false;
    *value += FAR;
    return true;
}

const char *cyc_space_word(const struct match *match, int value, char room[WORD_ROOM])
{
    (void)room;
    const struct cyc_box *box = match->box;
    if (value >= FAR)
        value -= FAR;
    return box && value >= 0 && value < box->circles ? box->name[value] : NULL;
}

static const char *far_space_word(const struct match *match, int value, char room[WORD_ROOM])
{
    return value >= FAR ? cyc_space_word(match, value, room) : NULL;
}

static int space_count(const struct match *match)
{
    const struct cyc_box *box = match->box;
    return box ? box->circles : 0;
}

const struct words cyc_space_words = {
    .read = read_space, .name = cyc_space_word, .count = space_count, .pattern = "[a-z](0|[1-9][0-9]?)"};
const struct words cyc_far_space_words = {
    .read = read_far_space, .name = far_space_word, .pattern = "[a-z](0|[1-9][0-9]?)"};

const struct shape cyc_space_shape = {FORM_WORD, .what = "a space", .words = &cyc_space_words};
const struct shape cyc_spaces_shape = {FORM_LIST, .what = "spaces", .of = &cyc_space_shape, .one = true};
const struct shape cyc_far_space_shape = {FORM_WORD, .what = "a space", .words = &cyc_far_space_words};
const struct shape cyc_far_spaces_shape = {FORM_LIST, .what = "spaces", .of = &cyc_far_space_shape, .one = true};

int cyc_space_meant(const struct match *match, int value)
{
    if (value >= FAR)
        return value - FAR;
    int space;
    bool called_so = value >= 0 && value < match->seats && read_space(match, match->names[value], &space);
    return called_so ? space : NOWHERE;
}

/* Other words for things in a position. */
const struct other_word cyc_other_words[] = {
    {"harbour", "port"},
    {"harbor", "port"},
    {"fort", "fortress"},
    {"castle", "fortress"},
    {"shrine", "temple"},
    {"academy", "university"},
    {"school", "university"},
    {"city", "metropolis"},
    {"metro", "metropolis"},
    {"moirai", "fates"},
    {"centaur", "chiron"},
    {"griffin", "griffon"},
    {"gryphon", "griffon"},
    {"gorgon", "medusa"},
    {"faun", "satyr"},
    {"metropolises", "scores"},
    {"gp", "gold"},
    {"coins", "gold"},
    {0},
};
