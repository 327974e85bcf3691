/* Rows: a table of the page as a list of its rows. */
#include "draw/rows.h"

#include <stdlib.h>
#include <string.h>

#include "base/arena.h"

enum { FIRST_ROOM = 32 };

void rows_make_room(struct rows *rows)
{
    rows->room = rows->room ? 2 * rows->room : FIRST_ROOM;
    rows->row = must_grow(rows->row, (size_t)rows->room * sizeof *rows->row);
}

bool rows_same(const struct rows *a, const struct rows *b)
{
    return a->count == b->count && (!a->count || memcmp(a->row, b->row, (size_t)a->count * sizeof *a->row) == 0);
}

void rows_json(const struct rows *rows, struct text *out)
{
    text_char(out, '[');
    text_numbers(out, rows->row, rows->count);
    text_char(out, ']');
}

void rows_clear(struct rows *rows)
{
    rows->count = 0;
}

void rows_free(struct rows *rows)
{
    free(rows->row);
    *rows = (struct rows){0};
}
