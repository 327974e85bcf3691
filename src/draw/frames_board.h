/* The board in the frames of a record: its parts, and the things on them through all entries. */
#ifndef DRAW_FRAMES_BOARD_H
#define DRAW_FRAMES_BOARD_H

#include "draw/frames.h"
#include "draw/picture.h"

/* The tracks of things that an entry moved, see marks_moved; none if there are too many. */
struct moved {
    int track[MOST_MOVED];
    int count;
};

/* Writes what the next frame draws differently: "[track, string, ...]". */
void write_board(struct frames *frames, const struct picture *before, struct picture *now, struct moved *moved);
void write_moved(struct frames *frames, const struct moved *moved);

bool is_among_pieces(void *pieces, const char *name);

#endif
