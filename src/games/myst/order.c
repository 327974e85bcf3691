/* Myst: the phases, and what belongs to which. */
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

void myst_moment(const struct match *match, const void *state, struct text *out)
{
    const struct myst_state *s = state;
    int first = s->team[0].moved, second = s->team[1].moved, least = first < second ? first : second;
    (void)match;
    if (s->phase == PHASE_EXPLORE)
        text_format(out, "turn %d of %d, ", least + 1, s->turns);
    text_add(out, myst_phase_names[s->phase]);
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

void myst_unlisted(const struct match *match, const void *state, struct text *out)
{
    const struct myst_state *s = state;
    for (int team = 0; team < TEAMS && s->phase == PHASE_START && myst_bare(s); team++)
        if (!s->team[team].has_cards)
            text_format(out, "table: deal %s cards, five of them by name or unknown\n", match->names[team]);
    if (s->phase == PHASE_SCORING)
        text_add(out, "a team: announce its total so far\n");
}

enum outcome myst_in_phase(struct hearing *h, unsigned phases)
{
    const struct myst_state *s = h->state;
    if (s->phase == PHASE_DONE)
        return refuse(h, RULE_LOG_OVER, "all cards are flipped, the game is over");
    if (phases >> s->phase & 1)
        return STANDS;
    return refuse(h, RULE_LOG_PHASE, "`%s` has no place in %s", h->match->game->verbs[h->move->verb].name,
                  phase_titles[s->phase]);
}

enum outcome myst_still_moving(struct hearing *h)
{
    const struct myst_state *s = h->state;
    const char *verb = h->match->game->verbs[h->move->verb].name;
    if (myst_in_phase(h, 1u << PHASE_EXPLORE | 1u << PHASE_SCORING) == REFUSED)
        return REFUSED;
    if (s->phase == PHASE_EXPLORE)
        return STANDS;
    if (s->team[0].flips + s->team[1].flips > 0) {
        refuse(h, RULE_LOG_PHASE, "`%s` has no place in the scoring once a card is flipped", verb);
        because(h, s->shown_at, "the first card was flipped here");
        return REFUSED;
    }
    if (s->turns == NONE || s->team[0].pawn == NONE || s->team[1].pawn == NONE)
        return refuse(h, RULE_LOG_PHASE, "`%s` has no place here: this table has no number of turns, or no pawns",
                      verb);
    return STANDS;
}

void myst_test_turns_over(struct hearing *h)
{
    const struct myst_state *s = h->state;
    if (s->phase != PHASE_SCORING)
        return;
    illegal(h, RULE_TURNS_OVER, "the exploration lasts %d turn%s, and both teams have made their moves", s->turns,
            s->turns == 1 ? "" : "s");
    because(h, s->turns_at, "the number of turns was spun here");
}

void myst_end_half_turn(struct myst_state *s)
{
    s->just_moved = NOBODY;
    memset(s->reached, 0, sizeof s->reached);
}

void myst_advance(struct myst_state *s)
{
    const struct myst_team *a = &s->team[0], *b = &s->team[1];
    if (s->phase == PHASE_START && a->placed && b->placed)
        s->phase = PHASE_PUZZLE;
    if (s->phase <= PHASE_PUZZLE && s->open == 0)
        s->phase = PHASE_TURNS;
    if (s->phase == PHASE_EXPLORE && a->moved >= s->turns && b->moved >= s->turns)
        s->phase = PHASE_SCORING;
    if (s->phase == PHASE_SCORING && !myst_can_flip(s, 0) && !myst_can_flip(s, 1)) {
        s->phase = PHASE_DONE;
        s->spun = NONE;
        myst_end_half_turn(s);
    }
}
