/* Myst: turning up cards, and announcing totals. */
#include "games/myst/myst.h"

static enum outcome has_card(struct hearing *h, int card)
{
    const struct myst_state *s = h->state;
    int team = h->move->actor;
    char room[WORD_ROOM];
    if (myst_in_hand(s, team, card))
        return STANDS;
    if (!myst_in_hand(s, team, CARD_UNKNOWN))
        return refuse(h, RULE_FLIP_HELD, "%s has no %s in hand", myst_team_name(h, team),
                      myst_card_name(h->match, card, room));
    return myst_test_deck(h, card, myst_named(s, card) + 1, 0, -1);
}

/* A known book shown again is nobody's flip. */
static void test_order(struct hearing *h, int card)
{
    const struct myst_state *s = h->state;
    unsigned may = myst_may_flip(h->match, s);
    if (card == CARD_BOOK && !myst_reveals_book(h->match, s, h->move->actor))
        return;
    myst_test_turn(h, may, true, "flip");
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

static void stop_moving(struct myst_state *s)
{
    s->spun = NONE;
    s->spun_at = (struct place){0};
    myst_end_half_turn(s);
}

static void turn_up(const struct match *match, struct myst_state *s, int team, int card)
{
    struct myst_team *t = &s->team[team];
    myst_hold_cards(s, team);
    if (card != CARD_BOOK) {
        myst_take_card(s, team, myst_in_hand(s, team, card) ? card : CARD_UNKNOWN);
        t->flipped[t->flips++] = card;
    } else if (myst_reveals_book(match, s, team)) {
        myst_take_card(s, team, CARD_UNKNOWN);
        t->hand[t->hand_size++] = CARD_BOOK;
    }
}

enum outcome myst_play_flip(struct hearing *h)
{
    struct myst_state *s = h->state;
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

enum outcome myst_play_announce(struct hearing *h)
{
    if (myst_in_phase(h, 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    test_total(h, 0);

    stop_moving(h->state);
    myst_settle(h);
    return STANDS;
}

static bool holds_one(const struct match *match, const struct myst_state *s, int team, int card)
{
    if (card == CARD_BOOK)
        return myst_reveals_book(match, s, team);
    bool unnamed = myst_in_hand(s, team, CARD_UNKNOWN) && myst_named(s, card) < myst_copies(myst_box_of(match), card);
    return unnamed || myst_in_hand(s, team, card);
}

/* Cards the box does not have can be in a hand too, while its cards are assumed. */
static void suggest_cards(const struct match *match, const struct myst_state *s, int team, struct suggestions *list)
{
    const struct myst_team *t = &s->team[team];
    for (int card = CARD_BOOK; card < CARD_FIRST + myst_box_of(match)->kinds; card++)
        if (holds_one(match, s, team, card))
            myst_emit(list, team, VERB_FLIP, card);
    for (int i = 0; i < t->hand_size; i++) {
        bool again = false;
        for (int j = 0; j < i; j++)
            again = again || t->hand[j] == t->hand[i];
        if (t->hand[i] >= CARD_FOREIGN && !again)
            myst_emit(list, team, VERB_FLIP, t->hand[i]);
    }
}

void myst_suggest_flip(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    (void)verb;
    for (int team = 0; team < TEAMS && s->phase == PHASE_SCORING; team++)
        if (myst_may_flip(match, s) >> team & 1)
            suggest_cards(match, s, team, list);
}

/* A book that is known is not listed, nor is a total. */
bool myst_spell_flip(const struct match *match, const void *state, struct move *move)
{
    bool shown_again = item(move, 0, 0) == CARD_BOOK && myst_in_hand(state, move->actor, CARD_BOOK)
                       && !myst_reveals_book(match, state, move->actor);
    if (shown_again || (given(move, FIELD_TOTAL) && !myst_faultless(match, state, move)))
        return false;
    *move = myst_plain(move->actor, move->verb, item(move, 0, 0));
    return true;
}
