/* The parts of a text picture. */
#ifndef DRAW_PICTURE_TEXT_H
#define DRAW_PICTURE_TEXT_H

#include "draw/picture.h"

/* The signs of the canvas. With colour those that were others on `before` (NULL: there is none) are turned. */
void print_grid(const struct canvas *canvas, const struct canvas *before, bool colour, struct text *out);

/* Around what stands in that ink on a terminal. */
void open_ink(enum ink ink, bool changed, struct text *out);
void close_ink(enum ink ink, bool changed, struct text *out);

#endif
