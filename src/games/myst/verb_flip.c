/* Myst: turning up cards, and announcing totals. */
#include "games/myst/myst.h"

/* Has the team a known book in hand that was not shown? A book it flips is that one, else one of the unknown cards. */
static bool book_at_hand(const struct myst_state *s, int team)
{
    return myst_in_hand(s, team, CARD_BOOK) > s->team[team].shown;
}

/* Refuses a card that is neither in the hand nor possibly one of the unknown cards. */
static enum outcome has_card(struct hearing *h, int card)
{
    const struct myst_state *s = h->state;
    int team = h->move->actor;
    char room[WORD_ROOM];
    bool book = card == CARD_BOOK;
    if (book ? book_at_hand(s, team) : myst_in_hand(s, team, card) > 0)
        return STANDS;
    if (!myst_in_hand(s, team, CARD_UNKNOWN))
        return refuse(h, RULE_FLIP_HELD, "%s does not hold %s%s", myst_team_name(h, team),
                      book ? (s->team[team].shown ? "another " : "a ") : "", myst_card_title(h->match, card, room));
    const int named[TEAMS] = {myst_named_by(s, 0, card) + (team == 0), myst_named_by(s, 1, card) + (team == 1)};
    return myst_test_deck(h, card, named, 0, -1);
}

/* Only the team that is due, if it has certainly a card that is not a book, else all that can. */
static unsigned may_flip(const struct match *match, const struct myst_state *s)
{
    int difference = s->team[0].flips - s->team[1].flips;
    unsigned due = difference < 0 ? 1u : difference > 0 ? 2u : myst_first(match, s), may = 0, able = myst_can_flip(s);
    for (int team = 0; team < TEAMS; team++) {
        int unknown = myst_in_hand(s, team, CARD_UNKNOWN);
        bool known = s->team[team].hand_size > myst_in_hand(s, team, CARD_BOOK) + unknown,
             must = known || unknown > myst_left(match, s, CARD_BOOK);
        if (due >> team & 1)
            may |= (able >> team & 1) && must ? 1u << team : able;
    }
    return may;
}

static void turn_up(struct myst_state *s, int team, int card)
{
    struct myst_team *t = &s->team[team];
    myst_hold_cards(s, team);
    if (card != CARD_BOOK) {
        myst_take_card(s, team, myst_in_hand(s, team, card) ? card : CARD_UNKNOWN);
        t->flipped[t->flips++] = card;
        return;
    }
    if (!book_at_hand(s, team)) {
        myst_take_card(s, team, CARD_UNKNOWN);
        t->hand[t->hand_size++] = CARD_BOOK;
    }
    t->shown++;
}

/* What the card earns: "Value 5 + Bonus 2 (placed in the puzzle) = 7", or who controls the landmark. */
static void tell_card(const struct match *match, const struct myst_state *s, int team, int card, struct myst_text *out)
{
    const struct myst_box *box = myst_box_of(match);
    int landmark = myst_card_landmark(box, card), value = myst_card_value(box, card),
        control = myst_controls(match, s, landmark);
    if (control == UNKNOWN)
        myst_add(out, "the record does not say who controls it");
    else if (control != team)
        myst_add(out, "%s controls the %s", control == NOBODY ? "nobody" : match->names[control], box->title[landmark]);
    else if (s->cover[landmark] == team)
        myst_add(out, "Value %d, no Bonus (laid on top)", value);
    else if (!myst_earns_bonus(match, s, team, landmark))
        myst_add(out, "Value %d, no Bonus (its first key piece)", value);
    else if (myst_worth(match, s, team, landmark, CARDS_FLIPPED).cards > 1)
        myst_add(out, "Value %d, Bonus already scored", value);
    else
        myst_add(out, "Value %d + Bonus %d (placed in the puzzle) = %d", value, box->bonus, value + box->bonus);
}

static void sum_up_flip(struct hearing *h, int card, int before)
{
    const struct myst_state *s = h->state;
    int team = h->move->actor, total = myst_total(h->match, s, team, CARDS_FLIPPED);
    const char *name = myst_team_name(h, team);
    struct myst_text line = {0};
    char room[WORD_ROOM];
    if (card == CARD_BOOK) {
        sum_up(h, "%s shows a Linking Book: 0, not counted as a flip", name);
        return;
    }
    tell_card(h->match, s, team, card, &line);
    if (!s->whose_unknown)
        myst_add(&line, "; %d + %d = %d", before, total - before, total);
    if (s->team[team].slipped)
        myst_add(&line, " (%s says %d)", name, s->team[team].said);
    sum_up(h, "%s flips %s: %s", name, myst_card_title(h->match, card, room), line.text);
}

enum outcome myst_play_flip(struct hearing *h)
{
    struct myst_state *s = h->state;
    int actor = h->move->actor, card = item(h->move, 0, 0);
    struct myst_team *team = &s->team[actor];
    if (myst_in_scoring(h) == REFUSED || has_card(h, card) == REFUSED)
        return REFUSED;
    /* A known book may be shown out of turn. A Landmark Card out of turn may begin a round: then the team goes first. */
    unsigned may = may_flip(h->match, s);
    if (card != CARD_BOOK || !book_at_hand(s, actor)) {
        bool in_turn = myst_test_turn(h, may, true, "flip"),
             begins = card != CARD_BOOK && s->team[0].flips == s->team[1].flips;
        if (begins && in_turn)
            myst_may_go_first(h, may, "flips");
        else if (begins)
            s->went_first = (signed char)actor;
    }

    bool asked = h->sums || team->slipped;
    int before = asked ? myst_total(h->match, s, actor, CARDS_FLIPPED) : 0;
    turn_up(s, actor, card);
    if (s->shown_at.line == 0 && card != CARD_BOOK)
        s->shown_at = here(h, 0);
    myst_end_moves(s);
    if (team->slipped)
        team->said += myst_total(h->match, s, actor, CARDS_FLIPPED) - before;
    myst_test_total(h, FIELD_TOTAL);
    if (h->sums)
        sum_up_flip(h, card, before);
    myst_advance(s);
    return STANDS;
}

static bool holds_one(const struct match *match, const struct myst_state *s, int team, int card)
{
    return (myst_in_hand(s, team, CARD_UNKNOWN) && myst_left(match, s, card) > 0)
           || (card != CARD_BOOK && myst_in_hand(s, team, card));
}

/* If the cards of the box are assumed, a hand may also have cards that the box does not have. */
static void suggest_cards(const struct match *match, const struct myst_state *s, int team, int verb,
                          struct suggestions *list)
{
    const struct myst_team *t = &s->team[team];
    for (int card = CARD_BOOK; card < CARD_FIRST + myst_box_of(match)->kinds; card++)
        if (holds_one(match, s, team, card))
            suggest_entry(list, team, verb, {0, card});
    for (int i = 0; i < t->hand_size; i++)
        if (t->hand[i] >= CARD_FOREIGN && !myst_times(t->hand, i, t->hand[i]))
            suggest_entry(list, team, verb, {0, t->hand[i]});
}

void myst_suggest_flip(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS && s->phase == PHASE_SCORING; team++)
        if (may_flip(match, s) >> team & 1)
            suggest_cards(match, s, team, verb, list);
}

/* Flips of known books and totals are not listed. */
bool myst_spell_flip(const struct match *match, const void *state, struct move *move)
{
    const struct myst_state *s = state;
    int card = item(move, 0, 0);
    bool listed = card != CARD_BOOK || !book_at_hand(s, move->actor)
                  || ((may_flip(match, s) >> move->actor & 1) && holds_one(match, s, move->actor, card));
    if (!listed || (given(move, FIELD_TOTAL) && !myst_faultless(match, s, move)))
        return false;
    *move = MOVE_WITH(move->actor, move->verb, {0, card});
    return true;
}
