/* Myst: laying a key piece on a landmark, and removing one. */
#include "games/myst/play.h"

/* In the scoring only the last mover may still act. */
static enum outcome may_act(struct hearing *h)
{
    const struct state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_SCORING && s->just_moved != h->move->actor)
        return refuse(h, LOG_PHASE, "all moves are made; %s has not just moved", myst_team_name(h, h->move->actor));
    return myst_on_board(h, 0, -1);
}

static void test_reach(struct hearing *h, int landmark)
{
    const struct state *s = h->state;
    unsigned acting = myst_acting(h->match, s);
    int team = h->move->actor, why = s->reached[landmark];
    if (!(acting >> team & 1)) {
        myst_turn_of(h, acting, s->just_moved == NOBODY, "act");
        because(h, s->arrived_at[other(team)], "its last move is here");
        return;
    }
    if (why & REACHED)
        return;
    illegal(h, RULE_REACH,
            why & ACTED_ON       ? "%s has already acted on %s since it came there; its pawn is on %s"
            : why & BY_LINGERING ? "%s stood on %s before and has not reached it anew; its pawn is on %s"
                                 : "%s has not just reached %s; its pawn is on %s",
            myst_team_name(h, team), box_of(h->match)->landmark[landmark], myst_id(h, s->team[team].pawn));
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
    const struct state *s = h->state;
    int team = h->move->actor;
    const char *doubt = assumed(h->match, "landmarks") ? " (the landmarks of the box are assumed)" : "";
    if (landmark < 0)
        return refuse(h, RULE_LAY_PIECE, "%s is not the key position of a landmark%s", myst_id(h, position), doubt);
    if (is_used(s, team, position))
        return refuse(h, RULE_LAY_PIECE, "the key piece of %s for %s lies on the board already%s",
                      myst_team_name(h, team), box_of(h->match)->landmark[landmark], doubt);
    if (s->cover[landmark] == NOBODY)
        return STANDS;
    refuse(h, RULE_LAY_PIECE, "a key piece of %s covers %s already", myst_team_name(h, s->cover[landmark]),
           box_of(h->match)->landmark[landmark]);
    because(h, myst_unmark(s->cover_at[landmark]), "it was laid here");
    return REFUSED;
}

enum outcome myst_lay(struct hearing *h)
{
    struct state *s = h->state;
    int team = h->move->actor, position = item(h->move, 0, 0);
    if (may_act(h) == REFUSED)
        return REFUSED;
    int landmark = box_of(h->match)->landmark_at[position];
    if (has_key_piece(h, position, landmark) == REFUSED || myst_is_space(h, -1) == REFUSED)
        return REFUSED;
    test_reach(h, landmark);
    if (!lies_right(s, position, other(team)))
        illegal(h, RULE_LAY_ON, "what lies on %s is not the key piece of %s", myst_id(h, position),
                myst_team_name(h, other(team)));
    if (is_aside(s, team, landmark)) {
        illegal(h, RULE_ASIDE, "the key piece of %s for %s was removed and is out of play", myst_team_name(h, team),
                box_of(h->match)->landmark[landmark]);
        because(h, myst_unmark(s->cover_at[landmark]), "it was removed here");
    }

    s->team[team].aside &= ~((uint64_t)1 << landmark);
    s->cover[landmark] = (signed char)team;
    s->cover_at[landmark] = myst_mark(here(h, 0));
    s->reached[landmark] = ACTED_ON;
    myst_settle(h);
    return STANDS;
}

enum outcome myst_remove(struct hearing *h)
{
    struct state *s = h->state;
    int team = h->move->actor, position = item(h->move, 0, 0);
    if (may_act(h) == REFUSED)
        return REFUSED;
    int landmark = box_of(h->match)->landmark_at[position];
    if (landmark < 0 || s->cover[landmark] == NOBODY)
        return refuse(h, RULE_REMOVE_NONE, "nothing covers %s",
                      landmark < 0 ? myst_id(h, position) : box_of(h->match)->landmark[landmark]);
    int whose = s->cover[landmark];
    test_reach(h, landmark);
    if (whose == team)
        illegal(h, RULE_REMOVE_WHOSE, "%s removes its own key piece from %s", myst_team_name(h, team),
                box_of(h->match)->landmark[landmark]);
    else if (!lies_right(s, position, team))
        illegal(h, RULE_REMOVE_WHOSE, "what the piece of %s covers on %s is not the key piece of %s",
                myst_team_name(h, whose), myst_id(h, position), myst_team_name(h, team));

    s->cover[landmark] = NOBODY;
    s->team[whose].aside |= (uint64_t)1 << landmark;
    s->cover_at[landmark] = myst_mark(here(h, 0));
    s->reached[landmark] = ACTED_ON;
    myst_settle(h);
    return STANDS;
}
