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

/* Half a diagonal of a crossing: the edge between the tile's own quarter and the one beyond. */
struct myr_unit {
    enum myr_face own, beyond;
};

enum { UNITS = 2 }; /* of every end: two half edges of an arrow, or the two halves of a whole edge */

static inline enum myr_face myr_turned(enum myr_face face, int quarters)
{
    return (enum myr_face)(((int)face + quarters) & 3);
}

static inline enum myr_face myr_opposite(enum myr_face face)
{
    return myr_turned(face, 2);
}

struct myr_unit myr_unit(enum myr_face face, enum myr_end_type type, int which);

/* -1 for any other letter than n e s w. */
static inline int myr_face(char letter)
{
    return letter == 'n' ? NORTH : letter == 'e' ? EAST : letter == 's' ? SOUTH : letter == 'w' ? WEST : -1;
}

static inline char myr_letter(enum myr_face face)
{
    return "nesw"[face];
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
