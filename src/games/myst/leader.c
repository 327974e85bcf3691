/* Myst: who goes first, and whose turn it is. */
#include "games/myst/myst.h"

static bool equal_counts(const struct myst_state *s)
{
    return s->team[0].placed == s->team[1].placed;
}

unsigned myst_leaders(const struct match *match, const struct myst_state *s)
{
    if (!equal_counts(s))
        return s->team[0].placed < s->team[1].placed ? 1u : 2u;
    if (s->youngest == NOBODY)
        return 3u;
    return 1u << (myst_answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? s->youngest : myst_other(s->youngest));
}

unsigned myst_next(const struct match *match, const struct myst_state *s)
{
    if (s->team[0].moved != s->team[1].moved)
        return s->team[0].moved < s->team[1].moved ? 1u : 2u;
    return myst_leaders(match, s);
}

unsigned myst_acting(const struct match *match, const struct myst_state *s)
{
    if (s->just_moved != NOBODY)
        return 1u << s->just_moved;
    return s->phase == PHASE_EXPLORE ? myst_next(match, s) : 0;
}

static bool by_equal_count(const struct myst_state *s)
{
    bool even = s->phase == PHASE_EXPLORE ? s->team[0].moved == s->team[1].moved : s->team[0].flips == s->team[1].flips;
    return equal_counts(s) && s->youngest != NOBODY && !s->led_first && even;
}

static bool both_might(const struct match *match, const struct myst_state *s, unsigned teams)
{
    return teams == 3u && myst_leaders(match, s) == 3u;
}

static void take_lead(const struct match *match, struct myst_state *s, int team)
{
    s->youngest = (signed char)(myst_answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? team : myst_other(team));
    s->led_first = true;
}

/* Why the team that is first in order is. */
static const char *why_first(const struct match *match, const struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->phase == PHASE_SCORING && a->flips != b->flips)
        return "it has flipped fewer cards";
    if (s->phase == PHASE_EXPLORE && a->moved != b->moved)
        return "it has moved less often";
    if (a->placed != b->placed)
        return "it has placed fewer pieces";
    if (s->led_first)
        return "both placed the same number of pieces, and it went first";
    return myst_answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST)
               ? "both placed the same number of pieces, and it has the youngest player"
               : "both placed the same number of pieces, and it has not the youngest player";
}

void myst_test_turn(struct hearing *h, unsigned teams, bool by_order, const char *what)
{
    const struct myst_state *s = h->state;
    if (teams >> h->move->actor & 1)
        return;
    illegal(h, RULE_LOG_TURN, "%s is to %s, not %s: %s", myst_team_name(h, myst_other(h->move->actor)), what,
            myst_team_name(h, h->move->actor), by_order ? why_first(h->match, s) : "it has just moved");
    because(h, s->spun_at, "this spin is not yet walked");
    if (by_order && by_equal_count(s))
        hangs_on(h, HOUSE_EQUAL_COUNT, !h->match->house[HOUSE_EQUAL_COUNT]);
}

void myst_may_lead(struct hearing *h, unsigned teams, const char *what)
{
    struct myst_state *s = h->state;
    if (!both_might(h->match, s, teams))
        return;
    unsettled(h, RULE_LEADER,
              "both teams have placed %d pieces and nobody says who is youngest: %s %s first and is taken to lead",
              s->team[0].placed, myst_team_name(h, h->move->actor), what);
    take_lead(h->match, s, h->move->actor);
}
