/* Shapes: what their files share. */
#ifndef GAME_SHAPE_INTERNAL_H
#define GAME_SHAPE_INTERNAL_H

#include "game/shape.h"

/* What belongs there: "a space". */
const char *what_shape(const struct shape *shape);

/* What was written, fit to be quoted: no control characters, not too long. */
const char *quoted_text(struct fault *fault, const char *text);

/* Of an entry: is it one of the verbs that may stand there? */
bool verb_may_stand(const struct shape *shape, const struct match *match, int verb);

/* Is it an entry, by a verb that may stand there? */
bool entry_fits(const struct shape *shape, struct node *node, struct fault *fault);

#endif
