/* Signs of a record: the keys by which an unreadable record differs from another kind of file. */
#ifndef REPLAY_SIGNS_H
#define REPLAY_SIGNS_H

#include "doc/node.h"

/* Which of game, players, log, table and final the file has: exactly, in capitals, with one letter wrong, or one level
   deeper. Zero-initialise. */
struct signs {
    unsigned keys;
};

/* signs_take: takes a key of the document, with its value if it was read (else NULL). signs_within: takes the keys of a
   value that is a map or a list of maps. */
void signs_take(struct signs *signs, const char *key, const struct node *value);
void signs_within(struct signs *signs, const struct node *value);

/* Is there a known `game`, or at least two of the keys, so that the file is probably a record? */
bool signs_of_record(const struct signs *signs);

#endif
