/* Cyclades: troops that come ashore, by march or by Pegasus. */
#ifndef CYC_LANDING_H
#define CYC_LANDING_H

#include "games/cyclades/state.h"

/* Refuses if the isle is not the actor's or has fewer troops. Points at the keys given. */
enum outcome cyc_test_troops(struct hearing *h, int isle, int troops, int number_key, int isle_key);

/* Says that Medusa holds the troops on `from`, and that `to` is the last isle of a player; points at those keys. */
void cyc_test_leaving(struct hearing *h, int from, int key);
void cyc_test_last_isle(struct hearing *h, int to, int key);

/* Nothing but the rules above: may these troops go? Chiron and chains are asked elsewhere. */
bool cyc_last_isle_barred(const struct match *match, const struct cyc_state *s, int seat, int to, int answer);

/* The troops leave and land: they join, take the isle, or a battle begins. */
void cyc_land(struct hearing *h, int from, int to, int troops);

bool cyc_isle_defended(const struct cyc_state *s, int isle);

#endif
