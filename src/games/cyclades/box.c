/* Reading the box of Cyclades for the number of players at hand. */
#include "games/cyclades/box.h"

#include <stdio.h>

static const char *const map_names[] = {"small", "medium", "large"};

/* ---- the start ------------------------------------------------------------------------------------------------- */

static bool wrong_start(struct hearing *h, const struct node *word, const char *kind)
{
    misread(h, "%s is not %s of this map", word->text, kind);
    cyc_blame(h, word);
    return false;
}

static bool place_start(struct hearing *h, struct box *box, const struct node *start, int seat)
{
    for (const struct node *word = node_get(start, "isles")->first; word; word = word->next) {
        int circle = cyc_circle_at(h, box, word), isle = cyc_isle_meant(box, circle);
        if (circle == NOWHERE || isle == NOWHERE)
            return circle != NOWHERE && wrong_start(h, word, "an isle");
        box->start[seat].isle[box->start[seat].isles++] = isle;
    }
    for (const struct node *word = node_get(start, "fleets")->first; word; word = word->next) {
        int circle = cyc_circle_at(h, box, word);
        if (circle == NOWHERE || cyc_sea_meant(box, circle) == NOWHERE)
            return circle != NOWHERE && wrong_start(h, word, "a sea");
        box->start[seat].sea[box->start[seat].seas++] = circle;
    }
    return true;
}

static bool place_starts(struct hearing *h, struct box *box, const struct node *starts)
{
    if (starts->count < h->match->seats) {
        misread(h, "there are %d start positions for %d players", starts->count, h->match->seats);
        cyc_blame(h, node_get(starts->first, "isles"));
        return false;
    }
    for (int seat = 0; seat < h->match->seats; seat++)
        if (!place_start(h, box, node_item(starts, seat), seat))
            return false;
    return true;
}

/* ---- numbers --------------------------------------------------------------------------------------------------- */

static int read_list(const struct node *list, int *numbers)
{
    int count = 0;
    for (const struct node *number = list->first; number; number = number->next)
        numbers[count++] = number->value;
    return count;
}

static void read_prices(struct box *box, const struct node *prices)
{
    for (int unit = TROOP; unit <= PHILOSOPHER; unit++)
        box->unit_prices[unit] = read_list(node_get(prices, cyc_unit_names[unit]), box->unit_price[unit]);
    box->building_price = node_get(prices, "building")->value;
    box->march_price = node_get(prices, "march")->value;
    box->sail_price = node_get(prices, "sail")->value;
    box->change_price = node_get(prices, "change")->value;
    box->kraken_step = node_get(prices, "kraken-step")->value;
    box->sphinx_price = node_get(prices, "sphinx")->value;
    read_list(node_get(prices, "creatures"), box->creature_price);
}

static void read_supply(struct box *box, const struct node *supply)
{
    for (int type = PORT; type <= METROPOLIS; type++)
        box->tiles[type] = node_get(supply, cyc_building_names[type])->value;
    box->troops = node_get(supply, "troops")->value;
    box->fleets = node_get(supply, "fleets")->value;
    box->prosperity = node_get(supply, "prosperity")->value;
    box->priests = node_get(supply, "priest")->value;
    box->philosopher_cards = node_get(supply, "philosopher")->value;
}

static void read_numbers(struct box *box, const struct node *node, const char *seats)
{
    read_prices(box, node_get(node, "prices"));
    read_supply(box, node_get(node, "supply"));
    for (int god = POSEIDON; god < MAIN_GODS; god++) {
        const struct node *gives = node_get(node_get(node, "gods"), cyc_god_names[god]);
        box->unit_of[god] = node_get(gives, "unit")->value;
        box->building_of[god] = node_get(gives, "building")->value;
    }
    box->start_gold = node_get(node, "start-gold")->value;
    box->open_gods = node_get(node_get(node, "faceup"), seats)->value;
    box->markers = node_get(node_get(node, "markers"), seats)->value;
    box->target = node_get(node_get(node, "to-win"), seats)->value;
    box->sail_steps = node_get(node_get(node, "steps"), "sail")->value;
    box->sylph_steps = node_get(node_get(node, "steps"), "sylph")->value;
    box->apollo_gold = node_get(node_get(node, "apollo"), "gold")->value;
    box->apollo_one_isle = node_get(node_get(node, "apollo"), "one-isle")->value;
    box->philosophers = node_get(node, "philosophers-for-metropolis")->value;
    box->minotaur = node_get(node, "minotaur")->value;
    box->faces = read_list(node_get(node, "dice"), box->face);
}

/* The powers of the creatures are rules; which of them are figures cannot be otherwise. */
static bool figures_fit(struct hearing *h, const struct node *creatures)
{
    for (const struct node *creature = creatures->first; creature; creature = creature->next) {
        int card = creature->key->value;
        int kind = card == KRAKEN                                                               ? 1
                   : card == CHIRON || card == MEDUSA || card == MINOTAUR || card == POLYPHEMUS ? 0
                                                                                                : 2;
        const struct node *figure = node_get(creature, "figure");
        if (figure->value != kind) {
            misread(h, "the rules know %s %s", creature->key->text,
                    kind == 0   ? "as a figure on an isle"
                    : kind == 1 ? "as a figure in a sea"
                                : "without a figure");
            cyc_blame(h, figure);
            return false;
        }
    }
    return true;
}

const void *cyc_open_box(struct hearing *h, const struct node *node, struct arena *arena)
{
    struct box *box = arena_take(arena, sizeof *box);
    char seats[16];
    snprintf(seats, sizeof seats, "%d", h->match->seats);
    const char *map = map_names[node_get(node_get(node, "map-for"), seats)->value];
    read_numbers(box, node, seats);
    bool whole = cyc_lay_map(h, box, node_get(node_get(node, "maps"), map))
                 && place_starts(h, box, node_get(node_get(node, "setup"), seats))
                 && figures_fit(h, node_get(node, "creatures"));
    return whole ? box : NULL;
}
