/* Myriath: lanes and crossings, and the area in use with the board around it. */
#include "games/myriath/myriath.h"

struct myr_unit myr_unit(const struct myr_end *end, int which)
{
    int left = myr_turned(end->face, 3), right = myr_turned(end->face, 1);
    bool to_right = end->type == POINT_LEFT || (end->type == ARROW && which == 1);
    if (end->type != ARROW && which == 0)
        return (struct myr_unit){end->type == POINT_LEFT ? left : right, end->face};
    return (struct myr_unit){myr_opposite(end->face), to_right ? right : left};
}

bool myr_is_printed(const struct myr_box *box, int row, int column)
{
    return row >= 0 && row < box->rows && column >= 0 && column < box->columns && box->plan[row][column] != '.';
}

bool myr_square_in_area(const struct myr_box *box, int seats, int row, int column)
{
    return myr_is_printed(box, row, column) && myr_shade(box, row, column) >= SEATS - seats;
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

int myr_shade(const struct myr_box *box, int row, int column)
{
    return box->plan[row][column] == 'w' ? 2 : box->plan[row][column] == 'g';
}

struct myr_extent myr_area_extent(const struct match *match, int shade)
{
    const struct myr_box *box = match->box;
    struct myr_extent extent = {.top = box->rows, .left = box->columns};
    for (int row = 0; row < box->rows; row++)
        for (int column = 0; column < box->columns; column++)
            if (myr_square_in_area(box, match->seats, row, column) && myr_shade(box, row, column) >= shade)
                myr_stretch(&extent, row, column);
    return extent;
}
