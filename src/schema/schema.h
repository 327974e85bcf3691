/* Schemas: JSON Schema 2020-12 of records, made from the tables that the reader uses. What the program prints has its
   schemas in schemas/, as they are. */
#ifndef SCHEMA_SCHEMA_H
#define SCHEMA_SCHEMA_H

#include "base/text.h"
#include "game/game.h"

void schema_of_game(const struct game *game, struct text *out);

/* A schema for records of any of these games, NULL-terminated: the key `game` says which. */
void schema_of_any_record(const struct game *const *games, struct text *out);

#endif
