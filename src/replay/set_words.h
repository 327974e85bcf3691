/* A `set` that cannot be read: as it may have been meant. */
#ifndef REPLAY_SET_WORDS_H
#define REPLAY_SET_WORDS_H

#include <stdbool.h>

struct finding;
struct judge;
struct node;

/* The complaint about one without them. */
extern const char needs_parts[];

/* Is its first word `set`? */
bool begins_with_set(const char *text);

/* The first complaint about the item shows it as it may have been meant, if that is clear. */
void propose_set(struct judge *judge, const struct node *item, struct finding *first);

#endif
