/* The board in the frames of a record: its parts, and the things on them through all entries. */
#ifndef DRAW_FRAMES_BOARD_H
#define DRAW_FRAMES_BOARD_H

#include "draw/frames.h"
#include "draw/picture.h"

/* The tracks of things an entry moved, see marks_moved; none where there are too many. */
struct moved {
    int track[MOST_MOVED];
    int count;
};

/* The next frame: writes what is drawn otherwise than before: "[track, string, ...]". */
void write_board(struct frames *frames, const struct picture *before, struct picture *now, struct moved *moved);
void write_moved(struct frames *frames, const struct moved *moved);

bool is_among_pieces(void *pieces, const char *name);

/* "[track, ...]": the tracks of what is marked. */
void write_marks(struct frames *frames, const struct mark *marks);

#endif
