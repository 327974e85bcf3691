/* Myriath: the outline of a tile, found by laying its cells side by side and dropping the edges they share. */
#include "games/myriath/draw.h"

struct edge {
    struct point from, to;
    bool dropped;
};

struct edges {
    struct edge *edge;
    int count;
};

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

static bool same_point(struct point a, struct point b)
{
    return a.x == b.x && a.y == b.y;
}

/* Edges run clockwise around every cell. A shared edge comes once in each direction and is dropped. */
static void add_edge(struct edges *edges, struct point from, struct point to)
{
    for (int i = 0; i < edges->count; i++) {
        struct edge *other = &edges->edge[i];
        if (!other->dropped && same_point(other->from, to) && same_point(other->to, from)) {
            other->dropped = true;
            return;
        }
    }
    edges->edge[edges->count++] = (struct edge){from, to, false};
}

static void add_cell(struct edges *edges, const struct myr_lattice *l, int row, int column, int kind)
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
    for (int i = 0; i < count; i++)
        add_edge(edges, corner[i], corner[(i + 1) % count]);
}

static bool straight_on(struct point a, struct point b, struct point c)
{
    return (b.x - a.x) * (c.y - b.y) == (b.y - a.y) * (c.x - b.x);
}

/* Follows edges from `start` until the loop is closed, leaving out points on a straight line. */
static int follow(struct edges *edges, struct edge *start, struct point *points)
{
    int count = 0;
    for (struct edge *edge = start, *end = edges->edge + edges->count; edge < end;) {
        struct point to = edge->to;
        edge->dropped = true;
        if (count >= 2 && straight_on(points[count - 2], points[count - 1], to))
            count--;
        points[count++] = to;
        for (edge = edges->edge; edge < end && (edge->dropped || !same_point(edge->from, to));)
            edge++;
    }
    return count;
}

struct myr_loops myr_outline(const struct myr_lattice *lattice, const struct myr_cell *cells, int count,
                             struct myr_crossing at, struct arena *arena)
{
    struct edges edges = {arena_take(arena, sizeof(struct edge) * 4 * (size_t)count), 0};
    for (int i = 0; i < count; i++)
        add_cell(&edges, lattice, at.row + cells[i].row, at.column + cells[i].column, cells[i].kind);
    struct myr_loops loops = {arena_take(arena, sizeof(struct point) * (size_t)(edges.count + 1)),
                              arena_take(arena, sizeof(int) * (size_t)(edges.count + 1)), 0};
    int used = 0;
    /* Cells are sorted, so that the first edge is at the top: on the outer loop. */
    for (int i = 0; i < edges.count; i++)
        if (!edges.edge[i].dropped) {
            int length = follow(&edges, &edges.edge[i], loops.point + used);
            loops.length[loops.count++] = length;
            used += length;
        }
    return loops;
}
