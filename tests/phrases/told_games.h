/* Random games, written as sentences from the tables of the game, alone and in one breath: they must be read back as the same entries. */
#ifndef TESTS_TOLD_GAMES_H
#define TESTS_TOLD_GAMES_H

#include <stdbool.h>
#include <stdint.h>

#include "game/game.h"

struct told_games {
    int entries; /* of the games */
    int told;    /* sentences that were made of them */
    int read;    /* as what they were made of */
    int refused; /* no meaning, or several: the entry is then written strictly */
    int misread; /* printed */
};

/* One game with that seed and number of players. False: it could not be opened. */
bool tell_game(const struct game *game, int seats, uint64_t seed, bool verbose, struct told_games *counts);

#endif
