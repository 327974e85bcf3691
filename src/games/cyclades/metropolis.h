/* Cyclades: a metropolis being placed: what is given for it and what must go. */
#ifndef CYC_METROPOLIS_H
#define CYC_METROPOLIS_H

#include "games/cyclades/cyclades.h"
#include "games/cyclades/state.h"

/* The set that this player turns in now: the one due, else the oldest one overdue, else philosophers if their unknown
   number may have made a set, else NO_SET. */
enum cyc_set cyc_set_to_place(const struct cyc_state *s, int seat);

/* The number of the player's isles with a building of this type, and the first such isle. */
int cyc_isles_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type);
int cyc_first_isle_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type);

/* The isle as it is once the set is turned in; `tile` says which isle gives each building. */
struct cyc_isle cyc_isle_without_set(const struct cyc_state *s, int isle, enum cyc_set set, const int *tile);

/* Sets in `rubble` what must leave the isle for a metropolis. False: `rubble` lacks what the player may choose. */
bool cyc_forced_rubble(const struct cyc_box *b, int isle, const struct cyc_isle *left, int rubble[BUILDINGS]);

/* The entry as it is understood. */
struct cyc_site {
    enum cyc_set set;
    int isle;                     /* NOWHERE: `none`, no place */
    int tile[BUILDINGS];          /* the isle each building is taken from */
    int rubble[BUILDINGS], falls; /* what is destroyed on the site, and how much in all */
    struct cyc_isle left;         /* the site once the set is turned in */
};

/* Is `none` lawful: may the player lose the set for want of a place? */
bool cyc_none_is_lawful(const struct match *match, const struct cyc_state *s, int seat, const struct cyc_site *site);

#endif
