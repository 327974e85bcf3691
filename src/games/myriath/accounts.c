/* Myriath: the accounts, and the awards booked in them - what a turn earns everybody, end by end. */
#include <string.h>

#include "games/myriath/myriath.h"

const char *const myr_accounts[] = {[ACCOUNT_POINTS] = "points", [ACCOUNT_TILES] = "tiles", NULL};

int myr_tiles_left(const struct match *match, const struct myr_state *s, int seat)
{
    const struct myr_box *box = match->box;
    int left = box->copies;
    for (int i = 0; i < s->count; i++)
        left -= s->lying[i].seat == seat;
    for (int i = 0; i < s->left_outs; i++)
        left -= s->left_out[i].seat == seat && s->left_out[i].tile != NOBODY;
    return left;
}

struct balance myr_balance(const struct match *match, const void *state, int seat, int account)
{
    return (struct balance){account == ACCOUNT_POINTS ? myr_points(match, state, seat)
                                                      : 2 * myr_tiles_left(match, state, seat)};
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

/* The tile placed last comes first, then the others, player by player. */
bool myr_next_award(struct myr_awards *a)
{
    const struct myr_box *box = a->match->box;
    for (;;) {
        while (a->next_end < box->tile[a->lying->tile].ends) {
            a->end = &myr_pose(&box->tile[a->lying->tile], a->lying->pose)->end[a->next_end++];
            a->units = new_units(a, a->lying, a->end);
            if (a->units)
                return true;
        }
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
}

int myr_award_points(const struct myr_awards *a)
{
    return __builtin_popcount(a->units);
}

/* How many seats clockwise the owner of `other` sits from the owner of the end. */
static int seats_on(const struct myr_awards *a, const struct myr_lying *other)
{
    return (other->seat - a->lying->seat + a->match->seats) % a->match->seats;
}

/* Lists the tiles that the new units touch, each once: the owner's first, then clockwise (a table gives no age). */
void myr_describe_award(const struct myr_awards *a, struct text *out)
{
    const struct myr_box *box = a->match->box;
    const struct myr_lying *first = NULL, *second = NULL;
    char room[WORD_ROOM];
    struct myr_crossing at = {a->lying->row + a->end->row, a->lying->column + a->end->column};
    bool both = myr_award_points(a) == UNITS;
    const char *worth = myr_connected_units(a->match, a->state, a->lying, a->end) == a->units ? "whole edge, partly"
                                                                                              : "whole edge, now fully";
    if (a->end->type == ARROW)
        worth = both ? "two half edges" : "half edge";
    else if (both)
        worth = "whole edge, fully";
    text_format(out, "%s: %s at %s facing %c, against ", worth, box->tile[a->lying->tile].name,
                myr_space_name(at, room), myr_letter(a->end->face));
    for (int k = 0; k < UNITS; k++) {
        const struct myr_lying *other =
            a->units >> k & 1u ? myr_lying_on(a->match, a->state, at.row, at.column, a->end->beyond[k]) : NULL;
        if (!first || (other && seats_on(a, other) < seats_on(a, first))) {
            second = first;
            first = other;
        } else if (other != first)
            second = other;
    }
    text_format(out, "%s's %s", a->match->names[first->seat], box->tile[first->tile].name);
    if (second)
        text_format(out, " and %s's %s", a->match->names[second->seat], box->tile[second->tile].name);
}

void myr_put(struct hearing *h, struct myr_placement p, bool proper)
{
    struct myr_state *s = h->state;
    const struct myr_box *box = h->match->box;
    myr_lay(h->match, s, h->move->actor, p, here(h, 0));
    s->latest = s->count - 1;
    s->lying[s->latest].proper = proper;
    if (!books_are_kept(h))
        return;
    book(h, h->move->actor, ACCOUNT_TILES, -2, RULE_STOCK);
    book_why(h, "%s is placed", box->tile[p.tile].name);
    for (struct myr_awards award = myr_awards(h->match, s, &s->lying[s->latest]); myr_next_award(&award);) {
        struct text why = {0};
        myr_describe_award(&award, &why);
        book(h, award.seat, ACCOUNT_POINTS, myr_award_points(&award), RULE_AWARD);
        book_why(h, "%s", text_string(&why));
        text_free(&why);
    }
}

/* ---- what a placement would earn ------------------------------------------------------------------------------- */

void myr_earn(const struct match *match, const struct myr_state *s, int seat, struct myr_placement p,
              struct earnings *out)
{
    struct myr_state after;
    memcpy(&after, s, size_of_state(match));
    int points[SEATS] = {0};
    myr_lay(match, &after, seat, p, (struct place){0});
    struct myr_awards awards = myr_awards(match, &after, &after.lying[after.count - 1]);
    while (myr_next_award(&awards))
        points[awards.seat] += myr_award_points(&awards);
    for (int other = 0; other < match->seats; other++)
        earn(out, (struct earning){match->names[other], points[other]});
}
