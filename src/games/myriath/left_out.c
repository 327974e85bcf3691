/* Myriath: items of the table that are left out, because they doubtfully cannot be where they are written. */
#include "games/myriath/myriath.h"

static const char *const data[MOST_DOUBTS] = {"geometry", "tiles", "board.plan", "board.outer-lane"};

int myr_list_doubts(const struct myr_state *s, const char **list)
{
    int count = 0;
    for (int i = 0; i < MOST_DOUBTS; i++)
        if (s->doubt >> i & 1u)
            list[count++] = data[i];
    return count;
}

void myr_rest_on_left_out(struct hearing *h)
{
    const char *doubts[MOST_DOUBTS];
    for (int i = 0, count = myr_list_doubts(h->state, doubts); i < count; i++)
        rests_on(h, "%s", doubts[i]);
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
    *left = (struct myr_left_out){
        .seat = move->actor, .verb = move->verb, .tile = copy_of(h->match, s, move), .mark = short_place(at)};
    for (int field = 0; field < PLACE_FIELDS; field++)
        if (given(move, field)) {
            left->given |= 1u << field;
            left->value[field] = item(move, field, 0);
        }
    s->left_outs++;
    for (const struct strings *datum = h->latest->rests_on; datum; datum = datum->next)
        for (int i = 0; i < MOST_DOUBTS; i++)
            s->doubt |= (unsigned)same(data[i], datum->text) << i;
    s->octagons |= (unsigned)(move->verb == VERB_OCTAGON) << move->actor;
    if (left->tile != NOBODY && myr_placed_copies(s, move->actor, left->tile) >= box->tile[left->tile].count)
        s->spent[move->actor] |= (uint64_t)1 << left->tile;
    return true;
}

struct move myr_left_out_move(const struct myr_left_out *left)
{
    struct move move = move_of(left->seat, left->verb);
    for (int field = 0; field < PLACE_FIELDS; field++)
        if (left->given >> field & 1u)
            move_put(&move, field, left->value[field]);
    return move;
}
