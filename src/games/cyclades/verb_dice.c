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

static void assault(struct hearing *h, int attack, int defence)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->battle.assaults++;
    if (attack >= defence)
        lose_defender(b, s);
    if (attack <= defence)
        s->battle.units--;
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
        cyc_cannot(h, RULE_DIE, "no face of a die shows %d", item(h->move, 0, die));
        point_at(h, 0, die);
        return REFUSED;
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
        cyc_breaks(h, RULE_BATTLE_CHOICE, "the dice are rolled before %s has said whether to fight on or to retreat",
                   h->match->names[cyc_asked_side(b, s)]);
        because(h, s->battle.began, "the battle begins here");
        cyc_needs_writing(h);
    }

    assault(h, item(h->move, 0, 0) + cyc_attack_strength(s), item(h->move, 0, 1) + cyc_defence_strength(b, s));
    cyc_look_for_sets(h);
    return STANDS;
}

void cyc_suggest_dice(const struct match *match, const void *state, int verb, struct suggestions *out)
{
    const struct cyc_state *s = state;
    if (s->phase != PHASE_ACTIONS || s->battle.at == NOWHERE)
        return;
    const struct cyc_box *b = match->box;
    if (s->battle.step != STEP_DICE)
        return;
    for (int pair = 0; pair < b->faces * b->faces; pair++) {
        int faces[2] = {b->face[pair / b->faces], b->face[pair % b->faces]};
        bool again = false;
        for (int i = 0; i < pair; i++)
            again = again || (b->face[i / b->faces] == faces[0] && b->face[i % b->faces] == faces[1]);
        if (again)
            continue;
        struct move move = move_of(CHANCE, verb);
        move_put_list(&move, 0, 2, faces);
        suggest_move(out, &move);
    }
}
