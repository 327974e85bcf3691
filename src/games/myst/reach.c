/* Myst: which landmarks a walk reaches, and what acting on one leaves of the others. */
#include <string.h>

#include "games/myst/myst.h"

/* Was the position entered on the way, or could it have been with the number spun? */
static bool passed(const struct hearing *h, struct myst_walk *walk, int position, struct myst_ways *back)
{
    for (int i = 0; walk->by_way && i < items(h->move, 0); i++)
        if (item(h->move, 0, i) == position)
            return true;
    if (!walk->known || walk->by_way || position == walk->start || position == walk->other_pawn)
        return false;
    return myst_steps_at_least(&walk->out, position) + myst_steps_at_least(back, position) <= walk->number
           && myst_steps(&walk->out, position) + myst_steps(back, position) <= walk->number;
}

bool myst_any_reached(const struct match *match, const struct myst_state *s)
{
    for (int landmark = 0; landmark < myst_box_of(match)->landmarks; landmark++)
        if (s->reached[landmark] & REACHED)
            return true;
    return false;
}

void myst_set_reached(struct hearing *h, struct myst_walk *walk)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    struct myst_ways back;
    int answer = h->match->house[HOUSE_LINGER];
    bool by_end = !walk->by_way && walk->known, pass = myst_answer(h->match, HOUSE_REACH, REACH_PASS),
         out_and_back = !by_end || (walk->number >= 2 && myst_can_step(h->match, s, walk->team)),
         linger = answer == LINGER_STAY || (answer == LINGER_OUT_AND_BACK && out_and_back);
    if (by_end)
        myst_ways_from(h->match, s, walk->team, walk->end, walk->number, &back);
    memset(s->reached, 0, sizeof s->reached);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int key = box->key[landmark];
        bool passes = passed(h, walk, key, &back), counts = key == walk->end || (pass && passes),
             again = key != walk->start || linger;
        s->reached[landmark] = (unsigned char)(counts && again   ? REACHED
                                               : counts          ? BY_LINGERING
                                               : passes && again ? BY_PASSING
                                                                 : 0);
    }
    bool open = pass && by_end && myst_any_reached(h->match, s);
    s->passing_from = (short)(open ? walk->start : NONE);
    s->passing_left = open ? walk->number : 0;
}

/* All landmarks acted on must be on one way. Those that can no longer be on it are out of reach. */
static void keep_to_way(const struct match *match, struct myst_state *s, int team, int position)
{
    const struct myst_box *box = myst_box_of(match);
    struct myst_distances on, back;
    int blocked = myst_blocked(match, s, team), end = s->team[team].pawn;
    myst_measure(myst_touch(match), s, position, blocked, UNREACHED, &on);
    myst_measure(myst_touch(match), s, end, blocked, UNREACHED, &back);
    s->passing_left -= on.to[s->passing_from];
    s->passing_from = (short)position;
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int key = box->key[landmark];
        if ((s->reached[landmark] & REACHED) && key != end && on.to[key] + back.to[key] > s->passing_left)
            s->reached[landmark] = OFF_THE_WAY;
    }
}

void myst_act_on(const struct match *match, struct myst_state *s, int team, int landmark)
{
    int key = myst_box_of(match)->key[landmark];
    bool reached = (s->reached[landmark] & REACHED) && (myst_acting(match, s) >> team & 1);
    s->reached[landmark] = ACTED_ON;
    if (s->passing_from != NONE && reached && key != s->team[team].pawn)
        keep_to_way(match, s, team, key);
    if (!myst_any_reached(match, s))
        s->passing_from = NONE;
}
