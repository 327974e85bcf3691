/* Outline: cells that lie side by side as closed loops of points. */
#ifndef GAME_OUTLINE_H
#define GAME_OUTLINE_H

#include "game/canvas.h"

struct edge {
    struct point from, to;
    bool dropped;
};

/* `edge` has room for the edges of all cells; `count` is 0 at first. */
struct outline {
    struct edge *edge;
    int count;
};

/* Adds a cell by its corners, clockwise. An edge shared by two cells comes once in each direction and is dropped. */
void outline_cell(struct outline *outline, const struct point *corner, int corners);

/* Takes the next loop, in the order of the cells, without points on a straight line. Returns its length; 0: none is
   left. */
int outline_loop(struct outline *outline, struct point *points);

#endif
