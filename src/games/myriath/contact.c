/* Myriath: what a tile touches - with its ends, with a bend, or in a point. */
#include "games/myriath/myriath.h"

/* What an end touches, or the tip of an arrow meets. */
enum contact { EDGE_OF_ANY, EDGE_OF_OTHERS, TIP_OF_OTHERS };

/* Finds the first taken quarter with that contact. */
static bool finds(const struct myr_box *box, const struct myr_state *s, int seat, struct myr_placement p,
                  enum contact contact, struct myr_cells *found)
{
    const struct myr_pose *pose = myr_pose_of(box, p);
    for (int i = 0; i < UNITS * box->tile[p.tile].ends; i++) {
        const struct myr_end *end = &pose->end[i / UNITS];
        found->row = p.at.row + end->row;
        found->column = p.at.column + end->column;
        found->kind = contact == TIP_OF_OTHERS ? end->face : end->beyond[i % UNITS];
        if (contact == EDGE_OF_ANY ? myr_taken(s, found->row, found->column, found->kind)
                                   : (contact == EDGE_OF_OTHERS || end->type == ARROW)
                                         && myr_taken_by_others(s, seat, found->row, found->column, found->kind))
            return true;
    }
    return false;
}

bool myr_touches_others(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
                        int tip_touch)
{
    struct myr_cells at;
    return finds(match->box, s, seat, p, EDGE_OF_OTHERS, &at)
           || (tip_touch == TIP_CONNECTS && finds(match->box, s, seat, p, TIP_OF_OTHERS, &at));
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
    const struct myr_lying *bend = leaning(match, s, seat, p);
    size_t before = out->length;
    struct myr_cells at;
    if (finds(box, s, seat, p, EDGE_OF_ANY, &at))
        text_format(out, "it touches only %s's tiles", match->names[seat]);
    if (bend)
        text_format(out, "%sonly its bend touches %s's %s", out->length > before ? ", " : "", match->names[bend->seat],
                    box->tile[bend->tile].name);
    if (finds(box, s, seat, p, TIP_OF_OTHERS, &at)) {
        const struct myr_lying *tip = myr_lying_on(match, s, at.row, at.column, at.kind);
        text_format(out, "%sit meets %s's %s only in a point", out->length > before ? ", " : "",
                    match->names[tip->seat], box->tile[tip->tile].name);
    }
    if (out->length == before)
        text_add(out, "it touches nothing");
}
