/* Mykerinos: what the parts of the picture share. */
#ifndef MYK_DRAW_H
#define MYK_DRAW_H

#include "game/canvas.h"
#include "games/mykerinos/mykerinos.h"

struct myk_drawing {
    const struct match *match;
    const struct myk_state *s;
    struct canvas *canvas;
    char mark[COLOURS];      /* one character per colour */
    int current;             /* the area being evaluated, or 0 */
    const struct move *move; /* the entry being drawn onto the picture */
    enum fate fate;
    int colour; /* of its cubes */
};

/* Measures in units; MUSEUM_COLUMN in columns of the text picture. */
enum { SPACE_SIZE = 52, CUBE_SIZE = 34, TAG_HEIGHT = 38, ROOM_WIDTH = 66, ROOM_HEIGHT = 46, MUSEUM_COLUMN = 60 };

static inline enum ink myk_ink(int colour)
{
    return colour == NEUTRAL ? INK_STONE : (enum ink)(INK_SEAT + colour);
}

static inline enum ink myk_patron_ink(int kind)
{
    static const enum ink inks[KINDS] = {INK_VIOLET, INK_YELLOW, INK_BROWN, INK_BLACK, INK_ORANGE, INK_FAINT};
    return inks[kind];
}

static inline enum ink myk_pale_ink(int kind)
{
    static const enum ink inks[KINDS] = {INK_PALE_VIOLET, INK_PALE_LEMON,  INK_PALE_BROWN,
                                         INK_FAINT,       INK_PALE_ORANGE, INK_PAPER};
    return inks[kind];
}

/* What every part of the picture needs; opens no part. */
struct myk_drawing myk_drawing_of(const struct match *match, const void *state, struct canvas *canvas);

void myk_draw_region(struct myk_drawing *d);
void myk_draw_museum(struct myk_drawing *d);
void myk_say_legend(struct myk_drawing *d);
void myk_draw_players(struct myk_drawing *d); /* with the lines about players, turn and score */

/* Upper left corners, and the place of a space in the text picture. */
struct point myk_space_corner(int space);
struct point myk_space_glyphs(int space);
struct point myk_room_corner(int room);

/* A tile's group in the picture; in the area being evaluated it is also called as in an entry: `left` or `right`. */
const char *myk_tile_id(const struct myk_drawing *d, int index);

/* Draw a patron's face or a cube with its letter, by their middle. */
void myk_draw_portrait(struct myk_drawing *d, struct point at, int radius, int kind);
void myk_draw_cube(struct myk_drawing *d, struct point middle, int size, int colour);

/* Have the colours at `at` - 1 and `at` equally many cubes, and has neither passed? Then their order is open. */
bool myk_tie_open(const struct myk_drawing *d, const struct myk_ranking *ranking, int at);

#endif
