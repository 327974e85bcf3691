/* Rows: a table of the page as a list of its rows. */
#include "draw/rows.h"

#include <stdlib.h>

#include "base/arena.h"

enum { FIRST_ROOM = 32 };

void rows_make_room(struct rows *rows)
{
    rows->room = rows->room ? 2 * rows->room : FIRST_ROOM;
    rows->row = must_grow(rows->row, (size_t)rows->room * sizeof *rows->row);
}

void rows_json(const struct rows *rows, struct text *out)
{
    text_char(out, '[');
    text_numbers(out, rows->row, rows->count);
    text_char(out, ']');
}

bool rows_json_changes(const struct rows *before, const struct rows *now, struct text *out)
{
    int most = before->count < now->count ? before->count : now->count, start = 0, end = 0;
    while (start < most && before->row[start] == now->row[start])
        start++;
    if (start == before->count && start == now->count)
        return false;
    while (end < most - start && before->row[before->count - 1 - end] == now->row[now->count - 1 - end])
        end++;
    text_char(out, '[');
    text_number(out, start);
    text_char(out, ',');
    text_number(out, end);
    if (start + end < now->count) {
        text_char(out, ',');
        text_numbers(out, now->row + start, now->count - start - end);
    }
    text_char(out, ']');
    return true;
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
