/* Cyclades: other words for the same thing, where a position names it. */
#include "games/cyclades/cyclades.h"

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
    {0},
};
