/* Commands on one or two records: score, moves, table, weigh, mend, diff; perft. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "cli/cli.h"
#include "cli/rewrite.h"
#include "replay/perft.h"
#include "replay/position.h"
#include "study/diff/diff.h"
#include "study/mend/mend.h"
#include "study/moves/listing.h"
#include "study/sheet.h"
#include "study/weigh.h"
#include "study/wording.h"

static void show_score(const struct options *options, const struct verdict *verdict, struct text *out)
{
    (void)options;
    struct text remarks = {0};
    print_sheet(&verdict->match, &verdict->standing, verdict->over, out);
    if (!verdict->final)
        position_remarks(&verdict->match, verdict->state, &remarks);
    text_add(out, remarks.length ? "remarks\n" : "");
    for (const char *line = text_string(&remarks); *line; line = line_after(line))
        text_format(out, "  %.*s\n", (int)strcspn(line, "\n"), line);
    text_free(&remarks);
}

/* Judges the record of the first operand and prints what the callback shows of its position. Returns the status. */
static int show_position(const struct options *options,
                         void (*show)(const struct options *options, const struct verdict *verdict, struct text *out))
{
    struct loaded_record loaded = {0};
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        show(options, &loaded.verdict, &out);
        put_text(&out);
        status = answered(&loaded.verdict);
    }
    text_free(&out);
    loaded_free(&loaded);
    return status;
}

int run_score(const struct options *options)
{
    return show_position(options, show_score);
}

static void show_moves(const struct options *options, const struct verdict *verdict, struct text *out)
{
    print_listing(&verdict->match, verdict->state, options->operands + 1, output_is_terminal() && !options->all, out);
}

int run_moves(const struct options *options)
{
    return show_position(options, show_moves);
}

static void show_table(const struct options *options, const struct verdict *verdict, struct text *out)
{
    (void)options;
    struct arena arena = {0};
    text_add(out, "table:\n");
    node_print(position_write(&verdict->match, verdict->state, &arena), 2, out);
    arena_free(&arena);
}

int run_table(const struct options *options)
{
    return show_position(options, show_table);
}

/* ---- the command weigh ---- */

int run_weigh(const struct options *options)
{
    struct loaded_record loaded = {0};
    struct scales *scales = must_alloc(sizeof *scales);
    struct text out = {0};
    struct judging how = judging_usual(NULL);
    int status;
    how.quiet = true;
    how.watch = scales_watch;
    how.context = scales;
    if (judge_one(&loaded, options, &how, options->operands[0], &status)) {
        print_weights(scales, &loaded, &out);
        put_text(&out);
        status = answered(&loaded.verdict);
    }
    text_free(&out);
    scales_free(scales);
    loaded_free(&loaded);
    free(scales);
    return status;
}

/* ---- the command mend ---- */

static int mend_loaded(const struct options *options, struct loaded_record *loaded, const struct judging *how,
                       struct seen_file *seen)
{
    struct text out = {0}, changed = {0}, says = {0};
    enum mended mended = mend_record(loaded, how, &seen->text, options->all, &out, &changed, &says);
    if (mended == MENDED_NOTHING && !out.length)
        text_add(&out, "nothing to mend\n");
    if (mended == MENDED_LEFT && !options->all)
        text_add(&out, "--all also proposes fixes for such moves\n");
    int status = mended == MENDED_PROPOSED   ? STATUS_MISTAKE
                 : mended == MENDED_HELPLESS ? STATUS_UNREADABLE
                                             : STATUS_FINE;
    if (options->write && mended == MENDED_PROPOSED && !says.length)
        status =
            complain(STATUS_UNREADABLE,
                     "%s: not written; the changes cannot be made there or would leave as many mistakes", seen->path);
    else if (options->write && mended == MENDED_PROPOSED) {
        int written = seen_rewrite(seen, &changed);
        if (written == STATUS_FINE)
            text_format(&out, "written:\n%s", text_string(&says));
        status = written == STATUS_FINE ? status : written;
    }
    put_prose(&out);
    text_free(&changed);
    text_free(&says);
    return status;
}

int run_mend(const struct options *options)
{
    const char *path = options->operands[0];
    if (same(path, "-"))
        return complain(STATUS_USAGE, "mend needs a file, not standard input");
    struct seen_file seen = {0};
    struct loaded_record loaded = {0};
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    int status = seen_read(&seen, path);
    if (status == STATUS_FINE && judge_one(&loaded, options, &how, path, &status))
        status = mend_loaded(options, &loaded, &how, &seen);
    else if (status == STATUS_MISTAKE) /* an impossible table: there is nothing to propose */
        status = STATUS_UNREADABLE;
    loaded_free(&loaded);
    seen_free(&seen);
    return status;
}

/* ---- the command diff ---- */

/* One of the two records. */
struct version {
    struct loaded_record loaded;
    struct transcript transcript;
};

static bool take_version(struct version *version, const struct options *options, const char *path, int *status)
{
    struct judging how = judging_usual(NULL);
    how.quiet = true;
    how.watch = transcript_watch;
    how.context = &version->transcript;
    if (!judge_one(&version->loaded, options, &how, path, status))
        return false;
    version->loaded.verdict.file = shown_file(&version->loaded.verdict.arena, version->loaded.verdict.file);
    if (!transcript_end(&version->transcript, &version->loaded.verdict))
        *status = complain(STATUS_FAULT, "the log of %s cannot be kept aside for comparison: %s", path,
                           strerror(version->transcript.failed));
    return !version->transcript.failed;
}

static void version_free(struct version *version)
{
    transcript_free(&version->transcript);
    loaded_free(&version->loaded);
}

static int compare_versions(struct version *a, struct version *b)
{
    const struct verdict *one = &a->loaded.verdict, *other = &b->loaded.verdict;
    if (one->game != other->game)
        return complain(STATUS_USAGE, "%s is a game of %s and %s of %s; diff compares two records of one game",
                        one->file, one->game->id, other->file, other->game->id);
    struct text out = {0};
    bool agree = print_differences(&a->transcript, &b->transcript, &out);
    put_text(&out);
    int first = answered(one), second = answered(other), status = first ? first : second;
    return status ? status : agree ? STATUS_FINE : STATUS_MISTAKE;
}

int run_diff(const struct options *options)
{
    struct version a = {0}, b = {0};
    int status;
    if (take_version(&a, options, options->operands[0], &status)
        && take_version(&b, options, options->operands[1], &status))
        status = compare_versions(&a, &b);
    version_free(&a);
    version_free(&b);
    return status;
}

/* ---- counts legal continuations by depth ---- */

enum { USUAL_DEPTH = 1 };

/* At depth 0 names what is not listed; deeper it may differ on every way. */
static void print_unlisted(int depth, const struct perft *counts, struct text *out)
{
    if (depth == 0)
        text_add(out, "not counted: entries of verbs with too many choices to list; referee moves names them\n");
    else
        text_format(out,
                    "not counted: on %" PRIu64 " of the %" PRIu64
                    " lines of depth %d, entries of verbs with too many choices to list\n",
                    counts->unlisted, counts->ways, depth);
}

static void show_counts(const struct options *options, const struct verdict *verdict, struct text *out)
{
    struct perft counts[PERFT_DEPTH + 1];
    int depth = options->depth >= 0 ? options->depth : USUAL_DEPTH;
    count_ways(&verdict->match, verdict->state, depth, counts);
    text_format(out, "%5s %20s %14s\n", "depth", "ways", "ends of game");
    for (int i = 1; i <= depth; i++)
        text_format(out, "%5d %20" PRIu64 " %14" PRIu64 "\n", i, counts[i].ways, counts[i].over);
    for (int i = 0; i < depth; i++)
        if (counts[i].unlisted)
            print_unlisted(i, &counts[i], out);
    text_add(out, "not counted: entries that need an optional entry first, and other spellings of an entry\n");
}

int run_perft(const struct options *options)
{
    return show_position(options, show_counts);
}
