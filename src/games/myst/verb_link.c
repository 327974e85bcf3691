/* Myst: using a Linking Book, to lay a piece or to jump. */
#include <string.h>

#include "games/myst/myst.h"

/* Some position where it could have laid a piece by hand. */
static int where_able(const struct match *match, const struct myst_state *s, int team)
{
    int position = 0;
    while (!myst_may_place(match, myst_touch(match), s, team, position))
        position++;
    return position;
}

static void test_unable(struct hearing *h, int team)
{
    const struct myst_state *s = h->state;
    if (!myst_able(h->match, myst_touch(h->match), s, team))
        return;
    illegal(h, RULE_BOOK_UNABLE, "%s uses a Linking Book although it can place a piece, for example %s",
            myst_team_name(h, team), myst_id(h, where_able(h->match, s, team)));
    int otherwise = !h->match->house[HOUSE_TOUCH];
    if (!myst_able(h->match, &myst_box_of(h->match)->touch[otherwise], s, team))
        hangs_on(h, HOUSE_TOUCH, otherwise);
}

static enum outcome link_piece(struct hearing *h)
{
    struct myst_laying laying;
    if (myst_read_laying(h, &laying) == REFUSED || myst_has_book(h) == REFUSED)
        return REFUSED;
    test_unable(h, laying.team);
    myst_test_image(h, &laying);

    myst_use_book(h);
    myst_lay_piece(h, &laying, RULE_BOOK_UNABLE);
    return STANDS;
}

static enum outcome link_pawn(struct hearing *h)
{
    struct myst_state *s = h->state;
    int team = h->move->actor, to = item(h->move, 0, 0);
    if (myst_on_board(h, 0, -1) == REFUSED || myst_is_space(h, -1) == REFUSED || myst_has_book(h) == REFUSED)
        return REFUSED;
    unsigned next = s->phase == PHASE_EXPLORE ? myst_next(h->match, s) : 0;
    bool after_walk = s->just_moved == team, in_turn = after_walk || (next >> team & 1);
    if (!in_turn)
        myst_test_turn(h, next, true, "move");
    else if (!after_walk)
        myst_may_lead(h, next, "jumps");
    myst_test_share(h, to);

    myst_use_book(h);
    s->team[team].pawn = (short)to;
    s->arrived_at[team] = here(h, 0);
    if (in_turn) {
        int landmark = myst_box_of(h->match)->landmark_at[to];
        if (!after_walk)
            myst_end_half_turn(s);
        memset(s->reached, 0, sizeof s->reached);
        if (landmark >= 0)
            s->reached[landmark] = myst_answer(h->match, HOUSE_JUMP_REACH, JUMP_COUNTS) ? REACHED : BY_JUMPING;
    }
    myst_settle(h);
    return STANDS;
}

enum outcome myst_play_link(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_PUZZLE | 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_SCORING && s->just_moved != h->move->actor)
        return refuse(h, RULE_LOG_PHASE, "all moves are made; %s has not just moved",
                      myst_team_name(h, h->move->actor));
    if (s->phase == PHASE_PUZZLE)
        return link_piece(h);
    if (given(h->move, FIELD_AT)) {
        misread(h, "`at` belongs to the puzzle race; a jump only says where the pawn goes");
        point_at(h, FIELD_AT, -1);
        return REFUSED;
    }
    return link_pawn(h);
}

/* Only a team that cannot place a piece by hand. */
static void suggest_pieces(const struct match *match, const struct myst_state *s, int team, struct suggestions *list)
{
    if (myst_able(match, myst_touch(match), s, team) || !myst_may_hold_book(match, s, team))
        return;
    for (int piece = 0; piece < myst_box_of(match)->positions; piece++)
        if (myst_is_open(s, piece) && myst_in_supply(match, s, team, piece))
            myst_emit(list, team, VERB_LINK, piece);
}

static void suggest_jumps(const struct match *match, const struct myst_state *s, int team, struct suggestions *list)
{
    if (!myst_may_hold_book(match, s, team))
        return;
    for (int position = 0; position < myst_box_of(match)->positions; position++)
        if (!myst_is_open(s, position) && position != s->team[myst_other(team)].pawn)
            myst_emit(list, team, VERB_LINK, position);
}

void myst_suggest_link(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    unsigned next = s->phase == PHASE_EXPLORE ? myst_next(match, s) : 0;
    (void)verb;
    for (int team = 0; team < TEAMS; team++)
        if (s->phase == PHASE_PUZZLE)
            suggest_pieces(match, s, team, list);
        else if ((next >> team & 1) || s->just_moved == team)
            suggest_jumps(match, s, team, list);
}
