/* Who acts: the name before the colon, the subject of a part, "by Anna" at the end. */
#ifndef PHRASE_WHO_H
#define PHRASE_WHO_H

#include "phrase/reader.h"

enum { NOBODY_ACTS = -1 };

/* The players who do the same one after the other, in the order of the sentence. */
struct actors {
    int count, seat[SEATS_MAX];
};
extern const struct actors nobody;
bool same_actors(const struct actors *a, const struct actors *b);

/* How a part names its subject: "Anna", "Anna's". */
enum subject { SUBJECT_NONE, SUBJECT_NAME, SUBJECT_OWNER };

/* Collects the names of this match, cut into words like the sentence. */
void find_players(struct setting *in, const void *state);

/* Sets `*prefix` to the player before the colon, or NOBODY_ACTS; returns the word at which the sentence itself
   begins. */
int find_prefix(struct reader *reader, int *prefix);

/* Finds who opens a part at word `at`, and where the rest of the part begins. */
enum subject subject_at(struct reader *reader, int at, struct actors *actors, int *end);

/* Moves names to the front of what they do: "a fort for Anna on b1", "six for Athena, says Anna", "two of Ben's
   ships". */
bool agents_in_front(struct reader *reader, struct sentence *active);

/* "Anna says four for Athena": returns where what she says begins; `at` if there is no such verb. */
int past_saying(struct reader *reader, int at);

/* "With Pegasus Anna moves 3 troops": finds the first name after an opening phrase; `active` is the sentence without
   that phrase. */
bool subject_behind(struct reader *reader, struct sentence *active, int *seat);

#endif
