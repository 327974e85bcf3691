/* Mytikas: the entries that may be left out: `bonus`, `end` and `pass`, and what an `end` gives up. */
#include "games/mytikas/mytikas.h"

/* ---- what an end gives up ---- */

/* Has a city produced, and another not, in an action with each city? */
static bool city_idle(const struct match *match, const struct myt_state *s)
{
    const struct myt_action *main = myt_action(match, s, IN_MAIN);
    int produced = main->each_city ? myt_productions(match, s, s->who) : 0;
    return produced > 0 && produced < myt_cities(s, s->who);
}

static bool slot_unused(const struct match *match, const struct myt_state *s)
{
    return s->slot > 0 && s->slot_deeds.count == 0 && myt_can_use_slot(match, s);
}

static bool gives_up(const struct match *match, const struct myt_state *s)
{
    return slot_unused(match, s) || city_idle(match, s);
}

/* ---- which entry ---- */

/* The first player, clockwise from the active player, who may still follow. */
static int first_awaited(const struct match *match, const struct myt_state *s)
{
    unsigned seats = myt_may_follow(match, s);
    for (int seat = myt_next_seat(match, s->turn); seat != s->turn; seat = myt_next_seat(match, seat))
        if (seats >> seat & 1)
            return seat;
    return NONE;
}

/* A player who did something may stop; the active player also at a dead end or after an illegal card effect. */
static bool end_is_optional(const struct myt_state *s)
{
    return s->who != NONE && (myt_step_done(s) || (s->who == s->turn && (s->dead_end || s->tried != TRIED_NOTHING)));
}

/* An entry that is assumed before `next` lacks its word, so that `unsaid_end` shows that it was not written. */
static void say_aloud(struct move *optional, const struct move *next)
{
    if (!next)
        move_give(optional, 0);
}

static enum optional offer_bonus(const struct match *match, const struct myt_state *s, struct move *optional)
{
    struct myt_state after = *s;
    *optional = move_of(s->who, VERB_BONUS);
    move_give(optional, 0);
    struct hearing silent = {.match = match, .state = &after, .move = optional};
    bool legal = s->who == s->turn && !s->ribbon && myt_play_entry(&silent) == STANDS && silent.broken == 0;
    return legal ? HARMLESS : NOT_OPTIONAL;
}

static enum optional offer_end(const struct match *match, const struct myt_state *s, const struct move *next,
                               struct move *optional)
{
    if (!end_is_optional(s))
        return NOT_OPTIONAL;
    *optional = move_of(s->who, VERB_END);
    say_aloud(optional, next);
    return gives_up(match, s) ? SACRIFICE : HARMLESS;
}

enum optional myt_optional_entry(const struct match *match, const void *state, const struct move *next,
                                 struct move *optional)
{
    const struct myt_state *s = state;
    bool performing = s->phase == ACTING || (s->phase == FOLLOWING && s->who != NONE);
    bool choosing = s->phase == LOCKING && next; /* an entry that skips the choice: it is made first */
    if (performing || choosing)
        return next && next->verb >= VERB_PRODUCE && next->verb <= VERB_OFFER && next->actor == s->who
                   ? offer_bonus(match, s, optional)
                   : offer_end(match, s, next, optional);
    int seat = s->phase == FOLLOWING && s->who == NONE ? first_awaited(match, s) : NONE;
    if (seat == NONE)
        return NOT_OPTIONAL;
    *optional = move_of(seat, VERB_PASS);
    say_aloud(optional, next);
    return HARMLESS;
}

void myt_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    const struct myt_state *s = state;
    const char *name = match->names[optional->actor];
    char bonus[SAYING];
    text_format(out, "%s %s", name, myt_verbs[optional->verb].name);
    if (optional->verb != VERB_END || !gives_up(match, s))
        return;
    if (slot_unused(match, s))
        text_format(out, " (what %s takes for the %s, %s)", name, myt_piece_titles[s->slot_piece],
                    myt_tell_action(match, myt_action(match, s, IN_SLOT), bonus));
    else
        text_format(out, " (what the other cities of %s produce)", name);
}
