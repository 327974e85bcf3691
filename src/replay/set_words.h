/* A `set` that cannot be read, and how it was probably meant to be written. */
#ifndef REPLAY_SET_WORDS_H
#define REPLAY_SET_WORDS_H

#include <stdbool.h>

struct finding;
struct judge;
struct node;

/* The complaint about a `set` without parts. */
extern const char needs_parts[];

/* Is the first word `set`? */
bool begins_with_set(const char *text);

/* Adds to the first complaint about the item how to write the set, if that is clear. */
void propose_set(struct judge *judge, const struct node *item, struct finding *first);

#endif
