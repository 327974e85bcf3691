/* Mending: step by step, from the first mistake on. */
#include "study/mend/mend.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/format.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"
#include "study/patch.h"
#include "study/wording.h"

enum { MOST_STEPS = 10, HARDLY_MORE = 3 };

struct mending {
    struct script script;
    struct script read; /* the log with every proposal for an unread line accepted, if it has unread lines */
    int accepted;       /* how many there are */
    struct course course;
    struct course_record record;
    const struct verdict *verdict; /* of the record as it is */
    const struct text *text;
    struct repair taken[MOST_STEPS];              /* the changes of the steps so far */
    const struct script_entry *there[MOST_STEPS]; /* the entries they replaced */
    int steps, proposals;
    int *had;  /* findings of each entry of the record as it is, and of the closing claims */
    int sound; /* after this many steps no entry has a new finding */
    bool all, helpless, left;
    bool lost; /* entries are missing, and what comes after them cannot be judged */
    struct text *out;
    take_proposal *give; /* NULL: proposals are printed */
    void *context;
};

/* ---- showing --------------------------------------------------------------------------------------------------- */

/* Writes the proposals for unread lines; `only`: one of them. */
static void write_accepted(const struct mending *mending, const struct script_entry *only, struct patch *patch)
{
    const struct script *read = &mending->read;
    for (int i = 0; i < read->count; i++)
        if (read->entry[i].accepted && (!only || &read->entry[i] == only))
            format_entry(patch, read, &read->entry[i], false, NULL);
}

/* Opens the text with the first `steps` changes made, and with `repair`. */
static void open_patch(const struct mending *mending, int steps, const struct repair *repair, struct patch *patch)
{
    const struct course *course = &mending->course;
    const struct match *match = course->match;
    patch_open(patch, text_string(mending->text), mending->text->length);
    for (int i = 0; i < steps; i++)
        write_repair(patch, &mending->taken[i], mending->there[i], match);
    if (repair)
        write_repair(patch, repair, &course->entry[repair->at], match);
    else
        write_accepted(mending, NULL, patch);
}

/* Does it remove as many findings as the best, with hardly more changed? */
static bool is_smallest(const struct repair *repair, const struct repair *best)
{
    return repair->lifted == best->lifted && repair->distance <= best->distance + HARDLY_MORE;
}

/* Gives the change, or all that were taken, to the caller. */
static void give_out(const struct mending *mending, const struct repair *repair)
{
    struct patch patch;
    struct text says = {0};
    open_patch(mending, repair ? 0 : mending->steps, repair, &patch);
    if (repair)
        print_change(&repair->change, &says);
    else
        text_format(&says, "%d changes", mending->steps + mending->accepted);
    mending->give(mending->context, repair, text_string(&says), &patch);
    text_free(&says);
    patch_free(&patch);
}

/* Another text at the same place needs no diff of its own. */
static void print_proposals(struct mending *mending, const struct remedy *remedy)
{
    struct arena *arena = mending->course.arena;
    struct text *out = mending->out;
    bool done[MOST_REPAIRS] = {false};
    const struct repair *repairs = remedy->repairs;
    for (int i = 0; i < remedy->count; i++) {
        const struct change *others = NULL;
        if (done[i] || !is_smallest(&repairs[i], &repairs[0]))
            continue;
        for (int k = remedy->count - 1; k > i; k--)
            if (!done[k] && (i < remedy->equals) == (k < remedy->equals) && is_smallest(&repairs[k], &repairs[0])
                && changes_go_together(&repairs[i].change, &repairs[k].change)) {
                others = keep_change(&repairs[k].change, others, arena);
                done[k] = true;
            }
        text_format(out, "%d. ", ++mending->proposals);
        print_change(keep_change(&repairs[i].change, others, arena), out);
        if (repairs[i].lifted > 0)
            text_format(out, ": clears %d of %d finding%s\n", repairs[i].lifted, mending->course.total,
                        plural(mending->course.total));
        else
            text_add(out, "; the rest can be judged after that\n");
        struct patch patch;
        open_patch(mending, 0, &repairs[i], &patch);
        patch_diff(&patch, mending->verdict->file, out);
        text_char(out, '\n');
        patch_free(&patch);
    }
    if (!remedy->complete)
        text_format(out, "there may be more; the search stopped after judging %d entries for each entry of the log\n",
                    JUDGED_PER_ENTRY);
}

static void print_missing(struct mending *mending, int target, const struct remedy *remedy)
{
    struct course *course = &mending->course;
    struct text moment = {0};
    course_go_to(course, target);
    position_moment(course->match, course_state(course), &moment);
    const struct script_entry *entry = &course->entry[target];
    bool of_table = is_move_of(entry, CHANCE);
    bool there = of_table && !remedy->several;
    text_format(mending->out, "%s entry %d (%s), this is missing: %s; write what happened there, then run mend again\n",
                there ? "at" : "before", entry->number, text_string(&moment), remedy->missing);
    text_free(&moment);
}

/* The first finding there, in the record as it is. */
static const char *reason_of(const struct mending *mending, int number)
{
    const struct finding *finding = mending->verdict->docket.first;
    while (finding && (finding->entry != number || !counts_against(finding)))
        finding = finding->next;
    return !finding ? "because of a change above" : finding->bare ? finding->bare : finding->message;
}

static void print_none(struct mending *mending, int target, const struct remedy *remedy)
{
    static const char *const says[] = {
        [REMEDY_CLAIM] = "has a false claim; referee check says what is true",
        [REMEDY_DEED] = "is illegal",
        [REMEDY_IDLE] = "is impossible and changed nothing",
        [REMEDY_UNREAD] = "cannot be read; referee check says why",
        [REMEDY_NONE] = "is not legal here, and no single change was found",
    };
    const struct script_entry *entry = &mending->course.entry[target];
    struct text *out = mending->out;
    if (remedy->kind == REMEDY_MISSING) {
        print_missing(mending, target, remedy);
        return;
    }
    if (entry->number)
        text_format(out, "entry %d ", entry->number);
    else
        text_format(out, "`%s` ", entry->text);
    text_add(out, remedy->complete ? says[remedy->kind]
                                   : "is not legal here, and the search stopped before every change was tried");
    bool deed = remedy->kind == REMEDY_DEED || remedy->kind == REMEDY_IDLE;
    if (deed && remedy->complete && course_fits_behind(&mending->course, target))
        text_add(out, ", and the rest of the log is legal as it is");
    if (deed || remedy->kind == REMEDY_NONE)
        text_format(out, ": %s", reason_of(mending, entry->number));
    text_char(out, '\n');
}

/* ---- step by step ---------------------------------------------------------------------------------------------- */

/* Has no entry a finding that it did not have? */
static bool is_sound(const struct mending *mending)
{
    const struct course *course = &mending->course;
    for (int i = 0; i < course->count; i++) {
        int number = course->entry[i].number;
        if (course->found[i] > (number ? mending->had[number - course->script->first] : 0))
            return false;
    }
    return course->found[course->count] <= mending->had[course->script->count];
}

static void take(struct mending *mending, const struct repair *repair)
{
    struct course *course = &mending->course;
    struct script_entry *there = arena_take(course->arena, (size_t)(repair->drops + 1) * sizeof *there);
    for (int i = 0; i <= repair->drops && repair->at + i < course->count; i++)
        there[i] = course->entry[repair->at + i];
    mending->taken[mending->steps] = *repair;
    mending->there[mending->steps++] = there;
    course_change(course, repair);
    if (is_sound(mending))
        mending->sound = mending->steps;
}

/* The index where to look next after the change: the entries before it are unchanged. */
static int behind_change(const struct repair *repair, int target)
{
    enum change_kind kind = repair->change.kind;
    if (kind == CHANGE_DELETE && repair->at == target)
        return target;
    return repair->at + repair->drops > target + 1 ? repair->at : target + repair->puts - repair->drops;
}

/* Mends the mistake at entry `target`, or leaves it. Returns where to look next. */
static int mend_at(struct mending *mending, int target)
{
    struct course *course = &mending->course;
    struct remedy remedy;
    find_remedy(course, target, mending->all, true, &remedy);
    const struct repair *repairs = remedy.repairs;
    if (remedy.kind == REMEDY_CHANGE) {
        if (!mending->give)
            print_proposals(mending, &remedy);
        for (int i = 0; mending->give && mending->steps == 0 && i < remedy.count; i++)
            if (is_smallest(&repairs[i], &repairs[0]))
                give_out(mending, &repairs[i]);
        take(mending, &repairs[0]);
        mending->lost = repairs[0].change.gap;
        return mending->lost ? course->count : behind_change(&repairs[0], target);
    }
    print_none(mending, target, &remedy);
    mending->helpless |= remedy.kind >= REMEDY_MISSING;
    mending->left |= remedy.kind == REMEDY_DEED || remedy.kind == REMEDY_IDLE;
    int next = remedy.astray ? remedy.astray : remedy.kind == REMEDY_MISSING ? course->count : target + 1;
    mending->lost = remedy.kind == REMEDY_MISSING && next == course->count;
    return next;
}

/* Claims come last, since changes of entries may make them true. */
static enum mended mend_steps(struct mending *mending)
{
    const struct course *course = &mending->course;
    for (int claims = 0; claims <= 1 && !mending->lost; claims++)
        for (int target = 0; target < course->count && mending->steps < MOST_STEPS;)
            if (course->found[target] && (course->entry[target].kind == SCRIPT_CLAIMS) == claims)
                target = mend_at(mending, target);
            else
                target++;
    return mending->steps      ? MENDED_PROPOSED
           : mending->helpless ? MENDED_HELPLESS
           : mending->left     ? MENDED_LEFT
                               : MENDED_NOTHING;
}

/* ---- what may be written ---------------------------------------------------------------------------------------- */

/* How many mistakes the text has; INT_MAX if it can no longer be judged. */
static int count_mistakes(const struct text *text, const struct judging *how)
{
    struct loaded_record loaded = {.have_source = true};
    struct judging again = judging_like(how);
    again.quiet = true;
    source_of_text(&loaded.source, text_string(text), text->length, "");
    int count = INT_MAX;
    if (loaded_judge(&loaded, &again) && loaded.verdict.judged) {
        find_mistakes(&loaded.verdict, &loaded.source, &again, 1);
        count = loaded.verdict.docket.mistakes;
    }
    loaded_free(&loaded);
    return count;
}

/* The proposals for unread lines first, one by one, each played before the next. False: a line has none. */
static bool print_unread(struct mending *mending)
{
    bool all = true;
    for (int i = 0; i < mending->read.count; i++) {
        const struct script_entry *entry = &mending->read.entry[i];
        if (entry->kind == SCRIPT_UNREAD)
            text_format(mending->out, "entry %d cannot be read; referee check says why\n", entry->number);
        all &= entry->kind != SCRIPT_UNREAD;
        if (!entry->accepted)
            continue;
        struct patch patch;
        patch_open(&patch, text_string(mending->text), mending->text->length);
        write_accepted(mending, entry, &patch);
        text_format(mending->out, "%d. entry %d cannot be read; change it to ", ++mending->proposals, entry->number);
        text_quote_lines(mending->out, entry->respelt);
        text_char(mending->out, '\n');
        patch_diff(&patch, mending->verdict->file, mending->out);
        text_char(mending->out, '\n');
        patch_free(&patch);
    }
    return all;
}

static void open_unread(struct mending *mending, struct source *source, const struct judging *how)
{
    struct judging accept = judging_like(how);
    accept.reads_on = accept.accept = true;
    if (!mending->verdict->unread)
        return;
    script_load_all(&mending->read, source, mending->verdict, &accept);
    for (int i = 0; i < mending->read.count; i++)
        mending->accepted += mending->read.entry[i].accepted;
}

/* Writes the text with the proposals for unread lines, and the steps that leave fewer mistakes and no new finding; and
   what they changed. */
static void write_sound(const struct mending *mending, struct text *changed, struct text *says)
{
    const struct judging *how = mending->record.how;
    struct patch patch;
    struct text accepted = {0};
    open_patch(mending, 0, NULL, &patch);
    bool writes = mending->accepted && patch_changed(&patch);
    patch_text(&patch, &accepted);
    patch_free(&patch);
    open_patch(mending, mending->sound, NULL, &patch);
    patch_text(&patch, changed);
    bool better =
        mending->sound && patch_changed(&patch) && count_mistakes(changed, how) < count_mistakes(&accepted, how);
    for (int i = 0; writes && i < mending->read.count; i++)
        if (mending->read.entry[i].accepted) {
            text_format(says, "change entry %d to ", mending->read.entry[i].number);
            text_quote_lines(says, mending->read.entry[i].respelt);
            text_char(says, '\n');
        }
    for (int i = 0; better && i < mending->sound; i++) {
        print_change(&mending->taken[i].change, says);
        text_char(says, '\n');
    }
    if (better && mending->sound + mending->accepted > 1)
        patch_diff(&patch, mending->verdict->file, says);
    if (!better) {
        text_clear(changed);
        text_add_bytes(changed, text_string(&accepted), accepted.length);
    }
    text_free(&accepted);
    patch_free(&patch);
}

/* Opens the log of a record that was judged from mending->text. False: there are no mistakes to mend. Call
   close_mending either way. */
static bool open_mending(struct mending *mending, struct source *source, const struct judging *how)
{
    struct script *script = &mending->script;
    struct course *course = &mending->course;
    if (!script_load(script, source, mending->verdict, how))
        return false;
    course_open(course, script, search_budget(script->count));
    size_t size = (size_t)(course->count + 1) * sizeof *mending->had;
    mending->had = memcpy(must_alloc(size), course->found, size);
    mending->record =
        (struct course_record){text_string(mending->text), mending->text->length, 0, mending->verdict, how};
    course->record = &mending->record;
    return true;
}

static void close_mending(struct mending *mending)
{
    script_free(&mending->read);
    if (mending->had)
        course_free(&mending->course);
    free(mending->had);
    script_free(&mending->script);
}

enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed, struct text *says)
{
    struct mending mending = {.verdict = &loaded->verdict, .text = text, .all = all, .out = out};
    enum mended mended = MENDED_NOTHING;
    mending.record.how = how;
    open_unread(&mending, &loaded->source, how);
    bool helped = print_unread(&mending);
    if (open_mending(&mending, &loaded->source, how)) {
        if (mending.script.first > 1)
            text_format(out, "the log has more than %d entries; only those from %d on are searched\n", SCRIPT_LONG,
                        mending.script.first);
        mended = mend_steps(&mending);
    }
    mended = mending.accepted ? MENDED_PROPOSED : helped || mending.steps ? mended : MENDED_HELPLESS;
    write_sound(&mending, changed, says);
    close_mending(&mending);
    const struct finding *last = loaded->verdict.docket.last;
    bool claims = last && !last->entry && counts_against(last);
    if ((mended != MENDED_NOTHING && mended != MENDED_LEFT) || !claims)
        return mended;
    bool is_false = last->ruling == RULING_FALSE;
    text_add(out, is_false ? "the closing claims are false\n"
                           : "the closing claims are unreadable; referee check says why\n");
    return is_false ? mended : MENDED_HELPLESS;
}

void mend_proposals(const struct verdict *verdict, struct source *source, const struct judging *how,
                    const struct text *text, take_proposal *give, void *context)
{
    struct text unread = {0};
    struct mending mending = {.verdict = verdict, .text = text, .out = &unread, .give = give, .context = context};
    open_unread(&mending, source, how);
    if (open_mending(&mending, source, how))
        mend_steps(&mending);
    if (mending.steps + mending.accepted > 1 && mending.sound == mending.steps)
        give_out(&mending, NULL);
    close_mending(&mending);
    text_free(&unread);
}
