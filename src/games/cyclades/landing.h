/* Cyclades: troops that come ashore, by march or by Pegasus. */
#ifndef CYC_LANDING_H
#define CYC_LANDING_H

#include "games/cyclades/state.h"

/* Troops that go from isle to isle, for a price; the keys say where each was written. */
struct cyc_landing {
    int from, to, troops, price;
    int number_key, from_key, to_key;
};

/* Refuses if the isle is not the actor's or has fewer troops. Points at the keys given. */
enum outcome cyc_test_troops(struct hearing *h, const struct cyc_landing *l);

/* Says that Medusa holds the troops, that `to` is the last isle of a player, that no territory marker is left for `from`. */
void cyc_test_landing(struct hearing *h, const struct cyc_landing *l);

/* The troops leave and land: they join, take the isle, or a battle begins. */
void cyc_land(struct hearing *h, const struct cyc_landing *l);

/* Would this player have to fight for the isle, which is not his? */
bool cyc_isle_defended(const struct match *match, const struct cyc_state *s, int isle, int seat);

#endif
