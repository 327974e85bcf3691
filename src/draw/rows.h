/* Rows: a table of the page as a list of its rows, each a number in a table of strings. */
#ifndef DRAW_ROWS_H
#define DRAW_ROWS_H

#include <stdbool.h>

#include "base/text.h"

/* Stands for a row where a new table begins. */
enum { NEW_TABLE = -1 };

/* Zero-initialise to start empty; rows_free when done. */
struct rows {
    int *row;
    int count, room;
};

void rows_make_room(struct rows *rows); /* for one more */
static inline void rows_add(struct rows *rows, int row)
{
    if (rows->count == rows->room)
        rows_make_room(rows);
    rows->row[rows->count++] = row;
}

/* The row at that place; NEW_TABLE if there is none. */
static inline int rows_at(const struct rows *rows, int place)
{
    return place < rows->count ? rows->row[place] : NEW_TABLE;
}

/* "[4,5,-1,9]" */
void rows_json(const struct rows *rows, struct text *out);

/* What differs from before, as "[equal rows at the beginning, at the end, those between...]"; false: nothing
   differs. */
bool rows_json_changes(const struct rows *before, const struct rows *now, struct text *out);

void rows_clear(struct rows *rows); /* empty again, memory kept */
void rows_free(struct rows *rows);

#endif
