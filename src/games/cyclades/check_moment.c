/* Cyclades: can this table exist? Does it belong to some moment of a cycle? */
#include "games/cyclades/battle.h"
#include "games/cyclades/landing.h"
#include "games/cyclades/table.h"

static void unfit(struct cyc_check *c, const char *key, const char *sentence)
{
    cyc_unfit(c, RULE_PHASE_TABLE, node_get(c->table, key), "%s", sentence);
}

static void check_turn(struct cyc_check *c)
{
    const struct cyc_state *s = c->s;
    bool there = s->turn.god != APOLLO && s->turn.player != NOBODY && s->offer[s->turn.god].seat == s->turn.player;
    for (int i = 0; i < s->apollos; i++)
        there = there || (s->turn.god == APOLLO && s->apollo[i] == s->turn.player);
    if (!there && s->turn.player != NOBODY)
        cyc_unfit(c, RULE_PHASE_TABLE, node_get(c->table, "turn"),
                  "it cannot be %s's turn: they have no offering marker on %s", c->h->match->names[s->turn.player],
                  cyc_god_titles[s->turn.god]);
}

static void check_battle(struct cyc_check *c)
{
    const struct cyc_state *s = c->s;
    if (s->battle.at == NOWHERE)
        return;
    bool held = cyc_battle_at_sea(c->b, s)
                    ? s->sea[s->battle.at].fleets > 0
                    : cyc_isle_defended(c->h->match, s, cyc_battle_isle(c->b, s), s->battle.attacker);
    if (s->battle.units < 1 || !held || cyc_defender_of(c->b, s) == s->battle.attacker)
        unfit(c, "battle", "the battle has only one side");
}

static void check_other_phases(struct cyc_check *c)
{
    static const char *const of_actions[] = {"turn", "battle", "push", "redraw"};
    const struct cyc_state *s = c->s;
    bool offers = cyc_main_markers(s) > 0 || s->apollos > 0 || s->outbids > 0;
    for (int i = 0; i < 4; i++)
        if (cyc_part(c->table, of_actions[i]))
            unfit(c, of_actions[i], "this belongs to the phase `actions`");
    if (cyc_any_due(c->h->match, s))
        unfit(c, "due", "a metropolis can be due only in the phase `actions`");
    if (s->phase != PHASE_OFFERINGS && offers)
        cyc_unfit(c, RULE_PHASE_TABLE, node_get(c->table, s->outbids ? "outbid" : "offers"),
                  "offers belong to the phases `offerings` and `actions`, not to `%s`", cyc_phase_names[s->phase]);
    if (s->phase == PHASE_OFFERINGS && cyc_markers_to_place(s) == 0)
        unfit(c, "phase", "all offers are made, so the phase must be `actions`");
    if (s->phase == PHASE_OVER && !cyc_decided(c->h->match, s))
        unfit(c, "phase", "the game is not over: nobody has reached the target, and several players have isles");
}

static void check_actions(struct cyc_check *c)
{
    const struct cyc_state *s = c->s;
    if (s->outbids > 0)
        unfit(c, "outbid", "nobody can be outbid in the phase `actions`");
    if (cyc_main_markers(s) == 0 && s->apollos == 0)
        unfit(c, "phase", "the phase cannot be `actions`: no offering marker is on a god");
    if (s->redraw && s->creature[s->redraw - 1] != NO_CARD)
        unfit(c, "redraw", "that creature space is not empty");
    check_turn(c);
    check_battle(c);
    for (int sea = 0; sea < c->b->circles && c->s->push != NOWHERE; sea++)
        if (c->b->isle[c->s->push].coast[sea] && c->s->sea[sea].fleets > 0)
            return;
    c->parts = c->s->push != NOWHERE ? (unsigned)ON_FLEETS : 0u;
    if (c->s->push != NOWHERE)
        unfit(c, "push", "there is no fleet next to the isle in `push`");
}

void cyc_check_moment(struct cyc_check *c)
{
    for (int i = 0; i < c->s->gods_open; i++)
        for (int j = 0; j < i; j++)
            if (c->s->gods[i] == c->s->gods[j])
                cyc_unfit(c, RULE_GOD_TILES, node_get(c->table, "gods"), "%s is face up twice",
                          cyc_god_titles[c->s->gods[i]]);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (c->s->offer[god].seat != NOBODY && !cyc_god_open(c->s, god))
            cyc_unfit(c, RULE_PHASE_TABLE, node_get(node_get(c->table, "offers"), cyc_god_names[god]),
                      "there is an offer to %s, who is face down", cyc_god_titles[god]);
    if (c->s->phase == PHASE_ACTIONS)
        check_actions(c);
    else
        check_other_phases(c);
}
