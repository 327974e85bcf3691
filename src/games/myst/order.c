/* Myst: the phases, what belongs to which, and what may be left out. */
#include <string.h>

#include "games/myst/myst.h"

const char *const myst_phase_names[PHASES + 1] = {"start", "puzzle", "turns", "explore", "scoring", "done", NULL};

static const char *const phase_titles[PHASES] = {"in the opening", "in the puzzle race", "now", "in the exploration",
                                                 "in the scoring"};

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
    if (s->phase == PHASE_EXPLORE && least >= 0)
        text_format(out, s->turns == NONE ? "turn %d" : "turn %d of %d", least + 1, s->turns);
}

/* The actors of the entries listed, as bits. */
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

/* A stay is the only optional entry. It is not assumed before a walk or a jump; before a spin that need not be the other
   team's only if the pawn cannot move. */
enum optional myst_optional_entry(const struct match *match, const void *state, const struct move *next,
                                  struct move *optional)
{
    static const bool shows[VERBS] = {
        [VERB_SPIN] = true, [VERB_FLIP] = true, [VERB_ANNOUNCE] = true, [VERB_LAY] = true, [VERB_REMOVE] = true};
    const struct myst_state *s = state;
    if (s->phase != PHASE_EXPLORE || s->spun == NONE || (next && !shows[next->verb]))
        return NOT_OPTIONAL;
    unsigned teams = myst_next(match, s);
    int team = teams == 3u ? s->went_first : teams == 1u ? 0 : 1;
    if (team == NOBODY || s->team[team].pawn < 0)
        return NOT_OPTIONAL;
    *optional = MOVE_WITH(team, VERB_WALK, {0, s->team[team].pawn});
    if (s->spun == 0 || !myst_can_step(match, s, team))
        return HARMLESS;
    bool anyone =
        next && next->verb == VERB_SPIN && (next->actor == CHANCE || myst_answer(match, HOUSE_WHO_SPINS, SPINS_ANYONE));
    return anyone ? NOT_OPTIONAL : CHOICE;
}

void myst_tell_optional(const struct match *match, const void *state, const struct move *optional, struct text *out)
{
    const struct myst_state *s = state;
    text_format(out, "%s stays on %s", match->names[optional->actor],
                myst_box_of(match)->id[s->team[optional->actor].pawn]);
}

void myst_tell_all(const struct match *match, const void *state, const struct move *move, int count, enum in_words how,
                   struct text *out)
{
    const struct myst_state *s = state;
    (void)count;
    if (how != TELL_ASSUMED)
        text_format(out, "where %s goes with %d; assumed: ", match->names[move->actor], s->spun);
    myst_tell_optional(match, state, move, out);
}

/* Says why the game is in its phase: "blue has made 2 of 5 moves, yellow 1". */
static void tell_reason(const struct match *match, const struct myst_state *s, struct myst_text *out)
{
    const char *const *names = match->names;
    if (s->phase == PHASE_START)
        myst_add(out, "%s has no piece on the board yet", names[s->team[0].placed ? 1 : 0]);
    else if (s->phase == PHASE_PUZZLE)
        myst_add(out, "%d position%s open", s->open, s->open == 1 ? " is" : "s are");
    else if (s->phase == PHASE_TURNS)
        myst_add(out, "the board is covered, and nobody has spun for the number of turns yet");
    else if (s->phase == PHASE_EXPLORE) {
        myst_add(out, "%s has made ", names[0]);
        myst_add(out, s->team[0].moved == UNKNOWN ? "?" : "%d", s->team[0].moved);
        myst_add(out, s->turns == NONE ? " moves" : s->turns == 1 ? " of 1 move" : " of %d moves", s->turns);
        myst_add(out, ", %s ", names[1]);
        myst_add(out, s->team[1].moved == UNKNOWN ? "?" : "%d", s->team[1].moved);
    } else
        myst_add(out, "all moves have been made");
}

enum outcome myst_in_phase(struct hearing *h, unsigned phases)
{
    const struct myst_state *s = h->state;
    if (phases >> s->phase & 1 && s->phase != PHASE_DONE)
        return STANDS;
    struct myst_text reason = {0};
    tell_reason(h->match, s, &reason);
    if (s->phase == PHASE_DONE)
        return refuse_at(h, AT_VERB, -1, RULE_LOG_OVER, "the game is over: all cards have been flipped");
    return refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "`%s` cannot be played %s: %s", myst_verbs[h->move->verb].name,
                     phase_titles[s->phase], reason.text);
}

enum outcome myst_still_moving(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    bool flipped = s->team[0].flips + s->team[1].flips > 0;
    if (s->phase == PHASE_EXPLORE
        || (!flipped && s->turns != NONE && s->team[0].pawn != NONE && s->team[1].pawn != NONE))
        return STANDS;
    refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE,
              flipped ? "`%s` cannot be played in the scoring after a card has been flipped"
                      : "`%s` cannot be played now: the position has no number of turns, or no pawns",
              myst_verbs[h->move->verb].name);
    because(h, s->shown_at, "the first card was flipped here");
    return REFUSED;
}

enum outcome myst_may_still_act(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (s->phase != PHASE_SCORING || s->just_moved == h->move->actor)
        return STANDS;
    return refuse_at(h, AT_VERB, -1, RULE_LOG_PHASE, "all moves have been made, and %s has not just moved",
                     myst_team_name(h, h->move->actor));
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

void myst_move_pawn(struct hearing *h, int position)
{
    struct myst_state *s = h->state;
    s->team[h->move->actor].pawn = (short)position;
    s->arrived_at[h->move->actor] = here(h, 0);
    s->team[0].moved_assumed = s->team[1].moved_assumed = false;
    s->assumed = 0;
}

/* Can both teams have made all their moves? Unknown numbers may have any value. */
bool myst_may_be_over(const struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    bool unknown = myst_moved_unknown(s);
    if (s->phase != PHASE_EXPLORE)
        return false;
    if (s->turns == NONE)
        return unknown || a->moved == b->moved;
    return unknown && (a->moved == UNKNOWN || a->moved >= s->turns) && (b->moved == UNKNOWN || b->moved >= s->turns);
}

bool myst_over_in_doubt(const struct myst_state *s)
{
    if (s->phase != PHASE_EXPLORE || !myst_moved_assumed(s))
        return false;
    for (int team = 0; team < TEAMS; team++)
        if (!s->team[team].moved_assumed && s->turns != NONE && s->team[team].moved < s->turns)
            return false;
    return true;
}

static void begin_scoring(struct myst_state *s)
{
    for (int i = 0; i < TEAMS; i++) {
        struct myst_team *team = &s->team[i];
        if (s->turns != NONE && (team->moved == UNKNOWN || team->moved_assumed))
            team->moved = s->turns;
        team->moved_assumed = team->moved_assumed && s->turns == NONE;
    }
    s->assumed = 0;
    s->phase = PHASE_SCORING;
}

enum outcome myst_in_scoring(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_may_be_over(s)) {
        if (s->turns == NONE)
            unknown(h, RULE_LOG_PHASE, "turns",
                    "the record does not say whether the exploration is over; write `turns: N` in the position");
        for (int team = 0; team < TEAMS && s->turns != NONE; team++)
            if (s->team[team].moved == UNKNOWN)
                unknown_of(h, RULE_LOG_PHASE, team, "moved", "moves are", "N");
        begin_scoring(s);
    } else if (myst_over_in_doubt(s)) {
        struct myst_text reason = {0};
        tell_reason(h->match, s, &reason);
        doubtful(h, RULE_LOG_PHASE, "the exploration is not over: %s", reason.text);
        point_at_verb(h);
        rests_on_table(h, "moved");
        begin_scoring(s);
    }
    return myst_in_phase(h, 1u << PHASE_SCORING);
}

void myst_end_half_turn(struct myst_state *s)
{
    s->just_moved = NOBODY;
    s->passing_from = NONE;
    memset(s->reached, 0, sizeof s->reached);
}

void myst_end_moves(struct myst_state *s)
{
    s->spun = NONE;
    s->spun_at = (struct place){0};
    s->assumed = 0;
    myst_end_half_turn(s);
}

void myst_advance(struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->phase <= PHASE_TURNS)
        s->phase = s->open == 0 ? PHASE_TURNS : a->placed && b->placed ? PHASE_PUZZLE : PHASE_START;
    if (s->phase == PHASE_EXPLORE && s->turns != NONE && a->moved >= s->turns && b->moved >= s->turns)
        s->phase = PHASE_SCORING;
    if (s->phase == PHASE_SCORING && !myst_can_flip(s)) {
        s->phase = PHASE_DONE;
        myst_end_moves(s);
    }
}
