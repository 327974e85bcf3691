/* Myriath: a tile flipped and turned, and which of these poses look alike. */
#include <stdlib.h>

#include "base/arena.h"
#include "games/myriath/tile.h"

static struct myr_cell flipped(struct myr_cell cell)
{
    cell.column = (signed char)(cell.kind == LANE_EAST ? -cell.column - 1 : -cell.column);
    if (cell.kind < QUARTERS)
        cell.kind = (unsigned char)((FACES - cell.kind) & 3);
    return cell;
}

static struct myr_cell turned(struct myr_cell cell)
{
    bool south = cell.kind == LANE_SOUTH;
    int kind = south ? LANE_EAST : cell.kind == LANE_EAST ? LANE_SOUTH : myr_turned(cell.kind, 1);
    return (struct myr_cell){cell.column, (signed char)(-cell.row - south), (unsigned char)kind};
}

static struct myr_cell posed(struct myr_cell cell, int pose)
{
    if (pose >= TURNS)
        cell = flipped(cell);
    for (int turn = pose % TURNS; turn > 0; turn--)
        cell = turned(cell);
    return cell;
}

/* A cell or unit as one number. Numbers grow row by row, and moving all cells alike keeps their order. */
enum { KEY_ROW = 1 << 16, KEY_COLUMN = 1 << 6, KEY_MIDDLE = 256 };

static int key(int row, int column, int rest)
{
    return (row + KEY_MIDDLE) * KEY_ROW + (column + KEY_MIDDLE) * KEY_COLUMN + rest;
}

static int by_number(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* Every record opens its box. For tiles, insertion sort is several times faster than qsort. */
static void sort(int *numbers, int count)
{
    for (int i = 1; i < count; i++) {
        int number = numbers[i], at = i;
        for (; at > 0 && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
    }
}

static bool has_double(const int *sorted, int count)
{
    for (int i = 1; i < count; i++)
        if (sorted[i] == sorted[i - 1])
            return true;
    return false;
}

/* Cells and units of one pose as sorted numbers. */
struct print {
    int *cells, *units;
};

static struct print print_of(const struct myr_tile *tile, int pose)
{
    int *numbers = tile->layout->numbers + (tile->cells + UNITS * tile->ends) * pose;
    return (struct print){numbers, numbers + tile->cells};
}

static void pose_one(const struct myr_tile *tile, int pose, const struct myr_cell *cells, const struct myr_end *ends)
{
    struct print print = print_of(tile, pose);
    struct myr_pose *posed_tile = &tile->layout->pose[pose];
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell lies = posed(cells[i], pose);
        print.cells[i] = key(lies.row, lies.column, lies.kind);
    }
    sort(print.cells, tile->cells);
    for (int i = 0; i < tile->cells; i++) {
        unsigned number = (unsigned)print.cells[i];
        posed_tile->cell[i] = (struct myr_cell){(signed char)(number / KEY_ROW - KEY_MIDDLE),
                                                (signed char)(number % KEY_ROW / KEY_COLUMN - KEY_MIDDLE),
                                                (unsigned char)(number % KEY_COLUMN)};
    }
    for (int i = 0; i < tile->ends; i++) {
        struct myr_cell face = posed((struct myr_cell){ends[i].row, ends[i].column, ends[i].face}, pose);
        unsigned char type = ends[i].type;
        if (pose >= TURNS && type != ARROW)
            type = type == POINT_LEFT ? POINT_RIGHT : POINT_LEFT;
        struct myr_end *end = &posed_tile->end[i];
        *end = (struct myr_end){.row = face.row, .column = face.column, .face = face.kind, .type = type};
        for (int k = 0; k < UNITS; k++) {
            struct myr_unit unit = myr_unit(end, k);
            int beyond = key(end->row, end->column, unit.beyond);
            end->beyond[k] = (unsigned char)unit.beyond;
            if (bsearch(&beyond, print.cells, (size_t)tile->cells, sizeof beyond, by_number))
                end->self |= (unsigned char)(1u << k);
            print.units[UNITS * i + k] = key(end->row, end->column, unit.own * FACES + unit.beyond);
        }
    }
    sort(print.units, UNITS * tile->ends);
}

/* Are the prints equal except that one is moved? */
static bool same_print(const struct myr_tile *tile, const struct print *a, const struct print *b)
{
    int step = a->cells[0] - b->cells[0];
    if (step % KEY_COLUMN != 0)
        return false;
    for (int i = 0; i < tile->cells + UNITS * tile->ends; i++)
        if (a->cells[i] - b->cells[i] != step)
            return false;
    return true;
}

static void find_twins(const struct myr_tile *tile, int later)
{
    struct myr_pose *pose = &tile->layout->pose[later];
    struct print print = print_of(tile, later);
    for (int earlier = 0; earlier < later; earlier++) {
        struct print other = print_of(tile, earlier);
        if (!same_print(tile, &other, &print))
            continue;
        const struct myr_cell from = pose->cell[0], to = tile->layout->pose[earlier].cell[0];
        pose->twin[pose->twins++] = (struct myr_twin){earlier, from.row - to.row, from.column - to.column};
    }
}

static struct myr_layout *blank_layout(const struct myr_tile *tile, struct arena *arena)
{
    struct myr_layout *layout = arena_take(arena, sizeof *layout);
    size_t cells = (size_t)tile->cells, ends = (size_t)tile->ends;
    struct myr_cell *cell = arena_raw(arena, sizeof *cell * cells * POSES);
    struct myr_end *end = arena_raw(arena, sizeof *end * (ends * POSES + 1));
    layout->numbers = arena_raw(arena, sizeof *layout->numbers * (cells + UNITS * ends) * POSES);
    for (int pose = 0; pose < POSES; pose++) {
        layout->pose[pose].cell = cell + cells * (size_t)pose;
        layout->pose[pose].end = end + ends * (size_t)pose;
    }
    return layout;
}

enum myr_posing myr_lay_out(struct myr_tile *tile, const struct myr_cell *cells, const struct myr_end *ends,
                            struct arena *arena)
{
    tile->layout = blank_layout(tile, arena);
    pose_one(tile, 0, cells, ends);
    struct print print = print_of(tile, 0);
    if (has_double(print.cells, tile->cells))
        return OVERLAPS_ITSELF;
    return has_double(print.units, UNITS * tile->ends) ? SHARES_EDGES : POSED;
}

void myr_turn_all(const struct myr_tile *tile)
{
    const struct myr_pose *printed = &tile->layout->pose[0];
    for (int pose = 1; pose < POSES; pose++) {
        pose_one(tile, pose, printed->cell, printed->end);
        find_twins(tile, pose);
    }
    tile->layout->turned = true;
}
