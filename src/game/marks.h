/* Marks: a letter for each player in pictures. */
#ifndef GAME_MARKS_H
#define GAME_MARKS_H

struct match;

/* The initial of a player, or the seat's number where it would be taken for another's. */
char seat_mark(const struct match *match, int seat);

#endif
