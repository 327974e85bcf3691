/* Mytikas: what the halves of the picture share. */
#ifndef MYT_DRAW_H
#define MYT_DRAW_H

#include "game/canvas.h"
#include "games/mytikas/mytikas.h"

struct myt_drawing {
    const struct match *match;
    const struct myt_state *s;
    struct canvas *canvas;
    unsigned to_act;         /* bits of seats */
    int points[PLAYERS];     /* or NOT_SHOWN */
    const struct move *move; /* the entry being drawn onto the picture */
    enum fate fate;
};

/* An unknown number is shown as a question mark. */
enum { NOT_SHOWN = -1 };
int myt_shown_pile(const struct myt_drawing *d, int god);
int myt_shown_reserve(const struct myt_drawing *d, int seat);

static inline char myt_seat_letter(int seat)
{
    return (char)('A' + seat);
}

enum ink myt_god_ink(int god);
enum ink myt_level_ink(int level);
bool myt_doubts(const struct myt_drawing *d, int area); /* is a value assumed that matters now? */
void myt_draw_bonus(const struct myt_drawing *d, const struct myt_action *action, struct point at); /* its icons */
void myt_draw_token(const struct myt_drawing *d, int level, struct point at); /* level 0: an empty place */

int myt_standing(const struct myt_drawing *d, int seat, int piece, int level); /* starting city included */

/* Each draws a part of its own (draw_board.c, draw_seat.c). */
void myt_draw_board(const struct myt_drawing *d);
void myt_draw_seat(const struct myt_drawing *d, int seat);

/* The middle of the room for a Builder that was not placed, of a step of the mountain, of a cell of goods on a player's
   part. */
struct point myt_ghost_spot(int area);
struct point myt_level_spot(int level);
struct point myt_goods_spot(int kind, int level);

void myt_draw_builder(const struct myt_drawing *d, int seat, struct point at, struct paint paint);
void myt_draw_piece(const struct myt_drawing *d, int seat, int piece, struct point at, struct paint paint);
void myt_draw_glyphs(const struct myt_drawing *d);
void myt_draw_panel(const struct myt_drawing *d);

#endif
