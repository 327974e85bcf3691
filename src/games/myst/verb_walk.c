/* Myst: a pawn's walk, and which landmarks it reaches. */
#include <string.h>

#include "games/myst/myst.h"

struct walk {
    int team, start, end, other_pawn, number; /* number: NONE without a spin */
    bool by_way;
    bool measured; /* only the end is given: how far it is matters */
    struct myst_distances out;
};

static void read_walk(const struct hearing *h, struct walk *walk)
{
    const struct myst_state *s = h->state;
    walk->team = h->move->actor;
    walk->start = s->team[walk->team].pawn;
    walk->end = item(h->move, 0, items(h->move, 0) - 1);
    walk->other_pawn = s->team[myst_other(walk->team)].pawn;
    walk->number = s->spun;
    walk->by_way = h->move->field[0].listed;
    walk->measured = !walk->by_way && walk->number != NONE;
    if (walk->measured)
        myst_measure(myst_touch(h->match), s, walk->start, myst_blocked(h->match, s, walk->team), walk->number,
                     &walk->out);
}

static enum outcome on_spaces(struct hearing *h)
{
    for (int i = 0; i < items(h->move, 0); i++)
        if (myst_on_board(h, 0, i) == REFUSED)
            return REFUSED;
    for (int i = 0; i < items(h->move, 0); i++)
        if (myst_is_space(h, i) == REFUSED)
            return REFUSED;
    return STANDS;
}

static void test_steps(struct hearing *h, const struct walk *walk)
{
    const struct myst_box *box = myst_box_of(h->match);
    for (int i = 0, from = walk->start; i < items(h->move, 0); from = item(h->move, 0, i++)) {
        int to = item(h->move, 0, i);
        if (myst_touching(myst_touch(h->match), from, to))
            continue;
        illegal(h, RULE_WALK_STEP, "%s does not touch %s", myst_id(h, to), myst_id(h, from));
        point_at(h, 0, i);
        if (myst_answer(h->match, HOUSE_TOUCH, TOUCH_SIDE) && myst_touching(&box->touch[TOUCH_CORNER], from, to))
            hangs_on(h, HOUSE_TOUCH, TOUCH_CORNER);
        return;
    }
}

static void test_way(struct hearing *h, const struct walk *walk)
{
    const struct myst_state *s = h->state;
    int steps = items(h->move, 0);
    test_steps(h, walk);
    if (walk->number != NONE && steps > walk->number) {
        illegal(h, RULE_WALK_FAR, "walks %d space%s; %d was spun", steps, steps == 1 ? "" : "s", walk->number);
        because(h, s->spun_at, "spun here");
    }
    for (int i = 0; i < steps - 1; i++)
        if (item(h->move, 0, i) == myst_blocked(h->match, s, walk->team)) {
            illegal(h, RULE_WALK_THROUGH, "walks through the pawn of %s on %s",
                    myst_team_name(h, myst_other(walk->team)), myst_id(h, walk->other_pawn));
            point_at(h, 0, i);
            because(h, s->arrived_at[myst_other(walk->team)], "it came there by this entry");
            hangs_on(h, HOUSE_THROUGH, THROUGH_ALLOW);
            return;
        }
}

static int steps_to_end(const struct hearing *h, const struct walk *walk, int touch, int blocked)
{
    struct myst_distances distances;
    myst_measure(&myst_box_of(h->match)->touch[touch], h->state, walk->start, blocked, UNREACHED, &distances);
    return distances.to[walk->end];
}

static void too_far(struct hearing *h, const struct walk *walk, int steps)
{
    const struct myst_state *s = h->state;
    int otherwise = !h->match->house[HOUSE_TOUCH];
    if (steps == UNREACHED)
        illegal(h, RULE_WALK_FAR, "no way leads from %s to %s", myst_id(h, walk->start), myst_id(h, walk->end));
    else
        illegal(h, RULE_WALK_FAR, "%s is %d space%s from %s; %d was spun", myst_id(h, walk->end), steps,
                steps == 1 ? "" : "s", myst_id(h, walk->start), walk->number);
    because(h, s->spun_at, "spun here");
    if (steps_to_end(h, walk, otherwise, NONE) <= walk->number)
        hangs_on(h, HOUSE_TOUCH, otherwise);
}

static void test_end(struct hearing *h, const struct walk *walk)
{
    const struct myst_state *s = h->state;
    int touch = h->match->house[HOUSE_TOUCH], blocked = myst_blocked(h->match, s, walk->team);
    if (!walk->measured || walk->out.to[walk->end] <= walk->number)
        return;
    int steps = steps_to_end(h, walk, touch, NONE);
    if (steps > walk->number)
        too_far(h, walk, steps);
    else {
        illegal(h, RULE_WALK_THROUGH, "%s is within %d spaces only through the pawn of %s on %s", myst_id(h, walk->end),
                walk->number, myst_team_name(h, myst_other(walk->team)), myst_id(h, walk->other_pawn));
        because(h, s->arrived_at[myst_other(walk->team)], "it came there by this entry");
        hangs_on(h, HOUSE_THROUGH, THROUGH_ALLOW);
        if (steps_to_end(h, walk, !touch, blocked) <= walk->number)
            hangs_on(h, HOUSE_TOUCH, !touch);
    }
}

/* Was the landmark entered on the way, or could it have been within the number? */
static bool passed(const struct hearing *h, const struct walk *walk, int position, const struct myst_distances *back)
{
    for (int i = 0; walk->by_way && i < items(h->move, 0); i++)
        if (item(h->move, 0, i) == position)
            return true;
    if (!walk->measured || position == walk->start || position == walk->other_pawn)
        return false;
    return walk->out.to[position] + back->to[position] <= walk->number;
}

/* Could the pawn have left its space and come back? */
static bool out_and_back(const struct hearing *h, const struct walk *walk)
{
    const struct myst_graph *graph = myst_touch(h->match);
    if (walk->by_way)
        return true;
    for (int i = graph->from[walk->start]; i < graph->from[walk->start + 1] && walk->number >= 2; i++)
        if (!myst_is_open(h->state, graph->near[i]) && graph->near[i] != walk->other_pawn)
            return true;
    return false;
}

static bool lingers(const struct hearing *h, const struct walk *walk)
{
    int linger = h->match->house[HOUSE_LINGER];
    return linger == LINGER_STAY || (linger == LINGER_OUT_AND_BACK && out_and_back(h, walk));
}

static void set_reached(struct hearing *h, const struct walk *walk)
{
    struct myst_state *s = h->state;
    const struct myst_box *box = myst_box_of(h->match);
    struct myst_distances back;
    bool linger = lingers(h, walk), pass = myst_answer(h->match, HOUSE_REACH, REACH_PASS);
    if (walk->measured)
        myst_measure(myst_touch(h->match), s, walk->end, myst_blocked(h->match, s, walk->team), walk->number - 1,
                     &back);
    memset(s->reached, 0, sizeof s->reached);
    for (int landmark = 0; landmark < box->landmarks; landmark++) {
        int key = box->key[landmark];
        bool stops = key == walk->end, passes = passed(h, walk, key, &back), began = key == walk->start;
        bool counts = stops || (pass && passes);
        if (counts && (!began || linger))
            s->reached[landmark] = REACHED;
        else if (counts)
            s->reached[landmark] = BY_LINGERING;
        else if (passes && (!began || linger))
            s->reached[landmark] = BY_PASSING;
    }
}

void myst_test_share(struct hearing *h, int end)
{
    const struct myst_state *s = h->state;
    int team = myst_other(h->move->actor);
    if (end != s->team[team].pawn)
        return;
    illegal(h, RULE_SHARE, "the pawn of %s stands on %s", myst_team_name(h, team), myst_id(h, end));
    because(h, s->arrived_at[team], "it came there by this entry");
}

enum outcome myst_play_walk(struct hearing *h)
{
    struct myst_state *s = h->state;
    if (myst_still_moving(h) == REFUSED || on_spaces(h) == REFUSED)
        return REFUSED;
    struct walk walk;
    read_walk(h, &walk);
    myst_test_turns_over(h);
    if (s->phase == PHASE_EXPLORE) {
        myst_test_turn(h, myst_next(h->match, s), true, "move");
        myst_may_lead(h, myst_next(h->match, s), "moves");
    }
    if (walk.number == NONE)
        illegal(h, RULE_SPIN_FIRST, "%s moves without a spin", myst_team_name(h, walk.team));
    if (walk.by_way)
        test_way(h, &walk);
    else
        test_end(h, &walk);
    myst_test_share(h, walk.end);

    set_reached(h, &walk);
    s->team[walk.team].pawn = (short)walk.end;
    s->team[walk.team].moved++;
    s->spun = NONE;
    s->spun_at = (struct place){0};
    s->just_moved = (signed char)walk.team;
    s->arrived_at[walk.team] = here(h, 0);
    myst_advance(s);
    return STANDS;
}

static void suggest_ends(const struct match *match, const struct myst_state *s, int team, struct suggestions *list)
{
    struct myst_distances distances;
    myst_measure(myst_touch(match), s, s->team[team].pawn, myst_blocked(match, s, team), s->spun, &distances);
    for (int position = 0; position < myst_box_of(match)->positions; position++)
        if (distances.to[position] <= s->spun && position != s->team[myst_other(team)].pawn)
            myst_emit(list, team, VERB_WALK, position);
}

void myst_suggest_walk(const struct match *match, const void *state, int verb, struct suggestions *list)
{
    const struct myst_state *s = state;
    (void)verb;
    for (int team = 0; team < TEAMS && s->phase == PHASE_EXPLORE && s->spun != NONE; team++)
        if (myst_next(match, s) >> team & 1)
            suggest_ends(match, s, team, list);
}

/* A way is listed by its end. */
bool myst_spell_walk(const struct match *match, const void *state, struct move *move)
{
    if (!move->field[0].listed)
        return true;
    if (!myst_faultless(match, state, move))
        return false;
    *move = myst_plain(move->actor, move->verb, item(move, 0, items(move, 0) - 1));
    return true;
}
