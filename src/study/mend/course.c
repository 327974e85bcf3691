/* Courses: a log judged again, with snapshots of the state, so that a change costs only what comes after it. */
#include <stdlib.h>
#include <string.h>

#include "study/mend/repair_text.h"

enum { SNAPSHOT_BYTES = 8 << 20, FOR_GAPS = 5, ASSUMED_BEFORE = 40 };

static size_t state_bytes(const struct course *course)
{
    return course->rerun.verdict.game->state_size;
}

static char *snapshot_at(const struct course *course, int index)
{
    return course->snapshot + (size_t)(index / course->stride) * state_bytes(course);
}

/* Judges from entry `from` to the end; notes the findings and takes snapshots. */
static void run_course(struct course *course, int from)
{
    for (int i = from; i < course->count; i++) {
        if (i % course->stride == 0)
            memcpy(snapshot_at(course, i), rerun_state(&course->rerun), state_bytes(course));
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
    size_t size = state_bytes(course), room = SNAPSHOT_BYTES / size;
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

bool course_fits_behind(const struct course *course, int index)
{
    return course->before[index] + course->found[index] == course->total;
}

bool course_rejoined(const struct course *course, int index)
{
    return index < course->count && index % course->stride == 0
           && memcmp(snapshot_at(course, index), rerun_state(&course->rerun), state_bytes(course)) == 0;
}

static void move_entries(struct course *course, int from, int by)
{
    memmove(course->entry + from + by, course->entry + from, (size_t)(course->count - from) * sizeof *course->entry);
    course->count += by;
}

int repair_drops(const struct repair *repair)
{
    return change_kinds[repair->change].drops + change_kinds[repair->change].each_drops * repair->mores;
}

int repair_puts(const struct repair *repair)
{
    return change_kinds[repair->change].puts + change_kinds[repair->change].each_puts * repair->mores;
}

const struct script_entry *repair_entry(const struct course *course, const struct repair *repair, int which)
{
    int second = 1 + repair->mores - repair->first;
    if (repair->change == CHANGE_SWAP)
        return &course->entry[repair->at + (which < second ? repair->first + which : which - second)];
    return which ? &repair->more[which - 1] : &repair->with;
}

static void rename_entries(struct course *course, const struct repair *repair)
{
    course->entry[repair->at] = repair->with;
    for (int i = repair->at + 1, more = 0; more < repair->mores; i++)
        if (course->entry[i].number == repair->more[more].number)
            course->entry[i] = repair->more[more++];
    if (repair->claims)
        course->rerun.claims = repair->claims;
}

/* Puts the new entries there, with the numbers and places of those they replace, as far as these go. */
static void put_entries(struct course *course, const struct repair *repair)
{
    int at = repair->at, drops = repair_drops(repair), puts = repair_puts(repair);
    int by = puts - drops;
    if (by > 0) {
        size_t room = (size_t)course->count + (size_t)by + 1;
        course->entry = must_grow(course->entry, room * sizeof *course->entry);
        course->found = must_grow(course->found, room * sizeof *course->found);
        course->doubts = must_grow(course->doubts, room * sizeof *course->doubts);
        course->before = must_grow(course->before, room * sizeof *course->before);
    }
    move_entries(course, at + drops, by);
    for (int i = 0; i < puts; i++) {
        struct script_entry *entry = &course->entry[at + i], there = *entry;
        *entry = *repair_entry(course, repair, i);
        entry->number = i < drops ? there.number : 0;
        if (!entry->number)
            continue;
        entry->at = there.at;
        entry->torn = there.torn;
        entry->last_line = there.last_line;
        entry->note = there.note;
    }
}

/* Puts the entries of the second part before those of the first. */
static void swap_entries(struct course *course, const struct repair *repair)
{
    int count = 1 + repair->mores;
    struct script_entry *made = must_alloc((size_t)count * sizeof *made);
    for (int i = 0; i < count; i++)
        made[i] = *repair_entry(course, repair, i);
    memcpy(&course->entry[repair->at], made, (size_t)count * sizeof *made);
    free(made);
}

void course_change(struct course *course, const struct repair *repair)
{
    int at = repair->at;
    course->changed = true;
    if (repair->change == CHANGE_HEAD) {
        course_change_head(course, repair->head);
        return;
    }
    course_go_to(course, at);
    if (repair->change == CHANGE_SWAP)
        swap_entries(course, repair);
    else if (repair->change == CHANGE_RENAME)
        rename_entries(course, repair);
    else
        put_entries(course, repair);
    void *state = must_alloc(state_bytes(course));
    memcpy(state, rerun_state(&course->rerun), state_bytes(course));
    char *earlier = course->snapshot;
    int stride = course->stride;
    open_snapshots(course);
    for (int i = 0; i < at; i += course->stride)
        if (course->stride == stride)
            memcpy(snapshot_at(course, i), earlier + (size_t)(i / stride) * state_bytes(course), state_bytes(course));
    bool kept = course->stride == stride;
    rerun_from(&course->rerun, kept ? state : course->script->opening);
    run_course(course, kept ? at : 0);
    free(earlier);
    free(state);
}
