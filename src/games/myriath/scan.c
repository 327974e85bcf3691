/* Scan: every placement of a player in the order of the page. A row of crossings is one word of bits, so a pose is
   tested on all columns at once, cell by cell until no crossing is left. */
#include <string.h>

#include "games/myriath/state.h"

static void count_stock(struct scan *scan, const struct state *s, int seat)
{
    for (int tile = 0; tile < scan->box->tiles; tile++)
        scan->stock[tile] = scan->box->tile[tile].ring ? 0 : scan->box->tile[tile].count;
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat)
            scan->stock[s->lying[i].tile]--;
}

void myriath_scan(struct scan *scan, const struct match *match, const struct state *s, int seat, int tip_touch)
{
    const struct box *box = match->box;
    *scan = (struct scan){.box = box, .tips = tip_touch == TIP_CONNECTS, .tile = -1, .pose = POSES, .row = box->rows};
    count_stock(scan, s, seat);
    for (int kind = 0; kind < CELL_KINDS; kind++)
        for (int row = 0; row <= box->rows; row++) {
            uint32_t foreign = 0;
            for (int other = 0; other < match->seats; other++)
                foreign |= other == seat ? 0 : s->taken[other].row[kind][row];
            scan->foreign.row[kind][row] = foreign;
            scan->free[kind][CROSSING_ROWS + row] = box->area.row[kind][row] & ~(foreign | s->taken[seat].row[kind][row]);
        }
}

static uint32_t contact(const struct scan *scan, const struct tile *tile, const struct pose *pose, int row)
{
    uint32_t columns = scan->anywhere ? UINT32_MAX : 0;
    for (int i = 0; i < tile->ends; i++) {
        const struct end *end = &pose->end[i];
        struct cell beside = {end->row, end->column, end->face};
        if (scan->tips && end->type == ARROW)
            columns |= lanes_row(&scan->foreign, row, beside);
        for (int k = 0; k < UNITS; k++) {
            beside.kind = end->beyond[k];
            columns |= lanes_row(&scan->foreign, row, beside);
        }
    }
    return columns;
}

/* Drops the crossings from which that cell is not free; true if any are left. Straight loops, so that several rows go at once. */
static bool keep_free(struct scan *scan, struct cell away)
{
    int first = CROSSING_ROWS + away.row, right = away.column, left = -away.column;
    uint32_t any = 0;
    if (first < 0 || first > 2 * CROSSING_ROWS || right > PLAN_COLUMNS || left > PLAN_COLUMNS)
        return false;
    if (right >= 0)
        for (int row = 0; row < CROSSING_ROWS; row++)
            any |= scan->columns[row] &= scan->free[away.kind][first + row] >> right;
    else
        for (int row = 0; row < CROSSING_ROWS; row++)
            any |= scan->columns[row] &= scan->free[away.kind][first + row] << left;
    return any;
}

/* Drops the crossings on which an earlier pose looks the same; true if any are left. */
static bool keep_first(struct scan *scan, struct twin twin)
{
    uint32_t any = 0;
    for (int row = 0; row <= scan->box->rows; row++) {
        int other = row + twin.row;
        if (other >= 0 && other < CROSSING_ROWS)
            scan->columns[row] &= ~moved_bits(scan->box->board.row[NORTH][other], twin.column);
        any |= scan->columns[row];
    }
    return any;
}

/* The free cells before the contact: where passes are judged there are few of them. They are taken from both ends of the tile in turn:
   what is far apart rules out most. */
static void try_pose(struct scan *scan)
{
    const struct tile *tile = &scan->box->tile[scan->tile];
    const struct pose *pose = &tile->pose[scan->pose];
    bool any = true;
    memcpy(scan->columns, scan->box->board.row[NORTH], sizeof scan->columns);
    for (int i = 0; i < pose->twins && any; i++)
        any = keep_first(scan, pose->twin[i]);
    for (int i = 0; i < tile->cells && any; i++)
        any = keep_free(scan, pose->cell[i % 2 ? tile->cells - 1 - i / 2 : i / 2]);
    for (int row = 0; row <= scan->box->rows && any; row++)
        if (scan->columns[row])
            scan->columns[row] &= contact(scan, tile, pose, row);
    if (!any)
        scan->row = scan->box->rows + 1;
}

/* To the next pose, else the next tile in stock; false when there is none. */
static bool step(struct scan *scan)
{
    scan->row = 0;
    if (++scan->pose < POSES)
        return true;
    scan->pose = 0;
    while (++scan->tile < scan->box->tiles)
        if (scan->stock[scan->tile] > 0)
            return true;
    return false;
}

bool myriath_scan_next(struct scan *scan, struct placement *p)
{
    while (scan->row > scan->box->rows || !scan->columns[scan->row]) {
        if (++scan->row <= scan->box->rows)
            continue;
        if (!step(scan))
            return false;
        try_pose(scan);
    }
    uint32_t *columns = &scan->columns[scan->row];
    *p = (struct placement){scan->tile, scan->pose, {scan->row, __builtin_ctz(*columns)}};
    *columns &= *columns - 1;
    return true;
}
