/* Topics: the things of a game that `explain` knows by name. */
#ifndef STUDY_EXPLAIN_TOPIC_H
#define STUDY_EXPLAIN_TOPIC_H

#include "game/game.h"

/* Lower case, words joined by hyphens, without an article: "the Clock Tower" is clock-tower. */
void plain_word(const char *written, struct text *plain);

/* Prints what the thing does, with its rules and house rules. False: the game has no such thing. */
bool print_topics(const struct game *game, const char *plain, struct text *out);

/* Prints a term of the game, or of the program (NULL), by its word or another word for it. False: there is none. */
bool print_term(const struct game *game, const char *plain, struct text *out);

/* Prints all things of one kind: "creature". False: the game has none. */
bool print_kind(const struct game *game, const char *plain, struct text *out);

/* A named set of answers: those that are not the defaults. print_preset_named: the set with that name; false: there is
   none. */
void print_preset(const struct preset *preset, struct text *out);

void print_answers(const struct question *question,
                   struct text *out); /* a line "answers: a, b" that names the default */

#endif
