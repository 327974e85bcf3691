/* Myriath: traces of old illegal moves in the position, and what is left out of it. `score` prints them below its
   sheet. */
#include "games/myriath/myriath.h"

static void remark_on_octagon(const struct match *match, const struct myr_lying *lying, struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    char room[WORD_ROOM];
    const char *name = match->names[lying->seat], *square = myr_space_name(p.at, room);
    bool in_area = myr_square_in_area(box, match->seats, p.at.row, p.at.column);
    if (in_area && myr_is_outer(match, p.at.row, p.at.column, match->house[HOUSE_OUTER]))
        text_format(out, "%s's octagon is around the outer square %s\n", name, square);
    else if (!in_area || myr_cell_outside(box, p, &box->area))
        text_format(out, "%s's octagon is around %s, partly outside the area for %d players\n", name, square,
                    match->seats);
}

static void remark_on_strip(const struct match *match, const struct myr_state *s, const struct myr_lying *lying,
                            struct text *out)
{
    const struct myr_box *box = match->box;
    struct myr_placement p = myr_lying_placement(lying);
    char room[WORD_ROOM];
    const char *name = match->names[lying->seat], *tile = box->tile[p.tile].name, *at = myr_space_name(p.at, room);
    if (!myr_touches_others(match, s, lying->seat, p, match->house[HOUSE_TIP_TOUCH]))
        text_format(out, "no end of %s's %s at %s touches a tile of another player\n", name, tile, at);
    if (myr_cell_outside(box, p, &box->area))
        text_format(out, "%s's %s at %s is partly outside the area for %d players\n", name, tile, at, match->seats);
}

static void remark_on_pass(const struct match *match, const struct myr_state *s, int seat, struct text *out)
{
    struct myr_placement p;
    if (!((s->passed & ~s->stuck) >> seat & 1u) || !myr_first_legal(match, s, seat, &p))
        return;
    struct move move = myr_place_move(match, seat, p);
    text_format(out, "%s has passed but can place a tile: ", match->names[seat]);
    move_print(match, &move, out);
    text_char(out, '\n');
}

/* "without anna: place v-aa at h8 go ws, which is doubtful" */
static void remark_on_left_out(const struct match *match, const struct myr_left_out *left, struct text *out)
{
    struct move move = myr_left_out_move(left);
    text_add(out, "without ");
    move_print(match, &move, out);
    text_add(out, ", which is doubtful\n");
}

void myr_remarks(const struct match *match, const void *state, struct text *out)
{
    const struct myr_state *s = state;
    const struct myr_box *box = match->box;
    for (int seat = 0; seat < match->seats; seat++) {
        for (int i = 0; i < s->count; i++) {
            if (s->lying[i].seat != seat || s->lying[i].proper)
                continue;
            if (box->tile[s->lying[i].tile].ring)
                remark_on_octagon(match, &s->lying[i], out);
            else
                remark_on_strip(match, s, &s->lying[i], out);
        }
        remark_on_pass(match, s, seat, out);
    }
    for (int i = 0; i < s->left_outs; i++)
        remark_on_left_out(match, &s->left_out[i], out);
}
