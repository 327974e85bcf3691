/* Placements: a tile, a pose and a crossing; which are the same, where they reach, what they touch. */
#include <string.h>

#include "games/myriath/state.h"

/* Does the strip run as that other tile's path in that other pose? */
static bool runs_like(const struct tile *tile, int pose, const struct tile *other, int other_pose)
{
    int i = 0;
    while (tile->path[i] && other->path[i] && myriath_step(tile, pose, i) == myriath_step(other, other_pose, i))
        i++;
    return !tile->path[i] && !other->path[i];
}

static int pose_going(const struct box *box, const struct tile *tile, int go, int from, int to)
{
    for (int pose = from; tile->path && go >= 0 && pose < to; pose++)
        if (runs_like(tile, pose, &box->tile[go / POSES], go % POSES))
            return pose;
    return NOBODY;
}

enum reading myriath_read_placement(const struct match *match, const struct move *move, struct placement *p)
{
    const struct box *box = match->box;
    int degrees = value_or(move, PLACE_TURN, 0), flip = value_or(move, PLACE_FLIP, 0);
    if (given(move, PLACE_GO) && given(move, PLACE_TURN))
        return READ_TWO_WAYS;
    if (degrees % 90 != 0)
        return READ_NO_TURN;
    *p = (struct placement){item(move, PLACE_TILE, 0), flip * TURNS + degrees / 90,
                            myriath_crossing(item(move, PLACE_AT, 0))};
    if (!given(move, PLACE_GO))
        return READ;
    int from = given(move, PLACE_FLIP) && flip ? TURNS : 0, to = given(move, PLACE_FLIP) && !flip ? TURNS : POSES;
    p->pose = pose_going(box, &box->tile[p->tile], item(move, PLACE_GO, 0), from, to);
    return p->pose == NOBODY ? READ_NO_PATH : READ;
}

/* The first of the placements that look the same and whose crossing is on the board. */
struct placement myriath_first_alike(const struct box *box, struct placement p)
{
    const struct pose *pose = &box->tile[p.tile].pose[p.pose];
    for (int i = 0; i < pose->twins; i++) {
        struct crossing at = {p.at.row + pose->twin[i].row, p.at.column + pose->twin[i].column};
        if (box->tile[p.tile].ring || !myriath_has(&box->board, at.row, at.column, NORTH))
            continue;
        return (struct placement){p.tile, pose->twin[i].pose, at};
    }
    return p;
}

bool myriath_same_placement(const struct box *box, struct placement a, struct placement b)
{
    if (a.tile != b.tile)
        return false;
    a = myriath_first_alike(box, a);
    b = myriath_first_alike(box, b);
    return a.pose == b.pose && a.at.row == b.at.row && a.at.column == b.at.column;
}

void myriath_spell(struct move *move, struct placement p)
{
    move->used = 0;
    memset(move->field, 0, sizeof move->field);
    move_put(move, PLACE_TILE, p.tile);
    move_put(move, PLACE_AT, myriath_space(p.at));
    if (p.pose % TURNS)
        move_put(move, PLACE_TURN, p.pose % TURNS * 90);
    if (p.pose >= TURNS)
        move_put(move, PLACE_FLIP, 1);
}

struct move myriath_place_move(int seat, struct placement p)
{
    struct move move = move_of(seat, VERB_PLACE);
    myriath_spell(&move, p);
    return move;
}

const struct cell *myriath_cell_outside(const struct box *box, struct placement p, const struct lanes *lanes)
{
    const struct tile *tile = &box->tile[p.tile];
    for (int i = 0; i < tile->cells; i++) {
        const struct cell *cell = &tile->pose[p.pose].cell[i];
        if (!myriath_has(lanes, p.at.row + cell->row, p.at.column + cell->column, cell->kind))
            return cell;
    }
    return NULL;
}

const struct cell *myriath_cell_taken(const struct box *box, const struct state *s, struct placement p)
{
    const struct tile *tile = &box->tile[p.tile];
    for (int i = 0; i < tile->cells; i++) {
        const struct cell *cell = &tile->pose[p.pose].cell[i];
        if (myriath_taken(s, p.at.row + cell->row, p.at.column + cell->column, cell->kind))
            return cell;
    }
    return NULL;
}

bool myriath_touches_others(const struct match *match, const struct state *s, int seat, struct placement p,
                            int tip_touch)
{
    const struct tile *tile = &((const struct box *)match->box)->tile[p.tile];
    for (int i = 0; i < tile->ends; i++) {
        const struct end *end = &tile->pose[p.pose].end[i];
        int row = p.at.row + end->row, column = p.at.column + end->column;
        if (tip_touch == TIP_CONNECTS && end->type == ARROW && myriath_taken_by_others(s, seat, row, column, end->face))
            return true;
        for (int k = 0; k < UNITS; k++)
            if (myriath_taken_by_others(s, seat, row, column, end->beyond[k]))
                return true;
    }
    return false;
}
