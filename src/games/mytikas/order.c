/* Mytikas: whose turn it is, and how one turn gives way to the next. */
#include <string.h>

#include "games/mytikas/mytikas.h"

bool myt_able_to_follow(const struct match *match, const struct myt_state *s, int seat)
{
    if (match->house[HOUSE_FOLLOW_SKIPPED] == SKIPPED_FORBID && s->skipped)
        return false;
    return s->seat[seat].favors[myt_god_of(s->area)] > 0
           || (myt_usable(s, seat, POSEIDON_CARD) && myt_favors_held(s, seat) > 0)
           || (myt_usable(s, seat, ZEUS_CARD) && s->seat[seat].offerings > 0);
}

unsigned myt_may_follow(const struct match *match, const struct myt_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (seat != s->turn && !((s->followed | s->passed) >> seat & 1) && myt_able_to_follow(match, s, seat))
            seats |= 1u << seat;
    return seats;
}

static unsigned to_follow(const struct match *match, const struct myt_state *s)
{
    if (s->who != NONE)
        return 1u << s->who;
    unsigned seats = myt_may_follow(match, s);
    if (!s->ending)
        seats |= 1u << (s->owed > 0 ? CHANCE : myt_next_seat(match, s->turn));
    return seats;
}

static unsigned to_keep(const struct match *match, const struct myt_state *s)
{
    unsigned seats = 0;
    for (int card = 0; card < CARDS; card++)
        if (s->holder[card] >= DEALT_TO && s->holder[card] < DEALT_TO + match->seats)
            seats |= 1u << (s->holder[card] - DEALT_TO);
    return seats;
}

/* From the last player anticlockwise; while this phase lasts, somebody has no favor. */
static unsigned to_choose_favor(const struct match *match, const struct myt_state *s)
{
    int i = match->seats - 1;
    while (i > 0 && myt_favors_held(s, (s->first + i) % match->seats) > 0)
        i--;
    return 1u << (s->first + i) % match->seats;
}

unsigned myt_to_act(const struct match *match, const void *state)
{
    const struct myt_state *s = state;
    int chooser = 0;
    switch (s->phase) {
    case KEEPING:
        return to_keep(match, s);
    case FAVORING:
        return to_choose_favor(match, s);
    case STARTING:
        return 1u << s->turn | (s->owed > 0 && !s->ending ? 1u << CHANCE : 0);
    case ACTING:
        return 1u << s->turn;
    case FOLLOWING:
        return to_follow(match, s);
    case LOCKING:
        return myt_lock_choice(match, s, &chooser) ? 1u << chooser : 0;
    case FINISHED:
        return 0;
    default:
        return 1u << CHANCE;
    }
}

void myt_stop_performing(struct myt_state *s)
{
    s->who = s->doing = NONE;
    s->ribbon = s->dead_end = false;
    s->built_level = s->slot = 0;
    s->bonus_at = (struct place){0};
    memset(s->used, 0, sizeof s->used);
    memset(s->used_at, 0, sizeof s->used_at);
    memset(s->begun_at, 0, sizeof s->begun_at);
    s->main_deeds.count = s->ribbon_deeds.count = s->slot_deeds.count = 0;
}

void myt_clear_now(struct myt_state *s)
{
    myt_stop_performing(s);
    s->area = NONE;
    s->skipped = false;
    s->followed = s->passed = 0;
    memset(s->passed_at, 0, sizeof s->passed_at);
}

void myt_begin_performing(struct myt_state *s, int seat, int area)
{
    myt_stop_performing(s);
    s->who = seat;
    s->doing = area;
}

void myt_begin_turn(const struct match *match, struct myt_state *s, int seat)
{
    myt_clear_now(s);
    s->turn = seat;
    s->phase = STARTING;
    for (int card = 0; card < CARDS; card++)
        if (match->house[HOUSE_CARD_READY] == READY_NEXT_TURN || s->holder[card] == seat)
            s->fresh[card] = false;
}

void myt_end_part(struct myt_state *s)
{
    if (s->who == s->turn)
        s->skipped = s->main_deeds.count == 0;
    else
        s->followed |= 1u << s->who;
    s->phase = FOLLOWING;
    myt_stop_performing(s);
}

void myt_settle(const struct match *match, struct myt_state *s)
{
    if (!s->ending || s->phase != FOLLOWING || s->who != NONE || myt_may_follow(match, s))
        return;
    s->phase = FINISHED;
    s->owed = 0;
    memset(s->fresh, 0, sizeof s->fresh);
    myt_clear_now(s);
}

bool myt_still_to_do(const struct match *match, const struct myt_state *s, int phase)
{
    bool undealt = false, unkept = false, line = false, unfavored = false;
    for (int card = 0; card < CARDS; card++) {
        unkept = unkept || s->holder[card] >= DEALT_TO;
        line = line || s->holder[card] == IN_LINE;
    }
    for (int seat = 0; seat < match->seats; seat++) {
        undealt = undealt || !myt_has_card(s, seat);
        unfavored = unfavored || myt_favors_held(s, seat) == 0;
    }
    return phase == DEALING   ? undealt
           : phase == KEEPING ? unkept
           : phase == LINING  ? !line
                              : phase != FAVORING || unfavored;
}

void myt_set_up_phase(const struct match *match, struct myt_state *s)
{
    s->phase = DEALING;
    while (!myt_still_to_do(match, s, s->phase))
        s->phase++;
}
