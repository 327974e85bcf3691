/* Canvas: passages of a picture that are remembered, so that they are not drawn a second time. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "game/canvas.h"

enum { FIRST_SLOTS = 256 };

/* How far the legend has come: its lines follow one another. */
struct legend_so_far {
    struct point pen;
    int lines, height;
};

struct passage {
    const char *name;
    int number;
    size_t size;
    const void *of;
    struct legend_so_far before, after;
    struct item *item,
        *last_item; /* added to the group that was begun before it; while it is open, the last ones before it */
    struct group *group, *last_group; /* begun in it; likewise */
    struct part *part;                /* begun in it, NULL: none; likewise */
    struct arena *outer;              /* while it is open: that of the canvas */
    struct passage *around;           /* while it is open: the one it is in */
    uint32_t hash;
    struct passage *next;        /* in its slot */
    struct passage *followed_by; /* in the latest picture */
};

void passages_free(struct passages *passages)
{
    free(passages->slot);
    arena_free(&passages->arena);
    *passages = (struct passages){0};
}

/* ---- finding ---------------------------------------------------------------------------------------------------- */

static uint32_t hash_of(const char *name, int number, const void *of, size_t size)
{
    const uint64_t factor = 0x9e3779b97f4a7c15u;
    uint64_t hash = (uintptr_t)name + (uint64_t)number, word = 0;
    size_t i = 0;
    for (; i + sizeof word <= size; i += sizeof word) {
        memcpy(&word, (const char *)of + i, sizeof word);
        hash = hash * factor + word;
    }
    word = 0;
    memcpy(&word, (const char *)of + i, size - i);
    hash = (hash * factor + word) * factor;
    return (uint32_t)(hash >> 32);
}

static struct legend_so_far legend_of(const struct canvas *c)
{
    return (struct legend_so_far){c->pen, c->legends, c->legend ? c->legend->height : 0};
}

static bool is_it(const struct passage *passage, const struct canvas *c, const char *name, int number, const void *of,
                  size_t size)
{
    return passage->number == number && passage->size == size && (passage->name == name || !strcmp(passage->name, name))
           && memcmp(passage->of, of, size) == 0 && passage->before.lines == c->legends
           && passage->before.pen.x == c->pen.x && passage->before.pen.y == c->pen.y;
}

/* Pictures of one match mostly consist of the same passages in the same order. */
static struct passage *find(const struct canvas *c, const char *name, int number, const void *of, size_t size,
                            uint32_t *hash)
{
    const struct passages *all = c->passages;
    struct passage *next = c->latest ? c->latest->followed_by : NULL;
    if (next && is_it(next, c, name, number, of, size))
        return next;
    *hash = hash_of(name, number, of, size);
    next = all->slots ? all->slot[*hash % (uint32_t)all->slots] : NULL;
    while (next && !is_it(next, c, name, number, of, size))
        next = next->next;
    return next;
}

static void put(struct passages *all, struct passage *passage)
{
    struct passage **slot = &all->slot[passage->hash % (uint32_t)all->slots];
    passage->next = *slot;
    *slot = passage;
}

static void grow(struct passages *all)
{
    struct passage **old = all->slot;
    int slots = all->slots;
    all->slots = slots ? 2 * slots : FIRST_SLOTS;
    all->slot = must_alloc((size_t)all->slots * sizeof *all->slot);
    for (int i = 0; i < slots; i++)
        for (struct passage *p = old[i], *next; p; p = next) {
            next = p->next;
            put(all, p);
        }
    free(old);
}

/* ---- taking over ------------------------------------------------------------------------------------------------ */

static void copy_items(struct canvas *c, const struct passage *passage)
{
    for (const struct item *item = passage->item; item; item = item == passage->last_item ? NULL : item->next) {
        struct item *copy = arena_raw(c->arena, sizeof *copy);
        *copy = *item;
        copy->next = NULL;
        *(c->last->last ? &c->last->last->next : &c->last->first) = copy;
        c->last->last = copy;
        c->last->says |= item->kind == ITEM_SAY;
    }
}

static void copy_part(struct canvas *c, const struct passage *passage)
{
    if (passage->part)
        c->part = canvas_add_part(c, passage->part);
}

/* The copies share their items. */
static void copy_groups(struct canvas *c, const struct passage *passage)
{
    struct part *part = passage->after.lines > passage->before.lines ? c->legend : c->part;
    for (const struct group *group = passage->group; group; group = group == passage->last_group ? NULL : group->next) {
        struct group *copy = arena_raw(c->arena, sizeof *copy);
        *copy = *group;
        copy->part = group->part ? part : NULL;
        copy->next = NULL;
        *(c->last ? &c->last->next : &c->first) = copy;
        c->last = copy;
    }
}

static void go_on_with_legend(struct canvas *c, struct legend_so_far legend)
{
    if (legend.height)
        canvas_open_legend(c)->height = legend.height;
    c->legends = legend.lines;
    c->pen = legend.pen;
}

/* ---- both ways -------------------------------------------------------------------------------------------------- */

static struct passage *open_passage(struct canvas *c, const char *name, int number, const void *of, size_t size,
                                    uint32_t hash)
{
    struct arena *arena = &c->passages->arena;
    struct passage *passage = arena_take(arena, sizeof *passage);
    *passage = (struct passage){.name = name,
                                .number = number,
                                .size = size,
                                .of = memcpy(arena_raw(arena, size), of, size),
                                .before = legend_of(c),
                                .item = c->last ? c->last->last : NULL,
                                .group = c->last,
                                .part = c->part,
                                .outer = c->arena,
                                .around = c->open,
                                .hash = hash};
    c->arena = arena;
    c->open = passage;
    return passage;
}

bool canvas_begin(struct canvas *c, const char *name, int number, const void *of, size_t size)
{
    if (!c->passages)
        return true;
    uint32_t hash;
    struct passage *known = find(c, name, number, of, size, &hash);
    struct passage *passage = known ? known : open_passage(c, name, number, of, size, hash);
    if (c->latest)
        c->latest->followed_by = passage;
    c->latest = passage;
    if (!known)
        return true;
    copy_part(c, known);
    go_on_with_legend(c, known->after);
    copy_items(c, known);
    copy_groups(c, known);
    return false;
}

static void remember_lines(struct canvas *c, struct item *item)
{
    for (; item; item = item->next)
        if (item->kind == ITEM_SAY && !item->remembered)
            item->remembered = arena_take(c->arena, sizeof *item->remembered);
}

void canvas_end(struct canvas *c)
{
    struct passages *all = c->passages;
    struct passage *passage = c->open;
    if (!all)
        return;
    struct group *before = passage->group;
    struct item *last = passage->item;
    passage->item = last ? last->next : before ? before->first : NULL;
    passage->last_item = before ? before->last : NULL;
    passage->group = before ? before->next : c->first;
    passage->last_group = c->last;
    passage->part = passage->part == c->part ? NULL : c->part;
    passage->after = legend_of(c);
    remember_lines(c, passage->item);
    for (struct group *group = passage->group; group; group = group->next) {
        if (!group->remembered)
            group->remembered = arena_take(c->arena, sizeof *group->remembered);
        remember_lines(c, group->says ? group->first : NULL);
    }
    if (all->count++ >= all->slots)
        grow(all);
    put(all, passage);
    c->arena = passage->outer;
    c->open = passage->around;
    c->latest = passage;
}
