/* Batches: the records of many inputs, in their order. */
#include "cli/batch/batch.h"

#include "cli/batch/queue.h"

/* Every record is taken as soon as it is judged. */
struct alone {
    bool (*take)(void *, struct judged *);
    void *context;
    struct workplace place;
    bool wanted;
};

static bool pass_on(void *context, struct judged *judged)
{
    struct alone *alone = context;
    alone->wanted = alone->take(alone->context, judged);
    workplace_take_back(&alone->place, judged);
    return alone->wanted;
}

static void run_alone(const struct batch *batch, bool (*take)(void *, struct judged *), void *context)
{
    struct alone alone = {.take = take, .context = context, .wanted = true};
    struct taker taker = {pass_on, &alone};
    for (struct input input; alone.wanted && inputs_next(batch->inputs, &input);)
        judge_input(batch, &alone.place, &input, &taker);
    workplace_free(&alone.place);
}

void batch_run(const struct batch *batch, bool (*take)(void *, struct judged *), void *context)
{
    (batch->options->jobs == 1 ? run_alone : queue_run)(batch, take, context);
}
