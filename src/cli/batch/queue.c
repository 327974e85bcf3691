/* Queue: several workers judge the inputs of a batch, job by job; records are returned in the order of the input. */
#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/batch/batch.h"
#include "doc/line_break.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "cli/batch/spread.h"

/* Most bytes of finished records that wait for those before them. The test of threads sets this lower, so that workers
   must wait. */
#ifndef MOST_WAITING
#define MOST_WAITING (32 * 1024 * 1024)
#endif

/* Inputs that are searched at a time, and whole inputs in one job: small files are judged faster than workers can
   synchronise. */
enum { MOST_FOUND = 48, MOST_IN_JOB = 8 };

/* Where the next part begins. */
struct file_parts {
    int file; /* a regular file; not owned */
    int line;
    off_t offset;
    int document; /* number of the document that begins there */
    int most;     /* documents in a part */
    off_t enough; /* bytes of a part */
    bool ended;
};

/* A file with jobs of its own: a large one, which is judged in parts, or a pipe. */
struct shared_file {
    struct input input;
    struct source source;
    struct file_parts parts; /* the parts that are left to cut */
    struct so_far so_far;
    int cut, turn; /* parts so far; the part that is counted next */
    bool over;     /* the records of later parts do not count */
    int jobs;      /* that refer to it */
};

enum stage {
    READY,    /* any worker may take it */
    TAKEN,    /* a worker has it */
    JUDGED,   /* a part that waits to be counted */
    FINISHED, /* its records wait to be taken */
    DONE
};

/* A few whole inputs, or a part of a file. */
struct job {
    struct job *next;
    enum stage stage;
    struct input input[MOST_IN_JOB];
    int inputs;
    struct shared_file *file; /* NULL: whole inputs */
    struct file_part part;    /* line 0: not cut off from the rest of the file yet */
    int number;               /* of the part */
    struct ahead *ahead;      /* the part, judged */
    bool stream;              /* too long to be kept: begun when it is the first, and handed over record by record */
    /* The worker that judged it and frees its records: freeing memory of another thread would make both wait. */
    struct worker *owner;
    struct judged *first, **end;
    size_t bytes; /* of its records */
};

struct worker {
    struct queue *queue;
    struct workplace place;
    struct job *job;   /* its present job */
    struct job *spent; /* jobs handed over, to be freed */
};

/* Jobs are in the order of the input; a job that turns out to be several is replaced by them. No worker waits while it
   has a job, so the first job is always being worked on or available: the queue cannot deadlock. */
struct queue {
    const struct batch *batch;
    bool (*take)(void *context, struct judged *judged);
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    struct job *first, *last;
    int ready, judged; /* jobs in these stages */
    size_t waiting;    /* bytes of finished records */
    bool looking;      /* a worker searches for inputs */
    bool found_all;
    bool stopped; /* no further records are wanted */
};

/* ---- jobs ------------------------------------------------------------------------------------------------------- */

static void insert_after(struct queue *queue, struct job *place, struct job *added)
{
    struct job **link = place ? &place->next : &queue->first;
    added->next = *link;
    *link = added;
    if (!added->next)
        queue->last = added;
    queue->ready++;
}

static void set_stage(struct queue *queue, struct job *job, enum stage stage)
{
    queue->ready += (stage == READY) - (job->stage == READY);
    queue->judged += (stage == JUDGED) - (job->stage == JUDGED);
    queue->waiting += stage == FINISHED ? job->bytes : 0;
    job->stage = stage;
}

static struct job *new_job(struct shared_file *file)
{
    struct job *job = must_alloc(sizeof *job);
    job->file = file;
    job->end = &job->first;
    if (file)
        file->jobs++;
    return job;
}

static void close_file(struct shared_file *file)
{
    if (--file->jobs)
        return;
    source_close(&file->source);
    fingerprints_free(&file->so_far.met);
    free(file);
}

static void free_jobs(struct job *first)
{
    for (struct job *next; first; first = next) {
        next = first->next;
        judged_free_all(first->first);
        free(first);
    }
}

/* Removes the first job and returns it to its owner. */
static void remove_first(struct queue *queue)
{
    struct job *job = queue->first;
    queue->first = job->next;
    queue->last = job->next ? queue->last : NULL;
    queue->waiting -= job->bytes;
    if (job->ahead)
        ahead_free(job->ahead);
    if (job->file)
        close_file(job->file);
    job->next = job->owner->spent;
    job->owner->spent = job;
}

static bool may_take(const struct queue *queue, const struct job *job)
{
    bool first = job == queue->first;
    switch (job->stage) {
    case READY:
        return first
               || (!job->stream && queue->waiting < MOST_WAITING
                   && queue->judged < parts_ahead(queue->batch) * queue->batch->options->jobs);
    case JUDGED:
        return job->number == job->file->turn || job->file->over;
    case FINISHED:
        return first;
    default:
        return false;
    }
}

static struct job *find_job(const struct queue *queue)
{
    struct job *job = queue->first;
    while (job && !may_take(queue, job))
        job = job->next;
    return job;
}

/* ---- looking for inputs ----------------------------------------------------------------------------------------- */

static bool should_look(const struct queue *queue)
{
    return !queue->looking && !queue->found_all && queue->ready < queue->batch->options->jobs;
}

/* Searching takes time: the lock is released meanwhile. */
static void look_for_inputs(struct queue *queue)
{
    struct input found[MOST_FOUND];
    int count = 0;
    queue->looking = true;
    pthread_mutex_unlock(&queue->lock);
    while (count < MOST_FOUND && inputs_next(queue->batch->inputs, &found[count]))
        count++;
    pthread_mutex_lock(&queue->lock);
    queue->looking = false;
    queue->found_all = count < MOST_FOUND;
    /* The fewer inputs are left, the fewer in a job, so that all workers have work at the end. */
    int most = count / (2 * queue->batch->options->jobs);
    most = most < 1 ? 1 : most > MOST_IN_JOB ? MOST_IN_JOB : most;
    for (int i = 0; i < count;) {
        struct job *job = new_job(NULL);
        while (i < count && job->inputs < most)
            job->input[job->inputs++] = found[i++];
        insert_after(queue, queue->last, job);
    }
    pthread_cond_broadcast(&queue->changed);
}

/* ---- working, without the lock ---------------------------------------------------------------------------------- */

static bool keep_record(void *context, struct judged *judged)
{
    struct worker *worker = context;
    struct job *job = worker->job;
    judged = judged_folded(&worker->place, judged);
    judged->next = NULL;
    *job->end = judged;
    job->end = &judged->next;
    job->bytes += judged->bytes;
    return true;
}

/* ---- some of its documents at a time ---- */

enum {
    LEAST_BYTES = 64 * 1024, /* a part ends with the document that reaches its size */
    MOST_BYTES = 256 * 1024,
    BLOCK_BYTES = 32 * 1024,
    SOME_BYTES = 192, /* so that their lines fit into a byte */
    MARK = 4          /* bytes of `---` and what must follow it */
};

/* A block of the file, and how far it was searched. */
struct block {
    unsigned char bytes[BLOCK_BYTES];
    const unsigned char *at, *end;
    bool last; /* the file ends with it */
};

/* Should the file be cut? Not if it is short, or cannot be read twice. */
static bool parts_worth(const struct source *source)
{
    return source->size > 2 * LEAST_BYTES;
}

/* At a read error the file ends here; judging it will report why. */
static void read_block(struct block *block, int file, off_t offset)
{
    size_t size = 0;
    for (ssize_t got = 1; size < BLOCK_BYTES && got != 0;) {
        got = pread(file, block->bytes + size, BLOCK_BYTES - size, offset + (off_t)size);
        if (got < 0 && errno != EINTR)
            break;
        size += got > 0 ? (size_t)got : 0;
    }
    block->at = block->bytes;
    block->end = block->bytes + size;
    block->last = size < BLOCK_BYTES;
}

/* The next line break and its length; the end of the block and 0 if there is none. */
static const unsigned char *next_break(const struct block *block, int *length)
{
    const unsigned char *at = block->at;
    *length = 0;
    while (at < block->end && (*length = line_break(at, block->end, block->last)) == 0)
        at++;
    return at;
}

static bool begins_document(const unsigned char *line)
{
    unsigned char behind = line[MARK - 1];
    return memcmp(line, "---", MARK - 1) == 0 && (behind == ' ' || behind == '\t' || behind == '\r' || behind == '\n');
}

/* Most lines are only counted, several bytes at a time, while none begins with -- or %, and none may end in another way
   than in a line feed. */
static void pass_over(struct file_parts *parts, struct block *block)
{
    for (; block->end - block->at >= SOME_BYTES + MARK; block->at += SOME_BYTES) {
        const unsigned char *at = block->at;
        unsigned char lines = 0, marks = 0;
        for (int i = 0; i < SOME_BYTES; i++) {
            bool ends = at[i] == '\n', odd = (at[i] == '\r') | (at[i] == 0xc2) | (at[i] == 0xe2);
            lines = (unsigned char)(lines + ends);
            marks |= (unsigned char)((ends & (((at[i + 1] == '-') & (at[i + 2] == '-')) | (at[i + 1] == '%'))) | odd);
        }
        if (marks)
            return;
        parts->line += lines;
    }
}

/* Searches the lines that begin in the block. True at the next part, or at a directive, which ends the search; false at
   the end of the block. */
static bool look(struct file_parts *parts, struct block *block, off_t block_offset, const struct file_part *part)
{
    int length;
    for (;;) {
        pass_over(parts, block);
        block->at = next_break(block, &length);
        const unsigned char *line = block->at + length;
        if (length <= 0 || block->end - line < MARK)
            return false;
        block->at = line;
        parts->line++;
        parts->offset = block_offset + (line - block->bytes);
        parts->ended = *line == '%';
        if (parts->ended)
            return true;
        if (begins_document(line)
            && (++parts->document - part->document >= parts->most || parts->offset - part->offset >= parts->enough))
            return true;
    }
}

/* The first line begins the first document, unless that begins with a --- after comments. */
static void look_at_first(struct file_parts *parts, const struct block *block)
{
    size_t mark = block->end - block->bytes > 3 && memcmp(block->bytes, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    const unsigned char *first = block->bytes + mark, *line = first;
    parts->ended = first < block->end && *first == '%';
    while (line && line < block->end && (*line == '#' || *line == '\r' || *line == '\n')) {
        line = memchr(line, '\n', (size_t)(block->end - line));
        line += line != NULL;
    }
    parts->document = line == first || !line || block->end - line < MARK || !begins_document(line);
}

/* Gives a long input or a pipe its own job after this one, and the inputs after it another. */
static void set_apart(struct worker *worker, int number, const struct source *source)
{
    struct queue *queue = worker->queue;
    struct job *job = worker->job, *rest = number + 1 < job->inputs ? new_job(NULL) : NULL;
    struct shared_file *file = must_alloc(sizeof *file);
    *file = (struct shared_file){.input = job->input[number], .source = *source};
    file->parts =
        (struct file_parts){.file = source->file, .line = 1, .document = 1, .most = documents_in_part(queue->batch)};
    struct job *apart = new_job(file);
    apart->stream = !parts_worth(source);
    for (int i = number + 1; i < job->inputs; i++)
        rest->input[rest->inputs++] = job->input[i];
    job->inputs = number;
    pthread_mutex_lock(&queue->lock);
    if (rest)
        insert_after(queue, job, rest);
    insert_after(queue, job, apart);
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->lock);
}

static void judge_whole_inputs(struct worker *worker, const struct batch *batch)
{
    struct taker taker = {keep_record, worker};
    struct job *job = worker->job;
    for (int i = 0; i < job->inputs; i++) {
        const struct input *input = &job->input[i];
        struct source source;
        bool opened = input_open(batch, input, &source);
        if (opened && !input->club_fault && (parts_worth(&source) || source.copy >= 0)) {
            set_apart(worker, i, &source);
            return;
        }
        judge_opened(batch, &worker->place, input, opened ? &source : NULL, &taker);
        if (opened)
            source_close(&source);
    }
}

/* Counts the part, lets the next one count, and gives its records. */
static enum stage finish_part(struct worker *worker, const struct batch *batch)
{
    struct queue *queue = worker->queue;
    struct job *job = worker->job;
    struct shared_file *file = job->file;
    struct taker taker = {keep_record, worker};
    job->stream = !count_ahead(batch, &worker->place, &file->input, job->ahead, &file->so_far);
    pthread_mutex_lock(&queue->lock);
    file->turn++;
    file->over = file->so_far.ended;
    pthread_cond_broadcast(&queue->changed);
    pthread_mutex_unlock(&queue->lock);
    if (job->stream)
        return READY;
    give_ahead(batch, &worker->place, &file->input, job->ahead, &taker);
    job->ahead = NULL;
    return FINISHED;
}

/* Whether further records are wanted is known only while they are handed over. */
struct handing {
    struct worker *worker;
    bool wanted;
};

static bool hand_on(void *context, struct judged *judged)
{
    struct handing *handing = context;
    const struct queue *queue = handing->worker->queue;
    handing->wanted = queue->take(queue->context, judged);
    workplace_take_back(&handing->worker->place, judged);
    return handing->wanted;
}

static bool judge_stream(struct worker *worker, const struct batch *batch)
{
    struct job *job = worker->job;
    struct shared_file *file = job->file;
    struct handing handing = {worker, true};
    struct taker taker = {hand_on, &handing};
    if (job->ahead)
        judge_alone(batch, &worker->place, &file->input, job->ahead, &file->so_far, &taker);
    else
        judge_opened(batch, &worker->place, &file->input, &file->source, &taker);
    return handing.wanted;
}

static bool hand_over(const struct queue *queue, const struct job *job)
{
    bool wanted = true;
    for (struct judged *judged = job->first; judged && wanted; judged = judged->next)
        wanted = queue->take(queue->context, judged);
    return wanted;
}

/* ---- workers, with the lock ------------------------------------------------------------------------------------- */

/* Cuts the next part off its file; the rest is a job after it. */
static void cut_part(struct queue *queue, struct job *job)
{
    struct shared_file *file = job->file;
    /* Every part except the first begins with a line `---`, which always begins a document. Not after a directive: then
       the rest is one part. */
    struct file_part part = {.line = file->parts.line, .offset = file->parts.offset, .document = file->parts.document};
    /* The less is left, the smaller the part, so that all workers have work at the end. */
    off_t share = (file->source.size - part.offset) / (2 * queue->batch->options->jobs);
    file->parts.enough = share < LEAST_BYTES ? LEAST_BYTES : share > MOST_BYTES ? MOST_BYTES : share;
    struct block block;
    off_t offset = file->parts.offset;
    for (bool found = false; !found && !file->parts.ended; offset += block.at - block.bytes) {
        read_block(&block, file->parts.file, offset);
        if (offset == 0)
            look_at_first(&file->parts, &block);
        found = !file->parts.ended && look(&file->parts, &block, offset, &part);
        file->parts.ended |= !found && block.last;
    }
    part.before = file->parts.ended ? 0 : file->parts.line;
    job->part = part;
    job->number = file->cut++;
    if (!file->parts.ended)
        insert_after(queue, job, new_job(file));
}

/* One step of the job, without the lock if it takes time. Returns the next stage. */
static enum stage take_step(struct worker *worker, enum stage from)
{
    struct queue *queue = worker->queue;
    const struct batch *batch = queue->batch;
    struct job *job = worker->job;
    bool wanted = true, in_parts = job->file && !job->stream;
    enum stage to = from == FINISHED || job->stream ? DONE : from == READY && in_parts ? JUDGED : FINISHED;
    if (to != DONE && in_parts && job->file->over)
        return FINISHED;
    if (to == JUDGED)
        cut_part(queue, job);
    pthread_mutex_unlock(&queue->lock);
    if (from == FINISHED)
        wanted = hand_over(queue, job);
    else if (job->stream)
        wanted = judge_stream(worker, batch);
    else if (from == JUDGED)
        to = finish_part(worker, batch);
    else if (in_parts)
        job->ahead = judge_ahead(batch, &worker->place, &job->file->input, &job->file->source, job->part);
    else
        judge_whole_inputs(worker, batch);
    pthread_mutex_lock(&queue->lock);
    queue->stopped |= !wanted;
    return to;
}

static void work_on(struct worker *worker, struct job *job)
{
    struct queue *queue = worker->queue;
    enum stage from = job->stage;
    worker->job = job;
    job->owner = from == FINISHED ? job->owner : worker;
    set_stage(queue, job, TAKEN);
    set_stage(queue, job, take_step(worker, from));
    if (job->stage == DONE)
        remove_first(queue);
    pthread_cond_broadcast(&queue->changed);
}

static void free_spent(struct worker *worker)
{
    struct job *spent = worker->spent;
    if (!spent)
        return;
    worker->spent = NULL;
    pthread_mutex_unlock(&worker->queue->lock);
    free_jobs(spent);
    pthread_mutex_lock(&worker->queue->lock);
}

static void *run_worker(void *context)
{
    struct worker *worker = context;
    struct queue *queue = worker->queue;
    pthread_mutex_lock(&queue->lock);
    while (!queue->stopped && (queue->first || !queue->found_all)) {
        free_spent(worker);
        struct job *job = should_look(queue) ? NULL : find_job(queue);
        if (job)
            work_on(worker, job);
        else if (should_look(queue))
            look_for_inputs(queue);
        else if (queue->first || queue->looking)
            pthread_cond_wait(&queue->changed, &queue->lock);
    }
    pthread_mutex_unlock(&queue->lock);
    return NULL;
}

/* Keeps freed memory in the process: each worker soon needs it again. */
static void keep_memory(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, MOST_WAITING);
#endif
}

static void close_queue(struct queue *queue, struct worker *worker, int workers)
{
    while (queue->first) {
        queue->first->owner = worker;
        remove_first(queue);
    }
    for (int i = 0; i < workers; i++) {
        free_jobs(worker[i].spent);
        workplace_free(&worker[i].place);
    }
    pthread_cond_destroy(&queue->changed);
    pthread_mutex_destroy(&queue->lock);
}

/* The calling thread is one of the workers. */
void queue_run(const struct batch *batch, bool (*take)(void *, struct judged *), void *context)
{
    int workers = batch->options->jobs, started = 1;
    struct queue queue = {.batch = batch, .take = take, .context = context};
    pthread_t *thread = must_alloc(sizeof *thread * (size_t)workers);
    struct worker *worker = must_alloc(sizeof *worker * (size_t)workers);
    keep_memory();
    pthread_mutex_init(&queue.lock, NULL);
    pthread_cond_init(&queue.changed, NULL);
    for (int i = 0; i < workers; i++)
        worker[i].queue = &queue;
    while (started < workers && spread_start(&thread[started], started, run_worker, &worker[started]))
        started++;
    run_worker(&worker[0]);
    for (int i = 1; i < started; i++)
        pthread_join(thread[i], NULL);
    close_queue(&queue, worker, workers);
    free(worker);
    free(thread);
}
