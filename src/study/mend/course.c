/* Courses: a log judged again, with snapshots of the state, so that a change costs only what comes after it. */
#include <stdlib.h>
#include <string.h>

#include "replay/position.h"
#include "study/mend/repair_text.h"

enum { SNAPSHOT_BYTES = 8 << 20, FOR_GAPS = 5 };

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
        course->doubts[i + 1] = rerun_has(&course->rerun, RULING_DOUBTFUL);
        course->open[i] = rerun_has(&course->rerun, RULING_UNSETTLED);
    }
    course->found[course->count] = rerun_closing(&course->rerun);
    course->total = 0;
    for (int i = 0; i <= course->count; i++) {
        course->before[i] = course->total;
        course->total += course->found[i];
    }
    /* Up to `from` they are sums already. */
    course->doubts[0] = 0;
    for (int i = from; i < course->count; i++)
        course->doubts[i + 1] += course->doubts[i];
}

/* Makes room for snapshots; those taken before are kept if the stride stays the same. */
static void open_snapshots(struct course *course)
{
    size_t size = course->state_size, room = SNAPSHOT_BYTES / size;
    course->stride = (int)((size_t)course->count / room) + 1;
    course->snapshot = must_grow(course->snapshot, ((size_t)course->count / (size_t)course->stride + 2) * size);
}

static void make_room(struct course *course, int entries)
{
    size_t room = (size_t)entries + 1;
    course->entry = must_grow(course->entry, room * sizeof *course->entry);
    course->found = must_grow(course->found, room * sizeof *course->found);
    course->doubts = must_grow(course->doubts, room * sizeof *course->doubts);
    course->before = must_grow(course->before, room * sizeof *course->before);
    course->open = must_grow(course->open, room * sizeof *course->open);
}

static void open_script(struct course *course, struct script *script)
{
    course->script = script;
    course->entry = script->entry;
    course->count = script->count;
    script->entry = NULL;
    make_room(course, course->count);
    rerun_open(&course->rerun, script);
    course->match = &course->rerun.verdict.match;
    course->arena = &course->rerun.verdict.arena;
    course->state_size = size_of_state(course->match);
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

void course_free(struct course *course)
{
    rerun_free(&course->rerun);
    free(course->entry);
    free(course->found);
    free(course->doubts);
    free(course->before);
    free(course->open);
    free(course->snapshot);
    if (!course->own)
        return;
    rerun_free(&course->retired);
    script_free(course->own);
    free(course->own);
}

void course_go_to(struct course *course, int index)
{
    int from = index;
    if (from >= course->count && from > 0)
        from = course->count - 1;
    from = from / course->stride * course->stride;
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

static void put_entries(struct course *course, const struct repair *repair)
{
    int at = repair->at, behind = at + repair->drops, by = repair->puts - repair->drops;
    if (by > 0)
        make_room(course, course->count + by);
    struct script_entry *rest = course->entry + behind;
    memmove(rest + by, rest, (size_t)(course->count - behind) * sizeof *rest);
    course->count += by;
    for (int i = 0; i < repair->puts; i++) {
        struct script_entry *entry = &course->entry[at + i], there = *entry;
        *entry = repair->put[i];
        if (entry->number || i >= repair->drops)
            continue;
        entry->number = there.number;
        entry->at = there.at;
        entry->torn = there.torn;
        entry->last_line = there.last_line;
        entry->note = there.note;
    }
}

void course_change(struct course *course, const struct repair *repair)
{
    course->changed = true;
    if (repair->head) {
        free(course->entry);
        course->own = read_with_head(course, repair->head);
        course->retired = course->rerun;
        open_script(course, course->own);
        return;
    }
    course_go_to(course, repair->at);
    void *state = course_copy_state(course);
    int from = repair->at, stride = course->stride;
    put_entries(course, repair);
    open_snapshots(course);
    if (course->stride != stride) {
        from = 0;
        memcpy(state, course->script->opening, course->state_size);
    }
    rerun_from(&course->rerun, state);
    run_course(course, from);
    free(state);
}
