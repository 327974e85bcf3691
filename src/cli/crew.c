/* A crew: several workers judge the inputs of a batch; their records are handed over in the order of the input. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* Of records that wait for those before them. */
static const size_t most_waiting = (size_t)32 << 20;

/* What it has asked for comes back to it, to be freed or used again: where one frees what another asked for, both wait. */
struct worker {
    struct crew *crew;
    struct box_cache cache;
    struct share *oldest, *newest; /* that it has judged ahead */
    int ahead;
    struct judged *spent; /* records that were taken */
    struct share *spare_shares;
    struct pile *spare_piles;
};

/* A whole input or a part of it, in the hands of a worker, and its records that nobody has taken yet. */
struct share {
    struct crew *crew;
    struct worker *worker;
    struct pile *pile;
    int number; /* among the shares of its input */
    struct file_part part;
    struct ahead *ahead; /* a part, judged, whose turn has not come yet */
    struct share *newer; /* among those its worker has judged ahead */
    struct judged *first, *last;
    bool finished;
    struct share *next;
};

/* An input that was begun. */
struct pile {
    struct worker *worker; /* who began it */
    const struct input *input;
    struct source source;
    bool opened;
    enum { BEGUN, DIVIDED, HANDED_OUT } state;
    struct file_parts parts;    /* of a divided one: what is left to hand out */
    struct share *first, *last; /* that were handed out and are not yet taken */
    int shares, turn;           /* handed out so far; whose records are to be numbered */
    struct so_far so_far;
    struct pile *next; /* among the spare ones */
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

static void drop_first_share(struct pile *pile)
{
    struct share *share = pile->first;
    pile->first = share->next;
    pile->last = pile->first ? pile->last : NULL;
    judged_free_all(share->first);
    if (share->ahead)
        ahead_free(share->ahead);
    share->next = share->worker->spare_shares;
    share->worker->spare_shares = share;
}

static void close_pile(struct pile *pile)
{
    if (pile->opened)
        source_close(&pile->source);
    fingerprints_free(&pile->so_far.met);
    while (pile->first)
        drop_first_share(pile);
    pile->next = pile->worker->spare_piles;
    pile->worker->spare_piles = pile;
}

/* The record that is due, and who has judged it; or NULL if it is not there yet. */
static struct judged *take_due(struct crew *crew, struct worker **whose)
{
    while (crew->taking < crew->next) {
        struct pile *pile = crew->pile[crew->taking];
        struct share *share = pile->first;
        struct judged *judged = share ? share->first : NULL;
        if (judged) {
            share->first = judged->next;
            share->last = share->first ? share->last : NULL;
            crew->bytes -= judged->bytes;
            *whose = share->worker;
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
    struct worker *whose;
    for (struct judged *judged; !crew->stopped && (judged = take_due(crew, &whose));) {
        int done = crew->taking + 1;
        pthread_mutex_unlock(&crew->lock);
        bool wanted = crew->take(crew->whom, judged, done);
        pthread_mutex_lock(&crew->lock);
        judged->next = whose->spent;
        whose->spent = judged;
        crew->stopped = !wanted;
        tell_others(crew);
    }
    crew->handing_over = false;
}

/* What it is to free, when nobody waits for it. */
static struct judged *take_spent(struct worker *worker)
{
    struct judged *spent = worker->spent;
    worker->spent = NULL;
    return spent;
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
    struct judged *spent = take_spent(share->worker);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    return wanted;
}

/* ---- turns ------------------------------------------------------------------------------------------------------ */

/* The part its worker has judged first of those that wait, if it is that one's turn. */
static struct share *find_turn(const struct worker *worker)
{
    struct share *oldest = worker->oldest;
    return oldest && oldest->pile->turn == oldest->number ? oldest : NULL;
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

static struct share *add_share(struct worker *worker, struct pile *pile)
{
    struct share *share = worker->spare_shares;
    if (share)
        worker->spare_shares = share->next;
    else
        share = must_alloc(sizeof *share);
    *share = (struct share){.crew = worker->crew, .worker = worker, .pile = pile, .number = pile->shares++};
    if (pile->last)
        pile->last->next = share;
    else
        pile->first = share;
    pile->last = share;
    return share;
}

static struct pile *new_pile(struct worker *worker, const struct input *input)
{
    struct pile *pile = worker->spare_piles;
    if (pile)
        worker->spare_piles = pile->next;
    else
        pile = must_alloc(sizeof *pile);
    *pile = (struct pile){.worker = worker, .input = input};
    return pile;
}

static void take_part(struct share *share)
{
    share->part = parts_next(&share->pile->parts);
    if (share->pile->parts.ended)
        share->pile->state = HANDED_OUT;
}

/* Something to judge, or NULL; `*later` says that there may be something after a while. Who has judged parts ahead begins no input: it may
   have to wait for room in the middle of it, and others for those parts. */
static struct share *find_share(struct worker *worker, bool *later)
{
    struct crew *crew = worker->crew;
    *later = worker->oldest != NULL;
    if (worker->ahead == parts_ahead(crew->batch))
        return NULL;
    for (int i = crew->taking; i < crew->next; i++) {
        struct pile *pile = crew->pile[i];
        bool divided = pile->state == DIVIDED;
        if (divided && (i == crew->taking || crew->bytes < most_waiting)) {
            struct share *share = add_share(worker, pile);
            take_part(share);
            return share;
        }
        *later |= divided || pile->state == BEGUN;
    }
    if (crew->next == crew->batch->inputs->count)
        return NULL;
    *later = true;
    if (worker->oldest || (crew->next > crew->taking && crew->bytes >= most_waiting))
        return NULL;
    struct pile *pile = new_pile(worker, &crew->batch->inputs->input[crew->next]);
    crew->pile[crew->next++] = pile;
    return add_share(worker, pile);
}

/* If it is worth it, others get parts of it too; else it stays as it is for them until it was judged. */
static void open_pile(struct crew *crew, struct share *share)
{
    struct pile *pile = share->pile;
    const struct input *input = pile->input;
    pile->opened = !input->problem && source_open(&pile->source, input->path, input->name);
    if (!pile->opened || input->club_fault || !parts_worth(&pile->source))
        return;
    pthread_mutex_lock(&crew->lock);
    pile->state = DIVIDED;
    pile->parts = parts_of(pile->source.file, documents_in_part(crew->batch));
    take_part(share);
    tell_others(crew);
    pthread_mutex_unlock(&crew->lock);
}

static void judge_share(struct worker *worker, struct share *share)
{
    const struct batch *batch = worker->crew->batch;
    struct pile *pile = share->pile;
    struct taker taker = {lay_down, pass_turn, share};
    if (share->number == 0)
        open_pile(worker->crew, share);
    if (share->part.line) {
        share->ahead = judge_ahead(batch, &worker->cache, pile->input, &pile->source, share->part);
        return;
    }
    judge_opened(batch, &worker->cache, pile->input, pile->opened ? &pile->source : NULL, &taker);
    if (pile->opened)
        source_close(&pile->source);
    pile->opened = false;
}

static void give_share(struct worker *worker, struct share *share)
{
    struct taker taker = {lay_down, pass_turn, share};
    struct ahead *ahead = share->ahead;
    share->ahead = NULL;
    give_ahead(worker->crew->batch, &worker->cache, share->pile->input, ahead, &share->pile->so_far, &taker);
}

static void keep_ahead(struct worker *worker, struct share *share)
{
    if (worker->oldest)
        worker->newest->newer = share;
    else
        worker->oldest = share;
    worker->newest = share;
    worker->ahead++;
}

static void leave_oldest(struct worker *worker)
{
    worker->oldest = worker->oldest->newer;
    worker->ahead--;
}

static void finish(struct crew *crew, struct share *share)
{
    share->finished = true;
    if (share->pile->state == BEGUN) {
        share->pile->state = HANDED_OUT;
        tell_others(crew);
    }
    hand_over(crew);
}

/* Judges a share, or gives what it has judged of one. */
static void do_share(struct worker *worker, struct share *share, void (*what)(struct worker *, struct share *))
{
    struct crew *crew = worker->crew;
    struct judged *spent = take_spent(worker);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    what(worker, share);
    pthread_mutex_lock(&crew->lock);
    if (share->ahead)
        keep_ahead(worker, share);
    else
        finish(crew, share);
}

static void *work(void *whom)
{
    struct worker *worker = whom;
    struct crew *crew = worker->crew;
    bool later = true;
    pthread_mutex_lock(&crew->lock);
    while (!crew->stopped && later) {
        struct share *share;
        if ((share = find_turn(worker))) {
            leave_oldest(worker);
            do_share(worker, share, give_share);
        } else if ((share = find_share(worker, &later))) {
            do_share(worker, share, judge_share);
            later = true;
        } else if (later)
            wait_a_while(crew);
    }
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

/* Each worker soon needs again what it gives back: so the system does not get it in between. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, (int)most_waiting);
#endif
}

/* When all have ended. */
static void dismiss(struct crew *crew, struct worker *worker, int workers)
{
    for (int i = 0; i < crew->next; i++)
        if (crew->pile[i])
            close_pile(crew->pile[i]);
    for (int i = 0; i < workers; i++) {
        judged_free_all(worker[i].spent);
        box_cache_free(&worker[i].cache);
        for (struct share *share; (share = worker[i].spare_shares); free(share))
            worker[i].spare_shares = share->next;
        for (struct pile *pile; (pile = worker[i].spare_piles); free(pile))
            worker[i].spare_piles = pile->next;
    }
}

/* The calling thread is one of the workers. */
static void run_crew(struct crew *crew, int workers)
{
    keep_memory();
    pthread_t *thread = must_alloc(sizeof *thread * (size_t)workers);
    struct worker *worker = must_alloc(sizeof *worker * (size_t)workers);
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->moved, NULL);
    for (int i = 0; i < workers; i++)
        worker[i].crew = crew;
    int started = 1;
    while (started < workers && pthread_create(&thread[started], NULL, work, &worker[started]) == 0)
        started++;
    work(&worker[0]);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    dismiss(crew, worker, workers);
    pthread_cond_destroy(&crew->moved);
    pthread_mutex_destroy(&crew->lock);
    free(worker);
    free(thread);
}

void crew_run(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    struct crew crew = {.batch = batch, .take = take, .whom = whom};
    crew.pile = must_alloc(sizeof *crew.pile * (size_t)batch->inputs->count);
    run_crew(&crew, batch->options->jobs);
    free(crew.pile);
}
