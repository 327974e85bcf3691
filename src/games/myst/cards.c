/* Myst: cards in hand, named and used. */
#include "games/myst/myst.h"

int myst_times(const int *cards, int count, int card)
{
    int copies = 0;
    for (int i = 0; i < count; i++)
        copies += cards[i] == card;
    return copies;
}

int myst_in_hand(const struct myst_state *s, int team, int card)
{
    return myst_times(s->team[team].hand, s->team[team].hand_size, card);
}

int myst_named_by(const struct myst_state *s, int team, int card)
{
    const struct myst_team *t = &s->team[team];
    int copies = myst_times(t->hand, t->hand_size, card) + myst_times(t->flipped, t->flips, card);
    return copies + (card == CARD_BOOK ? t->played : 0);
}

int myst_left(const struct match *match, const struct myst_state *s, int card)
{
    int left = myst_copies(myst_box_of(match), card) - myst_named_by(s, 0, card) - myst_named_by(s, 1, card);
    return left > 0 ? left : 0;
}

bool myst_may_hold_book(const struct match *match, const struct myst_state *s, int team)
{
    return myst_in_hand(s, team, CARD_BOOK)
           || (myst_in_hand(s, team, CARD_UNKNOWN) && myst_left(match, s, CARD_BOOK) > 0);
}

void myst_take_card(struct myst_state *s, int team, int card)
{
    struct myst_team *t = &s->team[team];
    int at = 0;
    while (at < t->hand_size && t->hand[at] != card)
        at++;
    for (; at + 1 < t->hand_size; at++)
        t->hand[at] = t->hand[at + 1];
    if (at < t->hand_size)
        t->hand_size--;
}

int myst_most_played(const struct match *match, const struct myst_state *s, int team)
{
    int books = myst_left(match, s, CARD_BOOK), hidden = myst_in_hand(s, team, CARD_UNKNOWN);
    return s->team[team].played + (s->team[team].played_open ? (books < hidden ? books : hidden) : 0);
}

void myst_hold_cards(struct myst_state *s, int team)
{
    struct myst_team *t = &s->team[team];
    if (t->has_cards)
        return;
    t->has_cards = true;
    t->dealt = HAND;
}

unsigned myst_can_flip(const struct myst_state *s)
{
    unsigned teams = 0;
    for (int team = 0; team < TEAMS; team++)
        teams |= s->team[team].hand_size > myst_in_hand(s, team, CARD_BOOK) ? 1u << team : 0;
    return teams;
}

bool myst_copies_assumed(const struct match *match, int card)
{
    const struct myst_box *box = myst_box_of(match);
    return card >= CARD_FIRST && assumed(match, "cards.%s", box->landmark[myst_card_landmark(box, card)]);
}

/* "rocket ship 5: blue 1 + yellow 1 = 2; the box has 1". */
enum outcome myst_test_deck(struct hearing *h, int card, const int named[TEAMS], int field, int index)
{
    const struct myst_box *box = myst_box_of(h->match);
    int copies = myst_copies(box, card);
    bool doubt = myst_copies_assumed(h->match, card);
    if (named[0] + named[1] <= copies)
        return STANDS;
    char room[WORD_ROOM];
    struct myst_text sentence = {0};
    myst_add(&sentence, copies ? "%s: " : "the box has no %s", myst_card_title(h->match, card, room));
    for (int team = 0; team < TEAMS; team++)
        if (copies && named[team])
            myst_add(&sentence, "%s%s %d", team && named[0] ? " + " : "", h->match->names[team], named[team]);
    if (copies && named[0] && named[1])
        myst_add(&sentence, " = %d", named[0] + named[1]);
    if (copies)
        myst_add(&sentence, "; the box has %d", copies);
    if (doubt) {
        doubtful(h, RULE_DECK, "%s", sentence.text);
        rests_on(h, "cards.%s", box->landmark[myst_card_landmark(box, card)]);
    } else
        refuse(h, RULE_DECK, "%s", sentence.text);
    point_at(h, field, index);
    return doubt ? STANDS : REFUSED;
}
