/* A pen: writes text into an SVG picture sign by sign, as on a typewriter, and goes on below what does not fit. */
#ifndef DRAW_PEN_H
#define DRAW_PEN_H

#include "base/text.h"

/* In pixels; the width of a sign in tenths of one. */
enum { SIGN_WIDTH = 78, LINE_HEIGHT = 19, HANGING = 4 };

/* Set left, top, signs; text_free the out when done. */
struct pen {
    struct text out;
    int left, top, signs;     /* where it begins and how many signs a line has */
    int column, line, widest; /* where it stands, in signs and lines; the longest line so far */
    const char *class;        /* of what it writes */
    int size;                 /* of letters that are not all equally broad; 0: those of a typewriter */
};

/* How many letters of that size fit, as far as it is known; how high a line is. */
int pen_signs(int size, int width);
int pen_tall(const struct pen *pen);

/* Where the next sign stands: its left edge and its baseline. */
int pen_x(const struct pen *pen);
int pen_y(const struct pen *pen);

void pen_new_line(struct pen *pen, int column);

/* The words from where the pen stands on; what does not fit follows below, indented. */
void pen_words(struct pen *pen, const char *words);

/* The same, and on to the next line. */
void pen_line(struct pen *pen, const char *class, const char *words);

#endif
