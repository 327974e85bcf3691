/* Cyclades: fight and retreat, what the sides of a battle decide after an assault. */
#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"

static bool held_by_medusa(const struct match *match, const struct cyc_state *s)
{
    return match->house[Q_MEDUSA_RETREAT] == MEDUSA_FORBID
           && cyc_stands_on(s, FIGURE_MEDUSA, cyc_battle_isle(match->box, s));
}

/* May `seat` retreat to `goal`, an isle in a battle on land, else a sea? */
static bool is_open(const struct match *match, const struct cyc_state *s, int seat, int goal)
{
    const struct cyc_box *b = match->box;
    if (cyc_battle_at_sea(b, s))
        return cyc_touching(b, s->battle.at, goal) && cyc_can_enter(b, s, seat, goal);
    return goal != cyc_battle_isle(b, s) && s->isle[goal].owner == seat && !held_by_medusa(match, s)
           && cyc_chained(b, s, seat, cyc_battle_isle(b, s), goal);
}

bool cyc_can_retreat(const struct match *match, const struct cyc_state *s, int seat)
{
    const struct cyc_box *b = match->box;
    int goals = cyc_battle_at_sea(b, s) ? b->circles : b->isles;
    for (int goal = 0; goal < goals; goal++)
        if (is_open(match, s, seat, goal))
            return true;
    return false;
}

enum outcome cyc_play_fight(struct hearing *h)
{
    struct cyc_state *s = h->state;
    struct cyc_guard g;
    if (cyc_admit_during(h, &g, s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) == REFUSED)
        return REFUSED;
    if (h->move->actor == CHANCE || h->move->actor != cyc_asked_side(h->match->box, s))
        return cyc_out_of_turn(h, "%s does not have to choose between fighting on and retreating now", cyc_actor(h));
    cyc_overlook(h, &g);
    cyc_test_order(h, &g);

    if (s->battle.step == STEP_DEFENDER)
        cyc_ask_sides(h->match, s, false);
    else
        s->battle.step = STEP_DICE;
    cyc_look_for_sets(h);
    return STANDS;
}

static enum outcome find_goal(struct hearing *h, int *goal)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    bool at_sea = cyc_battle_at_sea(b, s);
    *goal = at_sea ? cyc_sea_in(h, 0, 0) : cyc_isle_in(h, 0);
    if (*goal == NOWHERE)
        return REFUSED;
    if (*goal == (at_sea ? s->battle.at : cyc_battle_isle(b, s)))
        return cyc_cannot(h, RULE_NO_SPACE, "%s retreats to %s, where the battle is fought", cyc_actor(h),
                          b->name[s->battle.at]);
    if (h->move->actor != s->battle.attacker && cyc_defending_units(b, s) == 0)
        return cyc_cannot_on(h, ON_ISLES, RULE_NO_PIECE, "the Minotaur is alone on %s and cannot retreat",
                             b->name[s->battle.at]);
    int owner = at_sea ? s->sea[*goal].owner : s->isle[*goal].owner;
    if (owner != NOBODY && owner != h->move->actor)
        return cyc_cannot_on(h, at_sea ? ON_FLEETS : ON_ISLES, RULE_SHARED_SPACE,
                             at_sea ? "%s holds fleets of %s" : "%s is %s's isle",
                             at_sea ? b->name[*goal] : cyc_isle_name(b, *goal), h->match->names[owner]);
    return STANDS;
}

static void test_moment(struct hearing *h)
{
    const struct cyc_state *s = h->state;
    int asked = cyc_asked_side(h->match->box, s);
    if (s->battle.assaults == 0) {
        cyc_breaks(h, RULE_RETREAT_EARLY, "%s retreats before the first assault", cyc_actor(h));
        because(h, s->battle.began, "the battle begins here");
    } else if (asked != h->move->actor && cyc_can_retreat(h->match, s, h->move->actor)) {
        cyc_breaks(h, RULE_LOG_TURN,
                   asked == NOBODY ? "%s retreats, but the dice must be rolled now"
                                   : "%s retreats, but it is %s's choice now",
                   cyc_actor(h), asked == NOBODY ? "" : h->match->names[asked]);
        point_at_actor(h);
    }
}

static void test_way(struct hearing *h, int goal)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = cyc_actor(h), *at = b->name[s->battle.at];
    if (cyc_battle_at_sea(b, s)) {
        if (!cyc_touching(b, s->battle.at, goal))
            cyc_breaks(h, RULE_RETREAT_SEA, "%s retreats from %s to %s, which do not touch", name, at, b->name[goal]);
        cyc_test_closed(h, FIGURE_KRAKEN, goal, "retreats to", 0, -1);
        cyc_test_closed(h, FIGURE_POLYPHEMUS, goal, "retreats to", 0, -1);
        return;
    }
    if (s->isle[goal].owner != h->move->actor)
        cyc_breaks(h, RULE_RETREAT_LAND, "%s retreats to %s, which is not %s's isle", name, cyc_isle_name(b, goal),
                   name);
    else if (!cyc_chained(b, s, h->move->actor, cyc_battle_isle(b, s), goal))
        cyc_breaks(h, RULE_RETREAT_LAND, "no chain of %s's fleets connects %s and %s", name, at,
                   cyc_isle_name(b, goal));
    if (held_by_medusa(h->match, s)) {
        cyc_breaks(h, RULE_MEDUSA_STAYS, "%s cannot retreat from %s while Medusa is there", name, at);
        because(h, s->figure[FIGURE_MEDUSA].called, "Medusa is called here");
        hangs_on(h, Q_MEDUSA_RETREAT, MEDUSA_ALLOW);
    }
}

enum outcome cyc_play_retreat(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_guard g;
    int goal;
    if (cyc_admit_during(h, &g, s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) == REFUSED)
        return REFUSED;
    if (h->move->actor == CHANCE || (h->move->actor != s->battle.attacker && h->move->actor != cyc_defender_of(b, s)))
        return cyc_out_of_turn(h, "%s is not part of this battle", cyc_actor(h));
    cyc_overlook(h, &g);
    if (find_goal(h, &goal) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    test_moment(h);
    test_way(h, goal);

    bool at_sea = cyc_battle_at_sea(b, s), attacker = h->move->actor == s->battle.attacker;
    int units = attacker ? s->battle.units : cyc_defending_units(b, s);
    sum_up(h, "%s's %d %s%s to %s", cyc_actor(h), units, at_sea ? "fleet" : "troop", plural(units),
           at_sea ? b->name[goal] : cyc_isle_name(b, goal));
    if (at_sea)
        cyc_put_fleets(s, h->move->actor, goal, units);
    else
        cyc_take_isle(h, goal, h->move->actor, s->isle[goal].troops + units);
    /* Defenders leave the space to the attacker, or to the Minotaur who still defends it. */
    if (!attacker && at_sea)
        s->sea[s->battle.at] = (struct cyc_sea){.owner = NOBODY};
    else if (!attacker)
        s->isle[cyc_battle_isle(b, s)].troops = 0;
    if (attacker)
        cyc_lose_battle(h);
    else if (!cyc_minotaur_defends(b, s))
        cyc_win_battle(h);
    else if (s->battle.assaults == 0)
        s->battle.step = STEP_DICE;
    else
        cyc_ask_sides(h->match, s, false);
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_fight(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    int seat = s->phase == PHASE_ACTIONS ? cyc_asked_side(match->box, s) : NOBODY;
    if (seat != NOBODY)
        suggest_word(out, seat, verb);
}

void cyc_suggest_retreat(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    if (s->phase != PHASE_ACTIONS || s->battle.at == NOWHERE)
        return;
    const struct cyc_box *b = match->box;
    int seat = cyc_asked_side(b, s), goals = cyc_battle_at_sea(b, s) ? b->circles : b->isles;
    for (int goal = 0; seat != NOBODY && goal < goals; goal++)
        if (is_open(match, s, seat, goal))
            suggest_entry(out, seat, verb, {0, cyc_battle_at_sea(b, s) ? goal : b->isle[goal].circle[0]});
}
