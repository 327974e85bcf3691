/* Pictures: what all of them need of a position, and the watcher for the last one. */
#include "draw/picture.h"

#include <string.h>

#include "base/words.h"

/* ---- watching -------------------------------------------------------------------------------------------------- */

static void keep_state(struct view *view, const struct match *match, void **kept, const void *state)
{
    size_t size = *kept ? state_live_size(match) : match->game->state_size;
    if (!*kept)
        *kept = arena_take(&view->arena, size);
    memcpy(*kept, state, size);
}

static void keep_entry(struct view *view, struct kept_entry *kept, const struct step *step)
{
    enum mark_kind kind;
    keep_state(view, step->match, &kept->before, step->before);
    keep_state(view, step->match, &kept->heard, step->heard ? step->heard : step->before);
    keep_state(view, step->match, &kept->after, step->after);
    kept->number = step->entry;
    kept->has_move = step->move != NULL;
    kept->found = mark_kind_of(step->findings, step->entry, &kind);
    kept->kind = kind;
    kept->fate = fate_of(step);
    if (step->move) {
        kept->move = *step->move;
        kept->move.map = NULL;
    }
    text_clear(&kept->said);
    print_entry(step, &kept->said);
    text_clear(&kept->sums);
    text_add(&kept->sums, step->sums ? step->sums : "");
}

static void free_entry(struct kept_entry *kept)
{
    text_free(&kept->said);
    text_free(&kept->sums);
}

void view_free(struct view *view)
{
    free_entry(&view->latest);
    for (int i = 0; i < FINDINGS_KEPT; i++)
        free_entry(&view->found[i]);
    arena_free(&view->arena);
}

/* The log is judged twice if a part of the head follows it; the second time counts. */
void view_watch(void *context, const struct step *step)
{
    struct view *view = context;
    if (step->entry <= view->latest.number) {
        view_free(view);
        *view = (struct view){0};
    }
    if (view->latest.found && view->latest.has_move) {
        struct kept_entry *oldest = &view->found[view->found_count++ % FINDINGS_KEPT], free = *oldest;
        *oldest = view->latest;
        view->latest = free;
    }
    keep_entry(view, &view->latest, step);
}

/* ---- drawing --------------------------------------------------------------------------------------------------- */

struct canvas draw_entry(const struct match *match, const struct kept_entry *kept, const void *state,
                         struct arena *arena)
{
    struct canvas canvas = position_draw(match, state, arena);
    if (kept->number && kept->has_move)
        position_draw_move(match, kept->heard, &kept->move, kept->fate, &canvas);
    return canvas;
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

/* Claims and unreadable entries are printed as written, up to a limit. */
void print_entry(const struct step *step, struct text *out)
{
    enum { LONGEST_ENTRY = 300 };
    struct arena scratch = {0};
    if (step->move)
        move_print(step->match, step->move, out);
    else if (step->item->kind == NODE_MAP && step->item->count == 1) {
        text_format(out, "%s: ", step->item->first->key->text);
        node_print_line(step->item->first, out);
    } else
        node_print_line(step->item, out);
    size_t length = cut_length(text_string(out), out->length, LONGEST_ENTRY);
    if (length == out->length && is_plain(text_string(out)))
        return;
    const char *more = length < out->length ? " ..." : "", *line = arena_copy(&scratch, text_string(out), length);
    text_clear(out);
    add_printable(line, out);
    text_add(out, more);
    arena_free(&scratch);
}

void print_moment(const struct match *match, const void *state, struct text *out)
{
    position_moment(match, state, out);
    unsigned actors = position_to_act(match, state);
    const char *between = "; ";
    for (unsigned left = actors, actor = 0; left; left >>= 1, actor++)
        if (left & 1) {
            text_add(out, between);
            add_printable(actor_name(match, (int)actor), out);
            between = ", ";
        }
    if (actors)
        text_add(out, " to act");
}
