/* Mykerinos: the region as a grid. Spaces count from 0 in reading order, eight to a row; areas count from 1. */
#ifndef MYK_GRID_H
#define MYK_GRID_H

#include <stdbool.h>
#include <stdlib.h>

enum { COLUMNS = 8, SPACES = 72, TILES = 12, TILES_ACROSS = 4, AREAS = 6, AREA_SPACES = 12, AREA_COLUMNS = 4 };
enum { LEFT, RIGHT }; /* sides of an area */

static inline int myk_areas_in(int season)
{
    return season == 4 ? 6 : 4;
}

static inline int myk_tiles_in(int season)
{
    return 2 * myk_areas_in(season);
}

static inline int myk_spaces_in(int season)
{
    return 6 * myk_tiles_in(season);
}

static inline int myk_area_of(int space)
{
    return 1 + 2 * (space / COLUMNS / 3) + (space % COLUMNS >= 4);
}

/* The spaces of an area by index from 0: three rows of four. */
static inline int myk_space_in_area(int area, int index)
{
    int row = (area - 1) / 2 * 3 + index / AREA_COLUMNS;
    return row * COLUMNS + (area - 1) % 2 * AREA_COLUMNS + index % AREA_COLUMNS;
}

static inline int myk_tile_under(int space)
{
    return 4 * (space / COLUMNS / 3) + space % COLUMNS / 2;
}

static inline int myk_tile_of_area(int area, int side)
{
    return 2 * (area - 1) + side;
}

/* The spot of the space on its tile: three rows of two, from the top. */
static inline int myk_spot_on_tile(int space)
{
    return 2 * (space / COLUMNS % 3) + space % 2;
}

/* Spaces on both sides of a gap between areas are adjacent too. */
static inline bool myk_adjacent(int a, int b)
{
    return abs(a / COLUMNS - b / COLUMNS) + abs(a % COLUMNS - b % COLUMNS) == 1;
}

#endif
