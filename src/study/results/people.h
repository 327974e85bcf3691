/* People: which persons the names in many records belong to. */
#ifndef STUDY_RESULTS_PEOPLE_H
#define STUDY_RESULTS_PEOPLE_H

#include "base/arena.h"
#include "diag/finding.h"

struct club;

struct person {
    const char *name;
    int number;             /* from 0, in the order of appearance */
    bool asked;             /* the player who was asked for */
    struct strings *joined; /* other spellings that differ only in case and that no club file names */
};

/* Zero-initialise; people_free when done. Memory grows with the people, not with the records. */
struct people {
    struct arena arena;
    struct person **person;
    int count, room;
    struct known_name *slot; /* a hash table of every name */
    size_t slots, used;
    /* Sentences about names that a club joins although one record has both; only the first ones. */
    struct strings *kept_apart;
    int apart; /* how many records have such names */
};

/* Sets the persons who play in one record: by the club file, else by the first spelling of names that differ only in
   case. Two players of one record are never the same person. */
void people_join(struct people *people, const struct club *club, const char *file, const char *const names[], int seats,
                 struct person *persons[]);

void people_free(struct people *people);

#endif
