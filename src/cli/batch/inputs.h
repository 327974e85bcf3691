/* Inputs: the files a batch judges, in order: operands, what is in folders, lists of names, shards. */
#ifndef CLI_BATCH_INPUTS_H
#define CLI_BATCH_INPUTS_H

#include "base/arena.h"
#include "base/text.h"
#include "cli/batch/clubs.h"

struct options;

/* `problem` is set for what cannot even be looked for (a folder without records, one that may not be entered). */
struct input {
    int number;              /* among all that were given, from 1 */
    const char *path, *name; /* "-" is standard input; `name` is how it is called in reports */
    const char *problem;
    const struct club *club; /* that counts for its records; NULL: none */
    bool club_fault;         /* not a record, but what is wrong with the club */
    bool found;              /* in a folder, or with --records-only: it need not be a record at all */
};

struct input_list {
    struct input *input;
    int count, room;
};

/* Names are looked at when a worker asks for what they stand for: judging begins before the last folder was searched.
   Zero-initialise; inputs_free when done. */
struct inputs {
    const struct options *options;
    struct arena arena;
    struct text list;        /* of names, each ended by NUL, where they are not operands */
    const char *const *name; /* the next to be looked at; NULL ends them */
    struct input_list met;   /* what the last one stood for */
    struct input_list next;  /* what is to be judged next, of which so many were given */
    int given, number;       /* of that list; in all */
    int seen;                /* inputs so far, in all shards */
    struct strings *told;    /* clubs that are not right */
    int excluded;            /* files of folders that a club leaves out, so far */
    struct text left_out;    /* their names, each ended by NUL */
};

/* Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
int inputs_open(struct inputs *inputs, const struct options *options);

/* The next one. False: there is none left. */
bool inputs_next(struct inputs *inputs, struct input *input);

/* Looks at all names at once, before the first is asked for: all are in `next`. */
void inputs_all(struct inputs *inputs);

void inputs_free(struct inputs *inputs);

#endif
