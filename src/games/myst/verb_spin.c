/* Myst: the spinner, for the number of turns and for each move. */
#include "games/myst/myst.h"

/* "3 positions are still open: c4, c5, c6", the first eight of them. */
static void test_covered(struct hearing *h)
{
    enum { TOLD = 8 };
    const struct myst_state *s = h->state;
    struct myst_text open = {0};
    int told = 0;
    if (s->open == 0)
        return;
    for (int position = 0; position < myst_box_of(h->match)->positions && told < TOLD; position++)
        if (myst_is_open(s, position))
            myst_add(&open, "%s%s", told++ ? ", " : "", myst_id(h, position));
    if (s->open > told)
        myst_add(&open, " and %d more", s->open - told);
    illegal(h, RULE_COVERED, "%d position%s still open: %s; write %s `place` before this entry or directly after it",
            s->open, s->open == 1 ? " is" : "s are", open.text, s->open == 1 ? "its" : "each");
    point_at_verb(h);
}

/* May the actor spin for these teams? `table` always may. */
static bool spins_for(const struct hearing *h, unsigned right)
{
    int actor = h->move->actor;
    return actor == CHANCE || myst_answer(h->match, HOUSE_WHO_SPINS, SPINS_ANYONE) || right >> actor & 1;
}

static bool on_ring(const struct myst_ring *ring, int number)
{
    for (int i = 0; i < ring->count; i++)
        if (ring->number[i] == number)
            return true;
    return ring->any;
}

static void test_ring(struct hearing *h, const struct myst_ring *ring, const char *which)
{
    int number = item(h->move, 0, 0);
    if (on_ring(ring, number))
        return;
    illegal(h, RULE_RING, "%d is not on the %s ring of the spinner", number, which);
    rests_on(h, "spinner.%s", which);
}

/* "5 turns; blue has 23 pieces, yellow 25: blue goes first". */
static void sum_up_turns(struct hearing *h)
{
    const struct myst_state *s = h->state;
    int placed = s->team[0].placed, lead = myst_ought(h->match, s);
    if (!h->sums)
        return;
    struct myst_text who = {0};
    if (placed != s->team[1].placed)
        myst_add(&who, "%s has %d piece%s, %s %d: %s goes first", myst_team_name(h, 0), placed, plural(placed),
                 myst_team_name(h, 1), s->team[1].placed, myst_team_name(h, lead));
    else if (s->whose_unknown)
        myst_add(&who, "the record does not say which team goes first");
    else if (lead == NOBODY)
        myst_add(&who, "%d pieces each: the record does not say which team goes first", placed);
    else if (lead == s->youngest)
        myst_add(&who, "%d pieces each: %s has the youngest player and goes first", placed, myst_team_name(h, lead));
    else
        myst_add(&who, "%d pieces each: %s has the youngest player, and %s goes first", placed,
                 myst_team_name(h, s->youngest), myst_team_name(h, lead));
    sum_up(h, "%d turn%s; %s", s->turns, plural(s->turns), who.text);
}

enum outcome myst_play_turns(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_TURNS | 1u << PHASE_PUZZLE) == REFUSED)
        return REFUSED;
    test_covered(h);
    if (s->youngest != NOBODY && !spins_for(h, 1u << s->youngest)) {
        illegal(h, RULE_YOUNGEST, "%s spins for the number of turns, but %s has the youngest player",
                myst_team_name(h, h->move->actor), myst_team_name(h, s->youngest));
        point_at_actor(h);
        hangs_on(h, HOUSE_WHO_SPINS, SPINS_ANYONE);
    }
    test_ring(h, &myst_box_of(h->match)->inner, "inner");

    myst_take_youngest(h, "spins for the number of turns");
    s->turns = item(h->move, 0, 0);
    s->turns_at = here(h, 0);
    s->began = h->entry;
    s->phase = PHASE_EXPLORE;
    s->went_first = (signed char)myst_ought(h->match, s);
    for (int team = 0; team < TEAMS; team++)
        s->team[team].pawn = (short)(s->team[team].first == NONE ? UNKNOWN : s->team[team].first);
    sum_up_turns(h);
    return STANDS;
}

/* "4 for blue: 17 spaces within reach, including the library": landmarks except where the pawn is. */
static void sum_up_spin(struct hearing *h)
{
    const struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    unsigned next = myst_next(h->match, s);
    int team = next == 3u ? s->went_first : next == 1u ? 0 : 1, count = 0;
    const char *name = team == NOBODY ? "the team that moves first" : myst_team_name(h, team);
    if (!h->sums)
        return;
    if (team == NOBODY || s->team[team].pawn < 0) {
        sum_up(h, "%d for %s", s->spun, name);
        return;
    }
    bool ends[POSITIONS_MAX];
    struct myst_text titles = {0};
    myst_walk_ends(h->match, s, team, ends);
    for (int position = 0; position < box->positions; position++) {
        count += ends[position];
        if (ends[position] && box->landmark_at[position] >= 0 && position != s->team[team].pawn)
            myst_add(&titles, "%sthe %s", titles.used ? ", " : "", box->title[box->landmark_at[position]]);
    }
    sum_up(h, "%d for %s: %d space%s within reach%s%s", s->spun, name, count, plural(count),
           titles.used ? ", including " : "", titles.text);
}

enum outcome myst_play_spin(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    myst_test_turns_over(h);
    unsigned next = myst_next(h->match, s);
    if (s->phase == PHASE_EXPLORE && !spins_for(h, next)) {
        /* A spin out of turn may begin a turn: then the team goes first. */
        bool begins = s->spun == NONE && myst_moved_alike(s);
        myst_test_turn(h, next, true, "spin");
        hangs_on(h, HOUSE_WHO_SPINS, SPINS_ANYONE);
        if (begins)
            s->went_first = (signed char)h->move->actor;
    }
    if (s->spun != NONE && s->just_moved == NOBODY) {
        illegal(h, RULE_SPIN_ONCE, "%d has already been spun, but not walked yet", s->spun);
        because(h, s->spun_at, "spun here");
    }
    test_ring(h, &myst_box_of(h->match)->outer, "outer");

    s->spun = item(h->move, 0, 0);
    s->spun_at = here(h, 0);
    s->assumed = 0;
    if (s->just_moved != NOBODY)
        myst_end_half_turn(s);
    sum_up_spin(h);
    return STANDS;
}

static void suggest_ring(const struct myst_ring *ring, int verb, int least, struct suggestions *list)
{
    for (int number = least; number <= SPUN_MOST; number++)
        if (on_ring(ring, number))
            suggest_entry(list, CHANCE, verb, {0, number});
}

void myst_suggest_turns(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    if (s->phase == PHASE_TURNS)
        suggest_ring(&myst_box_of(match)->inner, verb, 1, list);
}

void myst_suggest_spin(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    if (s->phase == PHASE_EXPLORE && s->spun == NONE)
        suggest_ring(&myst_box_of(match)->outer, verb, 0, list);
}

/* The team that spins need not be named if it is the right one. */
bool myst_spell_turns(const struct match *match, const void *state, struct move *move)
{
    if (move->actor != CHANCE && !myst_faultless(match, state, move))
        return false;
    *move = MOVE_WITH(CHANCE, move->verb, {0, item(move, 0, 0)});
    return true;
}
