/* Lexicon: what words of entries mean in a match, remembered, so that most entries are read at once. */
#ifndef GAME_LEXICON_H
#define GAME_LEXICON_H

#include <stdbool.h>

struct arena;
struct match;
struct move;
struct written;
struct lexicon;

/* Empty, in the arena. What it learns is of that match. */
struct lexicon *lexicon_new(struct arena *arena, const struct match *match);

/* On to another match. What was learnt is kept if words mean the same there: the game, its opened box, names and answers are. A box
   that both have must live as long as the lexicon. */
void lexicon_turn_to(struct lexicon *lexicon, const struct match *match);

/* Reads the value of an entry, whose text `written` has, as entry_long and move_read_long would, into a move without nodes and where it
   was written. False: nothing is said of it, and it is to be read by them: it is faulty, carries remarks, or is of a kind that is not
   read here. */
bool lexicon_read(struct lexicon *lexicon, struct arena *scratch, int actor, struct move *move,
                  struct written *written);

#endif
