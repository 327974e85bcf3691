/* Sentences in a log: items that the strict reading does not understand, in a game that has sentences. */
#ifndef REPLAY_SENTENCES_H
#define REPLAY_SENTENCES_H

#include "phrase/phrase.h"
#include "replay/judge.h"

struct remarks;

/* Reads the item strictly, but ignores capitals, accents and the characters between words; takes back the complaints
   after `last` and adds a note. Returns the item to judge; NULL: it cannot be read so. */
struct node *read_plainly(struct judge *judge, struct node *item, struct finding *last, struct move *move,
                          struct remarks *remarks);

/* Reads the item as a sentence in the present position, and its `illegal:` and `ruled:` into `remarks`. False: it has
   no meaning or several; the complaints after `last` then say, as far as it is clear, how to write it. */
bool read_sentence(struct judge *judge, const struct node *item, struct finding *last, struct phrase_reading *reading,
                   struct remarks *remarks);

/* What the item means, or would mean with its spelling corrected; adds no note. False: not clear. */
bool sentence_meant(struct judge *judge, const struct node *item, struct phrase_meaning *meaning);

/* What an entry in a table or a claim means, for any player; false: not clear, or the game has no such entries. */
bool item_meant(struct judge *judge, const struct node *entry, struct move *move);

/* In `Carl: frobnicate` the capital is not the mistake: the complaints after `last` are about the rest. */
void complain_plainly(struct judge *judge, const struct node *item, struct finding *last);

/* Notes how a part of the sentence was read; returns the item to judge for it. */
struct node *note_sentence(struct judge *judge, const struct node *item, const struct phrase_entry *entry);

#endif
