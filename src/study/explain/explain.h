/* Explaining: a rule, a word of a game, or a whole game on one page. */
#ifndef STUDY_EXPLAIN_EXPLAIN_H
#define STUDY_EXPLAIN_EXPLAIN_H

#include "game/game.h"

/* Prints the page that the words ask for: a code with or without its game, a card, a piece, an area, a verb, a house
   rule, a term of a game or of the program, or a game. `usual` is the game if none is named; NULL: any. False: there is
   no such page; `out` then says so in one sentence, with the nearest. */
bool explain(const char *words, const struct game *usual, struct text *out);

/* The game on one page: phases, entries, rules, house rules. */
void print_game(const struct game *game, struct text *out);
bool print_verb(const struct game *game, const char *word,
                struct text *out);                           /* its form and an example; false: no such verb */
void print_seats(const struct game *game, struct text *out); /* "2 to 4 players" */

/* ---- the things of a game that `explain` knows by name ---- */

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
