/* The board in the frames of a record: its parts, and the things on them through all entries. */
#ifndef DRAW_FRAMES_BOARD_H
#define DRAW_FRAMES_BOARD_H

#include "draw/frames.h"

struct mark;

/* The next frame: remembers the canvas and writes what is drawn otherwise than before: "[track, string, ...]". */
void write_board(struct frames *frames, const struct canvas *canvas);

/* "[track, ...]": the tracks of what is marked. */
void write_marks(struct frames *frames, const struct mark *marks);

#endif
