/* Myst: a pawn's jump with a Linking Book. */
#include <string.h>

#include "games/myst/play.h"

enum outcome myst_jump(struct hearing *h)
{
    struct state *s = h->state;
    int team = h->move->actor, to = item(h->move, 0, 0);
    if (myst_on_board(h, 0, -1) == REFUSED || myst_is_space(h, -1) == REFUSED || myst_has_book(h) == REFUSED)
        return REFUSED;
    unsigned next = s->phase == PHASE_EXPLORE ? myst_next(h->match, s) : 0;
    bool after_walk = s->just_moved == team, in_turn = after_walk || (next >> team & 1);
    if (!in_turn)
        myst_turn_of(h, next, true, "move");
    else if (!after_walk)
        myst_may_lead(h, next, "jumps");
    myst_test_share(h, to);

    myst_use_book(h);
    s->team[team].pawn = (short)to;
    s->arrived_at[team] = here(h, 0);
    if (in_turn) {
        int landmark = box_of(h->match)->landmark_at[to];
        if (!after_walk)
            myst_end_half_turn(s);
        memset(s->reached, 0, sizeof s->reached);
        if (landmark >= 0)
            s->reached[landmark] = answer(h->match, HOUSE_JUMP_REACH, JUMP_COUNTS) ? REACHED : BY_JUMPING;
    }
    myst_settle(h);
    return STANDS;
}
