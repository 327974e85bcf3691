/* Batches: judges the records of many inputs, with one or several workers, in the order of the input. */
#ifndef CLI_BATCH_BATCH_H
#define CLI_BATCH_BATCH_H

#include "cli/batch/inputs.h"
#include "cli/cli.h"
#include "study/fingerprint.h"

struct baseline;

/* One record, judged and rendered for every report. */
struct judged {
    struct text body[MOST_FORMATS];
    int input;                 /* number of its input */
    struct text listed;        /* its lines for the baseline being written */
    bool crashed;              /* judging it ended its process */
    bool passed_over;          /* it is not a record, and is only counted */
    bool folded;               /* it is rendered, and what is no longer needed was freed */
    const char *problem;       /* why the input could not be opened, for standard error; or NULL */
    size_t bytes;              /* memory that it uses while it waits */
    struct followed *followed; /* until it is rendered */
    struct judged *next;
    struct verdict verdict; /* last: large, and zeroed by the caller */
};

/* What every worker needs. Except for `inputs`, it does not change while they work. */
struct batch {
    struct inputs *inputs; /* one worker at a time asks for the next */
    const struct options *options;
    const struct report *reports; /* how records are rendered */
    int report_count;
    const struct baseline *baseline, *new_baseline; /* NULL: none */
    bool follow, frames; /* a report needs the entries before each finding, or the pictures */
    bool fingerprints;   /* a report or a baseline needs fingerprints */
    bool mistakes;       /* a report tells mistakes apart */
    bool careful;        /* each record is judged first in a process of its own: one of them crashed */
    int spool;           /* a copy of standard input, for when it must be read again; -1: none */
};

/* Calls `take` with every record, one at a time, in the order of the inputs and of the records in them, and frees it
   then. `take` returns false to end the batch early. */
void batch_run(const struct batch *batch, bool (*take)(void *context, struct judged *judged), void *context);

/* Does it with as many workers as the options have jobs: queue.c. */
void queue_run(const struct batch *batch, bool (*take)(void *context, struct judged *judged), void *context);

/* The state of an input after some of its records: the next ones get their numbers and fingerprints from it.
   Zero-initialise. */
struct so_far {
    struct fingerprints met;
    int documents;
    bool any;   /* a record was given */
    bool ended; /* the rest must not be judged */
};

/* What a worker keeps from input to input. Zero-initialise; workplace_free when done. */
struct workplace {
    struct box_cache cache;
    struct reader *reader;
    struct judged *spare; /* room for the next record */
};

void workplace_free(struct workplace *place);

/* Frees a record that is not folded, but keeps its room. */
void workplace_take_back(struct workplace *place, struct judged *judged);

/* Receives the records. `give` takes ownership of each; false: stop. */
struct taker {
    bool (*give)(void *context, struct judged *judged);
    void *context;
};

/* Opens it, if it can be. */
bool input_open(const struct batch *batch, const struct input *input, struct source *source);

/* judge_input.c. Judges one input, record by record; it may already be open. */
void judge_input(const struct batch *batch, struct workplace *place, const struct input *input,
                 const struct taker *taker);
void judge_opened(const struct batch *batch, struct workplace *place, const struct input *input, struct source *source,
                  const struct taker *taker);

/* The records that begin on `line` or later, and before the line `before`; 0: up to the end of the file. */
struct file_part {
    int line, before;
    off_t offset; /* offset of `line` */
    int document; /* number of its first document, if every line --- before it begins one */
};

/* judge_ahead judges a part of a file before the parts in front of it are counted: records without findings are
   rendered at once, with their probable number. Once those parts are counted, count_ahead counts this one. If it
   returns true, give_ahead gives its records and frees it. If false, a record crosses the part's edge or has another
   number, and judge_alone must judge it again, up to the end of the file. */
struct ahead *judge_ahead(const struct batch *batch, struct workplace *place, const struct input *input,
                          const struct source *whole, struct file_part part);
bool count_ahead(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                 struct so_far *so_far);
void give_ahead(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                const struct taker *taker);
void judge_alone(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                 struct so_far *so_far, const struct taker *taker);
void ahead_free(struct ahead *ahead);

void judged_free(struct judged *judged);

/* The record, rendered, in as little memory as is still needed: players and score are gone. */
struct judged *judged_folded(struct workplace *place, struct judged *judged);
void judged_free_all(struct judged *first);

/* Most documents in a part, and most parts that a worker judges ahead: all their records are kept until their turn. */
int documents_in_part(const struct batch *batch);
int parts_ahead(const struct batch *batch);

#endif
