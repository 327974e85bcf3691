/* slips SEED SEEDS [GAME...]: random games with one slip of a person each, as design says people make them; is it found and mended?
   Every game with every number of players, SEEDS games of each; the shares are not verdict of a test. A slip that leaves a legal log
   is not counted. TELL=1 prints what went wrong with each record, KIND=N takes one kind only, LONG=800 makes games that long;
   RECORDS=FOLDER keeps the records there, with the original beside each. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "measure.h"
#include "replay/registry.h"
#include "replay/script.h"
#include "slips.h"
#include "study/mend/mend.h"
#include "support.h"

struct tally {
    int records, place, one, mended, truth, worse;
    long entries, judged;
    double slowest;
};

/* ---- measuring ---------------------------------------------------------------------------------------------------- */

static bool is_near(const struct slip *slip, int from, int to)
{
    return slip->from && to >= slip->from - 1 && from <= slip->to + 1;
}

/* Does one of the changes that are as likely? */
static bool fix_names(const struct change *change, const struct slip *slip)
{
    for (; change; change = change->next)
        if (slip->from ? is_near(slip, change->since ? change->since : change->entry, change->entry)
                       : change->entry == 0)
            return true;
    return false;
}

/* Does an earlier entry that is shown with it, or a house rule under which it is allowed? */
static bool shown_beside(const struct finding *finding, const struct slip *slip, const struct record *was)
{
    for (const struct related *related = finding->related; related; related = related->next) {
        int entry = related->at.line - slip->record.heads - 1;
        if (is_near(slip, entry, entry))
            return true;
    }
    for (const struct strings *house = finding->house; house && !slip->from; house = house->next)
        if (strstr(was->head[SETUP - 1], house->text))
            return true;
    return false;
}

/* Does a mistake, what is shown with it, or what is said to mend it, name the place? */
static bool names_place(const struct verdict *verdict, const struct slip *slip, const struct record *was)
{
    for (const struct finding *finding = verdict->docket.first; finding; finding = finding->next)
        if (finding->first
            && (is_near(slip, finding->entry, finding->entry) || fix_names(finding->fix, slip)
                || shown_beside(finding, slip, was)))
            return true;
    return false;
}

static void count_mistakes(const char *text, size_t length, struct verdict *verdict)
{
    struct source source;
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    if (judge_text(text, length, &how, verdict) && text_source(&source, text, length)) {
        find_mistakes(verdict, &source, &how);
        source_close(&source);
    }
}

struct measured {
    bool place, one, mended, truth, worse;
    int mistakes, findings, after;
};

static void mend(struct measured *measured, const struct text *text, const char *original, double *seconds)
{
    struct judging how = judging_usual(NULL);
    struct loaded_record loaded = {0};
    struct text out = {0}, changed = {0}, says = {0};
    how.quiet = true;
    if (load_text(&loaded, "slip.yaml", text_string(text), &how)) {
        double begun = now();
        enum mended mended = mend_record(&loaded, &how, text, true, &out, &changed, &says);
        *seconds = now() - begun;
        struct verdict after;
        const char *written = mended == MENDED_PROPOSED ? text_string(&changed) : text_string(text);
        count_mistakes(written, strlen(written), &after);
        measured->after = after.docket.mistakes;
        measured->mended = after.judged && count_against(&after) == 0;
        measured->worse = after.docket.mistakes > measured->mistakes;
        measured->truth = same(written, original);
        if (getenv("TELL") && atoi(getenv("TELL")) > 1)
            printf("%s", text_string(&out));
        verdict_free(&after);
    }
    loaded_free(&loaded);
    text_free(&out);
    text_free(&changed);
    text_free(&says);
}

static void keep_record(const struct played *played, const char *text, int kind, const char *what)
{
    char name[200];
    snprintf(name, sizeof name, "%s-%d-%d-%" PRIu64 "%s", played->opening.game->id, played->opening.match.seats, kind,
             played->seed, what);
    keep_text(name, text);
}

static void tell_record(const struct played *played, const struct slip *slip, int kind, const struct measured *m)
{
    if (m->place && m->one && m->mended && m->truth && !m->worse)
        return;
    printf("--- %s %d players seed %" PRIu64 ": %s (%d) at %d-%d: %s%s%s%s%s%d mistakes of %d findings, %d after\n",
           played->opening.game->id, played->opening.match.seats, played->seed, kinds[kind].name, kind, slip->from,
           slip->to, m->place ? "" : "PLACE ", m->one ? "" : "MORE ", m->mended ? "" : "UNMENDED ",
           m->truth ? "" : "untrue ", m->worse ? "WORSE " : "", m->mistakes, m->findings, m->after);
}

static void measure(struct tally *tally, const struct played *played, const struct slip *slip, int kind)
{
    struct text text = {0}, original = {0};
    struct measured m = {0};
    struct verdict verdict;
    double begun = now(), mending = 0;
    print_record(&slip->record, &text);
    print_record(&played->record, &original);
    count_mistakes(text_string(&text), text.length, &verdict);
    double checking = now() - begun;
    m.findings = count_against(&verdict);
    m.mistakes = verdict.docket.mistakes;
    if (m.findings) {
        m.one = m.mistakes == 1;
        m.place = names_place(&verdict, slip, &played->record);
        keep_record(played, text_string(&text), kind, "");
        keep_record(played, text_string(&original), kind, "-was");
        mend(&m, &text, text_string(&original), &mending);
        tally->records++;
        tally->place += m.place, tally->one += m.one, tally->mended += m.mended, tally->truth += m.truth;
        tally->worse += m.worse;
        tally->entries += verdict.entries, tally->judged += verdict.docket.tried;
        double slower = checking > mending ? checking : mending;
        tally->slowest = slower > tally->slowest ? slower : tally->slowest;
        if (getenv("TELL"))
            tell_record(played, slip, kind, &m);
    }
    verdict_free(&verdict);
    text_free(&text);
    text_free(&original);
}

static void slip_in(struct tally tally[KINDS], const struct game *game, int seats, uint64_t seed)
{
    struct played *played = malloc(sizeof *played);
    struct slip *slip = malloc(sizeof *slip);
    bool made = make_game(played, game, seats, seed);
    for (int kind = 0; made && kind < KINDS; kind++) {
        *slip = (struct slip){.record = played->record};
        played->random = random_seeded(seed * 100 + (uint64_t)kind);
        bool wanted = !getenv("KIND") || atoi(getenv("KIND")) == kind;
        if (wanted && kinds[kind].make(played, slip))
            measure(&tally[kind], played, slip, kind);
    }
    free_game(played);
    free(played);
    free(slip);
}

static void tell(const char *game, const char *kind, const struct tally *t)
{
    double n = t->records;
    if (t->records)
        printf("%-10s %-18s %5d %6.1f%% %6.1f%% %6.1f%% %6.1f%% %5d %8.1f %7.2f\n", game, kind, t->records,
               100 * t->place / n, 100 * t->one / n, 100 * t->mended / n, 100 * t->truth / n, t->worse,
               (double)t->judged / (double)t->entries, t->slowest);
    fflush(stdout);
}

static void add(struct tally *sum, const struct tally *t)
{
    sum->records += t->records, sum->place += t->place, sum->one += t->one, sum->mended += t->mended;
    sum->truth += t->truth, sum->worse += t->worse, sum->entries += t->entries, sum->judged += t->judged;
    sum->slowest = t->slowest > sum->slowest ? t->slowest : sum->slowest;
}

int main(int argc, char **argv)
{
    uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 10) : 1;
    int seeds = argc > 2 ? atoi(argv[2]) : 4;
    struct tally all = {0}, of_kind[KINDS] = {0};
    printf("seeds %" PRIu64 " to %" PRIu64 ", a game of each number of players for each\n", seed,
           seed + (uint64_t)seeds - 1);
    printf("%-10s %-18s %5s %7s %7s %7s %7s %5s %8s %7s\n", "", "slip", "games", "place", "one", "mended", "truth",
           "worse", "judged/n", "slowest");
    for (const struct game *const *game = games; *game; game++) {
        struct tally sum = {0}, tally[KINDS] = {0};
        bool wanted = is_wanted(*game, argc, argv);
        for (int seats = (*game)->seats_min; wanted && seats <= (*game)->seats_max; seats++)
            for (int i = 0; i < seeds; i++)
                slip_in(tally, *game, seats, seed + (uint64_t)i);
        for (int kind = 0; kind < KINDS; kind++) {
            tell((*game)->id, kinds[kind].name, &tally[kind]);
            add(&sum, &tally[kind]);
            add(&of_kind[kind], &tally[kind]);
        }
        tell((*game)->id, "all", &sum);
        add(&all, &sum);
    }
    for (int kind = 0; kind < KINDS; kind++)
        tell("all", kinds[kind].name, &of_kind[kind]);
    tell("all", "all", &all);
    return 0;
}
