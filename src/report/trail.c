/* A trail: the last few entries before each finding of a record, gathered while it is judged. */
#include "report/trail.h"

enum { MOST_PATHS = 20000 };

void trail_begin(struct trail *trail)
{
    arena_reset(&trail->arena);
    for (int i = 0; i < TRAIL_LENGTH; i++)
        trail->latest[i].entry = 0;
    trail->next = 0;
    trail->first = trail->last = NULL;
    trail->paths = 0;
}

static void remember(struct trail *trail, const struct step *step)
{
    trail->latest[trail->next].entry = step->entry;
    trail->latest[trail->next].at = step->at;
    trail->latest[trail->next].move = *step->move;
    trail->next = (trail->next + 1) % TRAIL_LENGTH;
}

static const struct stop *copy_latest(struct trail *trail, const struct match *match)
{
    const struct stop *first = NULL, **end = &first;
    struct text words = {0};
    for (int i = 0; i < TRAIL_LENGTH; i++) {
        int at = (trail->next + i) % TRAIL_LENGTH;
        if (!trail->latest[at].entry)
            continue;
        text_clear(&words);
        move_print(match, &trail->latest[at].move, &words);
        struct stop *stop = arena_take(&trail->arena, sizeof *stop);
        *stop = (struct stop){trail->latest[at].entry, trail->latest[at].at,
                              arena_copy(&trail->arena, text_string(&words), words.length), NULL};
        *end = stop;
        end = &stop->next;
    }
    text_free(&words);
    return first;
}

static void add_path(struct trail *trail, const struct finding *finding, const struct stop *first)
{
    struct path *path = arena_take(&trail->arena, sizeof *path);
    *path = (struct path){finding, first, NULL};
    if (trail->last)
        trail->last->next = path;
    else
        trail->first = path;
    trail->last = path;
    trail->paths++;
}

/* An entry 1 begins a log: one that is judged a second time, because its head came late, replaces what was gathered. */
void trail_watch(void *whom, const struct step *step)
{
    struct trail *trail = whom;
    if (step->entry == 1)
        trail_begin(trail);
    if (step->move)
        remember(trail, step);
    if (!step->findings || trail->paths >= MOST_PATHS)
        return;
    const struct stop *first = copy_latest(trail, step->match);
    for (const struct finding *finding = step->findings; finding; finding = finding->next)
        add_path(trail, finding, first);
}

const struct stop *trail_to(const struct path **from, const struct finding *finding)
{
    if (!finding->entry)
        return NULL;
    while (*from && (*from)->finding != finding)
        *from = (*from)->next;
    return *from ? (*from)->first : NULL;
}

void trail_free(struct trail *trail)
{
    arena_free(&trail->arena);
}
