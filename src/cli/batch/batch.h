/* Batches: the records of many inputs, judged by one or by several workers, in the order of the input. */
#ifndef CLI_BATCH_BATCH_H
#define CLI_BATCH_BATCH_H

#include "cli/batch/inputs.h"
#include "cli/batch/parts.h"
#include "cli/cli.h"
#include "study/fingerprint.h"

struct baseline;

/* One record, judged and rendered for every report. */
struct judged {
    struct text body[MOST_FORMATS];
    int input;                 /* the number of the input it is from */
    struct text listed;        /* its lines of the baseline being written */
    bool passed_over;          /* it is not a record, and nothing else of it counts */
    bool folded;               /* it is rendered, and what nobody asks for any longer is gone */
    const char *problem;       /* why the input could not be opened, for standard error; NULL: it could */
    size_t bytes;              /* that it holds while it waits */
    struct followed *followed; /* until it is rendered */
    struct judged *next;
    struct verdict verdict; /* last: large, and zeroed by the caller */
};

/* What every worker needs to know; nothing else of it changes while they work. */
struct batch {
    struct inputs *inputs; /* one worker at a time asks for the next */
    const struct options *options;
    const struct report *reports; /* in whose manner records are rendered */
    int report_count;
    const struct baseline *baseline, *new_baseline; /* NULL: none */
    bool follow, frames; /* some report wants to know the way to each finding, or the pictures */
    bool fingerprints;   /* or fingerprints, or a baseline does */
};

/* Calls `take` with every record, in the order of the inputs and of the records in them, one at a time. It is freed afterwards. `take`
   returns false to end the batch early. */
void batch_run(const struct batch *batch, bool (*take)(void *context, struct judged *judged), void *context);

/* What the records of an input have come to so far: the next ones are numbered and fingerprinted by it. Zero-initialise. */
struct so_far {
    struct fingerprints met;
    int documents;
    bool any;   /* a record was given */
    bool ended; /* what comes now is not to be judged any longer */
};

/* What a worker keeps from input to input. Zero-initialise; workplace_free when done. */
struct workplace {
    struct box_cache cache;
    struct reader *reader;
    struct judged *spare; /* room for the next record */
};

void workplace_free(struct workplace *place);

/* Frees a record that is not folded, but for its room. */
void workplace_take_back(struct workplace *place, struct judged *judged);

/* Who gets the records. `give` owns each; false: stop. */
struct taker {
    bool (*give)(void *context, struct judged *judged);
    void *context;
};

/* judge.c. One input, record by record; it may be opened already. */
void judge_input(const struct batch *batch, struct workplace *place, const struct input *input,
                 const struct taker *taker);
void judge_opened(const struct batch *batch, struct workplace *place, const struct input *input, struct source *source,
                  const struct taker *taker);

/* Or a part of a file, before those in front of it are known: records without findings are rendered at once, with the number they will
   most likely have. When all parts in front of it were counted, it is counted too: false says that it has to be judged again, alone and
   up to the end of the file, because a record reaches beyond its edge or has another number. Then its records are given, and nothing is
   left of it; or it is freed. */
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

/* The same record, rendered, in as little room as what is still asked of it takes: who played and the score are gone. */
struct judged *judged_folded(struct workplace *place, struct judged *judged);
void judged_free_all(struct judged *first);

/* Documents in a part, and parts a worker has judged ahead, at most: their records are all held until it is their turn. */
int documents_in_part(const struct batch *batch);
int parts_ahead(const struct batch *batch);

#endif
