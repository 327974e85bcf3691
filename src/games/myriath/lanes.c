/* Myriath: the lane model - ends, faces and sets of cells. */
#include "games/myriath/lanes.h"
static const char letters[] = "nesw";

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

int myr_face(char letter)
{
    for (int face = 0; face < FACES; face++)
        if (letters[face] == letter)
            return face;
    return -1;
}

char myr_letter(enum myr_face face)
{
    return letters[face];
}
