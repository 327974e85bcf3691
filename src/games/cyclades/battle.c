/* Cyclades: a battle: sides, strength, who is asked. */
#include "games/cyclades/battle.h"

#include <string.h>

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
    bool defender = defender_too && cyc_defending_units(b, s) > 0 && cyc_can_retreat(match, s, cyc_defender_of(b, s));
    s->battle.step = defender                                        ? STEP_DEFENDER
                     : cyc_can_retreat(match, s, s->battle.attacker) ? STEP_ATTACKER
                                                                     : STEP_DICE;
}

static void end_battle(struct cyc_state *s)
{
    memset(&s->battle, 0, sizeof s->battle); /* STEP_DICE is 0 */
    s->battle.at = NOWHERE;
    s->battle.attacker = NOBODY;
}

void cyc_begin_battle(struct hearing *h, int at, int units)
{
    struct cyc_state *s = h->state;
    end_battle(s);
    s->battle.at = at;
    s->battle.attacker = h->move->actor;
    s->battle.units = units;
    s->battle.began = here(h, 0);
}

void cyc_win_battle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (cyc_battle_at_sea(b, s)) {
        sum_up(h, "%s takes %s", h->match->names[s->battle.attacker], b->name[s->battle.at]);
        s->sea[s->battle.at] = (struct cyc_sea){s->battle.attacker, s->battle.units};
    } else {
        cyc_sum_capture(h, cyc_battle_isle(b, s), h->match->names[s->battle.attacker]);
        cyc_take_isle(h, cyc_battle_isle(b, s), s->battle.attacker, s->battle.units);
    }
    end_battle(s);
}

void cyc_lose_battle(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int isle = cyc_battle_isle(b, s), defender = cyc_defender_of(b, s);
    const char *at = b->name[s->battle.at];
    end_battle(s);
    /* Who has the space now that the attackers are gone? */
    if (isle != NOWHERE && cyc_hold_isle(h, isle))
        sum_up(h, "%s has no territory marker left: %s is free", h->match->names[defender], at);
    else if (defender == NOBODY)
        sum_up(h, isle == NOWHERE ? "%s is empty" : "%s stays free", at);
    else
        sum_up(h, "%s keeps %s%s", h->match->names[defender], at,
               isle != NOWHERE && s->isle[isle].troops == 0 ? " with a territory marker" : "");
}
