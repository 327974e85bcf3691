/* The table of Cyclades as YAML: shape, set-up, tests, and back again. */
#ifndef CYCLADES_TABLE_H
#define CYCLADES_TABLE_H

#include "games/cyclades/state.h"

extern const struct shape cyclades_table_shape;

enum { FREE_WORD = NONE_WORD + 1, UNKNOWN_WORD = 10000 }; /* `unknown` lies beyond every purse */

bool cyc_setup_table(struct hearing *h, const struct node *table);

/* Lays what the record's table gives over the set-up. False after a finding. */
bool cyc_read_table(struct hearing *h, const struct node *table);

/* Is this a position that can be? False after the first finding. */
bool cyc_test_table(struct hearing *h, const struct node *table);

/* The second half of that: does it belong to some moment of a cycle? */
bool cyc_test_moment(struct hearing *h, const struct node *table);

/* Lets the latest finding point at this part of the table, or at the table. Always false. */
bool cyc_point_part(struct hearing *h, const struct node *table, const char *key);

void cyc_write_table(const struct match *match, const void *state, struct writer *w);

#endif
