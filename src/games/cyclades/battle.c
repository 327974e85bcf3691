/* A battle: sides, strength, and the throw of the dice. */
#include "games/cyclades/battle.h"

#include "games/cyclades/cycle.h"
#include "games/cyclades/guard.h"
#include "games/cyclades/verbs.h"
#include "games/cyclades/voice.h"

bool cyc_battle_at_sea(const struct box *b, const struct state *s)
{
    return b->isle_of[s->battle.at] == NOWHERE;
}

int cyc_battle_isle(const struct box *b, const struct state *s)
{
    return b->isle_of[s->battle.at];
}

int cyc_defender_of(const struct box *b, const struct state *s)
{
    return cyc_battle_at_sea(b, s) ? s->sea[s->battle.at].owner : s->isle[cyc_battle_isle(b, s)].owner;
}

int cyc_defending_units(const struct box *b, const struct state *s)
{
    return cyc_battle_at_sea(b, s) ? s->sea[s->battle.at].fleets : s->isle[cyc_battle_isle(b, s)].troops;
}

bool cyc_minotaur_defends(const struct box *b, const struct state *s)
{
    return !cyc_battle_at_sea(b, s) && cyc_stands_on(s, FIGURE_MINOTAUR, cyc_battle_isle(b, s));
}

int cyc_attack_strength(const struct state *s)
{
    return s->battle.units;
}

int cyc_defence_strength(const struct box *b, const struct state *s)
{
    int strength = cyc_defending_units(b, s) + (cyc_minotaur_defends(b, s) ? b->minotaur : 0);
    if (!cyc_battle_at_sea(b, s)) {
        const struct isle *isle = &s->isle[cyc_battle_isle(b, s)];
        return strength + isle->building[FORTRESS] + isle->metropolis;
    }
    for (int isle = 0; isle < b->isles; isle++)
        if (b->isle[isle].coast[s->battle.at] && s->isle[isle].owner == cyc_defender_of(b, s))
            strength += s->isle[isle].building[PORT] + s->isle[isle].metropolis;
    return strength;
}

void cyc_ask_sides(const struct match *match, struct state *s, bool defender_too)
{
    const struct box *b = match->box;
    if (defender_too && cyc_defending_units(b, s) > 0 && cyc_can_retreat(match, s, cyc_defender_of(b, s)))
        s->battle.step = STEP_DEFENDER;
    else if (cyc_can_retreat(match, s, s->battle.attacker))
        s->battle.step = STEP_ATTACKER;
    else
        s->battle.step = STEP_DICE;
}

void cyc_end_battle(struct state *s)
{
    s->battle.at = NOWHERE;
    s->battle.attacker = NOBODY;
    s->battle.units = s->battle.assaults = 0;
    s->battle.step = STEP_DICE;
    s->battle.began = (struct place){0};
}

void cyc_win_battle(struct hearing *h)
{
    struct state *s = h->state;
    const struct box *b = h->match->box;
    if (cyc_battle_at_sea(b, s))
        s->sea[s->battle.at] = (struct sea){s->battle.attacker, s->battle.units};
    else
        cyc_take_isle(h, cyc_battle_isle(b, s), s->battle.attacker, s->battle.units);
    cyc_end_battle(s);
}

/* Troops fall before the Minotaur. */
static void lose_defender(const struct box *b, struct state *s)
{
    if (cyc_battle_at_sea(b, s))
        cyc_put_fleets(s, s->sea[s->battle.at].owner, s->battle.at, -1);
    else if (s->isle[cyc_battle_isle(b, s)].troops > 0)
        s->isle[cyc_battle_isle(b, s)].troops--;
    else
        cyc_remove_figure(s, FIGURE_MINOTAUR);
}

static void assault(struct hearing *h, int attack, int defence)
{
    struct state *s = h->state;
    const struct box *b = h->match->box;
    s->battle.assaults++;
    if (attack >= defence)
        lose_defender(b, s);
    if (attack <= defence)
        s->battle.units--;
    bool held = cyc_defending_units(b, s) > 0 || cyc_minotaur_defends(b, s);
    if (s->battle.units == 0)
        cyc_end_battle(s);
    else if (!held)
        cyc_win_battle(h);
    else
        cyc_ask_sides(h->match, s, true);
}

static enum outcome test_faces(struct hearing *h)
{
    const struct box *b = h->match->box;
    for (int die = 0; die < 2; die++) {
        int face = 0;
        while (face < b->faces && b->face[face] != item(h->move, 0, die))
            face++;
        if (face < b->faces)
            continue;
        cyc_cannot(h, RULE_DIE, "no face of a die shows %d", item(h->move, 0, die));
        point_at(h, 0, die);
        return REFUSED;
    }
    return STANDS;
}

enum outcome cyc_play_dice(struct hearing *h)
{
    struct state *s = h->state;
    const struct box *b = h->match->box;
    struct guard g;
    if (cyc_admit_table(h, &g, s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) == REFUSED
        || test_faces(h) == REFUSED)
        return REFUSED;
    cyc_say_order(h, &g);
    if (s->battle.step != STEP_DICE) {
        cyc_breaks(h, RULE_BATTLE_CHOICE, "the dice are rolled before %s has said whether to fight on or to retreat",
                   h->match->names[s->battle.step == STEP_DEFENDER ? cyc_defender_of(b, s) : s->battle.attacker]);
        because(h, s->battle.began, "the battle begins here");
    }

    assault(h, item(h->move, 0, 0) + cyc_attack_strength(s), item(h->move, 0, 1) + cyc_defence_strength(b, s));
    cyc_look_for_sets(h);
    return STANDS;
}

SUGGESTS(dice)
{
    const struct box *b = match->box;
    if (s->battle.step != STEP_DICE)
        return;
    for (int pair = 0; pair < b->faces * b->faces; pair++) {
        int faces[2] = {b->face[pair / b->faces], b->face[pair % b->faces]};
        bool again = false;
        for (int i = 0; i < pair; i++)
            again = again || (b->face[i / b->faces] == faces[0] && b->face[i % b->faces] == faces[1]);
        if (again)
            continue;
        struct move move = move_of(CHANCE, VERB_DICE);
        move_put_list(&move, 0, 2, faces);
        suggest_move(out, &move);
    }
}
