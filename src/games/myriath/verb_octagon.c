/* Myriath: octagon SQUARE - the octagon is put around a printed square. */
#include "games/myriath/myriath.h"

static struct myr_placement ring_at(const struct myr_box *box, struct myr_crossing square)
{
    return (struct myr_placement){box->octagon, 0, square};
}

static bool in_area(const struct match *match, struct myr_crossing square)
{
    return myr_square_in_area(match->box, match->seats, square.row, square.column);
}

static bool outer(const struct match *match, struct myr_crossing square, int reading)
{
    return in_area(match, square) && myr_is_outer(match, square.row, square.column, reading);
}

enum outcome myr_octagon_lies(struct hearing *h, const struct move *move)
{
    const struct myr_box *box = h->match->box;
    const struct myr_state *s = h->state;
    struct myr_crossing square = myr_crossing(item(move, 0, 0));
    char room[WORD_ROOM];
    const char *name = myr_space_name(square, room);
    if (s->octagons >> move->actor & 1u) {
        refuse(h, RULE_STOCK, "%s's octagon is already on the board", h->match->names[move->actor]);
        myr_say_placed(h, move->actor, box->octagon);
        return REFUSED;
    }
    struct myr_cells at;
    bool printed = myr_is_printed(box, square.row, square.column);
    if (printed && !myr_find_cell(box, ring_at(box, square), &box->board, false, &at))
        return myr_is_clear(h, ring_at(box, square), "");
    if (outer(h->match, square, h->match->house[HOUSE_OUTER]))
        return refuse(h, RULE_OUTER_SQUARE, "%s is an outer square without lanes all around it", name);
    return refuse(h, RULE_AREA,
                  printed ? "the square %s does not have lanes all around it" : "the board has no square %s", name);
}

/* The rule that an octagon around this square breaks, or NOBODY. A square breaks at most one of the two. */
static int broken_rule(const struct match *match, struct myr_crossing square, int reading)
{
    const struct myr_box *box = match->box;
    if (outer(match, square, reading))
        return RULE_OUTER_SQUARE;
    struct myr_cells out;
    if (!in_area(match, square) || myr_find_cell(box, ring_at(box, square), &box->area, false, &out))
        return RULE_AREA;
    return NOBODY;
}

/* Reports the rule that the square breaks. True if it breaks none. */
static bool test_square(struct hearing *h, struct myr_crossing square)
{
    char room[WORD_ROOM];
    const char *name = myr_space_name(square, room);
    int rule = broken_rule(h->match, square, h->match->house[HOUSE_OUTER]);
    if (rule == NOBODY)
        return true;
    illegal(h, rule,
            rule == RULE_AREA && in_area(h->match, square)
                ? "an octagon around %s is partly outside the area for %d players; `board.outer-lane` would have to "
                  "name %d"
            : rule == RULE_AREA                              ? "%s is not in the area for %d players"
            : h->match->house[HOUSE_OUTER] == OUTER_OF_BOARD ? "%s is an outer square of the board"
                                                             : "%s is an outer square of the area for %d players",
            name, h->match->seats, h->match->seats);
    if (rule == RULE_OUTER_SQUARE && broken_rule(h->match, square, OUTER_OF_BOARD) == NOBODY)
        hangs_on(h, HOUSE_OUTER, OUTER_OF_BOARD);
    myr_rest_on_left_out(h);
    return false;
}

bool myr_octagon_is_legal(const struct match *match, const struct myr_state *s, int seat, struct myr_crossing square)
{
    return !(s->octagons >> seat & 1u) && broken_rule(match, square, match->house[HOUSE_OUTER]) == NOBODY
           && myr_free_in_area(match, s, ring_at(match->box, square));
}

static void sum_up_octagon(struct hearing *h, struct myr_crossing square, bool draws)
{
    const struct myr_state *s = h->state;
    char room[WORD_ROOM];
    if (draws)
        myr_sum_up_first(h);
    sum_up(h, "%s puts their octagon around %s; the setup earns no points", h->match->names[h->move->actor],
           myr_space_name(square, room));
    if (s->octagons == myr_all(h->match) && s->first != NOBODY)
        sum_up(h, "%s begins", h->match->names[s->first]);
}

enum outcome myr_play_octagon(struct hearing *h)
{
    struct myr_state *s = h->state;
    const struct move *move = h->move;
    struct myr_crossing square = myr_crossing(item(move, 0, 0));
    if (myr_in_phase(h, 1u << DRAW | 1u << OCTAGONS) == REFUSED)
        return REFUSED;
    if (myr_octagon_lies(h, move) == REFUSED) {
        myr_rest_on_left_out(h);
        return REFUSED;
    }
    myr_test_turn(h);
    bool proper = test_square(h, square), draws = myr_phase_of(h->match, s) == DRAW;
    if (draws)
        myr_test_first(h, move->actor);

    /* The log may begin with an octagon instead of the draw. */
    if (draws)
        myr_decide_first(h, move->actor);
    if (draws && may_be_taken(h))
        take_from_log(h, "%s is the first player, because the log begins with their octagon",
                      h->match->names[move->actor]);
    myr_put(h, ring_at(h->match->box, square), proper);
    if (s->first == NOBODY)
        myr_derive_first(h->match, s);
    int next = myr_next_without_octagon(h->match, s, move->actor);
    s->turn = next == NOBODY ? s->first : next;
    if (s->turn == NOBODY)
        myr_find_turn(h->match, s);
    sum_up_octagon(h, square, draws);
    return STANDS;
}

void myr_suggest_octagon(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct myr_box *box = match->box;
    const struct myr_state *s = state;
    enum myr_phase phase = myr_phase_of(match, s);
    for (int seat = 0; seat < match->seats; seat++) {
        if (phase == OCTAGONS ? seat != s->turn : phase != DRAW || !myr_may_begin(match, s, seat))
            continue;
        for (int i = 0; i < box->rows * box->columns; i++) {
            struct myr_crossing square = {i / box->columns, i % box->columns};
            if (myr_octagon_is_legal(match, s, seat, square))
                suggest_entry(out, seat, verb, {0, myr_space(square)});
        }
    }
}
