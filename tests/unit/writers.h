/* Writers: a record in some style, and what may be done to it. */
#ifndef TESTS_WRITERS_H
#define TESTS_WRITERS_H

#include "base/random.h"
#include "record_text.h"

enum { FORMATTED, FILLED, ADDED, TAKEN_BACK, MENDED, DEEDS };

struct writers {
    uint64_t seed;
    struct random random; /* of the record, under that seed */
    const char *path;
    uint64_t state; /* of the random numbers before the record was written */
    struct text text;
    struct reading before;
    int document; /* of the text, from 1: the one that is written to */
    int wrong, done[DEEDS];
};

bool one_in(struct writers *writers, int many);
bool same_text(const struct text *a, const struct text *b);

/* A note as YAML writes it. */
const char *some_note(struct writers *writers);

/* Says what does not hold, for the first few. */
bool hold(struct writers *writers, bool holds, const char *what, const struct text *after);
bool hold_account(struct writers *writers, const struct reading *after, const char *what, const struct text *now);

/* Entries added, taken back, noted and mended in a session. Writable: nothing hinders adding to a log that has entries. */
void check_adding(struct writers *writers, bool writable);
void check_taking_back(struct writers *writers);
void check_note(struct writers *writers);
void check_mending(struct writers *writers);

#endif
