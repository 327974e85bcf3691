/* Entry cache: remembers what entries mean in a match, so that most are read by comparing their bytes. */
#ifndef GAME_ENTRY_CACHE_H
#define GAME_ENTRY_CACHE_H

#include <stdbool.h>

struct arena;
struct match;
struct move;
struct written;
struct entry_cache;

/* An empty cache in the arena, for `match`. */
struct entry_cache *entry_cache_new(struct arena *arena, const struct match *match);

/* Turns to another match. What is known is kept if entries mean the same there: same game, opened box, names and house
   rules. A box that both share must live as long as the cache. */
void entry_cache_turn_to(struct entry_cache *cache, const struct match *match);

/* Reads an entry of the actor `name` with the text of `written`, as entry_long and move_read_long would, into a move
   without nodes, and notes in `written` where each field is. False, without a complaint: the caller must read the entry
   with those functions, because it has a mistake, asides, or a form that is not read here. */
bool entry_cache_read(struct entry_cache *cache, struct arena *scratch, const char *name, struct move *move,
                      struct written *written);

#endif
