/* Myriath: first NAME - the first player is drawn; in a series the player with the fewest points begins. */
#include "games/myriath/myriath.h"

unsigned myr_lowest_before(const struct match *match, const struct myr_state *s)
{
    unsigned lowest = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        int less = lowest ? s->previous[seat] - s->previous[__builtin_ctz(lowest)] : 0;
        if (s->previously >> seat & 1u && less <= 0)
            lowest = (less < 0 ? 0 : lowest) | 1u << seat;
    }
    return lowest;
}

bool myr_may_begin(const struct match *match, const struct myr_state *s, int seat)
{
    return !s->previously || match->house[HOUSE_FIRST] == FIRST_FREE || myr_lowest_before(match, s) >> seat & 1u;
}

void myr_test_first(struct hearing *h, int seat)
{
    const struct myr_state *s = h->state;
    if (myr_may_begin(h->match, s, seat))
        return;
    char room[16];
    unsigned lowest = myr_lowest_before(h->match, s);
    struct text names = {0};
    add_names(h->match, lowest, "", &names);
    illegal(h, RULE_FIRST, "%s begins, but %s had the fewest points in the previous game (%s)", h->match->names[seat],
            text_string(&names), halves_string(room, s->previous[__builtin_ctz(lowest)]));
    text_free(&names);
    hangs_on(h, HOUSE_FIRST, FIRST_FREE);
}

void myr_decide_first(struct hearing *h, int seat)
{
    struct myr_state *s = h->state;
    int before[SEATS] = {0};
    for (int other = 0; other < h->match->seats; other++)
        before[other] = myr_handicap(h->match, s, other);
    s->first = seat;
    s->previously = 0;
    memset(s->previous, 0, sizeof s->previous);
    for (int other = 0; other < h->match->seats; other++)
        book(h, other, ACCOUNT_POINTS, myr_handicap(h->match, s, other) - before[other], RULE_HANDICAP);
}

/* "carl begins; anna starts with 0.5, ben with 1" */
void myr_sum_up_first(struct hearing *h)
{
    const struct myr_state *s = h->state;
    const struct match *match = h->match;
    char room[16];
    sum_up(h, "%s begins", match->names[s->first]);
    for (int i = 0, told = 0; h->sums && i < match->seats; i++) {
        int seat = (s->first + i) % match->seats, points = myr_handicap(match, s, seat);
        if (points)
            text_format(h->sums, told++ ? ", %s with %s" : "; %s starts with %s", match->names[seat],
                        halves_string(room, points));
    }
}

enum outcome myr_play_first(struct hearing *h)
{
    int seat = item(h->move, 0, 0);
    if (myr_in_phase(h, 1u << DRAW) == REFUSED)
        return REFUSED;
    myr_test_first(h, seat);

    myr_decide_first(h, seat);
    ((struct myr_state *)h->state)->turn = seat;
    myr_sum_up_first(h);
    return STANDS;
}

void myr_suggest_first(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    for (int seat = 0; myr_phase_of(match, state) == DRAW && seat < match->seats; seat++)
        if (myr_may_begin(match, state, seat))
            suggest_entry(out, CHANCE, verb, {0, seat});
}
