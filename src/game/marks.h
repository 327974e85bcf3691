/* Marks: a letter for each player in pictures, and the card of what a player has. */
#ifndef GAME_MARKS_H
#define GAME_MARKS_H

#include "game/canvas.h"

struct match;

/* The initial of a player, or the seat's number where it would be taken for another's. */
char seat_mark(const struct match *match, int seat);

/* The frame of what a player has, from `top` on: a disc in the colour, with the letter; the name, a note after it; points at the right
   ("12", "15.5", "?"). The player who acts has a heavy frame. */
struct player_card {
    int top, height;
    char mark;
    const char *note, *points; /* "": none */
    bool acts;
};
enum { PLAYER_HEAD = 38 }; /* the height of that line */
void draw_player_card(struct canvas *c, const struct match *match, int seat, const struct player_card *card);

#endif
