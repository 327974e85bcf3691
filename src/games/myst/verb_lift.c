/* Myst: taking up a piece that lies wrong. */
#include "games/myst/myst.h"

static void test_lift(struct hearing *h, int position, int index)
{
    const struct myst_state *s = h->state;
    int owner = myst_owner(s, position);
    if (owner != h->move->actor)
        illegal(h, RULE_LIFT, "the piece on %s is not a piece of %s but of %s", myst_id(h, position),
                myst_team_name(h, h->move->actor), myst_team_name(h, owner));
    else if (myst_lies_right(s, position, owner))
        illegal(h, RULE_LIFT, "%s lies where it belongs; what lies right stays", myst_id(h, position));
    else
        return;
    point_at(h, 0, index);
    because(h, myst_unmark(s->spot[position].laid_at), "it was laid here");
}

static enum outcome lift_one(struct hearing *h, int index)
{
    struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE | 1u << PHASE_TURNS) == REFUSED
        || myst_on_board(h, 0, index) == REFUSED || myst_is_space(h, index) == REFUSED)
        return REFUSED;
    int position = item(h->move, 0, index < 0 ? 0 : index);
    test_lift(h, position, index);

    myst_take_up(h->match, s, position);
    myst_advance(s);
    return STANDS;
}

static enum outcome lift_all(struct hearing *h)
{
    enum outcome outcome = REFUSED;
    if (!h->move->field[0].listed)
        return lift_one(h, -1);
    for (int i = 0; i < items(h->move, 0); i++)
        if (lift_one(h, i) == STANDS)
            outcome = STANDS;
    return outcome;
}

enum outcome myst_play_lift(struct hearing *h)
{
    return myst_booked(h, lift_all);
}

void myst_suggest_lift(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS && s->phase <= PHASE_TURNS; team++)
        for (int position = 0; position < myst_box_of(match)->positions; position++)
            if (myst_owner(s, position) == team && !myst_lies_right(s, position, team))
                myst_emit(list, team, verb, position);
}
