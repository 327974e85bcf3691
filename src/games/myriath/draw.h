/* Myriath: what the two pictures share. */
#ifndef MYR_DRAW_H
#define MYR_DRAW_H

#include "game/canvas.h"
#include "games/myriath/myriath.h"

/* The tile on each cell: its row in state->lying plus one; 0: none. And the copies of each tile a player has placed. */
struct myr_cover {
    short lying[CELL_KINDS][CROSSING_ROWS][PLAN_COLUMNS + 1];
    unsigned char laid[SEATS][SET_MOST];
};

struct myr_drawing {
    const struct match *match;
    const struct myr_box *box;
    const struct myr_state *state;
    struct canvas *canvas;
    struct myr_cover *cover;
};

enum ink myr_ink(const struct myr_drawing *d, int seat);
char myr_initial(const struct myr_drawing *d, int seat);
int myr_cover(const struct myr_drawing *d, int row, int column, int kind);
bool myr_is_free(const struct myr_drawing *d, const struct myr_cells *cell); /* on the board and not taken */

/* draw_text.c. A ghost is a tile that is not on the board: `?` on free cells, `!` on cells taken or off the board. */
void myr_draw_text(const struct myr_drawing *d);
void myr_print_ghost(const struct myr_drawing *d, struct myr_placement p);

/* draw_picture.c */
void myr_draw_picture(const struct myr_drawing *d);
void myr_draw_ghost(const struct myr_drawing *d, struct myr_placement p, const char *title,
                    enum fate fate);                                          /* in both */
void myr_draw_bar(struct canvas *canvas, struct point from, struct point to); /* across a connected end */
bool myr_shows_scored(const struct myr_drawing *d);                           /* are the last tile's points drawn? */
const char *myr_tile_id(struct canvas *canvas, int seat, struct myr_placement p);

/* draw_left.c: the tiles each player has left, and the legend */
void myr_draw_left(const struct myr_drawing *d, int seat);

/* outline.c: the outline of a tile as closed loops of points, the outer one first. */
struct myr_loops {
    struct point *point;
    int *length; /* of each loop */
    int count;
};
struct myr_lattice {
    int pitch, lane, left, top; /* the middle of crossing (i, j) is at left + pitch * j, top + pitch * i */
};
/* Crossings of a tile as printed, from its start or origin. */
struct myr_extent myr_extent_of(const struct myr_tile *tile);
int myr_lane_width(const struct myr_box *box, int pitch); /* draw_picture.c */
struct point myr_middle(const struct myr_lattice *lattice, int row, int column);
struct point myr_corner(const struct myr_lattice *lattice, int row, int column, int one, int other);
struct myr_loops myr_outline(const struct myr_lattice *lattice, const struct myr_cell *cells, int count,
                             struct myr_crossing at, struct arena *arena);
void myr_draw_loops(struct canvas *canvas, const struct myr_loops *loops, struct paint paint); /* draw_picture.c */

#endif
