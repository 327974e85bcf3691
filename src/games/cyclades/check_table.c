/* Cyclades: can this table exist? Pieces, tiles, squares, cards, markers, figures, and the moment of a cycle. */
#include <stdio.h>

#include "games/cyclades/battle.h"
#include "games/cyclades/landing.h"
#include "games/cyclades/table.h"

/* A table being checked. Each rule that it breaks is reported once. */
struct check {
    struct hearing *h;
    const struct cyc_state *s;
    const struct cyc_box *b;
    const struct node *table;
    unsigned parts; /* the next finding rests on these parts too */
    bool said[RULES], impossible;
};

/* Reports, once for each rule, that the table is impossible, pointing `at` a node (NULL: the table). */
__attribute__((format(printf, 4, 5))) static void unfit(struct check *c, enum cyc_rule rule, const struct node *at,
                                                        const char *format, ...)
{
    char sentence[SENTENCE];
    FORMAT_ARGUMENTS(sentence, format);
    unsigned parts = c->parts | cyc_rests_on(rule);
    c->parts = 0;
    if (c->said[rule])
        return;
    c->said[rule] = true;
    c->impossible |= !(parts & c->s->assumed);
    cyc_cannot_on(c->h, parts, rule, "%s", sentence);
    point_to(c->h, at ? at : c->table);
}

/* "b1 5 + g6 4 = 9" */
static const char *sum_text(struct sum *sum)
{
    if (sum->parts > 1)
        append_string(sum->words, sizeof sum->words, " = %d", sum->total);
    return sum->parts ? sum->words : "none";
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

/* Counts fleets in the table if it has them: the state keeps only one of two players in the same sea. */
static void check_pieces(struct check *c, int seat)
{
    struct sum troops = {0}, fleets = {0};
    const char *name = c->h->match->names[seat];
    const struct node *isles = node_get(c->table, "isles"), *given = node_get(c->table, "fleets");
    for (int isle = 0; isle < c->b->isles; isle++)
        if (c->s->isle[isle].owner == seat)
            sum_add(&troops, cyc_isle_name(c->b, isle), c->s->isle[isle].troops);
    const struct node *own = node_first(given);
    while (own && own->key->value != seat)
        own = own->next;
    for (const struct node *stack = node_first(own); stack; stack = stack->next)
        sum_add(&fleets, stack->key->text, stack->value);
    for (int sea = 0; !given && sea < c->b->circles; sea++)
        if (c->s->sea[sea].owner == seat)
            sum_add(&fleets, c->b->name[sea], c->s->sea[sea].fleets);
    if (c->s->battle.at != NOWHERE && c->s->battle.attacker == seat)
        sum_add(cyc_battle_at_sea(c->b, c->s) ? &fleets : &troops, "the battle", c->s->battle.units);
    if (troops.total > c->b->troops)
        unfit(c, RULE_PIECES, isles, "%s has too many troops: %s; the limit is %d", name, sum_text(&troops),
              c->b->troops);
    if (fleets.total > c->b->fleets)
        unfit(c, RULE_PIECES, given, "%s has too many fleets: %s; the limit is %d", name, sum_text(&fleets),
              c->b->fleets);
    int markers = cyc_land_of(c->b, c->s, seat).territory;
    if (!cyc_out_of_markers(c->h->match, markers) || c->said[RULE_PIECES])
        return;
    unfit(c, RULE_PIECES, isles, "%s has %d isle%s without troops, but only %d territory marker%s to hold them", name,
          markers, plural(markers), c->b->territory, plural(c->b->territory));
    hangs_on(c->h, Q_TERRITORY, TERRITORY_UNLIMITED);
}

/* ---- tiles and squares ----------------------------------------------------------------------------------------- */

static void check_isle(struct check *c, int isle)
{
    const struct cyc_isle *ground = &c->s->isle[isle];
    const char *name = cyc_isle_name(c->b, isle);
    const struct node *at = node_get(node_get(c->table, "isles"), name);
    int built = cyc_buildings_on(ground), room = built + cyc_free_squares(c->b, c->s, isle), dotted = 0;
    if (built > 0 && built > room)
        unfit(c, RULE_SQUARE, at, "%s has %d building%s; it has room for %d%s", name, built, plural(built), room,
              ground->metropolis ? " beside the metropolis" : "");
    for (int type = PORT; type < BUILDINGS; type++) {
        dotted += ground->dotted[type];
        if (ground->dotted[type] > ground->building[type])
            unfit(c, RULE_SQUARE, at, "`dotted` names a %s that is not among the buildings of %s",
                  cyc_building_names[type], name);
    }
    if (dotted > 0 && ground->metropolis)
        unfit(c, RULE_SQUARE, at, "the metropolis on %s covers the dotted place; no building can be there", name);
    if (dotted > c->b->isle[isle].under_metropolis)
        unfit(c, RULE_SQUARE, at, "%d building%s on the dotted place of %s; it has room for %d", dotted, plural(dotted),
              name, c->b->isle[isle].under_metropolis);
    if (cyc_reductions_on(ground) < 0)
        unfit(c, RULE_TEMPLE_USED, node_get(c->table, "discounts"),
              "%d discount%s used on %s; it has %d temple%s + %d metropolis = %d", ground->used,
              ground->used == 1 ? " is" : "s are", name, ground->building[TEMPLE], plural(ground->building[TEMPLE]),
              ground->metropolis, ground->building[TEMPLE] + ground->metropolis);
    if (ground->owner == NOBODY && ground->troops > 0)
        unfit(c, RULE_SHARED_SPACE, at, "there are troops on %s, which has no owner", name);
}

/* ---- cards and markers ----------------------------------------------------------------------------------------- */

/* What the common supply has too few of: tiles, prosperity markers, cards. */
static void check_supply(struct check *c)
{
    const struct match *match = c->h->match;
    const struct node *isles = node_get(c->table, "isles");
    for (int type = PORT; type <= METROPOLIS; type++) {
        int all = c->b->tiles[type], used = all - cyc_tiles_left(c->b, c->s, type);
        if (used > all)
            unfit(c, RULE_TILES, isles, "%d %s tile%s in use; the box has %d", used, cyc_building_names[type],
                  used == 1 ? " is" : "s are", all);
    }
    if (cyc_prosperity_left(c->b, c->s) < 0)
        unfit(c, RULE_TILES, isles, "%d prosperity markers are in use; the box has %d",
              c->b->prosperity - cyc_prosperity_left(c->b, c->s), c->b->prosperity);
    for (int unit = PRIEST; unit <= PHILOSOPHER; unit++) {
        const char *key = unit == PRIEST ? "priests" : "philosophers";
        int all = unit == PRIEST ? c->b->priests : c->b->philosopher_cards;
        struct sum held = {0};
        for (int seat = 0; seat < match->seats; seat++)
            sum_add(&held, match->names[seat], cyc_known(cyc_cards(c->s, unit)[seat]));
        if (held.total > all)
            unfit(c, RULE_TILES, node_get(c->table, key), "there are too many %s: %s; the box has %d", key,
                  sum_text(&held), all);
    }
}

static int places_of(const struct check *c, int card)
{
    const struct node *discard = node_get(c->table, "discard");
    int figure = cyc_figure_of_card(card), places = !discard && c->s->discard >> card & 1;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        places += c->s->creature[space] == card;
    for (const struct node *each = NULL; (each = cyc_next_of(discard, each));)
        places += each->value == card;
    if (figure != NOWHERE && figure != FIGURE_KRAKEN)
        places += c->s->figure[figure].at != NOWHERE && !c->s->figure[figure].loose;
    return places;
}

static void check_markers(struct check *c)
{
    const struct cyc_state *s = c->s;
    const struct node *track = node_get(c->table, "track");
    int in_play = 0, unknown = 0, on_track[SEATS_MAX] = {0}, in_hand[SEATS_MAX] = {0};
    if (s->phase == PHASE_ORDER || s->phase == PHASE_OVER)
        return;
    for (int i = 0; i < s->track_length; i++) {
        unknown += s->track[i] == SOMEBODY;
        if (s->track[i] >= 0)
            on_track[s->track[i]]++;
    }
    for (int i = 0; i < s->outbids; i++)
        in_hand[s->outbid[i].seat]++;
    for (int seat = 0; seat < c->h->match->seats; seat++) {
        struct sum markers = {0};
        int wanted = s->out[seat] ? 0 : c->b->markers;
        in_play += wanted;
        sum_add(&markers, "track", on_track[seat]);
        sum_add(&markers, "gods", cyc_markers_on_gods(s, seat));
        sum_add(&markers, "hand", in_hand[seat]);
        if (markers.total > wanted || markers.total + unknown < wanted)
            unfit(c, RULE_MARKERS, track ? track : node_get(c->table, "offers"),
                  "%s has the wrong number of offering markers: %s; there must be %d", c->h->match->names[seat],
                  sum_text(&markers), wanted);
    }
    if (s->track_length != in_play)
        unfit(c, RULE_MARKERS, track, "the track has %d space%s for %d offering marker%s", s->track_length,
              plural(s->track_length), in_play, plural(in_play));
}

/* ---- figures, and the seas they close ------------------------------------------------------------------------------ */

static const struct node *figure_node(const struct check *c, int figure)
{
    return node_get(node_get(c->table, "figures"), cyc_creature_names[cyc_figure_card[figure]]);
}

/* A figure must leave when its owner begins the next turn after the one in which it was called. */
static void check_figure(struct check *c, int figure)
{
    const struct match *match = c->h->match;
    const struct cyc_state *s = c->s;
    int seat = s->figure[figure].of, since = s->figure[figure].since;
    const char *name = match->names[seat], *title = cyc_creature_titles[cyc_figure_card[figure]];
    const struct node *at = figure_node(c, figure);
    for (int other = FIGURE_CHIRON; other < figure; other++)
        if (s->figure[other].at == s->figure[figure].at)
            unfit(c, RULE_FIGURE_CLASH, at, "%s and %s are on the same isle",
                  cyc_creature_titles[cyc_figure_card[other]], title);
    if (s->out[seat]) {
        unfit(c, RULE_FIGURE_LEFT, at, "%s cannot be on the board: its owner %s is out of the game", title, name);
        return;
    }
    if (cyc_turn_begins_now(match, s, c->table) && s->turn.player == seat && since < s->cycle)
        return;
    bool in_cycle = s->phase >= PHASE_CREATURES && s->phase <= PHASE_ACTIONS;
    bool begun = cyc_has_begun_turn(match, s, seat);
    /* By a house rule it stays for its owner's second turn of the cycle, which only the two-player game has. */
    bool stays =
        match->house[Q_FIGURE_LIFE] == LIFE_CYCLE && match->seats == 2 && cyc_markers_on_gods(s, seat) < c->b->markers;
    c->parts = ON_OFFERS | ON_CYCLE;
    if (since > s->cycle)
        unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d; this is only cycle %d", title, since, s->cycle);
    else if (in_cycle && since == s->cycle && !begun)
        unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d, but %s has not had a turn in it yet", title, since,
              name);
    else if (in_cycle && since < s->cycle && begun)
        unfit(c, RULE_FIGURE_LEFT, at, "%s was called in cycle %d and must have left when %s's turn began", title,
              since, name);
    else if (s->turn.player == seat && !s->turn.begun && !stays)
        unfit(c, RULE_FIGURE_LEFT, at, "%s must leave at the beginning of %s's turn", title, name);
    c->parts = 0;
}

/* Fleets in a sea that a figure closes. */
static void check_closed(struct check *c, int sea)
{
    const struct node *stray = NULL;
    if (!cyc_is_stray(c->b, c->s, sea))
        return;
    while ((stray = cyc_next_of(node_get(c->table, "stray"), stray)))
        if (stray->value == sea)
            return;
    const char *name = c->h->match->names[c->s->sea[sea].owner];
    c->parts = ON_FLEETS;
    if (cyc_kraken_in(c->s, sea))
        unfit(c, RULE_KRAKEN_CLOSED, figure_node(c, FIGURE_KRAKEN), "%s has fleets in %s, where the Kraken is", name,
              c->b->name[sea]);
    else
        unfit(c, RULE_POLYPHEMUS_CLOSED, figure_node(c, FIGURE_POLYPHEMUS),
              "%s has fleets in %s, next to Polyphemus' isle %s", name, c->b->name[sea],
              cyc_isle_name(c->b, c->s->figure[FIGURE_POLYPHEMUS].at));
}

/* ---- does it belong to some moment of a cycle? --------------------------------------------------------------------- */

static void unfit_moment(struct check *c, const char *key, const char *sentence)
{
    unfit(c, RULE_PHASE_TABLE, node_get(c->table, key), "%s", sentence);
}

static void check_other_phases(struct check *c)
{
    static const char *const of_actions[] = {"turn", "battle", "push", "redraw"};
    const struct cyc_state *s = c->s;
    bool offers = cyc_main_markers(s) > 0 || s->apollos > 0 || s->outbids > 0;
    for (int i = 0; i < 4; i++)
        if (cyc_part(c->table, of_actions[i]))
            unfit_moment(c, of_actions[i], "this belongs to the phase `actions`");
    if (cyc_any_due(c->h->match, s))
        unfit_moment(c, "due", "a metropolis can be due only in the phase `actions`");
    if (s->phase != PHASE_OFFERINGS && offers)
        unfit(c, RULE_PHASE_TABLE, node_get(c->table, s->outbids ? "outbid" : "offers"),
              "offers belong to the phases `offerings` and `actions`, not to `%s`", cyc_phase_names[s->phase]);
    if (s->phase == PHASE_OFFERINGS && cyc_markers_to_place(s) == 0)
        unfit_moment(c, "phase", "all offers are made, so the phase must be `actions`");
    if (s->phase == PHASE_OVER && !cyc_decided(c->h->match, s))
        unfit_moment(c, "phase", "the game is not over: nobody has reached the target");
}

static void check_actions(struct check *c)
{
    const struct cyc_state *s = c->s;
    int player = s->turn.player;
    if (s->outbids > 0)
        unfit_moment(c, "outbid", "nobody can be outbid in the phase `actions`");
    if (cyc_main_markers(s) == 0 && cyc_apollo_markers(s) == 0)
        unfit_moment(c, "phase", "the phase cannot be `actions`: no offering marker is on a god");
    if (s->redraw && s->creature[s->redraw - 1] != NO_CARD)
        unfit_moment(c, "redraw", "that creature space is not empty");
    bool there = s->turn.god != APOLLO && player != NOBODY && s->offer[s->turn.god].seat == player;
    for (int i = 0; i < s->apollos; i++)
        there = there || (s->turn.god == APOLLO && s->apollo[i] == player);
    if (!there && player != NOBODY)
        unfit(c, RULE_PHASE_TABLE, node_get(c->table, "turn"),
              "it cannot be %s's turn: they have no offering marker on %s", c->h->match->names[player],
              cyc_god_titles[s->turn.god]);
    if (s->battle.at != NOWHERE) {
        bool held = cyc_battle_at_sea(c->b, s)
                        ? s->sea[s->battle.at].fleets > 0
                        : cyc_isle_defended(c->h->match, s, cyc_battle_isle(c->b, s), s->battle.attacker);
        if (s->battle.units < 1 || !held || cyc_defender_of(c->b, s) == s->battle.attacker)
            unfit_moment(c, "battle", "the battle has only one side");
    }
    bool beside = s->push == NOWHERE;
    for (int sea = 0; sea < c->b->circles && !beside; sea++)
        beside = c->b->isle[s->push].coast[sea] && s->sea[sea].fleets > 0;
    c->parts = beside ? 0u : (unsigned)ON_FLEETS;
    if (!beside)
        unfit_moment(c, "push", "there is no fleet next to the isle in `push`");
}

static void check_moment(struct check *c)
{
    for (int i = 0; i < c->s->gods_open; i++)
        for (int j = 0; j < i; j++)
            if (c->s->gods[i] == c->s->gods[j])
                unfit(c, RULE_GOD_TILES, node_get(c->table, "gods"), "%s is face up twice",
                      cyc_god_titles[c->s->gods[i]]);
    for (int god = POSEIDON; god < MAIN_GODS; god++)
        if (c->s->offer[god].seat != NOBODY && !cyc_god_open(c->s, god))
            unfit(c, RULE_PHASE_TABLE, node_get(node_get(c->table, "offers"), cyc_god_names[god]),
                  "there is an offer to %s, who is face down", cyc_god_titles[god]);
    for (int i = 0; i < c->s->apollos; i++)
        if (c->s->apollo[i] == NOBODY
            && (c->s->phase != PHASE_ACTIONS || i >= c->s->apollos - cyc_apollo_markers(c->s)))
            unfit_moment(c, "offers",
                         "only turns that are over leave free spaces on Apollo, before those of the others");
    if (c->s->phase == PHASE_ACTIONS)
        check_actions(c);
    else
        check_other_phases(c);
}

static void check_things(struct check *c)
{
    const struct match *match = c->h->match;
    const struct node *discard = node_get(c->table, "discard");
    for (int seat = 0; seat < match->seats; seat++)
        check_pieces(c, seat);
    check_supply(c);
    for (int isle = 0; isle < c->b->isles; isle++)
        check_isle(c, isle);
    for (const struct node *player = node_first(node_get(c->table, "fleets")); player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next) {
            int sea = cyc_sea_meant(c->b, stack->key->value);
            if (stack->value > 0 && sea != NOWHERE && c->s->sea[sea].owner != player->key->value)
                unfit(c, RULE_SHARED_SPACE, stack->key, "%s holds fleets of %s and of %s", stack->key->text,
                      match->names[player->key->value], match->names[c->s->sea[sea].owner]);
        }
    for (int card = 0; card < CREATURES; card++)
        if (places_of(c, card) > 1)
            unfit(c, RULE_CARDS, discard ? discard : node_get(c->table, "creatures"),
                  "the card %s is in %d places; it can be in only one", cyc_creature_titles[card], places_of(c, card));
}

bool cyc_check_pieces(struct hearing *h, const struct node *table)
{
    struct check c = {.h = h, .s = h->state, .b = h->match->box, .table = table};
    check_things(&c);
    return !c.impossible;
}

bool cyc_check_table(struct hearing *h, const struct node *table)
{
    struct check c = {.h = h, .s = h->state, .b = h->match->box, .table = table};
    check_things(&c);
    check_markers(&c);
    for (int figure = FIGURE_CHIRON; figure < FIGURES; figure++)
        if (c.s->figure[figure].at != NOWHERE)
            check_figure(&c, figure);
    for (int sea = 0; sea < c.b->circles; sea++)
        check_closed(&c, sea);
    check_moment(&c);
    return !c.impossible;
}
