/* Cyclades: the picture of a table: the map as a honeycomb, the panel beside it. */
#ifndef CYC_DRAW_H
#define CYC_DRAW_H

#include "game/canvas.h"
#include "games/cyclades/state.h"

struct cyc_drawing {
    const struct match *match;
    const struct cyc_box *b;
    const struct cyc_state *s;
    struct canvas *canvas;
    int longest;          /* circles in the longest row */
    char mark[SEATS_MAX]; /* a letter or number for each player */
};

void cyc_draw(const struct match *match, const void *state, struct canvas *canvas);

void cyc_draw_map(struct cyc_drawing *d);  /* vector and text: seas, isles, pieces */
void cyc_say_panel(struct cyc_drawing *d); /* gods, markers, creatures, battle, players */

static inline enum ink cyc_seat_ink(int seat)
{
    return seat == NOBODY ? INK_STONE : (enum ink)((int)INK_SEAT + seat);
}

/* "Med": what is printed of a figure. */
const char *cyc_figure_sign(int figure);

#endif
