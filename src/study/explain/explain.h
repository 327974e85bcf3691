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

#endif
