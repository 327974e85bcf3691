/* Poses: a tile flipped and turned, and which of these look alike. */
#include <stdlib.h>

#include "base/arena.h"
#include "games/myriath/tile.h"

static struct cell flipped(struct cell cell)
{
    cell.column = (signed char)(cell.kind == LANE_EAST ? -cell.column - 1 : -cell.column);
    if (cell.kind < QUARTERS)
        cell.kind = (unsigned char)((FACES - cell.kind) & 3);
    return cell;
}

static struct cell turned_cell(struct cell cell)
{
    struct cell result = {cell.column, (signed char)-cell.row, cell.kind};
    if (cell.kind == LANE_EAST)
        result.kind = LANE_SOUTH;
    else if (cell.kind == LANE_SOUTH) {
        result.kind = LANE_EAST;
        result.column = (signed char)(result.column - 1);
    } else
        result.kind = (unsigned char)turned((enum face)cell.kind, 1);
    return result;
}

static struct cell posed(struct cell cell, int pose)
{
    if (pose >= TURNS)
        cell = flipped(cell);
    for (int turn = pose % TURNS; turn > 0; turn--)
        cell = turned_cell(cell);
    return cell;
}

static struct end posed_end(struct end end, int pose)
{
    struct cell face = posed((struct cell){end.row, end.column, end.face}, pose);
    unsigned char type = end.type;
    if (pose >= TURNS && type != ARROW)
        type = type == POINT_LEFT ? POINT_RIGHT : POINT_LEFT;
    return (struct end){face.row, face.column, face.kind, type, 0};
}

/* A number that grows row by row and keeps its order when everything is moved by the same steps. */
enum { KEY_ROW = 1 << 16, KEY_COLUMN = 1 << 6, KEY_MIDDLE = 256 };

static int key(int row, int column, int rest)
{
    return (row + KEY_MIDDLE) * KEY_ROW + (column + KEY_MIDDLE) * KEY_COLUMN + rest;
}

static int cell_key(struct cell cell)
{
    return key(cell.row, cell.column, cell.kind);
}

static int by_key(const void *a, const void *b)
{
    return cell_key(*(const struct cell *)a) - cell_key(*(const struct cell *)b);
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

static void list_units(const struct tile *tile, int pose, int *units)
{
    int count = 0;
    for (int e = 0; e < tile->ends; e++) {
        struct end end = tile->pose[pose].end[e];
        for (int k = 0; k < UNITS; k++) {
            struct unit unit = myriath_unit((enum face)end.face, (enum end_type)end.type, k);
            units[count++] = key(end.row, end.column, (int)unit.own * FACES + (int)unit.beyond);
        }
    }
    if (count > 1)
        qsort(units, (size_t)count, sizeof *units, by_number);
}

bool myriath_units_distinct(const struct tile *tile, struct arena *arena)
{
    int count = UNITS * tile->ends;
    int *units = arena_take(arena, sizeof(int) * (size_t)(count + 1));
    list_units(tile, 0, units);
    for (int i = 1; i < count; i++)
        if (units[i] == units[i - 1])
            return false;
    return true;
}

/* Sorted lists alike but for one step between them? */
static bool same_shape(const struct tile *tile, int a, int b, int *const units[POSES])
{
    int step = cell_key(tile->pose[a].cell[0]) - cell_key(tile->pose[b].cell[0]);
    for (int i = 0; i < tile->cells; i++)
        if (cell_key(tile->pose[a].cell[i]) - cell_key(tile->pose[b].cell[i]) != step
            || tile->pose[a].cell[i].kind != tile->pose[b].cell[i].kind)
            return false;
    for (int i = 0; i < UNITS * tile->ends; i++)
        if (units[a][i] - units[b][i] != step)
            return false;
    return true;
}

static void find_twins(struct tile *tile, int later, int *const units[POSES])
{
    struct pose *pose = &tile->pose[later];
    for (int earlier = 0; earlier < later; earlier++) {
        if (!same_shape(tile, earlier, later, units))
            continue;
        const struct cell from = pose->cell[0], to = tile->pose[earlier].cell[0];
        pose->twin[pose->twins++] = (struct twin){earlier, from.row - to.row, from.column - to.column};
    }
}

static bool among(const struct cell *cells, int count, struct cell cell)
{
    for (int i = 0; i < count; i++)
        if (cell_key(cells[i]) == cell_key(cell))
            return true;
    return false;
}

static void find_self_contact(const struct tile *tile, const struct cell *cells, struct end *end)
{
    for (int k = 0; k < UNITS; k++) {
        struct unit unit = myriath_unit((enum face)end->face, (enum end_type)end->type, k);
        if (among(cells, tile->cells, (struct cell){end->row, end->column, (unsigned char)unit.beyond}))
            end->self |= (unsigned char)(1u << k);
    }
}

static void pose_one(struct tile *tile, int pose, const struct cell *cells, const struct end *ends, struct arena *arena)
{
    struct cell *cell = arena_take(arena, sizeof *cell * (size_t)tile->cells);
    struct end *end = arena_take(arena, sizeof *end * (size_t)(tile->ends + 1));
    for (int i = 0; i < tile->cells; i++)
        cell[i] = posed(cells[i], pose);
    qsort(cell, (size_t)tile->cells, sizeof *cell, by_key);
    for (int i = 0; i < tile->ends; i++) {
        end[i] = posed_end(ends[i], pose);
        find_self_contact(tile, cell, &end[i]);
    }
    tile->pose[pose].cell = cell;
    tile->pose[pose].end = end;
}

bool myriath_pose_all(struct tile *tile, struct cell *cells, const struct end *ends, struct arena *arena)
{
    pose_one(tile, 0, cells, ends, arena);
    for (int i = 1; i < tile->cells; i++)
        if (cell_key(tile->pose[0].cell[i]) == cell_key(tile->pose[0].cell[i - 1]))
            return false;
    int *units[POSES];
    for (int pose = 0; pose < POSES; pose++) {
        if (pose > 0)
            pose_one(tile, pose, cells, ends, arena);
        units[pose] = arena_take(arena, sizeof(int) * (size_t)(UNITS * tile->ends + 1));
        list_units(tile, pose, units[pose]);
        find_twins(tile, pose, units);
    }
    return true;
}
