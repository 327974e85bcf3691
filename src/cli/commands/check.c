/* The command check: judges records, many at a time, and reports in one or more formats. Reports of rows use it too. */

#include "cli/commands/check.h"

#include <errno.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/words.h"
#include "cli/batch/batch.h"
#include "cli/batch/watched.h"
#include "cli/targets.h"
#include "study/baseline.h"

struct progress {
    int total, shown; /* shown: per cent on the bar; -1: not drawn */
    bool visible;     /* standard error is a terminal that can erase, and the batch is long */
};

/* A check while it runs. */
struct check {
    const struct options *options;
    struct inputs inputs;
    struct targets targets; /* one for each report, then the new baseline if there is one */
    struct report report[MOST_FORMATS];
    int reports;
    struct baseline known, fresh;
    struct progress progress;
    bool awaited; /* a person or program waits for standard output */
    int records, passed_over;
    struct text passed, missing; /* names of files passed over, and of missing ones, each ended by NUL */
    struct rows *rows;           /* one for each report, if they are about rows; else NULL */
    int worst;
    struct watch *watch;
    off_t skipped; /* bytes of standard output that were written before the work was begun again */
    int spool;
};

static bool is_strict(const struct options *options)
{
    return options->strict || options->fail_on == FAIL_ON_DOUBTFUL;
}

static int open_report(struct check *check, const struct format *format, const char *target)
{
    const struct options *options = check->options;
    struct report *report = &check->report[check->reports++];
    *report = (struct report){
        .format = format, .strict = is_strict(options), .all = options->all, .verbose = options->verbose};
    report->colour = target ? options->colour == COLOUR_ALWAYS : wants_colour(options);
    if (check->rows) {
        report->results = &check->rows[check->reports - 1].results;
        report->standings = &check->rows[check->reports - 1].standings;
    }
    return target_open(&check->targets, target);
}

/* A report must not overwrite an input, nor a club file. */
static int spare_inputs(const struct check *check)
{
    const struct input_list *known = &check->inputs.next;
    for (int i = 0; i < known->count; i++) {
        const struct club *club = known->input[i].club;
        if (target_is(&check->targets, known->input[i].path))
            return complain(STATUS_USAGE, "%s is one of the records; choose another file for the report",
                            known->input[i].path);
        if (club && target_is(&check->targets, club->file))
            return complain(STATUS_USAGE, "%s is the club file; choose another file for the report", club->file);
    }
    return STATUS_FINE;
}

static const struct format *default_format(const struct options *options)
{
    bool page = options->html && same(options->command->name, "standings");
    return page ? format_among(standing_formats, "html") : options->command->formats;
}

static int open_reports(struct check *check)
{
    const struct options *options = check->options;
    int status = options->formats ? STATUS_FINE : open_report(check, default_format(options), NULL);
    for (int i = 0; i < options->formats && !status; i++)
        status = open_report(check, options->format[i].format, options->format[i].target);
    if (!status && options->write_baseline)
        status = target_open(&check->targets, options->write_baseline);
    return status ? status : spare_inputs(check);
}

/* All inputs are needed first if a report might overwrite one, or for the progress bar. */
static bool needs_all_inputs(const struct options *options)
{
    bool needed = options->write_baseline || isatty(STDERR_FILENO);
    for (int i = 0; i < options->formats; i++)
        needed |= options->format[i].target != NULL;
    return needed;
}

/* ---- reading it, and the folder that file names are relative to ---- */

/* For a list that will be written to that path. */
static int baseline_new(struct baseline *baseline, const char *path)
{
    char *copy = must_copy(path);
    baseline->folder = realpath(dirname(copy), NULL);
    free(copy);
    return baseline->folder ? STATUS_FINE : complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
}

/* Reads the list. Returns STATUS_FINE, or STATUS_USAGE after a complaint. */
static int baseline_read(struct baseline *baseline, const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        return complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
    int status = baseline_new(baseline, path), number = 0;
    char *line = NULL;
    size_t room = 0;
    while (status == STATUS_FINE && getline(&line, &room, file) > 0) {
        number++;
        line[strcspn(line, "\r\n")] = '\0';
        if (!baseline_take(baseline, line))
            status = complain(STATUS_USAGE, "%s:%d: not a line of a baseline; make one with --write-baseline %s", path,
                              number, path);
    }
    if (status == STATUS_FINE && ferror(file))
        status = complain(STATUS_USAGE, "%s: %s", path, strerror(errno));
    free(line);
    fclose(file);
    baseline_sort(baseline);
    return status;
}

static int prepare(struct check *check)
{
    const struct options *options = check->options;
    int status = inputs_open(&check->inputs, options);
    if (!status && needs_all_inputs(options))
        inputs_all(&check->inputs);
    if (!status && options->baseline)
        status = baseline_read(&check->known, options->baseline);
    if (!status)
        status = open_reports(check);
    if (!status && options->write_baseline)
        status = baseline_new(&check->fresh, options->write_baseline);
    return status;
}

enum { HELD = 32 * 1024 };

/* Standard output is flushed with every record if a reader waits, else when there is enough of it; how much was written
   is known at any time. */
static bool put_report(struct check *check, int number, bool last)
{
    struct target *target = &check->targets.target[number];
    struct text *out = &check->report[number].out;
    if (target->path || (!check->awaited && !last && out->length < HELD)) {
        if (target->path)
            target_put(target, out);
        return target->path || !ferror(target->file);
    }
    size_t skipped = (off_t)out->length < check->skipped ? out->length : (size_t)check->skipped,
           left = out->length - skipped;
    check->skipped -= (off_t)skipped;
    if (left)
        fwrite(out->bytes + skipped, 1, left, target->file);
    text_clear(out);
    if (fflush(target->file) != 0)
        return false;
    check->watch->written += (off_t)left;
    return true;
}

/* ---- a bar on standard error while a long batch runs, if a person is there to see it ---- */

enum { LONG_BATCH = 50, BAR_WIDTH = 30, HUNDRED = 100 };

static struct progress progress_start(int total)
{
    bool erases = isatty(STDERR_FILENO) && !terminal_is_dumb();
    return (struct progress){.total = total, .shown = -1, .visible = total >= LONG_BATCH && erases};
}

/* `done` inputs are finished. Draws only if the bar moves. */
static void progress_step(struct progress *progress, int done)
{
    if (!progress->visible)
        return;
    int part = (int)((long)done * HUNDRED / progress->total);
    if (part == progress->shown)
        return;
    progress->shown = part;
    char bar[BAR_WIDTH + 1];
    for (int i = 0; i < BAR_WIDTH; i++)
        bar[i] = i * HUNDRED < part * BAR_WIDTH ? '#' : ' ';
    bar[BAR_WIDTH] = '\0';
    fprintf(stderr, "\r[%s] %3d%% %d of %d files", bar, part, done, progress->total);
    fflush(stderr);
}

/* Removes the bar, so that something else can be printed. The next step draws it again. */
static void progress_hide(struct progress *progress)
{
    if (progress->shown < 0)
        return;
    fputs("\r\033[K", stderr);
    fflush(stderr);
    progress->shown = -1;
}

/* A missing file, or one without a record, is not a record: one line on standard error, and its name in the reports. */
static void tell_problem(struct check *check, const struct judged *judged)
{
    check->worst = STATUS_UNREADABLE > check->worst ? STATUS_UNREADABLE : check->worst;
    text_add_bytes(&check->missing, judged->verdict.file, strlen(judged->verdict.file) + 1);
    if (check->progress.visible)
        progress_hide(&check->progress);
    complain(STATUS_UNREADABLE, "%s: %s", judged->verdict.file, judged->problem);
}

/* The finding that says why not everything is in the rows; NULL: none. */
static const struct finding *reason(const struct verdict *verdict)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && finding->ruling != RULING_UNREADABLE && (verdict->judged || finding->ruling != RULING_IMPOSSIBLE))
        finding = finding->next;
    return finding;
}

/* For a record in a report of rows: if not all of it is in its rows, names it on standard error and returns
   STATUS_UNREADABLE. */
static int rows_status(const struct judged *judged)
{
    const struct verdict *verdict = &judged->verdict;
    const struct finding *why = reason(verdict);
    bool unread = verdict_status(verdict, false) == STATUS_UNREADABLE;
    if (verdict->judged && !unread)
        return STATUS_FINE;
    if (why && !judged->problem)
        complain(STATUS_UNREADABLE, "%s:%d:%d: %s", verdict->file, why->at.line, why->at.column, why->message);
    return STATUS_UNREADABLE;
}

static bool take_judged(void *context, struct judged *judged)
{
    struct check *check = context;
    int done = judged->input;
    bool any_left = false;
    if (judged->passed_over) {
        check->passed_over++;
        text_add_bytes(&check->passed, judged->verdict.file, strlen(judged->verdict.file) + 1);
        progress_step(&check->progress, done);
        return true;
    }
    if (judged->problem) {
        tell_problem(check, judged);
        progress_step(&check->progress, done);
        return true;
    }
    check->records++;
    int status = (int)verdict_status(&judged->verdict, is_strict(check->options));
    status = check->rows ? rows_status(judged) : status;
    if (judged->crashed) {
        check->watch->failed++;
        status = STATUS_FAULT;
    }
    check->worst = status > check->worst ? status : check->worst;
    if (check->progress.visible && output_is_terminal())
        progress_hide(&check->progress);
    for (int i = 0; i < check->reports; i++) {
        report_add(&check->report[i], &judged->verdict, &judged->body[i]);
        any_left |= put_report(check, i, false);
    }
    if (check->options->write_baseline)
        target_put(&check->targets.target[check->reports], &judged->listed);
    progress_step(&check->progress, done);
    return any_left || check->options->write_baseline;
}

static bool take_last(void *context, struct judged *judged)
{
    bool wanted = take_judged(context, judged);
    judged_free(judged);
    return wanted;
}

/* Reports that the folders contain no record. */
static void tell_no_records(struct check *check, const struct batch *batch)
{
    const char *folder = check->options->operand_count ? check->options->operands[0] : check->options->files_from;
    struct input none = {.number = check->progress.total,
                         .path = folder,
                         .name = folder,
                         .problem = "there is no record in this folder"};
    struct taker taker = {take_last, check};
    struct workplace place = {0};
    judge_input(batch, &place, &none, &taker);
    workplace_free(&place);
}

static bool output_is_awaited(void)
{
    struct stat about;
    return fstat(STDOUT_FILENO, &about) < 0 || S_ISFIFO(about.st_mode) || S_ISSOCK(about.st_mode)
           || output_is_terminal();
}

static void judge_all(struct check *check)
{
    struct batch batch = {.inputs = &check->inputs,
                          .options = check->options,
                          .report_count = check->reports,
                          .baseline = check->options->baseline ? &check->known : NULL,
                          .careful = check->watch->careful,
                          .spool = check->spool,
                          .new_baseline = check->options->write_baseline ? &check->fresh : NULL,
                          .fingerprints = check->options->baseline || check->options->write_baseline};
    /* Copies: the workers read them while the reports grow. */
    struct report *manner = must_alloc((size_t)check->reports * sizeof *manner);
    batch.reports = manner;
    for (int i = 0; i < check->reports; i++) {
        batch.follow |= check->report[i].format->wants_history;
        batch.frames |= check->report[i].format->wants_frames;
        batch.fingerprints |= check->report[i].format->wants_fingerprints;
        batch.mistakes |= !check->report[i].results;
        manner[i] = check->report[i];
        report_begin(&check->report[i]);
    }
    check->progress = progress_start(check->inputs.next.count);
    check->awaited = output_is_awaited();
    batch_run(&batch, take_judged, check);
    if (check->options->shard <= 1) { /* so that all shards together count them once */
        check->passed_over += check->inputs.excluded;
        text_add_bytes(&check->passed, text_string(&check->inputs.left_out), check->inputs.left_out.length);
    }
    if (check->passed_over && !check->records && !check->missing.length && check->options->shards <= 1
        && !check->options->records_only)
        tell_no_records(check, &batch);
    progress_hide(&check->progress);
    for (int i = 0; i < check->reports; i++) {
        check->report[i].passed_over = check->passed_over;
        check->report[i].missing = &check->missing;
        check->report[i].passed = check->options->verbose ? &check->passed : NULL;
        report_end(&check->report[i]);
        put_report(check, i, true);
    }
    if (check->rows)
        tell_rows(check->rows, &check->report[0]);
    free(manner);
}

static int write_reports(void *context, struct watch *watch)
{
    struct check *check = context;
    const struct options *options = check->options;
    check->watch = watch;
    check->skipped = watch->written;
    int status = prepare(check);
    if (status == STATUS_FINE) {
        targets_guard(&check->targets);
        judge_all(check);
        watch->finished = true;
        bool forgiven = options->fail_on == FAIL_NEVER && check->worst == STATUS_MISTAKE;
        status = targets_close(&check->targets, forgiven ? STATUS_FINE : check->worst);
    } else
        targets_drop(&check->targets);
    watch->finished = true;
    for (int i = 0; i < check->reports; i++)
        report_free(&check->report[i]);
    baseline_free(&check->known);
    baseline_free(&check->fresh);
    inputs_free(&check->inputs);
    text_free(&check->passed);
    text_free(&check->missing);
    return status;
}

/* Is it a pipe, and one of the inputs? */
static bool reads_pipe(const struct options *options)
{
    struct stat about;
    bool named = !options->operand_count && !options->files_from;
    for (int i = 0; i < options->operand_count; i++)
        named |= same(options->operands[i], "-");
    return named && fstat(STDIN_FILENO, &about) == 0 && !S_ISREG(about.st_mode);
}

int run_reports(const struct options *options, struct rows *rows)
{
    struct check *check = must_alloc(sizeof *check);
    check->options = options;
    check->rows = rows;
    check->spool = reads_pipe(options) ? source_spool() : -1;
    int status = run_watched(write_reports, check);
    if (check->spool >= 0)
        close(check->spool);
    free(check);
    return status;
}

int run_check(const struct options *options)
{
    return run_reports(options, NULL);
}
