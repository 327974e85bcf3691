/* Sentences in a log: items that the strict reading does not understand, in a game whose tables say how people say things. */
#ifndef REPLAY_SENTENCES_H
#define REPLAY_SENTENCES_H

#include "phrase/phrase.h"
#include "replay/judge.h"

struct remarks;

/* Reads the item strictly but for capitals, accents and the signs between words, with a note, the complaints after `last` taken back.
   Gives the item that is to be judged; NULL: it cannot be read so. */
struct node *read_plainly(struct judge *judge, struct node *item, struct finding *last, struct move *move,
                          struct remarks *remarks);

/* Reads the item as a sentence on the position as it stands. False: it has no meaning, or several; the complaints after `last` then say
   as far as that is clear how it should be written. What the entry says of itself goes to `remarks`. */
bool read_sentence(struct judge *judge, const struct node *item, struct finding *last, struct phrase_reading *reading,
                   struct remarks *remarks);

/* What the item means, or would mean were it spelt rightly; nothing is noted. False: that is not clear. */
bool sentence_meant(struct judge *judge, const struct node *item, struct phrase_meaning *meaning);

/* What an entry that stands in a table or a claim means, of any player; false: that is not clear, or the game has no such entries. */
bool item_meant(struct judge *judge, const struct node *entry, struct move *move);

/* Of `Carl: frobnicate` the capital is not what is wrong: the complaints after `last` are about the rest. */
void complain_plainly(struct judge *judge, const struct node *item, struct finding *last);

/* Its entries, with `between` between them. */
void meaning_print(const struct phrase_meaning *meaning, const char *between, struct text *out);

/* Notes how a part of it was read; gives the item that is to be judged for it. */
struct node *note_sentence(struct judge *judge, const struct node *item, const struct phrase_entry *entry);

#endif
