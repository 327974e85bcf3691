/* The parts of a text picture. */
#ifndef DRAW_PICTURE_TEXT_H
#define DRAW_PICTURE_TEXT_H

#include "draw/picture.h"

/* Prints the grid of the canvas. With colour, characters that differ from those on `before` (NULL: none) are
   inverted. */
void print_grid(const struct canvas *canvas, const struct canvas *before, bool colour, struct text *out);

#endif
