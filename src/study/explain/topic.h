/* What people ask about by name: the things of a game, for `explain`. */
#ifndef STUDY_EXPLAIN_TOPIC_H
#define STUDY_EXPLAIN_TOPIC_H

#include "game/game.h"

/* Lower case, words joined by hyphens, without an article: "the Clock Tower" is clock-tower. */
void plain_word(const char *written, struct text *plain);

/* What the thing does, the rules that speak of it, the questions that bear on it. False: the game has no such thing. */
bool print_topics(const struct game *game, const char *plain, struct text *out);

/* A term of the game, or of the program (NULL), by its word or another one for it. False: it has none. */
bool print_term(const struct game *game, const char *plain, struct text *out);

/* Those of one kind: "creature". False: the game has nothing of that kind. */
bool print_kind(const struct game *game, const char *plain, struct text *out);

/* The house rule of that name: answers, why it is one, what it bears on. False: the game has no such question. */
bool print_question(const struct game *game, const char *plain, struct text *out);

/* A set of answers that goes by a name: those that are not the defaults. Or the set of that name; false: the game has no such set. */
void print_preset(const struct preset *preset, struct text *out);
bool print_preset_named(const struct game *game, const char *plain, struct text *out);

void print_answers(const struct question *question,
                   struct text *out); /* a line "answers: a, b" that says which is usual */

#endif
