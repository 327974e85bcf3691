/* Tells entries in the words of a game's tables. */
#ifndef TESTS_TELL_H
#define TESTS_TELL_H

#include "base/random.h"
#include "game/game.h"

struct telling {
    int told, right, unread, wrong;
    int shown; /* one in so many is printed; 0: none */
};

/* Plays a random game, tells its entries as people would, and reads them back: each is the same entry, or unread. */
void tell_game(const struct game *game, int seats, uint64_t seed, struct telling *telling);

#endif
