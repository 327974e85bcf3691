/* Myst: ways of a pawn over the spaces. */
#ifndef MYST_WAYS_H
#define MYST_WAYS_H

#include "games/myst/state.h"

enum { UNREACHED = 0x7f7f }; /* both bytes are equal, for memset */

struct myst_distances {
    short to[POSITIONS_MAX]; /* UNREACHED: no way leads there */
};

/* Steps to all spaces within `most` steps (UNREACHED: to all). `blocked` (or NONE) may be entered, not walked
   through. */
void myst_measure(const struct myst_graph *graph, const struct myst_state *s, int from, int blocked, int most,
                  struct myst_distances *distances);

/* The space of the other pawn if a pawn cannot walk through it, else NONE. */
int myst_blocked(const struct match *match, const struct myst_state *s, int team);

/* Where the team's pawn may walk with the number spun, perhaps nowhere. */
void myst_walk_ends(const struct match *match, const struct myst_state *s, int team, bool ends[POSITIONS_MAX]);

/* The ways of a team's pawn from a space. They are measured only when needed. */
struct myst_ways {
    const struct match *match;
    const struct myst_state *s;
    int from, blocked;
    int most;      /* the most steps that matter */
    bool straight; /* rows and columns give the distance, unless a pawn is in the way */
    bool measured;
    struct myst_distances distances;
};
void myst_ways_from(const struct match *match, const struct myst_state *s, int team, int from, int most,
                    struct myst_ways *ways);

/* Steps to a space, or any number above `most` if there are more; a lower limit that needs no measuring. */
int myst_steps(struct myst_ways *ways, int to);
int myst_steps_at_least(const struct myst_ways *ways, int to);

#endif
