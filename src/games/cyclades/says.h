/* Cyclades: what is seen on the table, for the sentences of people. */
#ifndef CYC_SAYS_H
#define CYC_SAYS_H

#include "games/cyclades/state.h"
#include "phrase/says.h"

extern const struct says cyclades_says; /* made of says.txt */

static inline const struct cyc_state *state_of(const struct telling *t)
{
    return t->state;
}

/* The moments of play, as bits. */
enum {
    AT_ORDER = 1,
    AT_DRAW = 2,
    AT_GODS = 4,
    AT_OFFERINGS = 8,
    AT_TURN = 16,
    AT_DICE = 32,
    AT_CHOICE = 64,
    AT_PUSH = 128,
    AT_APOLLO = 256,
};

/* The line in which no space is named. */
enum { LEFT_OUT_RECRUIT, LEFT_OUT_BUILD, LEFT_OUT_MARCH, LEFT_OUT_HARPY, LEFT_OUT_SIREN };

extern const struct words cyc_said_isles, cyc_said_seas;

/* Descriptions: what they mean on this table. */
seen_function cyc_seen_priced, cyc_seen_on_track, cyc_seen_first_card, cyc_seen_space_of_price, cyc_seen_isle_with,
    cyc_seen_units_of, cyc_seen_over, cyc_seen_last_bidder;

/* Fields: whether the table agrees, and what is there where nothing was said. */
fits_function cyc_fits_order, cyc_fits_units, cyc_fits_in_battle, cyc_fits_battle, cyc_fits_pushed, cyc_fits_coast,
    cyc_fits_owner, cyc_fits_victim, cyc_fits_price, cyc_fits_free, cyc_fits_rank, cyc_fits_nth, cyc_fits_set,
    cyc_fits_gain, cyc_fits_one, cyc_fits_stolen, cyc_fits_steps, cyc_fits_home, cyc_fits_tile, cyc_fits_metropolis,
    cyc_fits_ferry, cyc_fits_hidden, cyc_fits_loot, cyc_fits_old, cyc_fits_stack;
seen_function cyc_seen_raise, cyc_seen_unit, cyc_seen_units, cyc_seen_offer_of_victim, cyc_seen_isle_of_building,
    cyc_seen_only_building, cyc_seen_left_out;
int cyc_units_at(const struct telling *t, int space); /* troops on an isle, fleets at sea */
bool cyc_left_on_way(const struct telling *t);        /* fleets are left in a space that the path passes */

/* Entries that no template can write. */
make_function cyc_make_dice, cyc_make_sail, cyc_make_sphinx, cyc_make_change, cyc_make_siren, cyc_make_both_fight;

#endif
