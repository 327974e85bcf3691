/* Items of the log that cannot be read: what is wrong with them, and how they should be written. */
#ifndef REPLAY_REFUSAL_H
#define REPLAY_REFUSAL_H

#include "phrase/phrase.h"
#include "replay/judge.h"

/* Entries that are shown how to write them: players who have more to fix begin with those. */
enum { MOST_HINTED = 300 };

/* The complaints after `last` are those of the strict reading. They become one that says what is known: where it belongs, which entry was
   meant, what is missing, which word is unknown. `reading` has no meaning, or several. */
void tell_refusal(struct judge *judge, const struct node *item, struct finding *last,
                  const struct phrase_reading *reading);

/* The known name that `written` may mean: the only one that begins with it or that it begins with (`Benny` for Ben), or the one that is
   spelt most like it. */
struct nearest nearest_actor(const struct match *match, const char *written);

/* The part of the table that has this key; NULL: none. */
const struct field *part_of_table(const struct game *game, const char *key);

#endif
