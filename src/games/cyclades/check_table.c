/* Cyclades: is this a table that can be? */
#include "games/cyclades/cyclades.h"
#include "games/cyclades/table.h"

bool cyc_point_part(struct hearing *h, const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    point_to(h, node ? node : table);
    return false;
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

static int fleets_named(const struct node *fleets, int seat)
{
    int count = 0;
    for (const struct node *player = fleets ? fleets->first : NULL; player; player = player->next)
        for (const struct node *stack = player->first; stack && player->key->value == seat; stack = stack->next)
            count += stack->value;
    return count;
}

static bool pieces_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int seat = 0; seat < h->match->seats; seat++) {
        int fleets = cyc_fleets_out(b, s, seat), named = fleets_named(node_get(table, "fleets"), seat);
        if (cyc_troops_out(b, s, seat) > b->troops) {
            cyc_cannot(h, RULE_PIECES, "%s has %d troops on the board; there are %d", h->match->names[seat],
                       cyc_troops_out(b, s, seat), b->troops);
            return cyc_point_part(h, table, "isles");
        }
        if (fleets > b->fleets || named > b->fleets) {
            cyc_cannot(h, RULE_PIECES, "%s has %d fleets on the board; there are %d", h->match->names[seat],
                       named > fleets ? named : fleets, b->fleets);
            return cyc_point_part(h, table, "fleets");
        }
    }
    return true;
}

static bool tiles_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int type = PORT; type <= METROPOLIS; type++)
        if (cyc_tiles_left(b, s, type) < 0) {
            cyc_cannot(h, RULE_TILES, "there are only %d tiles for a %s", b->tiles[type], cyc_building_names[type]);
            return cyc_point_part(h, table, "isles");
        }
    if (cyc_prosperity_left(b, s) < 0) {
        cyc_cannot(h, RULE_TILES, "there are only %d prosperity markers", b->prosperity);
        return cyc_point_part(h, table, "isles");
    }
    if (cyc_priests_left(h->match, s) < 0) {
        cyc_cannot(h, RULE_TILES, "there are only %d priests", b->priests);
        return cyc_point_part(h, table, "priests");
    }
    if (cyc_philosophers_left(h->match, s) < 0) {
        cyc_cannot(h, RULE_TILES, "there are only %d philosophers", b->philosopher_cards);
        return cyc_point_part(h, table, "philosophers");
    }
    return true;
}

static bool squares_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    for (int isle = 0; isle < b->isles; isle++)
        if (cyc_buildings_on(&s->isle[isle]) > 0 && cyc_free_squares(b, s, isle) < 0) {
            cyc_cannot(h, RULE_SQUARE, "%s has %d buildings and room for %d", cyc_isle_name(b, isle),
                       cyc_buildings_on(&s->isle[isle]),
                       cyc_buildings_on(&s->isle[isle]) + cyc_free_squares(b, s, isle));
            const struct node *node = node_get(node_get(table, "isles"), cyc_isle_name(b, isle));
            point_to(h, node ? node : table);
            return false;
        }
    return true;
}

static bool spaces_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    const struct node *fleets = node_get(table, "fleets");
    for (const struct node *player = fleets ? fleets->first : NULL; player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next)
            if (stack->value > 0 && s->sea[stack->key->value].owner != player->key->value) {
                cyc_cannot(h, RULE_SHARED_SPACE, "%s holds fleets of two players", stack->key->text);
                point_to(h, stack->key);
                return false;
            }
    for (int isle = 0; isle < b->isles; isle++)
        if (s->isle[isle].owner == NOBODY && s->isle[isle].troops > 0) {
            cyc_cannot(h, RULE_SHARED_SPACE, "there are troops on %s, which has no owner", cyc_isle_name(b, isle));
            const struct node *node = node_get(node_get(table, "isles"), cyc_isle_name(b, isle));
            point_to(h, node ? node : table);
            return false;
        }
    return true;
}

/* ---- cards and markers ----------------------------------------------------------------------------------------- */

static int places_of(const struct cyc_state *s, const struct node *discard, int card)
{
    int figure = cyc_figure_of_card(card), places = 0;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        places += s->creature[space] == card;
    const struct node *only = discard && discard->kind == NODE_WORD ? discard : NULL;
    for (const struct node *each = discard && !only ? discard->first : only; each; each = only ? NULL : each->next)
        places += each->value == card;
    if (figure != NOWHERE && figure != FIGURE_KRAKEN)
        places += s->figure[figure].at != NOWHERE && !s->figure[figure].loose;
    return places;
}

static bool cards_fit(struct hearing *h, const struct node *table)
{
    for (int card = 0; card < CREATURES; card++)
        if (places_of(h->state, node_get(table, "discard"), card) > 1) {
            cyc_cannot(h, RULE_CARDS, "%s is in two places", cyc_creature_names[card]);
            return cyc_point_part(h, table, node_get(table, "discard") ? "discard" : "creatures");
        }
    return true;
}

static int markers_of(const struct cyc_state *s, int seat)
{
    int count = 0;
    for (int i = 0; i < s->track_length; i++)
        count += s->track[i] == seat;
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        count += s->offer[god].seat == seat;
    for (int i = 0; i < s->apollos; i++)
        count += s->apollo[i] == seat;
    for (int i = 0; i < s->outbids; i++)
        count += s->outbid[i].seat == seat;
    return count;
}

static bool markers_fit(struct hearing *h, const struct node *table)
{
    const struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    int in_play = 0;
    if (s->phase == PHASE_ORDER || s->phase == PHASE_OVER)
        return true;
    for (int seat = 0; seat < h->match->seats; seat++) {
        int wanted = s->out[seat] ? 0 : b->markers;
        in_play += wanted;
        if (markers_of(s, seat) != wanted) {
            cyc_cannot(h, RULE_MARKERS, "%s has %d marker%s on track, gods and in the hand; it must be %d",
                       h->match->names[seat], markers_of(s, seat), markers_of(s, seat) == 1 ? "" : "s", wanted);
            return cyc_point_part(h, table, "track");
        }
    }
    if (s->track_length == in_play)
        return true;
    cyc_cannot(h, RULE_MARKERS, "the track has %d spaces for %d markers", s->track_length, in_play);
    return cyc_point_part(h, table, "track");
}

bool cyc_test_table(struct hearing *h, const struct node *table)
{
    return pieces_fit(h, table) && tiles_fit(h, table) && squares_fit(h, table) && spaces_fit(h, table)
           && cards_fit(h, table) && markers_fit(h, table) && cyc_test_moment(h, table);
}
