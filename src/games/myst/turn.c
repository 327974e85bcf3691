/* Myst: who leads, who is next, and what follows by itself. */
#include <string.h>

#include "games/myst/score.h"
#include "games/myst/state.h"

static bool equal_counts(const struct state *s)
{
    return s->team[0].placed == s->team[1].placed;
}

unsigned myst_leaders(const struct match *match, const struct state *s)
{
    if (!equal_counts(s))
        return s->team[0].placed < s->team[1].placed ? 1u : 2u;
    if (s->youngest == NOBODY)
        return 3u;
    return 1u << (answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? s->youngest : other(s->youngest));
}

unsigned myst_next(const struct match *match, const struct state *s)
{
    if (s->team[0].moved != s->team[1].moved)
        return s->team[0].moved < s->team[1].moved ? 1u : 2u;
    return myst_leaders(match, s);
}

unsigned myst_acting(const struct match *match, const struct state *s)
{
    if (s->just_moved != NOBODY)
        return 1u << s->just_moved;
    return s->phase == PHASE_EXPLORE ? myst_next(match, s) : 0;
}

bool myst_by_equal_count(const struct state *s)
{
    bool even = s->phase == PHASE_EXPLORE ? s->team[0].moved == s->team[1].moved : s->team[0].flips == s->team[1].flips;
    return equal_counts(s) && s->youngest != NOBODY && !s->led_first && even;
}

bool myst_both_might(const struct match *match, const struct state *s, unsigned teams)
{
    return teams == 3u && myst_leaders(match, s) == 3u;
}

void myst_take_lead(const struct match *match, struct state *s, int team)
{
    s->youngest = (signed char)(answer(match, HOUSE_EQUAL_COUNT, EQUAL_YOUNGEST) ? team : other(team));
    s->led_first = true;
}

void myst_end_half_turn(struct state *s)
{
    s->just_moved = NOBODY;
    memset(s->reached, 0, sizeof s->reached);
}

void myst_advance(struct state *s)
{
    const struct team *a = &s->team[0], *b = &s->team[1];
    if (s->phase == PHASE_START && a->placed && b->placed)
        s->phase = PHASE_PUZZLE;
    if (s->phase <= PHASE_PUZZLE && s->open == 0)
        s->phase = PHASE_TURNS;
    if (s->phase == PHASE_EXPLORE && a->moved >= s->turns && b->moved >= s->turns)
        s->phase = PHASE_SCORING;
    if (s->phase == PHASE_SCORING && !myst_can_flip(s, 0) && !myst_can_flip(s, 1)) {
        s->phase = PHASE_DONE;
        s->spun = NONE;
        myst_end_half_turn(s);
    }
}

void myst_settle(struct hearing *h)
{
    static const int rule_of[LINES] = {RULE_SWITCHES, RULE_VALUES, RULE_BONUS};
    struct state *s = h->state;
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
