/* Cyclades: the box for one number of players: map, start, prices, supply. Read once, then only looked at. */
#ifndef CYC_BOX_H
#define CYC_BOX_H

#include "game/game.h"
#include "games/cyclades/words.h"

enum {
    ROWS_MAX = 15,
    CIRCLES_MAX = 160,
    ISLES_MAX = 24,
    ISLE_CIRCLES_MAX = 12,
    STARTS_MAX = 8,
    PRICES_MAX = 8,
    FACES_MAX = 12,
    SPACES_ON_TRACK = 3
};

struct cyc_box {
    int rows, row_start[ROWS_MAX + 1], circles; /* circles are numbered row by row from 0 */
    char name[CIRCLES_MAX][16];
    int row[CIRCLES_MAX];
    int beside[CIRCLES_MAX][6], besides[CIRCLES_MAX]; /* touching circles */
    int isle_of[CIRCLES_MAX];                         /* NOWHERE: a sea */
    bool trade[CIRCLES_MAX];
    struct {
        int circle[ISLE_CIRCLES_MAX], circles; /* the first one names the isle */
        int squares, under_metropolis, horns;
        bool coast[CIRCLES_MAX]; /* the seas the isle touches */
    } isle[ISLES_MAX];
    int isles;

    struct {
        int isle[STARTS_MAX], isles, sea[STARTS_MAX], seas;
    } start[SEATS_MAX];
    int start_gold;

    int unit_of[MAIN_GODS], building_of[MAIN_GODS];
    int open_gods, markers, target, offer_track;

    int unit_price[4][PRICES_MAX], unit_prices[4]; /* by unit */
    int building_price, march_price, sail_price, change_price, kraken_step, sphinx_price,
        creature_price[SPACES_ON_TRACK];
    int sail_steps, sylph_steps, apollo_gold, apollo_one_isle, philosophers, minotaur;
    int face[FACES_MAX], faces;
    int troops, fleets, territory, tiles[BUILDINGS + 1], prosperity, priests, philosopher_cards;
};

static inline const struct cyc_box *cyc_box_of(const struct match *match)
{
    return match->box;
}

/* Lays out rows, isles and trade seas. False after a finding. */
bool cyc_lay_map(struct hearing *h, struct cyc_box *box, const struct node *map);

/* Where each player starts. False after a finding. */
bool cyc_place_starts(struct hearing *h, struct cyc_box *box, const struct node *starts);

/* blame at `word`, or at the record's own box if `word` comes from the built-in box. */
bool cyc_blame(struct hearing *h, const struct node *word, enum outcome outcome);

/* The isle or sea that the space `value` names; NOWHERE if this map has no isle (or no sea) of that name. */
int cyc_isle_meant(const struct cyc_box *box, int value);
int cyc_sea_meant(const struct cyc_box *box, int value);

const char *cyc_isle_name(const struct cyc_box *box, int isle);

bool cyc_touching(const struct cyc_box *box, int circle, int other);

#endif
