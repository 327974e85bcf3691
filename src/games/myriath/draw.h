/* What the two pictures share. */
#ifndef MYRIATH_DRAW_H
#define MYRIATH_DRAW_H

#include "game/canvas.h"
#include "games/myriath/state.h"

/* Who lies on each cell: the row of state->lying plus one, 0 for nobody. */
struct cover {
    short lying[CELL_KINDS][CROSSING_ROWS][PLAN_COLUMNS + 1];
};

struct drawing {
    const struct match *match;
    const struct box *box;
    const struct state *state;
    struct canvas *canvas;
    struct cover *cover;
};

enum ink myriath_ink(const struct drawing *d, int seat);
char myriath_initial(const struct drawing *d, int seat);
int myriath_cover(const struct drawing *d, int row, int column, int kind);

void myriath_draw_text(const struct drawing *d);    /* draw_text.c */
void myriath_draw_picture(const struct drawing *d); /* draw_picture.c */

/* outline.c: the outline of a tile as closed loops of points, the outer one first. */
struct loops {
    struct point *point;
    int *length; /* of each loop */
    int count;
};
struct lattice {
    int pitch, lane, left, top; /* the middle of crossing (i, j) is at left + pitch * j, top + pitch * i */
};
struct point myriath_middle(const struct lattice *lattice, int row, int column);
struct point myriath_corner(const struct lattice *lattice, int row, int column, enum face one, enum face other);
struct loops myriath_outline(const struct lattice *lattice, const struct cell *cells, int count, struct crossing at,
                             struct arena *arena);

#endif
