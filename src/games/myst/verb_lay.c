/* Myst: laying a key piece on a landmark, and removing one. */
#include "games/myst/myst.h"

/* In the scoring only the last mover may still act. */
static enum outcome may_act(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_SCORING && s->just_moved != h->move->actor)
        return refuse(h, RULE_LOG_PHASE, "all moves are made; %s has not just moved",
                      myst_team_name(h, h->move->actor));
    return myst_on_board(h, 0, -1);
}

static void test_reach(struct hearing *h, int landmark)
{
    const struct myst_state *s = h->state;
    unsigned acting = myst_acting(h->match, s);
    int team = h->move->actor, why = s->reached[landmark];
    if (!(acting >> team & 1)) {
        myst_test_turn(h, acting, s->just_moved == NOBODY, "act");
        because(h, s->arrived_at[myst_other(team)], "its last move is here");
        return;
    }
    if (why & REACHED)
        return;
    illegal(h, RULE_REACH,
            why & ACTED_ON       ? "%s has already acted on %s since it came there; its pawn is on %s"
            : why & BY_LINGERING ? "%s stood on %s before and has not reached it anew; its pawn is on %s"
                                 : "%s has not just reached %s; its pawn is on %s",
            myst_team_name(h, team), myst_box_of(h->match)->landmark[landmark], myst_id(h, s->team[team].pawn));
    because(h, s->arrived_at[team], "its last move is here");
    if (why & BY_PASSING)
        hangs_on(h, HOUSE_REACH, REACH_PASS);
    if (why & BY_LINGERING)
        hangs_on(h, HOUSE_LINGER, LINGER_STAY);
    if (why & BY_JUMPING)
        hangs_on(h, HOUSE_JUMP_REACH, JUMP_COUNTS);
}

static enum outcome has_key_piece(struct hearing *h, int position, int landmark)
{
    const struct myst_state *s = h->state;
    int team = h->move->actor;
    const char *doubt = assumed(h->match, "landmarks") ? " (the landmarks of the box are assumed)" : "";
    if (landmark < 0)
        return refuse(h, RULE_LAY_PIECE, "%s is not the key position of a landmark%s", myst_id(h, position), doubt);
    if (myst_is_used(s, team, position))
        return refuse(h, RULE_LAY_PIECE, "the key piece of %s for %s lies on the board already%s",
                      myst_team_name(h, team), myst_box_of(h->match)->landmark[landmark], doubt);
    if (s->cover[landmark] == NOBODY)
        return STANDS;
    refuse(h, RULE_LAY_PIECE, "a key piece of %s covers %s already", myst_team_name(h, s->cover[landmark]),
           myst_box_of(h->match)->landmark[landmark]);
    because(h, myst_unmark(s->cover_at[landmark]), "it was laid here");
    return REFUSED;
}

enum outcome myst_play_lay(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor, position = item(h->move, 0, 0);
    if (may_act(h) == REFUSED)
        return REFUSED;
    int landmark = myst_box_of(h->match)->landmark_at[position];
    if (has_key_piece(h, position, landmark) == REFUSED || myst_is_space(h, -1) == REFUSED)
        return REFUSED;
    test_reach(h, landmark);
    if (!myst_lies_right(s, position, myst_other(team)))
        illegal(h, RULE_LAY_ON, "what lies on %s is not the key piece of %s", myst_id(h, position),
                myst_team_name(h, myst_other(team)));
    if (myst_is_aside(s, team, landmark)) {
        illegal(h, RULE_ASIDE, "the key piece of %s for %s was removed and is out of play", myst_team_name(h, team),
                myst_box_of(h->match)->landmark[landmark]);
        because(h, myst_unmark(s->cover_at[landmark]), "it was removed here");
    }

    s->team[team].aside &= ~((uint64_t)1 << landmark);
    s->cover[landmark] = (signed char)team;
    s->cover_at[landmark] = myst_mark(here(h, 0));
    s->reached[landmark] = ACTED_ON;
    myst_settle(h);
    return STANDS;
}

enum outcome myst_play_remove(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor, position = item(h->move, 0, 0);
    if (may_act(h) == REFUSED)
        return REFUSED;
    int landmark = myst_box_of(h->match)->landmark_at[position];
    if (landmark < 0 || s->cover[landmark] == NOBODY)
        return refuse(h, RULE_REMOVE_NONE, "nothing covers %s",
                      landmark < 0 ? myst_id(h, position) : myst_box_of(h->match)->landmark[landmark]);
    int whose = s->cover[landmark];
    test_reach(h, landmark);
    if (whose == team)
        illegal(h, RULE_REMOVE_WHOSE, "%s removes its own key piece from %s", myst_team_name(h, team),
                myst_box_of(h->match)->landmark[landmark]);
    else if (!myst_lies_right(s, position, team))
        illegal(h, RULE_REMOVE_WHOSE, "what the piece of %s covers on %s is not the key piece of %s",
                myst_team_name(h, whose), myst_id(h, position), myst_team_name(h, team));

    s->cover[landmark] = NOBODY;
    s->team[whose].aside |= (uint64_t)1 << landmark;
    s->cover_at[landmark] = myst_mark(here(h, 0));
    s->reached[landmark] = ACTED_ON;
    myst_settle(h);
    return STANDS;
}

/* Bits of teams that may act on this landmark now. */
static unsigned actors_on(const struct match *match, const struct myst_state *s, int landmark)
{
    bool moment = s->phase == PHASE_EXPLORE || s->phase == PHASE_SCORING;
    return moment && (s->reached[landmark] & REACHED) ? myst_acting(match, s) : 0;
}

void myst_suggest_lay(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    for (int team = 0; team < TEAMS; team++)
        for (int landmark = 0; landmark < box->landmarks; landmark++) {
            int key = box->key[landmark];
            if ((actors_on(match, s, landmark) >> team & 1) && s->cover[landmark] == NOBODY
                && myst_lies_right(s, key, myst_other(team)) && myst_in_supply(match, s, team, key))
                myst_emit(list, team, verb, key);
        }
}

void myst_suggest_remove(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    const struct myst_box *box = myst_box_of(match);
    for (int team = 0; team < TEAMS; team++)
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if ((actors_on(match, s, landmark) >> team & 1) && s->cover[landmark] == myst_other(team)
                && myst_lies_right(s, box->key[landmark], team))
                myst_emit(list, team, verb, box->key[landmark]);
}
