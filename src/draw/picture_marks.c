/* Marks: which groups of the picture an entry changed, and which its findings are about. */
#include <stddef.h>
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* ---- what changed ---------------------------------------------------------------------------------------------- */

static const struct item *next_shape(const struct item *item, bool possible)
{
    while (item && item->paint.possible && !possible)
        item = item->next;
    return item;
}

/* Do they differ only in the width of the line, and in whether they show what could be done? */
static bool same_but_weight(const struct item *a, const struct item *b)
{
    struct item one = *a, other = *b;
    one.paint.width = other.paint.width = one.paint.possible = other.paint.possible = 0;
    return memcmp(&one.kind, &other.kind, sizeof one - offsetof(struct item, kind)) == 0
           && memcmp(a + 1, b + 1, offsetof(struct item, kind) + (size_t)a->bytes - sizeof *a) == 0;
}

static inline bool same_shape(const struct item *a, const struct item *b, bool weight)
{
    return a->bytes == b->bytes
           && (memcmp(&a->kind, &b->kind, (size_t)a->bytes) == 0 || (!weight && same_but_weight(a, b)))
           && (a->text == b->text || same(a->text, b->text));
}

bool same_drawing(const struct group *a, const struct group *b, bool weight)
{
    const struct item *one = next_shape(a->first, weight), *other = next_shape(b->first, weight);
    while (one && other && same_shape(one, other, weight)) {
        one = next_shape(one->next, weight);
        other = next_shape(other->next, weight);
    }
    return !one && !other;
}

/* Adds a mark at the end of a list and returns its new end. */
static struct mark **add_mark(struct arena *arena, struct mark **end, const struct group *group, int entry,
                              enum mark_kind kind)
{
    *end = arena_take(arena, sizeof **end);
    **end = (struct mark){.id = group->id, .entry = entry, .kind = kind};
    return &(*end)->next;
}

struct mark *marks_moved(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry)
{
    struct mark *first = NULL, **end = &first;
    int at = 0, count = 0;
    for (int i = 0; i < after->groups; i++) {
        const struct group *group = after->group[i];
        if (group->kind != GROUP_THING || !group_is_drawn(group))
            continue;
        const struct group *old = canvas_find(before, group->id, &at);
        if (old && old->part == group->part && same_drawing(old, group, false))
            continue;
        if (++count > MOST_MOVED)
            return NULL;
        end = add_mark(arena, end, group, entry, MARK_MOVED);
    }
    return first;
}

/* ---- what a finding is about ----------------------------------------------------------------------------------- */

struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after, int entry,
                         enum mark_kind kind)
{
    struct mark *first = NULL, **end = &first;
    for (int i = 0; i < after->groups; i++) {
        const struct group *group = after->group[i];
        const struct pointed *pointed = after->pointed;
        while (pointed && !same(pointed->id, group->id))
            pointed = pointed->next;
        if (group->kind == GROUP_GHOST || pointed)
            end = add_mark(arena, end, group, entry, kind);
    }
    if (first)
        return first;
    first = marks_moved(arena, before, after, entry);
    for (struct mark *mark = first; mark; mark = mark->next)
        mark->kind = kind;
    return first;
}

/* The more serious finding decides. */
bool mark_kind_of(const struct finding *findings, int entry, enum mark_kind *kind)
{
    bool any = false;
    *kind = MARK_DOUBT;
    for (const struct finding *finding = findings; finding && finding->entry == entry; finding = finding->next) {
        any = any || finding->ruling != RULING_NOTED;
        if (!is_doubt(finding) && finding->ruling != RULING_NOTED)
            *kind = MARK_FOUND;
    }
    return any;
}

enum fate fate_of(const struct step *step)
{
    enum fate fate = FATE_FINE;
    for (const struct finding *finding = step->findings; finding; finding = finding->next) {
        if (finding->entry != step->entry || finding->ruling == RULING_NOTED)
            continue;
        if (finding->ruling == RULING_IMPOSSIBLE)
            return FATE_REFUSED;
        fate = is_doubt(finding) ? fate : FATE_ILLEGAL;
    }
    if (fate == FATE_ILLEGAL && memcmp(step->before, step->after, size_of_state(step->match)) == 0)
        return FATE_REFUSED;
    return fate;
}
