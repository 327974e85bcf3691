/* The parts of a head. Each is read separately, so that all mistakes are reported at once. */
#ifndef REPLAY_HEAD_H
#define REPLAY_HEAD_H

#include "replay/club.h"
#include "replay/judge.h"

/* The key of a record that `written` means, ignoring case; or NULL. */
const char *key_meant(const char *written);

/* respell_key writes the key in its proper spelling, with a note. unknown_record_key complains about a key that records
   lack. */
void respell_key(struct judge *judge, struct node *key);
void unknown_record_key(struct judge *judge, const struct head *head, const struct node *key);

/* Complains about a key that an earlier key of its map repeats, perhaps in other capitals. */
void tell_twice(struct judge *judge, const struct node *key, const struct node *earlier);

/* The part of the head with that key, or NULL. */
struct node **head_part(struct head *head, const char *key);

/* Answers every house rule: by default, then by the club file, then by the record. False after complaints. */
bool answer_house(struct judge *judge, const struct node *house);

/* Reads one layer of answers. `house` may be NULL. */
bool read_house(struct judge *judge, const struct node *house, enum said_by by);

/* Lays the record's box over the club's and the built-in one. If the players could not be seated (`seated` false), the
   box is only checked. False after complaints. */
bool look_into_box(struct judge *judge, struct node *given, bool seated);

/* Gives each finding without a place the place of `node`, or the beginning. */
void place_findings(struct finding *first, const struct node *node);

/* Notes how something outside of entries was read, unless it has no place in the record. */
void note_spelling(struct judge *judge, struct place at, const char *read);

/* A copy of the node in its proper spelling, with notes. Owned by the arena. */
struct node *softened(struct judge *judge, struct arena *arena, const struct shape *shape, const struct node *node);

/* Does the node have the shape, as written or in other words? Replaces it by its proper spelling with notes, or
   complains. */
bool fits_as_meant(struct judge *judge, struct arena *arena, const struct shape *shape, struct node **node);

/* Sets the day of the verdict. Notes another way of writing it, or that the day is not clear. */
void take_date(struct judge *judge, const struct node *node);

/* Complains about a name that no game has. */
void unknown_game(struct judge *judge, const struct node *name);

#endif
