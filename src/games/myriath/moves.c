/* The legal entries of the moment, in the order of the page; entries that mean the same; a set-up that is stuck. */
#include "games/myriath/state.h"

static void suggest_octagons(const struct match *match, const struct state *s, int seat, struct suggestions *out)
{
    const struct box *box = match->box;
    for (int row = 0; row < box->rows; row++)
        for (int column = 0; column < box->columns; column++) {
            struct crossing square = {row, column};
            if (!myriath_octagon_is_legal(match, s, seat, square))
                continue;
            struct move move = move_of(seat, VERB_OCTAGON);
            move_put(&move, 0, myriath_space(square));
            suggest_move(out, &move);
        }
}

static void suggest_draw(const struct match *match, const struct state *s, struct suggestions *out)
{
    for (int seat = 0; seat < match->seats; seat++) {
        struct move move = move_of(CHANCE, VERB_FIRST);
        move_put(&move, 0, seat);
        if (myriath_may_begin(match, s, seat))
            suggest_move(out, &move);
    }
    for (int seat = 0; seat < match->seats; seat++)
        if (myriath_may_begin(match, s, seat))
            suggest_octagons(match, s, seat, out);
}

static void suggest_play(const struct match *match, const struct state *s, struct suggestions *out)
{
    struct scan scan;
    struct placement p;
    struct move move = move_of(s->turn, VERB_PLACE);
    int found = 0;
    myriath_scan(&scan, match, s, s->turn, match->house[HOUSE_TIP_TOUCH]);
    for (; myriath_scan_next(&scan, &p); found++) {
        myriath_spell(&move, p);
        suggest_move(out, &move);
    }
    if (found)
        return;
    struct move pass = move_of(s->turn, VERB_PASS);
    move_give(&pass, 0);
    suggest_move(out, &pass);
}

void myriath_suggest(const struct match *match, const void *state, struct suggestions *out)
{
    const struct state *s = state;
    switch (myriath_phase_of(match, s)) {
    case DRAW:
        suggest_draw(match, s, out);
        break;
    case OCTAGONS:
        suggest_octagons(match, s, s->turn, out);
        break;
    case PLAY:
        suggest_play(match, s, out);
        break;
    case OVER:
        break;
    }
}

bool myriath_normal(const struct match *match, const void *state, struct move *move)
{
    (void)state;
    const struct box *box = match->box;
    struct placement p;
    if (move->verb != VERB_PLACE)
        return true;
    if (myriath_read_placement(match, move, &p) != READ || !myriath_has(&box->board, p.at.row, p.at.column, NORTH))
        return false;
    *move = myriath_place_move(move->actor, myriath_first_alike(box, p));
    return true;
}

bool myriath_alike(const struct match *match, const struct move *a, const struct move *b)
{
    struct placement p, q;
    if (a->verb != VERB_PLACE || b->verb != VERB_PLACE)
        return move_same(a, b);
    return a->actor == b->actor && myriath_read_placement(match, a, &p) == READ
           && myriath_read_placement(match, b, &q) == READ && myriath_same_placement(match->box, p, q);
}

static bool has_room(const struct match *match, const struct state *s, int seat)
{
    const struct box *box = match->box;
    for (int row = 0; row < box->rows; row++)
        for (int column = 0; column < box->columns; column++)
            if (myriath_octagon_is_legal(match, s, seat, (struct crossing){row, column}))
                return true;
    return false;
}

void myriath_closing(struct hearing *h)
{
    const struct state *s = h->state;
    enum phase phase = myriath_phase_of(h->match, s);
    int seat = phase == DRAW ? 0 : s->turn;
    if ((phase == DRAW || phase == OCTAGONS) && !has_room(h->match, s, seat))
        unsettled(h, RULE_NO_ROOM, "%s has nowhere to put the octagon, and the rules know no way on",
                  h->match->names[seat]);
}
