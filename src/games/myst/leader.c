/* Myst: who goes first, and whose turn it is. */
#include "games/myst/myst.h"

static bool equal_counts(const struct myst_state *s)
{
    return s->team[0].placed == s->team[1].placed;
}

/* The team that ought to go first, as a bit; 0 if that is not known. */
static unsigned ought(const struct match *match, const struct myst_state *s)
{
    if (!equal_counts(s))
        return s->team[0].placed < s->team[1].placed ? 1u : 2u;
    if (s->youngest == NOBODY)
        return 0;
    return 1u << (myst_answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? s->youngest : myst_other(s->youngest));
}

int myst_ought_to_lead(const struct match *match, const struct myst_state *s)
{
    unsigned team = ought(match, s);
    return team ? (team == 1u ? 0 : 1) : NOBODY;
}

unsigned myst_first(const struct match *match, const struct myst_state *s)
{
    unsigned first = ought(match, s) | (s->leader == NOBODY ? 0 : 1u << s->leader);
    return first ? first : 3u;
}

unsigned myst_next(const struct match *match, const struct myst_state *s)
{
    if (s->team[0].moved != s->team[1].moved)
        return s->team[0].moved < s->team[1].moved ? 1u : 2u;
    return myst_first(match, s);
}

unsigned myst_acting(const struct match *match, const struct myst_state *s)
{
    if (s->just_moved != NOBODY)
        return 1u << s->just_moved;
    return s->phase == PHASE_EXPLORE ? myst_next(match, s) : 0;
}

static bool even(const struct myst_state *s)
{
    return s->phase == PHASE_EXPLORE ? s->team[0].moved == s->team[1].moved : s->team[0].flips == s->team[1].flips;
}

/* Why the team that is first in order is. */
static void tell_why(const struct match *match, const struct myst_state *s, int team, struct myst_text *out)
{
    const struct myst_team *t = &s->team[team], *u = &s->team[myst_other(team)];
    const char *name = match->names[team];
    if (s->phase == PHASE_SCORING && t->flips != u->flips)
        myst_add(out, "%s has flipped fewer cards, %d against %d", name, t->flips, u->flips);
    else if (s->phase == PHASE_EXPLORE && t->moved != u->moved)
        myst_add(out, "%s has moved less often, %d against %d", name, t->moved, u->moved);
    else if (!equal_counts(s))
        myst_add(out, "%s has placed fewer pieces, %d against %d", name, t->placed, u->placed);
    else if (s->youngest == NOBODY)
        myst_add(out, "both placed %d piece%s, and %s went first", t->placed, plural(t->placed), name);
    else
        myst_add(out, "both placed %d piece%s, and %s has %sthe youngest player", t->placed, plural(t->placed), name,
                 s->youngest == team ? "" : "not ");
}

bool myst_test_turn(struct hearing *h, unsigned teams, bool by_order, const char *what)
{
    const struct myst_state *s = h->state;
    if (teams >> h->move->actor & 1)
        return true;
    struct myst_text why = {0};
    int team = myst_other(h->move->actor);
    if (by_order)
        tell_why(h->match, s, team, &why);
    else
        myst_add(&why, "%s has just moved", myst_team_name(h, team));
    illegal(h, RULE_LOG_TURN, "%s is to %s, not %s: %s", myst_team_name(h, team), what,
            myst_team_name(h, h->move->actor), why.text);
    point_at_actor(h);
    because(h, s->spun_at, "this spin is not yet walked");
    if (by_order && even(s) && equal_counts(s) && s->youngest != NOBODY)
        hangs_on(h, HOUSE_EQUAL_COUNT, !h->match->house[HOUSE_EQUAL_COUNT]);
    return false;
}

void myst_may_lead(struct hearing *h, unsigned teams, const char *what)
{
    struct myst_state *s = h->state;
    if (teams != 3u || s->leader != NOBODY || ought(h->match, s))
        return;
    unsettled(h, RULE_LEADER,
              "both teams have placed %d piece%s and nobody says who is youngest: %s %s first and is taken to lead",
              s->team[0].placed, plural(s->team[0].placed), myst_team_name(h, h->move->actor), what);
    point_at_actor(h);
    s->leader = (signed char)h->move->actor;
}
