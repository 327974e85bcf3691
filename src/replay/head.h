/* The parts of a head, each read for itself so that all their faults are reported at once. */
#ifndef REPLAY_HEAD_H
#define REPLAY_HEAD_H

#include "replay/club.h"
#include "replay/judge.h"

/* The key of a record that is written so, in capitals or not; NULL: none. */
const char *key_meant(const char *written);

/* Writes the key as it is meant, with a note. Complains of one that there is not. */
void respell_key(struct judge *judge, struct node *key);
void unknown_record_key(struct judge *judge, const struct head *head, const struct node *key);

/* Complains of a key that says again what an earlier one of its map said, in other capitals. */
void tell_twice(struct judge *judge, const struct node *key, const struct node *earlier);

/* The part of the head with that key; NULL: none has it. */
struct node **head_part(struct head *head, const char *key);

/* Answers every open question: by default, as the club file says, as the record says. False after complaints. */
bool answer_house(struct judge *judge, const struct node *house);

/* One layer of answers. NULL: nothing is said. */
bool read_house(struct judge *judge, const struct node *house, enum said_by by);

/* Lays the record's box over the club's and the built-in one. With players that could not be seated (`seated` false) it is only
   looked at. False after complaints. */
bool look_into_box(struct judge *judge, struct node *given, bool seated);

/* A finding without a place goes to the node, or to the beginning. */
void place_findings(struct finding *first, const struct node *node);

/* Notes that something outside of entries was read as it is meant; not where it has no place in the record. */
void note_spelling(struct judge *judge, struct place at, const char *read);

/* A copy of the node that is read as it is meant, with notes. Owned by the arena. */
struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node);

/* Does the node have the shape, as written or otherwise? What is meant takes its place, with notes; what is wrong is complained about. */
bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node);

/* Is the item of the log with this key a checkpoint or a set, by the word for it, `claims` or `set`? With a note where that is written
   otherwise. */
bool means_key(struct judge *judge, const struct node *key, const char *word);

/* The day on which it was played goes into the verdict, with a note where it is written otherwise or is not clear. */
void take_date(struct judge *judge, const struct node *node);

/* Complains of a name that no game has. */
void unknown_game(struct judge *judge, const struct node *name);

/* Members: see members.c. */
struct head split_players(struct judge *judge, const struct head *head);
struct node *table_with_members(struct judge *judge, const struct head *head, bool *fits);

#endif
