/* Mending: step by step, from the first mistake on. */
#include "study/mend/mend.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "base/words.h"
#include "replay/position.h"
#include "study/mend/repair_search.h"
#include "study/mend/repair_text.h"
#include "study/patch.h"
#include "study/wording.h"

enum { MOST_STEPS = 10, HARDLY_MORE = 3 };

struct mending {
    struct course course;
    const struct verdict *verdict; /* of the record as it is */
    const struct text *text;
    const char *file;
    struct repair taken[MOST_STEPS];              /* the changes of the steps so far */
    const struct script_entry *there[MOST_STEPS]; /* the entries they replaced */
    int steps, proposals;
    int *had;                     /* findings of each entry of the record as it is, and of the closing claims */
    int sound;                    /* after this many steps no entry has a new finding */
    const char *made[MOST_STEPS]; /* descriptions of the changes */
    bool all, helpless, left;
    bool lost; /* entries are missing, and what comes after them cannot be judged */
    struct text *out;
    take_proposal *give; /* NULL: proposals are printed */
    void *context;
};

/* ---- what is there --------------------------------------------------------------------------------------------- */

/* The next entry with a finding, from `from` on, among claims or among other entries. */
static int next_target(const struct course *course, int from, bool claims)
{
    while (from < course->count && (course->found[from] == 0 || (course->entry[from].kind == SCRIPT_CLAIMS) != claims))
        from++;
    return from;
}

/* ---- showing --------------------------------------------------------------------------------------------------- */

/* Opens the text with the first `steps` changes made, and with `repair`. */
static void open_patch(const struct mending *mending, int steps, const struct repair *repair, struct patch *patch)
{
    const struct course *course = &mending->course;
    const struct match *match = course->match;
    const struct repair *made[MOST_STEPS + 1];
    patch_open(patch, text_string(mending->text), mending->text->length);
    for (int i = 0; i < steps; i++) {
        made[i] = &mending->taken[i];
        write_repair(patch, made[i], mending->there[i], match);
    }
    if (repair)
        write_repair(patch, repair, &course->entry[repair->at], match);
    made[steps] = repair;
    if (course->script->claims)
        rename_claims(patch, course->script->claims->first, made, steps + (repair != NULL));
}

static void print_proposal(struct mending *mending, const struct repair *repair, const struct change *change)
{
    struct text *out = mending->out;
    text_format(out, "%d. ", ++mending->proposals);
    print_change(change, out);
    if (repair->lifted > 0)
        text_format(out, ": clears %d of %d finding%s\n", repair->lifted, mending->course.total,
                    plural(mending->course.total));
    else
        text_add(out, "; the rest can be judged after that\n");
    struct patch patch;
    open_patch(mending, 0, repair, &patch);
    patch_diff(&patch, mending->file, out);
    text_char(out, '\n');
    patch_free(&patch);
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
        text_format(&says, "%d changes", mending->steps);
    mending->give(mending->context, repair, text_string(&says), &patch);
    text_free(&says);
    patch_free(&patch);
}

static void give_out_first(const struct mending *mending, const struct remedy *remedy)
{
    for (int i = 0; mending->steps == 0 && i < remedy->count; i++)
        if (is_smallest(&remedy->repairs[i], &remedy->repairs[0]))
            give_out(mending, &remedy->repairs[i]);
}

/* Another text at the same place needs no diff of its own. */
static void print_proposals(struct mending *mending, const struct remedy *remedy)
{
    bool done[MOST_REPAIRS] = {false};
    const struct repair *repairs = remedy->repairs;
    for (int i = 0; i < remedy->count; i++) {
        const struct change *change = NULL;
        if (done[i] || !is_smallest(&repairs[i], &repairs[0]))
            continue;
        for (int k = remedy->count - 1; k > i; k--)
            if (!done[k] && (i < remedy->equals) == (k < remedy->equals) && is_smallest(&repairs[k], &repairs[0])
                && changes_go_together(&repairs[i].change, &repairs[k].change)) {
                change = keep_change(&repairs[k].change, change, mending->course.arena);
                done[k] = true;
            }
        print_proposal(mending, &repairs[i], keep_change(&repairs[i].change, change, mending->course.arena));
    }
    if (!remedy->complete)
        text_format(mending->out,
                    "there may be more; the search stopped after judging %d entries for each entry of the log\n",
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
    bool there = entry->kind == SCRIPT_UNREAD || (of_table && !remedy->several);
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
        [REMEDY_CLAIM] = "is a false claim",
        [REMEDY_DEED] = "is illegal",
        [REMEDY_IDLE] = "is impossible and changed nothing",
        [REMEDY_UNREAD] = "cannot be read; referee check says why",
        [REMEDY_MISPLACED] = "is not an entry; referee check says where it belongs",
        [REMEDY_NONE] = "is not legal here; no single change found",
    };
    const struct script_entry *entry = &mending->course.entry[target];
    const char *why =
        remedy->complete ? says[remedy->kind] : "is not legal here; the search stopped before every change was tried";
    bool lone = (remedy->kind == REMEDY_DEED || remedy->kind == REMEDY_IDLE) && remedy->complete;
    const char *rest =
        lone && course_fits_behind(&mending->course, target) ? ", and the rest of the log is legal as it is" : "";
    if (remedy->kind == REMEDY_MISSING) {
        print_missing(mending, target, remedy);
        return;
    }
    if (entry->number)
        text_format(mending->out, "entry %d %s%s", entry->number, why, rest);
    else
        text_format(mending->out, "`%s` %s%s", entry->text, why, rest);
    text_format(mending->out, "%s%s\n", lone ? ": " : "", lone ? reason_of(mending, entry->number) : "");
}

/* ---- step by step ---------------------------------------------------------------------------------------------- */

static void note_found(struct mending *mending)
{
    const struct course *course = &mending->course;
    size_t size = (size_t)(course->count + 1) * sizeof *mending->had;
    mending->had = memcpy(must_alloc(size), course->found, size);
}

static bool is_sound(const struct mending *mending)
{
    const struct course *course = &mending->course;
    int i = 0;
    while (i < course->count) {
        int number = course->entry[i].number;
        if (course->found[i] > (number ? mending->had[number - course->script->first] : 0))
            return false;
        i++;
    }
    return course->found[i] <= mending->had[course->script->count];
}

static void take(struct mending *mending, const struct repair *repair)
{
    struct course *course = &mending->course;
    struct text says = {0};
    print_change(&repair->change, &says);
    struct script_entry *there = arena_take(course->arena, (size_t)(repair->drops + 1) * sizeof *there);
    for (int i = 0; i <= repair->drops && repair->at + i < course->count; i++)
        there[i] = course->entry[repair->at + i];
    mending->taken[mending->steps] = *repair;
    mending->there[mending->steps] = there;
    mending->made[mending->steps++] = arena_keep(course->arena, &says);
    course_change(course, repair);
    if (is_sound(mending))
        mending->sound = mending->steps;
}

/* The index where to look next after the change: the entries before it are unchanged. */
static int behind_change(const struct repair *repair, int target)
{
    enum change_kind kind = repair->change.kind;
    if (kind == CHANGE_RENAME || (kind == CHANGE_DELETE && repair->at == target))
        return target;
    bool behind = kind == CHANGE_SPLIT || repair->at + repair->drops > target + 1;
    return behind ? repair->at : target + repair->puts - repair->drops;
}

/* Mends the mistake at entry `target`, or leaves it. Returns where to look next. */
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
        mending->lost = remedy.repairs[0].change.gap;
        return mending->lost ? course->count : behind_change(&remedy.repairs[0], target);
    }
    print_none(mending, target, &remedy);
    mending->helpless |= remedy.kind >= REMEDY_MISSING;
    mending->left |= remedy.kind == REMEDY_DEED || remedy.kind == REMEDY_IDLE;
    int next = remedy.astray ? remedy.astray : remedy.kind == REMEDY_MISSING ? course->count : target + 1;
    mending->lost = remedy.kind == REMEDY_MISSING && next == course->count;
    return next;
}

static enum mended mend_steps(struct mending *mending)
{
    struct course *course = &mending->course;
    for (int claims = 0; claims <= 1 && !mending->lost; claims++)
        for (int target = 0;
             (target = next_target(course, target, claims)) < course->count && mending->steps < MOST_STEPS;)
            target = mend_at(mending, target);
    return mending->steps      ? MENDED_PROPOSED
           : mending->helpless ? MENDED_HELPLESS
           : mending->left     ? MENDED_LEFT
                               : MENDED_NOTHING;
}

/* A sentence about closing claims with mistakes; "" for others. */
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
        find_mistakes(&loaded.verdict, &loaded.source, &again);
        count = loaded.verdict.docket.mistakes;
    }
    loaded_free(&loaded);
    return count;
}

/* Writes the text with the steps that leave fewer mistakes and no new finding, and what they changed. */
static void write_sound(const struct mending *mending, const struct judging *how, struct text *changed,
                        struct text *says)
{
    struct patch patch;
    open_patch(mending, mending->sound, NULL, &patch);
    patch_text(&patch, changed);
    bool better =
        mending->sound && patch_changed(&patch) && count_mistakes(changed, how) < count_mistakes(mending->text, how);
    for (int i = 0; better && i < mending->sound; i++)
        text_format(says, "%s\n", mending->made[i]);
    if (better && mending->sound > 1)
        patch_diff(&patch, mending->file, says);
    if (!better) {
        text_clear(changed);
        text_add_bytes(changed, text_string(mending->text), mending->text->length);
    }
    patch_free(&patch);
}

/* Opens the log of a record that was judged from mending->text. False: there are no mistakes to mend. */
static bool open_mending(struct mending *mending, struct script *script, struct source *source,
                         struct course_record *record)
{
    if (!script_load(script, source, mending->verdict, record->how))
        return false;
    course_open(&mending->course, script, search_budget(script->count));
    note_found(mending);
    mending->course.record = record;
    return true;
}

static void close_mending(struct mending *mending)
{
    course_free(&mending->course);
    free(mending->had);
}

enum mended mend_record(struct loaded_record *loaded, const struct judging *how, const struct text *text, bool all,
                        struct text *out, struct text *changed, struct text *says)
{
    struct script script;
    struct mending mending = {
        .verdict = &loaded->verdict, .text = text, .file = loaded->verdict.file, .all = all, .out = out};
    struct course_record record = {text_string(text), text->length, 0, &loaded->verdict, how};
    enum mended mended = MENDED_NOTHING;
    if (open_mending(&mending, &script, &loaded->source, &record)) {
        if (script.first > 1)
            text_format(out, "the log has more than %d entries; only those from %d on are searched\n", SCRIPT_LONG,
                        script.first);
        mended = mend_steps(&mending);
        write_sound(&mending, how, changed, says);
        close_mending(&mending);
    }
    script_free(&script);
    if (mended == MENDED_NOTHING || mended == MENDED_LEFT)
        text_add(out, tell_claims(&loaded->verdict, &mended));
    return mended;
}

void mend_proposals(const struct verdict *verdict, struct source *source, const struct judging *how,
                    const struct text *text, take_proposal *give, void *context)
{
    struct script script;
    struct text unread = {0};
    struct mending mending = {
        .verdict = verdict, .text = text, .file = verdict->file, .out = &unread, .give = give, .context = context};
    struct course_record record = {text_string(text), text->length, 0, verdict, how};
    if (open_mending(&mending, &script, source, &record)) {
        mend_steps(&mending);
        if (mending.steps > 1 && mending.sound == mending.steps)
            give_out(&mending, NULL);
        close_mending(&mending);
    }
    script_free(&script);
    text_free(&unread);
}
