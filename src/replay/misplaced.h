/* What stands in the log and belongs elsewhere. */
#ifndef REPLAY_MISPLACED_H
#define REPLAY_MISPLACED_H

#include "replay/internal.h"

/* The complaints after `last` are about an item without a reading. If it begins with a key of the record, of its table or of an
   entry, they make room for one that says so. False: it does not. */
bool tell_misplaced(struct judge *judge, const struct node *item, struct finding *last);

/* The part of the game's table that has that key, in capitals or not; NULL: none. */
const struct field *part_of_table(const struct game *game, const char *key);

#endif
