/* Mytikas: what the halves of the picture share. */
#ifndef MYT_DRAW_H
#define MYT_DRAW_H

#include "game/canvas.h"
#include "games/mytikas/mytikas.h"

struct myt_drawing {
    const struct match *match;
    const struct myt_state *s;
    struct canvas *canvas;
};

static inline enum ink myt_seat_ink(int seat)
{
    return (enum ink)((int)INK_SEAT + seat);
}

static inline char myt_seat_letter(int seat)
{
    return (char)('A' + seat);
}

enum ink myt_god_ink(int god);

void myt_draw_board(const struct myt_drawing *d);
void myt_draw_mountain(const struct myt_drawing *d);
void myt_draw_line(const struct myt_drawing *d);
void myt_draw_seat(const struct myt_drawing *d, int seat, int x, int y);
void myt_draw_glyphs(const struct myt_drawing *d);
void myt_draw_panel(const struct myt_drawing *d);

#endif
