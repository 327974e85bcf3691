/* Myriath: cores, what poses of several tiles have in common. Where there is no room for the core there is none for any of them. */
#include <string.h>

#include "base/arena.h"
#include "games/myriath/myriath.h"

static bool owns(const struct myr_tile *tile, const struct myr_pose *pose, int row, int column, int kind)
{
    for (int i = 0; i < tile->cells; i++)
        if (pose->cell[i].row == row && pose->cell[i].column == column && pose->cell[i].kind == kind)
            return true;
    return false;
}

/* Is it a lane, and are both quarters at its ends the tile's own? */
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

/* The row of that core, which is new if no earlier one is the same. */
static int core_row(struct myr_box *box, struct myr_core core)
{
    int row = 0;
    while (row < box->cores
           && (box->core[row].cells != core.cells
               || memcmp(box->core[row].cell, core.cell, sizeof *core.cell * (size_t)core.cells) != 0))
        row++;
    if (row == box->cores)
        box->core[box->cores++] = core;
    return row;
}

void myr_find_cores(struct myr_box *box, struct arena *arena)
{
    box->core = arena_take(arena, sizeof *box->core * (size_t)(box->tiles * POSES));
    for (int i = 0; i < box->tiles; i++)
        for (int pose = 0; pose < POSES; pose++) {
            struct myr_tile *tile = &box->tile[i];
            struct myr_pose *posed = &tile->pose[pose];
            struct myr_cell *room = posed->twins ? NULL : arena_take(arena, sizeof *room * (size_t)tile->cells);
            posed->core =
                posed->twins ? tile->pose[posed->twin[0].pose].core : core_row(box, core_of(tile, posed, room));
        }
}
