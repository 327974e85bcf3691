/* A metropolis being placed: what is given for it and what must go. */
#ifndef CYCLADES_METROPOLIS_H
#define CYCLADES_METROPOLIS_H

#include "games/cyclades/state.h"
#include "games/cyclades/verbs.h"

/* The set that this player turns in now: what is due, else what is oldest overdue, else NO_SET. */
enum set cyc_set_to_place(const struct state *s, int seat);

/* Isles of the player with such a building. */
int cyc_isles_with(const struct box *b, const struct state *s, int seat, int type);
int cyc_first_isle_with(const struct box *b, const struct state *s, int seat, int type);

/* How many buildings must go from the isle before a metropolis fits; the buildings may be fewer than on the table now. */
int cyc_surplus(const struct box *b, int isle, const struct isle *left);

/* Is it open which buildings go, when so many of them must? */
bool cyc_choice_of_rubble(const struct isle *left, int surplus);

#endif
