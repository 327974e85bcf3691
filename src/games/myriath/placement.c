/* Myriath: placements - a tile, a pose and a crossing; which are the same, and which cells they cover. */
#include "games/myriath/myriath.h"

enum myr_reading myr_read_placement(const struct match *match, const struct move *move, struct myr_placement *p)
{
    const struct myr_box *box = match->box;
    int degrees = value_or(move, PLACE_TURN, 0), flip = value_or(move, PLACE_FLIP, 0), go = value_or(move, PLACE_GO, 0);
    bool exact = given(move, PLACE_FLIP);
    char room[WORD_ROOM];
    *p = (struct myr_placement){item(move, PLACE_TILE, 0), flip * TURNS + degrees / 90,
                                myr_crossing(item(move, PLACE_AT, 0))};
    if (given(move, PLACE_GO) && given(move, PLACE_TURN))
        return READ_TWO_WAYS;
    if (degrees % 90 != 0)
        return READ_NO_TURN;
    if (myr_is_seen_only(p->tile) && (!given(move, PLACE_GO) || exact))
        return READ_NO_TILE;
    if (!given(move, PLACE_GO))
        return READ;
    const char *path = words_name(&myr_go_words, match, go, room);
    p->pose = NOBODY;
    if (go < 0)
        return READ_NO_PATH;
    /* With `flip`, or if the name does not give the ends, it names the tile itself, and the path runs from its start. */
    if (!exact && (myr_is_seen_only(p->tile) || box->tile[p->tile].stem))
        return myr_find_seen(box, p->tile, path, p) ? READ : READ_NO_PATH;
    p->pose = myr_pose_along(&box->tile[p->tile], flip, path, false);
    if (p->pose == NOBODY && !exact)
        p->pose = myr_pose_along(&box->tile[p->tile], true, path, false);
    return p->pose == NOBODY ? READ_NO_PATH : READ;
}

/* The first placement that looks the same and has its crossing on the board. */
struct myr_placement myr_first_alike(const struct myr_box *box, struct myr_placement p)
{
    const struct myr_pose *pose = myr_pose_of(box, p);
    for (int i = 0; i < pose->twins; i++) {
        struct myr_crossing at = {p.at.row + pose->twin[i].row, p.at.column + pose->twin[i].column};
        if (box->tile[p.tile].ring || !myr_has(&box->board, at.row, at.column, NORTH))
            continue;
        return (struct myr_placement){p.tile, pose->twin[i].pose, at};
    }
    return p;
}

/* The canonical form: as seen from its start, else with the tile's own name, `turn` and `flip`. */
struct move myr_place_move(const struct match *match, int seat, struct myr_placement p)
{
    const struct myr_pose *pose = myr_seen_pose(match, p);
    if (pose->seen != NOBODY)
        return MOVE_WITH(seat, VERB_PLACE, {PLACE_TILE, pose->seen}, {PLACE_AT, myr_space(p.at)}, {PLACE_GO, pose->go});
    return MOVE_WITH(seat, VERB_PLACE, {PLACE_TILE, p.tile}, {PLACE_AT, myr_space(p.at)},
                     {PLACE_TURN, p.pose % TURNS ? p.pose % TURNS * 90 : NO_VALUE},
                     {PLACE_FLIP, p.pose >= TURNS ? 1 : NO_VALUE});
}

bool myr_find_cell(const struct myr_box *box, struct myr_placement p, const struct myr_lanes *lanes, bool in,
                   struct myr_cells *found)
{
    for (*found = myr_cells(box, p); myr_next_cell(found);)
        if (myr_has(lanes, found->row, found->column, found->kind) == in)
            return true;
    return false;
}

bool myr_free_in_area(const struct match *match, const struct myr_state *s, struct myr_placement p)
{
    const struct myr_box *box = match->box;
    struct myr_cells at;
    return !myr_find_cell(box, p, &box->area, false, &at) && !myr_find_cell(box, p, &s->taken.by_any, true, &at);
}

bool myr_covers(const struct myr_box *box, struct myr_placement p, int row, int column, int kind)
{
    return myr_owns(&box->tile[p.tile], myr_pose_of(box, p), row - p.at.row, column - p.at.column, kind);
}
