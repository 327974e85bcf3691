/* What happens by itself between the entries: income, payment, turns, the end of a cycle. */
#ifndef CYCLADES_CYCLE_H
#define CYCLADES_CYCLE_H

#include "games/cyclades/state.h"

/* Every player still in the game receives his income. */
void cyc_collect_income(struct hearing *h);

/* What a player owes for offers of this sum on so many main gods. */
int cyc_offering_cost(const struct state *s, int seat, int sum, int offers);

/* All offers are made: they are paid and the first turn begins. */
void cyc_close_offerings(struct hearing *h);

/* The turn of this player on that god begins; an earlier one must have ended or is waiting. */
void cyc_begin_turn(struct hearing *h, int seat, int god);

/* The acting player's marker goes to the track. Nobody's turn has begun then. */
void cyc_end_turn(struct hearing *h);

/* The turn ends, the next one begins; those on Apollo that have nothing to decide pass, and so does the cycle after the last. */
void cyc_pass_turn(struct hearing *h);

/* A complete set is due at once, unless something is due already or a battle goes on. */
void cyc_look_for_sets(struct hearing *h);

#endif
