/* Reading an item of the log as it is meant, where the strict reading does not understand it. */
#ifndef REPLAY_KINDLY_H
#define REPLAY_KINDLY_H

#include "game/entry.h"
#include "replay/internal.h"
#include "replay/remarks.h"

/* Hints for so many entries are enough: whoever has more to mend begins with those. */
enum { MOST_HINTED = 300 };

/* The complaints after `last` are those of the strict reading. If there is exactly one kind reading they are taken back, a note says
   how the item was read, and the entry is returned as a map from who acts to what. Else NULL, and the complaints say, as far as
   that is clear, how the entry should be written. */
struct node *read_kindly(struct judge *judge, struct node *item, struct finding *last, struct move *move,
                         struct remarks *remarks);

/* `ada: pass ben: pass`, which is no YAML, and `{ada: pass, ben: pass}` are two entries: then the complaint says so. */
void tell_several(struct judge *judge, const struct node *item, struct finding *first);

/* `(ada: pass)`, `2. ada - pass`, `ada: {pass`, `ada and ben: pass`: if nothing but signs is wrong with the item the complaint says
   what was meant. False: there is more. */
bool guess_plainly(struct judge *judge, const struct node *item, struct finding *first);

/* Is that what the table does? */
bool is_of_table(const struct verb *verb);

/* The complaint says that this entry was meant. */
void propose(struct judge *judge, struct finding *first, const char *entry);

/* What is done, as written or else as meant. */
struct kind_reading;
void read_value_kindly(struct judge *judge, int actor, const struct node *value, struct kind_reading *reading);

/* The entry by the book; of the entry's arena. */
const char *printed_move(struct judge *judge, const struct move *move);

/* A seat or CHANCE, by name or by what is meant for it; -1: nobody. */
int actor_meant(const struct judge *judge, const char *written);

/* The name that nobody has is nearest to whose: the only one that begins with it or that it begins with (`Benny` for Ben), or the
   one that is spelt most like it. */
struct nearest nearest_actor(const struct match *match, const char *written);

/* Is the item a checkpoint or a set, by the word for it, `claims` or `set`? With a note where that is not written as it should be. */
bool means_key(struct judge *judge, const struct node *key, const char *word);

#endif
