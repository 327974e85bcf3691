/* The picture of a Cyclades table: the map as a honeycomb, the panel beside it. */
#ifndef CYCLADES_DRAW_H
#define CYCLADES_DRAW_H

#include "game/canvas.h"
#include "games/cyclades/state.h"

struct drawing {
    const struct match *match;
    const struct box *b;
    const struct state *s;
    struct canvas *canvas;
    int longest;          /* circles in the longest row */
    char mark[SEATS_MAX]; /* a letter or number for each player */
};

void cyc_draw(const struct match *match, const void *state, struct canvas *canvas);

void cyc_draw_map(struct drawing *d);  /* vector and text: seas, isles, pieces */
void cyc_say_panel(struct drawing *d); /* gods, markers, creatures, battle, players */

static inline enum ink seat_ink(int seat)
{
    return seat == NOBODY ? INK_STONE : (enum ink)((int)INK_SEAT + seat);
}

/* "Med": what is printed of a figure. */
const char *cyc_figure_sign(int figure);

#endif
