/* Inputs: the files of a batch, in order: operands, files in folders, lists of names, shards. */
#ifndef CLI_BATCH_INPUTS_H
#define CLI_BATCH_INPUTS_H

#include "base/arena.h"
#include "base/text.h"
#include "cli/batch/clubs.h"

struct options;

/* `problem` is set if the input cannot even be searched (a folder without records, or without permission). */
struct input {
    int number;              /* among all inputs given, from 1 */
    const char *path, *name; /* "-" is standard input; `name` is its name in reports */
    const char *problem;
    const struct club *club; /* the club for its records; NULL: none */
    bool club_fault;         /* not a record, but a mistake in the club file */
    bool found;              /* in a folder, or with --records-only: it may be something else than a record */
};

struct input_list {
    struct input *input;
    int count, room;
};

/* Names are resolved when a worker asks for the next input, so that judging begins before the last folder is searched.
   Zero-initialise; inputs_free when done. */
struct inputs {
    const struct options *options;
    struct arena arena;
    struct text list;        /* names, each ended by NUL, if they are not operands */
    const char *const *name; /* the next name to resolve; NULL ends them */
    struct input_list met;   /* the inputs of the name resolved last */
    struct input_list next;  /* the inputs to judge next, of which `given` were returned */
    int given, number;       /* of that list; in all */
    int seen;                /* inputs so far, in all shards */
    struct strings *told;    /* clubs with mistakes that were already reported */
    int excluded;            /* files of folders that a club excludes, so far */
    struct text left_out;    /* their names, each ended by NUL */
};

/* Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int inputs_open(struct inputs *inputs, const struct options *options);

/* The next input. False: there is none. */
bool inputs_next(struct inputs *inputs, struct input *input);

/* Resolves all names at once, before the first call of inputs_next: all are then in `next`. */
void inputs_all(struct inputs *inputs);

void inputs_free(struct inputs *inputs);

#endif
