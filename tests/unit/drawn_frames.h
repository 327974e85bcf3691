/* A film: frames that a test draws picture by picture. */
#ifndef TESTS_UNIT_DRAWN_FRAMES_H
#define TESTS_UNIT_DRAWN_FRAMES_H

#include "draw/frames.h"

/* Empty. frames_free when done. */
void film_begin(struct frames *film);

/* Where the next picture is drawn; its arena is empty. */
struct picture *film_next(struct frames *film);

/* What the script gets of that picture, until the next one; and which tracks have moved. */
const char *film_told(struct frames *film, struct moved *moved);

#endif
