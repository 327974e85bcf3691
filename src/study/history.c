/* History: the last few entries before each finding of a record, collected while it is judged. */
#include "study/history.h"

enum { MOST_PATHS = 20000 };

static const struct stop *copy_latest(struct history *history, const struct match *match)
{
    const struct stop *first = NULL, **end = &first;
    struct text words = {0};
    for (int i = 0; i < HISTORY_LENGTH; i++) {
        int at = (history->next + i) % HISTORY_LENGTH;
        if (!history->latest[at].entry)
            continue;
        text_clear(&words);
        move_print(match, &history->latest[at].move, &words);
        struct stop *stop = arena_take(&history->arena, sizeof *stop);
        *stop = (struct stop){history->latest[at].entry, history->latest[at].at,
                              arena_copy(&history->arena, text_string(&words), words.length), NULL};
        *end = stop;
        end = &stop->next;
    }
    text_free(&words);
    return first;
}

/* Entry 1 begins a log: if the log is judged again because of a late head, the history begins again. */
void history_watch(void *context, const struct step *step)
{
    struct history *history = context;
    if (step_opens(step)) {
        struct arena arena = history->arena;
        arena_reset(&arena);
        *history = (struct history){.arena = arena};
    }
    if (step->move) {
        history->latest[history->next].entry = step->entry;
        history->latest[history->next].at = step->at;
        history->latest[history->next].move = *step->move;
        history->next = (history->next + 1) % HISTORY_LENGTH;
    }
    if (!step->findings || history->paths >= MOST_PATHS)
        return;
    const struct stop *first = copy_latest(history, step->match);
    for (const struct finding *finding = step->findings; finding; finding = finding->next) {
        struct path *path = arena_take(&history->arena, sizeof *path);
        *path = (struct path){finding, first, NULL};
        *(history->last ? &history->last->next : &history->first) = path;
        history->last = path;
        history->paths++;
    }
}

void history_free(struct history *history)
{
    arena_free(&history->arena);
}
