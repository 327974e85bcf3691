/* Myriath: can a tile be there? Its words, its shape, the stock, the board, and what is there already. */
#include "games/myriath/myriath.h"

/* ---- words ----------------------------------------------------------------------------------------------------- */

enum outcome myr_readable(struct hearing *h, const struct move *move, struct myr_placement *p)
{
    const struct myr_box *box = h->match->box;
    struct text known = {0};
    char room[WORD_ROOM];
    switch (myr_read_placement(h->match, move, p)) {
    case READ_TWO_WAYS:
        return refused_at(h, PLACE_GO, -1,
                          misread(h, "`turn` and `go` both say how the tile is turned; write only one of them"));
    case READ_NO_TURN:
        return refused_at(h, PLACE_TURN, -1, misread(h, "a tile can be turned by 0, 90, 180 or 270 degrees"));
    case READ_NO_TILE:
        for (int i = 0; i < box->tiles; i++)
            if (myr_same_stem(&box->tile[i], myr_seen_like(box, p->tile)))
                text_join(&known, box->tile[i].name);
        misread(h, "the set has no tile %s; its tiles of this shape are %.200s", myr_seen_name(box, p->tile, room),
                text_string(&known));
        text_free(&known);
        return REFUSED;
    default:
        return STANDS;
    }
}

/* ---- shape and stock ------------------------------------------------------------------------------------------- */

/* For a name that says what is seen: no tile of that stem runs along `path`, or none that does has these ends. */
static void refuse_seen(struct hearing *h, const struct myr_tile *like, const char *name, const char *path)
{
    const struct myr_box *box = h->match->box;
    const char *ends = name + strlen(name) - 2;
    bool runs = false;
    for (int i = 0; i < box->tiles; i++)
        for (int way = 0; myr_same_stem(&box->tile[i], like) && way < 4; way++)
            runs = runs || myr_pose_along(&box->tile[i], way / 2, path, way % 2) != NOBODY;
    if (runs)
        refuse(h, RULE_SHAPE, "no %.*s tile of this set shows %c and then %c along %s", like->stem, like->name, ends[0],
               ends[1], path);
    else
        refuse(h, RULE_SHAPE, "%.*s tiles go %s; they cannot go %s however they are turned and flipped", like->stem,
               like->name, like->path, path);
}

static enum outcome refuse_shape(struct hearing *h, const struct move *move)
{
    int value = item(move, PLACE_TILE, 0);
    const struct myr_tile *tile = myr_seen_like(h->match->box, value);
    char room[WORD_ROOM], written[WORD_ROOM];
    const char *path = words_name(&myr_go_words, h->match, item(move, PLACE_GO, 0), room);
    if (myr_is_seen_only(value) || (tile->stem && !given(move, PLACE_FLIP)))
        refuse_seen(h, tile, words_name(&myr_tile_words, h->match, value, written), path);
    else if (tile->path)
        refuse(h, RULE_SHAPE, "%s goes %s from its start; it cannot go %s however it is turned%s", tile->name,
               tile->path, path, given(move, PLACE_FLIP) ? " on that side" : " and flipped");
    else
        refuse(h, RULE_SHAPE, "%s is not a strip and has no path; write `turn` and `flip`", tile->name);
    point_at(h, PLACE_GO, -1);
    return REFUSED;
}

void myr_say_placed(struct hearing *h, int seat, int tile)
{
    const struct myr_state *s = h->state;
    for (int i = 0; i < s->count; i++) {
        if (s->lying[i].seat != seat || s->lying[i].tile != tile)
            continue;
        /* "placed here: v-ar along nw is the tile v-al, flipped", because the record may have the name that was seen */
        struct myr_placement p = myr_lying_placement(&s->lying[i]);
        struct move seen = myr_place_move(h->match, seat, p);
        char room[SEEN_ROOM];
        because(h, full_place(s->lying[i].mark), "placed here%s",
                given(&seen, PLACE_GO) ? myr_say_seen(h, &seen, p, ": ", "is the tile", room) : "");
    }
    for (int i = 0; i < s->left_outs; i++)
        if (s->left_out[i].seat == seat && s->left_out[i].tile == tile)
            because(h, full_place(s->left_out[i].mark), "placed here");
}

static enum outcome in_stock(struct hearing *h, int seat, int row, const char *also)
{
    const struct myr_tile *tile = &((const struct myr_box *)h->match->box)->tile[row];
    const struct myr_state *s = h->state;
    if (!(s->spent[seat] >> row & 1u))
        return STANDS;
    if (tile->count == 1)
        refuse(h, RULE_STOCK, "%s's %s is already on the board%s", h->match->names[seat], tile->name, also);
    else
        refuse(h, RULE_STOCK, "all %d copies of %s's %s are already on the board%s", tile->count, h->match->names[seat],
               tile->name, also);
    myr_say_placed(h, seat, row);
    return REFUSED;
}

/* ---- the place ------------------------------------------------------------------------------------------------- */

const char *myr_near(const struct myr_box *box, const struct myr_cells *cell, char room[WORD_ROOM])
{
    return myr_space_name((struct myr_crossing){within(0, cell->row, box->rows), within(0, cell->column, box->columns)},
                          room);
}

/* Tests the crossing `at` as written first: if the strip was read from its finish, its start is elsewhere. */
static enum outcome on_board(struct hearing *h, struct myr_crossing at, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    char room[WORD_ROOM];
    struct myr_cells out;
    if (!myr_has(&box->board, at.row, at.column, NORTH))
        return refuse_at(h, PLACE_AT, -1, RULE_AREA, "%s is not a crossing of the board%s", myr_space_name(at, room),
                         also);
    if (myr_find_cell(box, p, &box->board, false, &out))
        return refuse_at(h, PLACE_AT, -1, RULE_AREA, "%s would stick out of the board near %s%s",
                         box->tile[p.tile].name, myr_near(box, &out, room), also);
    return STANDS;
}

enum outcome myr_is_clear(struct hearing *h, struct myr_placement p, const char *also)
{
    const struct myr_box *box = h->match->box;
    const struct myr_state *s = h->state;
    const struct myr_tile *tile = &box->tile[p.tile];
    struct myr_cells at;
    if (!myr_find_cell(box, p, &s->taken.by_any, true, &at))
        return STANDS;
    char room[WORD_ROOM], tiles[256];
    const struct myr_lying *under = myr_lying_on(h->match, s, at.row, at.column, at.kind);
    put_string(tiles, sizeof tiles, "%s's %s", h->match->names[under->seat], box->tile[under->tile].name);
    if (tile->ring)
        refuse(h, RULE_OVERLAP, "an octagon around %s would overlap %s", myr_space_name(p.at, room), tiles);
    else
        refuse_at(h, PLACE_AT, -1, RULE_OVERLAP, "%s would overlap %s at %s%s", tile->name, tiles,
                  myr_space_name((struct myr_crossing){at.row, at.column}, room), also);
    because(h, full_place(under->mark), "%s is there", tiles);
    return REFUSED;
}

/* Tests stock, then place; the first that fails is reported. No further test is needed if all is free in the area. */
enum outcome myr_tile_lies(struct hearing *h, const struct move *move, struct myr_placement p, bool *in_area)
{
    const struct myr_box *box = h->match->box;
    char room[SEEN_ROOM];
    if (p.pose == NOBODY)
        return refuse_shape(h, move);
    const char *also = myr_say_seen(h, move, p, "; ", "is the tile", room);
    enum outcome outcome = in_stock(h, move->actor, p.tile, also);
    *in_area = myr_free_in_area(h->match, h->state, p) && myr_has(&box->board, p.at.row, p.at.column, NORTH);
    if (outcome == STANDS && !*in_area)
        outcome = on_board(h, myr_crossing(item(move, PLACE_AT, 0)), p, also);
    return outcome == STANDS && !*in_area ? myr_is_clear(h, p, also) : outcome;
}
