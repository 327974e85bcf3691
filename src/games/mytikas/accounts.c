/* Mytikas: the accounts of the ledger. Every change of one goes through here and is booked. */
#include "games/mytikas/mytikas.h"

const char *const myt_accounts[ACCOUNTS + 1] = {"points", "offerings", "favors", "stone", "marble", "gold", NULL};

void myt_cubes(struct hearing *h, int seat, int kind, int level, int number, int rule)
{
    struct myt_state *s = h->state;
    s->seat[seat].goods[kind][level - 1] += number;
    book(h, seat, STONES + kind, 2 * number, rule);
}

void myt_offerings(struct hearing *h, int seat, int number, int rule)
{
    struct myt_state *s = h->state;
    s->seat[seat].offerings += number;
    book(h, seat, OFFERINGS, 2 * number, rule);
}

void myt_favor(struct hearing *h, int seat, int god, int number, int rule)
{
    struct myt_state *s = h->state;
    s->seat[seat].favors[god] += number;
    book(h, seat, FAVORS, 2 * number, rule);
}

int myt_balance(const struct match *match, const void *state, int seat, int account)
{
    const struct myt_state *s = state;
    int total = 0;
    switch (account) {
    case POINTS:
        return 2 * myt_points(match, s, seat);
    case OFFERINGS:
        return 2 * s->seat[seat].offerings;
    case FAVORS:
        return 2 * myt_favors_held(s, seat);
    default:
        for (int level = 0; level < LEVELS; level++)
            total += s->seat[seat].goods[account - STONES][level];
        return 2 * total;
    }
}

void myt_book_points(struct hearing *h, const struct myt_state *before)
{
    for (int seat = 0; seat < h->match->seats; seat++) {
        int built = myt_building_points(h->match, h->state, seat) - myt_building_points(h->match, before, seat);
        int all = myt_points(h->match, h->state, seat) - myt_points(h->match, before, seat);
        book(h, seat, POINTS, 2 * built, RULE_LEVEL_TOKEN);
        book(h, seat, POINTS, 2 * (all - built), RULE_CARD);
    }
}
