/* Plots in SVG: lines with a band around them, and bars. */
#include "draw/plot.h"

#include <math.h>

#include "base/xml.h"

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

const char plot_style[] =
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

static void widen(struct scale *scale, const struct plot_point *point, bool first)
{
    double low = point->y - point->spread, high = point->y + point->spread;
    scale->left = first || point->x < scale->left ? point->x : scale->left;
    scale->right = first || point->x > scale->right ? point->x : scale->right;
    scale->low = first || low < scale->low ? low : scale->low;
    scale->high = first || high > scale->high ? high : scale->high;
}

/* The scale, with grid lines at the edges. */
static struct scale scale_of(const struct plot_line line[], int lines)
{
    struct scale scale = {.step = 5};
    bool first = true;
    for (int i = 0; i < lines; i++)
        for (int p = 0; p < line[i].points; p++, first = false)
            widen(&scale, &line[i].point[p], first);
    while ((scale.high - scale.low) / scale.step > (double)MOST_TICKS)
        scale.step *= 2;
    scale.low = scale.step * floor(scale.low / scale.step);
    scale.high = scale.step * (floor(scale.high / scale.step) + 1);
    return scale;
}

static void begin(const char *title, int height, struct text *out)
{
    text_format(out, "<svg class='plot' viewBox='0 0 %d %d' role='img'><title>", WIDTH, height);
    xml_text(title, out);
    text_add(out, "</title>\n");
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
    text_format(out, "<text x='%d' y='%d' text-anchor='middle'>", (WIDTH - RIGHT + LEFT) / 2, HEIGHT - 8);
    xml_text(x_words, out);
    text_add(out, "</text>\n");
}

static void draw_line(const struct scale *scale, const struct plot_line *line, struct text *out)
{
    text_add(out, "<polygon points='");
    for (int p = 0; p < line->points; p++)
        text_format(out, "%.1f,%.1f ", across(scale, line->point[p].x),
                    down(scale, line->point[p].y + line->point[p].spread));
    for (int p = line->points - 1; p >= 0; p--)
        text_format(out, "%.1f,%.1f ", across(scale, line->point[p].x),
                    down(scale, line->point[p].y - line->point[p].spread));
    text_add(out, "'/><polyline points='");
    for (int p = 0; p < line->points; p++)
        text_format(out, "%.1f,%.1f ", across(scale, line->point[p].x), down(scale, line->point[p].y));
    text_add(out, "'/>");
}

/* Puts the names at the ends of the lines, from the highest to the lowest, without overlaps. */
static void draw_names(const struct scale *scale, const struct plot_line line[], int lines, struct text *out)
{
    bool done[PLOT_LINES] = {0};
    double last = -NAME_GAP;
    for (int count = 0; count < lines; count++) {
        int next = -1;
        for (int i = 0; i < lines; i++)
            if (!done[i] && line[i].points
                && (next < 0 || line[i].point[line[i].points - 1].y > line[next].point[line[next].points - 1].y))
                next = i;
        if (next < 0)
            return;
        done[next] = true;
        double at = down(scale, line[next].point[line[next].points - 1].y) + 4;
        last = fmax(at, last + (double)NAME_GAP);
        text_format(out, "<text class='name p%d' x='%d' y='%.1f'>", next, WIDTH - RIGHT + 6, last);
        xml_text(line[next].name, out);
        text_add(out, "</text>\n");
    }
}

void plot_lines(const char *title, const char *x_words, const struct plot_line line[], int lines, struct text *out)
{
    int points = 0;
    for (int i = 0; i < lines; i++)
        points += line[i].points;
    if (!points)
        return;
    struct scale scale = scale_of(line, lines);
    begin(title, HEIGHT, out);
    draw_axes(&scale, x_words, out);
    for (int i = 0; i < lines; i++) {
        text_format(out, "<g class='p%d'>", i);
        draw_line(&scale, &line[i], out);
        text_add(out, "</g>\n");
    }
    draw_names(&scale, line, lines, out);
    text_add(out, "</svg>\n");
}

void plot_bars(const char *title, const struct plot_bar bar[], int bars, struct text *out)
{
    begin(title, bars * BAR + 8, out);
    for (int i = 0; i < bars; i++) {
        double width = bar[i].share * (WIDTH - 2 * RIGHT);
        text_format(out, "<text x='0' y='%d'>", i * BAR + 18);
        xml_text(bar[i].name, out);
        text_format(out, "</text><g class='p0'><rect x='%d' y='%d' width='%.1f' height='%d'/></g>", RIGHT, i * BAR + 4,
                    width, BAR - 8);
        text_format(out, "<text x='%.1f' y='%d'>%.0f %%</text>\n", (double)RIGHT + width + 6, i * BAR + 18,
                    100 * bar[i].share);
    }
    text_add(out, "</svg>\n");
}
