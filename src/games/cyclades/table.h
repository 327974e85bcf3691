/* Cyclades: the table as YAML: shape, setup, tests, and back again. */
#ifndef CYC_TABLE_H
#define CYC_TABLE_H

#include "games/cyclades/cyclades.h"

enum { FREE_WORD = NONE_WORD + 1, UNKNOWN_WORD = 10000 };

/* ---- reading ---------------------------------------------------------------------------------------------------- */

/* Lays the setup of the rules, before the record's table changes it. The boards that are assumed (enum cyc_part). */
void cyc_lay_setup(const struct match *match, struct cyc_state *s);
unsigned cyc_assumed_boards(const struct match *match, const struct node *table, bool begun);

/* Puts the markers that are nowhere else on the last spaces of the track, in the order of the players. */
void cyc_fill_track(const struct match *match, struct cyc_state *s);

/* Does the table leave open whether the turn has begun? Then the turn begins as the position is read. */
bool cyc_turn_begins_now(const struct match *match, const struct cyc_state *s, const struct node *table);

/* Replaces the parts of the setup that the (readable) table gives. False after a finding: a space does not exist. */
bool cyc_read_table(struct hearing *h, const struct node *table);

/* Do battle and figures have the keys they need? False after a finding. */
bool cyc_map_is_readable(struct hearing *h, const struct node *table);

/* The part under `key`; NULL if it is not given, or given as none. */
const struct node *cyc_part(const struct node *table, const char *key);

/* The item after `item` (NULL: the first) of a list, or the one word that stands for a list. NULL after the last, and if
   the list is NULL. */
const struct node *cyc_next_of(const struct node *list, const struct node *item);

/* ---- can this table exist? -------------------------------------------------------------------------------------- */

/* Is there enough of each thing, and room for it? Without a table the state alone is tested. False after findings. */
bool cyc_check_pieces(struct hearing *h, const struct node *table);

/* Can this position exist? False after findings. */
bool cyc_check_table(struct hearing *h, const struct node *table);

#endif
