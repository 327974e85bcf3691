/* Mykerinos: can this table exist? One function per code, in the order of the codes. */
#include <stdio.h>

#include "games/mykerinos/table.h"

/* Tells a breach at that key of the table (NULL: the whole) and returns false. */
static bool breach(struct myk_reading *r, const char *key, enum myk_rule rule, const char *why)
{
    const struct node *node = key ? node_get(r->table, key) : NULL;

    refuse(r->h, (int)rule, "%s", why);
    if (node)
        point_to(r->h, node);
    return false;
}

/* Tells an objection at that key, or at the item of it that is meant. Returns false if the table cannot exist. */
static bool objects(struct myk_reading *r, const char *key, enum myk_rule rule, const struct myk_objection *objection)
{
    const struct node *node = key ? node_get(r->table, key) : NULL;

    if (objection->verdict == FINE)
        return true;
    if (objection->verdict == BROKEN)
        refuse(r->h, (int)rule, "%s", objection->why);
    else {
        doubtful(r->h, (int)rule, "%s", objection->why);
        rests_on(r->h, "%s", objection->datum);
    }
    if (node)
        point_to(r->h, objection->index < 0 ? node : node_item(node, objection->index));
    return objection->verdict != BROKEN;
}

static int cubes_at_hand(const struct myk_reading *r, int colour)
{
    int own = colour == NEUTRAL ? 0 : r->s->stock[colour];

    for (int seat = 0; colour == NEUTRAL && seat < PLAYERS; seat++)
        own += r->s->held[seat];
    return own;
}

static int cubes_in_museum(const struct myk_reading *r, int colour)
{
    return colour == NEUTRAL ? 0 : r->museum[colour];
}

static void report_cubes(struct myk_reading *r, int colour, int out)
{
    const struct match *match = r->h->match;
    const char *name = myk_colour(match, colour);
    int whole = myk_box_of(match)->colour, stock = cubes_at_hand(r, colour), region = r->region[colour],
        museum = cubes_in_museum(r, colour);

    if (r->reserve_given[colour])
        refuse(r->h, RULE_CUBES,
               "%s has %d cubes in all (stock %d, reserve %d, region %d, Museum %d), and the box has %d of a colour",
               name, out + r->s->reserve[colour], stock, r->s->reserve[colour], region, museum, whole);
    else
        refuse(r->h, RULE_CUBES,
               "%s has %d cubes outside the reserve (stock %d, region %d, Museum %d), and the box has %d of a colour",
               name, out, stock, region, museum, whole);
    point_to(r->h, node_get(r->table, r->reserve_given[colour] ? "reserve" : "stock"));
}

static bool cubes_hold(struct myk_reading *r)
{
    const struct match *match = r->h->match;
    int whole = myk_box_of(match)->colour;

    for (int colour = 0; colour < COLOURS; colour++) {
        if (colour == NEUTRAL ? match->seats > 2 : colour >= match->seats)
            continue;
        int out = cubes_at_hand(r, colour) + r->region[colour] + cubes_in_museum(r, colour);
        if (r->reserve_given[colour] ? out + r->s->reserve[colour] == whole : out <= whole) {
            r->s->reserve[colour] = whole - out;
            continue;
        }
        report_cubes(r, colour, out);
        return false;
    }
    return true;
}

static bool spaces_hold(struct myk_reading *r)
{
    bool holds = true;

    if (r->outside) {
        refuse(r->h, RULE_SPACE_NONE, "a cube stands on %s, and the region of season %d ends with row %d",
               myk_spell_space(r->outside->value).text, r->s->season, myk_spaces_in(r->s->season) / COLUMNS);
        point_to(r->h, r->outside);
        holds = false;
    }
    if (r->doubled) {
        refuse(r->h, RULE_SPACE_FULL, "two cubes stand on %s", myk_spell_space(r->doubled->value).text);
        point_to(r->h, r->doubled);
        holds = false;
    }
    return holds;
}

static bool rooms_hold(struct myk_reading *r)
{
    if (!r->room_twice)
        return true;
    refuse(r->h, RULE_ROOM_FULL, "%s is named twice; a room holds one cube", myk_room_names[r->twice]);
    point_to(r->h, r->room_twice);
    return false;
}

static bool wings_hold(struct myk_reading *r)
{
    const struct node *wings = node_get(r->table, "wings");
    unsigned seen = 0;

    for (const struct node *patron = wings ? wings->first : NULL; patron; patron = patron->next)
        seen |= 1u << patron->value;
    if (!wings || (wings->count == CIRCLES && seen == (1u << PATRONS) - 1))
        return true;
    return breach(r, "wings", RULE_WINGS, "the five circles must show each of the five patrons once");
}

static bool counts_hold(struct myk_reading *r)
{
    const struct myk_state *s = r->s;
    const struct myk_box *box = myk_box_of(r->h->match);
    int known[KINDS] = {0}, all = 0, dealt = 0;

    for (int i = 0; i < TILES; i++)
        if (s->tile[i] != GONE)
            known[myk_tile_kind(s->tile[i])]++;
    for (int kind = 0; kind < KINDS; kind++) {
        known[kind] += s->discarded[kind];
        for (int seat = 0; seat < PLAYERS; seat++)
            known[kind] += s->owned[seat][kind];
        all += known[kind];
    }
    for (int season = 1; season < s->season + (s->phase != PHASE_DEAL); season++)
        dealt += box->deal[season - 1];
    struct myk_objection objection = myk_counts_fit(r->h->match, known);
    if (all > dealt && objection.verdict != BROKEN) {
        refuse(r->h, RULE_TILE_COUNT, "%d tiles are known, and %d have been dealt so far", all, dealt);
        return false;
    }
    return objects(r, NULL, RULE_TILE_COUNT, &objection);
}

static bool faces_hold(struct myk_reading *r)
{
    struct myk_objection objection = myk_faces_fit(r->h->match, r->s->tile, TILES);

    return objects(r, "tiles", RULE_TILE_FACE, &objection);
}

static bool tilted_hold(struct myk_reading *r)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int kind = 0; kind < KINDS; kind++) {
            int tilted = r->s->tilted[seat][kind], owned = r->s->owned[seat][kind];
            if (tilted <= owned)
                continue;
            refuse(r->h, RULE_TILTED_OWNED, "%s has tilted %d %s tile%s and owns %d", r->h->match->names[seat], tilted,
                   myk_kind_names[kind], plural(tilted), owned);
            point_to(r->h, node_get(r->table, "tilted"));
            return false;
        }
    return true;
}

static struct myk_objection points_of(const struct myk_reading *r, int seat)
{
    const struct match *match = r->h->match;
    const int *owned = r->s->owned[seat];
    int patrons = 0;
    long points = r->s->points[seat];

    for (int kind = 0; kind < PATRONS; kind++)
        patrons += owned[kind];
    long least = (long)owned[BLANK] * myk_least_points(match, BLANK);
    long most = (long)owned[BLANK] * myk_most_points(match, BLANK) + (long)patrons * myk_most_points(match, VIOLET);
    struct myk_objection objection = {.index = -1};
    if (points >= least && points <= most)
        return objection;
    bool filler = points > most && patrons && myk_points_assumed(match, VIOLET);
    bool blank_filler = owned[BLANK] && myk_points_assumed(match, BLANK);
    objection.verdict = filler || blank_filler ? DOUBTED : BROKEN;
    snprintf(objection.datum, sizeof objection.datum, "%s", myk_points_datum(filler ? VIOLET : BLANK));
    snprintf(objection.why, sizeof objection.why, "%s has %ld point%s, and the tiles owned show %ld at %s",
             match->names[seat], points, plural(points), points < least ? least : most,
             points < least ? "least" : "most");
    return objection;
}

static bool points_hold(struct myk_reading *r)
{
    struct myk_objection worst = {.index = -1};

    for (int seat = 0; seat < r->h->match->seats; seat++) {
        struct myk_objection objection = points_of(r, seat);
        if (objection.verdict > worst.verdict)
            worst = objection;
    }
    return objects(r, "points", RULE_POINTS, &worst);
}

/* The key under which something neutral stands; NULL if nothing does. */
static const char *neutral_key(const struct myk_reading *r)
{
    const struct myk_state *s = r->s;

    for (int seat = 0; seat < PLAYERS; seat++)
        if (s->held[seat])
            return "neutral-stock";
    return r->region[NEUTRAL]          ? "cubes"
           : s->reserve[NEUTRAL]       ? "reserve"
           : s->neutral_play != NOBODY ? "neutral-play"
           : s->done >> NEUTRAL & 1    ? "done"
           : r->neutral_in_closed      ? "closed"
                                       : NULL;
}

static bool neutral_holds(struct myk_reading *r)
{
    if (r->museum[NEUTRAL])
        return breach(r, "museum", RULE_NEUTRAL_NONE, "a neutral cube is in the Museum");
    if (neutral_key(r) && r->h->match->seats > 2)
        return breach(r, neutral_key(r), RULE_NEUTRAL_NONE,
                      "there is something neutral, which only a two-player game has");
    return true;
}

static bool phase_holds(struct myk_reading *r)
{
    const char *key = NULL, *why = myk_check_phase(r, &key);

    if (r->named_twice) {
        refuse(r->h, RULE_PHASE, "%s is named twice", r->named_twice->text);
        point_to(r->h, r->named_twice);
        return false;
    }
    return !why || breach(r, key, RULE_PHASE, why);
}

bool myk_check_table(struct myk_reading *r)
{
    static bool (*const tests[])(struct myk_reading *) = {
        cubes_hold, spaces_hold, rooms_hold,  wings_hold,    counts_hold,
        faces_hold, tilted_hold, points_hold, neutral_holds, phase_holds,
    };
    bool holds = true;

    for (size_t i = 0; i < sizeof tests / sizeof *tests; i++)
        holds = tests[i](r) && holds;
    return holds;
}
