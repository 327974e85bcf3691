/* Perft: counts the legal ways in which the game can continue. */
#ifndef REPLAY_PERFT_H
#define REPLAY_PERFT_H

#include <stdint.h>

#include "game/game.h"

enum { PERFT_DEPTH = 100 };

/* The ways to continue by a number of entries, and where they lead. */
struct perft {
    uint64_t ways;
    uint64_t over; /* after this many of them the game is over */
    /* After this many an entry is legal that is not listed and so not followed; not counted in the last row. */
    uint64_t unlisted;
};

/* Fills counts[1] to counts[depth]; counts[0] is the position itself. `depth` is at most PERFT_DEPTH. */
void count_ways(const struct match *match, const void *state, int depth, struct perft *counts);

#endif
