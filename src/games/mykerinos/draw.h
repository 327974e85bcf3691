/* Mykerinos: what the parts of the picture share. */
#ifndef MYK_DRAW_H
#define MYK_DRAW_H

#include "game/canvas.h"
#include "games/mykerinos/mykerinos.h"

struct myk_drawing {
    const struct match *match;
    const struct myk_state *s;
    struct canvas *canvas;
    char mark[COLOURS]; /* one character per colour */
    int current;        /* the area being evaluated, or 0 */
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

/* Everything but the parts. */
struct myk_drawing myk_drawing_of(const struct match *match, const void *state, struct canvas *canvas);

void myk_draw_region(struct myk_drawing *d);
void myk_draw_museum(struct myk_drawing *d);
void myk_say_legend(struct myk_drawing *d);
void myk_draw_players(struct myk_drawing *d); /* and what is said of them, of the turn and the score */

/* Upper left corners, and where a space stands in the text picture. */
struct point myk_space_corner(int space);
struct point myk_space_glyphs(int space);
struct point myk_room_corner(int room);

/* Pieces, their middle given: a patron's face, a cube with its letter beside it. */
void myk_draw_portrait(struct myk_drawing *d, struct point at, int radius, int kind);
void myk_draw_cube(struct myk_drawing *d, struct point middle, int size, int colour);

/* Two colours with equal cubes of which neither has passed: who is before whom is open. */
bool myk_tie_open(const struct myk_drawing *d, const struct myk_ranking *ranking, int at);

/* "A 4 > B 2 = C 2": in order; `=` where the scale has not decided yet. With names or with marks. */
void myk_ranking_text(const struct myk_drawing *d, int area, bool names, char *out, size_t room);

#endif
