/* Myriath: place TILE at CROSSING - a tile is laid beside another player's. */
#include "games/myriath/myriath.h"

static void point_in_log(struct hearing *h, int field)
{
    if (h->move)
        point_at(h, field, -1);
}

static bool readable(struct hearing *h, enum myr_reading reading)
{
    if (reading == READ_TWO_WAYS) {
        misread(h, "turn and go both say how the tile lies; write one of them");
        point_in_log(h, PLACE_GO);
    } else if (reading == READ_NO_TURN) {
        misread(h, "a tile is turned by 0, 90, 180 or 270 degrees");
        point_in_log(h, PLACE_TURN);
    }
    return reading != READ_TWO_WAYS && reading != READ_NO_TURN;
}

static bool in_stock(struct hearing *h, int seat, int row)
{
    const struct myr_tile *tile = &((const struct myr_box *)h->match->box)->tile[row];
    const struct myr_state *s = h->state;
    if (tile->ring) {
        refuse(h, RULE_STOCK, "the octagon is laid once, before the first turn, and written octagon: SQUARE");
        return false;
    }
    if (!(s->spent[seat] >> row & 1u))
        return true;
    if (tile->count == 1)
        refuse(h, RULE_STOCK, "%s's %s already lies on the board", h->match->names[seat], tile->name);
    else
        refuse(h, RULE_STOCK, "all %d copies of %s's %s already lie on the board", tile->count, h->match->names[seat],
               tile->name);
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat && s->lying[i].tile == row)
            because(h, myr_marked(s->lying[i].mark), "laid here");
    return false;
}

static bool refuse_shape(struct hearing *h, const struct move *move)
{
    const struct myr_tile *tile = &((const struct myr_box *)h->match->box)->tile[item(move, PLACE_TILE, 0)];
    char room[WORD_ROOM];
    if (tile->path)
        refuse(h, RULE_SHAPE, "%s goes %s from its start; however it is turned%s, it never goes %s", tile->name,
               tile->path, given(move, PLACE_FLIP) ? " on that side" : " and flipped",
               words_name(&myr_go_words, h->match, item(move, PLACE_GO, 0), room));
    else
        refuse(h, RULE_SHAPE, "%s is no strip, so it has no path to go; write turn and flip", tile->name);
    point_in_log(h, PLACE_GO);
    return false;
}

static int between(int low, int number, int high)
{
    return number < low ? low : number > high ? high : number;
}

/* Where the cell lies; beyond the board, which has names for nothing there, the nearest crossing. */
static const char *near(const struct myr_box *box, struct myr_placement p, const struct myr_cell *cell,
                        char room[WORD_ROOM])
{
    struct myr_crossing crossing = {between(0, p.at.row + cell->row, box->rows),
                                    between(0, p.at.column + cell->column, box->columns)};
    return myr_space_name(crossing, room);
}

/* No cell out of the area or taken: nothing to say. */
static bool lies_free(const struct myr_box *box, const struct myr_state *s, struct myr_placement p)
{
    const struct myr_tile *tile = &box->tile[p.tile];
    for (int i = 0; i < tile->cells; i++) {
        struct myr_cell cell = tile->pose[p.pose].cell[i];
        int row = p.at.row + cell.row, column = p.at.column + cell.column;
        if (!myr_has(&box->area, row, column, cell.kind) || myr_taken(s, row, column, cell.kind))
            return false;
    }
    return myr_has(&box->board, p.at.row, p.at.column, NORTH);
}

static bool on_board(struct hearing *h, struct myr_placement p)
{
    const struct myr_box *box = h->match->box;
    char room[WORD_ROOM];
    const struct myr_cell *cell = myr_cell_outside(box, p, &box->board);
    if (!myr_has(&box->board, p.at.row, p.at.column, NORTH))
        refuse(h, RULE_AREA, "no lanes of the board cross at %s", myr_space_name(p.at, room));
    else if (cell)
        refuse(h, RULE_AREA, "%s would stick out of the board near %s", box->tile[p.tile].name,
               near(box, p, cell, room));
    else
        return true;
    point_in_log(h, PLACE_AT);
    return false;
}

static bool is_clear(struct hearing *h, struct myr_placement p)
{
    const struct myr_box *box = h->match->box;
    const struct myr_cell *cell = myr_cell_taken(box, h->state, p);
    if (!cell)
        return true;
    char room[WORD_ROOM];
    struct myr_crossing crossing = {p.at.row + cell->row, p.at.column + cell->column};
    const struct myr_lying *under = myr_lying_on(h->match, h->state, crossing.row, crossing.column, cell->kind);
    const char *owner = h->match->names[under->seat], *name = box->tile[under->tile].name;
    refuse(h, RULE_OVERLAP, "%s would lie on %s's %s at %s", box->tile[p.tile].name, owner, name,
           myr_space_name(crossing, room));
    point_in_log(h, PLACE_AT);
    because(h, myr_marked(under->mark), "%s's %s lies there", owner, name);
    return false;
}

/* A tile of the stock in a pose it has. */
static bool at_hand(struct hearing *h, const struct move *move, struct myr_placement *p)
{
    enum myr_reading reading = myr_read_placement(h->match, move, p);
    if (!in_stock(h, move->actor, item(move, PLACE_TILE, 0)))
        return false;
    if (reading == READ_NO_PATH)
        return refuse_shape(h, move);
    return true;
}

bool myr_tile_lies(struct hearing *h, const struct move *move, struct myr_placement *p)
{
    return at_hand(h, move, p) && on_board(h, *p) && is_clear(h, *p);
}

/* For what lies on the board and on nothing, and yet not free: some cell is out of the area. */
static void test_area(struct hearing *h, struct myr_placement p)
{
    const struct myr_box *box = h->match->box;
    const struct myr_cell *cell = myr_cell_outside(box, p, &box->area);
    char room[WORD_ROOM];
    illegal(h, RULE_AREA, "%s reaches out of the area for %d players at %s", box->tile[p.tile].name, h->match->seats,
            near(box, p, cell, room));
    point_at(h, PLACE_AT, -1);
}

/* True if there is. */
static bool test_contact(struct hearing *h, struct myr_placement p)
{
    const struct myr_box *box = h->match->box;
    int house = h->match->house[HOUSE_TIP_TOUCH];
    if (myr_touches_others(h->match, h->state, h->move->actor, p, house))
        return true;
    illegal(h, RULE_CONNECT, "no end of %s lies against a tile of another player", box->tile[p.tile].name);
    if (house == TIP_NOTHING && myr_touches_others(h->match, h->state, h->move->actor, p, TIP_CONNECTS))
        hangs_on(h, HOUSE_TIP_TOUCH, TIP_CONNECTS);
    return false;
}

enum outcome myr_play_place(struct hearing *h)
{
    struct myr_state *s = h->state;
    int seat = h->move->actor;
    struct myr_placement p;
    if (!readable(h, myr_read_placement(h->match, h->move, &p)) || !myr_test_phase(h, 1u << PLAY)
        || !at_hand(h, h->move, &p))
        return REFUSED;
    bool free = lies_free(h->match->box, s, p);
    if (!free && !(on_board(h, p) && is_clear(h, p)))
        return REFUSED;
    myr_test_turn(h);
    if (!free)
        test_area(h, p);
    bool connected = test_contact(h, p);

    myr_lay(h->match, s, seat, p, here(h, PLACE_TILE));
    s->latest = s->count - 1;
    s->lying[s->latest].proper = free && connected;
    myr_award(h, &s->lying[s->latest]);
    s->passed = s->stuck = 0;
    s->turn = (seat + 1) % h->match->seats;
    return STANDS;
}

void myr_suggest_place(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myr_state *s = state;
    struct myr_scan scan;
    struct myr_placement p;
    struct move move = move_of(s->turn, verb);
    if (myr_phase_of(match, s) != PLAY)
        return;
    myr_scan(&scan, match, s, s->turn, match->house[HOUSE_TIP_TOUCH]);
    while (myr_scan_next(&scan, &p)) {
        myr_put_placement(&move, p);
        suggest_move(out, &move);
    }
}

bool myr_spell_place(const struct match *match, const void *state, struct move *move)
{
    (void)state;
    const struct myr_box *box = match->box;
    struct myr_placement p;
    if (myr_read_placement(match, move, &p) != READ || !myr_has(&box->board, p.at.row, p.at.column, NORTH))
        return false;
    *move = myr_place_move(move->actor, myr_first_alike(box, p));
    return true;
}

bool myr_alike(const struct match *match, const struct move *a, const struct move *b)
{
    struct myr_placement p, q;
    if (a->verb != VERB_PLACE || b->verb != VERB_PLACE)
        return move_same(a, b);
    return a->actor == b->actor && myr_read_placement(match, a, &p) == READ && myr_read_placement(match, b, &q) == READ
           && myr_same_placement(match->box, p, q);
}
