/* Cyclades: does this table belong to some moment of a cycle? */
#include "games/cyclades/battle.h"
#include "games/cyclades/cyclades.h"
#include "games/cyclades/landing.h"
#include "games/cyclades/table.h"

static bool unfit(struct hearing *h, const struct node *table, const char *key, const char *sentence)
{
    cyc_cannot(h, RULE_PHASE_TABLE, "%s", sentence);
    return cyc_point_part(h, table, key);
}

static bool gods_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    for (int i = 0; i < s->gods_open; i++)
        for (int j = 0; j < i; j++)
            if (s->gods[i] == s->gods[j]) {
                cyc_cannot(h, RULE_GOD_TILES, "%s is face up twice", cyc_god_names[s->gods[i]]);
                return cyc_point_part(h, table, "gods");
            }
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (s->offer[god].seat != NOBODY && !cyc_god_open(s, god))
            return unfit(h, table, "offers", "there is an offer to a god who is face down");
    return true;
}

static bool turn_fits(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    bool there = s->turn.god != APOLLO && s->turn.player != NOBODY && s->offer[s->turn.god].seat == s->turn.player;
    for (int i = 0; i < s->apollos; i++)
        there = there || (s->turn.god == APOLLO && s->apollo[i] == s->turn.player);
    return there || unfit(h, table, "turn", "the player whose turn it is has no marker on that god");
}

static bool fight_fits(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (s->battle.at == NOWHERE)
        return true;
    int defender = cyc_defender_of(b, s);
    bool held = cyc_battle_at_sea(b, s) ? s->sea[s->battle.at].fleets > 0 : cyc_isle_defended(s, cyc_battle_isle(b, s));
    if (s->battle.units < 1 || !held || defender == s->battle.attacker)
        return unfit(h, table, "battle", "the battle has only one side");
    return true;
}

static bool push_fits(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int sea = 0; sea < b->circles && s->push != NOWHERE; sea++)
        if (b->isle[s->push].coast[sea] && s->sea[sea].fleets > 0)
            return true;
    return s->push == NOWHERE || unfit(h, table, "push", "there is no fleet next to the isle of the push");
}

static bool given_part(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && !(node->kind == NODE_WORD && node->value == NONE_WORD);
}

static bool quiet_fits(struct hearing *h, const struct node *table)
{
    static const char *const of_actions[] = {"turn", "battle", "push", "redraw"};
    const struct cyc_state *s = h->state;
    for (int i = 0; i < 4; i++)
        if (given_part(table, of_actions[i]))
            return unfit(h, table, of_actions[i], "this belongs to phase actions");
    bool before = s->phase < PHASE_OFFERINGS;
    if (before && (cyc_main_markers(s) > 0 || s->apollos > 0 || s->outbids > 0))
        return unfit(h, table, s->outbids ? "outbid" : "offers", "offers come only after creatures and gods");
    if (s->phase == PHASE_OFFERINGS && cyc_markers_to_place(s) == 0)
        return unfit(h, table, "phase", "all offers are made; the phase is actions");
    if (s->phase == PHASE_OVER && !cyc_decided(h->match, s))
        return unfit(h, table, "phase", "nobody has reached the goal and several players have isles");
    return true;
}

static bool actions_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    if (s->outbids > 0)
        return unfit(h, table, "outbid", "all offers are made in phase actions");
    if (cyc_main_markers(s) == 0 && s->apollos == 0)
        return unfit(h, table, "phase", "no marker lies on a god any more");
    if (s->redraw && s->creature[s->redraw - 1] != NO_CARD)
        return unfit(h, table, "redraw", "that creature space is not empty");
    return turn_fits(h, table) && fight_fits(h, table) && push_fits(h, table);
}

bool cyc_test_moment(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    return gods_fit(h, table) && (s->phase == PHASE_ACTIONS ? actions_fit(h, table) : quiet_fits(h, table));
}
