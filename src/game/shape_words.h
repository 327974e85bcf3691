/* Shapes: what their files share. */
#ifndef GAME_SHAPE_WORDS_H
#define GAME_SHAPE_WORDS_H

#include "game/shape.h"

/* What belongs there: "a space". */
const char *what_shape(const struct shape *shape);

/* What was written, fit to be quoted: no control characters, not too long. */
const char *quoted_text(struct fault *fault, const char *text);

/* Of an entry: is it one of the verbs that may stand there? */
bool verb_may_stand(const struct shape *shape, const struct match *match, int verb);

/* Is it an entry, by a verb that may stand there? */
bool entry_fits(const struct shape *shape, struct node *node, struct fault *fault);

/* Is it a word for nothing: `none`, null, or no word at all? */
bool says_nothing(const struct node *node);

/* A map that stands for a list becomes the list, if it is one; else it is left for a complaint. */
void spell_out(const struct shape *shape, struct node *node, struct arena *arena);

/* Of a list that may be counts: "2 violet", "violet x2" become that many items. */
void soften_counts(const struct shape *shape, struct node *list, const struct softening *softening);

/* "violet 2" in such a list may be two things: says so. False: it is something else. */
bool tell_count(const struct shape *shape, const struct node *item, struct fault *fault);

#endif
