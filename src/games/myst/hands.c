/* Myst: cards in hand, named and used. */
#include "games/myst/state.h"

static int among(const int *cards, int count, int card)
{
    int copies = 0;
    for (int i = 0; i < count; i++)
        copies += cards[i] == card;
    return copies;
}

int myst_in_hand(const struct state *s, int team, int card)
{
    return among(s->team[team].hand, s->team[team].hand_size, card);
}

int myst_named_by(const struct state *s, int team, int card)
{
    const struct team *t = &s->team[team];
    int copies = among(t->hand, t->hand_size, card) + among(t->flipped, t->flips, card);
    return copies + (card == CARD_BOOK ? t->played : 0);
}

int myst_named(const struct state *s, int card)
{
    return myst_named_by(s, 0, card) + myst_named_by(s, 1, card);
}

int myst_free_books(const struct match *match, const struct state *s)
{
    int left = box_of(match)->books - myst_named(s, CARD_BOOK);
    return left > 0 ? left : 0;
}

bool myst_may_hold_book(const struct match *match, const struct state *s, int team)
{
    return myst_in_hand(s, team, CARD_BOOK) || (myst_in_hand(s, team, CARD_UNKNOWN) && myst_free_books(match, s) > 0);
}

bool myst_has_landmark_card(const struct match *match, const struct state *s, int team, int landmark)
{
    for (int i = 0; i < s->team[team].hand_size; i++) {
        int card = s->team[team].hand[i];
        if (card >= CARD_FIRST && myst_card_landmark(box_of(match), card) == landmark)
            return true;
    }
    return false;
}

void myst_take_card(struct state *s, int team, int card)
{
    struct team *t = &s->team[team];
    int at = 0;
    while (at < t->hand_size && t->hand[at] != card)
        at++;
    for (; at + 1 < t->hand_size; at++)
        t->hand[at] = t->hand[at + 1];
    if (at < t->hand_size)
        t->hand_size--;
}

void myst_hold_cards(struct state *s, int team)
{
    struct team *t = &s->team[team];
    if (t->has_cards)
        return;
    t->has_cards = true;
    t->dealt = HAND;
}

bool myst_can_flip(const struct state *s, int team)
{
    return s->team[team].hand_size > myst_in_hand(s, team, CARD_BOOK);
}

/* Not all of its cards can be books. */
static bool must_flip(const struct match *match, const struct state *s, int team)
{
    int unknown = myst_in_hand(s, team, CARD_UNKNOWN);
    bool known = s->team[team].hand_size > myst_in_hand(s, team, CARD_BOOK) + unknown;
    return known || unknown > myst_free_books(match, s);
}

unsigned myst_may_flip(const struct match *match, const struct state *s)
{
    int difference = s->team[0].flips - s->team[1].flips;
    unsigned due = difference < 0 ? 1u : difference > 0 ? 2u : myst_leaders(match, s);
    unsigned able = (myst_can_flip(s, 0) ? 1u : 0) | (myst_can_flip(s, 1) ? 2u : 0);
    if (due == 3u || !(due & able))
        return able;
    return must_flip(match, s, due == 1u ? 0 : 1) ? due : able;
}

bool myst_reveals_book(const struct match *match, const struct state *s, int team)
{
    if (!myst_in_hand(s, team, CARD_UNKNOWN) || myst_free_books(match, s) == 0)
        return false;
    bool only_books = !must_flip(match, s, team), its_turn = myst_may_flip(match, s) >> team & 1;
    return !myst_in_hand(s, team, CARD_BOOK) || (only_books && its_turn);
}
