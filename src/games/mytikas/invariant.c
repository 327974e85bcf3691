/* Mytikas: what is always true of a table, whatever the players do. */
#include "games/mytikas/mytikas.h"

/* Unknown counts are 0. */
static bool count_sound(int count, bool unknown)
{
    return count == 0 || (count > 0 && !unknown);
}

static bool purses_sound(const struct myt_seat *seat)
{
    bool sound = count_sound(seat->offerings, seat->unknown & NO_RESERVE);
    for (int kind = 0; kind < KINDS; kind++)
        for (int level = 0; level < LEVELS; level++)
            sound = sound && count_sound(seat->goods[kind][level], seat->unknown >> kind & 1);
    for (int god = 0; god < GODS; god++)
        sound = sound && count_sound(seat->favors[god], seat->unknown & NO_FAVORS);
    for (int piece = 0; piece < PIECES; piece++)
        for (int slot = 0; slot < SLOTS; slot++)
            sound = sound && seat->built[piece][slot] >= 0 && seat->built[piece][slot] <= LEVELS;
    return sound;
}

static bool cards_sound(const struct match *match, const struct myt_state *s)
{
    for (int card = 0; card < CARDS; card++)
        if (s->tokens[card] < TOKENS_UNKNOWN || (!myt_is_held(s, card) && (s->locked[card] || s->tokens[card] > 0))
            || (s->locked[card] && s->tokens[card] > 0)
            || (s->holder[card] < DEALT_TO && s->holder[card] >= match->seats))
            return false;
    return s->owed >= 0 && s->unseen_locks >= 0 && myt_locks_left(match, s) >= 0;
}

static bool turn_sound(const struct match *match, const struct myt_state *s)
{
    bool performs = s->phase == ACTING || s->phase == LOCKING;
    bool open = s->phase <= STARTING || s->phase == FINISHED; /* then the turn may be unknown */
    if ((s->turn < 0 && !(open && s->turn == NONE)) || s->turn >= match->seats || (performs && s->who == NONE)
        || (s->who != NONE && s->doing == NONE))
        return false;
    if (s->phase == ACTING && s->who != s->turn)
        return false;
    return s->phase == FINISHED ? myt_to_act(match, s) == 0 : myt_to_act(match, s) != 0;
}

bool myt_invariant(const struct match *match, const void *state)
{
    const struct myt_state *s = state;
    for (int seat = 0; seat < match->seats; seat++)
        if (!purses_sound(&s->seat[seat]))
            return false;
    for (int god = 0; god < GODS; god++)
        if (myt_pile(match, s, god) < 0)
            return false;
    return cards_sound(match, s) && turn_sound(match, s);
}
