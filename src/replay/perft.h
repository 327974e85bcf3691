/* Perft: how many legal ways the game can go on. */
#ifndef REPLAY_PERFT_H
#define REPLAY_PERFT_H

#include <stdint.h>

#include "game/game.h"

enum { PERFT_DEPTH = 100 };

/* Ways to go on by exactly so many entries, and what is known of where they lead. */
struct perft {
    uint64_t ways;
    uint64_t over; /* of these: the game is then over */
    uint64_t
        unlisted; /* of these: something may then be entered that is not listed and so not followed; not counted in the last row */
};

/* Fills counts[1] to counts[depth]; counts[0] is the position itself. Depth is PERFT_DEPTH at most. */
void count_ways(const struct match *match, const void *state, int depth, struct perft *counts);

#endif
