/* Myriath: the box as opened, and the flat state. */
#ifndef MYR_STATE_H
#define MYR_STATE_H

#include "game/game.h"
#include "games/myriath/lanes.h"
#include "games/myriath/tile.h"

enum { VERB_FIRST, VERB_OCTAGON, VERB_PLACE, VERB_PASS };
enum { PLACE_TILE, PLACE_AT, PLACE_TURN, PLACE_FLIP, PLACE_GO, PLACE_EARNS, PLACE_FIELDS };

enum { SEATS = 4, SET_SIZE = 19, SET_MOST = 60, LEFT_OUT_MOST = 48, NOBODY = -1 };

struct myr_box {
    int rows, columns; /* of printed squares */
    char plan[PLAN_ROWS][PLAN_COLUMNS + 1];
    struct myr_lanes area, board; /* lanes of the area for this number of players; of the whole board */
    int handicap[SEATS];
    const char **colour;
    int colours;
    int lane, square; /* for pictures */
    struct myr_tile *tile;
    int tiles, octagon; /* how many kinds; the row of the octagon */
    int copies;         /* how many tiles a player has */
    struct myr_cores *cores;
};

/* No gaps from here on: states are compared byte by byte, and the bytes of a gap are undefined. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct myr_placement {
    int tile, pose;
    struct myr_crossing at;
};

struct myr_lying {
    unsigned char seat : 4, pose : 3;
    unsigned char proper : 1; /* placed in this log without breaking a rule about its place */
    unsigned char tile, row, column;
    struct short_place mark;
};

/* An item of the table whose place is doubtful, kept as it was written. It has left its owner's stock and counts as
   placed for the setup, but covers no cells and has no ends. */
struct myr_left_out {
    int seat, verb;
    int value[PLACE_FIELDS]; /* of the fields that were given */
    unsigned given;          /* bits of these fields */
    int tile;                /* the copy that left the stock; NOBODY: none was left */
    struct short_place mark;
};

/* Which cells are taken; for quarters also by whom: bit b of the seat is in whose[b]. */
struct myr_taken {
    struct myr_lanes by_any;
    uint32_t whose[2][QUARTERS][CROSSING_ROWS];
};

/* What is on the board, and whose turn it is. The phase follows: draw while nothing is placed and `first` is NOBODY;
   octagons while one is missing; over once all players are in `passed`; else play.
   - turn is NOBODY only in draw and over; in octagons it is a player without an octagon
   - first is NOBODY in draw, and while octagons are placed of which each may have been the first
   - nothing of the previous game is kept once a tile was placed or first is known
   - until the last octagon is placed, no other tile is placed and no player has passed
   - no two tiles share a cell, all are within the board, and no player has placed more copies than there are
   - taken agrees with lying; octagons and spent agree with lying and left_out */
struct myr_state {
    int first, turn;           /* seat or NOBODY */
    unsigned passed, octagons; /* bits of seats */
    unsigned stuck;            /* players who passed in this log and could not place a tile */
    unsigned previously;       /* players of the previous game ... */
    int previous[SEATS];       /* ... and their points in halves */
    uint64_t spent[SEATS];     /* bits of tiles without a copy left */
    int colour[SEATS];
    int latest;     /* index of the tile placed last in this log, or NOBODY */
    unsigned doubt; /* bits of myr_data on which the findings about items left out rest */
    int left_outs;
    int order[SEATS]; /* of the players in `tiles` as written: it decides which items are left out */
    struct myr_left_out left_out[LEFT_OUT_MOST];
    int count;
    struct myr_taken taken;
    struct myr_lying lying[SEATS * SET_MOST]; /* must be last: tiles from `count` on are never read */
};

#pragma GCC diagnostic pop

#endif
