/* Results: one row per player and record, as data. */
#ifndef STUDY_RESULTS_RESULTS_H
#define STUDY_RESULTS_RESULTS_H

#include "replay/record.h"
#include "study/results/people.h"

enum result_column {
    COLUMN_FILE,
    COLUMN_DOCUMENT,
    COLUMN_DATE,
    COLUMN_PLACE,
    COLUMN_TITLE,
    COLUMN_GAME,
    COLUMN_SEATS,
    COLUMN_PLAYER,
    COLUMN_SEAT,
    COLUMN_STARTED,
    COLUMN_SCORE,
    COLUMN_LOW,
    COLUMN_HIGH,
    COLUMN_RANK,
    COLUMN_WON,
    COLUMN_DECIDED_BY,
    COLUMN_LINES,
    COLUMN_HOUSE,
    COLUMN_MISTAKES,
    COLUMN_COMPLETE,
    RESULT_COLUMNS
};

/* What a cell holds, which is always a string and "" where nothing is known: text of the user, a number, a fixed word, yes or no, or
   `key=value` joined by `;`. */
enum cell_kind { CELL_TEXT, CELL_NUMBER, CELL_WORD, CELL_FLAG, CELL_POINTS, CELL_WORDS };

struct result_heading {
    const char *name;
    enum cell_kind kind;
    const char *doc;
};
extern const struct result_heading result_headings[RESULT_COLUMNS];

struct result_row {
    const char *cell[RESULT_COLUMNS];
    struct person *person;
};

/* Which records and rows are wanted; NULL: all. */
struct results_wanted {
    const char *since, *until; /* YYYY-MM-DD */
    const char *game, *player;
};

/* What the records taken so far come to. Zero-initialise; results_free when done. */
struct results {
    struct results_wanted wanted;
    struct people people;
    int taken;    /* records */
    int records;  /* of them, with rows, and wanted */
    int undated;  /* left out: --since or --until is asked and they have no clear date */
    int left_out; /* left out: of another day or game */
    int unjudged; /* without rows */
    int unread;   /* some of it could not be read, and the rows are without that */
    bool sorted;  /* rows are kept until all are there */
    struct result_row *kept;
    size_t kept_count, kept_room;
    struct arena arena; /* of their cells */
};

/* The rows of a record, one after the other, every cell ended by NUL. None if it was not judged. May work in another thread. */
void write_result_rows(const struct verdict *verdict, struct text *cells);

/* Takes the rows of the next record, of which the verdict may be folded; the cells stay where they are. Returns how many rows are wanted: all of them have their players
   joined, and --player has not been looked at. */
int results_take(struct results *results, const struct verdict *verdict, const struct text *cells,
                 struct result_row rows[SEATS_MAX]);

/* Keeps a row that was taken from these cells; then puts all that were kept in order: by date, file, document and seat. A record
   without a date comes first. */
void results_keep(struct results *results, const struct text *cells, const struct result_row *rows, int count);
void results_sort(struct results *results);

/* Is it the player who is asked for? Everybody is if nobody is asked for. */
bool results_shows(const struct results *results, const struct person *person);

/* The whole number in a cell; 0 where there is none. */
int cell_number(const char *cell);

/* The next `key=value` of a cell, in `key` and `value` with their lengths; NULL: there is none, else what comes after it. */
struct cell_pair {
    const char *key, *value;
    int key_length, value_length;
};
const char *next_pair(const char *cell, struct cell_pair *pair);

void results_free(struct results *results);

#endif
