/* Standings as a page: tables, and plots of ratings and of wins by seat. No scripts, no network. */
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xml.h"
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

static void put_table(const char *caption, struct grid grid, struct text *out)
{
    const char *tag = "th", *cell = text_string(&grid.cells), *end = cell + grid.cells.length;
    xml_format(out, "<div class='wide'><table><caption>%s</caption>\n", caption);
    for (; cell < end; tag = "td") {
        text_add(out, "<tr>");
        for (int i = 0; i < grid.columns; i++, cell += strlen(cell) + 1)
            xml_format(out, grid.words >> i & 1 ? "<%s class='name'>%s</%s>" : "<%s>%s</%s>", tag, cell, tag);
        text_add(out, "</tr>\n");
    }
    text_add(out, "</table></div>\n");
    text_free(&grid.cells);
}

/* ---- lines with a band around them, and bars ---- */

enum { PLOT_LINES = 8 };

struct plot_point {
    double x, y, spread; /* the band is from y - spread to y + spread */
};

struct plot_line {
    const char *name;
    struct plot_point *point; /* from left to right; at least one */
    int points;
};

enum {
    WIDTH = 640,
    HEIGHT = 320,
    LEFT = 44,
    RIGHT = 110,
    TOP = 14,
    BOTTOM = 40,
    MOST_TICKS = 8,
    BAR = 26,
    NAME_GAP = 14
};

/* The style for both kinds of plots, for light and dark screens. */
static const char plot_style[] =
    "svg.plot{max-width:40rem;width:100%;height:auto;font:12px sans-serif}\n"
    ".plot text{fill:currentColor}.plot .axis{stroke:currentColor;opacity:.25}\n"
    ".plot polyline{fill:none;stroke-width:2}.plot polygon{opacity:.12;stroke:none}\n"
    ":root{--p0:#1b6ca8;--p1:#b3471d;--p2:#2d7d46;--p3:#8a3f93;--p4:#8a6d00;--p5:#b0305c;--p6:#007a80;--p7:#5b5b5b}\n"
    "@media(prefers-color-scheme:dark){:root{--p0:#6db3e8;--p1:#f0935f;--p2:#6fc98a;--p3:#cf8fd8;--p4:#d9b93b;"
    "--p5:#f07fa5;--p6:#4cc5cc;--p7:#b5b5b5}}\n"
    ".p0{--c:var(--p0)}.p1{--c:var(--p1)}.p2{--c:var(--p2)}.p3{--c:var(--p3)}.p4{--c:var(--p4)}.p5{--c:var(--p5)}"
    ".p6{--c:var(--p6)}.p7{--c:var(--p7)}\n"
    ".plot polyline{stroke:var(--c)}.plot polygon,.plot rect,.plot text.name{fill:var(--c)}\n";

/* The range shown, and its place on the paper. */
struct scale {
    double left, right, low, high;
    double step; /* between two grid lines */
};

static double across(const struct scale *scale, double x)
{
    double width = scale->right > scale->left ? scale->right - scale->left : 1;
    return (double)LEFT + (x - scale->left) / width * (WIDTH - LEFT - RIGHT);
}

static double down(const struct scale *scale, double y)
{
    return HEIGHT - BOTTOM - (y - scale->low) / (scale->high - scale->low) * (HEIGHT - BOTTOM - TOP);
}

/* The scale, with grid lines at the edges. There is a point. */
static struct scale scale_of(const struct plot_line line[], int lines)
{
    struct scale scale = {INFINITY, -INFINITY, INFINITY, -INFINITY, 5};
    for (int i = 0; i < lines; i++)
        for (const struct plot_point *point = line[i].point; point < line[i].point + line[i].points; point++) {
            scale.left = fmin(scale.left, point->x);
            scale.right = fmax(scale.right, point->x);
            scale.low = fmin(scale.low, point->y - point->spread);
            scale.high = fmax(scale.high, point->y + point->spread);
        }
    while ((scale.high - scale.low) / scale.step > (double)MOST_TICKS)
        scale.step *= 2;
    scale.low = scale.step * floor(scale.low / scale.step);
    scale.high = scale.step * (floor(scale.high / scale.step) + 1);
    return scale;
}

static void begin_plot(const char *title, int height, struct text *out)
{
    xml_format(out, "<svg class='plot' viewBox='0 0 %d %d' role='img'><title>%s</title>\n", WIDTH, height, title);
}

static void draw_axes(const struct scale *scale, const char *x_words, struct text *out)
{
    int ticks = (int)((scale->high - scale->low) / scale->step + 0.5);
    for (int tick = 0; tick <= ticks; tick++) {
        double y = scale->low + tick * scale->step;
        double at = down(scale, y);
        text_format(out, "<line class='axis' x1='%d' x2='%d' y1='%.1f' y2='%.1f'/>", LEFT, WIDTH - RIGHT, at, at);
        text_format(out, "<text x='%d' y='%.1f' text-anchor='end'>%.0f</text>\n", LEFT - 6, at + 4, y);
    }
    text_format(out, "<text x='%d' y='%d'>%.0f</text>", LEFT, HEIGHT - BOTTOM + 16, scale->left);
    text_format(out, "<text x='%d' y='%d' text-anchor='end'>%.0f</text>", WIDTH - RIGHT, HEIGHT - BOTTOM + 16,
                scale->right);
    xml_format(out, "<text x='%d' y='%d' text-anchor='middle'>%s</text>\n", (WIDTH - RIGHT + LEFT) / 2, HEIGHT - 8,
               x_words);
}

static double end_of(const struct plot_line *line)
{
    return line->point[line->points - 1].y;
}

/* Puts the names at the ends of the lines, from the highest to the lowest, without overlaps. */
static void draw_names(const struct scale *scale, const struct plot_line line[], int lines, struct text *out)
{
    bool done[PLOT_LINES] = {0};
    double last = -NAME_GAP;
    for (int count = 0; count < lines; count++) {
        int next = 0;
        while (done[next])
            next++;
        for (int i = next + 1; i < lines; i++)
            if (!done[i] && end_of(&line[i]) > end_of(&line[next]))
                next = i;
        done[next] = true;
        last = fmax(down(scale, end_of(&line[next])) + 4, last + (double)NAME_GAP);
        text_format(out, "<text class='name p%d' x='%d' y='%.1f'>", next, WIDTH - RIGHT + 6, last);
        xml_format(out, "%s</text>\n", line[next].name);
    }
}

/* Draws up to PLOT_LINES lines, each with its name at its end; nothing if there is none. `title` describes the plot. */
static void plot_lines(const char *title, const char *x_words, const struct plot_line line[], int lines,
                       struct text *out)
{
    if (!lines)
        return;
    struct scale scale = scale_of(line, lines);
    begin_plot(title, HEIGHT, out);
    draw_axes(&scale, x_words, out);
    for (int i = 0; i < lines; i++) {
        const struct plot_point *point = line[i].point;
        text_format(out, "<g class='p%d'><polygon points='", i);
        for (int p = 0; p < line[i].points; p++)
            text_format(out, "%.1f,%.1f ", across(&scale, point[p].x), down(&scale, point[p].y + point[p].spread));
        for (int p = line[i].points - 1; p >= 0; p--)
            text_format(out, "%.1f,%.1f ", across(&scale, point[p].x), down(&scale, point[p].y - point[p].spread));
        text_add(out, "'/><polyline points='");
        for (int p = 0; p < line[i].points; p++)
            text_format(out, "%.1f,%.1f ", across(&scale, point[p].x), down(&scale, point[p].y));
        text_add(out, "'/></g>\n");
    }
    draw_names(&scale, line, lines, out);
    text_add(out, "</svg>\n");
}

/* ---- plots ------------------------------------------------------------------------------------------------------ */

/* The ratings of a few players, game by game; of many games only some. */
struct course {
    int person[PLOT_LINES], count, step;
    struct plot_line line[PLOT_LINES];
};

static void take_step(void *context, int game, int person, struct rating rating)
{
    struct course *course = context;
    for (int i = 0; i < course->count; i++) {
        if (course->person[i] != person)
            continue;
        struct plot_line *line = &course->line[i];
        int last = line->points - 1;
        bool replaces = last > 0 && line->point[last].x - line->point[last - 1].x < course->step;
        line->points += !replaces;
        line->point[line->points - 1] = (struct plot_point){game, rating.mean, rating.deviation};
    }
}

static void ratings_plot(const struct report *report, const struct standings_part *part, struct text *out)
{
    struct course course = {.step = part->games / MOST_POINTS};
    for (int i = 0; i < part->players && course.count < PLOT_LINES; i++) {
        const struct standings_player *player = &part->player[i];
        if (!player->rated || !shows_player(report, player))
            continue;
        course.person[course.count] = player->person->number;
        course.line[course.count++] = (struct plot_line){
            player->person->name, must_alloc(sizeof(struct plot_point) * (size_t)(player->rated + 1)), 0};
    }
    standings_follow(report->standings, part, take_step, &course);
    plot_lines("Ratings after each rated game; the band is one standard deviation", "rated game", course.line,
               course.count, out);
    for (int i = 0; i < course.count; i++)
        free(course.line[i].point);
}

/* A bar for each seat. */
static void seats_plot(const struct tally seat[], struct text *out)
{
    struct text bars = {0};
    int top = 0;
    for (int i = 0; i < SEATS_MAX; i++) {
        int decided = seat[i].played - seat[i].undecided;
        if (!decided)
            continue;
        double share = (double)(seat[i].won + seat[i].shared) / decided, width = share * (WIDTH - 2 * RIGHT);
        text_format(&bars, "<text x='0' y='%d'>won or shared, seat %d</text>", top + 18, i + 1);
        text_format(&bars, "<g class='p0'><rect x='%d' y='%d' width='%.1f' height='%d'/></g>", RIGHT, top + 4, width,
                    BAR - 8);
        text_format(&bars, "<text x='%.1f' y='%d'>%.0f %%</text>\n", (double)RIGHT + width + 6, top + 18, 100 * share);
        top += BAR;
    }
    if (top) {
        begin_plot("Games won from each seat, shared wins included, of those with a certain winner", top + 8, out);
        text_format(out, "%s</svg>\n", text_string(&bars));
    }
    text_free(&bars);
}

/* ---- the page --------------------------------------------------------------------------------------------------- */

static void put_part(const struct report *report, const struct standings_part *part, const struct standings_player *one,
                     struct text *out)
{
    const struct tally *seat = one ? one->seat : part->seat;
    char caption[64];
    bool few = false;
    xml_format(out, "<section><h2>%s (%d)</h2>\n", part->game ? part->game : "all games", part->games);
    snprintf(caption, sizeof caption, "Players. A player is ranked after %d rated games.", RANKED_FROM);
    put_table(caption, players_grid(report, part, &few), out);
    ratings_plot(report, part, out);
    put_table("Seats", seats_grid(seat), out);
    seats_plot(seat, out);
    put_table("Games in which the player on the left ranked before and after the other",
              against_grid(report, part, MOST_AGAINST, ""), out);
    text_add(out, "</section>\n");
}

void standings_page(struct report *report)
{
    struct text *out = &report->out, summary = {0};
    standings_count(report->standings, &report->results->people);
    print_standings_summary(report, &summary);
    text_add(out, "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                  "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                  "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; base-uri 'none'; "
                  "form-action 'none'; style-src 'unsafe-inline'\">\n<title>Standings</title>\n<style>\n");
    text_add(out, page_style);
    text_add(out, plot_style);
    xml_format(out, "</style>\n</head>\n<body>\n<h1>Standings</h1>\n<p>%s</p>\n", text_string(&summary));
    print_parts(report, put_part, out);
    text_add(out, "<footer>referee " VERSION ". Ratings: Weng and Lin, Journal of Machine Learning Research 12 (2011), "
                  "267&#8211;300.</footer>\n</body>\n</html>\n");
    text_free(&summary);
}
