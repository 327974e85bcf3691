/* Cyclades: the picture of a table: the map as a honeycomb, the panel beside it. */
#ifndef CYC_DRAW_H
#define CYC_DRAW_H

#include "game/canvas.h"
#include "games/cyclades/state.h"

struct cyc_drawing {
    const struct match *match;
    const struct cyc_box *b;
    const struct cyc_state *s;
    struct canvas *canvas;
    int longest;             /* circles in the longest row */
    char mark[SEATS_MAX];    /* a letter or number for each player */
    const struct move *move; /* the entry being drawn onto the picture */
    enum fate fate;
    int ghosts; /* drawn for it so far */
};

/* What every part of the picture needs; opens no part. */
struct cyc_drawing cyc_drawing_of(const struct match *match, const void *state, struct canvas *canvas);

void cyc_draw_isle(struct cyc_drawing *d, int isle);
void cyc_draw_battle(struct cyc_drawing *d);                        /* attackers beside defenders, with the sums */
void cyc_draw_dice(struct cyc_drawing *d, int attack, int defence); /* rolled in the battle */
void cyc_draw_gods(struct cyc_drawing *d); /* offerings and the order of turns, creatures, a battle */
void cyc_draw_pushed_off(struct cyc_drawing *d, int god);
void cyc_draw_players(struct cyc_drawing *d);

/* Measures of the honeycomb: six corners around a circle meet those of its neighbours. */
enum {
    CYC_PITCH = 76,
    CYC_ROW = 66,
    CYC_RADIUS = 34,
    CYC_MARGIN = 11,
    CYC_HALF = CYC_PITCH / 2,
    CYC_SHOULDER = 22,
    CYC_TIP = 44
};

/* The column where the three signs of a circle begin; their row is the circle's row on the map. */
int cyc_text_column(const struct cyc_drawing *d, int circle);

struct point cyc_centre(const struct cyc_drawing *d, int circle);

/* Draw pieces by their names in records, centred `at`; units have `words`, such as a number, beside them. */
enum { CYC_UNIT = 24 }; /* side of a piece on the map */
void cyc_draw_units(struct cyc_drawing *d, struct point at, const char *name, enum ink ink, const char *words);
void cyc_draw_disc(struct cyc_drawing *d, struct point at, int seat); /* the player's marker, with the letter */

static inline enum ink cyc_seat_ink(int seat)
{
    return seat == NOBODY ? INK_STONE : seat_ink(seat);
}

#endif
