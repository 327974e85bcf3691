/* Cyclades: reading a table: the map and what stands on it. */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/table.h"

bool cyc_is_none(const struct node *node)
{
    return node->kind == NODE_WORD ? node->value == NONE_WORD : node->kind == NODE_LIST && !node->first;
}

const struct node *cyc_part(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && !cyc_is_none(node) ? node : NULL;
}

int cyc_number(const struct node *map, const char *key, int missing)
{
    const struct node *node = node_get(map, key);
    return node ? node->value : missing;
}

bool cyc_lacks(struct hearing *h, const struct node *map, const char *key)
{
    if (node_get(map, key))
        return false;
    misread(h, "the key %s is missing", key);
    point_to(h, map);
    return true;
}

/* The items of a list, or the one word that stands for a list. */
const struct node *cyc_first_of(const struct node *list)
{
    return list->kind == NODE_LIST ? list->first : list;
}

const struct node *cyc_next_of(const struct node *list, const struct node *item)
{
    return list->kind == NODE_LIST ? item->next : NULL;
}

int cyc_find(struct hearing *h, const struct node *word, bool at_sea)
{
    int space = cyc_find_space(h, word->value, at_sea, 0, -1);
    if (space == NOWHERE)
        point_to(h, word);
    return space;
}

bool cyc_read_isles(struct hearing *h, const struct node *isles)
{
    struct cyc_state *s = h->state;
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle] = (struct cyc_isle){.owner = NOBODY};
    for (const struct node *node = isles->first; node; node = node->next) {
        int isle = cyc_find(h, node->key, false), owner = cyc_number(node, "owner", NONE_WORD);
        if (isle == NOWHERE)
            return false;
        s->isle[isle].owner = owner == NONE_WORD ? NOBODY : owner;
        s->isle[isle].troops = cyc_number(node, "troops", 0);
        s->isle[isle].metropolis = cyc_number(node, "metropolis", 0);
        s->isle[isle].prosperity = cyc_number(node, "prosperity", 0);
        const struct node *buildings = node_get(node, "buildings");
        for (const struct node *tile = buildings ? cyc_first_of(buildings) : NULL; tile;
             tile = cyc_next_of(buildings, tile))
            s->isle[isle].building[tile->value]++;
    }
    return true;
}

bool cyc_read_fleets(struct hearing *h, const struct node *fleets)
{
    struct cyc_state *s = h->state;
    for (int sea = 0; sea < CIRCLES_MAX; sea++)
        s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
    for (const struct node *player = fleets->first; player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next) {
            int sea = cyc_find(h, stack->key, true);
            if (sea == NOWHERE)
                return false;
            if (stack->value > 0)
                s->sea[sea] = (struct cyc_sea){player->key->value, stack->value};
        }
    return true;
}

bool cyc_read_battle(struct hearing *h, const struct node *battle)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    if (cyc_lacks(h, battle, "at") || cyc_lacks(h, battle, "attacker") || cyc_lacks(h, battle, "units"))
        return false;
    const struct node *at = node_get(battle, "at");
    if (cyc_sea_meant(b, at->value) == NOWHERE && cyc_find(h, at, false) == NOWHERE)
        return false;
    s->battle.at = at->value;
    s->battle.attacker = cyc_number(battle, "attacker", NOBODY);
    s->battle.units = cyc_number(battle, "units", 0);
    s->battle.step = (enum cyc_battle_step)cyc_number(battle, "step", STEP_DICE);
    s->battle.assaults = cyc_number(battle, "assaults", 0);
    return true;
}

bool cyc_read_figures(struct hearing *h, const struct node *figures)
{
    struct cyc_state *s = h->state;
    for (int figure = 0; figure < FIGURES; figure++) {
        const struct node *node = cyc_part(figures, cyc_creature_names[cyc_figure_card[figure]]);
        bool kraken = figure == FIGURE_KRAKEN;
        if (!node)
            continue;
        if (cyc_lacks(h, node, "at") || (!kraken && cyc_lacks(h, node, "of")))
            return false;
        s->figure[figure].at = cyc_find(h, node_get(node, "at"), kraken);
        s->figure[figure].of = cyc_number(node, "of", NOBODY);
        s->figure[figure].since = cyc_number(node, "since", 0);
        s->figure[figure].loose = cyc_number(node, "loose", 0);
        if (s->figure[figure].at == NOWHERE)
            return false;
    }
    return true;
}
