/* Myst: the accounts of the ledger. */
#include "games/myst/myst.h"

const char *const myst_accounts[ACCOUNTS + 1] = {[ACCOUNT_POINTS] = "points", [ACCOUNT_PIECES] = "pieces"};

int myst_balance(const struct match *match, const void *state, int seat, int account)
{
    (void)match;
    const struct myst_team *team = &((const struct myst_state *)state)->team[seat];
    if (account == ACCOUNT_PIECES)
        return 2 * team->placed;
    return 2 * (team->line[LINE_SWITCHES] + team->line[LINE_VALUES] + team->line[LINE_BONUS]);
}

void myst_settle(struct hearing *h)
{
    static const int rule_of[LINES] = {RULE_SWITCHES, RULE_VALUES, RULE_BONUS};
    struct myst_state *s = h->state;
    myst_advance(s);
    for (int team = 0; team < TEAMS; team++) {
        int line[LINES];
        myst_lines(h->match, s, team, CARDS_ALL, line);
        for (int i = 0; i < LINES; i++) {
            book(h, team, ACCOUNT_POINTS, 2 * (line[i] - s->team[team].line[i]), rule_of[i]);
            s->team[team].line[i] = line[i];
        }
    }
}
