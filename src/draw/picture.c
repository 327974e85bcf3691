/* Pictures: what all of them need of a position, and watching for the last one. */
#include "draw/picture.h"

#include <string.h>

#include "base/words.h"

/* ---- watching -------------------------------------------------------------------------------------------------- */

/* The log is judged twice when part of the head comes after it; the second time counts. */
static void begin_anew(struct view *view)
{
    view->marks = NULL;
    view->entry = 0;
}

static void mark_finding(struct view *view, const struct step *step)
{
    struct arena scratch = {0};
    struct canvas before = position_draw(step->match, step->before, &scratch),
                  after = position_draw(step->match, step->after, &scratch);
    struct mark **end = &view->marks;
    while (*end)
        end = &(*end)->next;
    *end = marks_found(&view->arena, &before, &after, step);
    arena_free(&scratch);
}

void view_watch(void *whom, const struct step *step)
{
    struct view *view = whom;
    size_t size = step->match->game->state_size;
    if (step->entry <= view->entry)
        begin_anew(view);
    if (!view->before)
        view->before = arena_take(&view->arena, size);
    memcpy(view->before, step->before, size);
    text_clear(&view->said);
    print_entry(step, &view->said);
    view->entry = step->entry;
    if (step->findings && step->move)
        mark_finding(view, step);
}

void view_free(struct view *view)
{
    text_free(&view->said);
    arena_free(&view->arena);
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

/* Claims and what could not be read stand as they were written, but not endlessly. */
void print_entry(const struct step *step, struct text *out)
{
    enum { LONGEST_ENTRY = 300 };
    struct arena scratch = {0};
    struct text line = {0};
    if (step->move)
        move_print(step->match, step->move, &line);
    else if (step->item->kind == NODE_MAP && step->item->count == 1) {
        text_format(&line, "%s: ", step->item->first->key->text);
        node_print_line(step->item->first, &line);
    } else
        node_print_line(step->item, &line);
    size_t length = cut_length(text_string(&line), line.length, LONGEST_ENTRY);
    text_format(out, "%s%s", printable(&scratch, arena_copy(&scratch, text_string(&line), length)),
                length < line.length ? " ..." : "");
    text_free(&line);
    arena_free(&scratch);
}

void print_moment(const struct match *match, const void *state, struct text *out)
{
    position_moment(match, state, out);
    unsigned actors = position_to_act(match, state);
    const char *between = "; ";
    struct arena scratch = {0};
    for (int actor = 0; actor <= CHANCE; actor++)
        if (actors & (1u << actor)) {
            text_format(out, "%s%s", between, printable(&scratch, actor_name(match, actor)));
            between = ", ";
        }
    if (actors)
        text_add(out, " to act");
    arena_free(&scratch);
}
