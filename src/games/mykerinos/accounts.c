/* Mykerinos: cubes and points change hands here and nowhere else, so that the ledger explains every number. */
#include "games/mykerinos/mykerinos.h"

const char *const myk_accounts[ACCOUNTS + 1] = {
    [POINTS] = "points", [STOCK] = "stock",   [RESERVE] = "reserve",
    [REGION] = "region", [MUSEUM] = "museum", [NEUTRAL_HELD] = "neutral",
};

const char *const myk_holders[] = {"neutral", NULL};

/* Books an amount in halves, the unit of the engine. The setup (no move) is not booked: the books begin with it. */
static void enter(struct hearing *h, int holder, enum myk_account account, int amount, enum myk_rule rule,
                  const char *why)
{
    if (!h->move || !amount)
        return;
    book(h, holder, (int)account, 2 * amount, (int)rule);
    if (why)
        book_why(h, "%s", why);
}

/* An unknown count stays unknown. False: nothing is to be booked. */
static bool add_to(int *count, int cubes)
{
    if (*count != UNKNOWN)
        *count += cubes;
    return *count != UNKNOWN;
}

static void change(struct hearing *h, int seat, enum myk_account account, int cubes, enum myk_rule rule,
                   const char *why)
{
    struct myk_state *s = h->state;

    bool known = true;

    if (account == STOCK)
        known = add_to(&s->stock[seat], cubes);
    if (account == RESERVE)
        known = add_to(&s->reserve[seat], cubes);
    if (known)
        enter(h, seat, account, cubes, rule, why);
}

void myk_shift(struct hearing *h, int seat, enum myk_account from, enum myk_account to, int cubes, enum myk_rule rule,
               const char *why)
{
    change(h, seat, from, -cubes, rule, why);
    change(h, seat, to, cubes, rule, why);
}

/* Only with two players: neutral's accounts come after theirs. */
static void shift_neutral(struct hearing *h, enum myk_account account, int cubes, enum myk_rule rule, const char *why)
{
    struct myk_state *s = h->state;

    if (account != RESERVE || add_to(&s->reserve[NEUTRAL], cubes))
        enter(h, h->match->seats, account, cubes, rule, why);
}

void myk_hold_neutral(struct hearing *h, int seat, int cubes, enum myk_account from, enum myk_rule rule,
                      const char *why)
{
    struct myk_state *s = h->state;

    if (add_to(&s->held[seat], cubes))
        enter(h, seat, NEUTRAL_HELD, cubes, rule, why);
    shift_neutral(h, from, -cubes, rule, why ? why : h->match->names[seat]);
}

void myk_draw_unseen(struct hearing *h, int cubes)
{
    shift_neutral(h, RESERVE, -cubes, RULE_DRAW, NULL);
}

void myk_return_neutral(struct hearing *h, int cubes, const char *why)
{
    shift_neutral(h, REGION, -cubes, RULE_RETURN, why);
    shift_neutral(h, RESERVE, cubes, RULE_RETURN, why);
}

void myk_gain(struct hearing *h, int seat, int points, enum myk_rule rule)
{
    struct myk_state *s = h->state;

    s->least[seat] += points;
    if (add_to(&s->points[seat], points))
        enter(h, seat, POINTS, points, rule, NULL);
}

void myk_exhibit(const struct match *match, const struct myk_state *s, int seat, int line[EXHIBITION])
{
    bool settled = myk_settled(s, seat);

    for (int patron = 0; patron < PATRONS; patron++)
        line[patron] = settled ? s->owned[seat][patron] * myk_worth(match, s, seat, patron) : 0;
    line[PATRONS] = settled ? 5 * myk_series(s->owned[seat]) : 0;
}

void myk_book_exhibition(struct hearing *h, int seat, const int before[EXHIBITION])
{
    const struct myk_state *s = h->state;
    int line[EXHIBITION];

    myk_exhibit(h->match, s, seat, line);
    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles = s->owned[seat][patron];
        if (!h->move || line[patron] == before[patron])
            continue;
        enter(h, seat, POINTS, line[patron] - before[patron], RULE_EXHIBITION, NULL);
        book_why(h, "%s: %d tile%s x %d", myk_kind_names[patron], tiles, plural(tiles),
                 myk_worth(h->match, s, seat, patron));
    }
    enter(h, seat, POINTS, line[PATRONS] - before[PATRONS], RULE_SERIES, NULL);
}

void myk_book_end(struct hearing *h)
{
    static const int nothing[EXHIBITION];

    for (int seat = 0; seat < h->match->seats; seat++)
        myk_book_exhibition(h, seat, nothing);
}

int myk_cubes_in(const unsigned char *places, int count, int colour)
{
    int cubes = 0;

    for (int i = 0; i < count; i++)
        cubes += places[i] == colour;
    return cubes;
}

static int points_now(const struct match *match, const struct myk_state *s, int seat)
{
    return s->phase == PHASE_OVER && myk_settled(s, seat) ? myk_total(match, s, seat) : s->points[seat];
}

/* In halves; an unknown count is 0, and so is its account. */
static int halves(int count)
{
    return count == UNKNOWN ? 0 : 2 * count;
}

int myk_balance(const struct match *match, const void *state, int seat, int account)
{
    const struct myk_state *s = state;

    if (seat == match->seats)
        return account == RESERVE  ? halves(s->reserve[NEUTRAL])
               : account == REGION ? 2 * myk_cubes_in(s->cube, SPACES, NEUTRAL)
                                   : 0;
    switch (account) {
    case POINTS:
        return halves(points_now(match, s, seat));
    case STOCK:
        return halves(s->stock[seat]);
    case RESERVE:
        return halves(s->reserve[seat]);
    case REGION:
        return 2 * myk_cubes_in(s->cube, SPACES, seat);
    case MUSEUM:
        return 2 * myk_cubes_in(s->room, ROOMS, seat);
    default:
        return halves(s->held[seat]);
    }
}

bool myk_unknown_balance(const struct match *match, const void *state, int seat, int account)
{
    const struct myk_state *s = state;

    if (seat == match->seats)
        return account == RESERVE && s->reserve[NEUTRAL] == UNKNOWN;
    return (account == POINTS && points_now(match, s, seat) == UNKNOWN)
           || (account == STOCK && s->stock[seat] == UNKNOWN) || (account == RESERVE && s->reserve[seat] == UNKNOWN)
           || (account == NEUTRAL_HELD && s->held[seat] == UNKNOWN);
}
