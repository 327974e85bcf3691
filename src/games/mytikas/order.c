/* Mytikas: whose turn it is, and how one turn gives way to the next. */
#include <string.h>

#include "games/mytikas/mytikas.h"

bool myt_main_performed(const struct myt_state *s)
{
    return s->deeds[IN_MAIN].count > 0 || s->tried == TRIED_MAIN;
}

bool myt_step_done(const struct myt_state *s)
{
    return s->deeds[IN_MAIN].count > 0 || s->deeds[IN_RIBBON].count > 0;
}

bool myt_may_end(const struct myt_state *s)
{
    return myt_step_done(s) || s->dead_end || s->tried != TRIED_NOTHING;
}

bool myt_between_turns(const struct myt_state *s)
{
    return (s->phase == FOLLOWING && s->who == NONE) || s->phase == REVEALING;
}

bool myt_next_may_begin(const struct myt_state *s)
{
    return s->phase == FOLLOWING && s->who == NONE && !s->ending && s->owed == 0;
}

bool myt_follows_in(const struct match *match, const struct myt_state *s, int area)
{
    return match->seats == 2 ? myt_god_of(area) == myt_god_of(s->area) : area == s->area;
}

/* Could the player pay to follow? Unknown Favors, tokens and cards may be enough. */
static bool may_pay(const struct myt_state *s, int seat, int area, int pay)
{
    if (pay == PAY_OFFERING)
        return myt_may_use(s, seat, ZEUS_CARD) && (s->seat[seat].offerings > 0 || myt_unknown(s, seat, NO_RESERVE));
    return (s->seat[seat].favors[pay] > 0 || myt_unknown(s, seat, NO_FAVORS))
           && (pay == myt_god_of(area) || myt_may_use(s, seat, POSEIDON_CARD));
}

/* Could the player do something in the area after paying? */
static bool leads_on(const struct match *match, const struct myt_state *s, int seat, int area, int pay)
{
    /* Producing and taking tokens is always possible. */
    if (myt_has_step(&myt_box_of(match)->main[area], 1u << PRODUCE | 1u << TAKE_OFFERING))
        return true;
    struct myt_state paid = *s;
    if (pay == PAY_OFFERING)
        paid.seat[seat].offerings -= paid.seat[seat].offerings > 0;
    else
        paid.seat[seat].favors[pay] -= paid.seat[seat].favors[pay] > 0;
    myt_begin_performing(&paid, seat, area);
    return !myt_surely_stuck(match, &paid, seat);
}

static bool able_to_follow(const struct match *match, const struct myt_state *s, int seat)
{
    if (match->house[HOUSE_FOLLOW_SKIPPED] == SKIPPED_FORBID && s->skipped)
        return false;
    for (int area = 0; area < AREAS; area++)
        for (int pay = 0; myt_follows_in(match, s, area) && pay <= PAY_OFFERING; pay++)
            if (may_pay(s, seat, area, pay) && leads_on(match, s, seat, area, pay))
                return true;
    return false;
}

unsigned myt_may_follow(const struct match *match, const struct myt_state *s)
{
    unsigned seats = 0;
    for (int seat = 0; seat < match->seats; seat++)
        if (seat != s->turn && !((s->followed | s->passed) >> seat & 1) && able_to_follow(match, s, seat))
            seats |= 1u << seat;
    return seats;
}

/* The first player without a Favor, from the last player anticlockwise. If the order is unknown, all without one. */
static unsigned to_choose_favor(const struct match *match, const struct myt_state *s)
{
    unsigned without = 0;
    for (int seat = 0; seat < match->seats; seat++)
        without |= myt_favors_held(s, seat) == 0 ? 1u << seat : 0;
    for (int i = match->seats - 1; s->first != NONE && i >= 0; i--)
        if (i == 0 || without >> (s->first + i) % match->seats & 1)
            return 1u << (s->first + i) % match->seats;
    return without;
}

/* A position that gives no turn, between turns, may be the end of a game. */
void myt_say_end(const struct match *match, const void *state, struct text *out)
{
    const struct myt_state *s = state;
    (void)match;
    if (s->phase == STARTING && s->begun && s->turn == NONE)
        text_add(out, "phase: over");
}

/* A Lock that the record does not show may have ended the game, or turned up another card. */
bool myt_claim_open(const struct match *match, const void *state, const char *key, const struct node *claim)
{
    const struct myt_state *s = state;
    if (s->phase != FOLLOWING || s->who != NONE || s->ending || !myt_may_have_locked(match, s))
        return false;
    bool over = myt_may_have_locked_last(match, s);
    if (!same(key, "to-act"))
        return over;
    unsigned claimed = myt_bits(claim), able = myt_may_follow(match, s);
    return over ? !(claimed & ~able) || claimed == (able | 1u << CHANCE) : claimed == (able | 1u << CHANCE);
}

bool myt_to_act_open(const struct match *match, const void *state)
{
    const struct myt_state *s = state;
    (void)match;
    return (s->phase == STARTING && s->turn == NONE) || (s->phase == FAVORING && s->first == NONE);
}

unsigned myt_to_act(const struct match *match, const void *state)
{
    const struct myt_state *s = state;
    int chooser = 0;
    unsigned seats = 0;
    switch (s->phase) {
    case KEEPING:
        for (int card = 0; card < CARDS; card++)
            seats |= s->holder[card] >= DEALT_TO ? 1u << (s->holder[card] - DEALT_TO) : 0;
        return seats;
    case FAVORING:
        return to_choose_favor(match, s);
    case STARTING:
        seats = s->turn == NONE ? (1u << match->seats) - 1 : 1u << s->turn;
        return seats | (s->owed > 0 && !s->ending ? 1u << CHANCE : 0);
    case ACTING:
        return 1u << s->turn;
    case FOLLOWING:
        if (s->who != NONE)
            return 1u << s->who;
        seats = myt_may_follow(match, s);
        return s->ending ? seats : seats | 1u << (s->owed > 0 ? CHANCE : myt_next_seat(match, s->turn));
    case LOCKING:
        return myt_lock_choice(match, s, &chooser) ? 1u << chooser : 0;
    case FINISHED:
        return 0;
    default:
        return 1u << CHANCE;
    }
}

static void stop_performing(struct myt_state *s)
{
    s->who = s->doing = NONE;
    s->ribbon = s->dead_end = false;
    s->tried = TRIED_NOTHING;
    s->built_level = s->slot = s->slot_closed = s->dead_at = 0;
    s->bonus_at = (struct place){0};
    memset(s->used, 0, sizeof s->used);
    memset(s->used_at, 0, sizeof s->used_at);
    memset(s->begun_at, 0, sizeof s->begun_at);
    s->deeds[IN_MAIN].count = s->deeds[IN_RIBBON].count = s->deeds[IN_SLOT].count = 0;
}

void myt_clear_now(struct myt_state *s)
{
    stop_performing(s);
    s->area = NONE;
    s->skipped = false;
    s->revealed = false;
    s->revealed_at = (struct place){0};
    s->unsaid_end = 0;
    s->followed = s->passed = 0;
    memset(s->passed_at, 0, sizeof s->passed_at);
}

void myt_begin_performing(struct myt_state *s, int seat, int area)
{
    stop_performing(s);
    s->who = seat;
    s->doing = area;
}

void myt_begin_turn(const struct match *match, struct myt_state *s, int seat)
{
    myt_clear_now(s);
    s->turn = seat;
    s->begun = 1;
    s->phase = STARTING;
    for (int card = 0; card < CARDS; card++)
        if (match->house[HOUSE_CARD_READY] == READY_NEXT_TURN || s->holder[card] == seat)
            s->fresh[card] = false;
}

void myt_end_part(struct myt_state *s)
{
    if (s->who == s->turn)
        s->skipped = !myt_main_performed(s);
    else
        s->followed |= 1u << s->who;
    s->phase = FOLLOWING;
    stop_performing(s);
}

bool myt_settle(const struct match *match, struct myt_state *s)
{
    bool revealed = s->phase == REVEALING || s->revealed;
    if (!(s->ending || revealed) || !myt_between_turns(s) || (s->phase == FOLLOWING && myt_may_follow(match, s)))
        return false;
    if (!s->ending) {
        s->phase = REVEALING;
        if (s->owed == 0)
            myt_begin_turn(match, s, myt_next_seat(match, s->turn));
        return false;
    }
    s->phase = FINISHED;
    s->owed = 0;
    memset(s->fresh, 0, sizeof s->fresh);
    return true;
}

const char *myt_say_followers(const struct hearing *h, unsigned but, char room[SAYING])
{
    const struct myt_state *s = h->state;
    unsigned followers = myt_may_follow(h->match, s) & ~but;
    *room = '\0';
    for (int seat = myt_next_seat(h->match, s->turn); seat != s->turn; seat = myt_next_seat(h->match, seat))
        if (followers >> seat & 1)
            append_string(room, SAYING, "%s%s", *room ? ", " : "", myt_name_of(h, seat));
    return room;
}

/* "last Lock, taken by ben: anna's turn is the last; carl may still follow" */
void myt_make_last(struct hearing *h, const char *what)
{
    struct myt_state *s = h->state;
    char names[SAYING];
    s->ended_at = here(h, 0);
    s->ending = true;
    if (!h->sums)
        return;
    if (s->who == s->turn)
        sum_up(h, "%s: last turn", what);
    else
        sum_up(h, "%s: %s's turn is the last", what, myt_name_of(h, s->turn));
    if (s->who != s->turn && *myt_say_followers(h, s->who == NONE ? 0 : 1u << s->who, names))
        sum_up(h, "%s may still follow", names);
}

bool myt_still_to_do(const struct match *match, const struct myt_state *s, int phase)
{
    bool to_do[PHASES] = {[LINING] = myt_cards_at(s, IN_LINE) == 0};
    for (int seat = 0; seat < match->seats; seat++) {
        to_do[DEALING] |= !myt_has_card(s, seat);
        to_do[KEEPING] |= myt_cards_at(s, DEALT_TO + seat) > 0;
        to_do[FAVORING] |= myt_favors_held(s, seat) == 0;
    }
    return phase > FAVORING || to_do[phase];
}

void myt_set_up_phase(const struct match *match, struct myt_state *s)
{
    s->phase = DEALING;
    while (!myt_still_to_do(match, s, s->phase))
        s->phase++;
}
