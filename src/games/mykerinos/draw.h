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

enum { LEFT_EDGE = 50, TOP_EDGE = 50, SPACE_SIZE = 44, AREA_GAP = 24, MUSEUM_COLUMN = 62 };

static inline enum ink myk_ink(int colour)
{
    return colour == NEUTRAL ? INK_STONE : (enum ink)(INK_SEAT + colour);
}

static inline enum ink myk_patron_ink(int kind)
{
    static const enum ink inks[KINDS] = {INK_VIOLET, INK_YELLOW, INK_BROWN, INK_BLACK, INK_ORANGE, INK_FAINT};

    return inks[kind];
}

void myk_draw_region(struct myk_drawing *d);
void myk_draw_museum(struct myk_drawing *d);
void myk_say_panel(struct myk_drawing *d);

/* "A 4 > B 2 = C 2": in order; `=` where the scale has not decided yet. With names or with marks. */
void myk_ranking_text(const struct myk_drawing *d, int area, bool names, char *out, size_t room);

#endif
