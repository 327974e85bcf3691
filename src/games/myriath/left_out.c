/* Myriath: items of the table that are left out, because they doubtfully cannot be where they are written. */
#include "games/myriath/myriath.h"

static const char *const data[] = {"geometry", "tiles", "board.plan", "board.outer-lane", NULL};

static unsigned bits_of(const struct strings *rests_on)
{
    unsigned bits = 0;
    for (; rests_on; rests_on = rests_on->next)
        for (int i = 0; data[i]; i++)
            bits |= (unsigned)same(data[i], rests_on->text) << i;
    return bits;
}

void myr_rest_on_left_out(struct hearing *h)
{
    const struct myr_state *s = h->state;
    for (int i = 0; data[i]; i++)
        if (s->doubt >> i & 1u)
            rests_on(h, "%s", data[i]);
}

int myr_list_doubts(const struct myr_state *s, const char **list)
{
    int count = 0;
    for (int i = 0; data[i]; i++)
        if (s->doubt >> i & 1u)
            list[count++] = data[i];
    return count;
}

/* The copy that leaves the stock; NOBODY if none is left, or if it is unknown which tile is meant. */
static int copy_of(const struct match *match, const struct myr_state *s, const struct move *move)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = {.tile = box->octagon};
    if (move->verb == VERB_PLACE && myr_read_placement(match, move, &p) != READ && myr_is_seen_only(p.tile))
        return NOBODY;
    return s->spent[move->actor] >> p.tile & 1u ? NOBODY : p.tile;
}

bool myr_leave_out(struct hearing *h, const struct move *move, struct place at)
{
    struct myr_state *s = h->state;
    const struct myr_box *box = h->match->box;
    if (!h->latest || h->latest->ruling != RULING_DOUBTFUL || s->left_outs == LEFT_OUT_MOST)
        return false;
    struct myr_left_out *left = &s->left_out[s->left_outs];
    bool octagon = move->verb == VERB_OCTAGON;
    *left = (struct myr_left_out){.written = octagon ? box->octagon : item(move, PLACE_TILE, 0),
                                  .at = item(move, octagon ? 0 : PLACE_AT, 0),
                                  .go = octagon ? 0 : value_or(move, PLACE_GO, 0),
                                  .tile = copy_of(h->match, s, move),
                                  .seat = (unsigned char)move->actor,
                                  .turn = (unsigned char)(octagon ? 0 : value_or(move, PLACE_TURN, 0) / 90),
                                  .flip = (unsigned char)(octagon ? 0 : value_or(move, PLACE_FLIP, 0)),
                                  .mark = myr_mark(at)};
    for (int field = 0; !octagon && field <= PLACE_GO; field++)
        left->given |= (unsigned char)(given(move, field) << field);
    s->left_outs++;
    s->doubt |= bits_of(h->latest->rests_on);
    s->octagons |= (unsigned)octagon << move->actor;
    if (left->tile != NOBODY && myr_placed_copies(s, move->actor, left->tile) >= box->tile[left->tile].count)
        s->spent[move->actor] |= (uint64_t)1 << left->tile;
    return true;
}

struct move myr_left_out_move(const struct myr_left_out *left)
{
    struct move move = move_of(left->seat, left->given ? VERB_PLACE : VERB_OCTAGON);
    if (!left->given) {
        move_put(&move, 0, left->at);
        return move;
    }
    const int value[] = {[PLACE_TILE] = left->written,
                         [PLACE_AT] = left->at,
                         [PLACE_TURN] = left->turn * 90,
                         [PLACE_FLIP] = left->flip,
                         [PLACE_GO] = left->go};
    for (int field = 0; field <= PLACE_GO; field++)
        if (left->given >> field & 1u)
            move_put(&move, field, value[field]);
    return move;
}
