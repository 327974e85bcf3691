/* Batches: many inputs judged by several workers, their records handed over in the order of the input. */
#include "cli/batch.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>

enum { JUDGED_WAITING = 16, INPUTS_AHEAD = 8, LOOK_NANOSECONDS = 10 * 1000 * 1000 };

/* The judged records of one input that nobody has taken yet. */
struct pile {
    struct judged *first, *last;
    int waiting;
    bool finished;
};

/* Inputs are handed out in order, so the one being taken from is always in somebody's hands or finished: a worker that waits
   because its pile is full never keeps the others from going on.
   To be woken costs more than to judge a short record. So the taker is called only when there is much to take or nothing else to do,
   and looks by itself a hundred times a second. */
struct crew {
    const struct batch *batch;
    pthread_mutex_t lock;
    pthread_cond_t much, room; /* for the taker; for workers who wait */
    int waiting;               /* workers who do */
    struct pile *pile;         /* one for each input */
    int next, taking;          /* input to hand out next; input whose records are being taken */
    int ahead;                 /* inputs that may be begun before their turn */
    bool stopped;
};

/* A worker's hand on the pile it is filling. */
struct hand {
    struct crew *crew;
    struct pile *pile;
};

static void wait_for_room(struct crew *crew)
{
    crew->waiting++;
    pthread_cond_signal(&crew->much);
    pthread_cond_wait(&crew->room, &crew->lock);
    crew->waiting--;
}

static bool lay_down(void *whom, struct judged *judged)
{
    struct hand *hand = whom;
    struct crew *crew = hand->crew;
    pthread_mutex_lock(&crew->lock);
    while (hand->pile->waiting >= JUDGED_WAITING && !crew->stopped)
        wait_for_room(crew);
    if (hand->pile->last)
        hand->pile->last->next = judged;
    else
        hand->pile->first = judged;
    hand->pile->last = judged;
    hand->pile->waiting++;
    bool wanted = !crew->stopped;
    pthread_mutex_unlock(&crew->lock);
    return wanted;
}

static void *work(void *whom)
{
    struct crew *crew = whom;
    struct box_cache cache = {0};
    pthread_mutex_lock(&crew->lock);
    while (crew->next < crew->batch->inputs->count && !crew->stopped) {
        if (crew->next >= crew->taking + crew->ahead) {
            wait_for_room(crew);
            continue;
        }
        int number = crew->next++;
        struct hand hand = {crew, &crew->pile[number]};
        pthread_mutex_unlock(&crew->lock);
        judge_input(crew->batch, &cache, &crew->batch->inputs->input[number], lay_down, &hand);
        pthread_mutex_lock(&crew->lock);
        hand.pile->finished = true;
        if (crew->next - crew->taking > crew->ahead / 2 || crew->next == crew->batch->inputs->count)
            pthread_cond_signal(&crew->much);
    }
    pthread_mutex_unlock(&crew->lock);
    box_cache_free(&cache);
    return NULL;
}

static void wait_a_moment(struct crew *crew)
{
    enum { SECOND = 1000 * 1000 * 1000 };
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += LOOK_NANOSECONDS;
    until.tv_sec += until.tv_nsec / SECOND;
    until.tv_nsec %= SECOND;
    pthread_cond_timedwait(&crew->much, &crew->lock, &until);
}

/* The next record of the pile, or NULL when it is finished. */
static struct judged *pick_up(struct crew *crew, struct pile *pile)
{
    pthread_mutex_lock(&crew->lock);
    while (!pile->first && !pile->finished)
        wait_a_moment(crew);
    struct judged *judged = pile->first;
    if (judged) {
        pile->first = judged->next;
        pile->last = pile->first ? pile->last : NULL;
        pile->waiting--;
    } else
        crew->taking++;
    if (crew->waiting)
        pthread_cond_broadcast(&crew->room);
    pthread_mutex_unlock(&crew->lock);
    return judged;
}

static void take_all(struct crew *crew, bool (*take)(void *, struct judged *, int), void *whom)
{
    bool wanted = true;
    for (int i = 0; i < crew->batch->inputs->count && wanted; i++)
        for (struct judged *judged; wanted && (judged = pick_up(crew, &crew->pile[i]));) {
            wanted = take(whom, judged, i + 1);
            judged_free(judged);
        }
    pthread_mutex_lock(&crew->lock);
    crew->stopped = true;
    pthread_cond_broadcast(&crew->room);
    pthread_mutex_unlock(&crew->lock);
}

static void drop_judged(struct crew *crew)
{
    for (int i = 0; i < crew->batch->inputs->count; i++)
        for (struct judged *judged = crew->pile[i].first, *next; judged; judged = next) {
            next = judged->next;
            judged_free(judged);
        }
    free(crew->pile);
}

static bool run_crew(const struct batch *batch, int workers, bool (*take)(void *, struct judged *, int), void *whom)
{
    struct crew crew = {.batch = batch, .ahead = workers * INPUTS_AHEAD};
    crew.pile = must_alloc(sizeof *crew.pile * (size_t)batch->inputs->count);
    pthread_condattr_t steady; /* the clock on the wall may be set */
    pthread_condattr_init(&steady);
    pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.much, &steady);
    pthread_cond_init(&crew.room, NULL);
    pthread_t *thread = must_alloc(sizeof *thread * (size_t)workers);
    int started = 0;
    while (started < workers && pthread_create(&thread[started], NULL, work, &crew) == 0)
        started++;
    if (started)
        take_all(&crew, take, whom);
    for (int i = 0; i < started; i++)
        pthread_join(thread[i], NULL);
    drop_judged(&crew);
    pthread_cond_destroy(&crew.much);
    pthread_cond_destroy(&crew.room);
    pthread_condattr_destroy(&steady);
    pthread_mutex_destroy(&crew.lock);
    free(thread);
    return started > 0;
}

/* Alone: every record is taken as soon as it is there. */
struct alone {
    bool (*take)(void *, struct judged *, int);
    void *whom;
    int done;
    bool wanted;
};

static bool pass_on(void *whom, struct judged *judged)
{
    struct alone *alone = whom;
    alone->wanted = alone->take(alone->whom, judged, alone->done);
    judged_free(judged);
    return alone->wanted;
}

void batch_run(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    int count = batch->inputs->count, workers = batch->options->jobs < count ? batch->options->jobs : count;
    if (workers > 1 && run_crew(batch, workers, take, whom))
        return;
    struct alone alone = {.take = take, .whom = whom, .wanted = true};
    struct box_cache cache = {0};
    for (int i = 0; i < count && alone.wanted; i++) {
        alone.done = i + 1;
        judge_input(batch, &cache, &batch->inputs->input[i], pass_on, &alone);
    }
    box_cache_free(&cache);
}
