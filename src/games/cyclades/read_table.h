/* Reading a table: small words its parts share, and the map. */
#ifndef CYCLADES_READ_TABLE_H
#define CYCLADES_READ_TABLE_H

#include "games/cyclades/state.h"

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
