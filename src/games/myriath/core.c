/* Cores: what poses of several tiles have in common. Where there is no room for the core there is none for any of them. */
#include <string.h>

#include "base/arena.h"
#include "games/myriath/state.h"

static bool is_side(const struct tile *tile, const struct pose *pose, struct cell cell)
{
    for (int i = 0; i < tile->ends; i++) {
        const struct end *end = &pose->end[i];
        if (end->type != ARROW && end->row == cell.row && end->column == cell.column && cell.kind < QUARTERS
            && cell.kind != opposite((enum face)end->face))
            return true;
    }
    return false;
}

static struct core core_of(const struct tile *tile, const struct pose *pose, struct cell *room)
{
    struct core core = {room, 0};
    struct cell first = {0};
    for (int i = 0; i < tile->cells; i++) {
        struct cell cell = pose->cell[i];
        if (is_side(tile, pose, cell))
            continue;
        if (core.cells == 0)
            first = cell;
        room[core.cells++] = (struct cell){(signed char)(cell.row - first.row), (signed char)(cell.column - first.column), cell.kind};
    }
    return core;
}

/* The row of that core, which is new if no earlier one is the same. */
static int core_row(struct box *box, struct core core)
{
    int row = 0;
    while (row < box->cores
           && (box->core[row].cells != core.cells || memcmp(box->core[row].cell, core.cell, sizeof *core.cell * (size_t)core.cells) != 0))
        row++;
    if (row == box->cores)
        box->core[box->cores++] = core;
    return row;
}

void myriath_find_cores(struct box *box, struct arena *arena)
{
    box->core = arena_take(arena, sizeof *box->core * (size_t)(box->tiles * POSES));
    for (int i = 0; i < box->tiles; i++)
        for (int pose = 0; pose < POSES; pose++) {
            struct cell *room = arena_take(arena, sizeof *room * (size_t)box->tile[i].cells);
            box->tile[i].pose[pose].core = core_row(box, core_of(&box->tile[i], &box->tile[i].pose[pose], room));
        }
}
