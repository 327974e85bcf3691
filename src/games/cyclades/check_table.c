/* Cyclades: can this table exist? Pieces, tiles, squares, cards and markers. */
#include <stdarg.h>
#include <stdio.h>

#include "games/cyclades/table.h"

void cyc_unfit(struct cyc_check *c, enum cyc_rule rule, const struct node *at, const char *format, ...)
{
    char sentence[SENTENCE];
    va_list args;
    va_start(args, format);
    vsnprintf(sentence, sizeof sentence, format, args);
    va_end(args);
    unsigned parts = c->parts | cyc_rests_on(rule);
    c->parts = 0;
    if (c->said[rule])
        return;
    c->said[rule] = true;
    c->impossible |= !(parts & c->s->assumed);
    cyc_cannot_on(c->h, parts, rule, "%s", sentence);
    point_to(c->h, at ? at : c->table);
}

/* A sum in words that is being composed: "b1 5 + g6 4 = 9". */
struct tally {
    struct cyc_line line;
    int parts, total;
};

static void tally_add(struct tally *tally, const char *name, int count)
{
    if (count == 0)
        return;
    cyc_say(&tally->line, " + ", "%s %d", name, count);
    tally->parts++;
    tally->total += count;
}

static const char *tally_text(struct tally *tally)
{
    if (tally->parts > 1)
        cyc_say(&tally->line, " = ", "%d", tally->total);
    return tally->parts ? tally->line.text : "none";
}

static const struct node *isle_node(const struct cyc_check *c, int isle)
{
    return node_get(node_get(c->table, "isles"), cyc_isle_name(c->b, isle));
}

/* ---- pieces ---------------------------------------------------------------------------------------------------- */

static void add_fighting(const struct cyc_check *c, struct tally *tally, int seat, bool at_sea)
{
    if (c->s->battle.at != NOWHERE && c->s->battle.attacker == seat
        && (c->b->isle_of[c->s->battle.at] == NOWHERE) == at_sea)
        tally_add(tally, "the battle", c->s->battle.units);
}

static void check_troops(struct cyc_check *c, int seat)
{
    struct tally troops = {0};
    for (int isle = 0; isle < c->b->isles; isle++)
        if (c->s->isle[isle].owner == seat)
            tally_add(&troops, cyc_isle_name(c->b, isle), c->s->isle[isle].troops);
    add_fighting(c, &troops, seat, false);
    if (troops.total > c->b->troops)
        cyc_unfit(c, RULE_PIECES, node_get(c->table, "isles"), "%s has too many troops: %s; the limit is %d",
                  c->h->match->names[seat], tally_text(&troops), c->b->troops);
}

/* Counts fleets in the table if it has them: the state keeps only one of two players in the same sea. */
static void check_fleets(struct cyc_check *c, int seat)
{
    struct tally fleets = {0};
    const struct node *given = node_get(c->table, "fleets");
    for (const struct node *player = node_first(given); player; player = player->next)
        for (const struct node *stack = player->first; stack && player->key->value == seat; stack = stack->next)
            tally_add(&fleets, stack->key->text, stack->value);
    for (int sea = 0; !given && sea < c->b->circles; sea++)
        if (c->s->sea[sea].owner == seat)
            tally_add(&fleets, c->b->name[sea], c->s->sea[sea].fleets);
    add_fighting(c, &fleets, seat, true);
    if (fleets.total > c->b->fleets)
        cyc_unfit(c, RULE_PIECES, given, "%s has too many fleets: %s; the limit is %d", c->h->match->names[seat],
                  tally_text(&fleets), c->b->fleets);
}

static void check_territory(struct cyc_check *c, int seat)
{
    int markers = cyc_markers_on_isles(c->b, c->s, seat);
    if (!cyc_out_of_markers(c->h->match, markers) || c->said[RULE_PIECES])
        return;
    cyc_unfit(c, RULE_PIECES, node_get(c->table, "isles"),
              "%s has %d isle%s without troops, but only %d territory marker%s to hold them", c->h->match->names[seat],
              markers, plural(markers), c->b->territory, plural(c->b->territory));
    hangs_on(c->h, Q_TERRITORY, TERRITORY_UNLIMITED);
}

static void check_pieces(struct cyc_check *c)
{
    for (int seat = 0; seat < c->h->match->seats; seat++) {
        check_troops(c, seat);
        check_fleets(c, seat);
        check_territory(c, seat);
    }
}

/* ---- tiles and squares ----------------------------------------------------------------------------------------- */

static void check_tiles(struct cyc_check *c)
{
    const struct node *isles = node_get(c->table, "isles");
    for (int type = PORT; type <= METROPOLIS; type++) {
        int left = cyc_tiles_left(c->b, c->s, type);
        if (left < 0)
            cyc_unfit(c, RULE_TILES, isles, "%d %s tile%s in use; the box has %d", c->b->tiles[type] - left,
                      cyc_building_names[type], c->b->tiles[type] - left == 1 ? " is" : "s are", c->b->tiles[type]);
    }
    if (cyc_prosperity_left(c->b, c->s) < 0)
        cyc_unfit(c, RULE_TILES, isles, "%d prosperity markers are in use; the box has %d",
                  c->b->prosperity - cyc_prosperity_left(c->b, c->s), c->b->prosperity);
}

static void check_hands(struct cyc_check *c, int unit, const char *key, int all)
{
    struct tally held = {0};
    for (int seat = 0; seat < c->h->match->seats; seat++)
        tally_add(&held, c->h->match->names[seat], cyc_known(cyc_cards(c->s, unit)[seat]));
    if (held.total > all)
        cyc_unfit(c, RULE_TILES, node_get(c->table, key), "there are too many %s: %s; the box has %d", key,
                  tally_text(&held), all);
}

static void check_dotted(struct cyc_check *c, int isle)
{
    const struct cyc_isle *ground = &c->s->isle[isle];
    const struct node *at = isle_node(c, isle);
    int dotted = 0;
    for (int type = PORT; type < BUILDINGS; type++) {
        dotted += ground->dotted[type];
        if (ground->dotted[type] > ground->building[type])
            cyc_unfit(c, RULE_SQUARE, at, "`dotted` names a %s that is not among the buildings of %s",
                      cyc_building_names[type], cyc_isle_name(c->b, isle));
    }
    if (dotted > 0 && ground->metropolis)
        cyc_unfit(c, RULE_SQUARE, at, "the metropolis on %s covers the dotted place; no building can be there",
                  cyc_isle_name(c->b, isle));
    if (dotted > c->b->isle[isle].under_metropolis)
        cyc_unfit(c, RULE_SQUARE, at, "%d building%s on the dotted place of %s; it has room for %d", dotted,
                  plural(dotted), cyc_isle_name(c->b, isle), c->b->isle[isle].under_metropolis);
}

static void check_isles(struct cyc_check *c)
{
    for (int isle = 0; isle < c->b->isles; isle++) {
        const struct cyc_isle *ground = &c->s->isle[isle];
        const char *name = cyc_isle_name(c->b, isle);
        int built = cyc_buildings_on(ground), room = built + cyc_free_squares(c->b, c->s, isle);
        if (built > 0 && built > room)
            cyc_unfit(c, RULE_SQUARE, isle_node(c, isle), "%s has %d building%s; it has room for %d%s", name, built,
                      plural(built), room, ground->metropolis ? " beside the metropolis" : "");
        check_dotted(c, isle);
        if (cyc_reductions_on(ground) < 0)
            cyc_unfit(c, RULE_TEMPLE_USED, node_get(c->table, "discounts"),
                      "%d discount%s used on %s; it has %d temple%s + %d metropolis = %d", ground->used,
                      ground->used == 1 ? " is" : "s are", name, ground->building[TEMPLE],
                      plural(ground->building[TEMPLE]), ground->metropolis,
                      ground->building[TEMPLE] + ground->metropolis);
        if (ground->owner == NOBODY && ground->troops > 0)
            cyc_unfit(c, RULE_SHARED_SPACE, isle_node(c, isle), "there are troops on %s, which has no owner", name);
    }
}

static void check_seas(struct cyc_check *c)
{
    const struct node *fleets = node_get(c->table, "fleets");
    for (const struct node *player = node_first(fleets); player; player = player->next)
        for (const struct node *stack = player->first; stack; stack = stack->next) {
            int sea = cyc_sea_meant(c->b, stack->key->value);
            if (stack->value > 0 && sea != NOWHERE && c->s->sea[sea].owner != player->key->value)
                cyc_unfit(c, RULE_SHARED_SPACE, stack->key, "%s holds fleets of %s and of %s", stack->key->text,
                          c->h->match->names[player->key->value], c->h->match->names[c->s->sea[sea].owner]);
        }
}

/* ---- cards and markers ----------------------------------------------------------------------------------------- */

static int places_of(const struct cyc_check *c, int card)
{
    const struct node *discard = node_get(c->table, "discard");
    int figure = cyc_figure_of_card(card), places = 0;
    for (int space = 0; space < SPACES_ON_TRACK; space++)
        places += c->s->creature[space] == card;
    for (const struct node *each = discard ? cyc_first_of(discard) : NULL; each; each = cyc_next_of(discard, each))
        places += each->value == card;
    if (figure != NOWHERE && figure != FIGURE_KRAKEN)
        places += c->s->figure[figure].at != NOWHERE && !c->s->figure[figure].loose;
    return places;
}

static void check_cards(struct cyc_check *c)
{
    for (int card = 0; card < CREATURES; card++)
        if (places_of(c, card) > 1)
            cyc_unfit(c, RULE_CARDS, node_get(c->table, node_get(c->table, "discard") ? "discard" : "creatures"),
                      "the card %s is in %d places; it can be in only one", cyc_creature_titles[card],
                      places_of(c, card));
}

static void check_markers_of(struct cyc_check *c, int seat, int wanted)
{
    struct tally markers = {0};
    int on_track = 0, in_hand = 0;
    for (int i = 0; i < c->s->track_length; i++)
        on_track += c->s->track[i] == seat;
    for (int i = 0; i < c->s->outbids; i++)
        in_hand += c->s->outbid[i].seat == seat;
    tally_add(&markers, "track", on_track);
    tally_add(&markers, "gods", cyc_markers_on_gods(c->s, seat));
    tally_add(&markers, "hand", in_hand);
    const struct node *track = node_get(c->table, "track");
    int unknown = 0;
    for (int i = 0; i < c->s->track_length; i++)
        unknown += c->s->track[i] == SOMEBODY;
    if (markers.total > wanted || markers.total + unknown < wanted)
        cyc_unfit(c, RULE_MARKERS, track ? track : node_get(c->table, "offers"),
                  "%s has the wrong number of offering markers: %s; there must be %d", c->h->match->names[seat],
                  tally_text(&markers), wanted);
}

static void check_markers(struct cyc_check *c)
{
    int in_play = 0;
    if (c->s->phase == PHASE_ORDER || c->s->phase == PHASE_OVER)
        return;
    for (int seat = 0; seat < c->h->match->seats; seat++) {
        int wanted = c->s->out[seat] ? 0 : c->b->markers;
        in_play += wanted;
        check_markers_of(c, seat, wanted);
    }
    if (c->s->track_length != in_play)
        cyc_unfit(c, RULE_MARKERS, node_get(c->table, "track"), "the track has %d space%s for %d offering marker%s",
                  c->s->track_length, plural(c->s->track_length), in_play, plural(in_play));
}

bool cyc_check_table(struct hearing *h, const struct node *table)
{
    struct cyc_check c = {.h = h, .s = h->state, .b = h->match->box, .table = table};
    check_pieces(&c);
    check_tiles(&c);
    check_hands(&c, PRIEST, "priests", c.b->priests);
    check_hands(&c, PHILOSOPHER, "philosophers", c.b->philosopher_cards);
    check_isles(&c);
    check_seas(&c);
    check_cards(&c);
    check_markers(&c);
    cyc_check_figures(&c);
    cyc_check_moment(&c);
    return !c.impossible;
}
