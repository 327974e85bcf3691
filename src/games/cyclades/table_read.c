/* Cyclades: reading a table: each part that is given replaces that part of the set-up, and what is left out is assumed. */
#include "games/cyclades/table.h"

#include "games/cyclades/battle.h"

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static enum cyc_phase phase_of(const struct node *table)
{
    const struct node *phase = node_get(table, "phase");
    if (phase)
        return (enum cyc_phase)phase->value;
    if (cyc_part(table, "turn") || cyc_part(table, "battle") || cyc_part(table, "push") || cyc_part(table, "redraw"))
        return PHASE_ACTIONS;
    return node_get(table, "track") ? PHASE_CREATURES : PHASE_ORDER;
}

/* Who is out has nothing on the table, so nothing of the set-up either. */
static void read_losers(const struct match *match, struct cyc_state *s, const struct node *table)
{
    const struct cyc_box *b = match->box;
    const struct node *out = node_get(table, "out");
    for (const struct node *name = out ? cyc_first_of(out) : NULL; name; name = cyc_next_of(out, name)) {
        s->out[name->value] = true;
        for (int isle = 0; isle < b->isles; isle++)
            if (s->isle[isle].owner == name->value)
                s->isle[isle] = (struct cyc_isle){.owner = NOBODY};
        for (int sea = 0; sea < b->circles; sea++)
            if (s->sea[sea].owner == name->value)
                s->sea[sea] = (struct cyc_sea){.owner = NOBODY};
    }
}

static int god_named(const char *name)
{
    int god = POSEIDON;
    while (!same(cyc_god_names[god], name))
        god++;
    return god;
}

static void read_offers(struct cyc_state *s, const struct node *offers)
{
    for (const struct node *offer = offers->first; offer; offer = offer->next) {
        if (cyc_is_none(offer))
            continue;
        int god = god_named(offer->key->text);
        for (const struct node *name = god == APOLLO ? cyc_first_of(offer) : NULL; name;
             name = cyc_next_of(offer, name))
            s->apollo[s->apollos++] = name->value;
        if (god != APOLLO)
            s->offer[god] = (struct cyc_offer){.seat = offer->first->value, .gold = offer->last->value};
    }
}

static void read_gods(struct cyc_state *s, const struct node *table)
{
    const struct node *gods = node_get(table, "gods"), *offers = node_get(table, "offers");
    for (const struct node *god = gods ? cyc_first_of(gods) : NULL; god; god = cyc_next_of(gods, god))
        s->gods[s->gods_open++] = god->value;
    if (gods || s->phase != PHASE_ACTIONS)
        return;
    for (const struct node *offer = offers ? offers->first : NULL; offer; offer = offer->next)
        if (!cyc_is_none(offer) && god_named(offer->key->text) != APOLLO)
            s->gods[s->gods_open++] = god_named(offer->key->text);
    if (!offers && cyc_main_markers(s) > 0)
        s->gods[s->gods_open++] = s->turn.god;
}

static void read_outbid(struct cyc_state *s, const struct node *outbid)
{
    for (const struct node *lost = outbid ? outbid->first : NULL; lost; lost = lost->next)
        s->outbid[s->outbids++] =
            (struct cyc_outbid){.seat = lost->first->value, .god = lost->last->value, .rival = lost->first->value};
}

/* The markers that are nowhere else stand on the last spaces, in the order of the players, once round and once more. */
static void fill_track(const struct match *match, struct cyc_state *s)
{
    const struct cyc_box *b = match->box;
    int left[SEATS_MAX], waiting = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        int placed = cyc_markers_on_gods(s, seat);
        for (int i = 0; i < s->outbids; i++)
            placed += s->outbid[i].seat == seat;
        s->track_length += s->out[seat] ? 0 : b->markers;
        left[seat] = s->out[seat] || placed > b->markers ? 0 : b->markers - placed;
        waiting += left[seat];
    }
    bool shown = s->phase >= PHASE_CREATURES && s->phase <= PHASE_ACTIONS;
    for (int space = s->track_length - waiting; shown && waiting > 0;)
        for (int seat = 0; seat < match->seats; seat++)
            if (left[seat] > 0) {
                s->track[space++] = seat;
                left[seat]--;
                waiting--;
            }
}

static void read_track(const struct match *match, struct cyc_state *s, const struct node *track)
{
    s->track_length = 0;
    for (const struct node *space = track ? track->first : NULL; space; space = space->next)
        s->track[s->track_length++] = space->value == FREE_WORD ? NOBODY : space->value;
    if (!track)
        fill_track(match, s);
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
    for (int seat = 0; seat < match->seats; seat++)
        if (s->out[seat] || node_get(table, "cycle"))
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

/* ---- whose turn ------------------------------------------------------------------------------------------------ */

/* A battle tells who acts for whom; who acts without any offers given has his marker on that god. */
static void assume_offer(const struct cyc_box *b, struct cyc_state *s, const struct node *table)
{
    if (s->phase != PHASE_ACTIONS || node_get(table, "offers"))
        return;
    if (s->battle.at != NOWHERE && s->turn.player == NOBODY)
        s->turn.player = s->battle.attacker;
    if (s->battle.at != NOWHERE && s->turn.god == NOWHERE)
        s->turn.god = cyc_battle_at_sea(b, s) ? POSEIDON : ARES;
    if (s->turn.player == NOBODY || s->turn.god == NOWHERE)
        return;
    if (s->turn.god == APOLLO)
        s->apollo[s->apollos++] = s->turn.player;
    else
        s->offer[s->turn.god] = (struct cyc_offer){.seat = s->turn.player, .gold = 1};
}

/* Where the table does not say it all: the first marker in acting order that fits. */
static void find_turn(struct cyc_state *s)
{
    int player = s->turn.player, god = s->turn.god;
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
}

static void read_turn(struct cyc_state *s, const struct node *turn)
{
    s->turn.player = cyc_number(turn, "player", NOBODY);
    s->turn.god = cyc_number(turn, "god", NOWHERE);
    s->turn.recruited = cyc_number(turn, "recruited", 0);
    s->turn.begun = cyc_number(turn, "begun", 0);
    s->turn.sylph = cyc_number(turn, "sylph", 0);
}

bool cyc_read_table(struct hearing *h, const struct node *table)
{
    struct cyc_state *s = h->state;
    const struct cyc_box *b = h->match->box;
    s->cycle = cyc_number(table, "cycle", 1);
    s->phase = phase_of(table);
    read_losers(h->match, s, table);
    bool found = cyc_read_map(h, table);
    if (s->phase == PHASE_ACTIONS)
        read_turn(s, cyc_part(table, "turn"));
    if (node_get(table, "offers"))
        read_offers(s, node_get(table, "offers"));
    assume_offer(b, s, table);
    read_gods(s, table);
    read_outbid(s, node_get(table, "outbid"));
    read_track(h->match, s, node_get(table, "track"));
    if (s->phase == PHASE_ACTIONS)
        find_turn(s);
    read_cards(s, table);
    read_purses(h->match, s, table);
    read_counts(node_get(table, "priests"), s->priests);
    read_counts(node_get(table, "philosophers"), s->philosophers);
    read_sets(s, table);
    cyc_date_figures(h->match, s);
    return found;
}
