/* A pen: writes text in columns of equal width, into an SVG picture or as lines, and breaks lines that are too long. */
#ifndef DRAW_PEN_H
#define DRAW_PEN_H

#include <stdbool.h>

#include "base/text.h"

/* In pixels; the width of a character in tenths of a pixel. */
enum { SIGN_WIDTH = 78, LINE_HEIGHT = 19, HANGING = 4 };

/* Set left, top, signs; text_free `out` when done. */
struct pen {
    struct text out;
    int left, top, signs;     /* where it begins, and how many characters a line has */
    int column, line, widest; /* where it is, in characters and lines; the longest line so far */
    const char *class;        /* of what it writes */
    int size;                 /* size of a proportional font; 0: monospaced */
    bool plain;               /* it writes lines of text; `at`: how far the present one is written */
    int at;
};

/* How many letters of that size fit, roughly; how high a line is. */
int pen_signs(int size, int width);
int pen_tall(const struct pen *pen);

/* Baseline of the next character. */
int pen_y(const struct pen *pen);

void pen_new_line(struct pen *pen, int column);

/* Writes the words at the pen; what does not fit follows below, indented. */
void pen_words(struct pen *pen, const char *words);

/* Writes the words and moves to the next line. */
void pen_line(struct pen *pen, const char *class, const char *words);

#endif
