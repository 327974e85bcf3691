/* A crew: several workers judge the inputs of a batch; their records are handed over in the order of the input. */
#include "cli/crew.h"

#include <pthread.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/piles.h"
#include "cli/spread.h"

/* Of records that wait for those before them. */
static const size_t most_waiting = (size_t)32 << 20;

/* Inputs that were looked for and not begun: so many at most, and so few that somebody looks for more. */
enum { MOST_IN_SIGHT = 16, FEW_IN_SIGHT = 4 };

struct worker {
    struct crew *crew;
    struct stock stock;
    struct desk desk;
    struct share *oldest, *newest; /* that it has judged ahead */
    int ahead;
};

/* What a worker has in hand. */
struct work {
    struct worker *worker;
    struct share *share;
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
    struct input in_sight[MOST_IN_SIGHT];
    int first_in_sight, inputs_in_sight;
    bool looking, seen_all; /* somebody looks for inputs; there are none behind those in sight */
    struct piles piles;
    bool handing_over; /* somebody is */
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

static bool lay_down(void *whom, struct judged *judged)
{
    const struct work *work = whom;
    struct share *share = work->share;
    struct crew *crew = work->worker->crew;
    judged = judged_folded(&work->worker->desk, judged);
    pthread_mutex_lock(&crew->lock);
    while (crew->piles.bytes >= most_waiting && !share_is_due(&crew->piles, share) && !crew->stopped)
        wait_a_while(crew);
    share_lay_down(&crew->piles, share, judged);
    hand_over(crew);
    bool wanted = !crew->stopped;
    struct judged *spent = take_spent(share->stock);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    return wanted;
}

/* ---- handing out ------------------------------------------------------------------------------------------------ */

/* Looking for inputs takes its time: meanwhile the others begin what is in sight. */
static bool should_look(const struct crew *crew)
{
    return !crew->looking && !crew->seen_all && crew->inputs_in_sight <= FEW_IN_SIGHT;
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
    return crew->piles.bytes < most_waiting;
}

/* Something to judge, or NULL; `*later` says that there may be something after a while. Who has judged parts ahead begins no input: it may
   have to wait for room in the middle of it, and others for those parts. */
static struct share *find_share(struct worker *worker, bool *later)
{
    struct crew *crew = worker->crew;
    struct piles *piles = &crew->piles;
    *later = worker->oldest != NULL;
    if (worker->ahead == parts_ahead(crew->batch))
        return NULL;
    for (struct pile *pile = piles->first; pile; pile = pile->next) {
        bool divided = pile->state == DIVIDED;
        if (divided && (pile == piles->first || has_room(crew))) {
            struct share *share = pile_add_share(pile, &worker->stock);
            share_take_part(share);
            return share;
        }
        *later |= divided || pile->state == BEGUN;
    }
    *later |= crew->inputs_in_sight || !crew->seen_all;
    if (!crew->inputs_in_sight || worker->oldest || (piles->first && !has_room(crew)))
        return NULL;
    return begin_next_input(worker);
}

/* ---- working ---------------------------------------------------------------------------------------------------- */

/* If it is worth it, others get parts of it too; else it stays as it is for them until it was judged. */
static void open_pile(struct crew *crew, struct share *share)
{
    struct pile *pile = share->pile;
    const struct input *input = &pile->input;
    pile->opened = !input->problem && source_open(&pile->source, input->path, input->name);
    if (!pile->opened || input->club_fault || !parts_worth(&pile->source))
        return;
    pthread_mutex_lock(&crew->lock);
    pile->state = DIVIDED;
    pile->parts = parts_of(pile->source.file, documents_in_part(crew->batch));
    share_take_part(share);
    tell_others(crew);
    pthread_mutex_unlock(&crew->lock);
}

static void pass_turn(void *whom)
{
    const struct work *work = whom;
    struct crew *crew = work->worker->crew;
    struct pile *pile = work->share->pile;
    pthread_mutex_lock(&crew->lock);
    pile->turn++;
    if (!crew->stopped && pile->so_far.ended)
        pile->state = HANDED_OUT;
    tell_others(crew);
    pthread_mutex_unlock(&crew->lock);
}

static void judge_share(struct work *work)
{
    struct worker *worker = work->worker;
    struct share *share = work->share;
    struct pile *pile = share->pile;
    const struct batch *batch = worker->crew->batch;
    struct taker taker = {.give = lay_down, .whom = work};
    if (share->number == 0)
        open_pile(worker->crew, share);
    if (share->part.line) {
        share->ahead = judge_ahead(batch, &worker->desk, &pile->input, &pile->source, share->part);
        return;
    }
    judge_opened(batch, &worker->desk, &pile->input, pile->opened ? &pile->source : NULL, &taker);
    if (pile->opened)
        source_close(&pile->source);
    pile->opened = false;
}

static void give_share(struct work *work)
{
    struct pile *pile = work->share->pile;
    struct taker taker = {lay_down, pass_turn, work};
    struct ahead *ahead = work->share->ahead;
    work->share->ahead = NULL;
    give_ahead(work->worker->crew->batch, &work->worker->desk, &pile->input, ahead, &pile->so_far, &taker);
}

/* The part a worker has judged first of those that wait, if it is that one's turn: now it waits no more. */
static struct share *find_turn(struct worker *worker)
{
    struct share *oldest = worker->oldest;
    if (!oldest || oldest->pile->turn != oldest->number)
        return NULL;
    worker->oldest = oldest->newer;
    worker->ahead--;
    return oldest;
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

static void finish(struct crew *crew, struct share *share)
{
    share->finished = true;
    if (share->pile->state == BEGUN) {
        share->pile->state = HANDED_OUT;
        tell_others(crew);
    }
    hand_over(crew);
}

/* Judges a share, or gives what was judged of it. */
static void do_share(struct worker *worker, struct share *share, void (*what)(struct work *work))
{
    struct crew *crew = worker->crew;
    struct judged *spent = take_spent(&worker->stock);
    pthread_mutex_unlock(&crew->lock);
    judged_free_all(spent);
    what(&(struct work){worker, share});
    pthread_mutex_lock(&crew->lock);
    if (share->ahead)
        keep_ahead(worker, share);
    else
        finish(crew, share);
}

static void *run_worker(void *whom)
{
    struct worker *worker = whom;
    struct crew *crew = worker->crew;
    bool later = true;
    pthread_mutex_lock(&crew->lock);
    while (!crew->stopped && later) {
        struct share *share;
        if ((share = find_turn(worker)))
            do_share(worker, share, give_share);
        else if (should_look(crew))
            look_for_inputs(crew);
        else if ((share = find_share(worker, &later))) {
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
    piles_close(&crew->piles);
    for (int i = 0; i < workers; i++) {
        stock_free(&worker[i].stock);
        desk_free(&worker[i].desk);
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
    while (started < workers && spread_start(&thread[started], started, run_worker, &worker[started]))
        started++;
    run_worker(&worker[0]);
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
    run_crew(&crew, batch->options->jobs);
}
