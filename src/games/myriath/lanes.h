/* Myriath: the lane model - crossings with four quarters, the lane segments between them, and sets of such cells as
   bits. Rows count from the top, columns from the left, both from 0; crossing (i, j) is the top left corner of square
   (i, j). */
#ifndef MYR_LANES_H
#define MYR_LANES_H

#include <stdbool.h>
#include <stdint.h>

enum myr_face { NORTH, EAST, SOUTH, WEST, FACES };

/* The four quarters have the numbers of their faces. A segment belongs to the crossing west or north of it. */
enum { QUARTERS = FACES, LANE_EAST = QUARTERS, LANE_SOUTH, CELL_KINDS };

/* A link is a segment with the quarters at both its ends: what every strip is made of. */
enum { LINK_EAST = CELL_KINDS, LINK_SOUTH, LINK_KINDS };

enum {
    PLAN_COLUMNS = 25,
    PLAN_ROWS = 31,
    CROSSING_ROWS = PLAN_ROWS + 1,
    REACH = 60 /* the most steps of a tile from its origin */
};

struct myr_crossing {
    int row, column;
};

struct myr_cell {
    signed char row, column;
    unsigned char kind;
};

/* A set of cells: bit j of row[kind][i] is the cell of that kind at crossing (i, j). */
struct myr_lanes {
    uint32_t row[CELL_KINDS][CROSSING_ROWS];
};

enum myr_end_type { ARROW, POINT_LEFT, POINT_RIGHT };

enum { UNITS = 2 }; /* of every end: two half edges of an arrow, or the two halves of a whole edge */

static inline int myr_turned(int face, int quarters)
{
    return (face + quarters) & 3;
}

static inline int myr_opposite(int face)
{
    return myr_turned(face, 2);
}

/* -1 for any other letter than n e s w. */
static inline int myr_face(char letter)
{
    return letter == 'n' ? NORTH : letter == 'e' ? EAST : letter == 's' ? SOUTH : letter == 'w' ? WEST : -1;
}

static inline char myr_letter(int face)
{
    return "nesw"[face];
}

/* -1 for any other letter than a l r. */
static inline int myr_end_type(char letter)
{
    return letter == 'a' ? ARROW : letter == 'l' ? POINT_LEFT : letter == 'r' ? POINT_RIGHT : -1;
}

static inline char myr_end_letter(int type)
{
    return "alr"[type];
}

/* The crossing or square that is so many steps away. */
static inline struct myr_crossing myr_away(struct myr_crossing at, int face, int steps)
{
    at.row += ((face == SOUTH) - (face == NORTH)) * steps;
    at.column += ((face == EAST) - (face == WEST)) * steps;
    return at;
}

/* A rectangle of squares or crossings; bottom and right are excluded. Empty while bottom is not below top. */
struct myr_extent {
    int top, left, bottom, right;
};

static inline void myr_stretch(struct myr_extent *extent, int row, int column)
{
    extent->top = row < extent->top ? row : extent->top;
    extent->left = column < extent->left ? column : extent->left;
    extent->bottom = row >= extent->bottom ? row + 1 : extent->bottom;
    extent->right = column >= extent->right ? column + 1 : extent->right;
}

static inline bool myr_has(const struct myr_lanes *lanes, int row, int column, int kind)
{
    return (unsigned)row < CROSSING_ROWS && (unsigned)column <= PLAN_COLUMNS && (lanes->row[kind][row] >> column & 1u);
}

/* Bit j of the result is bit j + by of `bits`. */
static inline uint32_t myr_moved_bits(uint32_t bits, int by)
{
    if (by >= 32 || by <= -32)
        return 0;
    return by >= 0 ? bits >> by : bits << -by;
}

#endif
