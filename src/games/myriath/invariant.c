/* Myriath: what holds after every entry, or there is a bug. */
#include <string.h>

#include "games/myriath/myriath.h"

static bool tiles_add_up(const struct match *match, const struct myr_state *s)
{
    const struct myr_box *box = match->box;
    struct myr_taken taken = {0};
    for (int i = 0; i < s->count; i++) {
        const struct myr_lying *lying = &s->lying[i];
        if (lying->seat >= match->seats
            || myr_placed_copies(s, lying->seat, lying->tile) > box->tile[lying->tile].count)
            return false;
        for (struct myr_cells at = myr_cells(box, myr_lying_placement(lying)); myr_next_cell(&at);)
            if (!myr_has(&box->board, at.row, at.column, at.kind) || myr_has(&taken.by_any, at.row, at.column, at.kind))
                return false;
        myr_take(&taken, lying->seat, box, myr_lying_placement(lying));
    }
    return memcmp(&taken, &s->taken, sizeof taken) == 0;
}

static bool stocks_add_up(const struct match *match, const struct myr_state *s)
{
    const struct myr_box *box = match->box;
    for (int seat = 0; seat < match->seats; seat++) {
        for (int tile = 0; tile < box->tiles; tile++)
            if ((myr_placed_copies(s, seat, tile) == box->tile[tile].count) != (s->spent[seat] >> tile & 1u))
                return false;
        if (myr_placed_copies(s, seat, box->octagon) != (int)(s->octagons >> seat & 1u))
            return false;
    }
    return s->octagons == myr_all(match) || !myr_has_begun(match, s);
}

static bool turn_adds_up(const struct match *match, const struct myr_state *s)
{
    enum myr_phase phase = myr_phase_of(match, s);
    if (phase == DRAW || phase == OVER)
        return s->turn == NOBODY;
    return s->turn >= 0 && s->turn < match->seats && !(phase == OCTAGONS && s->octagons >> s->turn & 1u);
}

bool myr_invariant(const struct match *match, const void *state)
{
    const struct myr_state *s = state;
    enum myr_phase phase = myr_phase_of(match, s);
    if (s->count < 0 || s->count > SEATS * SET_MOST || s->left_outs < 0 || s->left_outs > LEFT_OUT_MOST
        || s->passed & ~myr_all(match) || s->stuck & ~s->passed || s->latest >= s->count)
        return false;
    if (phase != DRAW && s->previously)
        return false;
    return turn_adds_up(match, s) && tiles_add_up(match, s) && stocks_add_up(match, s);
}
