/* The words of frames, for the list of entries on the page. */
#ifndef DRAW_FRAMES_WORDS_H
#define DRAW_FRAMES_WORDS_H

#include "draw/frames.h"

/* The entry in words; lives as long as the frames. */
const char *said_in(struct frames *frames, const struct step *step);

/* The account line and the note. */
void print_sums(const struct step *step, struct text *out);

#endif
