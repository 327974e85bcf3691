/* Cyclades: troops that come ashore, by march or by Pegasus. */
#ifndef CYC_LANDING_H
#define CYC_LANDING_H

#include "games/cyclades/state.h"

/* Troops that go from isle to isle for a price; the keys are the fields to point at in findings. */
struct cyc_landing {
    int from, to, troops, price;
    int number_key, from_key, to_key;
};

/* Refuses if `from` is not the actor's isle or has fewer troops. */
enum outcome cyc_test_troops(struct hearing *h, const struct cyc_landing *l);

/* Reports that Medusa holds the troops, `to` is a player's last isle, or no territory marker is left for `from`. */
void cyc_test_landing(struct hearing *h, const struct cyc_landing *l);

/* The troops leave and land: they join, take the isle, or a battle begins. */
void cyc_land(struct hearing *h, const struct cyc_landing *l);

/* Would this player, who does not own the isle, have to fight for it? */
bool cyc_isle_defended(const struct match *match, const struct cyc_state *s, int isle, int seat);

#endif
