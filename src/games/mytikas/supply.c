/* Mytikas: what follows from the rest of the table. */
#include "games/mytikas/mytikas.h"

int myt_built_on(const struct match *match, const struct myt_state *s, int level)
{
    int built = 0;
    for (int seat = 0; seat < match->seats; seat++)
        for (int piece = 0; piece < PIECES; piece++)
            built += myt_pieces_on(s, seat, piece, level);
    return built;
}

int myt_tokens_left(const struct match *match, const struct myt_state *s, int level)
{
    int left = myt_box_of(match)->level_tokens[level - 1] - myt_built_on(match, s, level);
    bool taken = level == 1 && match->house[HOUSE_START_CITY_TOKEN] == CITY_TOKEN_TAKEN;
    return taken ? left - match->seats : left;
}

int myt_pile(const struct match *match, const struct myt_state *s, int god)
{
    int left = myt_box_of(match)->favor_tokens;
    for (int seat = 0; seat < match->seats; seat++)
        left -= s->seat[seat].favors[god];
    return left;
}

int myt_locks_taken(const struct myt_state *s)
{
    int taken = s->unseen_locks;
    for (int card = 0; card < CARDS; card++)
        taken += s->locked[card];
    return taken;
}

int myt_locks_left(const struct match *match, const struct myt_state *s)
{
    return myt_box_of(match)->locks - myt_locks_taken(s);
}

bool myt_last_locks(const struct match *match, const struct node *locks)
{
    const struct myt_box *box = myt_box_of(match);
    int from = box->locks - locks->count;
    for (const struct node *lock = locks->first; lock; lock = lock->next, from++)
        if (lock->value != box->lock[from])
            return false;
    return true;
}

int myt_lowest_lock(const struct match *match, const struct myt_state *s)
{
    return myt_locks_left(match, s) > 0 ? myt_box_of(match)->lock[myt_locks_taken(s)] : 0;
}

int myt_cities_on(const struct myt_state *s, int seat, int level)
{
    return (level == 1) + myt_pieces_on(s, seat, MINOR_CITY, level) + myt_pieces_on(s, seat, MAJOR_CITY, level);
}

int myt_cities(const struct myt_state *s, int seat)
{
    return 1 + 2 * SLOTS - myt_pieces_left(s, seat, MINOR_CITY) - myt_pieces_left(s, seat, MAJOR_CITY);
}

int myt_pieces_on(const struct myt_state *s, int seat, int piece, int level)
{
    int pieces = 0;
    for (int slot = 0; slot < myt_slots_of(piece); slot++)
        pieces += s->seat[seat].built[piece][slot] == level;
    return pieces;
}

int myt_pieces_left(const struct myt_state *s, int seat, int piece)
{
    return myt_pieces_on(s, seat, piece, 0);
}

int myt_pieces_built(const struct myt_state *s, int seat)
{
    int built = ALL_PIECES;
    for (int piece = 0; piece < PIECES; piece++)
        built -= myt_pieces_left(s, seat, piece);
    return built;
}

int myt_favors_held(const struct myt_state *s, int seat)
{
    int held = 0;
    for (int god = 0; god < GODS; god++)
        held += s->seat[seat].favors[god];
    return held;
}

int myt_cubes_held(const struct myt_state *s, int seat)
{
    int held = 0;
    for (int cube = 0; cube < CUBES; cube++)
        held += myt_cubes_at(s, seat, cube);
    return held;
}

int myt_levels_empty(const struct match *match, const struct myt_state *s)
{
    int empty = 0;
    for (int level = 1; level <= LEVELS; level++)
        empty += myt_tokens_left(match, s, level) <= 0;
    return empty;
}

unsigned myt_cards_of(const struct myt_state *s, int where)
{
    unsigned cards = 0;
    for (int card = 0; card < CARDS; card++)
        cards |= s->holder[card] == where ? 1u << card : 0;
    return cards;
}

int myt_cards_at(const struct myt_state *s, int where)
{
    return __builtin_popcount(myt_cards_of(s, where));
}

int myt_cards_open(const struct match *match, const struct myt_state *s)
{
    int open = myt_cards_at(s, IN_LINE);
    for (int seat = 0; seat < match->seats; seat++)
        open += myt_cards_at(s, seat);
    return open;
}

bool myt_has_card(const struct myt_state *s, int seat)
{
    return myt_cards_of(s, seat) | myt_cards_of(s, DEALT_TO + seat);
}
