/* A score sheet as a picture. */
#ifndef DRAW_SHEET_SVG_H
#define DRAW_SHEET_SVG_H

#include "game/game.h"

/* The sheet as SVG, for a page or alone: a column for each player, the total, places with tie-breaks, or what is still
   needed. */
void sheet_svg(const struct match *match, const struct standing *standing, bool over, struct text *out);

#endif
