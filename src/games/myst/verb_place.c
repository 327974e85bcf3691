/* Myst: laying pieces in the race. */
#include "games/myst/myst.h"

static enum outcome read_fields(struct hearing *h, struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    if (myst_on_board(h, 0, -1) == REFUSED || (given(h->move, FIELD_AT) && myst_on_board(h, FIELD_AT, -1) == REFUSED))
        return REFUSED;
    laying->team = h->move->actor;
    laying->piece = item(h->move, 0, 0);
    laying->position = value_or(h->move, FIELD_AT, laying->piece);
    laying->first = s->team[laying->team].placed == 0;
    return STANDS;
}

/* In the race a piece that is not in the supply lies on the board. */
static int where_lies(const struct myst_state *s, int team, int piece)
{
    int position = 0;
    while (s->spot[position].lies != TEAMS * piece + team)
        position++;
    return position;
}

static enum outcome can_lie(struct hearing *h, const struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    int team = laying->team, at = laying->position;
    if (!myst_in_supply(h->match, s, team, laying->piece)) {
        int lies = where_lies(s, team, laying->piece);
        refuse(h, RULE_PIECE, "%s has its piece %s already on the board%s%s", myst_team_name(h, team),
               myst_id(h, laying->piece), lies == laying->piece ? "" : ", on ",
               lies == laying->piece ? "" : myst_id(h, lies));
        because(h, myst_unmark(s->spot[lies].laid_at), "it was laid here");
        return REFUSED;
    }
    if (myst_is_open(s, at))
        return STANDS;
    refuse(h, RULE_OPEN, "%s is taken by a piece of %s", myst_id(h, at), myst_team_name(h, myst_owner(s, at)));
    point_at(h, given(h->move, FIELD_AT) ? FIELD_AT : 0, -1);
    because(h, myst_unmark(s->spot[at].laid_at), "it was laid here");
    return REFUSED;
}

enum outcome myst_read_laying(struct hearing *h, struct myst_laying *laying)
{
    return read_fields(h, laying) == REFUSED ? REFUSED : can_lie(h, laying);
}

static void test_first(struct hearing *h, const struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    int team = laying->team, landmark = myst_box_of(h->match)->landmark_at[laying->piece];
    if (s->team[myst_other(team)].placed == 0 && s->youngest == myst_other(team))
        illegal(h, RULE_YOUNGEST, "%s places the first piece of the game, but %s has the youngest player",
                myst_team_name(h, team), myst_team_name(h, myst_other(team)));
    if (landmark < 0)
        illegal(h, RULE_FIRST_KEY, "%s begins with %s, which is no key piece", myst_team_name(h, team),
                myst_id(h, laying->piece));
    bool asked = myst_answer(h->match, HOUSE_FIRST_CARD, FIRST_HELD) && landmark >= 0;
    if (!asked || myst_has_landmark_card(h->match, s, team, landmark))
        return;
    if (myst_in_hand(s, team, CARD_UNKNOWN)) {
        unsettled(h, RULE_FIRST_HELD, "none of the cards known of %s is for %s, but it has unknown cards",
                  myst_team_name(h, team), myst_box_of(h->match)->landmark[landmark]);
    } else {
        illegal(h, RULE_FIRST_HELD, "%s begins with %s without a card for it", myst_team_name(h, team),
                myst_box_of(h->match)->landmark[landmark]);
        hangs_on(h, HOUSE_FIRST_CARD, FIRST_ANY);
    }
}

static void test_touch(struct hearing *h, const struct myst_laying *laying)
{
    const struct myst_state *s = h->state;
    if (laying->first || myst_beside_own(myst_touch(h->match), s, laying->team, laying->position))
        return;
    illegal(h, RULE_TOUCH, "%s touches no piece of %s", myst_id(h, laying->position), myst_team_name(h, laying->team));
    if (myst_answer(h->match, HOUSE_TOUCH, TOUCH_SIDE)
        && myst_beside_own(&myst_box_of(h->match)->touch[TOUCH_CORNER], s, laying->team, laying->position))
        hangs_on(h, HOUSE_TOUCH, TOUCH_CORNER);
}

void myst_test_image(struct hearing *h, const struct myst_laying *laying)
{
    if (laying->position == laying->piece)
        return;
    illegal(h, RULE_IMAGE, "the piece %s is laid on %s; its picture belongs on %s", myst_id(h, laying->piece),
            myst_id(h, laying->position), myst_id(h, laying->piece));
    point_at(h, FIELD_AT, -1);
}

void myst_lay_piece(struct hearing *h, const struct myst_laying *laying, int rule)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    if (laying->first && s->team[myst_other(laying->team)].placed == 0 && s->youngest == NOBODY)
        s->youngest = (signed char)laying->team;
    if (laying->first)
        s->team[laying->team].first = (short)laying->position;
    myst_lay_down(s, laying->team, laying->piece, laying->position);
    s->spot[laying->position].laid_at = myst_mark(here(h, 0));
    book(h, laying->team, ACCOUNT_PIECES, 2, rule);
    if (box->switches[laying->piece] || box->landmark_at[laying->position] >= 0)
        myst_settle(h);
    else
        myst_advance(s);
}

enum outcome myst_play_place(struct hearing *h)
{
    const struct myst_state *s = h->state;
    struct myst_laying laying;
    if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE) == REFUSED || myst_read_laying(h, &laying) == REFUSED)
        return REFUSED;
    if (laying.first)
        test_first(h, &laying);
    else if (s->team[myst_other(laying.team)].placed == 0)
        illegal(h, RULE_RACE, "%s places another piece before %s has placed its first", myst_team_name(h, laying.team),
                myst_team_name(h, myst_other(laying.team)));
    test_touch(h, &laying);
    myst_test_image(h, &laying);

    myst_lay_piece(h, &laying, laying.first ? RULE_FIRST_KEY : RULE_TOUCH);
    return STANDS;
}

static void suggest_first(const struct match *match, const struct myst_state *s, int team, struct suggestions *list)
{
    const struct myst_box *box = myst_box_of(match);
    bool held = myst_answer(match, HOUSE_FIRST_CARD, FIRST_HELD) && !myst_in_hand(s, team, CARD_UNKNOWN);
    if (s->team[team].placed > 0 || (myst_bare(s) && s->youngest == myst_other(team)))
        return;
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (myst_is_open(s, box->key[landmark]) && (!held || myst_has_landmark_card(match, s, team, landmark)))
            myst_emit(list, team, VERB_PLACE, box->key[landmark]);
}

void myst_suggest_place(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS && s->phase == PHASE_START; team++)
        suggest_first(match, s, team, list);
    for (int team = 0; team < TEAMS && s->phase == PHASE_PUZZLE; team++)
        for (int piece = 0; piece < myst_box_of(match)->positions; piece++)
            if (myst_may_place(match, myst_touch(match), s, team, piece))
                myst_emit(list, team, verb, piece);
}

/* A piece laid at its own position needs no `at`; anywhere else it is not listed. */
bool myst_spell_laying(const struct match *match, const void *state, struct move *move)
{
    (void)match, (void)state;
    int piece = item(move, 0, 0);
    if (value_or(move, FIELD_AT, piece) != piece)
        return false;
    *move = myst_plain(move->actor, move->verb, piece);
    return true;
}
