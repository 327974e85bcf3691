/* Standings as text and as JSON. */
#include "report/standings.h"

#include <string.h>

#include "base/unicode.h"
#include "base/words.h"
#include "report/formats.h"

/* ---- what the forms share --------------------------------------------------------------------------------------- */

static void standings_add(struct report *report, const struct verdict *verdict, const struct text *body)
{
    struct result_row rows[SEATS_MAX];
    int count = results_take(report->results, verdict, body, rows);
    if (count)
        standings_take(report->standings, rows, count);
}

bool shows_player(const struct report *report, const struct standings_player *player)
{
    return results_shows(report->results, player->person);
}

void print_parts(const struct report *report,
                 void (*print)(const struct report *report, const struct standings_part *part,
                               const struct standings_player *one, struct text *out),
                 struct text *out)
{
    const struct standings *standings = report->standings;
    bool asked = report->results->wanted.player;
    for (int p = standings->parts == 2; standings->games && p < standings->parts; p++) {
        const struct standings_part *part = &standings->part[p];
        const struct standings_player *one = NULL;
        for (int i = 0; i < part->players && asked; i++)
            one = shows_player(report, &part->player[i]) ? &part->player[i] : one;
        if (one || !asked)
            print(report, part, one, out);
    }
}

static void add_count(struct text *out, int count, const char *one, const char *many)
{
    if (count)
        text_format(out, " %d %s.", count, count == 1 ? one : many);
}

void print_standings_summary(const struct report *report, struct text *out)
{
    const struct standings *standings = report->standings;
    const struct standings_part *all = standings->part;
    text_format(out, "%d game%s", all->games, plural(all->games));
    if (*all->first_date)
        text_format(out, same(all->first_date, all->last_date) ? ", %s" : ", %s to %s", all->first_date,
                    all->last_date);
    text_char(out, '.');
    add_count(out, standings->undecided, "has no certain winner", "have no certain winner");
    add_count(out, standings->unfinished, "record is of a game that is not over",
              "records are of games that are not over");
}

/* ---- tables ----------------------------------------------------------------------------------------------------- */

void grid_cell(struct grid *grid, const char *cell)
{
    text_add_bytes(&grid->cells, cell, strlen(cell) + 1);
}

static void put_mean(struct grid *grid, double sum, int count, int decimals)
{
    if (count)
        text_format(&grid->cells, "%.*f", decimals, sum / count);
    grid_cell(grid, "");
}

static void put_count(struct grid *grid, int count)
{
    text_number(&grid->cells, count);
    grid_cell(grid, "");
}

static void put_name(struct grid *grid, const struct standings_player *player)
{
    add_printable(player->person->name, &grid->cells);
    grid_cell(grid, "");
}

static void put_tally(struct grid *grid, const struct tally *tally)
{
    put_count(grid, tally->played);
    put_count(grid, tally->won);
    put_count(grid, tally->shared);
    put_mean(grid, (double)tally->points / 2, tally->scored, 1);
}

static struct grid grid_below(const char *const heads[], unsigned words)
{
    struct grid grid = {.words = words};
    for (; heads[grid.columns]; grid.columns++)
        grid_cell(&grid, heads[grid.columns]);
    return grid;
}

struct grid players_grid(const struct report *report, const struct standings_part *part, bool *few)
{
    static const char *const heads[] = {"",     "player",    "played", "won", "shared", "mean score",
                                        "best", "mean rank", "rating", "+-",  NULL};
    struct grid grid = grid_below(heads, 1u << 1);
    for (const struct standings_player *player = part->player; player < part->player + part->players; player++) {
        char room[16];
        const struct tally *all = &player->all;
        if (!shows_player(report, player))
            continue;
        *few |= !player->place;
        put_mean(&grid, player->place, player->place > 0, 0);
        put_name(&grid, player);
        put_tally(&grid, all);
        grid_cell(&grid, all->scored ? halves_string(room, all->best) : "");
        put_mean(&grid, (double)all->ranks, all->ranked, 2);
        put_mean(&grid, player->rating.mean, player->rated > 0, 1);
        put_mean(&grid, player->rating.deviation, player->rated > 0, 1);
    }
    return grid;
}

struct grid seats_grid(const struct tally seat[])
{
    static const char *const heads[] = {"seat", "played", "won", "shared", "mean score", "mean rank", NULL};
    struct grid grid = grid_below(heads, 1);
    for (int i = 0; i < SEATS_MAX; i++) {
        if (!seat[i].played)
            continue;
        put_count(&grid, i + 1);
        put_tally(&grid, &seat[i]);
        put_mean(&grid, (double)seat[i].ranks, seat[i].ranked, 2);
    }
    return grid;
}

/* "5-3": in how many games a player ranked before the other, and after; "" if they never met. */
static void put_meeting(struct grid *grid, const struct meeting *meeting)
{
    if (meeting->met)
        text_format(&grid->cells, "%d-%d", meeting->one_ahead, meeting->other_ahead);
    grid_cell(grid, "");
}

struct grid against_grid(const struct report *report, const struct standings_part *part, int most, const char *corner)
{
    int shown = part->players < most ? part->players : most;
    struct grid grid = {.columns = shown + 1, .words = 1};
    grid_cell(&grid, corner);
    for (int i = 0; i < shown; i++)
        put_name(&grid, &part->player[i]);
    for (int i = 0; i < part->players; i++) {
        if (report->results->wanted.player ? !shows_player(report, &part->player[i]) : i >= shown)
            continue;
        put_name(&grid, &part->player[i]);
        for (int j = 0; j < shown; j++) {
            struct meeting met = meeting_of(part, i, j);
            put_meeting(&grid, &met);
        }
    }
    return grid;
}

/* ---- text ------------------------------------------------------------------------------------------------------- */

void grid_print(struct grid grid, int indent, struct text *out)
{
    enum { MOST_COLUMNS = 16, BETWEEN = 2 };
    int width[MOST_COLUMNS] = {0}, column = 0;
    const char *end = text_string(&grid.cells) + grid.cells.length;
    struct text line = {0};
    for (const char *cell = text_string(&grid.cells); cell < end; cell += strlen(cell) + 1) {
        int wide = display_width(cell);
        width[column] = wide > width[column] ? wide : width[column];
        column = (column + 1) % grid.columns;
    }
    for (const char *cell = text_string(&grid.cells); cell < end; cell += strlen(cell) + 1) {
        int blanks = width[column] - display_width(cell);
        bool words = grid.words >> column & 1;
        text_repeat(&line, ' ', (column ? BETWEEN : indent) + (words ? 0 : blanks));
        text_add(&line, cell);
        text_repeat(&line, ' ', words ? blanks : 0);
        column = (column + 1) % grid.columns;
        if (column)
            continue;
        while (line.length && line.bytes[line.length - 1] == ' ')
            text_cut(&line, line.length - 1);
        text_char(&line, '\n');
        add_harmless(text_string(&line), line.length, out); /* a name may begin it */
        text_clear(&line);
    }
    text_free(&line);
    text_free(&grid.cells);
}

static void print_part(const struct report *report, const struct standings_part *part,
                       const struct standings_player *one, struct text *out)
{
    enum { INDENT = 2, MOST_AGAINST = 10 };
    bool few = false;
    text_format(out, "\n%s (%d)\n", part->game ? part->game : "all games", part->games);
    grid_print(players_grid(report, part, &few), INDENT, out);
    if (few)
        text_format(out, "  A player is ranked after %d rated games.\n", RANKED_FROM);
    text_char(out, '\n');
    grid_print(seats_grid(one ? one->seat : part->seat), INDENT, out);
    text_char(out, '\n');
    if (!one) {
        grid_print(against_grid(report, part, MOST_AGAINST, "before-after"), INDENT, out);
        if (part->players > MOST_AGAINST)
            text_format(out, "  %d more players; `--format json` has all of them.\n", part->players - MOST_AGAINST);
        return;
    }
    struct grid grid = grid_below((const char *const[]){"against", "before-after", NULL}, 1);
    for (const struct meeting *met = one->meeting; met < one->meeting + one->meetings; met++) {
        put_name(&grid, &part->player[met->other]);
        put_meeting(&grid, met);
    }
    grid_print(grid, INDENT, out);
}

static void standings_text(struct report *report)
{
    standings_count(report->standings, &report->results->people);
    print_standings_summary(report, &report->out);
    text_char(&report->out, '\n');
    print_parts(report, print_part, &report->out);
}

/* ---- JSON ------------------------------------------------------------------------------------------------------- */

/* `count` 0: null */
static void json_mean(struct json *json, const char *key, double sum, int count)
{
    char room[40];
    snprintf(room, sizeof room, count ? "%.6f" : "null", count ? sum / count : 0);
    json_raw(json, key, room);
}

static void json_tally(struct json *json, const struct tally *tally)
{
    json_write(json, "played: %d, won: %d, shared: %d, undecided: %d", tally->played, tally->won, tally->shared,
               tally->undecided);
    json_mean(json, "mean-score", (double)tally->points / 2, tally->scored);
    if (tally->scored)
        json_halves(json, "best-score", tally->best);
    else
        json_null(json, "best-score");
    json_mean(json, "mean-rank", (double)tally->ranks, tally->ranked);
}

static void json_seats(struct json *json, const struct tally seat[SEATS_MAX])
{
    json_list(json, "seats");
    for (int i = 0; i < SEATS_MAX; i++) {
        if (!seat[i].played)
            continue;
        json_flat_map(json, NULL);
        json_number(json, "seat", i + 1);
        json_tally(json, &seat[i]);
        json_end_map(json);
    }
    json_end_list(json);
}

static void json_player(struct json *json, const struct standings_part *part, const struct standings_player *player)
{
    json_write(json, "{player: %s, place: %n", player->person->name, player->place);
    json_tally(json, &player->all);
    json_number(json, "rated", player->rated);
    json_mean(json, "rating", player->rating.mean, player->rated > 0);
    json_mean(json, "uncertainty", player->rating.deviation, player->rated > 0);
    json_seats(json, player->seat);
    json_list(json, "against");
    for (const struct meeting *met = player->meeting; met < player->meeting + player->meetings; met++)
        json_write(json, "{player: %s, met: %d, before: %d, after: %d}", part->player[met->other].person->name,
                   met->met, met->one_ahead, met->other_ahead);
    json_write(json, "]}");
}

static void standings_json(struct report *report)
{
    struct standings *standings = report->standings;
    const struct results *results = report->results;
    struct json json = {.out = &report->out};
    standings_count(standings, &report->results->people);
    json_write(&json, "{referee: %s, records: %d, unfinished: %d, undecided: %d, undated: %d", VERSION,
               results->records, standings->unfinished, standings->undecided, results->undated);
    if (results->written)
        json_write(&json, "unjudged: null, unread: null");
    else
        json_write(&json, "unjudged: %d, unread: %d", results->unjudged, results->unread);
    json_write(&json, "ranked-from: %d, standings: [", RANKED_FROM);
    for (const struct standings_part *part = standings->part; part < standings->part + standings->parts; part++) {
        json_write(&json, "{game: %s, games: %d, first-date: %s, last-date: %s", part->game, part->games,
                   *part->first_date ? part->first_date : NULL, *part->last_date ? part->last_date : NULL);
        json_seats(&json, part->seat);
        json_list(&json, "players");
        for (int i = 0; i < part->players; i++)
            if (shows_player(report, &part->player[i]))
                json_player(&json, part, &part->player[i]);
        json_write(&json, "]}");
    }
    json_write(&json, "]}");
    text_char(&report->out, '\n');
}

const struct format standing_formats[] = {
    {"text", "for people (the default)", .record = rows_record, .add = standings_add, .end = standings_text},
    {"json", "one object (referee schema standings)", .record = rows_record, .add = standings_add,
     .end = standings_json},
    {"html", "one page with plots; needs no network", .record = rows_record, .add = standings_add,
     .end = standings_page},
    {0},
};
