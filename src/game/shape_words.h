/* Shapes: functions that their files share. */
#ifndef GAME_SHAPE_WORDS_H
#define GAME_SHAPE_WORDS_H

#include "game/shape.h"

/* For FORM_ENTRY: may this verb be used there? */
bool verb_may_stand(const struct shape *shape, const struct match *match, int verb);

/* Does the word mean nothing: `none`, null, or an empty word? */
bool says_nothing(const struct node *node);

/* Turns a map that stands for a list into the list; leaves it for a complaint if it is not such a map. */
void spell_out(const struct shape *shape, struct node *node, struct arena *arena);

/* In a list that may have counts: turns "2 violet" and "violet x2" into that many items. */
void soften_counts(const struct shape *shape, struct node *list, const struct softening *softening);

/* Complains that "violet 2" in such a list has two meanings. False: the item is something else. */
bool tell_count(const struct shape *shape, const struct node *item, struct fault *fault);

#endif
