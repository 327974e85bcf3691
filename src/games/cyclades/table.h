/* Cyclades: the table as YAML: shape, set-up, tests, and back again. */
#ifndef CYC_TABLE_H
#define CYC_TABLE_H

#include "games/cyclades/state.h"

extern const struct shape cyc_table_shape;

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

/* ---- reading ---------------------------------------------------------------------------------------------------- */

bool cyc_is_none(const struct node *node);

/* The part under that key; NULL if it is not given or none. */
const struct node *cyc_part(const struct node *table, const char *key);

/* The number or word under that key. */
int cyc_number(const struct node *map, const char *key, int missing);

/* Says that a key is missing, if it is. */
bool cyc_lacks(struct hearing *h, const struct node *map, const char *key);

/* The items of a list, or the one word that stands for a list. */
const struct node *cyc_first_of(const struct node *list);
const struct node *cyc_next_of(const struct node *list, const struct node *item);

/* The isle or sea that the word means; NOWHERE after a finding. */
int cyc_find(struct hearing *h, const struct node *word, bool at_sea);

/* The parts of a table that name spaces. False after a finding. */
bool cyc_read_isles(struct hearing *h, const struct node *isles);
bool cyc_read_fleets(struct hearing *h, const struct node *fleets);
bool cyc_read_figures(struct hearing *h, const struct node *figures);
bool cyc_read_battle(struct hearing *h, const struct node *battle);

#endif
