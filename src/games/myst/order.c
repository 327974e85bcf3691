/* Myst: the phases, what belongs to which, and what goes without saying. */
#include <string.h>

#include "games/myst/myst.h"

const char *const myst_phase_names[PHASES] = {"start", "puzzle", "turns", "explore", "scoring", "done"};

static const char *const phase_titles[PHASES] = {
    "the start", "the puzzle race", "the spin for the number of turns", "the exploration", "the scoring", "the end"};

bool myst_over(const struct match *match, const void *state)
{
    (void)match;
    return ((const struct myst_state *)state)->phase >= PHASE_SCORING;
}

const char *myst_phase(const struct match *match, const void *state)
{
    (void)match;
    return myst_phase_names[((const struct myst_state *)state)->phase];
}

void myst_round(const struct match *match, const void *state, struct text *out)
{
    const struct myst_state *s = state;
    int first = s->team[0].moved, second = s->team[1].moved, least = first < second ? first : second;
    (void)match;
    if (s->phase == PHASE_EXPLORE)
        text_format(out, "turn %d of %d", least + 1, s->turns);
}

/* Whoever has an entry. */
struct actors {
    struct suggestions list;
    unsigned who;
};

static void take_actor(struct suggestions *list, const struct move *move)
{
    ((struct actors *)list)->who |= 1u << move->actor;
}

unsigned myst_to_act(const struct match *match, const void *state)
{
    struct actors actors = {.list.take = take_actor};
    for (int verb = 0; verb < VERBS; verb++)
        if (myst_verbs[verb].suggest)
            myst_verbs[verb].suggest(match, state, verb, &actors.list);
    return actors.who;
}

void myst_unlisted(const struct match *match, const void *state, struct unlisted_list *out)
{
    const struct myst_state *s = state;
    char words[100]; /* a name has 60 bytes at most */
    for (int team = 0; team < TEAMS && s->phase == PHASE_START && myst_bare(s); team++)
        if (!s->team[team].has_cards) {
            put_string(words, sizeof words, "%s cards ...", match->names[team]);
            not_listed(out, CHANCE, VERB_DEAL, words, "five of them: LANDMARK-VALUE, linking-book or unknown");
        }
    for (int team = 0; team < TEAMS && s->phase == PHASE_SCORING; team++)
        not_listed(out, team, VERB_ANNOUNCE, "", "the total so far");
}

/* Staying is the only thing that needs no entry; what follows shows whether it was done. */
bool myst_quiet(const struct match *match, const void *state, const struct move *next, struct move *quiet)
{
    static const bool shows[VERBS] = {
        [VERB_SPIN] = true, [VERB_FLIP] = true, [VERB_ANNOUNCE] = true, [VERB_LAY] = true, [VERB_REMOVE] = true};
    const struct myst_state *s = state;
    if (s->phase != PHASE_EXPLORE || s->spun == NONE || (next && !shows[next->verb]))
        return false;
    unsigned teams = myst_next(match, s);
    int team = teams == 3u ? s->leader : teams == 1u ? 0 : 1;
    if (team == NOBODY)
        return false;
    *quiet = myst_plain(team, VERB_WALK, s->team[team].pawn);
    return true;
}

void myst_tell_quiet(const struct match *match, const void *state, const struct move *quiet, struct text *out)
{
    const struct myst_state *s = state;
    text_format(out, "%s stays on %s", match->names[quiet->actor], myst_box_of(match)->id[s->team[quiet->actor].pawn]);
}

/* Why the game is where it is. */
static void tell_reason(const struct match *match, const struct myst_state *s, struct myst_text *out)
{
    const char *const *names = match->names;
    switch (s->phase) {
    case PHASE_START:
        myst_add(out, "%s has no piece on the board yet", names[s->team[0].placed ? 1 : 0]);
        break;
    case PHASE_PUZZLE:
        myst_add(out, "%d position%s open", s->open, s->open == 1 ? " is" : "s are");
        break;
    case PHASE_TURNS:
        myst_add(out, "the board is covered, and nobody has spun yet");
        break;
    case PHASE_EXPLORE:
        myst_add(out, "%s has made %d of %d move%s, %s %d", names[0], s->team[0].moved, s->turns, plural(s->turns),
                 names[1], s->team[1].moved);
        break;
    default:
        myst_add(out, "all moves are made");
    }
}

enum outcome myst_in_phase(struct hearing *h, unsigned phases)
{
    const struct myst_state *s = h->state;
    if (phases >> s->phase & 1 && s->phase != PHASE_DONE)
        return STANDS;
    struct myst_text reason = {0};
    tell_reason(h->match, s, &reason);
    if (s->phase == PHASE_DONE)
        refuse(h, RULE_LOG_OVER, "all cards are flipped, the game is over");
    else
        refuse(h, RULE_LOG_PHASE, "`%s` has no place in %s: %s", h->match->game->verbs[h->move->verb].name,
               phase_titles[s->phase], reason.text);
    point_at_verb(h);
    return REFUSED;
}

enum outcome myst_still_moving(struct hearing *h)
{
    const struct myst_state *s = h->state;
    const char *verb = h->match->game->verbs[h->move->verb].name;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    bool flipped = s->team[0].flips + s->team[1].flips > 0;
    if (s->phase == PHASE_EXPLORE
        || (!flipped && s->turns != NONE && s->team[0].pawn != NONE && s->team[1].pawn != NONE))
        return STANDS;
    refuse(h, RULE_LOG_PHASE,
           flipped ? "`%s` has no place in the scoring once a card is flipped"
                   : "`%s` has no place here: this table has no number of turns, or no pawns",
           verb);
    point_at_verb(h);
    because(h, s->shown_at, "the first card was flipped here");
    return REFUSED;
}

enum outcome myst_may_still_act(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (s->phase != PHASE_SCORING || s->just_moved == h->move->actor)
        return STANDS;
    refuse(h, RULE_LOG_PHASE, "all moves are made; %s has not just moved", myst_team_name(h, h->move->actor));
    point_at_verb(h);
    return REFUSED;
}

bool myst_fresh(const struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    return s->phase == PHASE_EXPLORE && s->open > 0 && a->moved == 0 && b->moved == 0 && s->spun == NONE
           && a->pawn == a->first && b->pawn == b->first;
}

void myst_test_turns_over(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (s->phase != PHASE_SCORING)
        return;
    illegal(h, RULE_TURNS_OVER, "the exploration lasts %d turn%s, and both teams have made their moves", s->turns,
            plural(s->turns));
    because(h, s->turns_at, "the number of turns was spun here");
}

void myst_end_half_turn(struct myst_state *s)
{
    s->just_moved = NOBODY;
    s->passing_from = NONE;
    memset(s->reached, 0, sizeof s->reached);
}

void myst_advance(struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->phase <= PHASE_TURNS)
        s->phase = s->open == 0 ? PHASE_TURNS : a->placed && b->placed ? PHASE_PUZZLE : PHASE_START;
    if (s->phase == PHASE_EXPLORE && a->moved >= s->turns && b->moved >= s->turns)
        s->phase = PHASE_SCORING;
    if (s->phase == PHASE_SCORING && !myst_can_flip(s, 0) && !myst_can_flip(s, 1)) {
        s->phase = PHASE_DONE;
        s->spun = NONE;
        myst_end_half_turn(s);
    }
}
