/* Myriath: tiles as they are written in a box - a ring, a strip with a path, or a list of cells. */
#include <string.h>

#include "games/myriath/myriath.h"

/* A tile being read. */
struct draft {
    struct myr_cell *cell;
    struct myr_end *end;
    int cells, ends;
};

static void add_cell(struct draft *draft, int row, int column, int kind)
{
    draft->cell[draft->cells++] = (struct myr_cell){(signed char)row, (signed char)column, (unsigned char)kind};
}

static void add_quarters(struct draft *draft, int row, int column, unsigned quarters)
{
    for (int face = 0; face < FACES; face++)
        if (quarters >> face & 1u)
            add_cell(draft, row, column, face);
}

static unsigned own_quarters(struct myr_end end)
{
    return 1u << myr_unit(&end, 0).own | 1u << myr_unit(&end, 1).own;
}

static void add_strip_end(struct draft *draft, struct myr_crossing at, int face, char letter)
{
    struct myr_end end = {.row = (signed char)at.row,
                          .column = (signed char)at.column,
                          .face = (unsigned char)face,
                          .type = (unsigned char)myr_end_type(letter)};
    draft->end[draft->ends++] = end;
    add_quarters(draft, at.row, at.column, own_quarters(end));
}

/* The segment on that side of a crossing, which belongs to the crossing west or north of it. */
static struct myr_cell segment(struct myr_crossing at, int face)
{
    if (face == WEST || face == NORTH)
        at = myr_away(at, face, 1);
    return (struct myr_cell){(signed char)at.row, (signed char)at.column, face % 2 ? LANE_EAST : LANE_SOUTH};
}

static bool read_strip(struct hearing *h, const struct node *path, const struct node *ends, struct draft *draft)
{
    size_t steps = strlen(path->text);
    if (!ends || ends->kind != NODE_WORD)
        return myr_bad_box(h, ends ? ends : path, "a strip needs two ends, written like `al`");
    int face = myr_face(path->text[0]);
    struct myr_crossing at = {0, 0};
    add_strip_end(draft, at, myr_opposite(face), ends->text[0]);
    for (size_t i = 0; i < steps; i++) {
        draft->cell[draft->cells++] = segment(at, face);
        at = myr_away(at, face, 1);
        int next = i + 1 < steps ? myr_face(path->text[i + 1]) : face;
        if (next == myr_opposite(face))
            return myr_bad_box(h, path, "the path %s turns straight back at step %zu", path->text, i + 2);
        if (i + 1 < steps)
            add_quarters(draft, at.row, at.column, next == face ? 15u : 1u << myr_opposite(face) | 1u << next);
        face = next;
    }
    add_strip_end(draft, at, face, ends->text[1]);
    return true;
}

static bool read_ring(struct draft *draft)
{
    static const struct myr_cell ring[] = {
        {0, 0, EAST},       {0, 0, SOUTH}, {0, 0, LANE_EAST}, {0, 0, LANE_SOUTH}, {0, 1, SOUTH}, {0, 1, WEST},
        {0, 1, LANE_SOUTH}, {1, 0, NORTH}, {1, 0, EAST},      {1, 0, LANE_EAST},  {1, 1, NORTH}, {1, 1, WEST},
    };
    memcpy(draft->cell, ring, sizeof ring);
    draft->cells = (int)(sizeof ring / sizeof *ring);
    return true;
}

static bool owns(const struct draft *draft, struct myr_end end)
{
    unsigned missing = own_quarters(end);
    for (int i = 0; i < draft->cells; i++)
        if (draft->cell[i].row == end.row && draft->cell[i].column == end.column && draft->cell[i].kind < QUARTERS)
            missing &= ~(1u << draft->cell[i].kind);
    return missing == 0;
}

/* The cells of a draft as flags, with room for one step beyond the farthest. */
enum { FIELD = 2 * REACH + 3 };
struct field_of_cells {
    bool cell[FIELD][FIELD][CELL_KINDS];
};

/* The cells that share a side with this one. Opposite quarters meet only in a point. */
static int beside(struct myr_cell cell, struct myr_cell near[3])
{
    struct myr_crossing at = {cell.row, cell.column};
    bool east = cell.kind == LANE_EAST;
    near[0] = near[1] = cell;
    if (cell.kind >= QUARTERS) {
        near[0].kind = east ? EAST : SOUTH;
        near[1].kind = east ? WEST : NORTH;
        near[1].row = (signed char)(cell.row + !east);
        near[1].column = (signed char)(cell.column + east);
        return 2;
    }
    near[0].kind = (unsigned char)myr_turned(cell.kind, 1);
    near[1].kind = (unsigned char)myr_turned(cell.kind, 3);
    near[2] = segment(at, cell.kind);
    return 3;
}

static bool *flag_of(struct field_of_cells *field, struct myr_cell cell)
{
    return &field->cell[cell.row + REACH + 1][cell.column + REACH + 1][cell.kind];
}

static bool in_one_piece(const struct draft *draft, struct arena *arena)
{
    struct field_of_cells *waits = arena_take(arena, sizeof *waits);
    struct myr_cell *reached = arena_take(arena, sizeof *reached * (size_t)draft->cells);
    int count = 1;
    for (int i = 0; i < draft->cells; i++)
        *flag_of(waits, draft->cell[i]) = true;
    reached[0] = draft->cell[0];
    *flag_of(waits, reached[0]) = false;
    for (int done = 0; done < count; done++) {
        struct myr_cell near[3];
        for (int i = beside(reached[done], near) - 1; i >= 0; i--)
            if (*flag_of(waits, near[i])) {
                *flag_of(waits, near[i]) = false;
                reached[count++] = near[i];
            }
    }
    return count == draft->cells;
}

static bool read_cells(struct hearing *h, const struct node *cells, const struct node *ends, struct draft *draft)
{
    for (const struct node *item = cells->first; item; item = item->next) {
        int row = node_item(item, 0)->value, column = node_item(item, 1)->value, what = node_item(item, 2)->value;
        if (what < 1 << QUARTERS)
            add_quarters(draft, row, column, (unsigned)what);
        else
            add_cell(draft, row, column, what == CELLS_EAST ? LANE_EAST : LANE_SOUTH);
    }
    if (!draft->cells)
        return myr_bad_box(h, cells, "a tile must have cells");
    if (!ends || ends->kind != NODE_LIST)
        return myr_bad_box(h, ends ? ends : cells,
                           "the ends of a tile with cells must be a list of [row, col, face, type]");
    for (const struct node *item = ends->first; item; item = item->next) {
        struct myr_end end = {.row = (signed char)node_item(item, 0)->value,
                              .column = (signed char)node_item(item, 1)->value,
                              .face = (unsigned char)node_item(item, 2)->value,
                              .type = (unsigned char)node_item(item, 3)->value};
        if (!owns(draft, end))
            return myr_bad_box(h, item, "this end has a quarter that is not among the tile's cells");
        draft->end[draft->ends++] = end;
    }
    if (!draft->ends)
        return myr_bad_box(h, ends, "a tile needs an end; without one it could never be placed");
    return true;
}

static bool one_form(struct hearing *h, const struct node *node)
{
    const struct node *ring = node_get(node, "ring");
    int forms = (ring != NULL) + (node_get(node, "path") != NULL) + (node_get(node, "cells") != NULL);
    if (forms != 1)
        return myr_bad_box(h, node, "%s must be written with one of ring, path and cells", node->key->text);
    if (ring && (!ring->value || node_get(node, "ends")))
        return myr_bad_box(h, node, "the octagon must be `{ring: true}` and cannot have ends");
    return true;
}

bool myr_read_tile(struct hearing *h, const struct node *node, struct arena *arena, struct myr_tile *tile)
{
    const struct node *path = node_get(node, "path"), *cells = node_get(node, "cells"), *ends = node_get(node, "ends");
    const struct node *count = node_get(node, "count");
    if (!one_form(h, node))
        return false;
    size_t most_cells = path ? 5 * (strlen(path->text) + 1) : cells ? (size_t)cells->count * QUARTERS : 0;
    size_t most_ends = ends && ends->kind == NODE_LIST ? (size_t)ends->count : 2;
    struct draft draft = {.cell = arena_take(arena, sizeof *draft.cell * (most_cells + 12)),
                          .end = arena_take(arena, sizeof *draft.end * (most_ends + 1))};
    if (!(path ? read_strip(h, path, ends, &draft) : cells ? read_cells(h, cells, ends, &draft) : read_ring(&draft)))
        return false;
    /* Does the name end with a hyphen and these ends? */
    const char *name = node->key->text;
    size_t length = strlen(name);
    bool speaks = path && length > 3 && name[length - 3] == '-' && same(name + length - 2, ends->text);
    *tile = (struct myr_tile){.name = name,
                              .path = path ? path->text : NULL,
                              .steps = path ? (int)strlen(path->text) : 0,
                              .ring = !path && !cells,
                              .stem = speaks ? (int)length - 3 : 0,
                              .count = count ? count->value : 1,
                              .cells = draft.cells,
                              .ends = draft.ends};
    switch (myr_lay_out(tile, draft.cell, draft.end, arena)) {
    case OVERLAPS_ITSELF:
        return myr_bad_box(h, node, "the tile `%s` overlaps itself", tile->name);
    case SHARES_EDGES:
        return myr_bad_box(h, node, "two ends of %s share an edge", tile->name);
    default:
        if (cells && !in_one_piece(&draft, arena))
            return myr_bad_box(h, cells, "the cells of %s are not connected", tile->name);
        return true;
    }
}

int myr_step(const struct myr_tile *tile, int pose, int i)
{
    int face = myr_face(tile->path[i]);
    return myr_turned(pose >= TURNS ? FACES - face : face, pose % TURNS);
}

int myr_step_back(const struct myr_tile *tile, int pose, int i)
{
    return myr_opposite(myr_step(tile, pose, tile->steps - 1 - i));
}

int myr_pose_along(const struct myr_tile *tile, bool flip, const char *path, bool back)
{
    int pose = flip ? TURNS : 0;
    if ((int)strlen(path) != tile->steps)
        return NOBODY;
    for (int i = 0; i < tile->steps; i++) {
        int turns = (myr_face(path[i]) - (back ? myr_step_back(tile, pose, i) : myr_step(tile, pose, i))) & 3;
        if (i == 0)
            pose += turns;
        else if (turns)
            return NOBODY;
    }
    return pose;
}
