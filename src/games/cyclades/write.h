/* Cyclades: writing the table: what its parts share. */
#ifndef CYC_WRITE_H
#define CYC_WRITE_H

#include "games/cyclades/state.h"

/* The next value is printed only if there is something to say; hidden it can still be claimed. */
void cyc_show_if(struct writer *w, bool worth);

/* A list of players; `nobody` stands for no player. */
void cyc_write_names(const struct match *match, struct writer *w, const char *key, const int *seats, int count,
                     const char *nobody);

/* Purses, cards and reductions; turn, battle and what else waits. */
void cyc_write_players(const struct match *match, const struct cyc_state *s, struct writer *w);
void cyc_write_moment(const struct match *match, const struct cyc_state *s, struct writer *w);

#endif
