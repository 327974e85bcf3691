/* Canvas: passages of a picture that are remembered, so that they are not drawn a second time. */
#include <stdint.h>
#include <string.h>

#include "game/canvas.h"

/* What is made of more bytes than that hardly ever comes again: of such passages only the latest is remembered,
   of others a few. */
enum { MOST_BYTES = 64, MOST_KNOWN = 16 };

/* How far the picture has come: parts have numbers, and the lines of the legend follow one another. */
struct so_far {
    int parts, part;
};
struct legend_so_far {
    int lines, height;
    struct point pen;
};

/* A place in the order of drawing, and what was drawn there last. Pictures of one match mostly consist of the same passages in the
   same order, and most of them have not changed. */
struct spot {
    const char *name, *id;
    int number;
    struct passage *latest, *spare; /* the latter stands in no picture any longer but in those before the one before */
    struct spot *inner, *next;      /* the first one within it, and the one after it */
    uint32_t hash[MOST_KNOWN];      /* of what those are made of that */
    struct passage *known[MOST_KNOWN]; /* may come again; NULL: none */
    int oldest;                        /* of them */
};

/* What is asked for in every picture comes first, and what it is made of last. */
struct passage {
    size_t size; /* of what it is made of */
    struct so_far before;
    struct group *shown;  /* what stands for it in the picture; NULL: nothing does */
    struct group *last;   /* that was begun in it; NULL: none was */
    struct saying **line; /* said in it */
    int lines;
    bool remembered;   /* it may come again, or what it is in */
    bool has_legend;   /* there are lines of the legend in it */
    struct part *part; /* begun in it, NULL: none; while it is open, the one before it */
    struct spot *spot; /* where it is drawn */
    struct legend_so_far legend_before, legend_after;
    struct group group;          /* of all groups that were begun in it */
    int first_group, first_line; /* while it is open: on the canvas */
    struct passage *around;      /* while it is open: the one it is in */
    unsigned char of[];
};

void passages_free(struct passages *passages)
{
    arena_free(&passages->arena);
    *passages = (struct passages){0};
}

/* ---- finding ---------------------------------------------------------------------------------------------------- */

static uint32_t hash_of(const void *of, size_t size)
{
    const uint64_t factor = 0x9e3779b97f4a7c15u;
    uint64_t hash = 0, word = 0;
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

static int part_now(const struct canvas *c)
{
    return c->part ? c->part->number : NO_PART;
}

static struct so_far so_far(const struct canvas *c)
{
    return (struct so_far){c->part_count, part_now(c)};
}

static struct legend_so_far legend_so_far(const struct canvas *c)
{
    return (struct legend_so_far){c->legends, c->legend ? c->legend->height : 0, c->pen};
}

static bool legend_comes_so_far(const struct canvas *c, const struct legend_so_far *before)
{
    return before->lines == c->legends && before->pen.x == c->pen.x && before->pen.y == c->pen.y;
}

/* Passages with lines of the legend are few. */
static bool comes_so_far(const struct canvas *c, const struct passage *passage)
{
    return passage->before.parts == c->part_count && passage->before.part == part_now(c)
           && (!passage->has_legend || legend_comes_so_far(c, &passage->legend_before));
}

static bool is_made_of(const struct passage *passage, const struct canvas *c, const void *of, size_t size)
{
    return passage->size == size && memcmp(passage->of, of, size) == 0 && comes_so_far(c, passage);
}

static bool is_called(const struct spot *spot, const char *name, int number)
{
    return spot->number == number && (spot->name == name || strcmp(spot->name, name) == 0);
}

/* One further on, or a new one. */
__attribute__((noinline)) static struct spot *find_spot(struct canvas *c, struct spot **link, const char *name,
                                                        int number)
{
    for (struct spot *spot = *link; spot; spot = spot->next)
        if (is_called(spot, name, number))
            return spot;
    struct spot *spot = arena_take(&c->passages->arena, sizeof *spot);
    *spot = (struct spot){
        .name = name, .id = arena_format(&c->passages->arena, "%s-%d", name, number), .number = number, .next = *link};
    return *link = spot;
}

/* The next one of that name, a new one if there is none after those before. */
static struct spot *spot_of(struct canvas *c, const char *name, int number)
{
    struct spot **link = c->next ? c->next : &c->passages->spots, *next = *link;
    return next && next->name == name && next->number == number ? next : find_spot(c, link, name, number);
}

/* ---- both ways -------------------------------------------------------------------------------------------------- */

static void take_legend(struct canvas *c, const struct legend_so_far *after)
{
    if (after->height)
        canvas_open_legend(c)->height = after->height;
    c->legends = after->lines;
    c->pen = after->pen;
}

static void take_over(struct canvas *c, struct passage *passage)
{
    if (passage->part)
        c->part = canvas_add_part(c, passage->part);
    if (passage->has_legend)
        take_legend(c, &passage->legend_after);
    if (passage->shown) {
        canvas_add_group(c, passage->shown);
        c->last = passage->last;
    }
    for (int i = 0; i < passage->lines; i++)
        canvas_add_line(c, passage->line[i]);
    passage->spot->latest = passage;
    c->next = &passage->spot->next;
}

static struct passage *new_passage(struct passages *all, struct spot *spot, size_t size)
{
    struct passage *passage = arena_raw(&all->arena, sizeof *passage + size);
    *passage =
        (struct passage){.spot = spot, .size = size, .group = {.kind = GROUP_PASSAGE, .id = spot->id, .part = NO_PART}};
    return passage;
}

static void open_passage(struct canvas *c, struct passage *passage, const void *of)
{
    memcpy(passage->of, of, passage->size);
    passage->before = so_far(c);
    passage->legend_before = legend_so_far(c);
    passage->first_group = c->groups;
    passage->first_line = c->lines;
    passage->part = c->part;
    passage->around = c->open;
    if (!c->open)
        c->own = c->arena;
    c->passages->count++;
    c->arena = &c->passages->arena;
    c->open = passage;
    c->next = &passage->spot->inner;
}

/* In the place of the one before the latest: the latest stands in the picture before, with which this one may be compared. */
static void replace(struct canvas *c, struct spot *spot, const void *of, size_t size)
{
    struct passage *spare = spot->spare;
    bool fits = spare && spare->size == size && !spare->remembered;
    spot->spare = spot->latest;
    open_passage(c, fits ? spare : new_passage(c->passages, spot, size), of);
}

/* One of those drawn before the latest; NULL: it is not known, and a new one is open. */
static struct passage *recall(struct canvas *c, struct spot *spot, const void *of, size_t size)
{
    uint32_t hash = hash_of(of, size);
    for (int i = 0; i < MOST_KNOWN; i++)
        if (spot->hash[i] == hash && spot->known[i] && is_made_of(spot->known[i], c, of, size))
            return spot->known[i];
    struct passage *passage = new_passage(c->passages, spot, size);
    passage->remembered = true;
    spot->hash[spot->oldest] = hash;
    spot->known[spot->oldest] = passage;
    spot->oldest = (spot->oldest + 1) % MOST_KNOWN;
    open_passage(c, passage, of);
    return NULL;
}

/* Another one than the latest; NULL: a new one is open. */
__attribute__((noinline)) static struct passage *find_another(struct canvas *c, struct spot *spot, const void *of,
                                                              size_t size)
{
    if (size <= MOST_BYTES || (c->open && c->open->remembered))
        return recall(c, spot, of, size);
    replace(c, spot, of, size);
    return NULL;
}

bool canvas_begin(struct canvas *c, const char *name, int number, const void *of, size_t size)
{
    if (!c->passages)
        return true;
    struct spot *spot = spot_of(c, name, number);
    struct passage *passage = spot->latest;
    if (!passage || !is_made_of(passage, c, of, size))
        passage = find_another(c, spot, of, size);
    if (passage)
        take_over(c, passage);
    return !passage;
}

/* So many pointers of a list from the first on, where there is room for them already. Of none there may be no list. */
static void *keep_list(struct arena *arena, void *kept, int room, const void *list, int first, int count)
{
    size_t each = sizeof(void *), size = (size_t)count * each;
    if (count > room)
        kept = arena_raw(arena, size);
    return count ? memcpy(kept, (const char *)list + (size_t)first * each, size) : kept;
}

/* Takes its groups off the canvas, in whose place it stands; a single one stands for itself. */
static void fold_groups(struct canvas *c, struct passage *passage)
{
    struct group *whole = &passage->group;
    int count = c->groups - passage->first_group;
    whole->inner = keep_list(&c->passages->arena, whole->inner, whole->inners, c->group, passage->first_group, count);
    whole->inners = count;
    c->groups = passage->first_group;
    passage->shown = count == 0 ? NULL : count == 1 ? whole->inner[0] : whole;
    passage->last = count ? c->last : NULL;
    if (count)
        canvas_add_group(c, passage->shown);
}

void canvas_end(struct canvas *c)
{
    struct passages *all = c->passages;
    struct passage *passage = c->open;
    if (!all)
        return;
    int lines = c->lines - passage->first_line;
    fold_groups(c, passage);
    passage->line = keep_list(&all->arena, passage->line, passage->lines, c->line, passage->first_line, lines);
    passage->lines = lines;
    passage->part = passage->part == c->part ? NULL : c->part;
    passage->legend_after = legend_so_far(c);
    passage->has_legend = passage->legend_after.lines != passage->legend_before.lines;
    passage->spot->latest = passage;
    c->open = passage->around;
    c->arena = c->open ? &all->arena : c->own;
    c->next = &passage->spot->next;
}
