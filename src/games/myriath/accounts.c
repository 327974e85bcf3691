/* Myriath: the accounts, and the awards booked in them - what a turn earns everybody, end by end. */
#include "games/myriath/myriath.h"

const char *const myr_accounts[] = {[ACCOUNT_POINTS] = "points", [ACCOUNT_TILES] = "tiles", NULL};

int myr_tiles_left(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    int left = 0;
    for (int i = 0; i < box->tiles; i++)
        left += box->tile[i].count;
    for (int i = 0; i < s->count; i++)
        left -= s->lying[i].seat == seat;
    for (int i = 0; i < s->left_outs; i++)
        left -= s->left_out[i].seat == seat && s->left_out[i].tile != NOBODY;
    return left;
}

int myr_balance(const struct match *match, const void *state, int seat, int account)
{
    return account == ACCOUNT_POINTS ? myr_points(match, state, seat) : 2 * myr_tiles_left(match, state, seat);
}

/* ---- awards ---------------------------------------------------------------------------------------------------- */

/* The units of an end that score with the tile placed last: its own connected ones, or those that now touch it. */
static unsigned new_units(const struct myr_awards *a, const struct myr_lying *lying, const struct myr_end *end)
{
    unsigned units = 0;
    if (lying == a->fresh)
        return myr_connected_units(a->match, a->state, lying, end);
    if (lying->seat == a->fresh->seat && a->match->house[HOUSE_OWN_CONTACT] == OWN_NOTHING)
        return 0;
    struct myr_placement p = myr_lying_placement(a->fresh);
    for (int k = 0; k < UNITS; k++)
        if (myr_covers(a->match->box, p, lying->row + end->row, lying->column + end->column, end->beyond[k]))
            units |= 1u << k;
    return units;
}

struct myr_awards myr_awards(const struct match *match, const struct myr_state *s, const struct myr_lying *fresh)
{
    return (struct myr_awards){.match = match, .state = s, .fresh = fresh, .seat = fresh->seat, .lying = fresh};
}

/* Finds the next end of a->lying with units that score. */
static bool next_end(struct myr_awards *a)
{
    const struct myr_tile *tile = &((const struct myr_box *)a->match->box)->tile[a->lying->tile];
    while (a->next_end < tile->ends) {
        a->end = &myr_pose(tile, a->lying->pose)->end[a->next_end++];
        a->units = new_units(a, a->lying, a->end);
        if (a->units)
            return true;
    }
    return false;
}

/* The tile placed last comes first, then the others, player by player. */
bool myr_next_award(struct myr_awards *a)
{
    while (!next_end(a)) {
        a->next_end = 0;
        do {
            if (a->row == a->state->count) {
                a->row = 0;
                a->seat = (a->seat + 1) % a->match->seats;
                if (a->seat == a->fresh->seat)
                    return false;
            }
            a->lying = &a->state->lying[a->row++];
        } while (a->lying->seat != a->seat || a->lying == a->fresh);
    }
    return true;
}

int myr_award_points(const struct myr_awards *a)
{
    return __builtin_popcount(a->units);
}

static const char *worth(const struct myr_awards *a)
{
    bool both = myr_award_points(a) == UNITS;
    if (a->end->type == ARROW)
        return both ? "two half edges" : "half edge";
    if (both)
        return "whole edge, fully";
    return myr_connected_units(a->match, a->state, a->lying, a->end) == a->units ? "whole edge, partly"
                                                                                 : "whole edge, now fully";
}

/* How many seats clockwise the owner of `other` sits from the owner of the end. */
static int seats_on(const struct myr_awards *a, const struct myr_lying *other)
{
    return (other->seat - a->lying->seat + a->match->seats) % a->match->seats;
}

/* Lists the tiles that the new units touch, each once: the owner's first, then clockwise (a table gives no age). */
static void list_beyond(const struct myr_awards *a, struct text *out)
{
    const struct myr_box *box = a->match->box;
    const struct myr_lying *other[UNITS] = {0};
    int row = a->lying->row + a->end->row, column = a->lying->column + a->end->column;
    for (int k = 0; k < UNITS; k++)
        if (a->units >> k & 1u)
            other[k] = myr_lying_on(a->match, a->state, row, column, a->end->beyond[k]);
    if (!other[0] || (other[1] && seats_on(a, other[1]) < seats_on(a, other[0]))) {
        const struct myr_lying *later = other[0];
        other[0] = other[1];
        other[1] = later;
    }
    for (int k = 0; k < UNITS; k++)
        if (other[k] && (k == 0 || other[k] != other[0]))
            text_format(out, "%s%s's %s", k ? " and " : "", a->match->names[other[k]->seat],
                        box->tile[other[k]->tile].name);
}

void myr_describe_award(const struct myr_awards *a, struct text *out)
{
    const struct myr_box *box = a->match->box;
    char room[WORD_ROOM];
    struct myr_crossing at = {a->lying->row + a->end->row, a->lying->column + a->end->column};
    text_format(out, "%s: %s at %s facing %c, against ", worth(a), box->tile[a->lying->tile].name,
                myr_space_name(at, room), myr_letter((enum myr_face)a->end->face));
    list_beyond(a, out);
}

void myr_book_tile(struct hearing *h, const struct myr_lying *fresh)
{
    if (!books_are_kept(h))
        return;
    const struct myr_box *box = h->match->box;
    struct myr_awards awards = myr_awards(h->match, h->state, fresh);
    book(h, fresh->seat, ACCOUNT_TILES, -2, RULE_STOCK);
    book_why(h, "%s is placed", box->tile[fresh->tile].name);
    while (myr_next_award(&awards)) {
        struct text why = {0};
        myr_describe_award(&awards, &why);
        book(h, awards.seat, ACCOUNT_POINTS, myr_award_points(&awards), RULE_AWARD);
        book_why(h, "%s", text_string(&why));
        text_free(&why);
    }
}

/* ---- what a placement would earn ------------------------------------------------------------------------------- */

static void sum_awards(const struct match *match, const struct myr_state *s, const struct myr_lying *fresh,
                       int points[SEATS])
{
    struct myr_awards awards = myr_awards(match, s, fresh);
    for (int seat = 0; seat < SEATS; seat++)
        points[seat] = 0;
    while (myr_next_award(&awards))
        points[awards.seat] += myr_award_points(&awards);
}

void myr_earn(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
              struct earnings *out)
{
    struct myr_state after = *s;
    int points[SEATS];
    myr_lay(match, &after, seat, p, (struct place){0});
    sum_awards(match, &after, &after.lying[after.count - 1], points);
    for (int other = 0; other < match->seats; other++)
        earn(out, (struct earning){match->names[other], points[other]});
}
