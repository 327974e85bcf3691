/* Courses: a log judged again, with snapshots of the state, so that a change costs only what comes after it. */
#include <stdlib.h>
#include <string.h>

#include "replay/position.h"
#include "study/mend/repair_text.h"

enum { SNAPSHOT_BYTES = 8 << 20, FOR_GAPS = 5, ASSUMED_BEFORE = 40, MOST_REREAD = 100 };

static char *snapshot_at(const struct course *course, int index)
{
    return course->snapshot + (size_t)(index / course->stride) * course->state_size;
}

/* Judges from entry `from` to the end; notes the findings and takes snapshots. */
static void run_course(struct course *course, int from)
{
    for (int i = from; i < course->count; i++) {
        if (i % course->stride == 0)
            memcpy(snapshot_at(course, i), course_state(course), course->state_size);
        course->found[i] = rerun_entry(&course->rerun, &course->entry[i], course->entry[i].number);
        course->doubts[i + 1] = rerun_in_doubt(&course->rerun);
    }
    course->found[course->count] = rerun_closing(&course->rerun);
    course->total = 0;
    for (int i = 0; i <= course->count; i++) {
        course->before[i] = course->total;
        course->total += course->found[i];
    }
    course->doubts[0] = 0;
    for (int i = 0; i < course->count; i++)
        course->doubts[i + 1] += course->doubts[i];
}

static void open_snapshots(struct course *course)
{
    size_t size = course->state_size, room = SNAPSHOT_BYTES / size;
    course->stride = (int)((size_t)course->count / room) + 1;
    course->snapshot = must_alloc(((size_t)course->count / (size_t)course->stride + 2) * size);
}

static void open_script(struct course *course, struct script *script)
{
    course->script = script;
    course->entry = script->entry;
    course->count = script->count;
    script->entry = NULL;
    course->found = must_alloc(((size_t)script->count + 1) * sizeof *course->found);
    course->doubts = must_alloc(((size_t)script->count + 1) * sizeof *course->doubts);
    course->before = must_alloc(((size_t)script->count + 1) * sizeof *course->before);
    rerun_open(&course->rerun, script);
    course->match = &course->rerun.verdict.match;
    course->arena = &course->rerun.verdict.arena;
    course->state_size = course->rerun.verdict.game->state_size;
    course->rerun.corrected = true;
    open_snapshots(course);
    run_course(course, 0);
}

long search_budget(int entries)
{
    long budget = (long)JUDGED_PER_ENTRY * (entries + 10);
    return budget < JUDGED_MOST ? budget : JUDGED_MOST;
}

void course_open(struct course *course, struct script *script, long budget)
{
    *course = (struct course){.for_gaps = budget / FOR_GAPS, .budget = budget - budget / FOR_GAPS};
    open_script(course, script);
}

static void free_entries(struct course *course)
{
    free(course->entry);
    free(course->found);
    free(course->doubts);
    free(course->before);
    free(course->snapshot);
}

void course_reopen(struct course *course, struct script *script)
{
    free_entries(course);
    course->own = script;
    course->retired = course->rerun;
    open_script(course, script);
}

void course_free(struct course *course)
{
    rerun_free(&course->rerun);
    free_entries(course);
    if (!course->own)
        return;
    rerun_free(&course->retired);
    script_free(course->own);
    free(course->own);
}

/* The entry to judge from, so that recent assumptions are known: an entry may withdraw them. */
static int before_assumed(const struct course *course, int index)
{
    int from = index;
    for (int i = index - 1; i >= 0 && i >= index - ASSUMED_BEFORE; i--)
        if (course->entry[i].assumed_count > course->entry[i].harmless && !course->entry[i].late_entry)
            from = i;
    return from;
}

void course_go_to(struct course *course, int index)
{
    int from = before_assumed(course, index) / course->stride * course->stride;
    if (from >= course->count && from > 0)
        from = (course->count - 1) / course->stride * course->stride;
    rerun_from(&course->rerun, snapshot_at(course, from));
    for (; from < index; from++)
        rerun_entry(&course->rerun, &course->entry[from], course->entry[from].number);
}

const void *course_state(const struct course *course)
{
    return rerun_state(&course->rerun);
}

void *course_copy_state(const struct course *course)
{
    return memcpy(must_alloc(course->state_size), course_state(course), course->state_size);
}

bool course_awaits_table(const struct course *course)
{
    return position_to_act(course->match, course_state(course)) == 1u << CHANCE;
}

struct moves course_moves(struct course *course)
{
    struct moves moves = {0};
    legal_moves(course->match, course_state(course), &moves);
    course->budget -= moves.count;
    return moves;
}

bool course_fits_behind(const struct course *course, int index)
{
    return course->before[index] + course->found[index] == course->total;
}

bool course_rejoined(const struct course *course, int index)
{
    return index < course->count && index % course->stride == 0
           && memcmp(snapshot_at(course, index), course_state(course), course->state_size) == 0;
}

static void move_entries(struct course *course, int from, int by)
{
    memmove(course->entry + from + by, course->entry + from, (size_t)(course->count - from) * sizeof *course->entry);
    course->count += by;
}

static void rename_entries(struct course *course, const struct repair *repair)
{
    for (int i = repair->at, put = 0; put < repair->puts; i++)
        if (course->entry[i].number == repair->put[put].number)
            course->entry[i] = repair->put[put++];
    if (repair->claims)
        course->rerun.claims = repair->claims;
}

static void put_entries(struct course *course, const struct repair *repair)
{
    int at = repair->at, drops = repair->drops, by = repair->puts - drops;
    if (by > 0) {
        size_t room = (size_t)course->count + (size_t)by + 1;
        course->entry = must_grow(course->entry, room * sizeof *course->entry);
        course->found = must_grow(course->found, room * sizeof *course->found);
        course->doubts = must_grow(course->doubts, room * sizeof *course->doubts);
        course->before = must_grow(course->before, room * sizeof *course->before);
    }
    move_entries(course, at + drops, by);
    for (int i = 0; i < repair->puts; i++) {
        struct script_entry *entry = &course->entry[at + i], there = *entry;
        *entry = repair->put[i];
        if (entry->number || i >= drops)
            continue;
        entry->number = there.number;
        entry->at = there.at;
        entry->torn = there.torn;
        entry->last_line = there.last_line;
        entry->note = there.note;
    }
}

/* Reads entries again that were perhaps only unreadable because of what is changed before them. */
static void read_again(struct course *course, int from)
{
    int failed = 0;
    course->rerun.corrected = false;
    for (int i = from; i < course->count && failed < MOST_REREAD; i++) {
        struct script_entry *entry = &course->entry[i];
        if (!entry->untimely || entry->kind != SCRIPT_UNREAD)
            rerun_entry(&course->rerun, entry, entry->number);
        else
            failed += rerun_again(&course->rerun, entry) && entry->kind == SCRIPT_UNREAD;
    }
    course->rerun.corrected = true;
}

static bool any_untimely(const struct course *course, int from)
{
    while (from < course->count && !(course->entry[from].untimely && course->entry[from].kind == SCRIPT_UNREAD))
        from++;
    return from < course->count;
}

/* Judges from entry `from` on, which the state is before. */
static void run_changed(struct course *course, int from, const void *state)
{
    rerun_from(&course->rerun, state);
    if (any_untimely(course, from)) {
        read_again(course, from);
        rerun_from(&course->rerun, state);
    }
    run_course(course, from);
}

void course_change(struct course *course, const struct repair *repair)
{
    int at = repair->at;
    course->changed = true;
    if (repair->head) {
        course_change_head(course, repair->head);
        return;
    }
    course_go_to(course, at);
    if (repair->change.kind == CHANGE_RENAME)
        rename_entries(course, repair);
    else
        put_entries(course, repair);
    void *state = course_copy_state(course);
    char *earlier = course->snapshot;
    int stride = course->stride;
    open_snapshots(course);
    for (int i = 0; i < at; i += course->stride)
        if (course->stride == stride)
            memcpy(snapshot_at(course, i), earlier + (size_t)(i / stride) * course->state_size, course->state_size);
    bool kept = course->stride == stride;
    run_changed(course, kept ? at : 0, kept ? state : course->script->opening);
    free(earlier);
    free(state);
}
