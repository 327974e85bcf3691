/* Myst: the spinner, for the number of turns and for each move. */
#include "games/myst/myst.h"

/* "c4, c5, c6 and 12 more". */
static void tell_open(const struct match *match, const struct myst_state *s, struct myst_text *out)
{
    enum { TOLD = 8 };
    int told = 0;
    for (int position = 0; position < myst_box_of(match)->positions && told < TOLD; position++)
        if (myst_is_open(s, position))
            myst_add(out, "%s%s", told++ ? ", " : "", myst_box_of(match)->id[position]);
    if (s->open > told)
        myst_add(out, " and %d more", s->open - told);
}

static void test_covered(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (s->open == 0)
        return;
    struct myst_text open = {0};
    tell_open(h->match, s, &open);
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

/* The number of spaces where a walk may end, and the landmarks among them, except where the pawn is. */
static void tell_reach(const struct match *match, const struct myst_state *s, int team, struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    struct myst_distances distances;
    struct myst_text titles = {0};
    char room[WORD_ROOM];
    int count = 0, pawn = s->team[team].pawn, other = s->team[myst_other(team)].pawn;
    myst_measure(myst_touch(match), s, pawn, myst_blocked(match, s, team), s->spun, &distances);
    for (int position = 0; position < box->positions; position++)
        if (distances.to[position] <= s->spun && position != other) {
            count++;
            if (box->landmark_at[position] >= 0 && position != pawn)
                myst_add(&titles, "%sthe %s", titles.used ? ", " : "",
                         myst_landmark_title(match, box->landmark_at[position], room));
        }
    myst_add(out, "%d space%s within reach%s%s", count, plural(count), titles.used ? ", including " : "", titles.text);
}

/* "4 for blue: 17 spaces within reach, including the library". */
static void sum_up_spin(struct hearing *h)
{
    const struct myst_state *s = h->state;
    unsigned next = myst_next(h->match, s);
    if (!h->sums)
        return;
    struct myst_text reach = {0};
    int team = next == 3u ? s->went_first : next == 1u ? 0 : 1;
    if (team == NOBODY) {
        sum_up(h, "%d for the team that moves first", s->spun);
        return;
    }
    if (s->team[team].pawn < 0) {
        sum_up(h, "%d for %s", s->spun, myst_team_name(h, team));
        return;
    }
    tell_reach(h->match, s, team, &reach);
    sum_up(h, "%d for %s: %s", s->spun, myst_team_name(h, team), reach.text);
}

/* A spin out of turn may begin a turn: then the team goes first. */
static void test_spinner(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (s->phase != PHASE_EXPLORE || spins_for(h, myst_next(h->match, s)))
        return;
    bool begins = s->spun == NONE && myst_moved_alike(s);
    myst_test_turn(h, myst_next(h->match, s), true, "spin");
    hangs_on(h, HOUSE_WHO_SPINS, SPINS_ANYONE);
    if (begins)
        s->went_first = (signed char)h->move->actor;
}

enum outcome myst_play_spin(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    myst_come_early(h);
    myst_test_turns_over(h);
    test_spinner(h);
    if (s->spun != NONE && s->just_moved == NOBODY) {
        illegal(h, RULE_SPIN_ONCE, "%d has already been spun, but not walked yet", s->spun);
        because(h, s->spun_at, "spun here");
    }
    test_ring(h, &myst_box_of(h->match)->outer, "outer");

    if (s->late >= TEAMS && myst_next(h->match, s) >> (s->late - TEAMS) & 1)
        s->late = NOBODY;
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
