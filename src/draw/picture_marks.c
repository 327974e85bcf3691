/* Marks: which parts of the picture an entry touched, and which its findings are about. */
#include <string.h>

#include "base/words.h"
#include "draw/picture.h"

/* ---- what changed ---------------------------------------------------------------------------------------------- */

static const struct item *next_shape(const struct item *item, bool possible)
{
    while (item && (item->kind == ITEM_GLYPHS || item->kind == ITEM_SAY || (item->paint.possible && !possible)))
        item = item->next;
    return item;
}

static bool same_shape(const struct item *a, const struct item *b, bool weight)
{
    struct paint one = a->paint, other = b->paint;
    if (weight && one.width != other.width)
        return false;
    bool painted =
        one.fill == other.fill && one.line == other.line && one.dashed == other.dashed && one.hatched == other.hatched;
    bool placed = a->kind == b->kind && a->x == b->x && a->y == b->y && a->size == b->size && a->count == b->count;
    if (!painted || !placed || (a->text && !same(a->text, b->text)))
        return false;
    return !a->points || memcmp(a->points, b->points, (size_t)a->count * sizeof *a->points) == 0;
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

/* The next word of the text, its length in `*length`; bare numbers are amounts and name nothing. NULL: there is none. */
static const char *next_word(const char *at, size_t *length)
{
    for (; *at; at += *length ? *length : 1) {
        *length = 0;
        while (is_word_sign(at[*length]))
            ++*length;
        if (*length && strspn(at, "0123456789") < *length)
            return at;
    }
    return NULL;
}

/* Does one of the words stand at the end of the id? */
static bool is_called(const struct group *group, const char *words)
{
    size_t length, rest = strlen(group->id);
    for (const char *word = words; (word = next_word(word, &length)); word += length)
        if (rest > length && group->id[rest - length - 1] == '-'
            && memcmp(group->id + rest - length, word, length) == 0)
            return true;
    return false;
}

/* Does one of the words stand in the title? The first one, the verb, is left out. */
static bool is_titled(const struct group *group, const char *words)
{
    size_t length, verb, other;
    const char *word = next_word(words, &verb);
    for (word = word ? word + verb : ""; (word = next_word(word, &length)); word += length)
        for (const char *at = group->title; (at = next_word(at, &other)); at += other)
            if (other == length && memcmp(at, word, length) == 0)
                return true;
    return false;
}

static struct mark *marks_spoken_of(struct arena *arena, const struct canvas *canvas, const char *words, int entry,
                                    bool drawn, bool (*spoken_of)(const struct group *, const char *))
{
    struct mark *first = NULL, **end = &first;
    for (const struct group *group = canvas->first; group; group = group->next)
        if (group_is_drawn(group) == drawn && spoken_of(group, words))
            add_mark(arena, &end, (struct mark){.id = group->id, .entry = entry});
    return first;
}

static bool has_mark(const struct mark *marks, const char *id)
{
    while (marks && !same(marks->id, id))
        marks = marks->next;
    return marks != NULL;
}

struct mark *marks_found(struct arena *arena, const struct canvas *before, const struct canvas *after,
                         const struct step *step)
{
    struct text words = {0};
    struct mark *touched = marks_touched(arena, before, after, step->entry), *both = NULL, **end = &both;
    move_print_value(step->match, step->move, &words);
    struct mark *called = marks_spoken_of(arena, after, text_string(&words), step->entry, true, is_called);
    for (const struct mark *mark = called; mark; mark = mark->next)
        if (has_mark(touched, mark->id))
            add_mark(arena, &end, (struct mark){.id = mark->id, .entry = mark->entry});
    struct mark *found = both ? both : touched ? touched : called;
    if (!found)
        found = marks_spoken_of(arena, after, text_string(&words), step->entry, true, is_titled);
    if (!found)
        found = marks_spoken_of(arena, after, text_string(&words), step->entry, false, is_called);
    for (struct mark *mark = found; mark; mark = mark->next)
        mark->finding = true;
    text_free(&words);
    return found;
}
