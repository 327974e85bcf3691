/* Mykerinos: a `table:` on its way into the state. */
#ifndef MYK_TABLE_H
#define MYK_TABLE_H

#include "games/mykerinos/mykerinos.h"

/* A table being read, with what was written and is not in the state. */
struct myk_reading {
    struct hearing *h;
    struct myk_state *s;
    const struct node *table;
    int region[COLOURS]; /* cubes as listed, so that two on one space count twice */
    int museum[COLOURS];
    bool reserve_given[COLOURS];
    unsigned rooms_named;
    const struct node *outside, *doubled; /* a space the region does not have, a space named twice */
    const struct node *named_twice;       /* a name that is in `passed`, `done` or `ranks` already */
    const struct node *room_twice;        /* the node that names a room for the second time */
    int twice;                            /* the room named twice */
    int tiles_written;
    bool begun;    /* play has begun: parts left out are not as in the setup */
    bool unchosen; /* season 1, before the first choice of a tile or room */
};

/* Fills the zeroed state from the table (table_read.c). False after a finding: the table cannot be read. */
bool myk_read_table(struct myk_reading *r);

/* Reports every breach, each code once (check_table.c). False: the table cannot exist. */
bool myk_check_table(struct myk_reading *r);

#endif
