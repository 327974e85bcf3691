/* Myriath: what a tile touches - with its ends, with a bend, or in a point. */
#include "games/myriath/myriath.h"

bool myr_touches_others(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                        int tip_touch)
{
    const struct myr_box *box = match->box;
    for (int i = 0; i < box->tile[p.tile].ends; i++) {
        const struct myr_end *end = &myr_pose_of(box, p)->end[i];
        int row = p.at.row + end->row, column = p.at.column + end->column;
        if (tip_touch == TIP_CONNECTS && end->type == ARROW && myr_taken_by_others(s, seat, row, column, end->face))
            return true;
        for (int k = 0; k < UNITS; k++)
            if (myr_taken_by_others(s, seat, row, column, end->beyond[k]))
                return true;
    }
    return false;
}

/* The first tile that an end of this one touches; with `tips`, the first foreign tile that an arrow's tip meets. */
static const struct myr_lying *touched(const struct match *match, const struct myr_state *s, int seat,
                                       struct myr_placement p, bool tips)
{
    const struct myr_box *box = match->box;
    for (int i = 0; i < UNITS * box->tile[p.tile].ends; i++) {
        const struct myr_end *end = &myr_pose_of(box, p)->end[i / UNITS];
        int row = p.at.row + end->row, column = p.at.column + end->column,
            beyond = tips ? end->face : end->beyond[i % UNITS];
        if (tips ? end->type == ARROW && myr_taken_by_others(s, seat, row, column, beyond)
                 : myr_taken(s, row, column, beyond))
            return myr_lying_on(match, s, row, column, beyond);
    }
    return NULL;
}

/* The first tile of another player that would touch this one with one of its ends. */
static const struct myr_lying *leaning(const struct match *match, const struct myr_state *s, int seat,
                                       struct myr_placement p)
{
    const struct myr_box *box = match->box;
    for (int i = 0; i < s->count; i++) {
        const struct myr_lying *lying = &s->lying[i];
        const struct myr_tile *tile = &box->tile[lying->tile];
        for (int e = 0; lying->seat != seat && e < UNITS * tile->ends; e++) {
            const struct myr_end *end = &myr_pose(tile, lying->pose)->end[e / UNITS];
            if (myr_covers(box, p, lying->row + end->row, lying->column + end->column, end->beyond[e % UNITS]))
                return lying;
        }
    }
    return NULL;
}

/* "it touches only anna's tiles", "only its bend touches ben's v-aa", "it meets ben's v-aa only in a point" */
void myr_say_contact(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                     struct text *out)
{
    const struct myr_box *box = match->box;
    const struct myr_lying *bend = leaning(match, s, seat, p), *tip = touched(match, s, seat, p, true);
    size_t before = out->length;
    if (touched(match, s, seat, p, false))
        text_format(out, "it touches only %s's tiles", match->names[seat]);
    if (bend)
        text_format(out, "%sonly its bend touches %s's %s", out->length > before ? ", " : "", match->names[bend->seat],
                    box->tile[bend->tile].name);
    if (tip)
        text_format(out, "%sit meets %s's %s only in a point", out->length > before ? ", " : "",
                    match->names[tip->seat], box->tile[tip->tile].name);
    if (out->length == before)
        text_add(out, "it touches nothing");
}
