/* The lane model: crossings with four quarters, the lane segments between them, and sets of such cells as bits.
   Rows count from the top, columns from the left, both from 0; crossing (i, j) is the top left corner of square (i, j). */
#ifndef MYRIATH_LANES_H
#define MYRIATH_LANES_H

#include <stdbool.h>
#include <stdint.h>

enum face { NORTH, EAST, SOUTH, WEST, FACES };

/* The four quarters have the numbers of their faces. A segment belongs to the crossing west or north of it. */
enum { QUARTERS = FACES, LANE_EAST = QUARTERS, LANE_SOUTH, CELL_KINDS };

/* A link is a segment with the quarters at both its ends: what every strip is made of. */
enum { LINK_EAST = CELL_KINDS, LINK_SOUTH, LINK_KINDS };

enum {
    PLAN_COLUMNS = 25,
    PLAN_ROWS = 31,
    CROSSING_ROWS = PLAN_ROWS + 1,
    REACH = 60 /* steps a tile may go from its origin */
};

struct crossing {
    int row, column;
};

struct cell {
    signed char row, column;
    unsigned char kind;
};

/* A set of cells: bit j of row[kind][i] is the cell of that kind at crossing (i, j). */
struct lanes {
    uint32_t row[CELL_KINDS][CROSSING_ROWS];
};

enum end_type { ARROW, POINT_LEFT, POINT_RIGHT };

/* Half a diagonal with an owner. */
struct unit {
    enum face own, beyond;
};

enum { UNITS = 2 }; /* of every end: two half edges, or a whole edge */

static inline enum face turned(enum face face, int quarters)
{
    return (enum face)(((int)face + quarters) & 3);
}

static inline enum face opposite(enum face face)
{
    return turned(face, 2);
}

struct unit myriath_unit(enum face face, enum end_type type, int which);

/* -1 for any other letter than n e s w. */
int myriath_face(char letter);
char myriath_letter(enum face face);

static inline bool myriath_has(const struct lanes *lanes, int row, int column, int kind)
{
    return (unsigned)row < CROSSING_ROWS && (unsigned)column <= PLAN_COLUMNS && (lanes->row[kind][row] >> column & 1u);
}

void myriath_add(struct lanes *lanes, int row, int column, int kind);

/* Bit j of the result is bit j + by of `bits`. */
static inline uint32_t moved_bits(uint32_t bits, int by)
{
    if (by >= 32 || by <= -32)
        return 0;
    return by >= 0 ? bits >> by : bits << -by;
}

#endif
