/* Marks: a letter for each player in pictures, and the card with a player's things. */
#ifndef GAME_MARKS_H
#define GAME_MARKS_H

#include "game/canvas.h"

struct match;

/* The initial of a player, or the seat's number if another player has the same initial. */
char seat_mark(const struct match *match, int seat);

/* The frame around a player's things, from `top` on: a disc in the player's colour with the letter, the name, a note,
   and points at the right ("12", "15.5", "?"). The player who acts has a heavy frame. */
struct player_card {
    int top, height;
    char mark;
    const char *note, *points; /* note: "": none */
    bool acts;
};
enum { PLAYER_HEAD = 38 }; /* height of the line with the name */
void draw_card_frame(struct canvas *c, int top, int height, bool acts);
void draw_player_card(struct canvas *c, const struct match *match, int seat, const struct player_card *card);

#endif
