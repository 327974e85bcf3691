/* Signs of a record: by what keys a file that cannot be read as one is distinguished from another kind of file. */
#ifndef REPLAY_SIGNS_H
#define REPLAY_SIGNS_H

#include "doc/node.h"

/* Which of game, players, log, table and final are there: as they should be, in capitals, with one letter wrong, or one level deeper.
   Zero-initialise. */
struct signs {
    unsigned keys;
};

/* A key of the document, with its value if it was read; what is in that, if it is a map or a list of maps. NULL: nobody has. */
void signs_take(struct signs *signs, const char *key, const struct node *value);
void signs_within(struct signs *signs, const struct node *value);

/* A known `game`, or two of the keys: the author meant a record. */
bool signs_of_record(const struct signs *signs);

#endif
