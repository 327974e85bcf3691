/* Mykerinos: phases, whose turn it is, and the pass that closes the excavation. */
#include "games/mykerinos/mykerinos.h"

static bool sand_left(const struct myk_state *s)
{
    for (int space = 0; space < myk_spaces_in(s->season); space++)
        if (myk_sand_free(s, space))
            return true;
    return false;
}

unsigned myk_to_act(const struct match *match, const void *state)
{
    const struct myk_state *s = state;

    switch ((enum myk_phase)s->phase) {
    case PHASE_DEAL:
        return 1u << CHANCE;
    case PHASE_EXCAVATION: {
        bool neutral = s->neutral_play != NOBODY && s->held[s->neutral_play] > 0 && sand_left(s);
        return 1u << s->turn | (neutral ? 1u << s->neutral_play : 0);
    }
    case PHASE_SURVEY:
        return 1u << myk_next_decision(match, s).owner;
    default:
        return 0;
    }
}

bool myk_over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct myk_state *)state)->phase == PHASE_OVER;
}

const char *myk_phase(const struct match *match, const void *state)
{
    (void)match;
    return myk_phase_names[((const struct myk_state *)state)->phase];
}

void myk_moment(const struct match *match, const void *state, struct text *out)
{
    const struct myk_state *s = state;

    if (s->phase == PHASE_OVER)
        text_add(out, "over");
    else
        text_format(out, "season %d, %s", s->season, myk_phase(match, state));
    if (s->phase == PHASE_SURVEY)
        text_format(out, ", area %d", s->area);
}

void myk_unlisted(const struct match *match, const void *state, struct text *out)
{
    const struct myk_state *s = state;

    (void)match;
    if (s->phase == PHASE_DEAL)
        text_format(out, "table: deal, %d tiles", myk_tiles_in(s->season));
}

bool myk_has_passed(const struct myk_state *s, int seat)
{
    for (int i = 0; i < s->passes; i++)
        if (s->passed[i] == seat)
            return true;
    return false;
}

int myk_unpassed(const struct match *match, const struct myk_state *s)
{
    return match->seats - s->passes;
}

int myk_next_unpassed(const struct match *match, const struct myk_state *s, int after)
{
    for (int step = 1; step <= match->seats; step++) {
        int seat = (after + step) % match->seats;
        if (!myk_has_passed(s, seat))
            return seat;
    }
    return NOBODY;
}

static bool alone(const struct match *match, const struct myk_state *s, int seat)
{
    return myk_unpassed(match, s) == 1 && !myk_has_passed(s, seat);
}

void myk_test_in_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    if (s->turn == h->move->actor)
        return;
    illegal(h, RULE_LOG_TURN, "it is %s's turn, not %s's", h->match->names[s->turn], h->match->names[h->move->actor]);
    because(h, s->turn_at, "after this it is the turn of %s", h->match->names[s->turn]);
}

void myk_test_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = h->match->names[actor];

    if (myk_has_passed(s, actor)) {
        illegal(h, RULE_PASSED, "%s has passed and has no more turns this season", name);
        because(h, s->passed_at[actor], "passed here");
        return;
    }
    myk_test_in_turn(h);
    if (alone(h->match, s, actor) && s->last_action) {
        illegal(h, RULE_LAST_ACTION, "%s has taken the one more action and can only pass", name);
        because(h, s->last_action_at, "the one more action");
    }
}

void myk_after_action(struct hearing *h)
{
    struct myk_state *s = h->state;
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

void myk_put_disk(struct hearing *h, int seat)
{
    struct myk_state *s = h->state;
    bool neutral_may_follow = h->match->seats == 2 && h->match->house[HOUSE_NEUTRAL_WITH_PASS] == ANSWER_ALLOW;

    s->passed[s->passes++] = seat;
    s->passed_at[seat] = here(h, 0);
    if (s->passes == h->match->seats) {
        myk_begin_survey(h);
        return;
    }
    s->turn = myk_next_unpassed(h->match, s, seat);
    s->turn_at = here(h, 0);
    s->neutral_play = neutral_may_follow ? seat : NOBODY;
    s->just_passed = seat;
    s->just_neutral = NOBODY;
}

enum outcome myk_enter(struct hearing *h, enum myk_phase phase, int *closing)
{
    struct myk_state *s = h->state;
    const char *verb = h->match->game->verbs[h->move->verb].name;
    enum myk_phase found = (enum myk_phase)s->phase;

    *closing = NOBODY;
    if (found == PHASE_OVER)
        return refuse(h, RULE_LOG_OVER, "the game is over; %s comes too late", verb);
    if (found == phase)
        return STANDS;
    if (found == PHASE_EXCAVATION && myk_unpassed(h->match, s) == 1) {
        int last = myk_next_unpassed(h->match, s, 0);
        myk_put_disk(h, last);
        *closing = last;
        if (s->phase == (int)phase)
            return STANDS;
    }
    return refuse(h, RULE_LOG_PHASE, "%s belongs to the %s phase, and this is the %s phase", verb,
                  myk_phase_names[phase], myk_phase_names[found]);
}

enum outcome myk_in_excavation(struct hearing *h)
{
    int closing;

    return myk_enter(h, PHASE_EXCAVATION, &closing);
}

void myk_test_closing_pass(struct hearing *h, int closing)
{
    if (closing == NOBODY || h->match->house[HOUSE_CLOSING_PASS] == CLOSING_IMPLIED)
        return;
    illegal(h, RULE_CLOSING_PASS, "%s has not passed yet; the closing pass is missing before this entry",
            h->match->names[closing]);
    hangs_on(h, HOUSE_CLOSING_PASS, CLOSING_IMPLIED);
}
