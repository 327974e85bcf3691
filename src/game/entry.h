/* Entries: the two ways to write what was done, brought to one; which verb it is, and which field each key. */
#ifndef GAME_ENTRY_H
#define GAME_ENTRY_H

#include <stdbool.h>

#include "doc/node.h"

struct match;
struct verb;
struct fault;

enum { NO_FIELD = -1 };

/* The keys every entry may carry; ends with NULL. Is it one of them? */
extern const char *const entry_asides[];
bool entry_aside(const char *key);

/* The entry's value in the long form: a short form split at its words into a map, in `scratch`; a map as it is.
   Gives the row of its verb and leaves each key's field, or NO_FIELD, in the `value` of the key. NULL after a complaint. */
const struct node *entry_long(const struct match *match, struct arena *scratch, const struct node *node,
                              struct fault *fault, int *verb);

/* The same for a short form that is words already, the verb first; each keeps its place. */
const struct node *entry_of_words(const struct match *match, struct arena *scratch, const struct node *words,
                                  struct fault *fault, int *verb);

/* In a short form: the field that begins with this word; NO_FIELD for illegal and ruled; 0 if it begins nothing. */
int entry_begins(const struct verb *verb, const char *word);

/* Is even a single word of this field a list of one? */
bool field_wants_list(const struct verb *verb, int field);

/* What a field says that stands alone: `true` where that can be meant, else nothing. */
const char *bare_value(const struct verb *verb, int field);

/* May the verb or field stand alone? */
struct shape;
bool may_be_bare(const struct shape *shape);

#endif
