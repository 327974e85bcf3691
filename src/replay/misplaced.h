/* What stands in the log and belongs elsewhere. */
#ifndef REPLAY_MISPLACED_H
#define REPLAY_MISPLACED_H

#include "replay/internal.h"

/* The complaints after `last` are about an item without a reading. If it begins with a key of the record, of its table or of an
   entry, they make room for one that says so. False: it does not. */
bool tell_misplaced(struct judge *judge, const struct node *item, struct finding *last);

#endif
