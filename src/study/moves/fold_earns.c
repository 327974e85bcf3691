/* What folded entries earn together: amounts that differ only in their number become a range. */
#include "study/moves/fold_earns.h"

#include "base/text.h"
#include "base/words.h"

struct range {
    struct earning least;
    int most;
    int found; /* in how many entries */
};

struct ranges {
    struct range range[MOST_EARNINGS];
    int count;
};

static void widen(struct range *known, int halves)
{
    known->least.halves = halves < known->least.halves ? halves : known->least.halves;
    known->most = halves > known->most ? halves : known->most;
}

static bool alike(const struct earning *a, const struct earning *b)
{
    return same(a->who, b->who) && a->one == b->one;
}

static void add(struct ranges *ranges, const struct earning *earning)
{
    for (int i = 0; i < ranges->count; i++)
        if (alike(&ranges->range[i].least, earning)) {
            widen(&ranges->range[i], earning->halves);
            ranges->range[i].found++;
            return;
        }
    if (ranges->count < MOST_EARNINGS)
        ranges->range[ranges->count++] = (struct range){*earning, earning->halves, 1};
}

const char *earn_together(const struct earnings *const *earns, int count, struct arena *arena)
{
    struct ranges ranges = {0};
    struct text out = {0};
    for (int i = 0; i < count; i++)
        for (int part = 0; part < earns[i]->count; part++)
            add(&ranges, &earns[i]->part[part]);
    for (int i = 0; i < ranges.count; i++) {
        struct range *range = &ranges.range[i];
        if (range->found < count)
            widen(range, 0);
        text_add(&out, i ? ", " : "");
        earning_print(&range->least, range->most, &out);
    }
    return arena_keep(arena, &out);
}
