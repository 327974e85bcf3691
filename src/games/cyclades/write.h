/* Cyclades: writing the table: what its parts share. */
#ifndef CYC_WRITE_H
#define CYC_WRITE_H

#include "games/cyclades/state.h"

/* The next value is printed only if `worth`; a hidden value can still be claimed. */
void cyc_show_if(struct writer *w, bool worth);

/* Writes a list of players; the word `nobody` is written for NOBODY. */
void cyc_write_names(const struct match *match, struct writer *w, const char *key, const int *seats, int count,
                     const char *nobody);

/* Write purses, cards and reductions; turn, battle and what else is pending. */
void cyc_write_players(const struct match *match, const struct cyc_state *s, struct writer *w);
void cyc_write_moment(const struct match *match, const struct cyc_state *s, struct writer *w);

#endif
