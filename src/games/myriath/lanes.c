/* Myriath: lanes and crossings, and the area in use with the board around it. */
#include "games/myriath/myriath.h"

struct myr_unit myr_unit(enum myr_face face, enum myr_end_type type, int which)
{
    enum myr_face back = myr_opposite(face), left = myr_turned(face, 3), right = myr_turned(face, 1);
    switch (type) {
    case POINT_LEFT:
        return which ? (struct myr_unit){back, right} : (struct myr_unit){left, face};
    case POINT_RIGHT:
        return which ? (struct myr_unit){back, left} : (struct myr_unit){right, face};
    default:
        return (struct myr_unit){back, which ? right : left};
    }
}

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
