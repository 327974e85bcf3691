/* Mytikas: purses. Every change of an account goes through here and is booked. */
#include "games/mytikas/mytikas.h"

void myt_cubes(struct hearing *h, int seat, int kind, int level, int number, int rule)
{
    struct state *s = h->state;
    s->seat[seat].goods[kind][level - 1] += number;
    book(h, seat, STONES + kind, 2 * number, rule);
}

void myt_offerings(struct hearing *h, int seat, int number, int rule)
{
    struct state *s = h->state;
    s->seat[seat].offerings += number;
    book(h, seat, OFFERINGS, 2 * number, rule);
}

void myt_favor(struct hearing *h, int seat, int god, int number, int rule)
{
    struct state *s = h->state;
    s->seat[seat].favors[god] += number;
    book(h, seat, FAVORS, 2 * number, rule);
}

int myt_balance(const struct match *match, const void *state, int seat, int account)
{
    const struct state *s = state;
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
