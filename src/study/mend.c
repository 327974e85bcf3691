/* Mending: step by step, the first mistake first. */
#include "study/mend.h"

#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/patch.h"
#include "study/remedy.h"
#include "study/repair_text.h"
#include "study/wording.h"

enum { MOST_STEPS = 10, HARDLY_MORE = 3 };

struct mending {
    struct course course;
    const struct text *text;
    const char *file;
    struct repair taken[MOST_STEPS]; /* what the steps before have changed */
    struct script_entry there[MOST_STEPS], behind[MOST_STEPS];
    int steps;
    bool all, helpless, left;
    struct text *out;
    void (*give)(void *whom, const struct proposal *); /* NULL: they are printed */
    void *whom;
};

/* ---- what is there --------------------------------------------------------------------------------------------- */

/* The next entry with a finding, from that one on. */
static int next_target(const struct course *course, int from)
{
    while (from < course->count && course->found[from] == 0)
        from++;
    return from;
}

/* ---- showing --------------------------------------------------------------------------------------------------- */

/* The text with what was taken so far, and that one. */
static void open_patch(const struct mending *mending, const struct repair *repair, struct patch *patch)
{
    const struct course *course = &mending->course;
    const struct match *match = &course->rerun.verdict.match;
    const struct repair *made[MOST_STEPS + 1];
    patch_open(patch, text_string(mending->text), mending->text->length);
    for (int i = 0; i < mending->steps; i++) {
        made[i] = &mending->taken[i];
        write_repair(patch, made[i], &mending->there[i], &mending->behind[i], match);
    }
    if (repair)
        write_repair(patch, repair, &course->entry[repair->at], &course->entry[repair->at + 1], match);
    made[mending->steps] = repair;
    if (course->script->claims)
        rename_claims(patch, course->script->claims->first, made, mending->steps + (repair != NULL));
}

static void name_change(const struct course *course, const struct repair *repair, bool several, struct text *out)
{
    const struct script_entry *there = &course->entry[repair->at];
    struct text lines = {0};
    switch (repair->change) {
    case CHANGE_REPLACE:
        text_format(out, "change entry %d to %s`%s`", there->number, several ? "something like " : "",
                    repair->with.text);
        return;
    case CHANGE_INSERT:
        repair_print(repair, &lines);
        text_format(out, "add %s", several ? "something like " : "");
        print_entries(text_string(&lines), out);
        text_format(out, " before entry %d", there->number);
        text_free(&lines);
        return;
    case CHANGE_DELETE:
        if (repair->mores)
            text_format(out, "remove entries %d to %d, which are written twice", there->number,
                        there[repair->mores].number);
        else
            text_format(out, "remove entry %d", there->number);
        return;
    case CHANGE_PLAYERS:
        text_format(out, "exchange the players of entries %d and %d", there->number, there[1].number);
        return;
    case CHANGE_JOIN:
        text_format(out, "join entries %d and %d: `%s`", there->number, there[1].number, repair->with.text);
        return;
    case CHANGE_SPLIT:
        text_format(out, "split entry %d into %d entries", there->number, 1 + repair->mores);
        return;
    case CHANGE_RENAME:
        text_format(out, "write `%s` as `%s`, in %d entr%s%s", repair->written, repair->meant, 1 + repair->mores,
                    repair->mores ? "ies" : "y", repair->claims ? " and the claims" : "");
        return;
    default:
        text_format(out, "exchange entries %d and %d", there->number, there[1].number);
    }
}

static void print_proposal(const struct mending *mending, int number, const struct repair *repair, const char *others)
{
    struct text *out = mending->out;
    text_format(out, "%d. ", number);
    name_change(&mending->course, repair, *others, out);
    if (repair->lifted > 0)
        text_format(out, ": clears %d of %d finding%s\n", repair->lifted, mending->course.total,
                    plural(mending->course.total));
    else
        text_add(out, "; the rest is judged once this is readable\n");
    if (*others)
        text_format(out, "   as well as %s\n", others);
    struct patch patch;
    open_patch(mending, repair, &patch);
    patch_diff(&patch, mending->file, out);
    text_char(out, '\n');
    patch_free(&patch);
}

/* As much lifted as by the best, and hardly more changed. */
static bool is_smallest(const struct repair *repair, const struct repair *best)
{
    return repair->lifted == best->lifted && repair->distance <= best->distance + HARDLY_MORE;
}

/* Is that what another proposal says, but for its place among entries that do not matter to it? */
static bool is_repeated(const struct remedy *remedy, int which)
{
    const struct repair *repair = &remedy->repairs[which];
    for (int i = 0; i < which && repair->change == CHANGE_INSERT; i++)
        if (remedy->repairs[i].change == CHANGE_INSERT && repairs_write_same(&remedy->repairs[i], repair))
            return true;
    return false;
}

/* Other texts at the same place go without a diff of their own. */
static bool goes_with(const struct repair *repair, const struct repair *other)
{
    bool writes = repair->change == CHANGE_REPLACE || repair->change == CHANGE_INSERT;
    return writes && repair->change == other->change && repair->at == other->at;
}

/* Gives out the change, or all that were taken. */
static void give_out(const struct mending *mending, const struct repair *repair)
{
    struct patch patch;
    struct text says = {0};
    open_patch(mending, repair, &patch);
    if (repair)
        name_change(&mending->course, repair, false, &says);
    else
        text_format(&says, "%d changes", mending->steps);
    int entry = repair ? mending->course.entry[repair->at].number : 0;
    mending->give(mending->whom, &(struct proposal){entry, !repair || repair->lifted > 0, text_string(&says), &patch});
    text_free(&says);
    patch_free(&patch);
}

static void give_out_first(const struct mending *mending, const struct remedy *remedy)
{
    for (int i = 0; mending->steps == 0 && i < remedy->count; i++)
        if (is_smallest(&remedy->repairs[i], &remedy->repairs[0]) && !is_repeated(remedy, i))
            give_out(mending, &remedy->repairs[i]);
}

static void name_other(const struct repair *repair, struct text *out)
{
    struct text lines = {0};
    repair_print(repair, &lines);
    text_add(out, !out->length ? "" : repair->mores ? "; " : ", ");
    print_entries(text_string(&lines), out);
    text_free(&lines);
}

static void print_proposals(const struct mending *mending, const struct remedy *remedy)
{
    bool done[MOST_REPAIRS] = {false};
    for (int i = 0; i < remedy->count; i++)
        done[i] = !is_smallest(&remedy->repairs[i], &remedy->repairs[0]) || is_repeated(remedy, i);
    for (int i = 0, number = 1; i < remedy->count; i++) {
        struct text others = {0};
        for (int k = i + 1; k < remedy->count && !done[i]; k++) {
            if (done[k] || !goes_with(&remedy->repairs[i], &remedy->repairs[k]))
                continue;
            name_other(&remedy->repairs[k], &others);
            done[k] = true;
        }
        if (!done[i])
            print_proposal(mending, number++, &remedy->repairs[i], text_string(&others));
        text_free(&others);
    }
    if (!remedy->complete)
        text_format(mending->out,
                    "there may be more; the search stopped after judging %d entries for each of the log\n",
                    MEND_PER_ENTRY);
}

static void print_missing(struct mending *mending, int target, const struct remedy *remedy)
{
    struct course *course = &mending->course;
    struct text moment = {0};
    course_go_to(course, target);
    position_moment(&course->rerun.verdict.match, rerun_state(&course->rerun), &moment);
    const struct script_entry *entry = &course->entry[target];
    bool of_table = entry->kind == SCRIPT_MOVE && entry->move.actor == CHANCE;
    bool there = entry->kind == SCRIPT_UNREAD || (of_table && !remedy->several);
    text_format(
        mending->out,
        "%s entry %d (%s), this is missing: %s. Only the players know what it was; write it, then run mend again\n",
        there ? "at" : "before", entry->number, text_string(&moment), remedy->missing);
    text_free(&moment);
}

static void print_none(struct mending *mending, int target, const struct remedy *remedy)
{
    static const char *const says[] = {
        [REMEDY_CLAIM] = "is a false claim",
        [REMEDY_DEED] = "is illegal",
        [REMEDY_IDLE] = "is impossible and changed nothing",
        [REMEDY_MISPLACED] = "is not an entry; referee check says where it belongs",
        [REMEDY_NONE] = "is not legal here; no single change found",
    };
    const struct script_entry *entry = &mending->course.entry[target];
    const char *why =
        remedy->complete ? says[remedy->kind] : "is not legal here; the search stopped before every change was tried";
    bool lone = (remedy->kind == REMEDY_DEED || remedy->kind == REMEDY_IDLE) && remedy->complete;
    const char *rest =
        lone && course_fits_behind(&mending->course, target) ? ", and the rest of the log is legal as it is" : "";
    if (remedy->kind == REMEDY_MISSING)
        print_missing(mending, target, remedy);
    else if (entry->number)
        text_format(mending->out, "entry %d %s%s\n", entry->number, why, rest);
    else
        text_format(mending->out, "`%s` %s%s\n", entry->text, why, rest);
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

/* Where that entry, which has no finding any more, stands now; before it everything is as it was found. */
static int behind_change(const struct repair *repair, int target)
{
    int by = repair_puts(repair) - repair_drops(repair);
    if (repair->change == CHANGE_DELETE && repair->at == target)
        by = 0;
    bool behind = repair->change == CHANGE_SPLIT || repair->at + repair_drops(repair) > target + 1;
    return behind ? repair->at : target + by;
}

/* Mends what is wrong at that entry, or leaves it. Returns where to look next. */
static int mend_at(struct mending *mending, int target)
{
    struct course *course = &mending->course;
    struct remedy remedy;
    find_remedy(course, target, mending->all, true, &remedy);
    if (remedy.kind == REMEDY_CHANGE) {
        if (mending->give)
            give_out_first(mending, &remedy);
        else
            print_proposals(mending, &remedy);
        take(mending, &remedy.repairs[0]);
        return behind_change(&remedy.repairs[0], target);
    }
    print_none(mending, target, &remedy);
    mending->helpless |= remedy.kind >= REMEDY_MISSING;
    mending->left |= remedy.kind == REMEDY_DEED || remedy.kind == REMEDY_IDLE;
    return remedy.astray ? remedy.astray : remedy.kind == REMEDY_MISSING ? course->count : target + 1;
}

static enum mended mend_steps(struct mending *mending)
{
    struct course *course = &mending->course;
    for (int target = 0; (target = next_target(course, target)) < course->count && mending->steps < MOST_STEPS;)
        target = mend_at(mending, target);
    return mending->steps      ? MENDED_PROPOSED
           : mending->helpless ? MENDED_HELPLESS
           : mending->left     ? MENDED_LEFT
                               : MENDED_NOTHING;
}

/* What is said of closing claims that are at fault; "" of others. */
static const char *tell_claims(const struct verdict *verdict, enum mended *mended)
{
    const struct finding *last = verdict->docket.last;
    if (!last || last->entry || !counts_against(last))
        return "";
    if (last->ruling == RULING_FALSE)
        return "the closing claims are false\n";
    *mended = MENDED_HELPLESS;
    return "the closing claims are unreadable; referee check says why\n";
}

enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed)
{
    struct script script;
    enum mended mended = MENDED_NOTHING;
    if (script_load(&script, &loaded->source, &loaded->verdict, how)) {
        struct mending *mending = must_alloc(sizeof *mending);
        *mending = (struct mending){.text = text, .file = loaded->verdict.file, .all = all, .out = out};
        course_open(&mending->course, &script, (long)MEND_PER_ENTRY * script.count);
        if (script.first > 1)
            text_format(out, "the log has more than %d entries; only those from %d on are searched\n", SCRIPT_LONG,
                        script.first);
        mended = mend_steps(mending);
        struct patch patch;
        open_patch(mending, NULL, &patch);
        patch_text(&patch, changed);
        patch_free(&patch);
        course_free(&mending->course);
        free(mending);
    }
    script_free(&script);
    if (mended == MENDED_NOTHING || mended == MENDED_LEFT)
        text_add(out, tell_claims(&loaded->verdict, &mended));
    return mended;
}

void mend_proposals(const struct verdict *verdict, struct source *source, const struct judging *how,
                    const struct text *text, int per_entry, void (*give)(void *whom, const struct proposal *),
                    void *whom)
{
    struct script script;
    struct text unread = {0};
    if (script_load(&script, source, verdict, how)) {
        struct mending *mending = must_alloc(sizeof *mending);
        *mending = (struct mending){.text = text, .file = verdict->file, .out = &unread, .give = give, .whom = whom};
        course_open(&mending->course, &script, (long)per_entry * script.count);
        mend_steps(mending);
        if (mending->steps > 1)
            give_out(mending, NULL);
        course_free(&mending->course);
        free(mending);
    }
    script_free(&script);
    text_free(&unread);
}
