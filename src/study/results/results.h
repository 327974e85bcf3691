/* Results: one row per player and record, as data. */
#ifndef STUDY_RESULTS_RESULTS_H
#define STUDY_RESULTS_RESULTS_H

#include "base/arena.h"
#include "diag/finding.h"
#include "replay/record.h"

enum result_column {
#define COLUMN(name, heading, kind) COLUMN_##name,
#include "study/results/columns.def"
#undef COLUMN
    RESULT_COLUMNS
};

/* What a cell contains, always as a string, "" if not known: text of the user, a number, a fixed word, yes or no, or
   `key=value` joined by `;`. */
enum cell_kind { CELL_TEXT, CELL_NUMBER, CELL_WORD, CELL_FLAG, CELL_POINTS, CELL_WORDS };

struct result_heading {
    const char *name;
    enum cell_kind kind;
};
extern const struct result_heading result_headings[RESULT_COLUMNS];

struct person {
    const char *name;
    int number;             /* from 0, in the order of appearance */
    bool asked;             /* the player who was asked for */
    struct strings *joined; /* other spellings that differ only in case and that no club file names */
};

/* Memory grows with the people, not with the records. */
struct people {
    struct arena arena;
    struct person **person;
    int count, room;
    void *names; /* a search tree of every name */
    /* Sentences about names that a club joins although one record has both; only the first ones. */
    struct strings *kept_apart;
    int apart; /* how many records have such names */
};

struct result_row {
    const char *cell[RESULT_COLUMNS];
    struct person *person;
};

/* Which records and rows are wanted; NULL: all. */
struct results_wanted {
    const char *since, *until; /* YYYY-MM-DD */
    const char *game, *player;
};

/* The records taken so far. Zero-initialise; results_free when done. */
struct results {
    struct results_wanted wanted;
    struct people people;
    int taken;    /* records */
    int records;  /* of them: with rows, and wanted */
    int undated;  /* left out: --since or --until was given, and they have no clear date */
    int left_out; /* left out: of another day or game */
    int unjudged; /* without rows */
    int unread;   /* partly unreadable; the rows are without that part */
    bool written; /* the rows were written before, and tell neither of these two */
    bool sorted;  /* rows are kept until all are taken */
    struct result_row *kept;
    int kept_count, kept_room;
    struct arena arena; /* owns their cells */
};

/* Writes the rows of a record, every cell ended by NUL; none if it was not judged. May run in another thread. */
void write_result_rows(const struct verdict *verdict, struct text *cells);

/* Takes the rows of the next record; the verdict may be folded, and the cells stay where they are. Returns how many
   rows are wanted, with their players joined; --player is not applied yet. */
int results_take(struct results *results, const struct verdict *verdict, const struct text *cells,
                 struct result_row rows[SEATS_MAX]);

/* Keeps rows that were taken from these cells; results_sort then sorts all by date, file, document and seat. Records
   without a date come first. */
void results_keep(struct results *results, const struct text *cells, const struct result_row *rows, int count);
void results_sort(struct results *results);

/* Is it the player who was asked for? True for all if none was. */
bool results_shows(const struct results *results, const struct person *person);

/* The whole number in a cell; 0 if it has none. */
int cell_number(const char *cell);

void results_free(struct results *results);

#endif
