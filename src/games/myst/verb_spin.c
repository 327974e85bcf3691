/* Myst: the spinner, for the number of turns and for each move. */
#include "games/myst/myst.h"

static int first_open(const struct myst_state *s)
{
    int position = 0;
    while (!myst_is_open(s, position))
        position++;
    return position;
}

enum outcome myst_play_turns(struct hearing *h)
{
    struct myst_state *s = h->state;
    int number = item(h->move, 0, 0);
    if (myst_in_phase(h, 1u << PHASE_TURNS | 1u << PHASE_PUZZLE) == REFUSED)
        return REFUSED;
    for (int team = 0; team < TEAMS; team++)
        if (s->team[team].first == NONE)
            return refuse(h, RULE_PAWNS, "%s has placed no piece that its pawn could start on",
                          myst_team_name(h, team));
    if (s->open > 0)
        illegal(h, RULE_COVERED,
                s->open == 1 ? "%d position is still open: %s" : "%d positions are still open, %s for example", s->open,
                myst_id(h, first_open(s)));
    if (!myst_on_ring(&myst_box_of(h->match)->inner, number)) {
        illegal(h, RULE_RING, "%d is not on the inner ring of the spinner", number);
        rests_on(h, "spinner.inner");
    }

    s->turns = number;
    s->turns_at = here(h, 0);
    s->phase = PHASE_EXPLORE;
    for (int team = 0; team < TEAMS; team++)
        s->team[team].pawn = s->team[team].first;
    myst_advance(s);
    return STANDS;
}

enum outcome myst_play_spin(struct hearing *h)
{
    struct myst_state *s = h->state;
    int number = item(h->move, 0, 0);
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    myst_test_turns_over(h);
    if (s->spun != NONE) {
        illegal(h, RULE_SPIN_ONCE, "a %d is spun already and not yet walked", s->spun);
        because(h, s->spun_at, "here");
    }
    if (!myst_on_ring(&myst_box_of(h->match)->outer, number)) {
        illegal(h, RULE_RING, "%d is not on the outer ring of the spinner", number);
        rests_on(h, "spinner.outer");
    }

    s->spun = number;
    s->spun_at = here(h, 0);
    if (s->just_moved != NOBODY)
        myst_end_half_turn(s);
    myst_advance(s);
    return STANDS;
}

static void suggest_ring(const struct myst_ring *ring, int verb, int least, struct suggestions *list)
{
    for (int number = least; number <= 99; number++)
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
