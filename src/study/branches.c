/* Branches: other ways through the log of a course, with their states at intervals. */
#include "study/branches.h"

#include <stdlib.h>
#include <string.h>

enum { STATES_KEPT = 64 };

void branches_open(struct branches *branches, const struct course *course)
{
    *branches = (struct branches){.step = course->count / STATES_KEPT + 1,
                                  .entries = course->count,
                                  .size = course->rerun.verdict.game->state_size};
}

void branches_free(struct branches *branches)
{
    for (int i = 0; i <= MOST_BRANCHES; i++)
        free(branches->branch[i].states);
}

static char *state_before(const struct branches *branches, const struct branch *branch, int index)
{
    return branch->states + (size_t)(index / branches->step) * branches->size;
}

static char *state_at_end(const struct branches *branches, const struct branch *branch)
{
    return state_before(branches, branch, branches->entries + branches->step);
}

void branch_begin(struct branches *branches, int index)
{
    struct branch *own = &branches->branch[branches->count];
    if (!own->states)
        own->states = must_alloc((size_t)(branches->entries / branches->step + 2) * branches->size);
    own->fits = index;
}

const void *branch_meets(struct branches *branches, int index, const void *state)
{
    const struct branch *own = &branches->branch[branches->count];
    if (index % branches->step)
        return NULL;
    for (const struct branch *other = branches->branch; other < own; other++)
        if (other->fits <= index && memcmp(state_before(branches, other, index), state, branches->size) == 0)
            return state_at_end(branches, other);
    memcpy(state_before(branches, own, index), state, branches->size);
    return NULL;
}

void branch_misfits(struct branches *branches, int index)
{
    branches->branch[branches->count].fits = index + 1;
}

void branch_end(struct branches *branches, const void *state)
{
    memcpy(state_at_end(branches, &branches->branch[branches->count]), state, branches->size);
    branches->count += branches->count < MOST_BRANCHES;
}
