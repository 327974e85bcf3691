/* Myst: turning up cards, and announcing totals. */
#include "games/myst/play.h"
#include "games/myst/score.h"

static enum outcome has_card(struct hearing *h, int card)
{
    const struct state *s = h->state;
    int team = h->move->actor;
    char room[WORD_ROOM];
    if (myst_in_hand(s, team, card))
        return STANDS;
    if (!myst_in_hand(s, team, CARD_UNKNOWN))
        return refuse(h, RULE_FLIP_HELD, "%s has no %s in hand", myst_team_name(h, team),
                      myst_card_name(h->match, card, room));
    return myst_too_many(h, card, myst_named(s, card) + 1, 0, -1);
}

/* A known book shown again is nobody's flip. */
static void test_order(struct hearing *h, int card)
{
    const struct state *s = h->state;
    unsigned may = myst_may_flip(h->match, s);
    if (card == CARD_BOOK && !myst_reveals_book(h->match, s, h->move->actor))
        return;
    myst_turn_of(h, may, true, "flip");
    if (card != CARD_BOOK && s->team[0].flips == s->team[1].flips)
        myst_may_lead(h, may, "flips");
}

static void test_total(struct hearing *h, int field)
{
    int total = myst_running_total(h->match, h->state, h->move->actor);
    if (!given(h->move, field) || item(h->move, field, 0) == total)
        return;
    untrue(h, RULE_TOTAL, "%s announces %d; it has %d so far", myst_team_name(h, h->move->actor),
           item(h->move, field, 0), total);
    point_at(h, field, -1);
}

static void stop_moving(struct state *s)
{
    s->spun = NONE;
    s->spun_at = (struct place){0};
    myst_end_half_turn(s);
}

static void turn_up(const struct match *match, struct state *s, int team, int card)
{
    struct team *t = &s->team[team];
    myst_hold_cards(s, team);
    if (card != CARD_BOOK) {
        myst_take_card(s, team, myst_in_hand(s, team, card) ? card : CARD_UNKNOWN);
        t->flipped[t->flips++] = card;
    } else if (myst_reveals_book(match, s, team)) {
        myst_take_card(s, team, CARD_UNKNOWN);
        t->hand[t->hand_size++] = CARD_BOOK;
    }
}

enum outcome myst_flip(struct hearing *h)
{
    struct state *s = h->state;
    int card = item(h->move, 0, 0);
    if (myst_in_phase(h, 1u << PHASE_SCORING) == REFUSED || has_card(h, card) == REFUSED)
        return REFUSED;
    test_order(h, card);

    turn_up(h->match, s, h->move->actor, card);
    if (s->shown_at.line == 0 && card != CARD_BOOK)
        s->shown_at = here(h, 0);
    stop_moving(s);
    test_total(h, FIELD_TOTAL);
    myst_settle(h);
    return STANDS;
}

enum outcome myst_announce(struct hearing *h)
{
    if (myst_in_phase(h, 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    test_total(h, 0);

    stop_moving(h->state);
    myst_settle(h);
    return STANDS;
}
