/* Myriath: the box as opened, and the flat state. */
#ifndef MYR_STATE_H
#define MYR_STATE_H

#include "game/game.h"
#include "games/myriath/lanes.h"
#include "games/myriath/tile.h"

enum { SEATS = 4, SET_SIZE = 19, SET_MOST = 60, LEFT_OUT_MOST = 48, NOBODY = -1 };

struct myr_box {
    int rows, columns; /* of printed squares */
    char plan[PLAN_ROWS][PLAN_COLUMNS + 1];
    struct myr_lanes area, board; /* for this number of players; for any */
    int handicap[SEATS];
    const char **colour;
    int colours;
    int lane, square; /* for pictures */
    struct myr_tile *tile;
    int tiles, octagon;
    struct myr_cores *cores;
};

/* No gaps from here on: states are compared byte by byte, and what is in a gap is left to chance. */
#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

/* Where an entry was written, in less room than a struct place. */
struct myr_mark {
    int line;
    unsigned short column, end_column;
};

struct myr_placement {
    int tile, pose;
    struct myr_crossing at;
};

struct myr_lying {
    unsigned char seat : 4, pose : 3;
    unsigned char proper : 1; /* laid in this log, and where it should be */
    unsigned char tile, row, column;
    struct myr_mark mark;
};

/* An item of the table that cannot be where it is written, which is only doubtful: it has left its owner's stock and counts as placed
   for the setup, but it has no cells and no ends. Kept as it was written. */
struct myr_left_out {
    int written, at, go; /* values of the words for the tile, the crossing or square, and the path */
    int tile;            /* the copy that left the stock; NOBODY: none was there */
    unsigned char seat, turn, flip;
    unsigned char given; /* bits of the fields of `place`; 0: an octagon */
    struct myr_mark mark;
};

/* What of the position nobody wrote, as bits. */
enum { ASSUMED_TURN = 1, ASSUMED_PASSED = 2, ASSUMED_TILES = 4 };

/* What is taken; of quarters also by whom: bit b of the seat is in whose[b]. */
struct myr_taken {
    struct myr_lanes by_any;
    uint32_t whose[2][QUARTERS][CROSSING_ROWS];
};

/* What is on the board, and whose turn follows from it. The phase is not kept: nothing was placed and nobody is first: draw; an
   octagon is missing: octagons; all are in `passed`: over; else play.
   - turn is NOBODY in draw and over, and only there; in octagons it is a player without one
   - first is NOBODY in draw; and later where the record does not say who began: it is one of myr_possible_first
   - nothing of the previous game is kept once a tile was placed or first is known
   - before the last octagon is placed, nothing else is and nobody has passed
   - a turn that is assumed is the one the page says; passed that is assumed is empty
   - no two tiles share a cell, none reaches beyond the board, and nobody has placed more copies than there are
   - taken says the same as lying; octagons and spent the same as lying and left_out */
struct myr_state {
    int first, turn;           /* seat or NOBODY */
    unsigned passed, octagons; /* bits of seats */
    unsigned stuck;            /* who passed in this log and could place nothing indeed */
    unsigned previously;       /* who was in the previous game ... */
    int previous[SEATS];       /* ... and their points in halves */
    uint64_t spent[SEATS];     /* bits of tiles of which no copy is left */
    int colour[SEATS];
    int latest;       /* the tile laid last in this log, or NOBODY */
    unsigned assumed; /* what nobody wrote */
    unsigned doubt;   /* bits of myr_data on which the findings about items left out rest */
    int left_outs;
    unsigned char order[SEATS]; /* of the players in `tiles`, as written: who is before whom decides what is left out */
    struct myr_left_out left_out[LEFT_OUT_MOST];
    int count;
    struct myr_taken taken;
    struct myr_lying lying[SEATS * SET_MOST]; /* last: what is beyond `count` tiles is never looked at */
};

#pragma GCC diagnostic pop

#endif
