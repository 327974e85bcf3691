/* octagon SQUARE - the octagon is put around a printed square. */
#include "games/myriath/state.h"

static struct placement ring_at(const struct box *box, struct crossing square)
{
    return (struct placement){box->octagon, 0, square};
}

static bool in_area(const struct match *match, struct crossing square)
{
    return myriath_square_in_area(match->box, match->seats, square.row, square.column);
}

static bool outer(const struct match *match, struct crossing square, int reading)
{
    return in_area(match, square) && myriath_is_outer(match, square.row, square.column, reading);
}

static bool on_board(const struct box *box, struct crossing square)
{
    return myriath_is_printed(box, square.row, square.column)
           && !myriath_cell_outside(box, ring_at(box, square), &box->board);
}

static bool refuse_off_board(struct hearing *h, struct crossing square, const char *name)
{
    const struct box *box = h->match->box;
    if (outer(h->match, square, h->match->house[HOUSE_OUTER]))
        refuse(h, RULE_OUTER_SQUARE, "%s is an outer square, and there is no lane around it", name);
    else if (myriath_is_printed(box, square.row, square.column))
        refuse(h, RULE_AREA, "there are not lanes on all sides of %s", name);
    else
        refuse(h, RULE_AREA, "no square %s is printed on the board", name);
    return false;
}

static void say_whose(struct hearing *h, const struct lying *lying)
{
    const struct box *box = h->match->box;
    because(h, myriath_marked(lying->mark), "%s's %s lies there", h->match->names[lying->seat],
            box->tile[lying->tile].name);
}

static void say_where(struct hearing *h, int seat)
{
    const struct box *box = h->match->box;
    const struct state *s = h->state;
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].seat == seat && s->lying[i].tile == box->octagon)
            because(h, myriath_marked(s->lying[i].mark), "laid here");
}

bool myriath_octagon_lies(struct hearing *h, const struct move *move)
{
    const struct box *box = h->match->box;
    const struct state *s = h->state;
    struct crossing square = myriath_crossing(item(move, 0, 0));
    char room[WORD_ROOM];
    const char *name = myriath_space_name(square, room);
    if (s->octagons >> move->actor & 1u) {
        refuse(h, RULE_STOCK, "%s's octagon already lies on the board", h->match->names[move->actor]);
        say_where(h, move->actor);
        return false;
    }
    if (!on_board(box, square))
        return refuse_off_board(h, square, name);
    const struct cell *cell = myriath_cell_taken(box, s, ring_at(box, square));
    if (!cell)
        return true;
    const struct lying *under =
        myriath_lying_on(h->match, s, square.row + cell->row, square.column + cell->column, cell->kind);
    refuse(h, RULE_OVERLAP, "an octagon on %s would lie on %s's %s", name, h->match->names[under->seat],
           box->tile[under->tile].name);
    say_whose(h, under);
    return false;
}

/* The two rules about where an octagon should lie, of which one square breaks one at most. */
static int broken_rule(const struct match *match, struct crossing square, int reading)
{
    const struct box *box = match->box;
    if (outer(match, square, reading))
        return RULE_OUTER_SQUARE;
    if (!in_area(match, square) || myriath_cell_outside(box, ring_at(box, square), &box->area))
        return RULE_AREA;
    return NOBODY;
}

/* True if neither is broken. */
static bool watch_square(struct hearing *h, struct crossing square)
{
    char room[WORD_ROOM];
    const char *name = myriath_space_name(square, room);
    int rule = broken_rule(h->match, square, h->match->house[HOUSE_OUTER]);
    if (rule == RULE_OUTER_SQUARE) {
        if (h->match->house[HOUSE_OUTER] == OUTER_OF_BOARD)
            illegal(h, rule, "%s is an outer square of the board", name);
        else
            illegal(h, rule, "%s is an outer square of the area for %d players", name, h->match->seats);
        if (broken_rule(h->match, square, OUTER_OF_BOARD) == NOBODY)
            hangs_on(h, HOUSE_OUTER, OUTER_OF_BOARD);
    } else if (rule == RULE_AREA && in_area(h->match, square))
        illegal(h, rule, "an octagon on %s sticks out of the area for %d players", name, h->match->seats);
    else if (rule == RULE_AREA)
        illegal(h, rule, "%s is not in the area for %d players", name, h->match->seats);
    return rule == NOBODY;
}

bool myriath_octagon_is_legal(const struct match *match, const struct state *s, int seat, struct crossing square)
{
    const struct box *box = match->box;
    return !(s->octagons >> seat & 1u) && on_board(box, square) && !myriath_cell_taken(box, s, ring_at(box, square))
           && broken_rule(match, square, match->house[HOUSE_OUTER]) == NOBODY;
}

enum outcome myriath_octagon(struct hearing *h)
{
    struct state *s = h->state;
    const struct move *move = h->move;
    struct crossing square = myriath_crossing(item(move, 0, 0));
    if (myriath_shut(h, 1u << DRAW | 1u << OCTAGONS) || !myriath_octagon_lies(h, move))
        return REFUSED;
    myriath_watch_turn(h);
    bool proper = watch_square(h, square);
    if (s->first == NOBODY)
        myriath_watch_first(h, move->actor);

    if (s->first == NOBODY)
        myriath_decide_first(h, move->actor);
    myriath_lay(h->match, s, move->actor, ring_at(h->match->box, square), here(h, 0));
    s->latest = s->count - 1;
    s->lying[s->latest].proper = proper;
    int next = myriath_next_without_octagon(h->match, s, move->actor);
    s->turn = next == NOBODY ? s->first : next;
    return STANDS;
}
