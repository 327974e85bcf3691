/* Inputs: the files a batch judges, in order: operands, what lies in folders, lists of names, shards. */
#ifndef CLI_INPUTS_H
#define CLI_INPUTS_H

#include "base/arena.h"
#include "cli/clubs.h"

struct options;

/* `problem` is set for what cannot even be looked for (a folder without records, one that may not be entered). */
struct input {
    const char *path, *name; /* "-" is standard input; `name` is how it is called in reports */
    const char *problem;
    const struct club *club; /* that counts for its records; NULL: none */
    bool club_fault;         /* not a record, but what is wrong with the club */
    bool found;              /* in a folder: it need not be a record at all */
};

/* Zero-initialise; inputs_free when done. */
struct inputs {
    struct arena arena;
    struct input *input;
    int count, room;
    struct clubs clubs;
    int excluded; /* files of folders that a club leaves out */
};

/* Collects them. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int inputs_collect(struct inputs *inputs, const struct options *options);

void inputs_free(struct inputs *inputs);

#endif
