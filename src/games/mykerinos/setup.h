/* Mykerinos: a `table:` on its way into the state. */
#ifndef GAMES_MYKERINOS_SETUP_H
#define GAMES_MYKERINOS_SETUP_H

#include "games/mykerinos/mykerinos.h"

/* What was written and does not show in the state. */
struct reading {
    struct hearing *h;
    struct state *s;
    const struct node *table;
    int region[COLOURS]; /* cubes as listed, so that two on one space count twice */
    int museum[COLOURS];
    bool reserve_given[COLOURS];
    const struct node *outside, *doubled; /* a space the region does not have, a space named twice */
    const struct node *named_twice;       /* a name that stands in passed or done already */
    int tiles_written;
};

/* Tells every breach, each code once. False: the table cannot exist. */
bool myk_invariants(struct reading *r);

/* Do the parts fit the phase? The reason, and in `key` the field it is about; NULL if they do. */
const char *myk_phase_breach(const struct reading *r, const char **key);

#endif
