/* Myst: the accounts of the ledger. What an entry changed is found by comparing the table before and after it. */
#include <string.h>

#include "games/myst/myst.h"

const char *const myst_accounts[ACCOUNTS + 1] = {
    [ACCOUNT_POINTS] = "points",     [ACCOUNT_PIECES] = "pieces", [ACCOUNT_SUPPLY] = "supply",
    [ACCOUNT_CARDS] = "cards",       [ACCOUNT_BOOKS] = "books",   [ACCOUNT_LANDMARKS] = "landmarks",
    [ACCOUNT_SWITCHES] = "switches", [ACCOUNT_COVERS] = "covers", [ACCOUNT_ASIDE] = "aside",
    [ACCOUNT_MOVES] = "moves",       [ACCOUNT_SAID] = "said",
};

/* The rule to book a change under: the verb's own if it has one for this account, else the account's. */
static const int by_account[ACCOUNTS] = {
    [ACCOUNT_PIECES] = RULE_TOUCH,    [ACCOUNT_SUPPLY] = RULE_TOUCH,      [ACCOUNT_CARDS] = RULE_HAND_SIZE,
    [ACCOUNT_BOOKS] = RULE_BOOK_HELD, [ACCOUNT_LANDMARKS] = RULE_CONTROL, [ACCOUNT_SWITCHES] = RULE_SWITCHES,
    [ACCOUNT_COVERS] = RULE_LAY_ON,   [ACCOUNT_ASIDE] = RULE_ASIDE,       [ACCOUNT_MOVES] = RULE_TURNS_OVER,
    [ACCOUNT_SAID] = RULE_TOTAL,
};
static const int pieces_by_verb[VERBS] = {
    [VERB_PLACE] = RULE_TOUCH, [VERB_LIFT] = RULE_LIFT, [VERB_LINK] = RULE_BOOK_UNABLE, [VERB_LAY] = RULE_LAY_ON};

static int count_landmarks(const struct match *match, const struct myst_state *s, int team, int account)
{
    int count = 0;
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks; landmark++)
        count += account == ACCOUNT_COVERS  ? s->cover[landmark] == team
                 : account == ACCOUNT_ASIDE ? myst_is_aside(s, team, landmark)
                                            : myst_controls(match, s, landmark) == team;
    return count;
}

static int balance_of(const struct match *match, const struct myst_state *s, int team, int account)
{
    const struct myst_team *t = &s->team[team];
    int line[LINES];
    switch (account) {
    case ACCOUNT_PIECES:
        return t->placed;
    case ACCOUNT_SUPPLY:
        return myst_box_of(match)->positions - t->placed - count_landmarks(match, s, team, ACCOUNT_COVERS)
               - count_landmarks(match, s, team, ACCOUNT_ASIDE);
    case ACCOUNT_CARDS:
        return t->hand_size;
    case ACCOUNT_BOOKS:
        return t->played;
    case ACCOUNT_MOVES:
        return t->moved == UNKNOWN ? 0 : t->moved;
    case ACCOUNT_SAID:
        return s->phase < PHASE_SCORING || s->whose_unknown ? 0 : myst_said(match, s, team);
    case ACCOUNT_POINTS:
        return s->whose_unknown ? 0 : myst_total(match, s, team, CARDS_ALL);
    case ACCOUNT_SWITCHES:
        myst_lines(match, s, team, CARDS_ALL, line);
        return s->whose_unknown ? 0 : line[LINE_SWITCHES];
    default:
        return count_landmarks(match, s, team, account);
    }
}

struct balance myst_balance(const struct match *match, const void *state, int seat, int account)
{
    return (struct balance){2 * balance_of(match, state, seat, account)};
}

/* A team's balances before the entry. */
struct books {
    int balance[ACCOUNTS];
    int switches[POSITIONS_MAX]; /* by index of with_switches */
    struct myst_worth worth[LANDMARKS_MAX];
};

static void take_books(const struct match *match, const struct myst_state *s, int team, struct books *books)
{
    const struct myst_box *box = myst_box_of(match);
    *books = (struct books){0};
    for (int account = ACCOUNT_PIECES; account < ACCOUNTS; account++)
        books->balance[account] = balance_of(match, s, team, account);
    for (int i = 0; i < box->switched && !s->whose_unknown; i++)
        books->switches[i] = myst_switch_points(match, s, team, box->with_switches[i]);
    for (int landmark = 0; landmark < box->landmarks && !s->whose_unknown; landmark++)
        books->worth[landmark] = myst_worth(match, s, team, landmark, CARDS_ALL);
}

static void book_points(struct hearing *h, int team, int points, int rule, const char *why)
{
    book(h, team, ACCOUNT_POINTS, 2 * points, rule);
    if (points)
        book_why(h, "%s", why);
}

static void book_changes(struct hearing *h, int team, const struct books *before)
{
    const struct myst_box *box = myst_box_of(h->match);
    struct books after;
    take_books(h->match, h->state, team, &after);
    for (int i = 0; i < box->switched; i++)
        book_points(h, team, after.switches[i] - before->switches[i], RULE_SWITCHES, box->id[box->with_switches[i]]);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        const struct myst_worth *was = &before->worth[landmark], *is = &after.worth[landmark];
        book_points(h, team, is->values - was->values, RULE_VALUES, box->title[landmark]);
        book_points(h, team, is->bonus - was->bonus, RULE_BONUS, box->title[landmark]);
    }
    for (int account = ACCOUNT_PIECES; account < ACCOUNTS; account++) {
        bool pieces = account == ACCOUNT_PIECES || account == ACCOUNT_SUPPLY;
        int rule = pieces && pieces_by_verb[h->move->verb] ? pieces_by_verb[h->move->verb] : by_account[account];
        if (rule == RULE_TOUCH && before->balance[ACCOUNT_PIECES] == 0)
            rule = RULE_FIRST_KEY;
        book(h, team, account, 2 * (after.balance[account] - before->balance[account]), rule);
    }
}

enum outcome myst_keep_books(struct hearing *h, play_function *play)
{
    struct books before[TEAMS];
    for (int team = 0; team < TEAMS; team++)
        take_books(h->match, h->state, team, &before[team]);
    enum outcome outcome = play(h);
    for (int team = 0; team < TEAMS && outcome == STANDS; team++)
        book_changes(h, team, &before[team]);
    return outcome;
}

/* A card earns what it adds to the running total, anything else what it would add at the end. */
void myst_earns(const struct match *match, const void *state, const struct move *move, struct earnings *out)
{
    enum myst_which_cards which = move->verb == VERB_FLIP ? CARDS_FLIPPED : CARDS_ALL;
    struct myst_state after;
    if (move->actor == CHANCE || move->verb == VERB_WALK
        || try_move(match, state, move, &after, false) == TRIED_REFUSED)
        return;
    for (int team = 0; team < TEAMS; team++)
        earn(out,
             (struct earning){match->names[team],
                              2 * (myst_total(match, &after, team, which) - myst_total(match, state, team, which))});
}
