/* Pictures: what all of them need of a position, and which parts of it are marked. */
#include "report/picture.h"

#include <string.h>

#include "base/words.h"

struct canvas canvas_of(const struct match *match, const void *state, struct arena *arena)
{
    struct canvas canvas = {.arena = arena};
    if (match->game->draw)
        match->game->draw(match, state, &canvas);
    return canvas;
}

/* ---- what changed ---------------------------------------------------------------------------------------------- */

static const struct item *next_shape(const struct item *item)
{
    while (item && (item->kind == ITEM_GLYPHS || item->kind == ITEM_SAY))
        item = item->next;
    return item;
}

static bool same_shape(const struct item *a, const struct item *b, bool weight)
{
    struct paint one = a->paint, other = b->paint;
    if (weight && one.width != other.width)
        return false;
    bool painted = one.fill == other.fill && one.line == other.line && one.dashed == other.dashed && one.hatched == other.hatched;
    bool placed = a->kind == b->kind && a->x == b->x && a->y == b->y && a->size == b->size && a->count == b->count;
    if (!painted || !placed || (a->text && !same(a->text, b->text)))
        return false;
    return !a->points || memcmp(a->points, b->points, (size_t)a->count * sizeof *a->points) == 0;
}

bool same_drawing(const struct group *a, const struct group *b, bool weight)
{
    const struct item *one = next_shape(a->first), *other = next_shape(b->first);
    while (one && other && same_shape(one, other, weight)) {
        one = next_shape(one->next);
        other = next_shape(other->next);
    }
    return !one && !other;
}

/* Pictures of one game mostly have the same groups in the same order, so the search begins where the last one ended. */
static const struct group *find_group(const struct canvas *canvas, const char *id, const struct group **hint)
{
    for (const struct group *group = *hint; group; group = group->next)
        if (same(group->id, id)) {
            *hint = group->next;
            return group;
        }
    for (const struct group *group = canvas->first; group != *hint; group = group->next)
        if (same(group->id, id)) {
            *hint = group->next;
            return group;
        }
    return NULL;
}

static void add_mark(struct arena *arena, struct mark ***end, struct mark mark)
{
    struct mark *kept = arena_take(arena, sizeof *kept);
    *kept = mark;
    kept->id = arena_copy(arena, mark.id, strlen(mark.id));
    **end = kept;
    *end = &kept->next;
}

struct mark *marks_touched(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry)
{
    struct mark *first = NULL, **end = &first;
    const struct group *hint = before->first;
    for (const struct group *group = after->first; group; group = group->next) {
        if (!group_is_drawn(group))
            continue;
        const struct group *old = find_group(before, group->id, &hint);
        if (!old || !same_drawing(old, group, false))
            add_mark(arena, &end, (struct mark){.id = group->id, .entry = entry});
    }
    return first;
}

/* ---- what an entry speaks of ----------------------------------------------------------------------------------- */

static bool is_word_sign(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || (c & 0x80);
}

/* Does one of the words stand at the end of the id? Bare numbers are amounts and name nothing. */
static bool speaks_of(const char *words, const char *id)
{
    for (const char *at = words; *at;) {
        size_t length = 0;
        while (is_word_sign(at[length]))
            length++;
        size_t rest = strlen(id);
        bool whole = length && rest > length && id[rest - length - 1] == '-' && memcmp(id + rest - length, at, length) == 0;
        if (whole && strspn(at, "0123456789") < length)
            return true;
        at += length ? length : 1;
    }
    return false;
}

static struct mark *marks_named(struct arena *arena, const struct canvas *canvas, const char *words, int entry)
{
    struct mark *first = NULL, **end = &first;
    for (const struct group *group = canvas->first; group; group = group->next)
        if (group_is_drawn(group) && speaks_of(words, group->id))
            add_mark(arena, &end, (struct mark){.id = group->id, .entry = entry});
    return first;
}

struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after, const struct step *step)
{
    struct text words = {0};
    struct mark *touched = marks_touched(arena, before, after, step->entry), *both = NULL, **end = &both;
    move_print_value(step->match, step->move, &words);
    for (const struct mark *mark = touched; mark; mark = mark->next)
        if (speaks_of(text_string(&words), mark->id))
            add_mark(arena, &end, (struct mark){.id = mark->id, .entry = mark->entry});
    struct mark *found = both ? both : touched ? touched : marks_named(arena, after, text_string(&words), step->entry);
    for (struct mark *mark = found; mark; mark = mark->next)
        mark->finding = true;
    text_free(&words);
    return found;
}

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
    struct canvas before = canvas_of(step->match, step->before, &scratch), after = canvas_of(step->match, step->after, &scratch);
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
    size_t length = line.length < LONGEST_ENTRY ? line.length : LONGEST_ENTRY;
    while (length > 0 && length < line.length && ((unsigned char)line.bytes[length] & 0xc0) == 0x80)
        length--;
    text_format(out, "%s%s", printable(&scratch, arena_copy(&scratch, text_string(&line), length)), length < line.length ? " ..." : "");
    text_free(&line);
    arena_free(&scratch);
}

void print_moment(const struct match *match, const void *state, struct text *out)
{
    match->game->moment(match, state, out);
    unsigned actors = match->game->to_act(match, state);
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
