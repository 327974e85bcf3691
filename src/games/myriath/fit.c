/* Myriath: can a tile be there? Its words, its shape, the stock, the board, and what is there already. */
#include "games/myriath/myriath.h"

static void point_in_log(struct hearing *h, int field)
{
    if (h->move)
        point_at(h, field, -1);
}

/* ---- words ----------------------------------------------------------------------------------------------------- */

static void misread_name(struct hearing *h, int value)
{
    const struct myr_box *box = h->match->box;
    const struct myr_tile *like = myr_seen_like(box, value);
    char room[WORD_ROOM];
    struct text known = {0};
    for (int i = 0; i < box->tiles; i++)
        if (box->tile[i].stem == like->stem && strncmp(box->tile[i].name, like->name, (size_t)like->stem) == 0)
            text_format(&known, "%s%s", known.length ? ", " : "", box->tile[i].name);
    misread(h, "the set has no tile %s; its tiles of this shape are %.200s", myr_seen_name(box, value, room),
            text_string(&known));
    text_free(&known);
}

bool myr_readable(struct hearing *h, const struct move *move, struct myr_placement *p)
{
    switch (myr_read_placement(h->match, move, p)) {
    case READ_TWO_WAYS:
        misread(h, "`turn` and `go` both say how the tile is turned; write only one of them");
        point_in_log(h, PLACE_GO);
        return false;
    case READ_NO_TURN:
        misread(h, "a tile can be turned by 0, 90, 180 or 270 degrees");
        point_in_log(h, PLACE_TURN);
        return false;
    case READ_NO_TILE:
        misread_name(h, p->tile);
        return false;
    default:
        return true;
    }
}

/* ---- shape and stock ------------------------------------------------------------------------------------------- */

static bool stem_runs(const struct myr_box *box, const struct myr_tile *like, const char *path)
{
    for (int i = 0; i < box->tiles; i++)
        for (int way = 0; box->tile[i].stem == like->stem && way < 4; way++)
            if (strncmp(box->tile[i].name, like->name, (size_t)like->stem) == 0
                && myr_pose_along(&box->tile[i], way / 2, path, way % 2) != NOBODY)
                return true;
    return false;
}

/* For a name that says what is seen: no tile of that stem runs along `path`, or none that does has these ends. */
static void refuse_seen(struct hearing *h, const struct move *move, const char *path)
{
    const struct myr_box *box = h->match->box;
    int value = item(move, PLACE_TILE, 0);
    const struct myr_tile *like = myr_seen_like(box, value);
    char room[WORD_ROOM];
    const char *name = words_name(&myr_tile_words, h->match, value, room), *ends = name + strlen(name) - 2;
    if (stem_runs(box, like, path))
        refuse(h, RULE_SHAPE, "no %.*s tile of this set shows %c and then %c along %s", like->stem, like->name, ends[0],
               ends[1], path);
    else
        refuse(h, RULE_SHAPE, "a %.*s tile goes %s; it cannot go %s however it is turned and flipped", like->stem,
               like->name, like->path, path);
}

static bool refuse_shape(struct hearing *h, const struct move *move)
{
    const struct myr_box *box = h->match->box;
    int value = item(move, PLACE_TILE, 0);
    const struct myr_tile *tile = myr_is_seen_only(value) ? NULL : &box->tile[value];
    char room[WORD_ROOM];
    const char *path = words_name(&myr_go_words, h->match, item(move, PLACE_GO, 0), room);
    if (!tile || (tile->stem && !given(move, PLACE_FLIP)))
        refuse_seen(h, move, path);
    else if (tile->path)
        refuse(h, RULE_SHAPE, "%s goes %s from its start; it cannot go %s however it is turned%s", tile->name,
               tile->path, path, given(move, PLACE_FLIP) ? " on that side" : " and flipped");
    else
        refuse(h, RULE_SHAPE, "%s is not a strip and has no path; write `turn` and `flip`", tile->name);
    point_in_log(h, PLACE_GO);
    return false;
}

/* "placed here: v-ar along nw is the tile v-al, flipped", because the record may have the name that was seen. */
static void say_placed_here(struct hearing *h, const struct myr_lying *lying)
{
    struct move seen = myr_place_move(h->match, lying->seat, myr_lying_placement(lying));
    struct text also = {0};
    if (h->docket && given(&seen, PLACE_GO))
        myr_say_seen(h->match, &seen, myr_lying_placement(lying), ": ", "is the tile", &also);
    because(h, myr_marked(lying->mark), "placed here%s", text_string(&also));
    text_free(&also);
}

void myr_say_placed(struct hearing *h, int seat, int tile)
{
    const struct myr_state *s = h->state;
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat && s->lying[i].tile == tile)
            say_placed_here(h, &s->lying[i]);
    for (int i = 0; i < s->left_outs; i++)
        if (s->left_out[i].seat == seat && s->left_out[i].tile == tile)
            because(h, myr_marked(s->left_out[i].mark), "placed here");
}

static bool in_stock(struct hearing *h, int seat, int row, const char *also)
{
    const struct myr_tile *tile = &((const struct myr_box *)h->match->box)->tile[row];
    const struct myr_state *s = h->state;
    if (!(s->spent[seat] >> row & 1u))
        return true;
    if (tile->count == 1)
        refuse(h, RULE_STOCK, "%s's %s is already on the board%s", h->match->names[seat], tile->name, also);
    else
        refuse(h, RULE_STOCK, "all %d copies of %s's %s are already on the board%s", tile->count, h->match->names[seat],
               tile->name, also);
    myr_say_placed(h, seat, row);
    return false;
}

/* ---- the place ------------------------------------------------------------------------------------------------- */

static int between(int low, int number, int high)
{
    return number < low ? low : number > high ? high : number;
}

const char *myr_near(const struct myr_box *box, struct myr_placement p, const struct myr_cell *cell,
                     char room[WORD_ROOM])
{
    struct myr_crossing crossing = {between(0, p.at.row + cell->row, box->rows),
                                    between(0, p.at.column + cell->column, box->columns)};
    return myr_space_name(crossing, room);
}

/* Are all cells in the area and free? Then no further test is needed. */
static bool lies_free(const struct myr_box *box, const struct myr_state *s, struct myr_placement p)
{
    const struct myr_tile *tile = &box->tile[p.tile];
    const struct myr_pose *pose = myr_pose(tile, p.pose);
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = pose->cell[i];
        int row = p.at.row + cell.row, column = p.at.column + cell.column;
        if (!myr_has(&box->area, row, column, cell.kind) || myr_taken(s, row, column, cell.kind))
            return false;
    }
    return myr_has(&box->board, p.at.row, p.at.column, NORTH);
}

/* Tests the crossing `at` as written first: if the strip was read from its finish, its start is elsewhere. */
static bool on_board(struct hearing *h, struct myr_crossing at, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    char room[WORD_ROOM];
    const struct myr_cell *cell = myr_cell_outside(box, p, &box->board);
    if (!myr_has(&box->board, at.row, at.column, NORTH))
        refuse(h, RULE_AREA, "%s is not a crossing of the board%s", myr_space_name(at, room), also);
    else if (cell)
        refuse(h, RULE_AREA, "%s would stick out of the board near %s%s", box->tile[p.tile].name,
               myr_near(box, p, cell, room), also);
    else
        return true;
    point_in_log(h, PLACE_AT);
    return false;
}

static bool is_clear(struct hearing *h, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    const struct myr_cell *cell = myr_cell_taken(box, h->state, p);
    if (!cell)
        return true;
    char room[WORD_ROOM];
    struct myr_crossing crossing = {p.at.row + cell->row, p.at.column + cell->column};
    const struct myr_lying *under = myr_lying_on(h->match, h->state, crossing.row, crossing.column, cell->kind);
    const char *owner = h->match->names[under->seat], *name = box->tile[under->tile].name;
    refuse(h, RULE_OVERLAP, "%s would overlap %s's %s at %s%s", box->tile[p.tile].name, owner, name,
           myr_space_name(crossing, room), also);
    point_in_log(h, PLACE_AT);
    because(h, myr_marked(under->mark), "%s's %s is there", owner, name);
    return false;
}

/* Tests stock, then place; the first that fails is reported. */
static bool lies(struct hearing *h, const struct move *move, struct myr_placement p, bool *in_area, const char *also)
{
    if (!in_stock(h, move->actor, p.tile, also))
        return false;
    *in_area = lies_free(h->match->box, h->state, p);
    return *in_area || (on_board(h, myr_crossing(item(move, PLACE_AT, 0)), p, also) && is_clear(h, p, also));
}

bool myr_tile_lies(struct hearing *h, const struct move *move, struct myr_placement p, bool *in_area)
{
    if (p.pose == NOBODY)
        return refuse_shape(h, move);
    struct text also = {0};
    if (h->docket)
        myr_say_seen(h->match, move, p, "; ", "is the tile", &also);
    bool fits = lies(h, move, p, in_area, text_string(&also));
    text_free(&also);
    return fits;
}
