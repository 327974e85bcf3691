/* Myst: ways of a pawn over the spaces. */
#ifndef GAMES_MYST_WAYS_H
#define GAMES_MYST_WAYS_H

#include "games/myst/state.h"

enum { UNREACHED = 1 << 20 };

struct distances {
    int to[POSITIONS_MAX];     /* UNREACHED where no way leads */
};

/* Steps from a space to every other; `blocked` (or NONE) may be entered but not walked through. */
void myst_measure(const struct match *match, const struct graph *graph, const struct state *s, int from, int blocked,
                  struct distances *distances);

/* The space of the other pawn if one may not walk through it, else NONE. */
int myst_blocked(const struct match *match, const struct state *s, int team);

#endif
