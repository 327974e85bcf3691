/* The keys of a record and of its claims: one description for the reader, the schema and the language server. */
#ifndef REPLAY_RECORD_KEYS_H
#define REPLAY_RECORD_KEYS_H

#include "game/game.h"

struct record_key {
    const char *name;
    int part; /* where head.c keeps it; NO_PART: the log, or nothing that is kept */
    const char *about;
};
enum { NO_PART = -1 };
extern const struct record_key record_keys[]; /* in the order they are listed; ends with a row without a name */

/* Some games have teams, some a final count. NULL: the game is not known. */
bool game_has_key(const struct game *game, const char *key);

/* What may be claimed of a position or, with `counted`, of a final count. `fields` has room for all. */
enum { CLAIM_KINDS = 6 };
struct shape claims_shape(const struct game *game, bool counted, struct field fields[CLAIM_KINDS + 1]);

#endif
