/* Cyclades: dice, an assault. */
#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"

/* The dice of an entry, the attacker's first; by name they come as pairs of a player and a die. False: the names are not
   the two sides. On a free isle the Minotaur's side is the player who placed him. */
static bool read_dice(const struct cyc_box *b, const struct cyc_state *s, const struct move *move, int die[2])
{
    int defender = cyc_defender_of(b, s), side[2] = {s->battle.attacker, defender};
    if (!move->field[0].paired) {
        die[0] = item(move, 0, 0);
        die[1] = item(move, 0, 1);
        return true;
    }
    if (defender == NOBODY)
        side[1] = s->figure[FIGURE_MINOTAUR].of;
    bool first = items(move, 0) == 4 && item(move, 0, 0) == side[0];
    if (items(move, 0) != 4 || item(move, 0, 0) != side[!first] || item(move, 0, 2) != side[first])
        return false;
    die[!first] = item(move, 0, 1);
    die[first] = item(move, 0, 3);
    return true;
}

/* "anna 2 troops + die 1 = 3, ben 1 + fortress 1 + die 0 = 2: ben loses one, 2 against 0" */
static void sum_assault(struct hearing *h, const struct cyc_state *was, const int die[2], int attack, int defence)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const struct cyc_defence d = cyc_defence_of(b, was);
    const char *attacker = h->match->names[was->battle.attacker];
    bool at_sea = cyc_battle_at_sea(b, was);
    int defender = cyc_defender_of(b, was);
    struct cyc_line rolled = {0}, line = {0};
    if (defender != NOBODY)
        cyc_say(&rolled, "", "%s %d", h->match->names[defender], d.units);
    if (cyc_minotaur_defends(b, was))
        cyc_say(&rolled, " + ", "Minotaur %d", b->minotaur);
    if (d.walls > 0)
        cyc_say(&rolled, " + ", "%s %d", at_sea ? "port" : "fortress", d.walls);
    if (d.metropolises > 0)
        cyc_say(&rolled, " + ", "metropolis %d", d.metropolises);
    cyc_say(&line, "", "%s %d %s%s + die %d = %d, %s + die %d = %d", attacker, was->battle.units,
            at_sea ? "fleet" : "troop", plural(was->battle.units), die[0], attack, rolled.text, die[1], defence);
    bool minotaur_fell = cyc_minotaur_defends(b, was) && !cyc_minotaur_defends(b, s);
    if (attack == defence)
        cyc_say(&line, "; ", "%d against %d: both lose one", attack, defence);
    else if (attack < defence || !minotaur_fell)
        cyc_say(&line, ": ", "%s loses one", attack < defence ? attacker : h->match->names[defender]);
    if (minotaur_fell)
        cyc_say(&line, attack == defence ? ", " : ": ", "the Minotaur falls");
    cyc_say(&line, ", ", "%d against %d", s->battle.units, cyc_defending_units(b, s));
    if (cyc_minotaur_defends(b, s))
        cyc_say(&line, " and ", "minotaur");
    sum_up(h, "%s", line.text);
}

static void assault(struct hearing *h, const int die[2])
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int attack = die[0] + s->battle.units, defence = die[1] + cyc_defence_strength(b, s);
    const struct cyc_state was = *s;
    s->battle.assaults++;
    /* Troops fall before the Minotaur. */
    if (attack >= defence && cyc_battle_at_sea(b, s))
        cyc_put_fleets(s, s->sea[s->battle.at].owner, s->battle.at, -1);
    else if (attack >= defence && cyc_defending_units(b, s) > 0)
        s->isle[cyc_battle_isle(b, s)].troops--;
    else if (attack >= defence)
        cyc_remove_figure(s, FIGURE_MINOTAUR);
    if (attack <= defence)
        s->battle.units--;
    if (h->sums)
        sum_assault(h, &was, die, attack, defence);
    bool held = cyc_defending_units(b, s) > 0 || cyc_minotaur_defends(b, s);
    if (s->battle.units == 0)
        cyc_lose_battle(h);
    else if (!held)
        cyc_win_battle(h);
    else
        cyc_ask_sides(h->match, s, true);
}

enum outcome cyc_play_dice(struct hearing *h)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    struct cyc_guard g;
    if (cyc_admit_table(h, &g, s->phase == PHASE_ACTIONS && s->battle.at != NOWHERE) == REFUSED)
        return REFUSED;
    int die[2];
    if (!read_dice(b, s, h->move, die))
        return cyc_cannot_at(h, 0, -1, RULE_DIE, "the dice are not those of the two sides of the battle");
    for (int side = 0; side < 2; side++) {
        int face = 0;
        while (face < b->faces && b->face[face] != die[side])
            face++;
        if (face == b->faces)
            return cyc_cannot_at(h, 0, -1, RULE_DIE, "a die has no face with %d", die[side]);
    }
    cyc_test_order(h, &g);
    if (s->battle.step != STEP_DICE) {
        cyc_breaks(h, RULE_BATTLE_CHOICE, "the dice are rolled before %s says whether to fight on or retreat",
                   h->match->names[cyc_asked_side(b, s)]);
        because(h, s->battle.began, "the battle begins here");
    }

    assault(h, die);
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
        int faces[2] = {b->face[pair / b->faces], b->face[pair % b->faces]}, first = 0;
        while (b->face[first / b->faces] != faces[0] || b->face[first % b->faces] != faces[1])
            first++;
        if (first == pair)
            suggest_list(out, CHANCE, verb, 2, faces);
    }
}

bool cyc_spell_dice(const struct match *match, const void *state, struct move *move)
{
    const struct cyc_state *s = state;
    int die[2];
    if (s->battle.at != NOWHERE && move->field[0].paired && read_dice(match->box, s, move, die)) {
        *move = move_of(move->actor, VERB_DICE);
        move_put_list(move, 0, 2, die);
    }
    return true;
}
