/* Myriath: tiles, shapes cut for the lanes, in all the ways they can lie. */
#ifndef MYR_TILE_H
#define MYR_TILE_H

#include "games/myriath/lanes.h"

struct arena;
struct hearing;
struct node;

enum { TURNS = 4, POSES = 2 * TURNS }; /* pose = 4 if flipped, plus quarter turns clockwise */

/* An end and its crossing. Unit k touches the quarter beyond[k]; bit k of `self`: that quarter is the tile's own. */
struct myr_end {
    signed char row, column;
    unsigned char face, type, self;
    unsigned char beyond[UNITS];
};

/* Half a diagonal of a crossing: the edge between the tile's own quarter and the one beyond. */
struct myr_unit {
    int own, beyond;
};
struct myr_unit myr_unit(const struct myr_end *end, int which);

/* An earlier pose that has the same cells and units if its origin is moved by `row` and `column` from this pose's. */
struct myr_twin {
    int pose, row, column;
};

/* Rows and columns are counted from the start or origin. Cells are sorted. */
struct myr_pose {
    struct myr_cell *cell;
    struct myr_end *end;
    int core;     /* row of the box's cores, once myr_cores was called */
    bool spelt;   /* `seen` and `go` are set */
    int seen, go; /* values of the words for it as seen from its start; seen -1: it has none */
    int twins;
    struct myr_twin twin[POSES - 1];
};

/* The links of a pose, counted from the first link. Many poses share a core. */
struct myr_core {
    const struct myr_cell *cell;
    int cells;
};

/* The cores of all tiles of a box, found when myr_cores is first called. */
struct myr_cores {
    bool found;
    int count;
    struct myr_core *core;
    struct myr_cell *cell; /* room for the cells of further cores */
};

/* A cell of a placement on the board, see myr_cells. */
struct myr_cells {
    int row, column, kind;
    const struct myr_cell *next;
    int left;
    struct myr_crossing origin;
};

/* The first pose is made at once, the others when one is first needed: most tiles are not turned in a game. */
struct myr_layout {
    bool turned;
    struct myr_pose pose[POSES];
    int *numbers; /* room for the numbers of all poses, see pose.c */
};

struct myr_tile {
    const char *name;
    const char *path; /* neither flipped nor turned; NULL unless the tile is a strip */
    int steps;        /* of its path */
    bool ring;
    int stem; /* letters before the hyphen if the name gives the ends: 1 in v-al; else 0 */
    int count, cells, ends;
    struct myr_layout *layout;
};

/* Reads one item of a set, which matches its shape. False after a finding. */
bool myr_read_tile(struct hearing *h, const struct node *node, struct arena *arena, struct myr_tile *tile);

/* The direction of step `i` of a strip's path on the board, in that pose, from its start or back from its finish. */
int myr_step(const struct myr_tile *tile, int pose, int i);
int myr_step_back(const struct myr_tile *tile, int pose, int i);

/* The pose in which the strip, flipped or not, runs along `path`, which has a step, from its start or back from its
   finish; NOBODY: none. */
int myr_pose_along(const struct myr_tile *tile, bool flip, const char *path, bool back);

/* In pose.c: makes the first pose, and room for the others. */
enum myr_posing { POSED, OVERLAPS_ITSELF, SHARES_EDGES };
enum myr_posing myr_lay_out(struct myr_tile *tile, const struct myr_cell *cells, const struct myr_end *ends,
                            struct arena *arena);
void myr_turn_all(const struct myr_tile *tile);

static inline const struct myr_pose *myr_pose(const struct myr_tile *tile, int pose)
{
    if (pose > 0 && !tile->layout->turned)
        myr_turn_all(tile);
    return &tile->layout->pose[pose];
}

/* Has the tile this cell in this pose? */
static inline bool myr_owns(const struct myr_tile *tile, const struct myr_pose *pose, int row, int column, int kind)
{
    for (int i = 0; i < tile->cells; i++)
        if (pose->cell[i].row == row && pose->cell[i].column == column && pose->cell[i].kind == kind)
            return true;
    return false;
}

#endif
