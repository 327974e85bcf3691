/* Cyclades: reading a table: each part that is given replaces that part of the setup, and what is left out is assumed. */
#include "games/cyclades/battle.h"
#include "games/cyclades/table.h"

/* ---- reading a table: the map and what stands on it ------------------------------------------------------------ */

/* Is this part written as [] or `none`? */
static bool is_none(const struct node *node)
{
    return node->kind == NODE_WORD ? node->value == NONE_WORD : node->kind == NODE_LIST && !node->first;
}

const struct node *cyc_part(const struct node *table, const char *key)
{
    const struct node *node = node_get(table, key);
    return node && !is_none(node) ? node : NULL;
}

/* Is this part given, and neither empty nor `none`? */
static bool is_written(const struct node *table, const char *key)
{
    const struct node *part = cyc_part(table, key);
    return part && (part->kind == NODE_WORD || part->first);
}

const struct node *cyc_next_of(const struct node *list, const struct node *item)
{
    if (!list || list->kind != NODE_LIST)
        return item ? NULL : list;
    return item ? item->next : list->first;
}

/* ---- what can be read ------------------------------------------------------------------------------------------ */

static bool lacks(struct hearing *h, const struct node *map, const char *key)
{
    if (node_get(map, key))
        return false;
    misread(h, "the key `%s` is missing", key);
    point_to(h, map);
    return true;
}

bool cyc_map_is_readable(struct hearing *h, const struct node *table)
{
    const struct node *battle = cyc_part(table, "battle"), *figures = node_get(table, "figures");
    if (battle && (lacks(h, battle, "at") || lacks(h, battle, "attacker") || lacks(h, battle, "units")))
        return false;
    for (const struct node *figure = node_first(figures); figure; figure = figure->next)
        if (!is_none(figure)
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
    for (const struct node *tile = NULL; (tile = cyc_next_of(tiles, tile));)
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
        r->s->isle[isle] = (struct cyc_isle){.owner = owner == NONE_WORD ? NOBODY : owner,
                                             .troops = node_number(node, "troops", 0),
                                             .metropolis = node_number(node, "metropolis", 0),
                                             .prosperity = node_number(node, "prosperity", 0)};
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

/* Reads the parts that name spaces. False after a finding about a space that does not exist, which is left out. */
static bool read_map(struct hearing *h, const struct node *table)
{
    struct reading r = {.h = h, .s = h->state, .b = h->match->box};
    const struct node *isles = node_get(table, "isles"), *fleets = node_get(table, "fleets"),
                      *discounts = node_get(table, "discounts"), *push = cyc_part(table, "push"),
                      *battle = cyc_part(table, "battle");
    if (isles)
        read_isles(&r, isles);
    if (fleets)
        read_fleets(&r, fleets);
    read_figures(&r, node_get(table, "figures"));
    for (const struct node *count = node_first(discounts); count; count = count->next)
        read_discount(&r, count);
    r.s->discounts_unknown = discounts && discounts->kind == NODE_WORD;
    for (const struct node *sea = NULL; (sea = cyc_next_of(node_get(table, "stray"), sea));)
        find(&r, sea, sea->value, true);
    if (push)
        r.s->push = find(&r, push, push->value, false);
    if (battle) {
        const struct node *at = node_get(battle, "at");
        bool there = cyc_sea_meant(r.b, at->value) != NOWHERE || find(&r, at, at->value, false) != NOWHERE;
        r.s->battle.at = there ? at->value : NOWHERE;
        r.s->battle.attacker = node_number(battle, "attacker", NOBODY);
        r.s->battle.units = node_number(battle, "units", 0);
        r.s->battle.step = (enum cyc_battle_step)node_number(battle, "step", STEP_DICE);
        r.s->battle.assaults = node_number(battle, "assaults", 0);
    }
    return !r.lost;
}

/* ---- markers and cards ----------------------------------------------------------------------------------------- */

static bool any_given(const struct node *table, const char *const *keys)
{
    while (*keys && !is_written(table, *keys))
        keys++;
    return *keys;
}

/* Is a marker still to be placed: on the track, outbid, or not named at all? */
static bool marker_left(const struct match *match, const struct node *table)
{
    const struct cyc_box *b = match->box;
    int placed = 0, wanted = match->seats * b->markers;
    for (const struct node *space = node_first(node_get(table, "track")); space; space = space->next)
        if (space->value != FREE_WORD)
            return true;
    for (const struct node *offer = node_first(node_get(table, "offers")); offer; offer = offer->next)
        placed += is_none(offer) ? 0 : offer->kind == NODE_LIST && same(offer->key->text, "apollo") ? offer->count : 1;
    for (const struct node *name = NULL; (name = cyc_next_of(node_get(table, "out"), name));)
        wanted -= b->markers;
    return is_written(table, "outbid") || placed < wanted;
}

static enum cyc_phase phase_of(const struct match *match, struct cyc_state *s, const struct node *table, bool begun)
{
    static const char *const of_actions[] = {"turn", "battle", "push", "redraw", "due", NULL};
    const struct node *phase = node_get(table, "phase");
    if (phase)
        return (enum cyc_phase)phase->value;
    if (any_given(table, of_actions))
        return PHASE_ACTIONS;
    if (is_written(table, "offers") || is_written(table, "outbid"))
        return marker_left(match, table) ? PHASE_OFFERINGS : PHASE_ACTIONS;
    if (begun && !node_get(table, "track"))
        s->assumed |= ON_PHASE;
    return begun || node_get(table, "track") ? PHASE_CREATURES : PHASE_ORDER;
}

static bool any_above_none(const struct node *counts)
{
    const struct node *count = node_first(counts);
    while (count && count->value <= 0)
        count = count->next;
    return count;
}

/* Does the table show that play has begun? If not, parts that it leaves out are as in the setup. */
static bool play_has_begun(const struct node *table)
{
    static const char *const keys[] = {"gods", "offers", "outbid", "figures", "discard", "overdue", "stray",
                                       "out",  "turn",   "battle", "push",    "redraw",  "due",     NULL};
    for (const struct node *isle = node_first(node_get(table, "isles")); isle; isle = isle->next)
        if (cyc_part(isle, "buildings") || node_number(isle, "metropolis", 0) || node_number(isle, "prosperity", 0) > 0)
            return true;
    return any_given(table, keys) || node_number(table, "cycle", 1) > 1
           || node_number(table, "phase", PHASE_ORDER) >= PHASE_OFFERINGS || any_above_none(node_get(table, "priests"))
           || any_above_none(node_get(table, "philosophers"));
}

/* A player who is out has nothing on the board: what the setup gave them is removed. */
static void read_losers(const struct match *match, struct cyc_state *s, const struct node *table)
{
    const struct cyc_box *b = match->box;
    for (const struct node *name = NULL; (name = cyc_next_of(node_get(table, "out"), name));) {
        s->out[name->value] = true;
        for (int isle = 0; isle < b->isles; isle++)
            if (s->isle[isle].owner == name->value)
                s->isle[isle] = (struct cyc_isle){.owner = NOBODY};
        cyc_remove_fleets(b, s, name->value);
    }
}

static void read_offers(struct cyc_state *s, const struct node *offers)
{
    for (const struct node *offer = node_first(offers); offer; offer = offer->next) {
        if (is_none(offer))
            continue;
        int god = word_index(cyc_god_names, offer->key->text);
        for (const struct node *name = NULL; god == APOLLO && (name = cyc_next_of(offer, name));)
            s->apollo[s->apollos++] = name->value == FREE_WORD ? NOBODY : name->value;
        if (god != APOLLO)
            s->offer[god] = (struct cyc_offer){.seat = offer->first->value, .gold = offer->last->value};
    }
}

static void read_gods(struct cyc_state *s, const struct node *table)
{
    const struct node *gods = node_get(table, "gods"), *offers = node_get(table, "offers");
    for (const struct node *god = NULL; (god = cyc_next_of(gods, god));) {
        if (god->value != UNKNOWN_WORD)
            s->gods[s->gods_open++] = god->value;
        s->gods_unknown |= god->value == UNKNOWN_WORD;
    }
    if (s->phase == PHASE_CREATURES || s->phase == PHASE_GODS)
        s->gods_unknown |= s->gods_open == 0;
    if (gods || (s->phase != PHASE_ACTIONS && s->phase != PHASE_OFFERINGS))
        return;
    s->assumed |= ON_GODS;
    for (const struct node *offer = node_first(offers); offer; offer = offer->next)
        if (!is_none(offer) && !same(offer->key->text, "apollo"))
            s->gods[s->gods_open++] = word_index(cyc_god_names, offer->key->text);
    if (!offers && cyc_main_markers(s) > 0)
        s->gods[s->gods_open++] = s->turn.god;
}

/* Markers wait on the last spaces: the first of each player, then the second. Those placed count as first ones. */
void cyc_fill_track(const struct match *match, struct cyc_state *s)
{
    int waiting = 0, left[MARKERS_MAX];
    bool shown = s->phase >= PHASE_CREATURES && s->phase <= PHASE_ACTIONS;
    s->track_length = 0;
    for (int round = 0; round < cyc_box_of(match)->markers; round++)
        for (int seat = 0; seat < match->seats; seat++) {
            s->track_length += !s->out[seat];
            if (!s->out[seat] && round >= cyc_markers_placed(s, seat))
                left[waiting++] = seat;
        }
    for (int i = 0; shown && i < waiting; i++)
        s->track[s->track_length - waiting + i] = left[i];
}

static void read_track(const struct match *match, struct cyc_state *s, const struct node *track)
{
    if (!track) {
        cyc_fill_track(match, s);
        s->assumed |= s->phase >= PHASE_CREATURES && s->phase <= PHASE_ACTIONS ? (unsigned)ON_TRACK : 0u;
        return;
    }
    s->track_length = 0;
    for (const struct node *space = track->first; space; space = space->next)
        s->track[s->track_length++] = space->value == FREE_WORD       ? NOBODY
                                      : space->value == FREE_WORD + 1 ? SOMEBODY
                                                                      : space->value;
}

static void read_cards(struct cyc_state *s, const struct node *table)
{
    const struct node *track = cyc_part(table, "creatures"), *redraw = cyc_part(table, "redraw");
    for (int space = 0; track && space < SPACES_ON_TRACK; space++)
        s->creature[space] = node_item(track, space)->value;
    for (const struct node *card = NULL; (card = cyc_next_of(node_get(table, "discard"), card));)
        s->discard |= 1u << card->value;
    s->redraw = redraw ? redraw->value : 0;
}

/* ---- players --------------------------------------------------------------------------------------------------- */

/* `none` means 0 for every player. */
static void read_counts(const struct match *match, const struct node *counts, int *of_seat)
{
    for (int seat = 0; counts && written_as_none(counts) && seat < match->seats; seat++)
        of_seat[seat] = 0;
    for (const struct node *player = node_first(counts); player; player = player->next)
        of_seat[player->key->value] = player->value == UNKNOWN_NUMBER ? UNKNOWN : player->value;
}

/* Once play has begun, gold that is not given is unknown, unless the table gives cycle 1 and none can be spent yet. */
static void read_purses(const struct match *match, struct cyc_state *s, const struct node *table, bool begun)
{
    bool first = node_get(table, "cycle") && s->cycle == 1 && s->phase >= PHASE_CREATURES;
    for (int seat = 0; seat < match->seats; seat++) {
        if (s->out[seat])
            s->gold[seat] = 0;
        else if (begun && first && s->phase == PHASE_OFFERINGS)
            s->gold[seat] += cyc_holdings_of(match->box, s, seat).income;
        else if (begun && !(first && s->phase < PHASE_OFFERINGS))
            s->gold[seat] = UNKNOWN;
    }
    read_counts(match, node_get(table, "gold"), s->gold);
    const struct node *doubted = node_get(node_get(table, "assumed"), "purses");
    for (const struct node *name = NULL; (name = cyc_next_of(doubted, name));)
        s->gold_doubted[name->value] = true;
}

static void read_cards_of(const struct match *match, const struct cyc_state *s, const struct node *table,
                          const char *key, bool begun, int *held)
{
    bool none = !begun || (node_get(table, "cycle") && s->cycle == 1 && s->phase < PHASE_ACTIONS);
    for (int seat = 0; seat < match->seats; seat++)
        held[seat] = none || s->out[seat] ? 0 : UNKNOWN;
    read_counts(match, node_get(table, key), held);
}

static void read_sets(struct cyc_state *s, const struct node *table)
{
    for (const struct node *player = node_first(node_get(table, "due")); player; player = player->next)
        s->due[player->key->value] = is_none(player) ? NO_SET : (enum cyc_set)player->value;
    for (const struct node *player = node_first(node_get(table, "overdue")); player; player = player->next) {
        enum cyc_set *place = s->overdue[player->key->value];
        for (const struct node *set = NULL; (set = cyc_next_of(player, set));)
            *place++ = (enum cyc_set)set->value;
    }
}

/* ---- whose turn ------------------------------------------------------------------------------------------------ */

/* If no offers are given, a battle shows who acts on which god, and the acting player's marker is on that god. */
static void assume_offer(const struct cyc_box *b, struct cyc_state *s, const struct node *table)
{
    if (s->phase != PHASE_ACTIONS || is_written(table, "offers"))
        return;
    if (s->battle.at != NOWHERE && s->turn.player == NOBODY)
        s->turn.player = s->battle.attacker;
    if (s->battle.at != NOWHERE && s->turn.god == NOWHERE)
        s->turn.god = cyc_battle_at_sea(b, s) ? POSEIDON : ARES;
    if (s->turn.player == NOBODY || s->turn.god == NOWHERE)
        return;
    s->assumed |= ON_OFFERS;
    if (s->turn.god == APOLLO)
        s->apollo[s->apollos++] = s->turn.player;
    else
        s->offer[s->turn.god] = (struct cyc_offer){.seat = s->turn.player, .gold = 1};
}

/* If the player or the god of the turn is left out: the first marker in acting order that matches what is given. */
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
    if (player == NOBODY && god == APOLLO && cyc_apollo_markers(s) > 0)
        player = s->apollo[s->apollos - cyc_apollo_markers(s)];
    s->turn.player = player;
    s->turn.god = god;
}

/* Used temples are known outside the actions, before the first turn, or while all cards of this cycle are left. */
static bool discounts_are_known(const struct match *match, const struct cyc_state *s, const struct node *table)
{
    if (s->phase != PHASE_ACTIONS || node_get(table, "discounts"))
        return true;
    int placed = 0, wanted = 0;
    for (int seat = 0; seat < match->seats; seat++) {
        placed += cyc_markers_on_gods(s, seat);
        wanted += s->out[seat] ? 0 : cyc_box_of(match)->markers;
    }
    int spaces = s->cycle < SPACES_ON_TRACK ? s->cycle : SPACES_ON_TRACK;
    return (node_get(table, "creatures") && SPACES_ON_TRACK - cyc_empty_spaces(s, SPACES_ON_TRACK) >= spaces)
           || (node_get(table, "offers") && placed == wanted && !s->turn.begun);
}

bool cyc_turn_begins_now(const struct match *match, const struct cyc_state *s, const struct node *table)
{
    bool held = cyc_turn_is_held(s) || cyc_any_due(match, s) || s->turn.recruited > 0 || s->turn.sylph > 0;
    return s->phase == PHASE_ACTIONS && s->turn.player != NOBODY && !held
           && !node_get(cyc_part(table, "turn"), "begun");
}

bool cyc_read_table(struct hearing *h, const struct node *table)
{
    struct cyc_state *s = h->state;
    bool begun = play_has_begun(table);
    s->assumed = cyc_assumed_boards(h->match, table, begun);
    if (begun)
        s->assumed |= (node_get(table, "cycle") ? 0u : (unsigned)ON_CYCLE)
                      | (node_get(table, "creatures") ? 0u : (unsigned)ON_CREATURES)
                      | (node_get(table, "discard") ? 0u : (unsigned)ON_DISCARD);
    s->cycle = node_number(table, "cycle", 1);
    s->phase = phase_of(h->match, s, table, begun);
    read_losers(h->match, s, table);
    bool found = read_map(h, table);
    if (s->phase == PHASE_ACTIONS) {
        const struct node *turn = cyc_part(table, "turn");
        s->turn.player = node_number(turn, "player", NOBODY);
        s->turn.god = node_number(turn, "god", NOWHERE);
        s->turn.recruited = node_number(turn, "recruited", 0);
        s->turn.begun = node_number(turn, "begun", 0);
        s->turn.sylph = node_number(turn, "sylph", 0);
    }
    read_offers(s, node_get(table, "offers"));
    assume_offer(h->match->box, s, table);
    read_gods(s, table);
    for (const struct node *lost = node_first(node_get(table, "outbid")); lost; lost = lost->next)
        s->outbid[s->outbids++] =
            (struct cyc_outbid){.seat = lost->first->value, .god = lost->last->value, .rival = lost->first->value};
    read_track(h->match, s, node_get(table, "track"));
    if (s->phase == PHASE_ACTIONS)
        find_turn(s);
    read_cards(s, table);
    read_purses(h->match, s, table, begun);
    read_cards_of(h->match, s, table, "priests", begun, s->priests);
    read_cards_of(h->match, s, table, "philosophers", begun, s->philosophers);
    s->discounts_unknown |= begun && !discounts_are_known(h->match, s, table);
    read_sets(s, table);
    /* A figure without a cycle was called in this cycle if its owner has already begun a turn in it, else in the one
       before. A turn that begins as the position is read has not begun. */
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++) {
        int of = s->figure[figure].of;
        bool only_now = of == s->turn.player && cyc_turn_begins_now(h->match, s, table)
                        && cyc_markers_on_gods(s, of) == cyc_box_of(h->match)->markers;
        if (s->figure[figure].at != NOWHERE && s->figure[figure].since == 0)
            s->figure[figure].since = cyc_has_begun_turn(h->match, s, of) && !only_now ? s->cycle : s->cycle - 1;
    }
    return found;
}
