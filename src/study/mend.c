/* Mending: step by step, the first mistake first. */
#include "study/mend.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/entry_lines.h"
#include "study/patch.h"
#include "study/repair.h"

enum { MOST_STEPS = 10, ONE_MORE_WORD = 6 };

struct mending {
    struct course course;
    const struct text *text;
    const char *file;
    struct repair taken[MOST_STEPS]; /* what the steps before have changed */
    struct script_entry there[MOST_STEPS], behind[MOST_STEPS];
    int steps;
    int passed_over; /* findings that stay: what everybody saw, and what nothing helps against */
    bool all, helpless;
    struct text *out;
};

/* ---- what is there --------------------------------------------------------------------------------------------- */

/* The next entry with a finding, from that one on. */
static int next_target(const struct course *course, int from)
{
    while (from < course->count && course->found[from] == 0)
        from++;
    return from;
}

/* Is everything found at that entry only illegal, so that the entry stands? */
static bool stands(struct course *course, int target)
{
    course_go_to(course, target);
    rerun_entry(&course->rerun, &course->entry[target], course->entry[target].number);
    const struct finding *finding = course->rerun.verdict.docket.first;
    while (finding && (!counts_against(finding) || finding->ruling == RULING_ILLEGAL))
        finding = finding->next;
    return !finding;
}

/* ---- showing --------------------------------------------------------------------------------------------------- */

static void apply(struct patch *patch, const struct repair *repair, const struct script_entry *there,
                  const struct script_entry *behind, const struct course *course)
{
    struct entry_lines lines = entry_lines(patch, course->script, there);
    if (!there->number || !lines.indent)
        return;
    switch (repair->change) {
    case CHANGE_REPLACE:
        entry_lines_rewrite(patch, &lines, repair->with.text);
        return;
    case CHANGE_INSERT:
        entry_lines_write(patch, &lines, lines.first, repair->with.text);
        return;
    case CHANGE_DELETE:
        patch_remove(patch, lines.first, lines.last);
        return;
    default:
        entry_lines_swap(patch, &lines, behind->number ? entry_lines(patch, course->script, behind) : lines);
    }
}

/* The text with what was taken so far, and that one. */
static void open_patch(const struct mending *mending, const struct repair *repair, struct patch *patch)
{
    const struct course *course = &mending->course;
    patch_open(patch, text_string(mending->text), mending->text->length);
    for (int i = 0; i < mending->steps; i++)
        apply(patch, &mending->taken[i], &mending->there[i], &mending->behind[i], course);
    if (repair)
        apply(patch, repair, &course->entry[repair->at], &course->entry[repair->at + 1], course);
}

static void print_proposal(const struct mending *mending, int number, const struct repair *repair)
{
    struct text *out = mending->out;
    const struct script_entry *there = &mending->course.entry[repair->at];
    text_format(out, "%d. ", number);
    switch (repair->change) {
    case CHANGE_REPLACE:
        text_format(out, "entry %d was meant as `%s`", there->number, repair->with.text);
        break;
    case CHANGE_INSERT:
        text_format(out, "`%s` is missing before entry %d", repair->with.text, there->number);
        break;
    case CHANGE_DELETE:
        text_format(out, "entry %d is one too many", there->number);
        break;
    default:
        text_format(out, "entries %d and %d the other way round", there->number, there[1].number);
    }
    text_format(out, ": lifts %d of %d finding%s\n", repair->lifted, mending->course.total,
                plural(mending->course.total));
    struct patch patch;
    open_patch(mending, repair, &patch);
    patch_diff(&patch, mending->file, out);
    text_char(out, '\n');
    patch_free(&patch);
}

/* What cannot be listed, and so not proposed: a deal, a draw. */
static void print_missing(struct mending *mending, int target, bool complete)
{
    struct course *course = &mending->course;
    struct text missing = {0};
    course_go_to(course, target);
    position_unlisted(&course->rerun.verdict.match, rerun_state(&course->rerun), &missing);
    while (missing.length && missing.bytes[missing.length - 1] == '\n')
        missing.bytes[--missing.length] = '\0';
    int number = course->entry[target].number;
    if (!complete)
        text_format(mending->out, "entry %d does not fit; the search stopped before it had tried every change\n",
                    number);
    else if (missing.length)
        text_format(mending->out, "entry %d does not fit; missing before it may be, which cannot be listed: %s\n",
                    number, text_string(&missing));
    else
        text_format(mending->out, "entry %d does not fit, and no change of one entry would make it\n", number);
    text_free(&missing);
}

/* ---- step by step ---------------------------------------------------------------------------------------------- */

static void take(struct mending *mending, const struct repair *repair)
{
    struct course *course = &mending->course;
    mending->taken[mending->steps] = *repair;
    mending->there[mending->steps] = course->entry[repair->at];
    if (repair->at + 1 < course->count)
        mending->behind[mending->steps] = course->entry[repair->at + 1];
    mending->steps++;
    course_change(course, repair);
}

/* As much lifted as by the best, and hardly more changed. */
static bool is_smallest(const struct repair *repair, const struct repair *best)
{
    return repair->lifted == best->lifted && repair->distance <= best->distance + ONE_MORE_WORD;
}

/* Mends what is wrong at that entry, or leaves it. Returns where to look next. */
static int mend_at(struct mending *mending, int target)
{
    struct course *course = &mending->course;
    struct repair repairs[MOST_REPAIRS];
    bool complete = true, rest_fits = course->total - mending->passed_over == course->found[target];
    bool seen = stands(course, target), claims = course->entry[target].kind == SCRIPT_CLAIMS;
    bool left = claims || (seen && rest_fits && !mending->all);
    int count = left ? 0 : find_repairs(course, target, rest_fits, true, repairs, &complete);
    if (count > 0) {
        for (int i = 0; i < count && is_smallest(&repairs[i], &repairs[0]); i++)
            print_proposal(mending, i + 1, &repairs[i]);
        if (!complete)
            text_format(mending->out,
                        "there may be more: the search stopped after %d entries judged for each of the log\n",
                        MEND_PER_ENTRY);
        take(mending, &repairs[0]);
        return repairs[0].at < target ? repairs[0].at : target;
    }
    mending->passed_over += course->found[target];
    if (!seen && !claims) {
        print_missing(mending, target, complete);
        mending->helpless = true;
    } else
        text_format(mending->out,
                    claims ? "entry %d claims what is not so: then the claim is the mistake\n"
                           : "entry %d is illegal, and the rest of the log fits as it is\n",
                    course->entry[target].number);
    return target + 1;
}

static enum mended mend_steps(struct mending *mending)
{
    struct course *course = &mending->course;
    for (int target = 0; (target = next_target(course, target)) < course->count && mending->steps < MOST_STEPS;)
        target = mend_at(mending, target);
    return mending->steps ? MENDED_PROPOSED : mending->helpless ? MENDED_HELPLESS : MENDED_NOTHING;
}

static int first_finding(const struct verdict *verdict)
{
    const struct finding *finding = verdict->docket.first;
    while (finding && !(counts_against(finding) && finding->entry))
        finding = finding->next;
    return finding ? finding->entry : 0;
}

static bool closing_claims_fail(const struct verdict *verdict)
{
    const struct finding *last = verdict->docket.last;
    return last && last->entry == 0 && last->ruling == RULING_FALSE;
}

enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed)
{
    struct script script;
    enum mended mended = MENDED_NOTHING;
    int first = first_finding(&loaded->verdict);
    if (first && script_load(&script, &loaded->source, &loaded->verdict, how, first)) {
        struct mending *mending = must_alloc(sizeof *mending);
        *mending = (struct mending){.text = text, .file = loaded->verdict.file, .all = all, .out = out};
        course_open(&mending->course, &script, (long)MEND_PER_ENTRY * script.count);
        mended = mend_steps(mending);
        struct patch patch;
        open_patch(mending, NULL, &patch);
        patch_text(&patch, changed);
        patch_free(&patch);
        course_free(&mending->course);
        free(mending);
    }
    if (first)
        script_free(&script);
    if (closing_claims_fail(&loaded->verdict) && mended != MENDED_PROPOSED)
        text_add(out, "the closing claims are not so: then they are the mistake\n");
    return mended;
}
