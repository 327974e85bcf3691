/* The components of a box as one SVG file. */
#ifndef DRAW_BOX_SVG_H
#define DRAW_BOX_SVG_H

#include <stdbool.h>

#include "base/text.h"
#include "game/game.h"

/* False if the game has no shapes; nothing is then written. */
bool box_svg(const struct match *match, struct text *out);

#endif
