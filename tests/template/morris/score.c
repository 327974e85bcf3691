/* Morris: the score sheet, and the accounts of the ledger. */
#include "template/morris/morris.h"

int morris_points_of(const struct match *match, const struct morris_state *s, int seat)
{
    int loser = morris_loser(match, s);
    return !morris_over(match, s) ? 0 : loser == NOBODY ? 1 : loser == seat ? 0 : 2;
}

int morris_end_rule(const struct match *match, const struct morris_state *s)
{
    int loser = morris_loser(match, s);
    bool few = loser != NOBODY && morris_men(s, loser) < FEWEST;
    return few ? RULE_TWO_MEN : loser != NOBODY ? RULE_BLOCKED : RULE_DRAW;
}

void morris_score(const struct match *match, const void *state, struct standing *standing)
{
    const struct morris_state *s = state;
    bool over = morris_over(match, s);
    for (int seat = 0; seat < PLAYERS; seat++) {
        if (over)
            sheet_add(&standing->seat[seat], "result", morris_points_of(match, s, seat),
                      &morris_rules[morris_end_rule(match, s)], NULL);
        sheet_note(&standing->seat[seat], "men", 2 * morris_men(s, seat));
    }
    standing_rank(match, standing, over);
}

/* ---- accounts.c ------------------------------------------------------------------------------------------------------- */

const char *const morris_accounts[ACCOUNTS + 1] = {
    [ACCOUNT_POINTS] = "points", [ACCOUNT_HAND] = "hand", [ACCOUNT_BOARD] = "board", [ACCOUNT_LOST] = "lost"};

struct balance morris_balance(const struct match *match, const void *state, int holder, int account)
{
    const struct morris_state *s = state;
    int halves = account == ACCOUNT_POINTS  ? morris_points_of(match, s, holder)
                 : account == ACCOUNT_HAND  ? 2 * s->hand[holder]
                 : account == ACCOUNT_BOARD ? 2 * morris_on_board(s, holder)
                                            : 2 * (morris_men_of(match) - morris_men(s, holder));
    return (struct balance){halves};
}

const int morris_account_rules[ACCOUNTS] = {[ACCOUNT_POINTS] = RULE_TWO_MEN,
                                            [ACCOUNT_HAND] = RULE_HAND,
                                            [ACCOUNT_BOARD] = RULE_HAND,
                                            [ACCOUNT_LOST] = RULE_TAKE};
