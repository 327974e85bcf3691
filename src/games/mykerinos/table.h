/* Mykerinos: a `table:` on its way into the state. */
#ifndef MYK_TABLE_H
#define MYK_TABLE_H

#include "games/mykerinos/mykerinos.h"

/* What was written and does not show in the state. */
struct myk_reading {
    struct hearing *h;
    struct myk_state *s;
    const struct node *table;
    int region[COLOURS]; /* cubes as listed, so that two on one space count twice */
    int museum[COLOURS];
    bool reserve_given[COLOURS];
    unsigned rooms_named;
    const struct node *outside, *doubled; /* a space the region does not have, a space named twice */
    const struct node *named_twice;       /* a name that stands in passed, done or ranks already */
    const struct node *room_twice;        /* where a room is named for the second time */
    int twice;                            /* that room */
    bool neutral_in_closed;
    int tiles_written;
    bool begun;    /* play has begun: what is left out is not as in the setup */
    bool unchosen; /* season 1, and nobody can have chosen a tile or a room */
};

/* Fills the zeroed state from the table (table_read.c). False after a finding: it cannot be read. */
bool myk_read_table(struct myk_reading *r);

/* Tells every breach, each code once (check_table.c). False: the table cannot exist. */
bool myk_check_table(struct myk_reading *r);

/* Do the parts fit the phase (check_phase.c)? If not: every reason, and in `key` the field the first is about. */
bool myk_check_phase(const struct myk_reading *r, const char **key, struct text *why);

#endif
