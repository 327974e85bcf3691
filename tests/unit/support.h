/* What the tests share: judging texts, listing files, random play. */
#ifndef TESTS_SUPPORT_H
#define TESTS_SUPPORT_H

#include <stdint.h>

#include "replay/record.h"
#include "study/loaded_record.h"

struct session;

/* A source of that text, until the next call. source_close it. */
bool text_source(struct source *source, const char *text, size_t length);

/* Judges the first record of a text. `how`, and its cache, may be NULL. Free the verdict. False if there is no record in it. */
bool judge_text(const char *text, size_t length, struct judging *how, struct verdict *verdict);

/* Loads the first record of a text, under that name. False if there is none; loaded_free in any case. */
bool load_text(struct loaded_record *loaded, const char *name, const char *text, struct judging *how);

/* The part of the picture with that number; NULL for NO_PART. */
struct canvas;
const struct part *canvas_part_of(const struct canvas *canvas, int number);

/* The whole file; NULL if it cannot be read. free() it. */
char *file_text(const char *path, size_t *length);

/* Calls `see` with every *.yaml directly in the folder, sorted by name. A missing folder has none. */
void each_yaml(const char *folder, void (*see)(void *context, const char *path), void *context);

/* Where the game's "scenarios" or "cases" are: the template has its own beside it. */
enum { FOLDER_ROOM = 256 };
const char *folder_of(const struct game *game, const char *what, char room[FOLDER_ROOM]);

/* The same with all records that there are of the game: its scenarios, whatever they are examples of, and its cases. */
void each_record(const struct game *game, void (*see)(void *context, const char *path), void *context);

/* A record of Mytikas in which the turn of ben that gave the gold was not written down. */
#define TURN_GONE(house)                                                                                               \
    "game: mytikas\n" house "players: [anna, ben, carl]\ntable:\n  turn: ben\n  line: [athena]\n  seats:\n"            \
    "    anna: {builder: zeus-day, goods: {}, cards: {apollo: 0}}\n    ben: {goods: {}, cards: {ares: 0}}\n"           \
    "    carl: {goods: {stone: [1, 0, 0, 0]}, cards: {hera: 0}}\nlog:\n  - carl: move poseidon-day\n"                  \
    "  - carl: take 1\n  - carl: end\n  - anna: move hades-night\n  - anna: take 1\n  - anna: end\n"                   \
    "  - ben: move hades-day\n  - ben: up gold-1\n  - ben: end\n"

/* Is the game that the record names, in its line `game: ID`, part of this build? */
bool game_is_built(const char *record);

/* "illegal nim.one-heap @3, ..." or "ok". */
void list_findings(const struct verdict *verdict, struct text *out);

/* Each finding with its words, but for notes about spelling, and where everything is. */
void describe_verdict(const struct verdict *verdict, struct text *out);

/* Findings stand in the order of their places: where that may be another, only the lines can be compared. */
void sort_lines(const struct text *text, struct text *out);

/* SEED and SEEDS, for a longer or another run: SEEDS=1000 build/unit -s conformance. SEED=n starts there. */
uint64_t seed_from(const char *name, uint64_t otherwise);

/* The random stream of a test record under that seed: its own, so that a new record changes nothing for the others. */
struct random random_of(uint64_t seed, const struct node *record);

/* An open record with that text; session_close() it. */
struct session *session_of(const char *text);

/* The position as YAML text. */
void table_text(const struct match *match, const void *state, struct text *out);

/* What is wrong with the printed table when it is read again, in a record with the same head; NULL: nothing. `*record` becomes that
   record, and what came of it. */
const char *table_reads_back(const struct match *match, const void *state, struct text *record);

/* The test with each row of a table, under the name of what is `written` in it. */
#define EACH_ROW(test, rows)                                                                                           \
    for (size_t i = 0; i < sizeof(rows) / sizeof *(rows); i++) {                                                       \
        greatest_set_test_suffix((rows)[i].written);                                                                   \
        RUN_TESTp(test, &(rows)[i]);                                                                                   \
    }

#endif
