/* Results as CSV, as JSON lines and as a table for people. */
#include "study/results/results.h"

#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "report/formats.h"
#include "report/standings.h"
#include "study/results/csv.h"

enum { ONE_LINE = -1 };

void rows_record(struct report *report, const struct verdict *verdict)
{
    write_result_rows(verdict, &report->out);
}

/* Prints each wanted row of the record, or keeps it to be sorted with the others. */
static void rows_add(struct report *report, const struct verdict *verdict, const struct text *body)
{
    struct result_row rows[SEATS_MAX];
    int count = results_take(report->results, verdict, body, rows), wanted = 0;
    for (int i = 0; i < count; i++)
        if (results_shows(report->results, rows[i].person))
            rows[wanted++] = rows[i];
    if (!report->format->row || report->results->sorted) {
        results_keep(report->results, body, rows, wanted);
        return;
    }
    for (int i = 0; i < wanted; i++)
        report->format->row(report, &rows[i]);
}

static void rows_end(struct report *report)
{
    results_sort(report->results);
    for (int i = 0; i < report->results->kept_count; i++)
        report->format->row(report, &report->results->kept[i]);
}

/* ---- CSV -------------------------------------------------------------------------------------------------------- */

/* RFC 4180. Characters that would act on a terminal, line ends too, are written as \xNN. */
static void csv_cell(enum cell_kind kind, const char *cell, struct text *out)
{
    struct text clean = {0};
    bool plain = !cell[strcspn(cell, ",\"")], formula = begins_formula(cell);
    if (kind == CELL_TEXT && (formula || !is_plain(cell))) {
        text_add(&clean, formula ? "'" : "");
        add_printable(cell, &clean);
        cell = text_string(&clean);
    }
    text_add(out, plain ? "" : "\"");
    for (const char *quote; (quote = plain ? NULL : strchr(cell, '"')); cell = quote + 1) {
        text_add_bytes(out, cell, (size_t)(quote - cell));
        text_add(out, "\"\"");
    }
    text_add(out, cell);
    text_add(out, plain ? "" : "\"");
    text_free(&clean);
}

/* Length of a cell that needs no quotes and begins no formula, as most; 0: look closer. */
static size_t simple_length(const char *cell)
{
    size_t length = 0;
    while (cell[length] >= '-' && cell[length] <= 'z')
        length++;
    return cell[length] || *cell == '-' || *cell == '=' || *cell == '@' ? 0 : length;
}

static void csv_row(struct report *report, const struct result_row *row)
{
    struct text *out = &report->out;
    for (int column = 0; column < RESULT_COLUMNS; column++) {
        const char *cell = row->cell[column];
        size_t length = simple_length(cell);
        if (column)
            text_char(out, ',');
        else if (cell[strspn(cell, " ")] == ':') /* so that the line is not a command of a workflow */
            text_add(out, "./");
        if (length)
            text_add_bytes(out, cell, length);
        else if (*cell)
            csv_cell(result_headings[column].kind, cell, out);
    }
    text_add_bytes(out, "\r\n", 2);
}

static void csv_begin(struct report *report)
{
    for (int column = 0; column < RESULT_COLUMNS; column++)
        text_format(&report->out, "%s%s", column ? "," : "", result_headings[column].name);
    text_add(&report->out, "\r\n");
}

/* ---- JSON lines ------------------------------------------------------------------------------------------------- */

/* The cell has "key=value;key=value". */
static void json_pairs(struct json *json, const char *key, const char *cell, bool points)
{
    struct arena scratch = {0};
    json_flat_map(json, key);
    for (size_t length; cell[length = strcspn(cell, "=")]; cell += *cell == ';') {
        const char *label = arena_copy(&scratch, cell, length), *value;
        cell += length + 1;
        length = strcspn(cell, ";");
        value = arena_copy(&scratch, cell, length);
        cell += length;
        if (points)
            json_raw(json, label, *value ? value : "null");
        else
            json_word(json, label, value);
    }
    json_end_map(json);
    arena_free(&scratch);
}

static void jsonl_row(struct report *report, const struct result_row *row)
{
    struct json json = {.out = &report->out, .flat = ONE_LINE};
    json_map(&json, NULL);
    for (int column = 0; column < RESULT_COLUMNS; column++) {
        const char *name = result_headings[column].name, *cell = row->cell[column];
        enum cell_kind kind = result_headings[column].kind;
        if (kind == CELL_POINTS || kind == CELL_WORDS)
            json_pairs(&json, name, cell, kind == CELL_POINTS);
        else if (!*cell)
            json_null(&json, name);
        else if (kind == CELL_FLAG)
            json_flag(&json, name, same(cell, "yes"));
        else if (kind == CELL_NUMBER)
            json_raw(&json, name, cell);
        else
            json_word(&json, name, cell);
    }
    json_end_map(&json);
    text_char(&report->out, '\n');
}

/* ---- a table ---------------------------------------------------------------------------------------------------- */

/* The columns that people look for; the others are in the other formats. */
static const struct shown_column {
    enum result_column column;
    bool words;
} shown_columns[] = {{COLUMN_DATE, true},   {COLUMN_GAME, true},      {COLUMN_PLAYER, true}, {COLUMN_SEAT, false},
                     {COLUMN_SCORE, false}, {COLUMN_RANK, false},     {COLUMN_WON, true},    {COLUMN_MISTAKES, false},
                     {COLUMN_FILE, true},   {COLUMN_DECIDED_BY, true}};
enum { SHOWN = sizeof shown_columns / sizeof *shown_columns };

static void table_end(struct report *report)
{
    struct results *results = report->results;
    struct grid grid = {.columns = SHOWN};
    results_sort(results);
    for (int i = 0; i < SHOWN; i++) {
        grid_cell(&grid, result_headings[shown_columns[i].column].name);
        grid.words |= (unsigned)shown_columns[i].words << i;
    }
    for (int kept = 0; kept < results->kept_count * SHOWN; kept++) {
        const char *const *cell = results->kept[kept / SHOWN].cell;
        enum result_column column = shown_columns[kept % SHOWN].column;
        const char *low = cell[COLUMN_LOW], *high = cell[COLUMN_HIGH];
        if (column == COLUMN_SCORE && !*cell[column]) /* an open score is a range, or `?` if nothing is known */
            text_format(&grid.cells, !*low ? "?" : *high ? "%s-%s" : "%s or more", low, high);
        else
            add_printable(cell[column], &grid.cells);
        if (column == COLUMN_FILE && !same(cell[COLUMN_DOCUMENT], "1"))
            text_format(&grid.cells, " #%s", cell[COLUMN_DOCUMENT]);
        grid_cell(&grid, "");
    }
    grid_print(grid, 0, &report->out);
}

const struct format result_formats[] = {
    {"csv", "comma-separated values with a line of headings (the default)", .begin = csv_begin, .record = rows_record,
     .add = rows_add, .row = csv_row, .end = rows_end},
    {"jsonl", "one JSON object per row (referee schema results)", .record = rows_record, .add = rows_add,
     .row = jsonl_row, .end = rows_end},
    {"table", "a table for people: the main columns, sorted by date, file and document", .record = rows_record,
     .add = rows_add, .end = table_end},
    {0},
};
