/* The parts of an SVG picture beside its board, each written where the pen stands. */
#ifndef DRAW_PICTURE_SVG_H
#define DRAW_PICTURE_SVG_H

#include "draw/pen.h"
#include "draw/picture.h"

void panel_head(struct pen *pen, const struct verdict *verdict, const struct view *view);
void panel_players(struct pen *pen, const struct verdict *verdict, const struct canvas *canvas);

/* The lines the game says. `before` is the canvas before the last entry, to mark what that changed; NULL if there was none.
   `marks`: what findings are about. */
void panel_lines(struct pen *pen, const struct canvas *canvas, const struct canvas *before, const struct mark *marks,
                 struct arena *arena);

#endif
