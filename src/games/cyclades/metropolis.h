/* Cyclades: a metropolis being placed: what is given for it and what must go. */
#ifndef CYC_METROPOLIS_H
#define CYC_METROPOLIS_H

#include "games/cyclades/cyclades.h"
#include "games/cyclades/state.h"

/* The set that this player turns in now: what is due, else what is oldest overdue, else what an unknown number of philosophers may
   have made, else NO_SET. */
enum cyc_set cyc_set_to_place(const struct cyc_state *s, int seat);

/* Isles of the player with such a building. */
int cyc_isles_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type);
int cyc_first_isle_with(const struct cyc_box *b, const struct cyc_state *s, int seat, int type);

/* The isle once the set is turned in; `tile` says which isle gives each building. */
struct cyc_isle cyc_isle_without_set(const struct cyc_state *s, int isle, enum cyc_set set, const int *tile);

/* Fills in what must go from the isle before a metropolis fits. False: some of it is a matter of choice, and is left out. */
bool cyc_forced_rubble(const struct cyc_box *b, int isle, const struct cyc_isle *left, int rubble[BUILDINGS]);

/* The entry as it is understood. */
struct cyc_site {
    enum cyc_set set;
    int isle;                     /* NOWHERE: there is no place */
    int tile[BUILDINGS];          /* the isle each building is taken from */
    int rubble[BUILDINGS], falls; /* what is destroyed on the site, and how much in all */
    struct cyc_isle left;         /* the site once the set is turned in */
};

/* Reads the entry; refuses spaces that do not exist and what is not said though there is a choice. */
enum outcome cyc_read_site(struct hearing *h, struct cyc_site *site);

/* Refuses if the set is not there. */
enum outcome cyc_test_set(struct hearing *h, const struct cyc_site *site);

/* Works out the site as it will be once the set is turned in, and what falls by itself where there is no choice. */
enum outcome cyc_clear_site(struct hearing *h, struct cyc_site *site);

/* Refuses a site where the metropolis does not fit. */
enum outcome cyc_test_site(struct hearing *h, const struct cyc_site *site);

/* Names an isle of the player that has a metropolis already: the new one replaces it, which is the same as none, where none is lawful. */
bool cyc_means_none(const struct match *match, const struct cyc_state *s, const struct move *move,
                    const struct cyc_site *site);

/* May the player lose the set for want of a place? */
bool cyc_none_is_lawful(const struct match *match, const struct cyc_state *s, int seat, const struct cyc_site *site);

#endif
