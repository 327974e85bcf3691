/* Myriath: the box - its shape, and colours, handicap, plan and set as one's own copy or the built-in one has them. */
#include <stdio.h>
#include <string.h>

#include "base/arena.h"
#include "games/myriath/myriath.h"

const struct shape myr_points_shape = {FORM_HALVES, .what = "points", .low = -20000, .high = 20000};
static const struct shape colour_list_shape = {FORM_LIST, .what = "four colours or more", .low = 4, .high = 26,
                                               .of = &shape_text};
static const struct shape handicap_shape = {FORM_LIST, .what = "four numbers in halves", .low = SEATS, .high = SEATS,
                                            .of = &myr_points_shape};

static const char *const model_list[] = {"lanes", NULL};
static const struct words models = {.list = model_list};
static const struct shape model_shape = {FORM_WORD, .what = "a model of the lattice", .words = &models};
static const struct shape width_shape = {FORM_NUMBER, .what = "a width", .low = 1, .high = 100};
static const struct field geometry_fields[] = {
    {"model", &model_shape, false, "lanes: strips lie in the gaps between the squares"},
    {"lane", &width_shape, false, "width of a gap, for pictures"},
    {"square", &width_shape, false, "side of a square in the same unit, for pictures"},
    {0},
};
static const struct shape geometry_shape = {FORM_MAP, .what = "the lattice", .fields = geometry_fields};

static const struct shape plan_row_shape = {FORM_WORD, .what = "a row of 1 to 25 letters w g d .",
                                            .words = &myr_plan_words};
static const struct shape plan_shape = {FORM_LIST, .what = "rows of squares", .low = 1, .high = PLAN_ROWS,
                                        .of = &plan_row_shape};
static const struct shape seats_shape = {FORM_NUMBER, .what = "a number of players", .low = 2, .high = SEATS};
static const struct shape outer_lane_shape = {FORM_BAG, .what = "numbers of players", .of = &seats_shape};
static const struct field board_fields[] = {
    {"plan", &plan_shape, false, "one letter a square: w white, g light grey, d dark grey, . none"},
    {"outer-lane", &outer_lane_shape, false, "player counts whose area has a lane around its outer squares"},
    {0},
};
static const struct shape board_shape = {FORM_MAP, .what = "the board", .fields = board_fields};

static const struct shape path_shape = {FORM_WORD, .what = "a path of up to 60 letters n e s w",
                                        .words = &myr_path_words};
static const struct shape two_ends_shape = {FORM_WORD, .what = "two letters of a l r", .words = &myr_ends_words};
static const struct shape reach_shape = {FORM_NUMBER, .what = "steps from the origin", .low = -REACH, .high = REACH};
static const struct shape cells_word_shape = {FORM_WORD, .what = "quarters, east or south", .words = &myr_cells_words};
static const struct shape face_shape = {FORM_WORD, .what = "a face, n e s or w", .words = &myr_face_words};
static const struct shape type_shape = {FORM_WORD, .what = "an end type, a l or r", .words = &myr_end_type_words};
static const struct field cell_fields[] = {{"row", &reach_shape, true, NULL},
                                           {"col", &reach_shape, true, NULL},
                                           {"cells", &cells_word_shape, true, NULL},
                                           {0}};
static const struct field end_fields[] = {{"row", &reach_shape, true, NULL},
                                          {"col", &reach_shape, true, NULL},
                                          {"face", &face_shape, true, NULL},
                                          {"type", &type_shape, true, NULL},
                                          {0}};
static const struct shape cell_shape = {FORM_TUPLE, .what = "row, col, quarters (or east, or south)",
                                        .fields = cell_fields};
static const struct shape cell_list_shape = {FORM_LIST, .what = "cells", .of = &cell_shape};
static const struct shape end_shape = {FORM_TUPLE, .what = "row, col, face, type", .fields = end_fields};
static const struct shape end_list_shape = {FORM_LIST, .what = "ends", .of = &end_shape};
static const struct field either_ends[] = {
    {"strip", &two_ends_shape, false, NULL}, {"cells", &end_list_shape, false, NULL}, {0}};
static const struct shape ends_shape = {FORM_EITHER, .what = "two letters of a l r, or a list of ends",
                                        .fields = either_ends};
static const struct shape copies_shape = {FORM_NUMBER, .what = "copies", .low = 1, .high = SET_MOST};

static const struct field tile_fields[] = {
    {"ring", &shape_flag, false, "true: the octagon"},
    {"path", &path_shape, false, "a strip: its steps from the start"},
    {"cells", &cell_list_shape, false, "any other tile: its cells from the origin"},
    {"ends", &ends_shape, false, "of a strip at start and finish, like al; of cells, a list"},
    {"count", &copies_shape, false, "copies of each colour; 1 if left out"},
    {0},
};
static const struct shape tile_shape = {FORM_MAP, .what = "a tile", .fields = tile_fields, .whole = true};
static const struct shape tile_set_shape = {FORM_EACH, .what = "a set of tiles", .of = &tile_shape, .whole = true};
static const char *const set_list[] = {"r1", "r2", NULL};
static const struct words set_names = {.list = set_list};
static const struct shape set_name_shape = {FORM_WORD, .what = "the name of a set", .words = &set_names};
static const struct field either_tiles[] = {
    {"set", &set_name_shape, false, NULL}, {"tiles", &tile_set_shape, false, NULL}, {0}};
static const struct shape tile_choice_shape = {FORM_EITHER, .what = "the name of a set, or a set of tiles",
                                               .fields = either_tiles, .whole = true};
static const struct shape sets_shape = {FORM_EACH, .what = "sets of tiles by name", .of = &tile_set_shape};

static const struct field box_fields[] = {
    {"colours", &colour_list_shape, false, "the colours of the tiles"},
    {"handicap", &handicap_shape, false, "points before the game, in turn order"},
    {"geometry", &geometry_shape, false, "how tiles and squares fit"},
    {"board", &board_shape, false, "the printed squares"},
    {"tiles", &tile_choice_shape, false, "r1, r2 or a set of tiles"},
    {"sets", &sets_shape, false, "the named sets; only in the built-in box"},
    {0},
};
const struct shape myr_box_shape = {FORM_MAP, .what = "the box", .fields = box_fields};

/* ---- opening it ------------------------------------------------------------------------------------------------ */

static bool blame(struct hearing *h, const struct node *node, enum outcome misread)
{
    point_to(h, node);
    return misread == STANDS;
}

static bool read_colours(struct hearing *h, const struct node *list, struct arena *arena, struct myr_box *box)
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

static bool read_plan(struct hearing *h, const struct node *plan, struct myr_box *box)
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

static bool ring_fits(struct hearing *h, const struct node *item, const struct myr_tile *tile)
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

static bool read_set(struct hearing *h, const struct node *set, struct arena *arena, struct myr_box *box)
{
    int total = 0;
    box->octagon = NOBODY;
    box->tile = arena_take(arena, sizeof *box->tile * (size_t)(set->count + 1));
    for (const struct node *item = set->first; item; item = item->next) {
        struct myr_tile *tile = &box->tile[box->tiles];
        if (!tile_name_fits(h, item) || !myr_read_tile(h, item, arena, tile) || !ring_fits(h, item, tile))
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

const void *myr_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    struct myr_box *box = arena_take(arena, sizeof *box);
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
    myr_find_cores(box, arena);
    myr_mark_areas(box, h->match->seats, node_get(board, "outer-lane"));
    return box;
}
