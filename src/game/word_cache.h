/* Word cache: what words of entries mean in a match, remembered, so that most entries are read at once. */
#ifndef GAME_WORD_CACHE_H
#define GAME_WORD_CACHE_H

#include <stdbool.h>

struct arena;
struct match;
struct move;
struct written;
struct word_cache;

/* Empty, in the arena. What it learns is of that match. */
struct word_cache *word_cache_new(struct arena *arena, const struct match *match);

/* On to another match. What was learnt is kept if words mean the same there: the game, its opened box, names and answers are. A box
   that both have must live as long as the cache. */
void word_cache_turn_to(struct word_cache *cache, const struct match *match);

/* Reads the entry of that actor, whose value `written` has as text, as entry_long and move_read_long would, into a move without nodes and where it
   was written. False: nothing is said of it, and it is to be read by them: it is faulty, carries remarks, or is of a kind that is not
   read here. */
bool word_cache_read(struct word_cache *cache, struct arena *scratch, const char *name, struct move *move,
                     struct written *written);

#endif
