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
    struct myst_text open = {0};
    if (s->open == 0)
        return;
    tell_open(h->match, s, &open);
    illegal(
        h, RULE_COVERED,
        "%d position%s still open: %s; %s `place` belongs before this entry and may still be written right after it",
        s->open, s->open == 1 ? " is" : "s are", open.text, s->open == 1 ? "its" : "each");
    point_at_verb(h);
}

static void test_ring(struct hearing *h, const struct myst_ring *ring, const char *which)
{
    int number = item(h->move, 0, 0);
    if (myst_on_ring(ring, number))
        return;
    illegal(h, RULE_RING, "%d is not on the %s ring of the spinner", number, which);
    rests_on(h, "spinner.%s", which);
}

static enum outcome begin_exploration(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_TURNS | 1u << PHASE_PUZZLE) == REFUSED)
        return REFUSED;
    for (int team = 0; team < TEAMS; team++)
        if (s->team[team].first == NONE)
            return refuse(h, RULE_PAWNS, "%s has placed no piece that a pawn could start on", myst_team_name(h, team));
    test_covered(h);
    test_ring(h, &myst_box_of(h->match)->inner, "inner");

    s->turns = item(h->move, 0, 0);
    s->turns_at = here(h, 0);
    s->began = h->entry;
    s->phase = PHASE_EXPLORE;
    s->leader = (signed char)myst_ought_to_lead(h->match, s);
    for (int team = 0; team < TEAMS; team++)
        s->team[team].pawn = s->team[team].first;
    return STANDS;
}

enum outcome myst_play_turns(struct hearing *h)
{
    return myst_booked(h, begin_exploration);
}

static enum outcome spin(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    myst_test_turns_over(h);
    if (s->spun != NONE) {
        illegal(h, RULE_SPIN_ONCE, "a %d is spun already and not yet walked", s->spun);
        because(h, s->spun_at, "here");
    }
    test_ring(h, &myst_box_of(h->match)->outer, "outer");

    s->spun = item(h->move, 0, 0);
    s->spun_at = here(h, 0);
    if (s->just_moved != NOBODY)
        myst_end_half_turn(s);
    return STANDS;
}

enum outcome myst_play_spin(struct hearing *h)
{
    return myst_booked(h, spin);
}

static void suggest_ring(const struct myst_ring *ring, int verb, int least, struct suggestions *list)
{
    for (int number = least; number <= SPUN_MOST; number++)
        if (myst_on_ring(ring, number))
            myst_emit(list, CHANCE, verb, number);
}

void myst_suggest_turns(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    if (s->phase == PHASE_TURNS && s->team[0].first != NONE && s->team[1].first != NONE)
        suggest_ring(&myst_box_of(match)->inner, verb, 1, list);
}

void myst_suggest_spin(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    if (s->phase == PHASE_EXPLORE && s->spun == NONE)
        suggest_ring(&myst_box_of(match)->outer, verb, 0, list);
}
