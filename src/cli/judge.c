/* One input of a batch: its records judged, fingerprinted, compared with the baseline and rendered. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/batch.h"
#include "draw/frames.h"
#include "study/baseline.h"
#include "study/claim_history.h"
#include "study/fingerprint.h"
#include "study/history.h"
#include "study/mistakes.h"

enum { PROBLEM_ROOM = 200 };

/* What a worker has on its table while it judges one input. */
struct work {
    const struct batch *batch;
    struct judging how;
    struct source *source; /* NULL: it could not be opened */
    struct fingerprints met;
    struct history history;
    struct frames frames;
};

static void watch(void *whom, const struct step *step)
{
    struct work *work = whom;
    if (work->batch->follow)
        history_watch(&work->history, step);
    if (work->batch->frames)
        frames_watch(&work->frames, step);
}

void judged_free(struct judged *judged)
{
    verdict_free(&judged->verdict);
    for (int i = 0; i < MOST_FORMATS; i++)
        text_free(&judged->body[i]);
    text_free(&judged->listed);
    free(judged);
}

static void finish_judged(struct work *work, struct judged *judged)
{
    const struct batch *batch = work->batch;
    fingerprint_record(&work->met, &judged->verdict, work->source);
    if (batch->new_baseline && work->source)
        baseline_list(batch->new_baseline, &judged->verdict, &judged->listed);
    if (batch->baseline && work->source)
        baseline_apply(batch->baseline, &judged->verdict);
    tell_claim_history(&judged->verdict, work->source, &work->how);
    find_mistakes(&judged->verdict, work->source, &work->how, MISTAKES_PER_ENTRY);
    if (batch->frames)
        frames_end(&work->frames, &judged->verdict);
    for (int i = 0; i < batch->report_count; i++) {
        struct report manner = batch->reports[i];
        manner.history = batch->follow ? &work->history : NULL;
        manner.frames = batch->frames ? &work->frames : NULL;
        report_render(&manner, &judged->verdict, work->source, &judged->body[i]);
    }
}

/* A record that says why there is none. */
static struct judged *judged_unreadable(struct work *work, const char *name, const char *sentence)
{
    struct judged *judged = must_alloc(sizeof *judged);
    verdict_unreadable(&judged->verdict, name, (struct place){1, 1, 1, 2}, sentence);
    finish_judged(work, judged);
    return judged;
}

/* The next record; NULL: there is none left. */
static struct judged *judge_next(struct work *work, struct reader *reader, const struct judging *how, int document)
{
    struct judged *judged = must_alloc(sizeof *judged);
    history_begin(&work->history);
    frames_begin(&work->frames);
    if (judge_record(reader, how, work->source->name, document, &judged->verdict))
        return judged;
    judged_free(judged);
    return NULL;
}

/* A file of a folder that has nothing of a record. */
static struct judged *judged_passed_over(void)
{
    struct judged *judged = must_alloc(sizeof *judged);
    judged->passed_over = true;
    return judged;
}

static void judge_records(struct work *work, const struct input *input, const struct judging *how,
                          bool (*give)(void *, struct judged *), void *whom)
{
    struct reader *reader = reader_open(work->source, (struct complaints){0});
    bool wanted = true, any = false;
    struct judged *judged;
    for (int document = 1; wanted && (judged = judge_next(work, reader, how, document)); document++) {
        if (input->found && judged->verdict.other_file) {
            judged_free(judged);
            continue;
        }
        finish_judged(work, judged);
        wanted = give(whom, judged);
        any = true;
    }
    if (!any)
        give(whom, input->found ? judged_passed_over()
                                : judged_unreadable(work, work->source->name, "there is no record in this file"));
    reader_close(reader);
}

static void give_club_fault(struct work *work, const struct club *club, bool (*give)(void *, struct judged *),
                            void *whom)
{
    struct judged *judged = must_alloc(sizeof *judged);
    const struct finding *fault = club->fault.docket.first;
    verdict_unreadable(&judged->verdict, club->file, fault->at, fault->message);
    finish_judged(work, judged);
    give(whom, judged);
}

static void give_problem(struct work *work, const struct input *input, int why, bool (*give)(void *, struct judged *),
                         void *whom)
{
    char sentence[PROBLEM_ROOM];
    if (input->problem || strerror_r(why, sentence, sizeof sentence) != 0)
        snprintf(sentence, sizeof sentence, "%s", input->problem ? input->problem : "cannot be read");
    struct judged *judged = judged_unreadable(work, input->name, sentence);
    judged->problem = judged->verdict.docket.first->message;
    give(whom, judged);
}

void judge_input(const struct batch *batch, struct box_cache *cache, const struct input *input,
                 bool (*give)(void *, struct judged *), void *whom)
{
    struct work work = {.batch = batch};
    struct judging how = judging_usual(cache);
    how.on_illegal = batch->options->on_illegal;
    how.watch = batch->follow || batch->frames ? watch : NULL;
    how.whom = &work;
    work.how = how;
    struct source source;
    how.club = input->club;
    if (!input->problem && source_open(&source, input->path, input->name)) {
        work.source = &source;
        if (input->club_fault)
            give_club_fault(&work, input->club, give, whom);
        else
            judge_records(&work, input, &how, give, whom);
        source_close(&source);
    } else
        give_problem(&work, input, errno, give, whom);
    fingerprints_free(&work.met);
    history_free(&work.history);
    frames_free(&work.frames);
}
