/* Myst: who goes first, and whose turn it is. */
#include "games/myst/myst.h"

static bool equal_counts(const struct myst_state *s)
{
    return !s->whose_unknown && s->team[0].placed == s->team[1].placed;
}

int myst_ought(const struct match *match, const struct myst_state *s)
{
    if (s->whose_unknown)
        return NOBODY;
    if (!equal_counts(s))
        return s->team[0].placed < s->team[1].placed ? 0 : 1;
    if (s->youngest == NOBODY)
        return NOBODY;
    return myst_answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? s->youngest : myst_other(s->youngest);
}

unsigned myst_first(const struct match *match, const struct myst_state *s)
{
    int ought = myst_ought(match, s);
    unsigned first = (ought == NOBODY ? 0 : 1u << ought) | (s->went_first == NOBODY ? 0 : 1u << s->went_first);
    return first ? first : 3u;
}

bool myst_moved_alike(const struct myst_state *s)
{
    return s->team[0].moved == s->team[1].moved && !myst_moved_unknown(s);
}

unsigned myst_next(const struct match *match, const struct myst_state *s)
{
    if (myst_moved_unknown(s))
        return 3u;
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

/* Says why the team is next in order. */
static void tell_why(const struct match *match, const struct myst_state *s, int team, struct myst_text *out)
{
    const struct myst_team *t = &s->team[team], *u = &s->team[myst_other(team)];
    const char *name = match->names[team];
    if (s->phase == PHASE_SCORING && t->flips != u->flips)
        myst_add(out, "%s has flipped fewer cards, %d against %d", name, t->flips, u->flips);
    else if (s->phase == PHASE_EXPLORE && !myst_moved_alike(s))
        myst_add(out, "%s has made fewer moves, %d against %d", name, t->moved, u->moved);
    else if (!equal_counts(s) && !s->whose_unknown)
        myst_add(out, "%s has placed fewer pieces, %d against %d (myst.leader)", name, t->placed, u->placed);
    else if (s->whose_unknown)
        myst_add(out, "%s went first", name);
    else if (s->youngest == NOBODY)
        myst_add(out, "both placed %d piece%s, and %s went first", t->placed, plural(t->placed), name);
    else if (s->youngest == team)
        myst_add(out, "both placed %d piece%s, and %s has the youngest player", t->placed, plural(t->placed), name);
    else
        myst_add(out, "both placed %d piece%s, %s has the youngest player, and the house rule says that %s goes first",
                 t->placed, plural(t->placed), match->names[s->youngest], name);
}

bool myst_moved_assumed(const struct myst_state *s)
{
    return s->team[0].moved_assumed || s->team[1].moved_assumed;
}

bool myst_test_turn(struct hearing *h, unsigned teams, bool by_order, const char *what)
{
    const struct myst_state *s = h->state;
    if (teams >> h->move->actor & 1)
        return true;
    struct myst_text why = {0};
    int team = myst_other(h->move->actor);
    bool explores = s->phase == PHASE_EXPLORE,
         even = explores ? myst_moved_alike(s) : s->team[0].flips == s->team[1].flips;
    if (by_order)
        tell_why(h->match, s, team, &why);
    else
        myst_add(&why, "%s has just moved", myst_team_name(h, team));
    illegal(h, RULE_LOG_TURN, "%s must %s, not %s: %s", myst_team_name(h, team), what,
            myst_team_name(h, h->move->actor), why.text);
    point_at_actor(h);
    because(h, s->spun_at, "this number is not walked yet");
    if (by_order && even && equal_counts(s) && s->youngest != NOBODY)
        hangs_on(h, HOUSE_EQUAL_COUNT, !h->match->house[HOUSE_EQUAL_COUNT]);
    if (explores && by_order && myst_moved_assumed(s))
        rests_on_table(h, "moved");
    return false;
}

void myst_may_go_first(struct hearing *h, unsigned teams, const char *what)
{
    struct myst_state *s = h->state;
    int actor = h->move->actor;
    const char *team = myst_team_name(h, actor);
    if (teams != 3u || s->went_first != NOBODY || myst_ought(h->match, s) != NOBODY || !may_be_taken(h))
        return;
    s->went_first = (signed char)actor;
    if (s->whose_unknown)
        take_from_log(h, "%s %s first, so %s went first", team, what, team);
    else {
        /* With equal numbers of pieces, the team that goes first shows which team has the youngest player. */
        bool own = myst_answer(h->match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST);
        s->youngest = (signed char)(own ? actor : myst_other(actor));
        take_from_log(h, "%s %s first, so %s went first and %s has the youngest player", team, what, team,
                      myst_team_name(h, s->youngest));
    }
    point_at_actor(h);
}

void myst_take_youngest(struct hearing *h, const char *what)
{
    struct myst_state *s = h->state;
    if (s->youngest != NOBODY || h->move->actor == CHANCE || !may_be_taken(h))
        return;
    s->youngest = (signed char)h->move->actor;
    take_from_log(h, "%s %s, so %s has the youngest player", myst_team_name(h, s->youngest), what,
                  myst_team_name(h, s->youngest));
    point_at_actor(h);
}
