/* Myst: the legal entries of the moment, and who has one. */
#include "games/myst/interface.h"
#include "games/myst/play.h"
#include "games/myst/ways.h"

/* Where the entries go: to a list, or only into the set of those who have one. */
struct taker {
    struct suggestions *list;
    unsigned actors;
};

static void take(struct taker *taker, int actor, int verb, int value)
{
    struct move move = move_of(actor, verb);
    move_put(&move, 0, value);
    taker->actors |= 1u << actor;
    if (taker->list)
        suggest_move(taker->list, &move);
}

static void start(const struct match *match, const struct state *s, struct taker *taker)
{
    const struct box *box = box_of(match);
    bool bare = s->team[0].placed + s->team[1].placed == 0;
    for (int team = 0; team < TEAMS && bare; team++)
        if (!s->team[team].has_cards)
            take(taker, CHANCE, VERB_DEAL, team);
    for (int team = 0; team < TEAMS; team++) {
        bool held = answer(match, HOUSE_FIRST_CARD, FIRST_HELD) && !myst_in_hand(s, team, CARD_UNKNOWN);
        if (s->team[team].placed > 0 || (bare && s->youngest == other(team)))
            continue;
        for (int landmark = 0; landmark < box->landmarks; landmark++)
            if (is_open(s, box->key[landmark]) && (!held || myst_has_landmark_card(match, s, team, landmark)))
                take(taker, team, VERB_PLACE, box->key[landmark]);
    }
}

static void race(const struct match *match, const struct state *s, int team, struct taker *taker)
{
    bool able = myst_able(match, touch_of(match), s, team);
    if (!able && !myst_may_hold_book(match, s, team))
        return;
    for (int position = 0; position < box_of(match)->positions; position++)
        if (is_open(s, position) && myst_in_supply(match, s, team, position)
            && (!able || myst_beside_own(touch_of(match), s, team, position)))
            take(taker, team, able ? VERB_PLACE : VERB_LINK, position);
}

static void numbers(const struct ring *ring, int verb, int least, struct taker *taker)
{
    for (int number = least; number <= 99; number++)
        if (myst_on_ring(ring, number))
            take(taker, CHANCE, verb, number);
}

static void jumps(const struct match *match, const struct state *s, int team, struct taker *taker)
{
    if (!myst_may_hold_book(match, s, team))
        return;
    for (int position = 0; position < box_of(match)->positions; position++)
        if (!is_open(s, position) && position != s->team[other(team)].pawn)
            take(taker, team, VERB_LINK, position);
}

static void walks(const struct match *match, const struct state *s, int team, struct taker *taker)
{
    struct distances distances;
    myst_measure(touch_of(match), s, s->team[team].pawn, myst_blocked(match, s, team), s->spun, &distances);
    for (int position = 0; position < box_of(match)->positions; position++)
        if (distances.to[position] <= s->spun && position != s->team[other(team)].pawn)
            take(taker, team, VERB_WALK, position);
}

static void landmarks(const struct match *match, const struct state *s, int team, struct taker *taker)
{
    const struct box *box = box_of(match);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int key = box->key[landmark];
        if (!(s->reached[landmark] & REACHED))
            continue;
        if (s->cover[landmark] == NOBODY && lies_right(s, key, other(team)) && myst_in_supply(match, s, team, key))
            take(taker, team, VERB_LAY, key);
        if (s->cover[landmark] == other(team) && lies_right(s, key, team))
            take(taker, team, VERB_REMOVE, key);
    }
}

static void explore(const struct match *match, const struct state *s, struct taker *taker)
{
    unsigned next = myst_next(match, s), acting = myst_acting(match, s);
    if (s->spun == NONE)
        numbers(&box_of(match)->outer, VERB_SPIN, 0, taker);
    for (int team = 0; team < TEAMS; team++) {
        if ((next >> team & 1) && s->spun != NONE)
            walks(match, s, team, taker);
        if ((next >> team & 1) || s->just_moved == team)
            jumps(match, s, team, taker);
        if (acting >> team & 1)
            landmarks(match, s, team, taker);
    }
}

static bool holds_one(const struct match *match, const struct state *s, int team, int card)
{
    if (card == CARD_BOOK)
        return myst_reveals_book(match, s, team);
    bool unnamed = myst_in_hand(s, team, CARD_UNKNOWN) && myst_named(s, card) < myst_copies(box_of(match), card);
    return unnamed || myst_in_hand(s, team, card);
}

/* Cards the box does not have can be in a hand too, while its cards are assumed. */
static void flips(const struct match *match, const struct state *s, int team, struct taker *taker)
{
    const struct team *t = &s->team[team];
    for (int card = CARD_BOOK; card < CARD_FIRST + box_of(match)->kinds; card++)
        if (holds_one(match, s, team, card))
            take(taker, team, VERB_FLIP, card);
    for (int i = 0; i < t->hand_size; i++) {
        bool again = false;
        for (int j = 0; j < i; j++)
            again = again || t->hand[j] == t->hand[i];
        if (t->hand[i] >= CARD_FOREIGN && !again)
            take(taker, team, VERB_FLIP, t->hand[i]);
    }
}

static void scoring(const struct match *match, const struct state *s, struct taker *taker)
{
    unsigned may = myst_may_flip(match, s);
    for (int team = 0; team < TEAMS; team++)
        if (may >> team & 1)
            flips(match, s, team, taker);
    if (s->just_moved != NOBODY) {
        jumps(match, s, s->just_moved, taker);
        landmarks(match, s, s->just_moved, taker);
    }
}

static void take_all(const struct match *match, const struct state *s, struct taker *taker)
{
    switch (s->phase) {
    case PHASE_START:
        start(match, s, taker);
        break;
    case PHASE_PUZZLE:
        for (int team = 0; team < TEAMS; team++)
            race(match, s, team, taker);
        break;
    case PHASE_TURNS:
        if (s->team[0].first != NONE && s->team[1].first != NONE)
            numbers(&box_of(match)->inner, VERB_TURNS, 1, taker);
        break;
    case PHASE_EXPLORE:
        explore(match, s, taker);
        break;
    case PHASE_SCORING:
        scoring(match, s, taker);
        break;
    default:
        break;
    }
}

void myst_suggest(const struct match *match, const void *state, struct suggestions *list)
{
    struct taker taker = {.list = list};
    take_all(match, state, &taker);
}

unsigned myst_to_act(const struct match *match, const void *state)
{
    struct taker taker = {0};
    take_all(match, state, &taker);
    return taker.actors;
}
