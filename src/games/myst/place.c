/* Myst: laying pieces in the race, by hand or with a Linking Book. */
#include "games/myst/play.h"

struct laying {
    int team, piece, position;
    bool first;
};

static enum outcome read_laying(struct hearing *h, struct laying *laying)
{
    const struct state *s = h->state;
    if (myst_on_board(h, 0, -1) == REFUSED || (given(h->move, FIELD_AT) && myst_on_board(h, FIELD_AT, -1) == REFUSED))
        return REFUSED;
    laying->team = h->move->actor;
    laying->piece = item(h->move, 0, 0);
    laying->position = value_or(h->move, FIELD_AT, laying->piece);
    laying->first = s->team[laying->team].placed == 0;
    return STANDS;
}

/* In the race a piece that is not in the supply lies on the board. */
static int where_lies(const struct state *s, int team, int piece)
{
    int position = 0;
    while (s->spot[position].lies != TEAMS * piece + team)
        position++;
    return position;
}

static enum outcome can_lie(struct hearing *h, const struct laying *laying)
{
    const struct state *s = h->state;
    int team = laying->team, at = laying->position;
    if (!myst_in_supply(h->match, s, team, laying->piece)) {
        int lies = where_lies(s, team, laying->piece);
        refuse(h, RULE_PIECE, "%s has its piece %s already on the board%s%s", myst_team_name(h, team),
               myst_id(h, laying->piece), lies == laying->piece ? "" : ", on ",
               lies == laying->piece ? "" : myst_id(h, lies));
        because(h, myst_unmark(s->spot[lies].laid_at), "it was laid here");
        return REFUSED;
    }
    if (is_open(s, at))
        return STANDS;
    refuse(h, RULE_OPEN, "%s is taken by a piece of %s", myst_id(h, at), myst_team_name(h, owner(s, at)));
    point_at(h, given(h->move, FIELD_AT) ? FIELD_AT : 0, -1);
    because(h, myst_unmark(s->spot[at].laid_at), "it was laid here");
    return REFUSED;
}

static void test_first(struct hearing *h, const struct laying *laying)
{
    const struct state *s = h->state;
    int team = laying->team, landmark = box_of(h->match)->landmark_at[laying->piece];
    if (s->team[other(team)].placed == 0 && s->youngest == other(team))
        illegal(h, RULE_YOUNGEST, "%s places the first piece of the game, but %s has the youngest player",
                myst_team_name(h, team), myst_team_name(h, other(team)));
    if (landmark < 0)
        illegal(h, RULE_FIRST_KEY, "%s begins with %s, which is no key piece", myst_team_name(h, team),
                myst_id(h, laying->piece));
    bool asked = answer(h->match, HOUSE_FIRST_CARD, FIRST_HELD) && landmark >= 0;
    if (!asked || myst_has_landmark_card(h->match, s, team, landmark))
        return;
    if (myst_in_hand(s, team, CARD_UNKNOWN)) {
        unsettled(h, RULE_FIRST_HELD, "none of the cards known of %s is for %s, but it has unknown cards",
                  myst_team_name(h, team), box_of(h->match)->landmark[landmark]);
    } else {
        illegal(h, RULE_FIRST_HELD, "%s begins with %s without a card for it", myst_team_name(h, team),
                box_of(h->match)->landmark[landmark]);
        hangs_on(h, HOUSE_FIRST_CARD, FIRST_ANY);
    }
}

static void test_touch(struct hearing *h, const struct laying *laying)
{
    const struct state *s = h->state;
    if (laying->first || myst_beside_own(touch_of(h->match), s, laying->team, laying->position))
        return;
    illegal(h, RULE_TOUCH, "%s touches no piece of %s", myst_id(h, laying->position), myst_team_name(h, laying->team));
    if (answer(h->match, HOUSE_TOUCH, TOUCH_SIDE)
        && myst_beside_own(&box_of(h->match)->touch[TOUCH_CORNER], s, laying->team, laying->position))
        hangs_on(h, HOUSE_TOUCH, TOUCH_CORNER);
}

static void test_image(struct hearing *h, const struct laying *laying)
{
    if (laying->position == laying->piece)
        return;
    illegal(h, RULE_IMAGE, "the piece %s is laid on %s; its picture belongs on %s", myst_id(h, laying->piece),
            myst_id(h, laying->position), myst_id(h, laying->piece));
    point_at(h, FIELD_AT, -1);
}

static void lay_down(struct hearing *h, const struct laying *laying, int rule)
{
    struct state *s = h->state;
    const struct box *box = box_of(h->match);
    if (laying->first && s->team[other(laying->team)].placed == 0 && s->youngest == NOBODY)
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

enum outcome myst_place(struct hearing *h)
{
    const struct state *s = h->state;
    struct laying laying;
    if (myst_in_phase(h, 1u << PHASE_START | 1u << PHASE_PUZZLE) == REFUSED || read_laying(h, &laying) == REFUSED
        || can_lie(h, &laying) == REFUSED)
        return REFUSED;
    if (laying.first)
        test_first(h, &laying);
    else if (s->team[other(laying.team)].placed == 0)
        illegal(h, RULE_RACE, "%s places another piece before %s has placed its first", myst_team_name(h, laying.team),
                myst_team_name(h, other(laying.team)));
    test_touch(h, &laying);
    test_image(h, &laying);

    lay_down(h, &laying, laying.first ? RULE_FIRST_KEY : RULE_TOUCH);
    return STANDS;
}

/* Some position where it could have laid a piece by hand. */
static int where_able(const struct match *match, const struct state *s, int team)
{
    int position = 0;
    while (!is_open(s, position) || !myst_in_supply(match, s, team, position)
           || !myst_beside_own(touch_of(match), s, team, position))
        position++;
    return position;
}

static void test_unable(struct hearing *h, int team)
{
    const struct state *s = h->state;
    if (!myst_able(h->match, touch_of(h->match), s, team))
        return;
    illegal(h, RULE_BOOK_UNABLE, "%s uses a Linking Book although it can place a piece, for example %s",
            myst_team_name(h, team), myst_id(h, where_able(h->match, s, team)));
    int otherwise = !h->match->house[HOUSE_TOUCH];
    if (!myst_able(h->match, &box_of(h->match)->touch[otherwise], s, team))
        hangs_on(h, HOUSE_TOUCH, otherwise);
}

static enum outcome link_piece(struct hearing *h)
{
    struct laying laying;
    if (read_laying(h, &laying) == REFUSED || can_lie(h, &laying) == REFUSED || myst_has_book(h) == REFUSED)
        return REFUSED;
    test_unable(h, laying.team);
    test_image(h, &laying);

    myst_use_book(h);
    lay_down(h, &laying, RULE_BOOK_UNABLE);
    return STANDS;
}

enum outcome myst_link(struct hearing *h)
{
    const struct state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_PUZZLE | 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_SCORING && s->just_moved != h->move->actor)
        return refuse(h, LOG_PHASE, "all moves are made; %s has not just moved", myst_team_name(h, h->move->actor));
    if (s->phase == PHASE_PUZZLE)
        return link_piece(h);
    if (given(h->move, FIELD_AT)) {
        misread(h, "`at` belongs to the puzzle race; a jump only says where the pawn goes");
        point_at(h, FIELD_AT, -1);
        return REFUSED;
    }
    return myst_jump(h);
}
