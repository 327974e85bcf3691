/* Mytikas: what a position leaves out and its other parts tell: Favors from the piles, Locks and the line from the
   cards. */
#include "games/mytikas/mytikas.h"

/* The last one is on the deck and opens none. */
int myt_locks_opening(const struct match *match, int taken)
{
    return taken - (taken > 0 && taken == myt_box_of(match)->locks);
}

/* Of one player, where all piles are written: the tokens less the pile less what the others hold. */
static void derive_favors(const struct match *match, struct myt_state *s, const struct node *piles)
{
    int seat = myt_only_one(myt_lacking(match, s, NO_FAVORS)), held[GODS];
    for (int god = 0; god < GODS; god++) {
        const struct node *pile = node_get(piles, myt_god_names[god]);
        held[god] = seat != NONE && pile && !myt_is_unknown(pile) ? myt_pile(match, s, god) - pile->value : -1;
        if (held[god] < 0)
            return;
    }
    for (int god = 0; god < GODS; god++)
        s->seat[seat].favors[god] = held[god];
    s->seat[seat].unknown &= ~(unsigned)NO_FAVORS;
}

/* Is every card before a player known, and what is on it? */
static bool hands_known(const struct match *match, const struct myt_state *s, bool tokens)
{
    bool known = !myt_lacking(match, s, NO_CARDS);
    for (int card = 0; card < CARDS && tokens; card++)
        known = known && s->tokens[card] != TOKENS_UNKNOWN;
    return known;
}

/* In the end no card is locked, but more are open than without Locks: nobody wrote which have one. */
static bool end_hides_locks(const struct match *match, const struct myt_state *s)
{
    int more = myt_cards_open(match, s) - match->seats - 1;
    return s->phase == FINISHED && myt_locks_taken(s) == 0 && more > 0 && more <= myt_box_of(match)->face_down;
}

int myt_locks_told(const struct match *match, const struct myt_state *s)
{
    if (!end_hides_locks(match, s) && hands_known(match, s, true))
        return myt_locks_taken(s);
    /* Locks that were taken before the last turn opened a card each; what the last turn unlocked stays face down. */
    int opened = myt_cards_open(match, s) + s->owed - match->seats - 1;
    bool told = hands_known(match, s, false) && !(s->open & LINE_OPEN) && !s->ending && s->phase != FINISHED;
    return told ? opened : NONE;
}

static void derive_locks(const struct match *match, struct myt_state *s, const struct node *locks)
{
    int seen = myt_locks_taken(s), taken = seen;
    if (end_hides_locks(match, s))
        s->open |= LOCKED_OPEN;
    else if (hands_known(match, s, true) && !myt_is_unknown(locks))
        return;
    if (locks && locks->kind == NODE_LIST)
        taken = myt_box_of(match)->locks - locks->count;
    else
        taken = myt_is_unknown(locks) ? NONE : myt_locks_told(match, s);
    if (taken == NONE)
        s->open |= LOCKS_OPEN;
    else if (taken > seen)
        s->unseen_locks = taken - seen;
}

/* It is empty where as many cards are before players as are open. */
bool myt_line_told(const struct match *match, const struct myt_state *s)
{
    int opening = myt_locks_opening(match, myt_locks_taken(s));
    return hands_known(match, s, false) && !(s->open & LOCKS_OPEN)
           && myt_cards_open(match, s) == match->seats + 1 + opening - s->owed;
}

void myt_derive(struct hearing *h, const struct node *table)
{
    struct myt_state *s = h->state;
    if (!s->begun)
        return;
    derive_favors(h->match, s, node_get(table, "piles"));
    derive_locks(h->match, s, node_get(table, "locks"));
    if (!node_get(table, "line") && myt_line_told(h->match, s))
        s->open &= ~(unsigned)LINE_OPEN;
}
