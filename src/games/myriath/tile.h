/* Myriath: tiles, shapes cut for the lanes, in all the ways they can lie. */
#ifndef MYR_TILE_H
#define MYR_TILE_H

#include "games/myriath/lanes.h"

struct arena;
struct hearing;
struct node;

enum { TURNS = 4, POSES = 2 * TURNS }; /* pose = 4 if flipped, plus quarter turns clockwise */

/* An end on the crossing it is in. Its unit k touches the quarter beyond[k]; bit k of `self` is set when that
   quarter is the tile's own. */
struct myr_end {
    signed char row, column;
    unsigned char face, type, self;
    unsigned char beyond[UNITS];
};

/* An earlier pose with the same cells and units, once its origin is put so far from this their. */
struct myr_twin {
    int pose, row, column;
};

/* Rows and columns are counted from the start or origin. Cells are sorted. */
struct myr_pose {
    struct myr_cell *cell;
    struct myr_end *end;
    int core;     /* row of the box's cores, once they were looked for */
    bool spelt;   /* the two that follow were looked for */
    int seen, go; /* values of the words by which it is written as seen from its start; seen -1: it is not */
    int twins;
    struct myr_twin twin[POSES - 1];
};

/* The links of a pose, counted from the first of them: many poses share one. */
struct myr_core {
    const struct myr_cell *cell;
    int cells;
};

/* Of all tiles of a box, once a caller has asked for them. */
struct myr_cores {
    bool found;
    int count;
    struct myr_core *core;
    struct myr_cell *cell; /* room for the cells of more */
};

/* The first pose is there from the beginning, the others once a caller has asked for one: most tiles of a set lie as they are printed or
   not at all. */
struct myr_layout {
    bool turned;
    struct myr_pose pose[POSES];
    int *numbers; /* room for those of all poses, see pose.c */
};

struct myr_tile {
    const char *name;
    const char *path; /* unflipped and unturned; NULL unless it is a strip */
    bool ring;
    int stem; /* letters of the word before its ends, if the name speaks: 1 in v-al; else 0 */
    int count, cells, ends;
    struct myr_layout *layout;
};

/* From one item of a set (which fits its shape). False after a finding. */
bool myr_read_tile(struct hearing *h, const struct node *node, struct arena *arena, struct myr_tile *tile);

/* Step `i` of a strip's path as it runs on the board. */
char myr_step(const struct myr_tile *tile, int pose, int i);

/* Does the strip's path read so in that pose, from its start or from its finish? */
bool myr_goes(const struct myr_tile *tile, int pose, const char *path);
bool myr_comes(const struct myr_tile *tile, int pose, const char *path);

/* In seen.c: the letters before the hyphen if the name ends with a hyphen and these ends, else 0. */
int myr_stem_length(const char *name, const char *ends);

/* In pose.c: lays the tile as it is printed, and makes room for the other poses. */
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

#endif
