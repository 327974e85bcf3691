/* The commands results and standings: rows of many records as data, and their totals. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "cli/commands/check.h"
#include "replay/registry.h"
#include "report/formats.h"
#include "study/results/csv.h"

/* ---- what people read --------------------------------------------------------------------------------------- */

static bool any_asked(const struct people *people)
{
    int person = 0;
    while (person < people->count && !people->person[person]->asked)
        person++;
    return person < people->count;
}

void tell_rows(const struct rows *rows, struct report *report)
{
    const struct results *results = &rows->results;
    for (int i = 0; i < results->people.count; i++)
        for (const struct strings *other = results->people.person[i]->joined; other; other = other->next)
            complain(STATUS_FINE,
                     "`%s` is counted as `%s`; list it under `people:` in the club file to choose the name",
                     other->text, results->people.person[i]->name);
    for (const struct strings *sentence = results->people.kept_apart; sentence; sentence = sentence->next)
        complain(STATUS_FINE, "%s", sentence->text);
    if (results->wanted.player && !any_asked(&results->people))
        complain(STATUS_FINE, "no player is called `%s`", results->wanted.player);
    if (results->undated)
        complain(STATUS_FINE, "%d record%s without a clear date left out", results->undated, plural(results->undated));
    if (results->unjudged)
        complain(STATUS_FINE, "%d of %d records could not be judged and %s no rows", results->unjudged, results->taken,
                 results->unjudged == 1 ? "has" : "have");
    if (results->unread)
        complain(STATUS_FINE, "%d of %d records could not be read completely; the rows have what could be read",
                 results->unread, results->taken);
    if (report->passed_over)
        complain(STATUS_FINE, "%s", files_unjudged(report));
}

/* ---- rows that were written before ------------------------------------------------------------------------------ */

/* The rows of one record, collected until a row of another record comes. */
struct gathered {
    struct report *report;
    struct verdict verdict; /* only its club is set */
    struct text cells;
    int rows;
};

static void hand_on(struct gathered *gathered)
{
    if (gathered->rows)
        gathered->report->format->add(gathered->report, &gathered->verdict, &gathered->cells);
    text_clear(&gathered->cells);
    gathered->rows = 0;
}

static const char *nth_cell(const char *cells, int number)
{
    while (number-- > 0)
        cells += strlen(cells) + 1;
    return cells;
}

static bool same_record(const struct text *before, const char *row)
{
    const char *cells = text_string(before);
    return same(cells, row) && same(nth_cell(cells, COLUMN_DOCUMENT), nth_cell(row, COLUMN_DOCUMENT));
}

/* What is wrong with the line; NULL: it is a row. The headings are repeated where files were joined. */
static const char *wrong_with(const struct csv_line *line)
{
    const char *game = line->cells == RESULT_COLUMNS ? nth_cell(text_string(&line->text), COLUMN_GAME) : "";
    return line->cells != RESULT_COLUMNS ? "a row has 20 cells"
           : game_meant(game)            ? NULL
                                         : "this is not a row of results";
}

static bool is_headings(const struct csv_line *line)
{
    const char *cells = text_string(&line->text);
    for (int i = 0; i < RESULT_COLUMNS && line->cells == RESULT_COLUMNS; i++, cells += strlen(cells) + 1)
        if (!same(cells, result_headings[i].name))
            return false;
    return line->cells == RESULT_COLUMNS;
}

static void gather(struct gathered *gathered, const struct csv_line *line)
{
    const char *row = text_string(&line->text);
    if (gathered->rows == SEATS_MAX || (gathered->rows && !same_record(&gathered->cells, row)))
        hand_on(gathered);
    text_add_bytes(&gathered->cells, row, line->text.length);
    gathered->rows++;
}

static int read_rows(const char *name, FILE *file, struct gathered *gathered)
{
    struct csv_line line = {0};
    int status = STATUS_FINE;
    for (int number = 1; !status && csv_read(file, &line); number += line.lines) {
        const char *wrong = is_headings(&line) ? NULL : wrong_with(&line);
        if (wrong)
            status = complain(STATUS_UNREADABLE, "%s:%d: %s", name, number, wrong);
        else if (!is_headings(&line))
            gather(gathered, &line);
    }
    hand_on(gathered);
    csv_free(&line);
    return status || !ferror(file) ? status : complain(STATUS_UNREADABLE, "%s: %s", name, strerror(errno));
}

/* Standings from rows: nothing is judged again. */
static int run_rows(const struct options *options, struct rows *rows)
{
    bool standard = same(options->rows, "-");
    struct report report = {.results = &rows->results, .standings = &rows->standings};
    rows->results.written = true;
    struct gathered gathered = {.report = &report, .verdict.judged = true};
    report.format = options->formats ? options->format[0].format
                    : options->html  ? format_among(standing_formats, "html")
                                     : standing_formats;
    if (options->formats > 1 || (options->formats && options->format[0].target))
        return complain(STATUS_USAGE, "--rows writes to standard output, in one format");
    int status = clubs_open(options->clubs, options);
    if (status)
        return status;
    gathered.verdict.club = club_for(options->clubs, "-");
    FILE *file = standard ? stdin : fopen(options->rows, "r");
    if (!file)
        return complain(STATUS_UNREADABLE, "%s: %s", options->rows, strerror(errno));
    report_begin(&report);
    status = read_rows(standard ? "standard input" : options->rows, file, &gathered);
    report_end(&report);
    put_document(&report.out);
    tell_rows(rows, &report);
    if (!status)
        complain(STATUS_FINE, "rows do not say whether every record was judged; the status of `results` does");
    report_free(&report);
    text_free(&gathered.cells);
    if (!standard)
        fclose(file);
    return status;
}

/* ---- the commands ------------------------------------------------------------------------------------------------ */

static int run_with_rows(const struct options *options)
{
    int status = STATUS_FINE;
    const struct game *game = options->game ? game_wanted(options->game, &status) : NULL;
    if (options->game && !game)
        return status;
    struct rows *rows = must_alloc(MOST_FORMATS * sizeof *rows);
    for (int i = 0; i < MOST_FORMATS; i++) {
        rows[i].results.sorted = options->sort;
        rows[i].results.wanted = (struct results_wanted){.since = *options->since ? options->since : NULL,
                                                         .until = *options->until ? options->until : NULL,
                                                         .game = game ? game->id : NULL,
                                                         .player = options->player};
    }
    status = options->rows ? run_rows(options, rows) : run_reports(options, rows);
    for (int i = 0; i < MOST_FORMATS; i++) {
        results_free(&rows[i].results);
        standings_free(&rows[i].standings);
    }
    free(rows);
    return status;
}

int run_results(const struct options *options)
{
    return run_with_rows(options);
}

int run_standings(const struct options *options)
{
    if (options->html && options->formats)
        return complain(STATUS_USAGE, "--html is a format of its own; write --format html:FILE");
    if (options->rows && (options->operand_count || options->files_from))
        return complain(STATUS_USAGE, "--rows counts rows instead of records; remove the files, or --rows");
    return run_with_rows(options);
}
