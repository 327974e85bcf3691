/* Mykerinos: decisions that give something up and reveal nothing, and so go without saying. */
#include "games/mykerinos/mykerinos.h"

static bool pyramid_free(const struct myk_state *s)
{
    for (int space = 0; space < myk_spaces_in(s->season); space++)
        if (s->cube[space] == NOBODY && myk_pyramid_on(s, space))
            return true;
    return false;
}

static bool upright(const struct myk_state *s, int seat, int patron)
{
    return s->owned[seat][patron] > s->tilted[seat][patron];
}

static bool room_open(const struct match *match, const struct myk_state *s, int seat)
{
    for (int room = 0; room < ROOMS; room++)
        if (myk_may_enter(match, s, seat, room))
            return true;
    return false;
}

/* Has the player in turn a legal entry other than to pass? Where a plain start is none, only three patrons may help. */
static bool can_act(const struct match *match, const struct myk_state *s)
{
    int seat = s->turn;
    bool sand = myk_sand_left(s);

    if (sand && s->neutral_play == seat && s->held[seat] > 0)
        return true;
    if (s->stock[seat] == 0)
        return sand && s->reserve[seat] > 0 && upright(s, seat, VIOLET);
    return sand || (upright(s, seat, LEMON) && pyramid_free(s))
           || (upright(s, seat, BROWN) && room_open(match, s, seat));
}

static bool quiet_pass(const struct match *match, const struct myk_state *s, struct move *quiet)
{
    bool alone = myk_unpassed(match, s) == 1;

    if (!alone && can_act(match, s))
        return false;
    *quiet = move_of(alone ? myk_next_unpassed(match, s, 0) : s->turn, VERB_PASS);
    move_give(quiet, 0);
    return true;
}

/* Who comes to choose is judged by that choice. */
static bool comes_to_choose(const struct move *next, int seat)
{
    return next && next->actor == seat
           && (next->verb == VERB_TAKE || next->verb == VERB_MUSEUM || next->verb == VERB_DECLINE)
           && !given(next, myk_area_field(next));
}

static bool quiet_decline(const struct match *match, const struct myk_state *s, const struct move *next,
                          struct move *quiet)
{
    struct myk_decision decision = myk_next_decision(match, s);

    if (decision.due != DUE_CHOICE || comes_to_choose(next, decision.owner))
        return false;
    *quiet = myk_decline(s, decision.owner);
    return true;
}

bool myk_quiet(const struct match *match, const void *state, const struct move *next, struct move *quiet)
{
    const struct myk_state *s = state;

    if (s->unwritten != 0 && next && myk_about_closed(match, s, next))
        return false;
    if (s->phase == PHASE_EXCAVATION)
        return quiet_pass(match, s, quiet);
    return s->phase == PHASE_SURVEY && quiet_decline(match, s, next, quiet);
}

void myk_tell_quiet(const struct match *match, const void *state, const struct move *quiet, struct text *out)
{
    const struct myk_state *s = state;
    const char *name = match->names[quiet->actor];
    struct myk_ranking ranking = myk_rank(match, s, s->area);

    if (quiet->verb == VERB_DECLINE)
        text_format(out, "%s (%s in area %d) declines", name, myk_ordinals[myk_rank_in(&ranking, quiet->actor)],
                    s->area);
    else
        text_format(out, "%s passes, %s on the scale", name,
                    myk_unpassed(match, s) == 1 ? "last" : myk_ordinals[s->passes + 1]);
}
