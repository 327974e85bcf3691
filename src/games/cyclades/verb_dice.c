/* Cyclades: dice, an assault. */
#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"

/* Troops fall before the Minotaur. */
static void lose_defender(const struct cyc_box *b, struct cyc_state *s)
{
    if (cyc_battle_at_sea(b, s))
        cyc_put_fleets(s, s->sea[s->battle.at].owner, s->battle.at, -1);
    else if (s->isle[cyc_battle_isle(b, s)].troops > 0)
        s->isle[cyc_battle_isle(b, s)].troops--;
    else
        cyc_remove_figure(s, FIGURE_MINOTAUR);
}

/* Lists what is added to the defender's die. */
static void add_defence(const struct hearing *h, struct cyc_line *line)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_defence defence = cyc_defence_of(b, s);
    int defender = cyc_defender_of(b, s);
    if (defender != NOBODY)
        cyc_say(line, "", "%s %d", h->match->names[defender], defence.units);
    if (cyc_minotaur_defends(b, s))
        cyc_say(line, " + ", "Minotaur %d", b->minotaur);
    if (defence.walls > 0)
        cyc_say(line, " + ", "%s %d", cyc_battle_at_sea(b, s) ? "port" : "fortress", defence.walls);
    if (defence.metropolises > 0)
        cyc_say(line, " + ", "metropolis %d", defence.metropolises);
}

static void sum_roll(struct hearing *h, int attack, int defence, struct cyc_line *line)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line rolled;
    if (!h->sums)
        return;
    cyc_begin(&rolled);
    add_defence(h, &rolled);
    cyc_say(line, "", "%s %d %s%s + die %d = %d, %s + die %d = %d", h->match->names[s->battle.attacker],
            s->battle.units, cyc_battle_at_sea(b, s) ? "fleet" : "troop", plural(s->battle.units), item(h->move, 0, 0),
            attack, rolled.text, item(h->move, 0, 1), defence);
}

static void sum_losses(struct hearing *h, int attack, int defence, int defender, bool minotaur_fell,
                       struct cyc_line *line)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (!h->sums)
        return;
    if (attack == defence)
        cyc_say(line, "; ", "%d against %d: both lose one", attack, defence);
    else if (attack < defence)
        cyc_say(line, ": ", "%s loses one", h->match->names[s->battle.attacker]);
    else if (!minotaur_fell)
        cyc_say(line, ": ", "%s loses one", h->match->names[defender]);
    if (minotaur_fell)
        cyc_say(line, attack == defence ? ", " : ": ", "the Minotaur falls");
    cyc_say(line, ", ", "%d against %d", s->battle.units, cyc_defending_units(b, s));
    if (cyc_minotaur_defends(b, s))
        cyc_say(line, " and ", "minotaur");
    sum_up(h, "%s", line->text);
}

static void assault(struct hearing *h, int attack, int defence)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_line line;
    bool minotaur = cyc_minotaur_defends(b, s);
    int defender = cyc_defender_of(b, s);
    cyc_begin(&line);
    sum_roll(h, attack, defence, &line);
    s->battle.assaults++;
    if (attack >= defence)
        lose_defender(b, s);
    if (attack <= defence)
        s->battle.units--;
    sum_losses(h, attack, defence, defender, minotaur && !cyc_minotaur_defends(b, s), &line);
    bool held = cyc_defending_units(b, s) > 0 || cyc_minotaur_defends(b, s);
    if (s->battle.units == 0)
        cyc_lose_battle(h);
    else if (!held)
        cyc_win_battle(h);
    else
        cyc_ask_sides(h->match, s, true);
}

static enum outcome test_faces(struct hearing *h)
{
    const struct cyc_box *b = h->match->box;
    for (int die = 0; die < 2; die++) {
        int face = 0;
        while (face < b->faces && b->face[face] != item(h->move, 0, die))
            face++;
        if (face < b->faces)
            continue;
        return cyc_cannot_at(h, 0, die, RULE_DIE, "a die has no face with %d", item(h->move, 0, die));
    }
    return STANDS;
}

enum outcome cyc_play_dice(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_guard g;
    if (cyc_admit_table(h, &g, s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) == REFUSED
        || test_faces(h) == REFUSED)
        return REFUSED;
    cyc_test_order(h, &g);
    if (s->battle.step != STEP_DICE) {
        cyc_breaks(h, RULE_BATTLE_CHOICE, "the dice are rolled before %s says whether to fight on or retreat",
                   h->match->names[cyc_asked_side(b, s)]);
        because(h, s->battle.began, "the battle begins here");
    }

    assault(h, item(h->move, 0, 0) + cyc_attack_strength(s), item(h->move, 0, 1) + cyc_defence_strength(b, s));
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_dice(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    const struct cyc_box *b = match->box;
    if (s->phase != PHASE_ACTIONS || s->battle.at == NOWHERE || s->battle.step != STEP_DICE)
        return;
    for (int pair = 0; pair < b->faces * b->faces; pair++) {
        int faces[2] = {b->face[pair / b->faces], b->face[pair % b->faces]};
        bool again = false;
        for (int i = 0; i < pair; i++)
            again = again || (b->face[i / b->faces] == faces[0] && b->face[i % b->faces] == faces[1]);
        if (!again)
            suggest_list(out, CHANCE, verb, 2, faces);
    }
}
