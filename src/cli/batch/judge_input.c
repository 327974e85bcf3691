/* One input of a batch, or a part of it: judges its records, sets fingerprints, applies the baseline and renders. */
#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/batch/batch.h"
#include "cli/batch/watched.h"
#include "draw/frames.h"
#include "study/baseline.h"
#include "study/fingerprint.h"
#include "study/history.h"
#include "study/mend/mend.h"

enum { PROBLEM_ROOM = 200, PIECE = 16 * 1024, DOCUMENTS_IN_PART = 32, PARTS_AHEAD = 4 };

/* What a worker needs while it judges one input. */
struct work {
    const struct batch *batch;
    struct workplace *place;
    const struct input *input;
    const struct taker *taker;
    struct judging how;
    struct source *source; /* NULL: it could not be opened */
    struct so_far *so_far;
    struct followed *followed; /* of the record being judged */
};

/* What some reports need to know of the entries of a record. */
struct followed {
    struct history history;
    struct frames frames;
};

/* Pictures take memory, so those of only one record at a time. */
int documents_in_part(const struct batch *batch)
{
    return batch->frames ? 1 : DOCUMENTS_IN_PART;
}

int parts_ahead(const struct batch *batch)
{
    return batch->frames ? 1 : PARTS_AHEAD;
}

static void watch(void *context, const struct step *step)
{
    struct work *work = context;
    if (work->batch->follow)
        history_watch(&work->followed->history, step);
    if (work->batch->frames)
        frames_watch(&work->followed->frames, step);
}

static void drop_followed(struct judged *judged)
{
    if (!judged->followed)
        return;
    history_free(&judged->followed->history);
    frames_free(&judged->followed->frames);
    free(judged->followed);
    judged->followed = NULL;
}

/* Frees everything except its room. */
static void clear(struct judged *judged)
{
    drop_followed(judged);
    verdict_free(&judged->verdict);
    for (int i = 0; i < MOST_FORMATS; i++)
        text_free(&judged->body[i]);
    text_free(&judged->listed);
}

void judged_free(struct judged *judged)
{
    clear(judged);
    free(judged);
}

/* ---- workplaces ------------------------------------------------------------------------------------------------- */

void workplace_free(struct workplace *place)
{
    box_cache_free(&place->cache);
    if (place->reader)
        reader_close(place->reader);
    free(place->spare);
}

/* Keeps the room for the next record. */
static void put_aside(struct workplace *place, struct judged *room)
{
    free(place->spare);
    place->spare = room;
}

void workplace_take_back(struct workplace *place, struct judged *judged)
{
    clear(judged);
    put_aside(place, judged);
}

/* One reader for one source after the other. */
static struct reader *read_from(struct workplace *place, struct source *source, int line)
{
    if (place->reader)
        reader_turn_to(place->reader, source);
    else
        place->reader = reader_open(source);
    if (line > 1)
        reader_return(place->reader, line);
    return place->reader;
}

/* ---- records ---------------------------------------------------------------------------------------------------- */

static bool is_clean(const struct judged *judged)
{
    return !judged->verdict.docket.first && !judged->verdict.partial;
}

struct judged *judged_folded(struct workplace *place, struct judged *judged)
{
    size_t room = offsetof(struct judged, verdict) + offsetof(struct verdict, match);
    if (judged->folded)
        return judged;
    if (is_clean(judged))
        verdict_free(&judged->verdict);
    struct judged *folded = memcpy(must_grow(NULL, room), judged, room);
    put_aside(place, judged);
    folded->folded = true;
    folded->verdict.docket.arena = &folded->verdict.arena;
    folded->bytes = room + arena_size(&folded->verdict.arena) + folded->listed.room;
    for (int i = 0; i < MOST_FORMATS; i++)
        folded->bytes += folded->body[i].room;
    return folded;
}

/* Sets the record's number in the file, and the fingerprints of its findings if they are needed. False: neither it nor
   any document before it is a record, and it does not count. */
static bool count_in(struct work *work, struct judged *judged)
{
    judged->verdict.document = ++work->so_far->documents;
    if (work->input->found && judged->verdict.other_file && !work->so_far->any)
        return false;
    if (work->batch->fingerprints)
        fingerprint_record(&work->so_far->met, &judged->verdict, work->source);
    work->so_far->any = true;
    return true;
}

static void finish(struct work *work, struct judged *judged)
{
    const struct batch *batch = work->batch;
    if (batch->new_baseline && work->source)
        baseline_list(batch->new_baseline, &judged->verdict, &judged->listed);
    if (batch->baseline && work->source)
        baseline_apply(batch->baseline, &judged->verdict);
    struct docket *docket = &judged->verdict.docket;
    int failing = docket->count[RULING_ILLEGAL] + docket->count[RULING_IMPOSSIBLE] + docket->count[RULING_FALSE]
                  + docket->count[RULING_UNREADABLE];
    if (docket->first && !batch->mistakes && failing <= 1)
        docket->mistakes = failing; /* a single one needs no search */
    else if (docket->first)
        find_mistakes(&judged->verdict, work->source, &work->how, work->input->number + judged->verdict.document - 1);
    struct followed *followed = judged->followed;
    if (batch->frames)
        frames_end(&followed->frames, &judged->verdict);
    for (int i = 0; i < batch->report_count; i++) {
        struct report manner = batch->reports[i];
        manner.history = batch->follow ? &followed->history : NULL;
        manner.frames = batch->frames ? &followed->frames : NULL;
        report_render(&manner, &judged->verdict, work->source, &judged->body[i]);
    }
    drop_followed(judged);
}

static bool finish_and_give(struct work *work, struct judged *judged)
{
    if (!judged->folded && !judged->passed_over)
        finish(work, judged);
    return work->taker->give(work->taker->context, judged);
}

static struct judged *new_judged(struct work *work)
{
    struct workplace *place = work->place;
    struct judged *room = place->spare ? place->spare : must_grow(NULL, sizeof *room);
    place->spare = NULL;
    memset(room, 0, offsetof(struct judged, verdict));
    struct judged *judged = room;
    if (work->batch->follow || work->batch->frames)
        judged->followed = must_alloc(sizeof *judged->followed);
    work->followed = judged->followed;
    judged->input = work->input->number;
    return judged;
}

/* A verdict that says why there is no record. */
static struct judged *judged_unreadable(struct work *work, const char *name, struct place at, const char *sentence)
{
    struct judged *judged = new_judged(work);
    verdict_unreadable(&judged->verdict, name, at, sentence);
    count_in(work, judged);
    return judged;
}

/* For a file without a record; a file in a folder need not have any. */
static struct judged *judged_none(struct work *work)
{
    if (!work->input->found)
        return judged_unreadable(work, work->source->name, (struct place){1, 1, 1, 2},
                                 same(work->source->name, "standard input")
                                     ? "standard input is empty; name a file, or see referee --help"
                                     : "this file has no record; referee new writes one to start from");
    struct judged *judged = must_alloc(sizeof *judged);
    judged->input = work->input->number;
    judged->passed_over = true;
    judged->verdict.file = work->input->name;
    return judged;
}

/* The next record; NULL: there is none. */
static struct judged *judge_next(struct work *work, struct reader *reader, int document)
{
    struct judged *judged = new_judged(work);
    if (judge_record(reader, &work->how, work->source->name, document, &judged->verdict))
        return judged;
    workplace_take_back(work->place, judged);
    return NULL;
}

/* ---- records that may crash ---- */

struct trial {
    struct work *work;
    struct reader *reader;
};

static void try_record(void *context)
{
    struct trial *trial = context;
    struct judged *judged = judge_next(trial->work, trial->reader, trial->work->so_far->documents + 1);
    if (judged && count_in(trial->work, judged))
        finish(trial->work, judged);
}

/* The first line `---` after that one, which always begins a document; 0: none. */
static int next_mark(struct source *source, int line)
{
    struct text text = {0};
    bool there, found = false;
    do {
        text_clear(&text);
        there = source_line(source, ++line, sizeof "--- " - 1, &text);
        found = there && strncmp(text_string(&text), "---", 3) == 0 && strchr(" \t", text_string(&text)[3]);
    } while (there && !found);
    text_free(&text);
    return found ? line : 0;
}

static int after_comments(struct source *source, int line)
{
    struct text text = {0};
    while (text_clear(&text), source_line(source, line, 1, &text) && (!text.length || *text_string(&text) == '#'))
        line++;
    text_free(&text);
    return line;
}

/* The finding for the record that crashes, which begins on line `*line`. The reader goes on with the one after it, whose
   line it sets; 0: there is none. */
static struct judged *judged_crashed(struct trial *trial, int why, int *line)
{
    struct work *work = trial->work;
    struct source *source = work->source;
    int begin = after_comments(source, *line);
    *line = next_mark(source, begin);
    if (*line)
        reader_return(trial->reader, *line);
    char sentence[PROBLEM_ROOM];
    snprintf(sentence, sizeof sentence,
             "an internal error (%s %d) ended the judging of this record; please report it, with the record",
             why > 0 ? "signal" : "status", why > 0 ? why : STATUS_FAULT);
    struct judged *judged = judged_unreadable(work, source->name, (struct place){begin, 1, begin, 2}, sentence);
    judged->crashed = true;
    return judged;
}

/* Judges one after the other, up to the end of the file. */
static void judge_straight(struct work *work, struct reader *reader)
{
    struct trial trial = {work, reader};
    bool wanted = true;
    int line = 1;
    for (int why = 0, last = 0; wanted && line;) {
        why = work->batch->careful ? try_apart(try_record, &trial) : 0;
        if (why && last)
            line = next_mark(work->source, last);
        struct judged *judged =
            why ? judged_crashed(&trial, why, &line) : judge_next(work, reader, work->so_far->documents + 1);
        if (!judged)
            break;
        last = why ? 0 : judged->verdict.line;
        if (why || count_in(work, judged))
            wanted = finish_and_give(work, judged);
        else
            workplace_take_back(work->place, judged);
    }
    if (!work->so_far->any)
        finish_and_give(work, judged_none(work));
}

static void give_problem(struct work *work, int why)
{
    const struct input *input = work->input;
    char sentence[PROBLEM_ROOM];
    if (input->problem || strerror_r(why, sentence, sizeof sentence) != 0)
        snprintf(sentence, sizeof sentence, "%s", input->problem ? input->problem : "cannot be read");
    struct judged *judged = judged_unreadable(work, input->name, (struct place){1, 1, 1, 2}, sentence);
    judged->problem = judged->verdict.docket.first->message;
    finish_and_give(work, judged);
}

static struct work begin_work(const struct batch *batch, struct workplace *place, const struct input *input,
                              const struct taker *taker)
{
    struct work work = {
        .batch = batch, .place = place, .input = input, .taker = taker, .how = judging_usual(&place->cache)};
    work.how.on_illegal = batch->options->on_illegal;
    work.how.watch = batch->follow || batch->frames ? watch : NULL;
    work.how.without_nodes = true;
    work.how.brief = !batch->frames;
    work.how.club = input->club;
    return work;
}

/* Standard input that was begun before is read again from its copy. What a named pipe gave before is gone. */
bool input_open(const struct batch *batch, const struct input *input, struct source *source)
{
    struct stat copied;
    if (batch->careful && stat(input->path, &copied) == 0 && S_ISFIFO(copied.st_mode)) {
        errno = ESPIPE;
        return false;
    }
    if (input->problem || !source_open(source, input->path, input->name))
        return false;
    if (source->copy >= 0 && batch->spool >= 0 && same(input->path, "-") && fstat(batch->spool, &copied) == 0) {
        close(source->copy);
        source->copy = dup(batch->spool);
        source->held = copied.st_size;
    }
    return true;
}

/* All of a pipe is copied first, since a child that reads on would take its bytes away. */
static void read_whole(struct source *source)
{
    char bytes[PIECE];
    while (source->copy >= 0 && source_read(source, bytes, sizeof bytes) > 0)
        ;
    source_seek(source, 0);
}

void judge_opened(const struct batch *batch, struct workplace *place, const struct input *input, struct source *source,
                  const struct taker *taker)
{
    int why = errno;
    struct so_far so_far = {0};
    struct work work = begin_work(batch, place, input, taker);
    work.how.context = &work;
    work.source = source;
    work.so_far = &so_far;
    if (!source)
        give_problem(&work, why);
    else if (input->club_fault) {
        const struct finding *fault = input->club->fault.docket.first;
        finish_and_give(&work, judged_unreadable(&work, input->club->file, fault->at, fault->message));
    } else {
        if (batch->careful)
            read_whole(source);
        judge_straight(&work, read_from(place, source, 1));
    }
    fingerprints_free(&so_far.met);
}

void judge_input(const struct batch *batch, struct workplace *place, const struct input *input,
                 const struct taker *taker)
{
    struct source source;
    bool opened = input_open(batch, input, &source);
    judge_opened(batch, place, input, opened ? &source : NULL, taker);
    if (opened)
        source_close(&source);
}

/* ---- parts ------------------------------------------------------------------------------------------------------ */

/* A part whose turn has not come yet. */
struct ahead {
    struct source source;
    struct file_part part;
    struct judged *first;
    bool frayed; /* a mistake at its edge belongs to both sides */
    bool broken; /* nothing after it can be read */
};

void judged_free_all(struct judged *first)
{
    for (struct judged *next; first; first = next) {
        next = first->next;
        judged_free(first);
    }
}

void ahead_free(struct ahead *ahead)
{
    judged_free_all(ahead->first);
    source_close(&ahead->source);
    free(ahead);
}

/* A part of the same regular file, from `line` on, which begins at `offset`. Close it like any source. Earlier lines
   cannot be looked up. */
static void source_from(struct source *part, const struct source *whole, int line, off_t offset)
{
    *part = (struct source){
        .name = whole->name, .file = dup(whole->file), .copy = -1, .lines_before = line - 1, .begins = offset};
}

struct ahead *judge_ahead(const struct batch *batch, struct workplace *place, const struct input *input,
                          const struct source *whole, struct file_part part)
{
    struct ahead *ahead = must_alloc(sizeof *ahead);
    struct work work = begin_work(batch, place, input, NULL);
    struct judged **link = &ahead->first;
    ahead->part = part;
    source_from(&ahead->source, whole, part.line, part.offset);
    work.how.context = &work;
    work.how.before = part.before;
    work.source = &ahead->source;
    struct reader *reader = read_from(place, &ahead->source, part.line);
    for (int number = part.document; !ahead->frayed && (*link = judge_next(&work, reader, number)); number++) {
        ahead->frayed = part.before && (*link)->verdict.line >= part.before;
        (*link)->verdict.document = number;
        if (is_clean(*link)) {
            finish(&work, *link);
            *link = judged_folded(place, *link);
        }
        link = &(*link)->next;
    }
    ahead->broken = reader_broken(reader);
    return ahead;
}

bool count_ahead(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                 struct so_far *so_far)
{
    struct work work = begin_work(batch, place, input, NULL);
    work.source = &ahead->source;
    work.so_far = so_far;
    if (ahead->frayed || ahead->part.document != so_far->documents + 1) {
        judged_free_all(ahead->first);
        ahead->first = NULL;
        so_far->ended = true;
        return false;
    }
    /* Other documents than records are neither counted nor kept. */
    struct judged *first = ahead->first;
    for (struct judged **link = &first, *judged; (judged = *link);)
        if (count_in(&work, judged))
            link = &judged->next;
        else {
            *link = judged->next;
            judged_free(judged);
        }
    ahead->first = first;
    so_far->ended = ahead->broken || !ahead->part.before;
    if (so_far->ended && !so_far->any)
        ahead->first = judged_none(&work);
    return true;
}

void give_ahead(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                const struct taker *taker)
{
    struct work work = begin_work(batch, place, input, taker);
    work.how.context = &work;
    work.source = &ahead->source;
    bool wanted = true;
    for (struct judged *judged; wanted && (judged = ahead->first);) {
        ahead->first = judged->next;
        judged->next = NULL;
        wanted = finish_and_give(&work, judged);
    }
    ahead_free(ahead);
}

void judge_alone(const struct batch *batch, struct workplace *place, const struct input *input, struct ahead *ahead,
                 struct so_far *so_far, const struct taker *taker)
{
    struct work work = begin_work(batch, place, input, taker);
    work.how.context = &work;
    work.source = &ahead->source;
    work.so_far = so_far;
    judge_straight(&work, read_from(place, work.source, ahead->part.line));
}

/* ---- the records of many inputs, in their order ---- */

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
    (batch->options->jobs == 1 || batch->careful ? run_alone : queue_run)(batch, take, context);
}
