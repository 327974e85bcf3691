/* Scan: every placement of a player in the order of the page. A row of crossings is one word of bits, so a pose is
   tested on all columns at once. */
#include <string.h>

#include "games/myriath/state.h"

void myriath_scan(struct scan *scan, const struct match *match, const struct state *s, int seat, int tip_touch)
{
    const struct box *box = match->box;
    *scan = (struct scan){.box = box, .state = s, .seat = seat, .tips = tip_touch == TIP_CONNECTS, .tile = -1, .pose = POSES, .row = box->rows};
    for (int kind = 0; kind < CELL_KINDS; kind++)
        for (int row = 0; row <= box->rows; row++) {
            uint32_t foreign = 0;
            for (int other = 0; other < match->seats; other++)
                foreign |= other == seat ? 0 : s->taken[other].row[kind][row];
            scan->foreign.row[kind][row] = foreign;
            scan->free.row[kind][row] = box->area.row[kind][row] & ~(foreign | s->taken[seat].row[kind][row]);
        }
}

static uint32_t columns_in_contact(const struct scan *scan, const struct tile *tile, const struct pose *pose)
{
    uint32_t columns = 0;
    for (int i = 0; i < tile->ends; i++) {
        const struct end *end = &pose->end[i];
        struct cell beside = {end->row, end->column, end->face};
        if (scan->tips && end->type == ARROW)
            columns |= lanes_row(&scan->foreign, scan->row, beside);
        for (int k = 0; k < UNITS; k++) {
            beside.kind = end->beyond[k];
            columns |= lanes_row(&scan->foreign, scan->row, beside);
        }
    }
    return columns;
}

static uint32_t legal_columns(const struct scan *scan)
{
    const struct tile *tile = &scan->box->tile[scan->tile];
    const struct pose *pose = &tile->pose[scan->pose];
    uint32_t columns = scan->box->board.row[NORTH][scan->row];
    for (int i = 0; i < pose->twins && columns; i++) {
        int row = scan->row + pose->twin[i].row;
        if (row >= 0 && row < CROSSING_ROWS)
            columns &= ~moved_bits(scan->box->board.row[NORTH][row], pose->twin[i].column);
    }
    if (columns && !scan->anywhere)
        columns &= columns_in_contact(scan, tile, pose);
    for (int i = 0; i < tile->cells && columns; i++)
        columns &= lanes_row(&scan->free, scan->row, pose->cell[i]);
    return columns;
}

static bool has_tile(const struct scan *scan)
{
    const struct tile *tile = &scan->box->tile[scan->tile];
    return !tile->ring && myriath_lying_copies(scan->state, scan->seat, scan->tile) < tile->count;
}

/* To the next row of the same pose, else the next pose, else the next tile in stock; false when there is none. */
static bool step(struct scan *scan)
{
    if (++scan->row <= scan->box->rows)
        return true;
    scan->row = 0;
    if (++scan->pose < POSES)
        return true;
    scan->pose = 0;
    while (++scan->tile < scan->box->tiles)
        if (has_tile(scan))
            return true;
    return false;
}

bool myriath_scan_next(struct scan *scan, struct placement *p)
{
    while (!scan->columns) {
        if (!step(scan))
            return false;
        scan->columns = legal_columns(scan);
    }
    int column = __builtin_ctz(scan->columns);
    scan->columns &= scan->columns - 1;
    *p = (struct placement){scan->tile, scan->pose, {scan->row, column}};
    return true;
}
