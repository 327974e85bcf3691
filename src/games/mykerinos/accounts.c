/* Mykerinos: cubes and points change hands here and nowhere else, so that the ledger explains every number. */
#include "games/mykerinos/mykerinos.h"

const char *const myk_accounts[ACCOUNTS + 1] = {
    [POINTS] = "points", [STOCK] = "stock",   [RESERVE] = "reserve",
    [REGION] = "region", [MUSEUM] = "museum", [NEUTRAL_HELD] = "neutral",
};

const char *const myk_holders[] = {"neutral", NULL};

/* Books an amount in halves, the unit of the engine. The setup (no move) is not booked: the books begin with it. */
static void enter(struct hearing *h, int holder, enum myk_account account, int amount, int rule, const char *why)
{
    if (!h->move || !amount || !books_are_kept(h))
        return;
    book(h, holder, (int)account, 2 * amount, rule);
    if (why)
        book_why(h, "%s", why);
}

const int *myk_kept(const struct myk_state *s, int colour, int account)
{
    return account == RESERVE                                            ? &s->reserve[colour]
           : colour == NEUTRAL || account == REGION || account == MUSEUM ? NULL
           : account == STOCK                                            ? &s->stock[colour]
           : account == POINTS                                           ? &s->points[colour]
                                                                         : &s->held[colour];
}

/* An unknown count stays unknown, and nothing is booked. The accounts of neutral come after those of the players. */
void myk_change(struct hearing *h, int colour, enum myk_account account, int amount, int rule, const char *why)
{
    int *count = (int *)myk_kept(h->state, colour, (int)account);
    if (count && *count == UNKNOWN)
        return;
    if (count)
        *count += amount;
    enter(h, colour == NEUTRAL ? h->match->seats : colour, account, amount, rule, why);
}

void myk_shift(struct hearing *h, int colour, enum myk_account from, enum myk_account to, int cubes, int rule,
               const char *why)
{
    myk_change(h, colour, from, -cubes, rule, why);
    myk_change(h, colour, to, cubes, rule, why);
}

void myk_hold_neutral(struct hearing *h, int seat, int cubes, enum myk_account from, int rule, const char *why)
{
    myk_change(h, seat, NEUTRAL_HELD, cubes, rule, why);
    myk_change(h, NEUTRAL, from, -cubes, rule, why ? why : h->match->names[seat]);
}

void myk_exhibit(const struct match *match, const struct myk_state *s, int seat, int line[EXHIBITION])
{
    bool settled = myk_settled(s, seat);
    for (int patron = 0; patron < PATRONS; patron++)
        line[patron] = settled ? s->owned[seat][patron] * myk_worth(match, s, seat, patron) : 0;
    line[PATRONS] = settled ? 5 * myk_series(s->owned[seat]) : 0;
}

void myk_book_exhibition(struct hearing *h, int seat)
{
    const struct myk_state *s = h->state;
    int line[EXHIBITION];
    myk_exhibit(h->match, s, seat, line);
    for (int patron = 0; patron < PATRONS; patron++) {
        int tiles = s->owned[seat][patron];
        char why[WORD_ROOM];
        put_string(why, sizeof why, "%s: %d tile%s x %d", myk_kind_names[patron], tiles, plural(tiles),
                   myk_worth(h->match, s, seat, patron));
        enter(h, seat, POINTS, line[patron], RULE_EXHIBITION, why);
    }
    enter(h, seat, POINTS, line[PATRONS], RULE_SERIES, NULL);
}

int myk_cubes_in(const unsigned char *places, int count, int colour)
{
    int cubes = 0;
    for (int i = 0; i < count; i++)
        cubes += places[i] == colour;
    return cubes;
}

bool myk_no_cubes(const struct myk_state *s)
{
    return myk_cubes_in(s->cube, SPACES, NOBODY) == SPACES;
}

struct myk_cubes myk_cubes_of(const struct myk_state *s, int colour)
{
    struct myk_cubes cubes = {myk_cubes_in(s->cube, SPACES, colour) + myk_cubes_in(s->room, ROOMS, colour), 0};
    const int counts[] = {s->reserve[colour], colour == NEUTRAL ? s->held[0] : s->stock[colour],
                          colour == NEUTRAL ? s->held[1] : 0};
    for (int i = 0; i < 3; i++) {
        cubes.sum += counts[i] == UNKNOWN ? 0 : counts[i];
        cubes.unknown += counts[i] == UNKNOWN;
    }
    return cubes;
}

struct balance myk_balance(const struct match *match, const void *state, int holder, int account)
{
    const struct myk_state *s = state;
    int colour = holder == match->seats ? NEUTRAL : holder, line[EXHIBITION] = {0}, sum = 0;
    const int *count = myk_kept(s, colour, account);
    if (account == REGION)
        return (struct balance){2 * myk_cubes_in(s->cube, SPACES, colour)};
    if (account == MUSEUM)
        return (struct balance){2 * myk_cubes_in(s->room, ROOMS, colour)};
    if (count && *count == UNKNOWN)
        return (struct balance){.unknown = true};
    if (account == POINTS && colour != NEUTRAL && s->phase == PHASE_OVER)
        myk_exhibit(match, s, colour, line);
    for (int i = 0; i < EXHIBITION; i++)
        sum += line[i];
    return (struct balance){count ? 2 * (*count + sum) : 0};
}
