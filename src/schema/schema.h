/* Schemas: JSON Schema 2020-12 of records, reports and results, made from the tables that the reader uses. */
#ifndef SCHEMA_SCHEMA_H
#define SCHEMA_SCHEMA_H

#include "base/text.h"
#include "game/game.h"

void schema_of_game(const struct game *game, struct text *out);

/* A schema for records of any of these games, NULL-terminated: the key `game` says which. */
void schema_of_any_record(const struct game *const *games, struct text *out);

/* The schema of the JSON report, and of a line of jsonl. */
void schema_of_report(struct text *out);
void schema_of_lines(struct text *out);

/* The schema of a row of results as JSON, and of standings. */
void schema_of_results(struct text *out);
void schema_of_standings(struct text *out);

#endif
