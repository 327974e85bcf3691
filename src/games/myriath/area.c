/* Myriath: the area in use and the board around it, as squares, crossings and lanes. */
#include <string.h>

#include "games/myriath/myriath.h"

static char square_letter(const struct myr_box *box, int row, int column)
{
    if (row < 0 || row >= box->rows || column < 0 || column >= box->columns)
        return '.';
    return box->plan[row][column];
}

bool myr_is_printed(const struct myr_box *box, int row, int column)
{
    return square_letter(box, row, column) != '.';
}

bool myr_square_in_area(const struct myr_box *box, int seats, int row, int column)
{
    char letter = square_letter(box, row, column);
    return letter == 'w' || (letter == 'g' && seats >= 3) || (letter == 'd' && seats >= 4);
}

bool myr_is_outer(const struct match *match, int row, int column, int reading)
{
    const struct myr_box *box = match->box;
    for (int i = row - 1; i <= row + 1; i++)
        for (int j = column - 1; j <= column + 1; j++)
            if (reading == OUTER_OF_BOARD ? !myr_is_printed(box, i, j) : !myr_square_in_area(box, match->seats, i, j))
                return true;
    return false;
}

/* A bit for each square of the row that is in the area. */
static unsigned row_in_area(const struct myr_box *box, int seats, int row)
{
    unsigned squares = 0;
    for (int column = 0; column < box->columns; column++)
        squares |= (unsigned)myr_square_in_area(box, seats, row, column) << column;
    return squares;
}

/* Adds the lanes of an area: those with all adjacent squares in it, or, with an outer lane, at least one. */
static void mark_area(const struct myr_box *box, int seats, bool outer_lane, struct myr_lanes *lanes)
{
    unsigned above = 0;
    for (int row = 0; row <= box->rows; row++) {
        unsigned below = row_in_area(box, seats, row), left = below << 1, before = above << 1;
        unsigned crossings = outer_lane ? below | above | left | before : below & above & left & before;
        for (int face = 0; face < FACES; face++)
            lanes->row[face][row] |= crossings;
        lanes->row[LANE_EAST][row] |= outer_lane ? below | above : below & above;
        lanes->row[LANE_SOUTH][row] |= outer_lane ? below | left : below & left;
        above = below;
    }
}

static bool lists(const struct node *list, int number)
{
    for (const struct node *item = list ? list->first : NULL; item; item = item->next)
        if (item->value == number)
            return true;
    return false;
}

void myr_mark_areas(struct myr_box *box, int seats, const struct node *outer_lane)
{
    mark_area(box, seats, lists(outer_lane, seats), &box->area);
    for (int any = 2; any <= SEATS; any++)
        mark_area(box, any, lists(outer_lane, any), &box->board);
}
