/* Cyclades: reading a table: each part that is given replaces that part of the set-up. */
#include "games/cyclades/table.h"

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static void read_track(const struct match *match, struct cyc_state *s, const struct node *table)
{
    const struct cyc_box *b = match->box;
    const struct node *out = node_get(table, "out"), *track = node_get(table, "track"),
                      *phase = node_get(table, "phase");
    for (const struct node *name = out ? cyc_first_of(out) : NULL; name; name = cyc_next_of(out, name))
        s->out[name->value] = true;
    s->track_length = 0;
    for (int seat = 0; !track && seat < match->seats; seat++)
        s->track_length += s->out[seat] ? 0 : b->markers;
    for (const struct node *space = track ? track->first : NULL; space; space = space->next)
        s->track[s->track_length++] = space->value == FREE_WORD ? NOBODY : space->value;
    s->cycle = cyc_number(table, "cycle", 1);
    s->phase = phase ? (enum cyc_phase)phase->value : track ? PHASE_CREATURES : PHASE_ORDER;
}

static void read_offers(struct cyc_state *s, const struct node *offers)
{
    for (const struct node *offer = offers->first; offer; offer = offer->next) {
        if (cyc_is_none(offer))
            continue;
        if (same(offer->key->text, "apollo")) {
            for (const struct node *name = cyc_first_of(offer); name; name = cyc_next_of(offer, name))
                s->apollo[s->apollos++] = name->value;
            continue;
        }
        int god = POSEIDON;
        while (!same(cyc_god_names[god], offer->key->text))
            god++;
        s->offer[god] = (struct cyc_offer){.seat = offer->first->value, .gold = offer->last->value};
    }
}

static void read_markers(struct cyc_state *s, const struct node *table)
{
    const struct node *gods = node_get(table, "gods"), *offers = node_get(table, "offers"),
                      *outbid = node_get(table, "outbid");
    for (const struct node *god = gods ? cyc_first_of(gods) : NULL; god; god = cyc_next_of(gods, god))
        s->gods[s->gods_open++] = god->value;
    if (offers)
        read_offers(s, offers);
    for (const struct node *lost = outbid ? outbid->first : NULL; lost; lost = lost->next)
        s->outbid[s->outbids++] =
            (struct cyc_outbid){.seat = lost->first->value, .god = lost->last->value, .rival = lost->first->value};
}

static void read_cards(struct cyc_state *s, const struct node *table)
{
    const struct node *track = node_get(table, "creatures"), *discard = node_get(table, "discard");
    for (int space = 0; track && space < SPACES_ON_TRACK; space++)
        s->creature[space] = node_item(track, space)->value;
    for (const struct node *card = discard ? cyc_first_of(discard) : NULL; card; card = cyc_next_of(discard, card))
        s->discard |= 1u << card->value;
    s->redraw = cyc_number(cyc_part(table, "redraw") ? table : NULL, "redraw", 0);
}

/* ---- players --------------------------------------------------------------------------------------------------- */

static void read_counts(const struct node *counts, int *of_seat)
{
    for (const struct node *player = counts ? counts->first : NULL; player; player = player->next)
        of_seat[player->key->value] = player->value;
}

/* In the middle of a game a purse that is not named is not known. */
static void read_purses(const struct match *match, struct cyc_state *s, const struct node *table)
{
    const struct node *gold = node_get(table, "gold");
    for (int seat = 0; seat < match->seats && node_get(table, "cycle"); seat++)
        s->gold[seat] = s->out[seat] ? 0 : UNKNOWN;
    read_counts(gold, s->gold);
    for (int seat = 0; seat < match->seats; seat++)
        if (s->gold[seat] == UNKNOWN_WORD)
            s->gold[seat] = UNKNOWN;
}

static void read_sets(struct cyc_state *s, const struct node *table)
{
    const struct node *due = node_get(table, "due"), *overdue = node_get(table, "overdue");
    for (const struct node *player = due ? due->first : NULL; player; player = player->next)
        s->due[player->key->value] = cyc_is_none(player) ? NO_SET : (enum cyc_set)player->value;
    for (const struct node *player = overdue ? overdue->first : NULL; player; player = player->next) {
        int place = 0;
        for (const struct node *set = cyc_first_of(player); set; set = cyc_next_of(player, set))
            s->overdue[player->key->value][place++] = (enum cyc_set)set->value;
    }
}

/* Who acts, where the table does not say it all: the first marker in acting order that fits. */
static void read_turn(struct cyc_state *s, const struct node *turn)
{
    int player = cyc_number(turn, "player", NOBODY), god = cyc_number(turn, "god", NOWHERE);
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
    s->turn.recruited = cyc_number(turn, "recruited", 0);
    s->turn.begun = cyc_number(turn, "begun", 0);
    s->turn.sylph = cyc_number(turn, "sylph", 0);
}

bool cyc_read_table(struct hearing *h, const struct node *table)
{
    struct cyc_state *s = h->state;
    read_track(h->match, s, table);
    read_markers(s, table);
    read_cards(s, table);
    read_purses(h->match, s, table);
    read_counts(node_get(table, "priests"), s->priests);
    read_counts(node_get(table, "philosophers"), s->philosophers);
    read_counts(node_get(table, "discounts"), s->discounts);
    read_sets(s, table);
    if (s->phase == PHASE_ACTIONS)
        read_turn(s, cyc_part(table, "turn"));
    const struct node *push = cyc_part(table, "push"), *battle = cyc_part(table, "battle");
    if (push && (s->push = cyc_find(h, push, false)) == NOWHERE)
        return false;
    if (battle && !cyc_read_battle(h, battle))
        return false;
    return (!node_get(table, "isles") || cyc_read_isles(h, node_get(table, "isles")))
           && (!node_get(table, "fleets") || cyc_read_fleets(h, node_get(table, "fleets")))
           && (!node_get(table, "figures") || cyc_read_figures(h, node_get(table, "figures")));
}
