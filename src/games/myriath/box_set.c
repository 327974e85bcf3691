/* Myriath: the set of tiles in a box - by name, written out, or as changes to a built-in one. */
#include <string.h>

#include "game/box.h"
#include "games/myriath/myriath.h"

static const struct shape path_shape = {FORM_WORD, .what = "a path of up to 60 steps n e s w",
                                        .words = &myr_path_words};
static const struct shape two_ends_shape = {FORM_WORD, .what = "two of a l r", .words = &myr_ends_words};
static const struct shape reach_shape = {FORM_NUMBER, .what = "steps from the origin", .low = -REACH, .high = REACH};
static const struct shape cells_word_shape = {FORM_WORD, .what = "quarters, east or south", .words = &myr_cells_words};
static const struct shape face_shape = {FORM_WORD, .what = "a face, n e s or w", .words = &myr_face_words};
static const struct shape type_shape = {FORM_WORD, .what = "an end type, a l or r", .words = &myr_end_type_words};
static const struct shape cell_shape = {FORM_TUPLE, .what = "row, col, quarters (or east, or south)",
                                        .fields =
                                            KEYS({"row", &reach_shape, true, NULL}, {"col", &reach_shape, true, NULL},
                                                 {"cells", &cells_word_shape, true, NULL})};
static const struct shape cell_list_shape = {FORM_LIST, .what = "cells", .of = &cell_shape};
static const struct shape end_shape = {FORM_TUPLE, .what = "row, col, face, type",
                                       .fields =
                                           KEYS({"row", &reach_shape, true, NULL}, {"col", &reach_shape, true, NULL},
                                                {"face", &face_shape, true, NULL}, {"type", &type_shape, true, NULL})};
static const struct shape end_list_shape = {FORM_LIST, .what = "ends", .of = &end_shape};
static const struct shape ends_shape = {FORM_EITHER, .what = "two of a l r, or a list of ends",
                                        .fields = KEYS({"strip", &two_ends_shape}, {"cells", &end_list_shape})};
static const struct shape copies_shape = {FORM_NUMBER, .what = "copies", .low = 0, .high = SET_MOST};

static const struct shape tile_shape = {
    FORM_MAP, .what = "a tile",
    .fields = KEYS({"ring", &shape_flag, false, "true: the octagon"},
                   {"path", &path_shape, false, "a strip: its steps from the start"},
                   {"cells", &cell_list_shape, false, "any other tile: its cells from the origin"},
                   {"ends", &ends_shape, false, "of a strip at start and finish, like al; of cells, a list"},
                   {"count", &copies_shape, false, "copies of each colour; 1 if left out, 0 for none"})};
static const struct shape set_shape = {FORM_EACH, .what = "a set of tiles", .of = &tile_shape, .removable = true};
const struct shape myr_sets_shape = {FORM_EACH, .what = "sets of tiles by name", .of = &set_shape};

static const struct shape none_shape = {FORM_WORD, .what = "null: there is no such tile",
                                        .words = WORDS(0, "null", "~", "")};
static const struct shape change_shape = {FORM_EITHER, .what = "a tile, or null for none",
                                          .fields = KEYS({"none", &none_shape}, {"tile", &tile_shape})};
static const struct shape changes_shape = {FORM_EACH, .what = "tiles by name", .of = &change_shape};
const struct shape myr_tiles_shape = {FORM_EITHER, .what = "the name of a set, or tiles by name",
                                      .fields = KEYS({"set", &shape_text}, {"tiles", &changes_shape})};

/* ---- opening it ------------------------------------------------------------------------------------------------ */

static bool read_one(struct hearing *h, const struct node *item, struct arena *arena, struct myr_tile *tile)
{
    const char *name = item->key->text;
    bool octagon = same(name, "octagon");
    if (!*name || strpbrk(name, " \t\n"))
        return myr_bad_box(h, item->key, "the name of a tile must be one word, not `%s`", name);
    if (one_of("at turn flip go", name))
        return myr_bad_box(h, item->key, "a tile cannot be called `%s`, because `place` has a field of that name",
                           name);
    if (!myr_read_tile(h, item, arena, tile))
        return false;
    if (tile->ring && !octagon)
        return myr_bad_box(h, item, "the ring must be called octagon, not %s", name);
    if (octagon && !tile->ring)
        return myr_bad_box(h, item, "the octagon must be the ring; write `{ring: true}`");
    if (tile->ring && tile->count != 1)
        return myr_bad_box(h, item, "a set must have one octagon, not %d", tile->count);
    return true;
}

static bool read_set(struct hearing *h, const struct node *set, struct arena *arena, struct myr_box *box)
{
    box->octagon = NOBODY;
    box->tile = arena_take(arena, sizeof *box->tile * (size_t)(set->count + 1));
    for (const struct node *item = set->first; item; item = item->next) {
        struct myr_tile *tile = &box->tile[box->tiles];
        if (!read_one(h, item, arena, tile))
            return false;
        if (tile->count == 0)
            continue;
        if (tile->ring)
            box->octagon = box->tiles;
        box->tiles++;
        box->copies += tile->count;
        if (box->copies > SET_MOST)
            return myr_bad_box(h, item, "with %s the set has more than %d tiles", tile->name, SET_MOST);
    }
    if (box->octagon == NOBODY)
        return myr_bad_box(h, set, "the set has no octagon; write `octagon: {ring: true}`");
    if (box->copies != SET_SIZE) {
        doubtful(h, RULE_NINETEEN, "the set has %d tiles, not %d; count them again", box->copies, SET_SIZE);
        point_to(h, set);
    }
    return true;
}

/* Tests the tiles of all sets in the record, also of those that are not in play. */
static bool test_sets(struct hearing *h, const struct node *sets, struct arena *arena)
{
    const struct node *given = node_get(h->match->box_given, "sets");
    struct myr_tile tile;
    for (const struct node *set = given ? sets->first : NULL; set; set = set->next)
        for (const struct node *item = node_get(given, set->key->text) ? set->first : NULL; item; item = item->next)
            if (!read_one(h, item, arena, &tile))
                return false;
    return true;
}

static struct nearest nearest_key(const struct node *map, const char *written)
{
    struct nearest nearest = {.written = written};
    for (const struct node *each = map->first; each; each = each->next)
        nearest_try(&nearest, each->key->text);
    return nearest;
}

static const struct node *named_set(struct hearing *h, const struct node *sets, const struct node *name)
{
    const struct node *set = node_get(sets, name->text);
    if (set)
        return set;
    struct nearest nearest = nearest_key(sets, name->text);
    myr_bad_box(h, name, "`%.60s` is not the name of a set", name->text);
    did_you_mean(h, nearest_hint(&nearest));
    return NULL;
}

static bool is_there(struct hearing *h, const struct node *set, const struct node *change)
{
    const struct node *count = node_get(change, "count");
    if (node_get(set, change->key->text) || (change->kind == NODE_MAP && !(count && change->count == 1)))
        return true;
    struct nearest nearest = nearest_key(set, change->key->text);
    myr_bad_box(h, change->key, "the set has no tile %.60s to %s", change->key->text, count ? "count" : "take out");
    did_you_mean(h, (struct hint){.guess = nearest.best});
    return false;
}

/* Unless an octagon is among them, these tiles are changes to the default set. */
static const struct node *changed_set(struct hearing *h, const struct node *sets, const struct node *tiles,
                                      struct arena *arena)
{
    const struct node *octagon = node_get(tiles, "octagon"), *usual = node_get(sets, "r1");
    if (octagon && octagon->kind == NODE_MAP)
        usual = node_new(arena, NODE_MAP, tiles->at);
    for (const struct node *change = tiles->first; change; change = change->next)
        if (!is_there(h, usual, change))
            return NULL;
    return box_lay_over(arena, &set_shape, usual, tiles, true);
}

bool myr_open_set(struct hearing *h, const struct node *node, struct arena *arena, struct myr_box *box)
{
    const struct node *tiles = node_get(node, "tiles"), *sets = node_get(node, "sets");
    if (!test_sets(h, sets, arena))
        return false;
    const struct node *set = tiles->kind == NODE_MAP ? changed_set(h, sets, tiles, arena) : named_set(h, sets, tiles);
    return set && read_set(h, set, arena, box);
}
