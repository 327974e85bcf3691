/* Items of the log that cannot be read: what is wrong with them, and what to write instead. */
#ifndef REPLAY_REFUSAL_H
#define REPLAY_REFUSAL_H

#include "phrase/phrase.h"
#include "replay/judge.h"

/* How many unreadable entries get a suggestion; players who have more begin with these. */
enum { MOST_HINTED = 300 };

/* Replaces the complaints of the strict reading, after `last`, by one that says what is known: where the item belongs,
   which entry it probably is, what is missing, or which word is unknown. `reading` has no meaning or several. */
void tell_refusal(struct judge *judge, const struct node *item, struct finding *last,
                  const struct phrase_reading *reading);

/* The known name that `written` probably means: the only one that begins with it or that it begins with (`Benny` for
   Ben), or the one spelt most like it. */
struct nearest nearest_actor(const struct match *match, const char *written);

/* The field of the table with this key, or NULL. */
const struct field *part_of_table(const struct game *game, const char *key);

#endif
