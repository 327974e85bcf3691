/* Myriath: placements - a tile, a pose and a crossing; which are the same, and where they reach. */
#include "games/myriath/myriath.h"

/* With `flip`, or if the name does not give the ends, it names the tile itself, and the path runs from its start. */
static enum myr_reading read_path(const struct match *match, const struct move *move, struct myr_placement *p)
{
    const struct myr_box *box = match->box;
    char room[WORD_ROOM];
    const char *path = words_name(&myr_go_words, match, item(move, PLACE_GO, 0), room);
    bool exact = given(move, PLACE_FLIP), flip = value_or(move, PLACE_FLIP, 0);
    if (item(move, PLACE_GO, 0) < 0)
        return READ_NO_PATH;
    if (!exact && (myr_is_seen_only(p->tile) || box->tile[p->tile].stem))
        return myr_find_seen(box, p->tile, path, p) ? READ : READ_NO_PATH;
    p->pose = myr_pose_along(&box->tile[p->tile], flip, path, false);
    if (p->pose == NOBODY && !exact)
        p->pose = myr_pose_along(&box->tile[p->tile], true, path, false);
    return p->pose == NOBODY ? READ_NO_PATH : READ;
}

enum myr_reading myr_read_placement(const struct match *match, const struct move *move, struct myr_placement *p)
{
    int degrees = value_or(move, PLACE_TURN, 0), flip = value_or(move, PLACE_FLIP, 0);
    *p = (struct myr_placement){item(move, PLACE_TILE, 0), flip * TURNS + degrees / 90,
                                myr_crossing(item(move, PLACE_AT, 0))};
    if (given(move, PLACE_GO) && given(move, PLACE_TURN))
        return READ_TWO_WAYS;
    if (degrees % 90 != 0)
        return READ_NO_TURN;
    if (myr_is_seen_only(p->tile) && (!given(move, PLACE_GO) || given(move, PLACE_FLIP)))
        return READ_NO_TILE;
    enum myr_reading reading = given(move, PLACE_GO) ? read_path(match, move, p) : READ;
    if (reading == READ_NO_PATH)
        p->pose = NOBODY;
    return reading;
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
