/* Mytikas: its words and the numbers that stand for them. */
#ifndef MYT_WORDS_H
#define MYT_WORDS_H

#include "game/shape.h"

enum { NONE = -1 };

enum myt_god { ZEUS, DEMETER, POSEIDON, HADES, GODS };

/* Each god has a Day and a Night: area / 2 is the god. */
enum myt_area {
    ZEUS_DAY,
    ZEUS_NIGHT,
    DEMETER_DAY,
    DEMETER_NIGHT,
    POSEIDON_DAY,
    POSEIDON_NIGHT,
    HADES_DAY,
    HADES_NIGHT,
    AREAS
};

enum myt_kind { STONE, MARBLE, GOLD, KINDS };

enum { LEVELS = 4, CUBES = KINDS * LEVELS }; /* a cube's word is its kind * LEVELS + level - 1 */

enum myt_piece { MINOR_CITY, MAJOR_CITY, SMALL_TEMPLE, LARGE_TEMPLE, PIECES };

enum { SLOTS = 2, PLAYERS = 4, ALL_PIECES = 7 };

/* In alphabetical order: if one of several cards must be taken without a choice, it is the lowest. */
enum myt_card {
    APHRODITE_CARD,
    APOLLO_CARD,
    ARES_CARD,
    ARTEMIS_CARD,
    ATHENA_CARD,
    DEMETER_CARD,
    DIONYSUS_CARD,
    HADES_CARD,
    HEPHAESTUS_CARD,
    HERA_CARD,
    HERMES_CARD,
    HESTIA_CARD,
    PAN_CARD,
    PERSEPHONE_CARD,
    POSEIDON_CARD,
    ZEUS_CARD,
    CARDS
};

enum myt_phase {
    DEALING,
    KEEPING,
    LINING,
    FAVORING,
    STARTING,
    ACTING,
    FOLLOWING,
    LOCKING,
    REVEALING,
    FINISHED,
    PHASES
};

extern const char *const myt_god_names[];
extern const char *const myt_area_names[];
extern const char *const myt_kind_names[];
extern const char *const myt_cube_names[];
extern const char *const myt_piece_names[];
extern const char *const myt_card_names[];
extern const char *const myt_phase_names[];

/* The names as sentences write them: "Zeus Day", "small temple". */
extern const char *const myt_god_titles[];
extern const char *const myt_area_titles[];
extern const char *const myt_piece_titles[];
extern const char *const myt_cube_titles[]; /* "stone from Level 1" */
extern const char *const myt_card_titles[];

/* One word each, and lists of them. */
extern const struct shape myt_a_god, myt_an_area, myt_a_kind, myt_a_cube, myt_a_piece, myt_a_card, myt_a_level,
    myt_a_count;
extern const struct shape myt_some_gods, myt_some_cards;

extern const struct words myt_god_words, myt_area_words, myt_kind_words, myt_piece_words, myt_card_words;

/* Values of `none` (or null) and `unknown`, for parts that may be left out. */
enum { NOTHING_SAID = 1000, UNKNOWN_SAID };
extern const struct words myt_blank_words;
extern const struct shape myt_hand_shape; /* cards with their tokens; `rest` (value CARDS) for those not named */
extern const struct shape myt_a_blank;

/* A shape for what `shape_` describes, or for the words none and unknown. */
#define OR_BLANK(name, what_, shape_)                                                                                  \
    static const struct field name##_ways[] = {                                                                        \
        {"it", shape_, false, NULL}, {"blank", &myt_a_blank, false, NULL}, {0}};                                       \
    static const struct shape name = {FORM_EITHER, .what = (what_), .fields = name##_ways}

bool myt_is_unknown(const struct node *node); /* is it the word `unknown`? */
bool myt_is_nothing(const struct node *node); /* is it `none` or null? */
bool myt_has_level(const struct node *built); /* a piece that is built, or any of these pieces? */
unsigned myt_bits(const struct node *list);   /* a bit for each value in the list; 0 if it is NULL */

static inline int myt_cube_of(int kind, int level)
{
    return kind * LEVELS + level - 1;
}

static inline int myt_cube_kind(int cube)
{
    return cube / LEVELS;
}

static inline int myt_cube_level(int cube)
{
    return cube % LEVELS + 1;
}

static inline int myt_god_of(int area)
{
    return area / 2;
}

/* Large temples have one slot, the others two. */
static inline int myt_slots_of(int piece)
{
    return piece == LARGE_TEMPLE ? 1 : SLOTS;
}

static inline bool myt_is_city(int piece)
{
    return piece == MINOR_CITY || piece == MAJOR_CITY;
}

#endif
