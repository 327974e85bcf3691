/* Batches: the records of many inputs, in their order. */
#include "cli/batch.h"

#include "cli/crew.h"

/* Every record is taken as soon as it is there. */
struct alone {
    bool (*take)(void *, struct judged *, int);
    void *whom;
    struct desk desk;
    int done;
    bool wanted;
};

static bool pass_on(void *whom, struct judged *judged)
{
    struct alone *alone = whom;
    alone->wanted = alone->take(alone->whom, judged, alone->done);
    desk_take_back(&alone->desk, judged);
    return alone->wanted;
}

static void run_alone(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    struct alone alone = {.take = take, .whom = whom, .wanted = true};
    struct taker taker = {.give = pass_on, .whom = &alone};
    for (struct input input; alone.wanted && inputs_next(batch->inputs, &input);) {
        alone.done++;
        judge_input(batch, &alone.desk, &input, &taker);
    }
    desk_free(&alone.desk);
}

void batch_run(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    (batch->options->jobs == 1 ? run_alone : crew_run)(batch, take, whom);
}
