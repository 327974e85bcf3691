/* Cyclades: reading a table: the map and what stands on it. */
#include "games/cyclades/table.h"

#include "games/cyclades/cyclades.h"

bool cyc_is_none(const struct node *node)
{
    return node->kind == NODE_WORD ? node->value == NONE_WORD : node->kind == NODE_LIST && !node->first;
}

bool cyc_given(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && (node->kind == NODE_WORD ? node->value != NONE_WORD : node->first != NULL);
}

const struct node *cyc_part(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && !cyc_is_none(node) ? node : NULL;
}

const struct node *cyc_first_of(const struct node *list)
{
    return list->kind == NODE_LIST ? list->first : list;
}

const struct node *cyc_next_of(const struct node *list, const struct node *item)
{
    return list->kind == NODE_LIST ? item->next : NULL;
}

/* ---- what can be read ------------------------------------------------------------------------------------------ */

static bool lacks(struct hearing *h, const struct node *map, const char *key)
{
    if (node_get(map, key))
        return false;
    misread(h, "the key %s is missing", key);
    point_to(h, map);
    return true;
}

bool cyc_map_is_readable(struct hearing *h, const struct node *table)
{
    const struct node *battle = cyc_part(table, "battle"), *figures = node_get(table, "figures");
    if (battle && (lacks(h, battle, "at") || lacks(h, battle, "attacker") || lacks(h, battle, "units")))
        return false;
    for (const struct node *figure = figures ? figures->first : NULL; figure; figure = figure->next)
        if (!cyc_is_none(figure)
            && (lacks(h, figure, "at") || (!same(figure->key->text, "kraken") && lacks(h, figure, "of"))))
            return false;
    return true;
}

/* ---- spaces ---------------------------------------------------------------------------------------------------- */

/* A table being read. Only the first space that is not on the map is reported. */
struct reading {
    struct hearing *h;
    struct cyc_state *s;
    const struct cyc_box *b;
    bool lost;
};

static int find(struct reading *r, const struct node *word, int value, bool at_sea)
{
    int space = at_sea ? cyc_sea_meant(r->b, value) : cyc_isle_meant(r->b, value);
    if (space == NOWHERE && !r->lost) {
        cyc_find_space(r->h, value, at_sea, 0, -1);
        point_to(r->h, word);
        r->lost = true;
    }
    return space;
}

static void read_tiles(const struct node *tiles, int *count)
{
    for (const struct node *tile = tiles ? cyc_first_of(tiles) : NULL; tile; tile = cyc_next_of(tiles, tile))
        count[tile->value]++;
}

static void read_isles(struct reading *r, const struct node *isles)
{
    for (int isle = 0; isle < ISLES_MAX; isle++)
        r->s->isle[isle] = (struct cyc_isle){.owner = NOBODY};
    for (const struct node *node = isles->first; node; node = node->next) {
        int isle = find(r, node->key, node->key->value, false), owner = node_number(node, "owner", NONE_WORD);
        if (isle == NOWHERE)
            continue;
        r->s->isle[isle].owner = owner == NONE_WORD ? NOBODY : owner;
        r->s->isle[isle].troops = node_number(node, "troops", 0);
        r->s->isle[isle].metropolis = node_number(node, "metropolis", 0);
        r->s->isle[isle].prosperity = node_number(node, "prosperity", 0);
        read_tiles(node_get(node, "buildings"), r->s->isle[isle].building);
        read_tiles(node_get(node, "dotted"), r->s->isle[isle].dotted);
    }
}

static void read_fleets(struct reading *r, const struct node *fleets)
{
    for (int sea = 0; sea < CIRCLES_MAX; sea++)
        r->s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
    for (const struct node *player = fleets->first; player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next) {
            int sea = find(r, stack->key, stack->key->value, true);
            if (sea != NOWHERE && stack->value > 0)
                r->s->sea[sea] = (struct cyc_sea){player->key->value, stack->value};
        }
}

static void read_battle(struct reading *r, const struct node *battle)
{
    const struct node *at = node_get(battle, "at");
    bool there = cyc_sea_meant(r->b, at->value) != NOWHERE || find(r, at, at->value, false) != NOWHERE;
    r->s->battle.at = there ? at->value : NOWHERE;
    r->s->battle.attacker = node_number(battle, "attacker", NOBODY);
    r->s->battle.units = node_number(battle, "units", 0);
    r->s->battle.step = (enum cyc_battle_step)node_number(battle, "step", STEP_DICE);
    r->s->battle.assaults = node_number(battle, "assaults", 0);
}

static void read_figures(struct reading *r, const struct node *figures)
{
    for (int figure = 0; figure < FIGURES; figure++) {
        const struct node *node = cyc_part(figures, cyc_creature_names[cyc_figure_card[figure]]);
        if (!node)
            continue;
        const struct node *at = node_get(node, "at");
        r->s->figure[figure].at = find(r, at, at->value, figure == FIGURE_KRAKEN);
        r->s->figure[figure].of = node_number(node, "of", NOBODY);
        r->s->figure[figure].since = node_number(node, "since", 0);
        r->s->figure[figure].loose = node_number(node, "loose", 0);
    }
}

/* A number under a player's name is spread over the player's isles, in the order of the box. Any excess goes on the
   first isle, where the check finds it. */
static void read_discount(struct reading *r, const struct node *count)
{
    int left = count->value, seat = count->key->value;
    if (seat >= FAR) {
        int isle = find(r, count->key, seat - FAR, false);
        if (isle != NOWHERE)
            r->s->isle[isle].used = left;
        return;
    }
    for (int isle = 0; isle < r->b->isles; isle++)
        while (left > 0 && r->s->isle[isle].owner == seat && cyc_reductions_on(&r->s->isle[isle]) > 0) {
            r->s->isle[isle].used++;
            left--;
        }
    int first = 0;
    while (first + 1 < r->b->isles && r->s->isle[first].owner != seat)
        first++;
    r->s->isle[first].used += left;
}

bool cyc_read_map(struct hearing *h, const struct node *table)
{
    struct reading r = {.h = h, .s = h->state, .b = h->match->box};
    const struct node *isles = node_get(table, "isles"), *fleets = node_get(table, "fleets"),
                      *figures = node_get(table, "figures"), *discounts = node_get(table, "discounts"),
                      *stray = node_get(table, "stray"), *push = cyc_part(table, "push"),
                      *battle = cyc_part(table, "battle");
    if (isles)
        read_isles(&r, isles);
    if (fleets)
        read_fleets(&r, fleets);
    if (figures)
        read_figures(&r, figures);
    for (const struct node *count = discounts ? discounts->first : NULL; count; count = count->next)
        read_discount(&r, count);
    r.s->discounts_unknown = discounts && discounts->kind == NODE_WORD;
    if (stray)
        for (const struct node *sea = cyc_first_of(stray); sea; sea = cyc_next_of(stray, sea))
            find(&r, sea, sea->value, true);
    if (push)
        r.s->push = find(&r, push, push->value, false);
    if (battle)
        read_battle(&r, battle);
    return !r.lost;
}

/* A figure without a cycle was called in this cycle if its owner has begun a turn in it, else in the previous cycle. */
void cyc_date_figures(const struct match *match, struct cyc_state *s)
{
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (s->figure[figure].at != NOWHERE && s->figure[figure].since == 0)
            s->figure[figure].since = cyc_has_begun_turn(match, s, s->figure[figure].of) ? s->cycle : s->cycle - 1;
}
