/* Entries: reads the short and the long form as one; finds the verb, and the field of each key. */
#ifndef GAME_ENTRY_H
#define GAME_ENTRY_H

#include <stdbool.h>

#include "doc/node.h"

struct match;
struct shape;
struct verb;
struct fault;

enum { NO_FIELD = -1 };

/* entry_asides: the keys that every entry may have besides its fields; ends with NULL. entry_aside: is `key` one of
   them? */
extern const char *const entry_asides[];
bool entry_aside(const char *key);

/* The one that `key` means, ignoring case; NULL: none. `key` may be NULL. */
const char *aside_meant(const char *key);

/* The value of an entry in the long form: a short form is split at its words into a map, in `scratch`; a map stays as
   it is. Sets `*verb` to the row of the verb, and the `value` of each key to its field or NO_FIELD. NULL after a
   complaint. */
const struct node *entry_long(const struct match *match, struct arena *scratch, const struct node *node,
                              struct fault *fault, int *verb);

/* In a short form: the field that begins with this word; NO_FIELD for illegal and ruled; 0 if no field does. */
int entry_begins(const struct verb *verb, const char *word);

/* Are these two words one word of the vocabulary in a short form, the first alone none? */
bool entry_joins(const struct match *match, const struct shape *shape, const char *text);

/* Is even a single word of this field read as a list? */
bool field_wants_list(const struct verb *verb, int field);

#endif
