/* Cyclades: a battle: sides, strength, who is asked. */
#include "games/cyclades/battle.h"

#include "games/cyclades/cyclades.h"

bool cyc_battle_at_sea(const struct cyc_box *b, const struct cyc_state *s)
{
    return b->isle_of[s->battle.at] == NOWHERE;
}

int cyc_battle_isle(const struct cyc_box *b, const struct cyc_state *s)
{
    return b->isle_of[s->battle.at];
}

int cyc_defender_of(const struct cyc_box *b, const struct cyc_state *s)
{
    return cyc_battle_at_sea(b, s) ? s->sea[s->battle.at].owner : s->isle[cyc_battle_isle(b, s)].owner;
}

int cyc_defending_units(const struct cyc_box *b, const struct cyc_state *s)
{
    return cyc_battle_at_sea(b, s) ? s->sea[s->battle.at].fleets : s->isle[cyc_battle_isle(b, s)].troops;
}

bool cyc_minotaur_defends(const struct cyc_box *b, const struct cyc_state *s)
{
    return !cyc_battle_at_sea(b, s) && cyc_stands_on(s, FIGURE_MINOTAUR, cyc_battle_isle(b, s));
}

int cyc_attack_strength(const struct cyc_state *s)
{
    return s->battle.units;
}

struct cyc_defence cyc_defence_of(const struct cyc_box *b, const struct cyc_state *s)
{
    bool at_sea = cyc_battle_at_sea(b, s);
    struct cyc_defence d = {.units = cyc_defending_units(b, s)};
    d.minotaur = cyc_minotaur_defends(b, s) ? b->minotaur : 0;
    for (int isle = 0; isle < b->isles; isle++) {
        bool counts = at_sea ? b->isle[isle].coast[s->battle.at] && s->isle[isle].owner == cyc_defender_of(b, s)
                             : isle == cyc_battle_isle(b, s);
        d.walls += counts ? s->isle[isle].building[at_sea ? PORT : FORTRESS] : 0;
        d.metropolises += counts && s->isle[isle].metropolis;
    }
    return d;
}

int cyc_defence_strength(const struct cyc_box *b, const struct cyc_state *s)
{
    struct cyc_defence d = cyc_defence_of(b, s);
    return d.units + d.minotaur + d.walls + d.metropolises;
}

int cyc_asked_side(const struct cyc_box *b, const struct cyc_state *s)
{
    if (s->battle.at == NOWHERE || s->battle.step == STEP_DICE)
        return NOBODY;
    return s->battle.step == STEP_DEFENDER ? cyc_defender_of(b, s) : s->battle.attacker;
}

void cyc_ask_sides(const struct match *match, struct cyc_state *s, bool defender_too)
{
    const struct cyc_box *b = match->box;
    if (defender_too && cyc_defending_units(b, s) > 0 && cyc_can_retreat(match, s, cyc_defender_of(b, s)))
        s->battle.step = STEP_DEFENDER;
    else if (cyc_can_retreat(match, s, s->battle.attacker))
        s->battle.step = STEP_ATTACKER;
    else
        s->battle.step = STEP_DICE;
}

void cyc_begin_battle(struct hearing *h, int at, int units)
{
    struct cyc_state *s = h->state;
    s->battle.at = at;
    s->battle.attacker = h->move->actor;
    s->battle.units = units;
    s->battle.step = STEP_DICE;
    s->battle.assaults = 0;
    s->battle.began = here(h, 0);
}

static void end_battle(struct cyc_state *s)
{
    s->battle.at = NOWHERE;
    s->battle.attacker = NOBODY;
    s->battle.units = s->battle.assaults = 0;
    s->battle.step = STEP_DICE;
    s->battle.began = (struct place){0};
}

void cyc_win_battle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const char *name = h->match->names[s->battle.attacker];
    if (cyc_battle_at_sea(b, s))
        sum_up(h, "%s takes %s", name, b->name[s->battle.at]);
    else
        cyc_sum_capture(h, cyc_battle_isle(b, s), name);
    if (cyc_battle_at_sea(b, s))
        s->sea[s->battle.at] = (struct cyc_sea){s->battle.attacker, s->battle.units};
    else
        cyc_take_isle(h, cyc_battle_isle(b, s), s->battle.attacker, s->battle.units);
    end_battle(s);
}

/* Sums up who has the space now that the attackers are gone. */
static void sum_defence(struct hearing *h, int at, bool freed, int defender)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int isle = b->isle_of[at];
    if (freed)
        sum_up(h, "%s has no territory marker left: %s is free", h->match->names[defender], b->name[at]);
    else if (defender == NOBODY)
        sum_up(h, isle == NOWHERE ? "%s is empty" : "%s stays free", b->name[at]);
    else if (isle != NOWHERE && s->isle[isle].troops == 0)
        sum_up(h, "%s keeps %s with a territory marker", h->match->names[defender], b->name[at]);
    else
        sum_up(h, "%s keeps %s", h->match->names[defender], b->name[at]);
}

void cyc_lose_battle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int at = s->battle.at, isle = cyc_battle_isle(b, s), defender = cyc_defender_of(b, s);
    end_battle(s);
    bool freed = isle != NOWHERE && cyc_hold_isle(h, isle);
    sum_defence(h, at, freed, defender);
}
