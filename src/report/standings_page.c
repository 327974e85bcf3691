/* Standings as a page: tables, and plots of ratings and of wins by seat. No scripts, no network. */
#include <stdlib.h>
#include <string.h>

#include "base/xml.h"
#include "draw/plot.h"
#include "report/standings.h"

enum { MOST_POINTS = 300, MOST_AGAINST = 12 };

static const char page_style[] =
    "body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;padding:1rem;max-width:60rem;color-scheme:light dark}\n"
    "div.wide{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0 1rem}caption{text-align:left;padding:.2rem "
    "0}\n"
    "th,td{padding:.2rem .6rem;text-align:right;border-bottom:1px solid #8886}"
    "th:first-child,td:first-child,td.name,th.name{text-align:left}\n"
    "footer{margin-top:2rem;opacity:.7}\n";

/* ---- tables ----------------------------------------------------------------------------------------------------- */

static void table_begin(const char *caption, struct text *out)
{
    text_add(out, "<div class='wide'><table><caption>");
    xml_text(caption, out);
    text_add(out, "</caption>\n");
}

static void table_end(struct text *out)
{
    text_add(out, "</table></div>\n");
}

/* A row of cells, each ended by NUL; column `name` is text. */
static void put_row(const char *tag, const char *cells, int count, int name, struct text *out)
{
    text_add(out, "<tr>");
    for (int i = 0; i < count; i++, cells += strlen(cells) + 1) {
        text_format(out, "<%s%s>", tag, i == name ? " class='name'" : "");
        xml_text(cells, out);
        text_format(out, "</%s>", tag);
    }
    text_add(out, "</tr>\n");
}

static void put_heads(const char *const heads[], int count, int name, struct text *out)
{
    struct text cells = {0};
    for (int i = 0; i < count; i++)
        text_add_bytes(&cells, heads[i], strlen(heads[i]) + 1);
    put_row("th", text_string(&cells), count, name, out);
    text_free(&cells);
}

static void players_table(const struct report *report, const struct standings_part *part, struct text *out)
{
    struct text cells = {0}, caption = {0};
    text_format(&caption, "Players. A player is ranked after %d rated games.", RANKED_FROM);
    table_begin(text_string(&caption), out);
    put_heads(standings_heads, STANDINGS_HEADS, 1, out);
    for (int i = 0; i < part->players; i++) {
        if (!shows_player(report, &part->player[i]))
            continue;
        text_clear(&cells);
        standings_cells(&part->player[i], &cells);
        put_row("td", text_string(&cells), STANDINGS_HEADS, 1, out);
    }
    table_end(out);
    text_free(&cells);
    text_free(&caption);
}

static void seats_table(const struct tally seat[], struct text *out)
{
    struct text cells = {0};
    table_begin("Seats", out);
    put_heads(seat_heads, SEAT_HEADS, 0, out);
    for (int i = 0; i < SEATS_MAX; i++) {
        if (!seat[i].played)
            continue;
        text_clear(&cells);
        seat_cells(&seat[i], i, &cells);
        put_row("td", text_string(&cells), SEAT_HEADS, 0, out);
    }
    table_end(out);
    text_free(&cells);
}

static void against_table(const struct report *report, const struct standings_part *part, struct text *out)
{
    int shown = part->players < MOST_AGAINST ? part->players : MOST_AGAINST;
    struct text cells = {0};
    table_begin("Games in which the player on the left ranked before and after the other", out);
    text_add_bytes(&cells, "", 1);
    for (int i = 0; i < shown; i++)
        text_add_bytes(&cells, part->player[i].person->name, strlen(part->player[i].person->name) + 1);
    put_row("th", text_string(&cells), shown + 1, 0, out);
    for (int i = 0; i < part->players; i++) {
        if (report->results->wanted.player ? !shows_player(report, &part->player[i]) : i >= shown)
            continue;
        text_clear(&cells);
        text_add_bytes(&cells, part->player[i].person->name, strlen(part->player[i].person->name) + 1);
        for (int j = 0; j < shown; j++) {
            print_meeting(part, &part->player[i], &part->player[j], &cells);
            text_char(&cells, '\0');
        }
        put_row("td", text_string(&cells), shown + 1, 0, out);
    }
    table_end(out);
    text_free(&cells);
}

/* ---- plots ------------------------------------------------------------------------------------------------------ */

/* The ratings of a few players, game by game; of many games only some. */
struct course {
    int person[PLOT_LINES], count, step;
    struct plot_point *point[PLOT_LINES];
    int points[PLOT_LINES];
};

static void take_step(void *context, int game, int person, struct rating rating)
{
    struct course *course = context;
    for (int i = 0; i < course->count; i++) {
        if (course->person[i] != person)
            continue;
        struct plot_point now = {game, rating.mean, rating.deviation};
        int last = course->points[i] - 1;
        bool replaces = last > 0 && course->point[i][last].x - course->point[i][last - 1].x < course->step;
        course->points[i] += !replaces;
        course->point[i][course->points[i] - 1] = now;
    }
}

static void ratings_plot(const struct report *report, const struct standings_part *part, struct text *out)
{
    struct course course = {.step = part->games / MOST_POINTS};
    struct plot_line line[PLOT_LINES];
    for (int i = 0; i < part->players && course.count < PLOT_LINES; i++) {
        const struct standings_player *player = &part->player[i];
        if (!player->rated || !shows_player(report, player))
            continue;
        course.person[course.count] = player->person->number;
        course.point[course.count] = must_alloc(sizeof(struct plot_point) * (size_t)(player->rated + 1));
        line[course.count++].name = player->person->name;
    }
    standings_follow(report->standings, part, take_step, &course);
    for (int i = 0; i < course.count; i++) {
        line[i].point = course.point[i];
        line[i].points = course.points[i];
    }
    plot_lines("Ratings after each rated game; the band is one standard deviation", "rated game", line, course.count,
               out);
    for (int i = 0; i < course.count; i++)
        free(course.point[i]);
}

static void seats_plot(const struct tally seat[], struct text *out)
{
    struct plot_bar bar[SEATS_MAX];
    char name[SEATS_MAX][24];
    int bars = 0;
    for (int i = 0; i < SEATS_MAX; i++) {
        int decided = seat[i].played - seat[i].undecided;
        if (!decided)
            continue;
        put_string(name[bars], sizeof name[bars], "won or shared, seat %d", i + 1);
        bar[bars] = (struct plot_bar){name[bars], (double)(seat[i].won + seat[i].shared) / decided};
        bars++;
    }
    if (bars)
        plot_bars("Games won from each seat, shared wins included, of those with a certain winner", bar, bars, out);
}

/* ---- the page --------------------------------------------------------------------------------------------------- */

static void put_part(const struct report *report, const struct standings_part *part, struct text *out)
{
    const struct standings_player *one = NULL;
    for (int i = 0; i < part->players && report->results->wanted.player; i++)
        one = shows_player(report, &part->player[i]) ? &part->player[i] : one;
    if (report->results->wanted.player && !one)
        return;
    text_add(out, "<section><h2>");
    xml_text(part->game ? part->game : "all games", out);
    text_format(out, " (%d)</h2>\n", part->games);
    players_table(report, part, out);
    ratings_plot(report, part, out);
    seats_table(one ? one->seat : part->seat, out);
    seats_plot(one ? one->seat : part->seat, out);
    against_table(report, part, out);
    text_add(out, "</section>\n");
}

void standings_page(struct report *report)
{
    struct standings *standings = report->standings;
    struct text *out = &report->out, summary = {0};
    standings_count(standings, &report->results->people);
    print_standings_summary(report, &summary);
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; "
                  "form-action 'none'; style-src 'unsafe-inline'\">\n<title>Standings</title>\n<style>\n");
    text_add(out, page_style);
    text_add(out, plot_style);
    text_add(out, "</style>\n</head>\n<body>\n<h1>Standings</h1>\n<p>");
    xml_text(text_string(&summary), out);
    text_add(out, "</p>\n");
    for (const struct standings_part *part = first_part_shown(standings);
         standings->games && part < standings->part + standings->parts; part++)
        put_part(report, part, out);
    text_add(out, "<footer>referee " VERSION ". Ratings: Weng and Lin, Journal of Machine Learning Research 12 (2011), "
                  "267&#8211;300.</footer>\n</body>\n</html>\n");
    text_free(&summary);
}
