/* Mykerinos: phases, whose turn it is, and the pass that closes the excavation. */
#include "games/mykerinos/mykerinos.h"

bool myk_space_left(const struct myk_state *s, bool pyramid)
{
    for (int space = 0; space < myk_spaces_in(s->season); space++)
        if (s->cube[space] == NOBODY && myk_pyramid_on(s, space) == pyramid)
            return true;
    return false;
}

unsigned myk_to_act(const struct match *match, const void *state)
{
    const struct myk_state *s = state;
    unsigned turn = 0;
    if (s->phase == PHASE_DEAL)
        return 1u << CHANCE;
    if (s->phase == PHASE_SURVEY)
        return 1u << myk_next_decision(match, s).owner;
    for (int seat = 0; s->phase == PHASE_EXCAVATION && seat < match->seats; seat++) {
        bool neutral = s->neutral_play == seat && s->held[seat] != 0 && myk_space_left(s, false);
        turn |= (unsigned)(neutral || myk_may_be_in_turn(s, seat)) << seat;
    }
    return turn;
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

void myk_round(const struct match *match, const void *state, struct text *out)
{
    const struct myk_state *s = state;
    (void)match;
    if (s->phase != PHASE_OVER)
        text_format(out, "season %d", s->season);
}

void myk_stage(const struct match *match, const void *state, struct text *out)
{
    const struct myk_state *s = state;
    text_add(out, myk_phase(match, state));
    if (s->phase == PHASE_SURVEY)
        text_format(out, ", area %d", s->area);
}

void myk_unlisted(const struct match *match, const void *state, struct unlisted_list *out)
{
    const struct myk_state *s = state;
    (void)match;
    if (s->phase == PHASE_DEAL)
        not_listed(out, CHANCE, VERB_DEAL, "", "%d tiles", myk_tiles_in(s->season));
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

bool myk_may_be_in_turn(const struct myk_state *s, int seat)
{
    return s->phase == PHASE_EXCAVATION && (s->turn == NOBODY ? !myk_has_passed(s, seat) : s->turn == seat);
}

bool myk_to_act_open(const struct match *match, const void *state)
{
    const struct myk_state *s = state;
    (void)match;
    return s->phase == PHASE_EXCAVATION && s->turn == NOBODY;
}

/* If the turn is unknown, the first player to act is in turn, and after a deal has the marker. An entry that the record
   itself marks as wrong shows neither. */
void myk_show_turn(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = myk_actor(h);
    if (s->turn != NOBODY || myk_has_passed(s, actor))
        return;
    s->turn = actor;
    if (may_be_taken(h) && s->marker_open) {
        s->marker = actor;
        take_from_log(h, "%s has the first-player marker, because %s acts first", name, name);
    } else if (may_be_taken(h))
        take_from_log(h, "it is %s's turn, because %s acts first in the log", name, name);
    else if (h->says_out_of_turn) {
        doubtful(h, RULE_LOG_TURN, "the record says that it is not %s's turn, but not whose turn it is", name);
        point_at_actor(h);
    }
    s->marker_open = 0;
}

void myk_test_in_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    if (s->turn == h->move->actor || s->turn == NOBODY)
        return;
    const char *turn = h->match->names[s->turn], *actor = myk_actor(h);
    bool untouched = myk_no_cubes(s) && !myk_any_tilted(s) && s->passes == 0 && s->turn == s->marker,
         doubt = myk_is_assumed(s, ASSUMED_PASSED);
    /* Players who were skipped but have acted in this log have not passed. */
    for (int seat = s->turn; seat != h->move->actor; seat = (seat + 1) % h->match->seats)
        doubt = doubt && (myk_has_passed(s, seat) || !(s->acted >> seat & 1));
    if (doubt)
        doubtful(h, RULE_LOG_TURN, "it is %s's turn, not %s's, unless %s has passed", turn, actor, turn);
    else if (untouched && s->marker_from_scale)
        illegal(h, RULE_LOG_TURN,
                "%s must start season %d, not %s: %s was last on the scale of season %d (mykerinos.marker)", turn,
                s->season, actor, turn, s->season - 1);
    else
        illegal(h, RULE_LOG_TURN,
                untouched ? "%s has the first-player marker (mykerinos.marker) and must start, not %s"
                          : "it is %s's turn, not %s's",
                turn, actor);
    if (doubt)
        rests_on_table(h, "passed");
    point_at_actor(h);
    because(h, s->turn_at, "after this it is %s's turn", turn);
}

void myk_test_turn(struct hearing *h)
{
    const struct myk_state *s = h->state;
    int actor = h->move->actor;
    const char *name = myk_actor(h);
    if (myk_has_passed(s, actor)) {
        illegal_at(h, AT_ACTOR, -1, RULE_PASSED, "%s has passed and cannot act again this season", name);
        because(h, s->passed_at[actor], "passed here");
        return;
    }
    myk_show_turn(h);
    myk_test_in_turn(h);
    if (myk_unpassed(h->match, s) == 1 && s->last_action) {
        illegal(h, RULE_LAST_ACTION, "%s has already taken one more action and must pass", name);
        because(h, s->last_action_at, "one more action taken here");
    }
}

void myk_after_action(struct hearing *h)
{
    struct myk_state *s = h->state;
    int actor = h->move->actor;
    if (myk_unpassed(h->match, s) == 1 && !myk_has_passed(s, actor) && !s->last_action) {
        s->last_action = true;
        s->last_action_at = here(h, 0);
    }
    s->turn = myk_next_unpassed(h->match, s, actor);
    s->turn_at = here(h, 0);
    s->neutral_play = h->match->seats == 2 ? actor : NOBODY;
    s->just_passed = s->just_neutral = NOBODY;
    s->acted |= 1u << actor;
    s->marker_open = 0;
}

void myk_put_disk(struct hearing *h, int seat)
{
    struct myk_state *s = h->state;
    bool neutral_may_follow = h->match->seats == 2 && h->match->house[HOUSE_NEUTRAL_WITH_PASS] == ANSWER_ALLOW;
    s->passed[s->passes++] = seat;
    s->passed_at[seat] = here(h, 0);
    s->just_passed = s->just_neutral = NOBODY;
    if (s->passes < h->match->seats) {
        s->turn = myk_next_unpassed(h->match, s, seat);
        s->turn_at = here(h, 0);
        s->neutral_play = neutral_may_follow ? seat : NOBODY;
        s->just_passed = seat;
        return;
    }
    s->phase = PHASE_SURVEY;
    s->turn = s->neutral_play = NOBODY;
    s->last_action = false;
    s->turn_at = (struct place){0};
    s->area = 1;
    sum_up(h, "the survey begins");
    myk_settle(h, myk_rank(h->match, s, s->area));
    if (s->phase == PHASE_SURVEY)
        myk_sum_ranking(h, s->area);
}

/* Verbs that players take for each other. */
static const struct {
    int verb;
    enum myk_phase found;
    const char *instead;
} mixed_up[] = {{VERB_DECLINE, PHASE_EXCAVATION, "; to stop digging, write `pass`"},
                {VERB_MUSEUM, PHASE_EXCAVATION, "; to use Sir Brown, write `appeal brown museum ROOM`"}};

/* "; anna and ben have not passed" */
static void add_unpassed(const struct hearing *h, struct text *out)
{
    unsigned left = 0;
    for (int seat = 0; seat < h->match->seats; seat++)
        left |= !myk_has_passed(h->state, seat) ? 1u << seat : 0;
    text_add(out, "; ");
    add_names(h->match, left, "", out);
    text_add(out, left & (left - 1) ? " have not passed" : " has not passed");
}

enum outcome myk_enter(struct hearing *h, enum myk_phase phase, int *closing)
{
    struct myk_state *s = h->state;
    int verb = h->move->verb;
    enum myk_phase found = (enum myk_phase)s->phase;
    if (closing)
        *closing = NOBODY;
    if (found == phase)
        return STANDS;
    if (closing && found == PHASE_EXCAVATION && h->match->house[HOUSE_UNWRITTEN] == UNWRITTEN_REQUIRED
        && myk_unpassed(h->match, s) == 1) {
        *closing = myk_next_unpassed(h->match, s, 0);
        myk_put_disk(h, *closing);
        if (s->phase == (int)phase)
            return STANDS;
    }
    struct myk_words past = {""};
    if (phase == PHASE_SURVEY && found != PHASE_EXCAVATION)
        past = myk_tell_past(h);
    if (found == PHASE_OVER)
        return refuse_at(h, AT_VERB, -1, RULE_LOG_OVER, "`%s` cannot be played now: the game is over%s",
                         myk_verbs[verb].name, past.text);
    struct text instead = {0};
    for (int i = 0; i < (int)(sizeof mixed_up / sizeof *mixed_up); i++)
        if (mixed_up[i].verb == verb && mixed_up[i].found == found)
            text_add(&instead, mixed_up[i].instead);
    if (!instead.length && phase == PHASE_SURVEY && found == PHASE_EXCAVATION)
        add_unpassed(h, &instead);
    refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "`%s` belongs to the %s phase, but this is the %s phase%s%s",
              myk_verbs[verb].name, myk_phase_names[phase], myk_phase_names[found], text_string(&instead), past.text);
    text_free(&instead);
    return REFUSED;
}

void myk_test_closing_pass(struct hearing *h, int closing)
{
    if (closing == NOBODY)
        return;
    illegal_at(h, AT_VERB, -1, RULE_CLOSING_PASS, "%s has not passed; write their pass before this entry",
               h->match->names[closing]);
    hangs_on(h, HOUSE_UNWRITTEN, UNWRITTEN_IMPLIED);
}
