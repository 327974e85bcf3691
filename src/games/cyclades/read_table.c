/* Reading a table: each part that is given replaces that part of the set-up. */
#include "games/cyclades/table.h"
#include "games/cyclades/voice.h"

static bool is_none(const struct node *node)
{
    return node->kind == NODE_WORD && node->value == NONE_WORD;
}

static const struct node *part(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && !is_none(node) ? node : NULL;
}

static int number(const struct node *map, const char *key, int missing)
{
    const struct node *node = node_get(map, key);
    return node ? node->value : missing;
}

static bool lacks(struct hearing *h, const struct node *map, const char *key)
{
    if (node_get(map, key))
        return false;
    misread(h, "the key %s is missing", key);
    point_to(h, map);
    return true;
}

/* The items of a list, or the one word that stands for a list. */
static const struct node *first_of(const struct node *list)
{
    return list->kind == NODE_LIST ? list->first : list;
}

static const struct node *next_of(const struct node *list, const struct node *item)
{
    return list->kind == NODE_LIST ? item->next : NULL;
}

static int find(struct hearing *h, const struct node *word, bool at_sea)
{
    int space = cyc_find_space(h, word->value, at_sea, 0, -1);
    if (space == NOWHERE)
        point_to(h, word);
    return space;
}

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static void read_track(const struct match *match, struct state *s, const struct node *table)
{
    const struct box *b = match->box;
    const struct node *out = node_get(table, "out"), *track = node_get(table, "track"), *phase = node_get(table, "phase");
    for (const struct node *name = out ? first_of(out) : NULL; name; name = next_of(out, name))
        s->out[name->value] = true;
    s->track_length = 0;
    for (int seat = 0; !track && seat < match->seats; seat++)
        s->track_length += s->out[seat] ? 0 : b->markers;
    for (const struct node *space = track ? track->first : NULL; space; space = space->next)
        s->track[s->track_length++] = space->value == FREE_WORD ? NOBODY : space->value;
    s->cycle = number(table, "cycle", 1);
    s->phase = phase ? (enum phase)phase->value : track ? PHASE_CREATURES : PHASE_ORDER;
}

static void read_offers(struct state *s, const struct node *offers)
{
    for (const struct node *offer = offers->first; offer; offer = offer->next) {
        if (is_none(offer))
            continue;
        if (same(offer->key->text, "apollo")) {
            for (const struct node *name = first_of(offer); name; name = next_of(offer, name))
                s->apollo[s->apollos++] = name->value;
            continue;
        }
        int god = POSEIDON;
        while (!same(cyc_god_names[god], offer->key->text))
            god++;
        s->offer[god] = (struct offer){.seat = offer->first->value, .gold = offer->last->value};
    }
}

static void read_markers(struct state *s, const struct node *table)
{
    const struct node *gods = node_get(table, "gods"), *offers = node_get(table, "offers"), *outbid = node_get(table, "outbid");
    for (const struct node *god = gods ? first_of(gods) : NULL; god; god = next_of(gods, god))
        s->gods[s->gods_open++] = god->value;
    if (offers)
        read_offers(s, offers);
    for (const struct node *lost = outbid ? outbid->first : NULL; lost; lost = lost->next)
        s->outbid[s->outbids++] = (struct outbid){.seat = lost->first->value, .god = lost->last->value, .rival = lost->first->value};
}

static void read_cards(struct state *s, const struct node *table)
{
    const struct node *track = node_get(table, "creatures"), *discard = node_get(table, "discard");
    for (int space = 0; track && space < SPACES_ON_TRACK; space++)
        s->creature[space] = node_item(track, space)->value;
    for (const struct node *card = discard ? first_of(discard) : NULL; card; card = next_of(discard, card))
        s->discard |= 1u << card->value;
    s->redraw = number(part(table, "redraw") ? table : NULL, "redraw", 0);
}

static bool read_figures(struct hearing *h, const struct node *figures)
{
    struct state *s = h->state;
    for (int figure = 0; figure < FIGURES; figure++) {
        const struct node *node = part(figures, cyc_creature_names[cyc_figure_card[figure]]);
        bool kraken = figure == FIGURE_KRAKEN;
        if (!node)
            continue;
        if (lacks(h, node, "at") || (!kraken && lacks(h, node, "of")))
            return false;
        s->figure[figure].at = find(h, node_get(node, "at"), kraken);
        s->figure[figure].of = number(node, "of", NOBODY);
        s->figure[figure].since = number(node, "since", 0);
        s->figure[figure].loose = number(node, "loose", 0);
        if (s->figure[figure].at == NOWHERE)
            return false;
    }
    return true;
}

/* ---- the map --------------------------------------------------------------------------------------------------- */

static bool read_isles(struct hearing *h, const struct node *isles)
{
    struct state *s = h->state;
    for (int isle = 0; isle < ISLES_MAX; isle++)
        s->isle[isle] = (struct isle){.owner = NOBODY};
    for (const struct node *node = isles->first; node; node = node->next) {
        int isle = find(h, node->key, false), owner = number(node, "owner", NONE_WORD);
        if (isle == NOWHERE)
            return false;
        s->isle[isle].owner = owner == NONE_WORD ? NOBODY : owner;
        s->isle[isle].troops = number(node, "troops", 0);
        s->isle[isle].metropolis = number(node, "metropolis", 0);
        s->isle[isle].prosperity = number(node, "prosperity", 0);
        const struct node *buildings = node_get(node, "buildings");
        for (const struct node *tile = buildings ? first_of(buildings) : NULL; tile; tile = next_of(buildings, tile))
            s->isle[isle].building[tile->value]++;
    }
    return true;
}

static bool read_fleets(struct hearing *h, const struct node *fleets)
{
    struct state *s = h->state;
    for (int sea = 0; sea < CIRCLES_MAX; sea++)
        s->sea[sea] = (struct sea){.owner = NOBODY};
    for (const struct node *player = fleets->first; player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next) {
            int sea = find(h, stack->key, true);
            if (sea == NOWHERE)
                return false;
            if (stack->value > 0)
                s->sea[sea] = (struct sea){player->key->value, stack->value};
        }
    return true;
}

static bool read_battle(struct hearing *h, const struct node *battle)
{
    struct state *s = h->state;
    const struct box *b = h->match->box;
    if (lacks(h, battle, "at") || lacks(h, battle, "attacker") || lacks(h, battle, "units"))
        return false;
    const struct node *at = node_get(battle, "at");
    if (cyc_sea_meant(b, at->value) == NOWHERE && find(h, at, false) == NOWHERE)
        return false;
    s->battle.at = at->value;
    s->battle.attacker = number(battle, "attacker", NOBODY);
    s->battle.units = number(battle, "units", 0);
    s->battle.step = (enum battle_step)number(battle, "step", STEP_DICE);
    s->battle.assaults = number(battle, "assaults", 0);
    return true;
}

/* ---- players --------------------------------------------------------------------------------------------------- */

static void read_counts(const struct node *counts, int *of_seat)
{
    for (const struct node *player = counts ? counts->first : NULL; player; player = player->next)
        of_seat[player->key->value] = player->value;
}

/* In the middle of a game a purse that is not named is not known. */
static void read_purses(const struct match *match, struct state *s, const struct node *table)
{
    const struct node *gold = node_get(table, "gold");
    for (int seat = 0; seat < match->seats && node_get(table, "cycle"); seat++)
        s->gold[seat] = s->out[seat] ? 0 : UNKNOWN;
    read_counts(gold, s->gold);
    for (int seat = 0; seat < match->seats; seat++)
        if (s->gold[seat] == UNKNOWN_WORD)
            s->gold[seat] = UNKNOWN;
}

static void read_sets(struct state *s, const struct node *table)
{
    const struct node *due = node_get(table, "due"), *overdue = node_get(table, "overdue");
    for (const struct node *player = due ? due->first : NULL; player; player = player->next)
        s->due[player->key->value] = is_none(player) ? NO_SET : (enum set)player->value;
    for (const struct node *player = overdue ? overdue->first : NULL; player; player = player->next) {
        int place = 0;
        for (const struct node *set = first_of(player); set; set = next_of(player, set))
            s->overdue[player->key->value][place++] = (enum set)set->value;
    }
}

/* Who acts, where the table does not say it all: the first marker in acting order that fits. */
static void read_turn(struct state *s, const struct node *turn)
{
    int player = number(turn, "player", NOBODY), god = number(turn, "god", NOWHERE);
    for (int i = 0; i < s->gods_open && (player == NOBODY || god == NOWHERE); i++) {
        int seat = s->offer[s->gods[i]].seat;
        if (seat != NOBODY && (player == NOBODY || player == seat) && (god == NOWHERE || god == s->gods[i])) {
            player = seat;
            god = s->gods[i];
        }
    }
    if (god == NOWHERE)
        god = APOLLO;
    if (player == NOBODY && god == APOLLO && s->apollos > 0)
        player = s->apollo[0];
    s->turn.player = player;
    s->turn.god = god;
    s->turn.recruited = number(turn, "recruited", 0);
    s->turn.begun = number(turn, "begun", 0);
    s->turn.sylph = number(turn, "sylph", 0);
}

bool cyc_read_table(struct hearing *h, const struct node *table)
{
    struct state *s = h->state;
    read_track(h->match, s, table);
    read_markers(s, table);
    read_cards(s, table);
    read_purses(h->match, s, table);
    read_counts(node_get(table, "priests"), s->priests);
    read_counts(node_get(table, "philosophers"), s->philosophers);
    read_counts(node_get(table, "discounts"), s->discounts);
    read_sets(s, table);
    if (s->phase == PHASE_ACTIONS)
        read_turn(s, part(table, "turn"));
    const struct node *push = part(table, "push"), *battle = part(table, "battle");
    if (push && (s->push = find(h, push, false)) == NOWHERE)
        return false;
    if (battle && !read_battle(h, battle))
        return false;
    return (!node_get(table, "isles") || read_isles(h, node_get(table, "isles")))
        && (!node_get(table, "fleets") || read_fleets(h, node_get(table, "fleets")))
        && (!node_get(table, "figures") || read_figures(h, node_get(table, "figures")));
}
