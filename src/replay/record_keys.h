/* The keys of a record and of its claims: one description for the reader, the schema and the language server. */
#ifndef REPLAY_RECORD_KEYS_H
#define REPLAY_RECORD_KEYS_H

#include "game/game.h"

struct record_key {
    const char *name;
    int part; /* where head.c keeps its value; NOT_KEPT: the log, or not kept */
    const char *about;
};
enum { NOT_KEPT = -1 };
extern const struct record_key record_keys[]; /* in the order of listing; ends with a row without a name */

/* Does this game have the key? Some have teams, some a final count. `game` NULL: not known. */
bool game_has_key(const struct game *game, const char *key);

/* The shape of claims about a position or, with `counted`, about a final count. It uses `fields`. */
enum { CLAIM_KINDS = 6 };
struct shape claims_shape(const struct game *game, bool counted, struct field fields[CLAIM_KINDS + 1]);

#endif
