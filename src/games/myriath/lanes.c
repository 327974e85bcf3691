/* The lane model: ends, faces and sets of cells. */
#include "games/myriath/lanes.h"

#include <string.h>

static const char letters[] = "nesw";

struct unit myriath_unit(enum face face, enum end_type type, int which)
{
    enum face back = opposite(face), left = turned(face, 3), right = turned(face, 1);
    switch (type) {
    case POINT_LEFT:
        return which ? (struct unit){back, right} : (struct unit){left, face};
    case POINT_RIGHT:
        return which ? (struct unit){back, left} : (struct unit){right, face};
    default:
        return (struct unit){back, which ? right : left};
    }
}

int myriath_face(char letter)
{
    const char *found = letter ? strchr(letters, letter) : NULL;
    return found ? (int)(found - letters) : -1;
}

char myriath_letter(enum face face)
{
    return letters[face];
}

void myriath_add(struct lanes *lanes, int row, int column, int kind)
{
    if (row >= 0 && row < CROSSING_ROWS && column >= 0 && column <= PLAN_COLUMNS)
        lanes->row[kind][row] |= 1u << column;
}
