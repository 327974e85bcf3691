/* Mykerinos: can this table exist? One function per code, in the order of the codes. */
#include "games/mykerinos/table.h"

/* Reports the mistake at `key`, or at the wrong item of it. False: the table cannot exist. */
static bool reports(struct myk_reading *r, const char *key, int rule, const struct myk_mistake *mistake)
{
    const struct node *node = node_get(r->table, key);
    bool holds = myk_tell_mistake(r->h, rule, mistake);
    if (mistake->verdict != FINE)
        point_to(r->h, node && mistake->index >= 0 ? node_item(node, mistake->index) : node);
    return holds;
}

/* The value of a colour in a map of the table; the map if it has none; NULL without a map. */
static const struct node *cell(const struct myk_reading *r, const char *key, int colour)
{
    const struct node *map = node_get(r->table, key), *row = node_at(map, colour);
    return row ? row : map;
}

/* Adds the cubes at a place, "stock 10 + reserve 12", if their number is known. Is it? */
static bool add_known(struct sum *cubes, const char *place, int count)
{
    if (count != UNKNOWN)
        sum_part(cubes, place, count);
    return count != UNKNOWN;
}

/* Do the cubes of a colour sum to those of the box? A reserve that was left out follows from a known rest. */
static bool colour_holds(struct myk_reading *r, int colour, struct text *sums)
{
    struct myk_state *s = r->s;
    int whole = myk_box_of(r->h->match)->colour;
    bool neutral = colour == NEUTRAL, held = true;
    struct sum cubes = {0};
    for (int seat = 0; neutral && seat < r->h->match->seats; seat++) {
        char holder[80];
        put_string(holder, sizeof holder, "held by %s", r->h->match->names[seat]);
        held = add_known(&cubes, holder, s->held[seat]) && held;
    }
    if (!neutral)
        held = add_known(&cubes, "stock", s->stock[colour]);
    bool all = add_known(&cubes, "reserve", r->reserve_given[colour] ? s->reserve[colour] : UNKNOWN) && held;
    sum_part(&cubes, "region", r->region[colour]);
    if (!neutral)
        sum_part(&cubes, "Museum", r->museum[colour]);
    int left = whole - cubes.total;
    if (!r->reserve_given[colour])
        s->reserve[colour] = held && left >= 0 ? left : UNKNOWN;
    bool holds = all ? left == 0 : left >= 0;
    /* "anna: stock 10 + reserve 12 + region 3 + Museum 1 = 26 cubes, not 25" */
    if (!holds)
        text_format(sums, "%s%s: %s = %d cubes, %s %d", sums->length ? "; " : "", myk_colour(r->h->match, colour),
                    cubes.words, cubes.total, all ? "not" : "more than", whole);
    return holds;
}

static bool cubes_hold(struct myk_reading *r)
{
    int wrong = NOBODY;
    struct text sums = {0};
    for (int colour = 0; colour < COLOURS; colour++)
        if (myk_plays(r->h->match, colour) && !colour_holds(r, colour, &sums))
            wrong = wrong == NOBODY ? colour : wrong;
    if (wrong != NOBODY)
        reject(r->h,
               cell(r,
                    r->reserve_given[wrong] ? "reserve"
                    : wrong == NEUTRAL      ? "cubes"
                                            : "stock",
                    wrong),
               RULE_CUBES, "%s", text_string(&sums));
    text_free(&sums);
    return wrong == NOBODY;
}

static bool spaces_hold(struct myk_reading *r)
{
    if (r->outside)
        reject(r->h, r->outside, RULE_SPACE_NONE, "a cube is on %s, but the region of season %d ends with row %d",
               myk_spell_space(r->outside->value).text, r->s->season, myk_spaces_in(r->s->season) / COLUMNS);
    if (r->doubled)
        reject(r->h, r->doubled, RULE_SPACE_FULL, "two cubes are on %s; a space can hold only one",
               myk_spell_space(r->doubled->value).text);
    return !r->outside && !r->doubled;
}

static bool rooms_hold(struct myk_reading *r)
{
    return !r->room_twice
           || reject(r->h, r->room_twice, RULE_ROOM_FULL, "%s is named twice; a room can hold only one cube",
                     myk_room_names[r->twice]);
}

bool myk_names_all_patrons(const struct node *wings)
{
    unsigned seen = 0;
    for (const struct node *patron = wings->first; patron; patron = patron->next)
        seen |= 1u << patron->value;
    return wings->count == CIRCLES && seen == (1u << PATRONS) - 1;
}

static bool wings_hold(struct myk_reading *r)
{
    const struct node *wings = node_get(r->table, "wings");
    return !node_first(wings) || myk_names_all_patrons(wings)
           || reject(r->h, wings, RULE_WINGS, "`wings` must name each of the five patrons once, for circles 1 to 5");
}

/* People who write a position to count the end often leave out season and phase: names both. */
static bool tell_moment(struct myk_reading *r, const char *key, int tiles)
{
    bool region = r->tiles_written || node_get(r->table, "cubes") || r->s->passes,
         passed = !myk_unpassed(r->h->match, r->s);
    const char *season = region ? "season: N" : "season: 4";
    const char *phase = !region ? "phase: over" : passed ? "phase: survey" : "phase: excavation";
    refuse(r->h, RULE_TILE_COUNT, "the position has %d tiles but no season; write `%s` and `%s`", tiles, season, phase);
    lacks_words(r->h, season, phase);
    point_to(r->h, node_get(r->table, key));
    return false;
}

static bool counts_hold(struct myk_reading *r)
{
    struct myk_known known = myk_known_tiles(r->s);
    struct myk_mistake mistake = myk_counts_fit(r->h->match, &known);
    int dealt = myk_dealt(r->h->match, r->s), sum = myk_known_sum(&known), lying = 0, owned = 0, discarded = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        lying += known.lying[kind];
        owned += known.owned[kind];
        discarded += known.discarded[kind];
    }
    const char *key = owned >= lying && owned >= discarded ? "owned" : discarded >= lying ? "discarded" : "tiles";
    if (sum > dealt && !node_get(r->table, "season") && !node_get(r->table, "phase"))
        return tell_moment(r, key, sum);
    if (sum <= dealt || mistake.verdict == BROKEN)
        return reports(r, key, RULE_TILE_COUNT, &mistake);
    return reject(r->h, node_get(r->table, key), RULE_TILE_COUNT,
                  "region %d + owned %d + discarded %d = %d tiles; only %d have been dealt so far", lying, owned,
                  discarded, sum, dealt);
}

static bool faces_hold(struct myk_reading *r)
{
    struct myk_mistake mistake = myk_faces_fit(r->h->match, r->s->tile, TILES);
    return reports(r, "tiles", RULE_TILE_FACE, &mistake);
}

static bool tilted_hold(struct myk_reading *r)
{
    for (int seat = 0; seat < PLAYERS; seat++)
        for (int kind = 0; kind < KINDS; kind++) {
            int tilted = r->s->tilted[seat][kind], owned = r->s->owned[seat][kind];
            if (tilted > owned)
                return reject(r->h, cell(r, "tilted", seat), RULE_TILTED_OWNED,
                              "%s has tilted %d %s tile%s but owns %d", r->h->match->names[seat], tilted,
                              myk_kind_names[kind], plural(tilted), owned);
        }
    return true;
}

static bool points_hold(struct myk_reading *r)
{
    const struct myk_state *s = r->s;
    struct myk_mistake worst = {.index = -1};
    int owner = 0;
    for (int seat = 0; seat < r->h->match->seats; seat++)
        if (s->points[seat] != UNKNOWN && !(s->more_tiles >> seat & 1)
            && myk_worse(&worst, myk_points_fit(r->h->match, seat, s->owned[seat], s->points[seat])))
            owner = seat;
    bool holds = reports(r, "points", RULE_POINTS, &worst);
    if (worst.verdict != FINE)
        point_to(r->h, cell(r, "points", owner));
    return holds;
}

/* The first key that names something neutral; NULL: none does. */
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
                                       : NULL;
}

static bool neutral_holds(struct myk_reading *r)
{
    const char *key = neutral_key(r);
    if (r->museum[NEUTRAL])
        return reject(r->h, node_get(r->table, "museum"), RULE_NEUTRAL_NONE, "a neutral cube is in the Museum");
    return !key || r->h->match->seats == 2
           || reject(r->h, node_get(r->table, key), RULE_NEUTRAL_NONE,
                     "neutral pieces are named, but only a two-player game has them");
}

/* ---- the phase --------------------------------------------------------------------------------------------------- */

/* The tiles that lie, of those with the numbers `from` to `to` - 1. */
static int lying(const struct myk_state *s, int from, int to)
{
    int tiles = 0;
    for (int i = from; i < to; i++)
        tiles += s->tile[i] != GONE;
    return tiles;
}

/* A reason why the parts contradict the phase, in the phases of these bits. */
struct test {
    unsigned in;
    bool wrong;
    const char *key, *why;
};

/* What is wrong with the phase: every reason, and the key of the first. */
struct breach {
    const char *key;
    struct text why;
};

static void add_breaches(const struct myk_state *s, struct breach *breach, const struct test *tests)
{
    for (const struct test *test = tests; test->key; test++)
        if (test->wrong && test->in >> s->phase & 1) {
            text_format(&breach->why, "%s%s", breach->key ? "; " : "", test->why);
            breach->key = breach->key ? breach->key : test->key;
        }
}

enum {
    IN_DEAL = 1 << PHASE_DEAL,
    DIGGING = 1 << PHASE_EXCAVATION,
    SURVEYING = 1 << PHASE_SURVEY,
    BETWEEN = IN_DEAL | 1 << PHASE_OVER,
    ANY_PHASE = BETWEEN | DIGGING | SURVEYING
};

/* Between seasons the region is empty, and nothing that belongs to a season is left. */
static void test_phase(const struct myk_reading *r, struct breach *breach)
{
    const struct myk_state *s = r->s;
    int unpassed = myk_unpassed(r->h->match, s), tiles = myk_tiles_in(s->season), areas = myk_areas_in(s->season);
    bool full = r->tiles_written == tiles, exists = s->area > 0 && s->area <= areas, cube = false, gone = false;
    for (int space = 0; space < SPACES; space++)
        cube |= s->cube[space] != NOBODY && myk_area_of(space) < s->area;
    for (int area = 1; area <= AREAS; area++) {
        bool later = area > s->area && area <= areas;
        gone |= later && myk_tiles_left(s, area) < 2;
    }
    const struct test tests[] = {
        {BETWEEN, s->phase == PHASE_OVER && s->season != SEASONS, "season", "the game is over only after season 4"},
        {BETWEEN, lying(s, 0, TILES) > 0, "tiles", "tiles are in the region, but between seasons it is empty"},
        {BETWEEN, !myk_no_cubes(s), "cubes", "cubes are in the region, but between seasons it is empty"},
        {BETWEEN, myk_any_tilted(s), "tilted", "tiles are tilted, but between seasons all must be upright"},
        {BETWEEN, s->passes > 0, "passed", "disks are on the scale, but between seasons it is empty"},
        {SURVEYING, unpassed > 0, "passed", "the survey begins only when every player has passed"},
        {SURVEYING, !exists, "area", "the region of seasons 1 to 3 has four areas"},
        {DIGGING, !full, "tiles", "an excavation needs exactly 8 tiles, 12 in season 4"},
        {DIGGING, full && lying(s, 0, tiles) < tiles, "tiles",
         "a tile is gone, but no tile leaves during the excavation"},
        {SURVEYING, !full, "tiles", "a survey needs exactly 8 tiles, 12 in season 4; write `gone` for those taken"},
        {SURVEYING, exists && lying(s, 0, myk_tile_of_area(s->area, LEFT)) > 0, "tiles",
         "a tile is still in an area that has been evaluated"},
        {SURVEYING, exists && cube, "cubes", "a cube is still in an area that has been evaluated"},
        {SURVEYING, exists && full && gone, "tiles", "a tile is gone from an area that has not been evaluated"},
        {SURVEYING, exists && full && !s->done && myk_tiles_left(s, s->area) < 2, "tiles",
         "a tile is gone from the area, but nobody has chosen in it"},
        {DIGGING, unpassed == 0, "passed", "all have passed, so the excavation is over"},
        {DIGGING, unpassed && s->turn != NOBODY && myk_has_passed(s, s->turn), "turn",
         "it is the turn of a player who has passed"},
        {DIGGING, s->last_action && unpassed != 1, "last-action",
         "the last action is used before all others have passed"},
        {ANY_PHASE & ~DIGGING, s->turn != NOBODY, "turn", "it is a player's turn, but only the excavation has turns"},
        {ANY_PHASE & ~DIGGING, s->last_action, "last-action",
         "`last-action` is written, but only an excavation has a last action"},
        {ANY_PHASE & ~SURVEYING, s->area != 0, "area", "an area is being evaluated, but only the survey does that"},
        {ANY_PHASE & ~SURVEYING, s->done != 0, "done", "a player has chosen, but only the survey has choices"},
        {ANY_PHASE & ~DIGGING, s->neutral_play != NOBODY, "neutral-play",
         "a player may place neutral cubes, but only the excavation allows that"},
        {0},
    };
    add_breaches(s, breach, tests);
}

static bool phase_holds(struct myk_reading *r)
{
    struct breach breach = {0};
    if (r->named_twice)
        return reject(r->h, r->named_twice, RULE_PHASE, "%s is named twice", r->named_twice->text);
    test_phase(r, &breach);
    bool holds =
        !breach.key || reject(r->h, node_get(r->table, breach.key), RULE_PHASE, "%s", text_string(&breach.why));
    text_free(&breach.why);
    return holds;
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
