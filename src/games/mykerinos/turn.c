/* Mykerinos: whose turn it is, passing, and the pass that closes the excavation. */
#include "games/mykerinos/mykerinos.h"

bool myk_has_passed(const struct state *s, int seat)
{
    for (int i = 0; i < s->passes; i++)
        if (s->passed[i] == seat)
            return true;
    return false;
}

int myk_unpassed(const struct match *match, const struct state *s)
{
    return match->seats - s->passes;
}

int myk_next_unpassed(const struct match *match, const struct state *s, int after)
{
    for (int step = 1; step <= match->seats; step++) {
        int seat = (after + step) % match->seats;
        if (!myk_has_passed(s, seat))
            return seat;
    }
    return NOBODY;
}

static bool alone(const struct match *match, const struct state *s, int seat)
{
    return myk_unpassed(match, s) == 1 && !myk_has_passed(s, seat);
}

static void test_turn(struct hearing *h)
{
    const struct state *s = h->state;
    if (s->turn == h->move->actor)
        return;
    illegal(h, LOG_TURN, "it is %s's turn, not %s's", h->match->names[s->turn], h->match->names[h->move->actor]);
    because(h, s->turn_at, "after this it is the turn of %s", h->match->names[s->turn]);
}

void myk_turn_rows(struct hearing *h)
{
    const struct state *s = h->state;
    int actor = h->move->actor;
    const char *name = h->match->names[actor];

    if (myk_has_passed(s, actor)) {
        illegal(h, RULE_PASSED, "%s has passed and has no more turns this season", name);
        because(h, s->passed_at[actor], "passed here");
        return;
    }
    test_turn(h);
    if (alone(h->match, s, actor) && s->last_action) {
        illegal(h, RULE_LAST_ACTION, "%s has taken the one more action and can only pass", name);
        because(h, s->last_action_at, "the one more action");
    }
}

void myk_after_action(struct hearing *h)
{
    struct state *s = h->state;
    int actor = h->move->actor;

    if (alone(h->match, s, actor) && !s->last_action) {
        s->last_action = true;
        s->last_action_at = here(h, 0);
    }
    s->turn = myk_next_unpassed(h->match, s, actor);
    s->turn_at = here(h, 0);
    s->neutral_play = h->match->seats == 2 ? actor : NOBODY;
    s->just_passed = s->just_neutral = NOBODY;
}

static void begin_survey(struct hearing *h)
{
    struct state *s = h->state;

    s->phase = PHASE_SURVEY;
    s->turn = s->neutral_play = s->just_passed = s->just_neutral = NOBODY;
    s->last_action = false;
    s->turn_at = (struct place){0};
    s->area = 1;
    myk_settle(h);
}

static void put_disk(struct hearing *h, int seat)
{
    struct state *s = h->state;
    bool neutral_may_follow = h->match->seats == 2 && h->match->house[HOUSE_NEUTRAL_WITH_PASS] == ANSWER_ALLOW;

    s->passed[s->passes++] = seat;
    s->passed_at[seat] = here(h, 0);
    if (s->passes == h->match->seats) {
        begin_survey(h);
        return;
    }
    s->turn = myk_next_unpassed(h->match, s, seat);
    s->turn_at = here(h, 0);
    s->neutral_play = neutral_may_follow ? seat : NOBODY;
    s->just_passed = seat;
    s->just_neutral = NOBODY;
}

enum outcome myk_play_pass(struct hearing *h)
{
    const struct state *s = h->state;
    int actor = h->move->actor;

    if (myk_in_excavation(h) == REFUSED)
        return REFUSED;
    if (myk_has_passed(s, actor)) {
        refuse(h, RULE_DISK, "%s has passed already; the disk lies on the scale", h->match->names[actor]);
        because(h, s->passed_at[actor], "passed here");
        return REFUSED;
    }
    test_turn(h);

    put_disk(h, actor);
    return STANDS;
}

enum outcome myk_enter(struct hearing *h, enum phase phase, int *closing)
{
    struct state *s = h->state;
    const char *verb = h->match->game->verbs[h->move->verb].name;
    enum phase found = (enum phase)s->phase;

    *closing = NOBODY;
    if (found == PHASE_OVER)
        return refuse(h, LOG_OVER, "the game is over; %s comes too late", verb);
    if (found == phase)
        return STANDS;
    if (found == PHASE_EXCAVATION && myk_unpassed(h->match, s) == 1) {
        int last = myk_next_unpassed(h->match, s, 0);
        put_disk(h, last);
        *closing = last;
        if (s->phase == (int)phase)
            return STANDS;
    }
    return refuse(h, LOG_PHASE, "%s belongs to the %s phase, and this is the %s phase", verb, myk_phase_names[phase],
                  myk_phase_names[found]);
}

enum outcome myk_in_excavation(struct hearing *h)
{
    int closing;

    return myk_enter(h, PHASE_EXCAVATION, &closing);
}

void myk_closing_row(struct hearing *h, int closing)
{
    if (closing == NOBODY || h->match->house[HOUSE_CLOSING_PASS] == CLOSING_IMPLIED)
        return;
    illegal(h, RULE_CLOSING_PASS, "%s has not passed yet; the closing pass is missing before this entry",
            h->match->names[closing]);
    hangs_on(h, HOUSE_CLOSING_PASS, CLOSING_IMPLIED);
}
