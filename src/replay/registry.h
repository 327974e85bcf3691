/* Registry: the games this program was built with. */
#ifndef REPLAY_REGISTRY_H
#define REPLAY_REGISTRY_H

#include "game/game.h"

/* All games, NULL-terminated, in the order of games.def. */
extern const struct game *const games[];

/* The row of that game in `games`. */
int row_of_game(const struct game *wanted);

/* NULL: no such game. */
const struct game *game_named(const char *id);

/* The same, ignoring case. */
const struct game *game_meant(const char *id);

/* The game of "cyclades.god-action"; sets `*rest` to what follows the point. NULL: a code of no game, or of all. */
const struct game *game_of_code(const char *code, const char **rest);

#endif
