/* Mytikas: what the halves of the picture share. */
#ifndef GAMES_MYTIKAS_DRAW_H
#define GAMES_MYTIKAS_DRAW_H

#include "game/canvas.h"
#include "games/mytikas/mytikas.h"

struct drawing {
    const struct match *match;
    const struct state *s;
    struct canvas *canvas;
};

static inline enum ink seat_ink(int seat)
{
    return (enum ink)((int)INK_SEAT + seat);
}

static inline char seat_letter(int seat)
{
    return (char)('A' + seat);
}

enum ink myt_god_ink(int god);

void myt_draw_board(const struct drawing *d);
void myt_draw_mountain(const struct drawing *d);
void myt_draw_line(const struct drawing *d);
void myt_draw_seat(const struct drawing *d, int seat, int x, int y);
void myt_draw_glyphs(const struct drawing *d);
void myt_draw_panel(const struct drawing *d);

#endif
