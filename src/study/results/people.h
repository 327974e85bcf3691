/* People: who is meant by the names in many records. */
#ifndef STUDY_RESULTS_PEOPLE_H
#define STUDY_RESULTS_PEOPLE_H

#include "base/arena.h"
#include "diag/finding.h"

struct club;

struct person {
    const char *name;
    int number;             /* from 0, in the order in which they were met */
    bool asked;             /* this is the player who is asked for */
    struct strings *joined; /* other spellings that differ by case only and that no club file names */
};

/* Zero-initialise; people_free when done. Memory grows with the people, not with the records. */
struct people {
    struct arena arena;
    struct person **person;
    int count, room;
    struct known_name *slot; /* a hash table of every name met */
    size_t slots, used;
    struct strings *kept_apart; /* names that a club joins and one record has both of: the first sentences about them */
    int apart;                  /* how many records have such */
};

/* Who plays in one record: what the club file says, else the first spelling met of the names that differ by case only. Two players of one
   record are never the same person. */
void people_join(struct people *people, const struct club *club, const char *file, const char *const names[], int seats,
                 struct person *persons[]);

void people_free(struct people *people);

#endif
