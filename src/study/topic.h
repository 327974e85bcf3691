/* What people ask about by name: the things of a game, for `explain`. */
#ifndef STUDY_TOPIC_H
#define STUDY_TOPIC_H

#include "game/game.h"

/* Lower case, words joined by hyphens, without an article: "the Clock Tower" is clock-tower. */
void plain_word(const char *written, struct text *plain);

/* Is that plain word another way to write the known one, which may be in the plural? */
bool means_word(const char *plain, const char *known);

/* What the thing does, the rules that speak of it, the questions that bear on it. False: the game has no such thing. */
bool print_topics(const struct game *game, const char *plain, struct text *out);

#endif
