/* Batches: many inputs judged by several workers, their records handed over in the order of the input. */
#include "cli/batch.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Of records that wait for those before them. */
static const size_t most_waiting = (size_t)32 << 20;

/* A whole input or a part of it, in the hands of a worker, and its records that nobody has taken yet. */
struct share {
    struct crew *crew;
    struct pile *pile;
    int number; /* among the shares of its input */
    struct file_part part;
    struct judged *first, *last;
    bool finished;
    struct share *next;
};

/* An input that was begun. */
struct pile {
    const struct input *input;
    struct source source;
    bool opened;
    enum { BEING_OPENED, DIVIDED, HANDED_OUT } state;
    struct file_parts parts;    /* of a divided one: what is left to hand out */
    struct share *first, *last; /* that were handed out and are not yet taken */
    int shares, turn;           /* handed out so far; whose records are to be numbered */
    struct so_far so_far;
};

/* Inputs and parts are handed out in order, so what is due next is always in somebody's hands, who never waits for room: a worker that
   waits never keeps the others from going on. Whoever finishes what is due hands it over, one worker at a time. */
struct crew {
    const struct batch *batch;
    bool (*take)(void *whom, struct judged *judged, int done);
    void *whom;
    pthread_mutex_t lock;
    pthread_cond_t moved; /* something that others may wait for */
    int waiting;          /* workers who do */
    struct pile **pile;   /* one for each input; NULL before it is begun, and when all of it was taken */
    int next, taking;     /* input to begin next; input whose records are being taken */
    size_t bytes;         /* that all records hold which nobody has taken */
    bool handing_over;    /* somebody is */
    bool stopped;
};

static void wait_a_while(struct crew *crew)
{
    crew->waiting++;
    pthread_cond_wait(&crew->moved, &crew->lock);
    crew->waiting--;
}

static void tell_others(struct crew *crew)
{
    if (crew->waiting)
        pthread_cond_broadcast(&crew->moved);
}

/* ---- handing over ----------------------------------------------------------------------------------------------- */

static void close_pile(struct pile *pile)
{
    if (pile->opened)
        source_close(&pile->source);
    fingerprints_free(&pile->so_far.met);
    for (struct share *share = pile->first, *next; share; share = next) {
        next = share->next;
        judged_free_all(share->first);
        free(share);
    }
    free(pile);
}

static void drop_first_share(struct pile *pile)
{
    struct share *share = pile->first;
    pile->first = share->next;
    pile->last = pile->first ? pile->last : NULL;
    free(share);
}

/* The record that is due, or NULL if it is not there yet. */
static struct judged *take_due(struct crew *crew)
{
    while (crew->taking < crew->next) {
        struct pile *pile = crew->pile[crew->taking];
        struct share *share = pile->first;
        struct judged *judged = share ? share->first : NULL;
        if (judged) {
            share->first = judged->next;
            share->last = share->first ? share->last : NULL;
            crew->bytes -= judged->bytes;
            return judged;
        }
        if (share && !share->finished)
            return NULL;
        if (share)
            drop_first_share(pile);
        else if (pile->state != HANDED_OUT)
            return NULL;
        else {
            close_pile(pile);
            crew->pile[crew->taking++] = NULL;
        }
        tell_others(crew);
    }
    return NULL;
}

static void hand_over(struct crew *crew)
{
    if (crew->handing_over)
        return;
    crew->handing_over = true;
    for (struct judged *judged; !crew->stopped && (judged = take_due(crew));) {
        int done = crew->taking + 1;
        pthread_mutex_unlock(&crew->lock);
        bool wanted = crew->take(crew->whom, judged, done);
        judged_free(judged);
        pthread_mutex_lock(&crew->lock);
        crew->stopped = !wanted;
        tell_others(crew);
    }
    crew->handing_over = false;
}

static bool is_due(const struct crew *crew, const struct share *share)
{
    return share->pile == crew->pile[crew->taking] && share == share->pile->first;
}

static bool lay_down(void *whom, struct judged *judged)
{
    struct share *share = whom;
    struct crew *crew = share->crew;
    judged = judged_folded(judged);
    pthread_mutex_lock(&crew->lock);
    while (crew->bytes >= most_waiting && !is_due(crew, share) && !crew->stopped)
        wait_a_while(crew);
    if (share->last)
        share->last->next = judged;
    else
        share->first = judged;
    share->last = judged;
    crew->bytes += judged->bytes;
    hand_over(crew);
    bool wanted = !crew->stopped;
    pthread_mutex_unlock(&crew->lock);
    return wanted;
}

/* ---- turns ------------------------------------------------------------------------------------------------------ */

static bool wait_for_turn(void *whom)
{
    const struct share *share = whom;
    struct crew *crew = share->crew;
    pthread_mutex_lock(&crew->lock);
    while (share->pile->turn != share->number && !crew->stopped)
        wait_a_while(crew);
    bool wanted = !crew->stopped;
    pthread_mutex_unlock(&crew->lock);
    return wanted;
}

static void pass_turn(void *whom)
{
    const struct share *share = whom;
    pthread_mutex_lock(&share->crew->lock);
    share->pile->turn++;
    if (!share->crew->stopped && share->pile->so_far.ended)
        share->pile->state = HANDED_OUT;
    tell_others(share->crew);
    pthread_mutex_unlock(&share->crew->lock);
}

/* ---- handing out ------------------------------------------------------------------------------------------------ */

static struct share *add_share(struct crew *crew, struct pile *pile)
{
    struct share *share = must_alloc(sizeof *share);
    *share = (struct share){.crew = crew, .pile = pile, .number = pile->shares++};
    if (pile->last)
        pile->last->next = share;
    else
        pile->first = share;
    pile->last = share;
    return share;
}

static void take_part(struct share *share)
{
    share->part = parts_next(&share->pile->parts);
    if (share->pile->parts.ended)
        share->pile->state = HANDED_OUT;
}

/* Something to do, or NULL; `*later` says that there may be something after a while. */
static struct share *find_share(struct crew *crew, bool *later)
{
    *later = false;
    for (int i = crew->taking; i < crew->next; i++) {
        struct pile *pile = crew->pile[i];
        bool divided = pile->state == DIVIDED;
        if (divided && (i == crew->taking || crew->bytes < most_waiting)) {
            struct share *share = add_share(crew, pile);
            take_part(share);
            return share;
        }
        *later |= divided || pile->state == BEING_OPENED;
    }
    if (crew->next == crew->batch->inputs->count)
        return NULL;
    *later = true;
    if (crew->next > crew->taking && crew->bytes >= most_waiting)
        return NULL;
    struct pile *pile = must_alloc(sizeof *pile);
    pile->input = &crew->batch->inputs->input[crew->next];
    crew->pile[crew->next++] = pile;
    return add_share(crew, pile);
}

/* Opens the input. If it is worth it, others get parts of it too. */
static void open_pile(struct crew *crew, struct share *share)
{
    struct pile *pile = share->pile;
    const struct input *input = pile->input;
    bool opened = !input->problem && source_open(&pile->source, input->path, input->name);
    int why = errno;
    bool divide = opened && !input->club_fault && pile->source.copy < 0 && parts_worth(pile->source.file);
    pthread_mutex_lock(&crew->lock);
    pile->opened = opened;
    pile->state = divide ? DIVIDED : HANDED_OUT;
    if (divide) {
        pile->parts = parts_of(pile->source.file, documents_in_part(crew->batch));
        take_part(share);
    }
    tell_others(crew);
    pthread_mutex_unlock(&crew->lock);
    errno = why;
}

static void judge_share(struct crew *crew, struct box_cache *cache, struct share *share)
{
    struct pile *pile = share->pile;
    struct taker taker = {lay_down, wait_for_turn, pass_turn, share};
    if (share->number == 0)
        open_pile(crew, share);
    if (share->part.line)
        judge_part(crew->batch, cache, pile->input, &pile->source, share->part, &pile->so_far, &taker);
    else
        judge_opened(crew->batch, cache, pile->input, pile->opened ? &pile->source : NULL, &taker);
}

static void *work(void *whom)
{
    struct crew *crew = whom;
    struct box_cache cache = {0};
    bool later = true;
    pthread_mutex_lock(&crew->lock);
    while (!crew->stopped && later) {
        struct share *share = find_share(crew, &later);
        if (share) {
            pthread_mutex_unlock(&crew->lock);
            judge_share(crew, &cache, share);
            pthread_mutex_lock(&crew->lock);
            share->finished = later = true;
            hand_over(crew);
        } else if (later)
            wait_a_while(crew);
    }
    pthread_mutex_unlock(&crew->lock);
    box_cache_free(&cache);
    return NULL;
}

/* Each worker soon needs again what it gives back: so the system does not get it in between. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, (int)most_waiting);
#endif
}

/* The calling thread is one of the workers. */
static void run_crew(struct crew *crew, int workers)
{
    keep_memory();
    pthread_t *thread = must_alloc(sizeof *thread * (size_t)workers);
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->moved, NULL);
    int started = 1;
    while (started < workers && pthread_create(&thread[started], NULL, work, crew) == 0)
        started++;
    work(crew);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    for (int i = 0; i < crew->next; i++)
        if (crew->pile[i])
            close_pile(crew->pile[i]);
    pthread_cond_destroy(&crew->moved);
    pthread_mutex_destroy(&crew->lock);
    free(thread);
}

/* ---- alone: every record is taken as soon as it is there -------------------------------------------------------- */

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

static void run_alone(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    struct alone alone = {.take = take, .whom = whom, .wanted = true};
    struct taker taker = {.give = pass_on, .whom = &alone};
    struct box_cache cache = {0};
    for (int i = 0; i < batch->inputs->count && alone.wanted; i++) {
        alone.done = i + 1;
        judge_input(batch, &cache, &batch->inputs->input[i], &taker);
    }
    box_cache_free(&cache);
}

void batch_run(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    if (batch->options->jobs == 1) {
        run_alone(batch, take, whom);
        return;
    }
    struct crew crew = {.batch = batch, .take = take, .whom = whom};
    crew.pile = must_alloc(sizeof *crew.pile * (size_t)batch->inputs->count);
    run_crew(&crew, batch->options->jobs);
    free(crew.pile);
}
