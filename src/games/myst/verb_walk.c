/* Myst: a pawn's walk. */
#include "games/myst/myst.h"

static bool stays(const struct move *move)
{
    return item(move, 0, 0) == PIECE_STAY;
}

static void read_walk(const struct hearing *h, struct myst_walk *walk)
{
    const struct myst_state *s = h->state;
    const struct myst_ring *ring = &myst_box_of(h->match)->outer;
    int team = h->move->actor;
    walk->team = team;
    walk->start = s->team[team].pawn;
    walk->end = stays(h->move) ? walk->start : item(h->move, 0, items(h->move, 0) - 1);
    walk->other_pawn = s->team[myst_other(team)].pawn;
    walk->by_way = h->move->field[0].listed;
    walk->known = walk->start >= 0;
    walk->spun = s->spun != NONE;
    walk->number = walk->spun ? s->spun : ring->any ? SPUN_MOST : 0;
    for (int i = 0; i < ring->count && !walk->spun; i++)
        walk->number = ring->number[i] > walk->number ? ring->number[i] : walk->number;
    if (!walk->by_way && walk->known)
        myst_ways_from(h->match, s, team, walk->start, walk->number, &walk->out);
}

/* Points a finding at the spin; without one, the largest number of the spinner counts. */
static void because_spun(struct hearing *h, const struct myst_walk *walk)
{
    const struct myst_state *s = h->state;
    because(h, s->spun_at, "spun here");
    if (!walk->spun)
        rests_on(h, "spinner.outer");
}

static const char *spun_or_most(const struct myst_walk *walk)
{
    return walk->spun ? "was spun" : "is the largest number on the spinner";
}

static int step_from(const struct hearing *h, const struct myst_walk *walk, int step)
{
    return step > 0 ? item(h->move, 0, step - 1) : walk->start;
}

/* The first step between spaces that do not touch; the number of steps if there is none. */
static int wrong_step(const struct hearing *h, const struct myst_walk *walk, const struct myst_graph *touch)
{
    int steps = items(h->move, 0);
    for (int step = walk->known ? 0 : 1; step < steps; step++) {
        int from = step_from(h, walk, step), i = touch->from[from];
        while (i < touch->from[from + 1] && touch->near[i] != item(h->move, 0, step))
            i++;
        if (i == touch->from[from + 1])
            return step;
    }
    return steps;
}

static void through_pawn(struct hearing *h, const struct myst_walk *walk)
{
    const struct myst_state *s = h->state;
    because(h, s->arrived_at[myst_other(walk->team)], "moved there here");
    hangs_on(h, HOUSE_THROUGH, THROUGH_ALLOW);
}

static void test_way(struct hearing *h, const struct myst_walk *walk)
{
    const struct myst_box *box = myst_box_of(h->match);
    const char *team = myst_team_name(h, walk->team);
    int steps = items(h->move, 0), blocked = myst_blocked(h->match, h->state, walk->team),
        wrong = wrong_step(h, walk, myst_touch(h->match)), through = 0;
    while (through < steps - 1 && item(h->move, 0, through) != blocked)
        through++;
    bool only_touch = steps <= walk->number && through >= steps - 1 && walk->end != walk->other_pawn;
    if (wrong < steps) {
        int from = step_from(h, walk, wrong), to = item(h->move, 0, wrong);
        illegal_at(h, 0, wrong, RULE_WALK_STEP, "%s steps from %s to %s, which do not touch%s", team, myst_id(h, from),
                   myst_id(h, to), from == to ? "; write only the spaces entered, not the one left" : "");
        if (only_touch && myst_answer(h->match, HOUSE_TOUCH, TOUCH_SIDE)
            && wrong_step(h, walk, &box->touch[TOUCH_CORNER]) >= steps)
            hangs_on(h, HOUSE_TOUCH, TOUCH_CORNER);
    }
    if (steps > walk->number) {
        illegal_at(h, 0, walk->number, RULE_WALK_FAR, "%s walks %d space%s, but %d %s", team, steps, plural(steps),
                   walk->number, spun_or_most(walk));
        because_spun(h, walk);
    }
    if (through < steps - 1) {
        illegal_at(h, 0, through, RULE_WALK_THROUGH, "%s walks through %s's pawn on %s", team,
                   myst_team_name(h, myst_other(walk->team)), myst_id(h, blocked));
        through_pawn(h, walk);
    }
}

static int steps_to_end(const struct hearing *h, const struct myst_walk *walk, int touch, int blocked)
{
    struct myst_distances distances;
    if (!walk->known)
        return UNREACHED;
    myst_measure(&myst_box_of(h->match)->touch[touch], h->state, walk->start, blocked, UNREACHED, &distances);
    return distances.to[walk->end];
}

/* Tests the spaces that the players counted. True after a finding that they are too many or too few. */
static bool test_spaces(struct hearing *h, const struct myst_walk *walk)
{
    int spaces = value_or(h->move, FIELD_SPACES, NONE);
    if (spaces == NONE)
        return false;
    int least = steps_to_end(h, walk, h->match->house[HOUSE_TOUCH], NONE);
    if (spaces > walk->number)
        illegal(h, RULE_WALK_FAR, "%s walks %d space%s, but %d %s", myst_team_name(h, walk->team), spaces,
                plural(spaces), walk->number, spun_or_most(walk));
    else if (spaces < least && least <= walk->number)
        illegal(h, RULE_WALK_FAR, "%s is %d space%s away, not %d", myst_id(h, walk->end), least, plural(least), spaces);
    else
        return false;
    point_at(h, FIELD_SPACES, -1);
    because_spun(h, walk);
    return true;
}

static void test_end(struct hearing *h, struct myst_walk *walk)
{
    int touch = h->match->house[HOUSE_TOUCH];
    const char *team = myst_team_name(h, walk->team), *start = myst_id(h, walk->start), *end = myst_id(h, walk->end);
    bool counted = test_spaces(h, walk);
    if (myst_steps(&walk->out, walk->end) <= walk->number)
        return;
    int steps = steps_to_end(h, walk, touch, NONE);
    bool through = steps <= walk->number;
    if (counted && !through)
        return;
    if (through) {
        illegal(h, RULE_WALK_THROUGH, "%s is within %d space%s only through %s's pawn on %s", end, walk->number,
                plural(walk->number), myst_team_name(h, myst_other(walk->team)), myst_id(h, walk->other_pawn));
        if (!walk->spun)
            rests_on(h, "spinner.outer");
        through_pawn(h, walk);
    } else {
        illegal(h, RULE_WALK_FAR,
                steps == UNREACHED ? "%s walks from %s to %s, but no path leads there"
                                   : "%s walks from %s to %s, %d space%s, but %d %s",
                team, start, end, steps, plural(steps), walk->number, spun_or_most(walk));
        because_spun(h, walk);
    }
    if (walk->end != walk->other_pawn
        && steps_to_end(h, walk, !touch, myst_blocked(h->match, h->state, walk->team)) <= walk->number)
        hangs_on(h, HOUSE_TOUCH, !touch);
}

/* Reports that the rule needs the space of a team's pawn, which the record does not give. */
static void miss_pawn(struct hearing *h, int rule, int team)
{
    const char *name = myst_team_name(h, team);
    char fact[NAME_ROOM + 16];
    put_string(fact, sizeof fact, "pawns.%s", name);
    unknown(h, rule, fact, "the position of %s's pawn is not in the record; write `pawns: {%s: ...}`", name, name);
}

void myst_test_share(struct hearing *h, int end)
{
    const struct myst_state *s = h->state;
    int team = myst_other(h->move->actor);
    if (s->team[team].pawn < 0)
        miss_pawn(h, RULE_SHARE, team);
    if (end != s->team[team].pawn)
        return;
    illegal_at(h, 0, items(h->move, 0) - 1, RULE_SHARE, "%s ends on %s, where %s's pawn is",
               myst_team_name(h, h->move->actor), myst_id(h, end), myst_team_name(h, team));
    because(h, s->arrived_at[team], "moved there here");
}

/* Out of turn, a team begins a turn and goes first from then on, or makes an extra move. True if the move counts. */
static bool test_order(struct hearing *h)
{
    struct myst_state *s = h->state;
    unsigned next = myst_next(h->match, s);
    if (s->phase != PHASE_EXPLORE)
        return true;
    bool in_turn = myst_test_turn(h, next, true, "move"), begins = myst_moved_alike(s);
    if (in_turn)
        myst_may_go_first(h, next, "moves");
    if (begins && (!in_turn || (s->team[0].moved == 0 && s->went_first != NOBODY)))
        s->went_first = (signed char)h->move->actor;
    return in_turn || begins;
}

/* "blue walks 3 of 4 spaces, e2 to f4: move 2 of 5" or "blue stays on f2 (0 of 4): an extra move". */
static void sum_up_walk(struct hearing *h, const struct myst_walk *walk, bool counts)
{
    const struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    const char *team = myst_team_name(h, walk->team), *unwritten = walk->spun ? "" : " (spin not written)",
               *start = walk->known ? myst_id(h, walk->start) : "",
               *end = walk->end >= 0 ? myst_id(h, walk->end) : "its space";
    struct myst_text line = {0};
    int steps = stays(h->move) ? 0
                : walk->by_way ? items(h->move, 0)
                               : steps_to_end(h, walk, h->match->house[HOUSE_TOUCH], NONE);
    if (steps == 0 && walk->spun)
        myst_add(&line, "%s stays on %s (0 of %d)", team, end, walk->number);
    else if (steps == 0)
        myst_add(&line, "%s stays on %s%s", team, end, unwritten);
    else {
        myst_add(&line, "%s walks", team);
        if (walk->known && steps != UNREACHED && walk->spun)
            myst_add(&line, " %d of %d space%s", steps, walk->number, plural(walk->number));
        else if (walk->known && steps != UNREACHED)
            myst_add(&line, " %d space%s", steps, plural(steps));
        myst_add(&line, "%s%s%s to %s", unwritten, walk->known ? ", " : "", start, end);
    }
    if (!counts)
        myst_add(&line, ": an extra move");
    else if (s->team[walk->team].moved == UNKNOWN)
        myst_add(&line, ": its next move");
    else if (s->turns == NONE)
        myst_add(&line, ": move %d", s->team[walk->team].moved);
    else
        myst_add(&line, ": move %d of %d", s->team[walk->team].moved, s->turns);
    const char *before = " and reaches ";
    for (int landmark = 0; landmark < box->landmarks; landmark++)
        if (s->reached[landmark] & REACHED) {
            myst_add(&line, "%sthe %s", before, box->title[landmark]);
            before = ", ";
        }
    sum_up(h, "%s", line.text);
}

static void arrive(struct hearing *h, const struct myst_walk *walk, bool counts)
{
    struct myst_state *s = h->state;
    s->team[walk->team].moved += counts && s->team[walk->team].moved != UNKNOWN;
    s->spun = NONE;
    s->spun_at = (struct place){0};
    s->just_moved = (signed char)walk->team;
    myst_move_pawn(h, walk->end);
}

/* A missing spin is a gap in the record, reported once. */
static void test_spun(struct hearing *h, const struct myst_walk *walk)
{
    struct myst_state *s = h->state;
    if (walk->spun || s->spins_unwritten)
        return;
    unsettled(h, RULE_SPIN_FIRST, "the record has no spin for this move of %s; further missing spins are not reported",
              myst_team_name(h, walk->team));
    point_at_verb(h);
    s->spins_unwritten = true;
}

enum outcome myst_play_walk(struct hearing *h)
{
    struct myst_walk walk;
    int spaces = value_or(h->move, FIELD_SPACES, NONE), steps = items(h->move, 0);
    if (spaces != NONE && h->move->field[0].listed && spaces != steps)
        return refused_at(h, FIELD_SPACES, -1,
                          misread(h, "the path has %d space%s, but `spaces` says %d", steps, plural(steps), spaces));
    if (myst_still_moving(h) == REFUSED)
        return REFUSED;
    for (int i = 0; i < steps && !stays(h->move); i++)
        if (myst_is_space(h, i) == REFUSED)
            return REFUSED;
    read_walk(h, &walk);
    myst_test_turns_over(h);
    bool counts = test_order(h);
    test_spun(h, &walk);
    if (!walk.known)
        miss_pawn(h, stays(h->move) ? RULE_SHARE : RULE_WALK_FAR, walk.team);
    if (walk.by_way)
        test_way(h, &walk);
    else if (walk.known)
        test_end(h, &walk);
    if (walk.end >= 0)
        myst_test_share(h, walk.end);

    myst_set_reached(h, &walk);
    arrive(h, &walk, counts);
    if (h->sums)
        sum_up_walk(h, &walk, counts);
    myst_advance(h->state);
    return STANDS;
}

void myst_suggest_walk(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    bool ends[POSITIONS_MAX];
    for (int team = 0; team < TEAMS && s->phase == PHASE_EXPLORE && s->spun != NONE; team++) {
        if (!(myst_next(match, s) >> team & 1))
            continue;
        myst_walk_ends(match, s, team, ends);
        for (int position = 0; position < myst_box_of(match)->positions; position++)
            if (ends[position])
                suggest_entry(list, team, verb, {0, position});
    }
}

/* Walks are listed by their end; a walk without a spin is not listed. */
bool myst_spell_walk(const struct match *match, const void *state, struct move *move)
{
    const struct myst_state *s = state;
    if (s->spun == NONE || (move->actor < TEAMS && s->team[move->actor].pawn < 0))
        return false;
    if (stays(move) && move->actor < TEAMS)
        *move = MOVE_WITH(move->actor, move->verb, {0, s->team[move->actor].pawn});
    if (!move->field[0].listed && !given(move, FIELD_SPACES))
        return true;
    if (!myst_faultless(match, state, move))
        return false;
    *move = MOVE_WITH(move->actor, move->verb, {0, item(move, 0, items(move, 0) - 1)});
    return true;
}
