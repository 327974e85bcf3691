/* Myst: ways of a pawn over the spaces. */
#ifndef GAMES_MYST_WAYS_H
#define GAMES_MYST_WAYS_H

#include "games/myst/state.h"

enum { UNREACHED = 0x7f7f }; /* both bytes alike */

struct distances {
    short to[POSITIONS_MAX]; /* UNREACHED where no way leads */
};

/* Steps from a space to all that are at most so many away (or UNREACHED for all); `blocked` (or NONE) may be entered but not walked
   through. */
void myst_measure(const struct graph *graph, const struct state *s, int from, int blocked, int most,
                  struct distances *distances);

/* The space of the other pawn if one may not walk through it, else NONE. */
int myst_blocked(const struct match *match, const struct state *s, int team);

#endif
