/* Myriath: what is on the board. */
#include "games/myriath/myriath.h"

void myr_take(struct myr_taken *taken, int seat, const struct myr_box *box, struct myr_placement p)
{
    for (struct myr_cells at = myr_cells(box, p); myr_next_cell(&at);) {
        uint32_t bit = 1u << at.column;
        taken->by_any.row[at.kind][at.row] |= bit;
        if (at.kind < QUARTERS) {
            taken->whose[0][at.kind][at.row] |= seat & 1 ? bit : 0;
            taken->whose[1][at.kind][at.row] |= seat & 2 ? bit : 0;
        }
    }
}

void myr_lay(const struct match *match, struct myr_state *s, int seat, struct myr_placement p, struct place at)
{
    const struct myr_box *box = match->box;
    p = myr_first_alike(box, p);
    const struct myr_tile *tile = &box->tile[p.tile];
    myr_take(&s->taken, seat, box, p);
    if (tile->ring)
        s->octagons |= 1u << seat;
    if (tile->count == 1 || tile->count == 1 + myr_placed_copies(s, seat, p.tile))
        s->spent[seat] |= (uint64_t)1 << p.tile;
    struct myr_lying *lying = &s->lying[s->count++];
    *lying = (struct myr_lying){.tile = (unsigned char)p.tile,
                                .row = (unsigned char)p.at.row,
                                .column = (unsigned char)p.at.column,
                                .mark = short_place(at)};
    lying->seat = (unsigned char)(seat & 15);
    lying->pose = (unsigned char)(p.pose & 7);
}

struct myr_placement myr_lying_placement(const struct myr_lying *lying)
{
    return (struct myr_placement){lying->tile, lying->pose, {lying->row, lying->column}};
}

int myr_placed_copies(const struct myr_state *s, int seat, int tile)
{
    int copies = 0;
    for (int i = 0; i < s->left_outs; i++)
        copies += s->left_out[i].seat == seat && (tile == ANY_TILE || s->left_out[i].tile == tile);
    for (int i = 0; i < s->count; i++)
        copies += s->lying[i].seat == seat && (tile == ANY_TILE || s->lying[i].tile == tile);
    return copies;
}

const struct myr_lying *myr_lying_on(const struct match *match, const struct myr_state *s, int row, int column,
                                     int kind)
{
    for (int i = 0; i < s->count; i++)
        if (myr_covers(match->box, myr_lying_placement(&s->lying[i]), row, column, kind))
            return &s->lying[i];
    return NULL;
}

bool myr_has_strips(const struct match *match, const struct myr_state *s)
{
    int octagon = ((const struct myr_box *)match->box)->octagon;
    for (int i = 0; i < s->count; i++)
        if (s->lying[i].tile != octagon)
            return true;
    for (int i = 0; i < s->left_outs; i++)
        if (s->left_out[i].verb == VERB_PLACE)
            return true;
    return false;
}

bool myr_has_begun(const struct match *match, const struct myr_state *s)
{
    return s->passed || myr_has_strips(match, s);
}
