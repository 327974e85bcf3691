/* A crew: several workers judge the inputs of a batch; their records are handed over in the order of the input. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/piles.h"
#include "cli/spread.h"

/* Bytes of records that wait for those before them, and of those a worker has not passed on, at most. The check of threads sets
   this lower: then they have to wait for each other. */
#ifndef MOST_WAITING
#define MOST_WAITING (32 * 1024 * 1024)
#endif

/* Inputs that were looked for and not begun, at most, and when a worker looks for more; those that a worker begins at a time. */
enum { MOST_HELD = MOST_WAITING / 512, MOST_IN_SIGHT = 64, FEW_IN_SIGHT = 16, MOST_IN_HAND = 8 };

/* Small files are judged faster than workers agree about them: each takes a handful, and tells the others of all at once. */
struct worker {
    struct crew *crew;
    struct stock stock;
    struct desk desk;
    struct share *hand[MOST_IN_HAND];
    int in_hand, told, done;   /* shares; the others know that so many are done */
    size_t held;               /* bytes of their records that the others do not know of */
    struct share *first_ahead; /* of those it has judged ahead, in the order in which they are due */
    int ahead;
};

/* Inputs and parts are handed out in order, and nobody has anything in hand or gives anything before what it has of those before it. So
   what is due next is in the hands of a worker who does not wait for room, or there is a worker to take it: a worker that waits never
   keeps the others from going on. The worker that finishes what is due hands it over, one worker at a time. */
struct crew {
    const struct batch *batch;
    bool (*take)(void *whom, struct judged *judged, int done);
    void *whom;
    pthread_mutex_t lock;
    pthread_cond_t moved; /* something that others may wait for */
    int waiting;          /* workers who do */
    struct input in_sight[MOST_IN_SIGHT];
    int first_in_sight, inputs_in_sight;
    bool looking, seen_all; /* a worker looks for inputs; there are none after those in sight */
    struct piles piles;
    bool handing_over; /* a worker is */
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

/* The record that is due, if it is there. */
static struct judged *take_due(struct crew *crew, struct stock **whose)
{
    bool moved;
    struct judged *judged = crew->stopped ? NULL : piles_take(&crew->piles, whose, &moved);
    if (!crew->stopped && moved)
        tell_others(crew);
    return judged;
}

static void hand_over(struct crew *crew)
{
    if (crew->handing_over)
        return;
    crew->handing_over = true;
    struct stock *whose;
    for (struct judged *judged; (judged = take_due(crew, &whose));) {
        int done = crew->piles.taken + 1;
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
static struct judged *take_spent(struct stock *stock)
{
    struct judged *spent = stock->spent;
    stock->spent = NULL;
    return spent;
}

/* ---- handing out ------------------------------------------------------------------------------------------------ */

/* Looking for inputs takes its time: meanwhile the others begin what is in sight, and nobody looks whose turn they may wait for. */
static bool should_look(const struct worker *worker)
{
    const struct crew *crew = worker->crew;
    return !crew->looking && !crew->seen_all && crew->inputs_in_sight <= FEW_IN_SIGHT && !worker->first_ahead;
}

static void look_for_inputs(struct crew *crew)
{
    struct input found[MOST_IN_SIGHT - FEW_IN_SIGHT];
    int most = MOST_IN_SIGHT - FEW_IN_SIGHT, count = 0;
    crew->looking = true;
    pthread_mutex_unlock(&crew->lock);
    while (count < most && inputs_next(crew->batch->inputs, &found[count]))
        count++;
    pthread_mutex_lock(&crew->lock);
    crew->looking = false;
    crew->seen_all = count < most;
    for (int i = 0; i < count; i++)
        crew->in_sight[(crew->first_in_sight + crew->inputs_in_sight++) % MOST_IN_SIGHT] = found[i];
    tell_others(crew);
}

static struct share *begin_next_input(struct worker *worker)
{
    struct crew *crew = worker->crew;
    const struct input *next = &crew->in_sight[crew->first_in_sight];
    crew->first_in_sight = (crew->first_in_sight + 1) % MOST_IN_SIGHT;
    crew->inputs_in_sight--;
    return pile_add_share(pile_begin(&crew->piles, &worker->stock, next), &worker->stock);
}

static bool has_room(const struct crew *crew)
{
    return crew->piles.bytes < MOST_WAITING;
}

/* Of what it has judged ahead the first, if its turn has come: with another it might have to wait for room, and others for this. */
static bool find_turn(struct worker *worker)
{
    struct share *first = worker->first_ahead;
    if (!first || first->pile->turn != first->number)
        return false;
    worker->first_ahead = first->next_ahead;
    worker->ahead--;
    worker->hand[worker->in_hand++] = first;
    return true;
}

/* Of what anybody may take the first, or nothing. Who has judged parts ahead begins no input: it might have to wait for room in the middle
   of it, and others for those parts. */
static bool find_share(struct worker *worker, bool *later)
{
    struct crew *crew = worker->crew;
    for (struct pile *pile = crew->piles.first; pile; pile = pile->next) {
        *later |= pile->state != HANDED_OUT;
        if (pile->state == BEGUN || pile->state == HANDED_OUT)
            continue;
        if ((pile->state == LEFT && worker->first_ahead) || (pile != crew->piles.first && !has_room(crew)))
            return false;
        worker->hand[worker->in_hand++] = pile_take_share(pile, &worker->stock);
        return true;
    }
    return false;
}

/* The fewer there are, the fewer at a time: in the end all have something to do. */
static bool find_inputs(struct worker *worker, bool *later)
{
    struct crew *crew = worker->crew;
    *later |= crew->inputs_in_sight || !crew->seen_all;
    if (!crew->inputs_in_sight || worker->first_ahead || (crew->piles.first && !has_room(crew)))
        return false;
    int handful = crew->inputs_in_sight / (2 * crew->batch->options->jobs);
    do
        worker->hand[worker->in_hand++] = begin_next_input(worker);
    while (worker->in_hand < handful && worker->in_hand < MOST_IN_HAND);
    return true;
}

/* Takes something in hand; `*later` says that there may be something after a while. */
static bool find_work(struct worker *worker, bool *later)
{
    *later = worker->first_ahead != NULL;
    return find_turn(worker)
           || (worker->ahead < parts_ahead(worker->crew->batch)
               && (find_share(worker, later) || find_inputs(worker, later)));
}

/* ---- working ---------------------------------------------------------------------------------------------------- */

static void keep_ahead(struct worker *worker, struct share *share)
{
    struct share **link = &worker->first_ahead;
    while (*link && share_is_before(*link, share))
        link = &(*link)->next_ahead;
    share->next_ahead = *link;
    *link = share;
    worker->ahead++;
}

static void finish(struct worker *worker, struct share *share)
{
    share->finished = !share->ahead;
    if (share->ahead)
        keep_ahead(worker, share);
    else if (share->pile->state == BEGUN) {
        share->pile->state = HANDED_OUT;
        tell_others(worker->crew);
    }
}

/* The others learn what is done, and of what is not the records that are there. */
static void tell(struct worker *worker)
{
    struct crew *crew = worker->crew;
    for (int i = worker->told; i < worker->in_hand && i <= worker->done; i++)
        share_lay_down(worker->hand[i]);
    for (; worker->told < worker->done; worker->told++)
        finish(worker, worker->hand[worker->told]);
    crew->piles.bytes += worker->held;
    worker->held = 0;
    hand_over(crew);
}

static void wait_for_room(struct worker *worker)
{
    struct crew *crew = worker->crew;
    while (!has_room(crew) && !share_is_due(&crew->piles, worker->hand[worker->done]) && !crew->stopped)
        wait_a_while(crew);
}

static bool lay_down(void *whom, struct judged *judged)
{
    struct worker *worker = whom;
    struct crew *crew = worker->crew;
    judged = judged_folded(&worker->desk, judged);
    worker->held += judged->bytes;
    share_hold(worker->hand[worker->done], judged);
    if (worker->in_hand > 1 && worker->held < MOST_HELD)
        return true;
    pthread_mutex_lock(&crew->lock);
    tell(worker);
    wait_for_room(worker);
    bool wanted = !crew->stopped;
    struct judged *spent = take_spent(&worker->stock);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    return wanted;
}

/* Those in hand after what is divided now are left to anybody: its parts come first. */
static void divide(struct worker *worker, struct share *share)
{
    struct pile *pile = share->pile;
    pile->state = DIVIDED;
    pile->parts = parts_of(pile->source.file, documents_in_part(worker->crew->batch));
    share_take_part(share);
    while (worker->in_hand > worker->done + 1)
        worker->hand[--worker->in_hand]->pile->state = LEFT;
    tell_others(worker->crew);
}

/* If it is worth it, others get parts of it too; else it stays as it is for them until it was judged. */
static void open_pile(struct worker *worker, struct share *share)
{
    struct pile *pile = share->pile;
    const struct input *input = &pile->input;
    pile->opened = !input->problem && source_open(&pile->source, input->path, input->name);
    if (!pile->opened || input->club_fault || !parts_worth(&pile->source))
        return;
    pthread_mutex_lock(&worker->crew->lock);
    divide(worker, share);
    pthread_mutex_unlock(&worker->crew->lock);
}

static void pass_turn(void *whom)
{
    const struct worker *worker = whom;
    struct crew *crew = worker->crew;
    struct pile *pile = worker->hand[worker->done]->pile;
    pthread_mutex_lock(&crew->lock);
    pile->turn++;
    if (!crew->stopped && pile->so_far.ended)
        pile->state = HANDED_OUT;
    tell_others(crew);
    pthread_mutex_unlock(&crew->lock);
}

static void judge_share(struct worker *worker, struct share *share)
{
    struct pile *pile = share->pile;
    const struct batch *batch = worker->crew->batch;
    struct taker taker = {.give = lay_down, .whom = worker};
    if (share->number == 0)
        open_pile(worker, share);
    if (share->part.line) {
        share->ahead = judge_ahead(batch, &worker->desk, &pile->input, &pile->source, share->part);
        return;
    }
    judge_opened(batch, &worker->desk, &pile->input, pile->opened ? &pile->source : NULL, &taker);
    if (pile->opened)
        source_close(&pile->source);
    pile->opened = false;
}

static void give_share(struct worker *worker, struct share *share)
{
    struct taker taker = {lay_down, pass_turn, worker};
    struct ahead *ahead = share->ahead;
    share->ahead = NULL;
    give_ahead(worker->crew->batch, &worker->desk, &share->pile->input, ahead, &share->pile->so_far, &taker);
}

/* Nothing is before the first part of an input: its turn is now. */
static void do_share(struct worker *worker, struct share *share)
{
    bool turn = share->ahead || share->number == 0;
    if (!share->ahead)
        judge_share(worker, share);
    if (share->ahead && turn)
        give_share(worker, share);
}

static void do_all_in_hand(struct worker *worker)
{
    struct crew *crew = worker->crew;
    struct judged *spent = take_spent(&worker->stock);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    for (worker->told = worker->done = 0; worker->done < worker->in_hand; worker->done++)
        do_share(worker, worker->hand[worker->done]);
    pthread_mutex_lock(&crew->lock);
    tell(worker);
    worker->in_hand = 0;
}

static void *run_worker(void *whom)
{
    struct worker *worker = whom;
    struct crew *crew = worker->crew;
    bool later = true;
    pthread_mutex_lock(&crew->lock);
    while (!crew->stopped && later)
        if (should_look(worker))
            look_for_inputs(crew);
        else if (find_work(worker, &later)) {
            do_all_in_hand(worker);
            later = true;
        } else if (later)
            wait_a_while(crew);
    pthread_mutex_unlock(&crew->lock);
    return NULL;
}

/* Each worker soon needs again what it gives back: so the system does not get it in between. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, MOST_WAITING);
#endif
}

static void dismiss(struct crew *crew, struct worker *worker, int workers)
{
    piles_close(&crew->piles);
    for (int i = 0; i < workers; i++) {
        stock_free(&worker[i].stock);
        desk_free(&worker[i].desk);
    }
}

/* The calling thread is one of the workers. */
void crew_run(const struct batch *batch, bool (*take)(void *, struct judged *, int), void *whom)
{
    int workers = batch->options->jobs, started = 1;
    struct crew crew = {.batch = batch, .take = take, .whom = whom};
    pthread_t *thread = must_alloc(sizeof *thread * (size_t)workers);
    struct worker *worker = must_alloc(sizeof *worker * (size_t)workers);
    keep_memory();
    pthread_mutex_init(&crew.lock, NULL);
    pthread_cond_init(&crew.moved, NULL);
    for (int i = 0; i < workers; i++)
        worker[i].crew = &crew;
    while (started < workers && spread_start(&thread[started], started, run_worker, &worker[started]))
        started++;
    run_worker(&worker[0]);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    dismiss(&crew, worker, workers);
    pthread_cond_destroy(&crew.moved);
    pthread_mutex_destroy(&crew.lock);
    free(worker);
    free(thread);
}
