/* One input of a batch: its records judged, fingerprinted, compared with the baseline and rendered. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "cli/baseline.h"
#include "cli/batch.h"
#include "report/film.h"
#include "report/fingerprint.h"
#include "report/trail.h"

enum { PROBLEM_ROOM = 200 };

/* What a worker has on its table while it judges one input. */
struct work {
    const struct batch *batch;
    struct source *source; /* NULL: it could not be opened */
    struct fingerprints met;
    struct trail trail;
    struct film film;
};

static void watch(void *whom, const struct step *step)
{
    struct work *work = whom;
    if (work->batch->follow)
        trail_watch(&work->trail, step);
    if (work->batch->film)
        film_watch(&work->film, step);
}

void page_free(struct page *page)
{
    verdict_free(&page->verdict);
    for (int i = 0; i < MOST_FORMATS; i++)
        text_free(&page->body[i]);
    text_free(&page->listed);
    free(page);
}

static void finish_page(struct work *work, struct page *page)
{
    const struct batch *batch = work->batch;
    fingerprint_record(&work->met, &page->verdict, work->source);
    if (batch->new_baseline && work->source)
        baseline_list(batch->new_baseline, &page->verdict, &page->listed);
    if (batch->baseline && work->source)
        baseline_apply(batch->baseline, &page->verdict);
    if (batch->film)
        film_end(&work->film, &page->verdict);
    for (int i = 0; i < batch->report_count; i++) {
        struct report manner = batch->reports[i];
        manner.trail = batch->follow ? &work->trail : NULL;
        manner.film = batch->film ? &work->film : NULL;
        report_render(&manner, &page->verdict, work->source, &page->body[i]);
    }
}

/* A record that says why there is none. */
static struct page *empty_page(struct work *work, const char *name, const char *sentence)
{
    struct page *page = must_alloc(sizeof *page);
    verdict_unreadable(&page->verdict, name, (struct place){1, 1, 1, 2}, sentence);
    finish_page(work, page);
    return page;
}

static void judge_records(struct work *work, const struct judging *how, bool (*give)(void *, struct page *), void *whom)
{
    struct reader *reader = reader_open(work->source, (struct complaints){0});
    const char *name = work->source->name;
    bool wanted = true;
    for (int document = 1; wanted; document++) {
        struct page *page = must_alloc(sizeof *page);
        trail_begin(&work->trail);
        film_begin(&work->film);
        bool found = judge_record(reader, how, name, document, &page->verdict);
        if (found)
            finish_page(work, page);
        else
            page_free(page);
        if (!found && document > 1)
            break;
        wanted = give(whom, found ? page : empty_page(work, name, "there is no record in this file")) && found;
    }
    reader_close(reader);
}

static void give_problem(struct work *work, const struct input *input, int why, bool (*give)(void *, struct page *),
                         void *whom)
{
    char sentence[PROBLEM_ROOM];
    if (input->problem || strerror_r(why, sentence, sizeof sentence) != 0)
        snprintf(sentence, sizeof sentence, "%s", input->problem ? input->problem : "cannot be read");
    struct page *page = empty_page(work, input->name, sentence);
    page->problem = page->verdict.docket.first->message;
    give(whom, page);
}

void judge_input(const struct batch *batch, struct shelf *shelf, const struct input *input,
                 bool (*give)(void *, struct page *), void *whom)
{
    struct work work = {.batch = batch};
    struct judging how = judging_usual(shelf);
    how.on_illegal = batch->options->on_illegal;
    how.watch = batch->follow || batch->film ? watch : NULL;
    how.whom = &work;
    struct source source;
    if (!input->problem && source_open(&source, input->path, input->name)) {
        work.source = &source;
        judge_records(&work, &how, give, whom);
        source_close(&source);
    } else
        give_problem(&work, input, errno, give, whom);
    fingerprints_free(&work.met);
    trail_free(&work.trail);
    film_free(&work.film);
}
