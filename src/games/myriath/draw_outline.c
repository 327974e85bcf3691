/* Myriath: the outline of a tile, found by laying its cells side by side and dropping the edges they share. */
#include "game/outline.h"
#include "games/myriath/draw.h"

struct point myr_middle(const struct myr_lattice *lattice, int row, int column)
{
    return (struct point){lattice->left + lattice->pitch * column, lattice->top + lattice->pitch * row};
}

struct point myr_corner(const struct myr_lattice *lattice, int row, int column, int one, int other)
{
    struct point middle = myr_middle(lattice, row, column);
    int half = lattice->lane / 2;
    bool east = one == EAST || other == EAST, south = one == SOUTH || other == SOUTH;
    return (struct point){middle.x + (east ? half : -half), middle.y + (south ? half : -half)};
}

struct myr_extent myr_extent_of(const struct myr_tile *tile)
{
    struct myr_extent extent = {0, 0, 1, 1};
    for (int i = 0; i < tile->cells; i++) {
        const struct myr_cell *cell = &myr_pose(tile, 0)->cell[i];
        myr_stretch(&extent, cell->row, cell->column);
        myr_stretch(&extent, cell->row + (cell->kind == LANE_SOUTH), cell->column + (cell->kind == LANE_EAST));
    }
    return extent;
}

static void add_cell(struct outline *outline, const struct myr_lattice *l, int row, int column, int kind)
{
    struct point corner[4];
    int count = 4;
    if (kind == LANE_EAST) {
        corner[0] = myr_corner(l, row, column, NORTH, EAST);
        corner[1] = myr_corner(l, row, column + 1, NORTH, WEST);
        corner[2] = myr_corner(l, row, column + 1, SOUTH, WEST);
        corner[3] = myr_corner(l, row, column, SOUTH, EAST);
    } else if (kind == LANE_SOUTH) {
        corner[0] = myr_corner(l, row, column, SOUTH, WEST);
        corner[1] = myr_corner(l, row, column, SOUTH, EAST);
        corner[2] = myr_corner(l, row + 1, column, NORTH, EAST);
        corner[3] = myr_corner(l, row + 1, column, NORTH, WEST);
    } else {
        corner[0] = myr_middle(l, row, column);
        corner[1] = myr_corner(l, row, column, myr_turned(kind, 3), kind);
        corner[2] = myr_corner(l, row, column, kind, myr_turned(kind, 1));
        count = 3;
    }
    outline_cell(outline, corner, count);
}

/* Cells are sorted, so that the first edge is at the top: on the outer loop. */
struct myr_loops myr_outline(const struct myr_lattice *lattice, const struct myr_cell *cells, int count,
                             struct myr_crossing at, struct arena *arena)
{
    struct outline outline = {arena_take(arena, sizeof(struct edge) * 4 * (size_t)count), 0};
    for (int i = 0; i < count; i++)
        add_cell(&outline, lattice, at.row + cells[i].row, at.column + cells[i].column, cells[i].kind);
    struct myr_loops loops = {arena_take(arena, sizeof(struct point) * (size_t)(outline.count + 1)),
                              arena_take(arena, sizeof(int) * (size_t)(outline.count + 1)), 0};
    for (int length, used = 0; (length = outline_loop(&outline, loops.point + used)) > 0; used += length)
        loops.length[loops.count++] = length;
    return loops;
}
