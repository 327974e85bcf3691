/* Myst: the spinner, for the number of turns and for each move. */
#include "games/myst/play.h"

static int first_open(const struct state *s)
{
    int position = 0;
    while (!is_open(s, position))
        position++;
    return position;
}

enum outcome myst_turns(struct hearing *h)
{
    struct state *s = h->state;
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
    if (!myst_on_ring(&box_of(h->match)->inner, number)) {
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

enum outcome myst_spin(struct hearing *h)
{
    struct state *s = h->state;
    int number = item(h->move, 0, 0);
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    myst_test_turns_over(h);
    if (s->spun != NONE) {
        illegal(h, RULE_SPIN_ONCE, "a %d is spun already and not yet walked", s->spun);
        because(h, s->spun_at, "here");
    }
    if (!myst_on_ring(&box_of(h->match)->outer, number)) {
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
