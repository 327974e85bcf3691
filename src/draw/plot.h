/* Plots in SVG, for pages: lines with a band around them, and bars. The page defines the colours: classes p0 to p7. */
#ifndef DRAW_PLOT_H
#define DRAW_PLOT_H

#include <stdbool.h>

#include "base/text.h"

enum { PLOT_LINES = 8 };

struct plot_point {
    double x, y, spread; /* the band is from y - spread to y + spread */
};

struct plot_line {
    const char *name;
    const struct plot_point *point; /* from left to right */
    int points;
};

/* Draws up to PLOT_LINES lines, each with its name at its end. `title` describes the plot. Nothing is drawn without a
   point. */
void plot_lines(const char *title, const char *x_words, const struct plot_line line[], int lines, struct text *out);

struct plot_bar {
    const char *name;
    double share; /* from 0 to 1 */
};
void plot_bars(const char *title, const struct plot_bar bar[], int bars, struct text *out);

/* The style for both kinds of plots, for light and dark screens. */
extern const char plot_style[];

#endif
