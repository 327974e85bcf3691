/* Myriath: cores, what poses of several tiles have in common. Where there is no room for the core there is none for any
   of them. */
#include <string.h>

#include "games/myriath/myriath.h"

static bool owns(const struct myr_tile *tile, const struct myr_pose *pose, int row, int column, int kind)
{
    for (int i = 0; i < tile->cells; i++)
        if (pose->cell[i].row == row && pose->cell[i].column == column && pose->cell[i].kind == kind)
            return true;
    return false;
}

/* Is the cell a lane whose two end quarters belong to the tile? */
static bool is_link(const struct myr_tile *tile, const struct myr_pose *pose, struct myr_cell cell)
{
    if (cell.kind == LANE_EAST)
        return owns(tile, pose, cell.row, cell.column, EAST) && owns(tile, pose, cell.row, cell.column + 1, WEST);
    return cell.kind == LANE_SOUTH && owns(tile, pose, cell.row, cell.column, SOUTH)
           && owns(tile, pose, cell.row + 1, cell.column, NORTH);
}

static struct myr_core core_of(const struct myr_tile *tile, const struct myr_pose *pose, struct myr_cell *room)
{
    struct myr_core core = {room, 0};
    struct myr_cell first = {0};
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = pose->cell[i];
        if (!is_link(tile, pose, cell))
            continue;
        if (core.cells == 0)
            first = cell;
        room[core.cells++] =
            (struct myr_cell){(signed char)(cell.row - first.row), (signed char)(cell.column - first.column),
                              cell.kind == LANE_EAST ? LINK_EAST : LINK_SOUTH};
    }
    return core;
}

/* The row of an equal core, else of this one, which is added. */
static int core_row(struct myr_cores *cores, struct myr_core core)
{
    int row = 0;
    while (row < cores->count
           && (cores->core[row].cells != core.cells
               || memcmp(cores->core[row].cell, core.cell, sizeof *core.cell * (size_t)core.cells) != 0))
        row++;
    if (row == cores->count)
        cores->core[cores->count++] = core;
    return row;
}

static void find_cores(const struct myr_tile *tile, struct myr_cores *cores)
{
    for (int number = 0; number < POSES; number++) {
        myr_pose(tile, number);
        struct myr_pose *pose = &tile->layout->pose[number];
        if (pose->twins) {
            pose->core = tile->layout->pose[pose->twin[0].pose].core;
            continue;
        }
        struct myr_core core = core_of(tile, pose, cores->cell);
        pose->core = core_row(cores, core);
        cores->cell += core.cells;
    }
}

const struct myr_core *myr_cores(const struct myr_box *box)
{
    struct myr_cores *cores = box->cores;
    for (int i = 0; i < box->tiles && !cores->found; i++)
        find_cores(&box->tile[i], cores);
    cores->found = true;
    return cores->core;
}
