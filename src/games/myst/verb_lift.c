/* Myst: taking up a piece that lies wrong. */
#include "games/myst/verbs.h"

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

static enum outcome lift_one(struct hearing *h, int index, struct myst_text *lifted)
{
    struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE | 1u << PHASE_TURNS) == REFUSED
        || myst_on_board(h, 0, index) == REFUSED || myst_is_space(h, index) == REFUSED)
        return REFUSED;
    int position = item(h->move, 0, index < 0 ? 0 : index), owner = myst_owner(s, position);
    test_lift(h, position, index);

    if (h->sums)
        myst_add(lifted, "%s%s%s%s, which lay on %s", lifted->used ? ", " : "",
                 owner == h->move->actor ? "" : myst_team_name(h, owner), owner == h->move->actor ? "" : "'s ",
                 myst_id(h, myst_piece_on(s, position)), myst_id(h, position));
    myst_take_up(h->match, s, position);
    myst_advance(s);
    return STANDS;
}

/* "blue takes up d4, which lay on b4: 12 - 1 = 11 pieces; b4 is open". */
static void sum_up_lift(struct hearing *h, const int before[TEAMS], const struct myst_text *lifted)
{
    const struct myst_state *s = h->state;
    struct myst_text sum = {0}, open = {0};
    for (int team = 0; team < TEAMS; team++) {
        int left = s->team[team].placed;
        if (left < before[team])
            myst_add(&sum, "%s%s%s%d - %d = %d piece%s", sum.used ? ", " : "",
                     team == h->move->actor ? "" : myst_team_name(h, team), team == h->move->actor ? "" : " ",
                     before[team], before[team] - left, left, plural(left));
    }
    int count = 0;
    for (int i = 0; i < items(h->move, 0); i++) {
        int position = item(h->move, 0, i);
        if (position < myst_box_of(h->match)->positions && myst_is_open(s, position))
            myst_add(&open, "%s%s", count++ ? ", " : "", myst_id(h, position));
    }
    sum_up(h, "%s takes up %s: %s; %s %s open", myst_team_name(h, h->move->actor), lifted->text, sum.text, open.text,
           count == 1 ? "is" : "are");
}

static enum outcome lift_all(struct hearing *h)
{
    const struct myst_state *s = h->state;
    const int before[TEAMS] = {s->team[0].placed, s->team[1].placed};
    enum outcome outcome = REFUSED;
    struct myst_text lifted;
    myst_begin(&lifted);
    for (int i = 0; i < items(h->move, 0); i++)
        if (lift_one(h, h->move->field[0].listed ? i : -1, &lifted) == STANDS)
            outcome = STANDS;
    if (outcome == STANDS && h->sums)
        sum_up_lift(h, before, &lifted);
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
