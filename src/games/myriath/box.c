/* The box: colours, handicap, plan and set, as one's own copy or the built-in one has them. */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "games/myriath/state.h"

static bool blame(struct hearing *h, const struct node *node, enum outcome misread)
{
    point_to(h, node);
    return misread == STANDS;
}

static bool read_colours(struct hearing *h, const struct node *list, struct arena *arena, struct box *box)
{
    box->colour = arena_take(arena, sizeof *box->colour * (size_t)(list->count + 1));
    for (const struct node *item = list->first; item; item = item->next) {
        for (int i = 0; i < box->colours; i++)
            if (same(box->colour[i], item->text))
                return blame(h, item, misread_as(h, RULE_BOX, "the colour %s stands twice", item->text));
        if (!*item->text)
            return blame(h, item, misread_as(h, RULE_BOX, "a colour needs a name"));
        box->colour[box->colours++] = item->text;
    }
    return true;
}

static bool read_plan(struct hearing *h, const struct node *plan, struct box *box)
{
    for (const struct node *row = plan->first; row; row = row->next) {
        size_t length = strlen(row->text);
        if (box->rows > 0 && (int)length != box->columns)
            return blame(h, row,
                         misread_as(h, RULE_BOX, "this row has %zu letter%s and the one above %d; all must be as long",
                                    length, length == 1 ? "" : "s", box->columns));
        box->columns = (int)length;
        snprintf(box->plan[box->rows++], sizeof box->plan[0], "%s", row->text);
    }
    return true;
}

static bool tile_name_fits(struct hearing *h, const struct node *item)
{
    static const char *const fields[] = {"at", "turn", "flip", "go"};
    const char *name = item->key->text;
    if (!*name || strpbrk(name, " \t\n"))
        return blame(h, item->key, misread_as(h, RULE_BOX, "the name of a tile is one word, not '%s'", name));
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (same(name, fields[i]))
            return blame(h, item->key,
                         misread_as(h, RULE_BOX, "a tile may not be called %s: that is a field of place", name));
    return true;
}

static bool ring_fits(struct hearing *h, const struct node *item, const struct tile *tile)
{
    bool named = same(tile->name, "octagon");
    if (tile->ring && !named)
        return blame(h, item, misread_as(h, RULE_BOX, "the ring is called octagon, not %s", tile->name));
    if (named && !tile->ring)
        return blame(h, item, misread_as(h, RULE_BOX, "the octagon is the ring: {ring: true}"));
    if (tile->ring && tile->count != 1)
        return blame(h, item, misread_as(h, RULE_BOX, "a set has one octagon, not %d", tile->count));
    return true;
}

static bool read_set(struct hearing *h, const struct node *set, struct arena *arena, struct box *box)
{
    int total = 0;
    box->octagon = NOBODY;
    box->tile = arena_take(arena, sizeof *box->tile * (size_t)(set->count + 1));
    for (const struct node *item = set->first; item; item = item->next) {
        struct tile *tile = &box->tile[box->tiles];
        if (!tile_name_fits(h, item) || !myriath_read_tile(h, item, arena, tile) || !ring_fits(h, item, tile))
            return false;
        if (tile->ring)
            box->octagon = box->tiles;
        box->tiles++;
        total += tile->count;
        if (total > SET_MOST)
            return blame(h, item,
                         misread_as(h, RULE_BOX, "with %s the set has more than %d tiles", tile->name, SET_MOST));
    }
    if (box->octagon == NOBODY)
        return blame(h, set, misread_as(h, RULE_BOX, "the set has no octagon: {ring: true}"));
    if (total != SET_SIZE) {
        doubtful(h, RULE_NINETEEN, "the set has %d tiles, not %d: count again", total, SET_SIZE);
        point_to(h, set);
    }
    return true;
}

/* A set of one's own, or a named one. */
static const struct node *chosen_set(const struct node *box)
{
    const struct node *tiles = node_get(box, "tiles");
    return tiles->kind == NODE_MAP ? tiles : node_get(node_get(box, "sets"), tiles->text);
}

static int width_or(const struct node *geometry, const char *key, int missing)
{
    const struct node *width = node_get(geometry, key);
    return width ? width->value : missing;
}

const void *myriath_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    struct box *box = arena_take(arena, sizeof *box);
    const struct node *own_sets = node_get(h->match->box_given, "sets"), *board = node_get(node, "board");
    if (own_sets) {
        blame(h, own_sets->key,
              misread_as(h, RULE_BOX, "sets is no part of one's own box; write the tiles under tiles"));
        return NULL;
    }
    if (!read_colours(h, node_get(node, "colours"), arena, box) || !read_plan(h, node_get(board, "plan"), box)
        || !read_set(h, chosen_set(node), arena, box))
        return NULL;
    const struct node *handicap = node_get(node, "handicap"), *geometry = node_get(node, "geometry");
    for (int i = 0; i < SEATS; i++)
        box->handicap[i] = node_item(handicap, i)->value;
    box->lane = width_or(geometry, "lane", 2);
    box->square = width_or(geometry, "square", 2);
    myriath_find_cores(box, arena);
    myriath_mark_areas(box, h->match->seats, node_get(board, "outer-lane"));
    return box;
}
