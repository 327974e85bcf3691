/* Who acts: the name before the colon, the subject of a part, "by Anna" at the end. */
#ifndef PHRASE_WHO_H
#define PHRASE_WHO_H

#include "phrase/reader.h"

enum { NOBODY_ACTS = -1 };

/* Those who do the same one after the other, in the order in which they are named. */
struct actors {
    int count, seat[SEATS_MAX];
};
extern const struct actors nobody;
bool same_actors(const struct actors *a, const struct actors *b);

/* How a part names its subject: "Anna", "Anna's". */
enum subject { SUBJECT_NONE, SUBJECT_NAME, SUBJECT_OWNER };

/* The names of this match, cut like the sentence. */
void find_players(struct reader *reader, const void *state);

/* Who stands before the colon (`*prefix`, NOBODY_ACTS); the word at which the sentence itself begins. */
int find_prefix(struct reader *reader, int *prefix);

/* Who opens a part at this word, and where the rest of it begins. */
enum subject subject_at(struct reader *reader, int at, struct actors *actors, int *end);

/* "a fort for Anna on b1", "six for Athena, says Anna", "two of Ben's ships": the sentence with these names in front of what they do. */
bool agents_in_front(struct reader *reader, struct sentence *active);

/* "Anna says four for Athena": where what she says begins; `at` if she says nothing. */
int past_saying(struct reader *reader, int at);

/* "With Pegasus Anna moves 3 troops": the first name after what stands in front of it; the sentence without that. */
bool subject_behind(struct reader *reader, struct sentence *active, int *seat);

/* "too", "does", "so". */
bool is_echo_word(const char *word);

#endif
