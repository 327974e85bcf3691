/* Myriath: every placement of a player in the order of the list. A row of crossings is one word of bits, so a pose is
   tested on all columns at once, cell by cell until no crossing is left. */
#include <string.h>

#include "games/myriath/myriath.h"

/* ---- cores ----------------------------------------------------------------------------------------------------- */

/* A core is what poses of several tiles have in common. Where there is no room for it there is none for any of them. */
static struct myr_core core_of(const struct myr_tile *tile, const struct myr_pose *pose, struct myr_cell *room)
{
    struct myr_core core = {room, 0};
    struct myr_cell first = {0};
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = pose->cell[i];
        bool east = cell.kind == LANE_EAST;
        if (cell.kind < QUARTERS || !myr_owns(tile, pose, cell.row, cell.column, east ? EAST : SOUTH)
            || !myr_owns(tile, pose, cell.row + !east, cell.column + east, east ? WEST : NORTH))
            continue;
        if (core.cells == 0)
            first = cell;
        room[core.cells++] =
            (struct myr_cell){(signed char)(cell.row - first.row), (signed char)(cell.column - first.column),
                              east ? LINK_EAST : LINK_SOUTH};
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

static const struct myr_core *cores_of(const struct myr_box *box)
{
    struct myr_cores *cores = box->cores;
    for (int i = 0; !cores->found && i < box->tiles * POSES; i++) {
        const struct myr_tile *tile = &box->tile[i / POSES];
        struct myr_pose *pose = &tile->layout->pose[myr_pose(tile, i % POSES) - tile->layout->pose];
        if (pose->twins) {
            pose->core = tile->layout->pose[pose->twin[0].pose].core;
            continue;
        }
        struct myr_core core = core_of(tile, pose, cores->cell);
        pose->core = core_row(cores, core);
        cores->cell += core.cells;
    }
    cores->found = true;
    return cores->core;
}

/* ---- the scan -------------------------------------------------------------------------------------------------- */

void myr_scan(struct myr_scan *scan, const struct match *match, const struct myr_state *s, int seat, int tip_touch)
{
    const struct myr_box *box = match->box;
    *scan = (struct myr_scan){.box = box,
                              .core = cores_of(box),
                              .taken = &s->taken,
                              .seat = seat,
                              .tips = tip_touch == TIP_CONNECTS,
                              .tile = -1,
                              .pose = POSES,
                              .row = box->rows};
    scan->stock = ~(s->spent[seat] | (uint64_t)1 << box->octagon);
    for (int kind = 0; kind < CELL_KINDS; kind++)
        for (int row = 0; row <= box->rows; row++)
            scan->free[kind][CROSSING_ROWS + row] = box->area.row[kind][row] & ~s->taken.by_any.row[kind][row];
    for (int row = CROSSING_ROWS; row <= CROSSING_ROWS + box->rows; row++) {
        scan->free[LINK_EAST][row] = scan->free[EAST][row] & scan->free[LANE_EAST][row] & scan->free[WEST][row] >> 1;
        scan->free[LINK_SOUTH][row] = scan->free[SOUTH][row] & scan->free[LANE_SOUTH][row] & scan->free[NORTH][row + 1];
    }
}

/* A bit for each crossing of the row: has another player taken the quarter that is `away` from it? */
static uint32_t foreign_from(const struct myr_scan *scan, int row, struct myr_cell away)
{
    int i = row + away.row;
    return i < 0 || i >= CROSSING_ROWS
               ? 0
               : myr_moved_bits(myr_foreign(scan->taken, scan->seat, i, away.kind), away.column);
}

static uint32_t contact(const struct myr_scan *scan, const struct myr_tile *tile, const struct myr_pose *pose, int row)
{
    uint32_t columns = scan->anywhere ? UINT32_MAX : 0;
    for (int i = 0; i < tile->ends; i++) {
        const struct myr_end *end = &pose->end[i];
        struct myr_cell beside = {end->row, end->column, end->face};
        if (scan->tips && end->type == ARROW)
            columns |= foreign_from(scan, row, beside);
        for (int k = 0; k < UNITS; k++) {
            beside.kind = end->beyond[k];
            columns |= foreign_from(scan, row, beside);
        }
    }
    return columns;
}

/* The compiler handles this many rows at once if it sees that the arrays do not overlap. Inlining would hide that. */
enum { AT_ONCE = 16 };

__attribute__((noinline)) static uint32_t keep_rows(uint32_t *restrict columns, const uint32_t *restrict free,
                                                    int right, int left)
{
    uint32_t any = 0;
    for (int row = 0; row < AT_ONCE; row++)
        any |= columns[row] &= free[row] >> right << left;
    return any;
}

/* Drops the crossings whose cell `away` is not free; true if any crossing is left. */
static bool keep_free(struct myr_scan *scan, struct myr_cell away)
{
    int first = CROSSING_ROWS + away.row, right = away.column > 0 ? away.column : 0, left = right - away.column;
    uint32_t any = 0;
    if (first < 0 || first > 2 * CROSSING_ROWS || right > PLAN_COLUMNS || left > PLAN_COLUMNS)
        return false;
    for (int row = 0; row <= scan->box->rows; row += AT_ONCE)
        any |= keep_rows(&scan->columns[row], &scan->free[away.kind][first + row], right, left);
    return any;
}

/* Tests cells from both ends in turn: cells far apart rule out most. */
static bool keep_all_free(struct myr_scan *scan, const struct myr_cell *cell, int cells)
{
    bool any = true;
    for (int i = 0; i < cells && any; i++)
        any = keep_free(scan, cell[i % 2 ? cells - 1 - i / 2 : i / 2]);
    return any;
}

/* Is there room for this core? Tested once for all poses that share it. */
static bool has_room(struct myr_scan *scan, int number)
{
    const struct myr_core *core = &scan->core[number];
    if (scan->room[number] == UNKNOWN) {
        memset(scan->columns, 0xff, sizeof scan->columns);
        scan->room[number] = keep_all_free(scan, core->cell, core->cells) ? ROOM : NO_ROOM;
    }
    return scan->room[number] == ROOM;
}

/* Drops the crossings on which an earlier pose looks the same; true if any crossing is left. */
static bool keep_first(struct myr_scan *scan, struct myr_twin twin)
{
    uint32_t any = 0;
    for (int row = 0; row <= scan->box->rows; row++) {
        int other = row + twin.row;
        if (other >= 0 && other < CROSSING_ROWS)
            scan->columns[row] &= ~myr_moved_bits(scan->box->board.row[NORTH][other], twin.column);
        any |= scan->columns[row];
    }
    return any;
}

/* Tests free cells before contact: when a pass is judged, few are left. */
static void try_pose(struct myr_scan *scan)
{
    const struct myr_tile *tile = &scan->box->tile[scan->tile];
    const struct myr_pose *pose = myr_pose(tile, scan->pose);
    memcpy(scan->columns, scan->box->board.row[NORTH], sizeof scan->columns);
    bool any = keep_all_free(scan, pose->cell, tile->cells);
    for (int i = 0; i < pose->twins && any; i++)
        any = keep_first(scan, pose->twin[i]);
    for (int row = 0; row <= scan->box->rows && any; row++)
        if (scan->columns[row])
            scan->columns[row] &= contact(scan, tile, pose, row);
    scan->row = any ? 0 : scan->box->rows + 1;
}

/* Goes to the next pose, of this tile or the next in stock, that has room for its core; false: none is left. */
static bool step(struct myr_scan *scan)
{
    do {
        if (++scan->pose < POSES)
            continue;
        scan->pose = 0;
        do
            if (++scan->tile == scan->box->tiles)
                return false;
        while (!(scan->stock >> scan->tile & 1u));
    } while (!has_room(scan, myr_pose(&scan->box->tile[scan->tile], scan->pose)->core));
    return true;
}

bool myr_scan_next(struct myr_scan *scan, struct myr_placement *p)
{
    while (scan->row > scan->box->rows || !scan->columns[scan->row]) {
        if (++scan->row <= scan->box->rows)
            continue;
        if (!step(scan))
            return false;
        try_pose(scan);
    }
    uint32_t *columns = &scan->columns[scan->row];
    *p = (struct myr_placement){scan->tile, scan->pose, {scan->row, __builtin_ctz(*columns)}};
    *columns &= *columns - 1;
    return true;
}

bool myr_first_legal(const struct match *match, const struct myr_state *s, int seat, struct myr_placement *p)
{
    struct myr_scan scan;
    myr_scan(&scan, match, s, seat, match->house[HOUSE_TIP_TOUCH]);
    return myr_scan_next(&scan, p);
}
